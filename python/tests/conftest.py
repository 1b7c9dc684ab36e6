"""What several tests need."""

from pathlib import Path

import pytest
import wormery

ROOT = Path(__file__).resolve().parents[2]

# Every game with the fewest and the most players, and Regenwormen with its expansion.
TABLES = [(game, players, None) for game in wormery.games() for players in wormery.seats(game)]
TABLES += [("regenwormen", 2, {"expansion": True}), ("regenwormen", 7, {"expansion": True})]


def table_id(table: tuple[str, int, dict[str, bool] | None]) -> str:
    game, players, options = table
    return f"{game}-{players}" + ("-options" if options else "")


every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)
every_game = pytest.mark.parametrize("game", wormery.games())


def golden_records() -> list[Path]:
    return sorted((ROOT / "records").glob("*.wgr"))
