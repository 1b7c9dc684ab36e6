#!/usr/bin/env python3
"""An engine for Wormery: wormery arena regenwormen cautious "cmd:python3 examples/engine.py"

It reads lines of JSON and answers them; docs/engines.md has the protocol. To write one of your own, change `value`.
"""

import json
import sys

GAMES = ["regenwormen", "it-happens", "holzwurm"]


def value(choice, view):
    """How good a choice looks: an engine needs no rules, because the effects tell what it brings about."""
    action, total = choice["action"], 0
    if action["type"] in ("take", "steal"):  # Regenwormen: a tile in the hand, best somebody else's
        total += 1000 + action.get("tile", 50)
    if action["type"] in ("stop", "pass", "accept", "reroll"):
        total -= 500
    for effect in choice["effects"]:
        if effect["type"] == "kept":  # Regenwormen: many points, and a worm before the dice run out
            total += effect["gain"]
            if effect["symbol"] == "W" and view["turn"]["dice_left"] <= 5:
                total += 20
        elif effect["type"] == "found":  # It Happens..: a tile from the supply
            total += 4
        elif effect["type"] == "stands" and "seat" in effect:  # where the own color stands then
            total += 8 - 3 * effect["rank"] + (4 if effect["hits"] else 0)
        elif effect["type"] == "row_taken":  # Holzwurm: cards that one must get rid of again
            total += effect["delta"] - 3 * len(effect["cards"])
        elif effect["type"] in ("card_laid", "row_opened"):
            total += effect["delta"]
    return total


def answer(message):
    """The answer to a line, or nothing."""
    if "hello" in message:
        hello = {"protocol": 1, "name": "example in Python", "games": GAMES, "previews": True}
        return {"hello": hello}
    if "frame" in message:
        frame = message["frame"]
        best = max(frame["legal"], key=lambda choice: value(choice, frame["view"]))
        return {"ply": frame["ply"], "action": best["action"]}
    return None  # a game begins or is over, or a newer referee says something else


for line in sys.stdin:
    said = answer(json.loads(line))
    if said:
        print(json.dumps(said), flush=True)  # a line that is not flushed is a line that is late
