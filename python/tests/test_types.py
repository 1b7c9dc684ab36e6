"""The stubs tell of everything that is there, and of nothing else; and the package passes a strict check of its types."""

import ast
import importlib.metadata
import importlib.resources
import inspect
import subprocess
import sys
from pathlib import Path

import pytest
import wormery
from wormery import _native

CLASSES = ("State", "Batch")


def public(names):
    return {name for name in names if not name.startswith("_")}


def stubs():
    text = importlib.resources.files(wormery).joinpath("_native.pyi").read_text(encoding="utf-8")
    return {node.name: node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def methods(name):
    return {node.name: node for node in stubs()[name].body if isinstance(node, ast.FunctionDef)}


def typed(node):
    """The parameters of a stub, those that have a default with it."""
    args = node.args
    places = [(arg.arg, None) for arg in args.posonlyargs + args.args]
    defaults = [None] * (len(places) - len(args.defaults)) + args.defaults
    named = [(arg.arg, default) for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)]
    pairs = [(name, default) for (name, _), default in zip(places, defaults, strict=True)] + named
    return [(name, default and ast.unparse(default)) for name, default in pairs if name not in ("self", "cls")]


def real(function):
    """The parameters of what is there, in the same form."""
    parameters = inspect.signature(function).parameters.values()
    pairs = [(one.name, None if one.default is one.empty else repr(one.default)) for one in parameters]
    return [(name, "..." if default == "Ellipsis" else default) for name, default in pairs if name != "self"]


def test_functions_and_classes_are_those_of_the_stubs():
    names = {name for name, node in stubs().items() if not (isinstance(node, ast.ClassDef) and node.bases)}
    assert names == public(dir(_native))


def test_functions_take_what_the_stubs_say():
    functions = {name: node for name, node in stubs().items() if isinstance(node, ast.FunctionDef)}
    assert {name: typed(node) for name, node in functions.items()} == {name: real(getattr(_native, name)) for name in functions}


@pytest.mark.parametrize("name", CLASSES)
def test_methods_are_those_of_the_stubs(name):
    there, stub = getattr(_native, name), methods(name)
    assert public(stub) == public(dir(there))
    asked = {method: node for method, node in stub.items() if callable(getattr(there, method)) and public([method])}
    assert {method: typed(node) for method, node in asked.items()} == {method: real(getattr(there, method)) for method in asked}
    assert typed(stub["__new__"]) == real(there)


@pytest.mark.parametrize("name", CLASSES)
def test_nobody_makes_a_class_of_one_that_is_final(name):
    assert "final" in [ast.unparse(decorator) for decorator in stubs()[name].decorator_list]
    with pytest.raises(TypeError, match="not an acceptable base type"):
        type("More", (getattr(_native, name),), {})


def test_the_package_is_typed_and_has_all_that_it_promises():
    assert importlib.resources.files(wormery).joinpath("py.typed").is_file()
    assert all(hasattr(wormery, name) for name in wormery.__all__)


def test_the_package_passes_a_strict_check_of_its_types():
    # What was found out about numpy is kept beside the virtual environment: it takes most of the time.
    cache = Path(sys.prefix).parent / "mypy"
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(cache), "-p", "wormery"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("name", CLASSES)
def test_everything_says_what_it_is_at_run_time(name):
    there = getattr(_native, name)
    told = {method: ast.get_docstring(node) for method, node in methods(name).items() if ast.get_docstring(node)}
    assert {method: inspect.getdoc(getattr(there, method)) for method in told} == told
    assert inspect.getdoc(there) == ast.get_docstring(stubs()[name])


def test_functions_say_what_they_are_at_run_time():
    told = {name: ast.get_docstring(node) for name, node in stubs().items() if isinstance(node, ast.FunctionDef)}
    assert {name: inspect.getdoc(getattr(_native, name)) for name in told} == told
    assert all(told.values())


def test_the_version_is_that_of_the_package():
    assert wormery.__version__ == importlib.metadata.version("wormery")
