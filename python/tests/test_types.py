"""The stubs tell of everything that is there, and of nothing else."""

import ast
import importlib.resources

import wormery
from wormery import _native


def public(names):
    return {name for name in names if not name.startswith("_")}


def stubs():
    text = importlib.resources.files(wormery).joinpath("_native.pyi").read_text(encoding="utf-8")
    return {node.name: node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def test_functions_and_classes_are_those_of_the_stubs():
    typed = {name for name, node in stubs().items() if not (isinstance(node, ast.ClassDef) and node.bases)}
    assert typed == public(dir(_native))


def test_methods_are_those_of_the_stubs():
    for name in ("State", "Batch"):
        methods = {node.name for node in stubs()[name].body if isinstance(node, ast.FunctionDef)}
        assert public(methods) == public(dir(getattr(_native, name)))


def test_the_package_is_typed_and_has_all_that_it_promises():
    assert importlib.resources.files(wormery).joinpath("py.typed").is_file()
    assert all(hasattr(wormery, name) for name in wormery.__all__)
