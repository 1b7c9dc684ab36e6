"""Boards as text: what one player sees, or everybody."""

from collections.abc import Iterable
from typing import Any

View = dict[str, Any]


def text(game: str, view: View) -> str:
    """The board in lines of text; of a game that has no such lines, each part of the view."""
    lines = _TEXTS.get(game, _parts)
    return "\n".join(lines(view))


def _parts(view: View) -> Iterable[str]:
    return (f"{name}: {part}" for name, part in view.items())


def _regenwormen(view: View) -> Iterable[str]:
    tiles = (f"{tile['tile']}{'~' * tile['worms']}" for tile in view["row"] if tile["open"])
    yield "row     " + " ".join(tiles)
    for seat, player in enumerate(view["seats"]):
        stack = " ".join(map(str, player["tiles"])) or "no tile"
        extra = "".join(f", {name}" for name in player.get("specialists", []))
        yield f"{_mark(view.get('seat') == seat)}player {seat}  {player['score']:>2} worms  {stack}{extra}"
    turn = view.get("turn")
    if turn:
        kept = " ".join(turn["kept"]) or "nothing"
        yield f"kept    {kept} = {turn['total']}"
        yield f"rolled  {' '.join(turn['roll'])}" if turn.get("roll") else f"{turn['dice_left']} dice left"


def _it_happens(view: View) -> Iterable[str]:
    thrown = view.get("thrown")
    die = f", {thrown['color']} {thrown['value']} thrown" if thrown else ""
    yield f"round {view['round']} of {view['rounds']}{die}"
    for mound in view["mounds"]:
        yield f"mound   queen {mound['queen']}, general {mound['general']}, worm {mound['worm']}"
        for column in mound["columns"]:
            dice = [f"{die['color'][0]}{die['value']}" for die in column["dice"]]
            fields = [dice[place] if place < len(dice) else found for place, found in enumerate(column["fields"])]
            rank = f"  rank {column['rank']}" if column.get("rank") else ""
            yield "        " + " ".join(f"{field:>3}" for field in fields) + rank
    for color in view["colors"]:
        who = f"player {color['seat']}" if color.get("seat") is not None else "nobody"
        found = " ".join(f"{name}x{n}" for name, n in color["objects"].items() if n)
        line = f"{color['color']:<7} {who}  {color['dice']} dice  {color['worms']} worms  {found}".rstrip()
        yield _mark(color.get("seat") == view.get("to_act") is not None) + line


def _holzwurm(view: View) -> Iterable[str]:
    yield f"deal {view['deal']} of {view['deals']}"
    for number, row in enumerate(view["rows"]):
        yield f"row {number}   {row.get('color', ''):<7} {' '.join(row['cards'])}  (more than {row['needs'] - 1})"
    yield "fate    " + " ".join(view["fate"])
    for seat, player in enumerate(view["seats"]):
        yield f"{_mark(view.get('to_act') == seat)}player {seat}  {player['score']:>3} points  {player['n_cards']} cards"
    if view.get("hand"):
        yield "hand    " + " ".join(view["hand"])


def _mark(is_next: bool) -> str:
    return "> " if is_next else "  "


_TEXTS = {"regenwormen": _regenwormen, "it-happens": _it_happens, "holzwurm": _holzwurm}
