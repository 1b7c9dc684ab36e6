"""Draws the curve of the learner as a picture: `python curve.py CURVE.csv CURVE.svg`."""

import csv
import sys

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 64, 16, 16, 48


def draw(points):
    """An SVG with the share of the wins over the games played."""
    most = max(games for games, _ in points)
    x = lambda games: LEFT + (WIDTH - LEFT - RIGHT) * games / most  # noqa: E731
    y = lambda share: HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share  # noqa: E731
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" font-size="13">',
        "<title>The share of the wins against cautious over games of self-play</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
    ]
    for share in (0, 0.2, 0.4, 0.6, 0.8):
        color = "#b4531f" if share == 0.6 else "#d9d3c3"
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="{color}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end" fill="#3b352a">{share:.0%}</text>')
    for nth in range(4):
        games = most * nth // 3
        anchor = "end" if nth == 3 else "middle"
        parts.append(f'<text x="{x(games):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="{anchor}" fill="#3b352a">{games:,}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="#3b352a">games of self-play</text>')
    line = " ".join(f"{x(games):.1f},{y(share):.1f}" for games, share in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#3f6b2f" stroke-width="2.5" stroke-linejoin="round"/>')
    return "\n".join([*parts, "</svg>", ""])


def main(source, target):
    with open(source, encoding="utf-8", newline="") as file:
        points = [(int(row["games"]), float(row["share"])) for row in csv.DictReader(file)]
    with open(target, "w", encoding="utf-8") as file:
        file.write(draw(points))


if __name__ == "__main__":
    main(*sys.argv[1:])
