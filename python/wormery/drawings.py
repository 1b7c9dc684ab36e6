"""Boards as SVG, for notebooks: what one player sees, or everybody."""

from dataclasses import dataclass, field
from html import escape
from typing import Any

from . import boards

View = dict[str, Any]

COLORS = {
    "yellow": "#e8b62c", "red": "#c8452f", "green": "#5c9440", "purple": "#8a5aa8", "blue": "#3f7fb5", "white": "#f7f3e8",
}
CARD_COLORS = {"y": "yellow", "r": "red", "g": "green", "p": "purple", "b": "blue"}
INK, PAPER, WOOD, DIE, GREY = "#3a2c1a", "#fdf3dc", "#e3c48f", "#fffaf0", "#b9b2a4"
SIZE, GAP, LEFT = 30, 4, 96


@dataclass
class Sheet:
    """A drawing that grows downwards, a line of boxes at a time."""

    shapes: list[str] = field(default_factory=list)
    width: int = LEFT
    height: int = 10

    def line(self, name: str, boxes: list[tuple[str, str]], *, is_next: bool = False) -> None:
        """A name and boxes beside it, each with its text and color."""
        middle = self.height + SIZE // 2 + 5
        weight = ' font-weight="700"' if is_next else ""
        self.shapes.append(f'<text x="10" y="{middle}"{weight}>{escape(name)}</text>')
        at = LEFT
        for text, fill in boxes:
            width = max(SIZE, 9 * len(text) + 10)
            self.shapes.append(
                f'<rect x="{at}" y="{self.height}" width="{width}" height="{SIZE}" rx="5" fill="{fill}" stroke="{INK}"/>'
                f'<text x="{at + width // 2}" y="{middle}" text-anchor="middle">{escape(text)}</text>'
            )
            at += width + GAP
        self.width = max(self.width, at, 9 * len(name) + 20)
        self.height += SIZE + GAP

    def note(self, text: str) -> None:
        """A line of words."""
        self.shapes.append(f'<text x="10" y="{self.height + 16}">{escape(text)}</text>')
        self.width = max(self.width, 9 * len(text) + 20)
        self.height += 24

    def svg(self, title: str) -> str:
        width, height = self.width + 10, self.height + 10
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'role="img" aria-label="{escape(title)}"><rect width="{width}" height="{height}" rx="8" fill="{PAPER}"/>'
            f'<g font-family="ui-sans-serif, sans-serif" font-size="14" fill="{INK}">{"".join(self.shapes)}</g></svg>'
        )


def svg(game: str, view: View) -> str:
    """The board of a game; of one that is not drawn, its lines of text."""
    sheet = Sheet()
    draw = _DRAWN.get(game)
    if draw:
        draw(sheet, view)
    else:
        for line in boards.text(game, view).split("\n"):
            sheet.note(line)
    return sheet.svg(boards.text(game, view))


def _regenwormen(sheet: Sheet, view: View) -> None:
    row = [(f"{tile['tile']} {'~' * tile['worms']}", WOOD if tile["open"] else GREY) for tile in view["row"]]
    sheet.line("row", row)
    for seat, player in enumerate(view["seats"]):
        stack = [(str(tile), WOOD) for tile in player["tiles"]]
        held = [(name.replace("_", " "), PAPER) for name in player.get("specialists", [])]
        sheet.line(f"player {seat}: {player['score']}", stack + held, is_next=view.get("seat") == seat)
    turn = view.get("turn")
    if turn:
        sheet.line(f"kept: {turn['total']}", [(face, DIE) for face in turn["kept"]])
        sheet.line("rolled", [(face, DIE) for face in turn.get("roll") or []] or [(f"{turn['dice_left']} dice left", PAPER)])


def _it_happens(sheet: Sheet, view: View) -> None:
    thrown = view.get("thrown")
    sheet.note(f"round {view['round']} of {view['rounds']}")
    if thrown:
        sheet.line("thrown", [(str(thrown["value"]), COLORS[thrown["color"]])])
    for mound in view["mounds"]:
        sheet.note(f"queen {mound['queen']}, general {mound['general']}, worm {mound['worm']}")
        for column in mound["columns"]:
            dice = [(str(die["value"]), COLORS[die["color"]]) for die in column["dice"]]
            found = [(text if text != "." else "", PAPER) for text in column["fields"][len(dice):]]
            sheet.line(f"rank {column['rank']}" if column.get("rank") else "", dice + found)
    for color in view["colors"]:
        seat = color.get("seat")
        found = [(f"{name} {n}" if n > 1 else name, PAPER) for name, n in color["objects"].items() if n]
        counted = [(f"{color['dice']} dice", COLORS[color["color"]]), (f"{color['worms']} ~", PAPER)]
        name = "nobody" if seat is None else f"player {seat}"
        sheet.line(name, counted + found, is_next=seat is not None and seat == view.get("to_act"))


def _holzwurm(sheet: Sheet, view: View) -> None:
    sheet.note(f"deal {view['deal']} of {view['deals']}")
    for number, row in enumerate(view["rows"]):
        sheet.line(f"row {number}: {row['needs']}+", [_card(card) for card in row["cards"]])
    sheet.line("fate", [_card(card) for card in view["fate"]])
    for seat, player in enumerate(view["seats"]):
        known = [_card(card) for card in player.get("known", [])]
        hidden = [(f"{player['n_cards']} cards", GREY)]
        sheet.line(f"player {seat}: {player['score']}", hidden + known, is_next=view.get("to_act") == seat)
    if view.get("hand"):
        sheet.line("hand", [_card(card) for card in view["hand"]])


def _card(card: str) -> tuple[str, str]:
    return card[1:], COLORS.get(CARD_COLORS.get(card[0], ""), GREY)


_DRAWN = {"regenwormen": _regenwormen, "it-happens": _it_happens, "holzwurm": _holzwurm}
