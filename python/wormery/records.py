"""Game records: reading, checking, writing, reviewing."""

import json
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from . import _native
from ._native import State


class Record:
    """A record that was checked line by line: every step is allowed, and the result is what the rules say."""

    def __init__(self, text: str) -> None:
        found = _native.replay(text)
        # A line ends with a line feed and with nothing else: names may have what Python also takes for an end.
        header, *lines = (json.loads(line) for line in text.removesuffix("\n").split("\n"))
        self.text = text
        self.game: str = header["game"]
        self.players: list[str] = header["players"]
        self.options: dict[str, Any] = header.get("options", {})
        self.start_seat: int = header.get("start_seat", 0)
        self.steps: list[dict[str, Any]] = [line for line in lines if "result" not in line]
        self.scores: list[int] | None = found["scores"]
        self.ranks: list[int] | None = found["ranks"]

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end."""
        return self.ranks is not None

    def state(self, ply: int | None = None) -> State:
        """The state after so many steps; after all of them without a number."""
        return State.from_record(self.text, ply)

    def states(self) -> Iterator[tuple[State, dict[str, Any]]]:
        """Every step with the state before it."""
        state = self.state(0)
        for step in self.steps:
            yield state.clone(), step
            state.apply_event({key: step[key] for key in ("action", "chance") if key in step})

    def write(self, path: str | PathLike[str]) -> None:
        """Writes the record to a file."""
        Path(path).write_text(self.text, encoding="utf-8", newline="\n")


def read_record(path: str | PathLike[str]) -> Record:
    """Reads and checks a record; a ValueError names the first line that is wrong."""
    return Record(Path(path).read_bytes().decode("utf-8"))


replay = read_record


def review(record: Record | State | str | PathLike[str]) -> dict[str, Any]:
    """Tells luck and skill of a game apart: a record, a state, or the path of a record; docs/review.md explains the fields."""
    if isinstance(record, State):
        return _native.review(record.record())
    if not isinstance(record, Record):
        record = read_record(record)
    return _native.review(record.text)
