#!/usr/bin/env python3
"""A program that plays at a Wormery server, with nothing but Python's standard library.

    python3 bot.py http://127.0.0.1:8080 --play regenwormen              one game against one of the server's bots
    python3 bot.py http://127.0.0.1:8080 --play regenwormen --options '{"expansion": true}' --games 5
    python3 bot.py http://127.0.0.1:8080 --table K3F9QW                  sit down at a table that allows programs
    python3 bot.py http://127.0.0.1:8080 --token wb_... --play holzwurm --players 4

Without --token it makes itself known to the server and prints the token, which can be used again;
`wormery bot-token` prints one as well.

How it works (docs/protocol.md has the whole interface):

1. GET  /api/v1/me                       a cookie: now the server knows us as a guest
2. POST /api/v1/me/bots                  a token for a program that plays, shown this once
3. POST /api/v1/play, or sit down at a table
4. GET  /api/v1/games/{id}/stream        one line of JSON for each thing that happens
5. POST /api/v1/games/{id}/actions       whenever a line says "your_turn"

A server that says "too many" (429) or "not just now" (503) also says when to come back, and this program does.
It comes back as well when the server is started anew or the line is lost, and with --token it goes on with a game that it left.

To write a bot of your own, change `choose`.
"""

import argparse
import http.client
import itertools
import json
import math
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

# ---------------------------------------------------------------------------------------------- the server


# What is answered while a server is started anew, by the server or by a proxy in front of it.
PASSING = (429, 500, 502, 503, 504)


class Refused(Exception):
    """What the server refused, and why."""

    def __init__(self, status, problem):
        super().__init__(problem.get("detail", f"status {status}"))
        self.status, self.code = status, problem.get("code")


class Server:
    """The HTTP interface of a server."""

    def __init__(self, url, token=None, patience=120):
        self.url = url.rstrip("/")
        self.token = token
        self.cookie = None
        self.patience = patience  # seconds after which a server that cannot be reached is given up
        # A server on this machine is asked without a proxy, also where the environment names one.
        is_here = urllib.parse.urlsplit(self.url).hostname in ("localhost", "127.0.0.1", "::1")
        self.opener = urllib.request.build_opener(*([urllib.request.ProxyHandler({})] if is_here else []))

    def open(self, method, path, body=None):
        """Sends a request until it is answered; a refusal that stays one raises `Refused`."""
        pause, since = 0.25, time.monotonic()
        while True:
            try:
                return self.opener.open(self.request(method, path, body), timeout=30)
            except urllib.error.HTTPError as error:
                why, when = Refused(error.code, problem_of(error)), error.headers.get("Retry-After", "")
                if error.code not in PASSING:
                    raise why from None
                if when.isdigit():
                    wait(int(when), why)
                    since = time.monotonic()
                    continue
            except (OSError, http.client.HTTPException) as error:
                why = error
            if time.monotonic() - since > self.patience:
                raise why
            wait(pause, f"the server cannot be reached ({why})")
            pause = min(2 * pause, 15)

    def request(self, method, path, body):
        """A request with our token, or with our cookie."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        elif self.cookie:
            request.add_header("Cookie", self.cookie)
        return request

    def ask(self, method, path, body=None):
        """Sends a request and reads the answer."""
        with self.open(method, path, body) as answer:
            cookie = answer.headers.get("Set-Cookie")
            if cookie:
                self.cookie = cookie.split(";")[0]
            text = answer.read()
            return json.loads(text) if text else None

    def become_a_bot(self, name):
        """Makes a program known and plays under its token from now on."""
        self.ask("GET", "/api/v1/me")
        self.token = self.ask("POST", "/api/v1/me/bots", {"name": name})["token"]
        return self.token


def problem_of(error):
    """What the server says about a refusal; whatever stands in between may answer with a page of its own."""
    try:
        return json.loads(error.read())
    except (ValueError, OSError):
        return {}


def wait(seconds, why):
    """Waits, and says so where it takes a while."""
    if seconds >= 5:
        print(f"waiting {seconds:.0f} s: {why}", file=sys.stderr)
    time.sleep(seconds)


# ------------------------------------------------------------------------------------------------ a game


def play(server, game_id):
    """Plays a game to its end and returns the last line of the stream."""
    seen, pause = 0, 0.25
    while True:
        with server.open("GET", f"/api/v1/games/{game_id}/stream?since={seen}&previews=0") as stream:
            game = None
            try:
                for text in stream:
                    if not text.strip():
                        continue  # a blank line: the server is still there
                    line, pause = json.loads(text), 0.25
                    if line["type"] == "game_full":
                        game = line["info"]["game"]
                    elif line["type"] == "game_end":
                        return line
                    else:
                        seen = line["frame"]["ply"]
                    if line["type"] == "your_turn":
                        act(server, game_id, game, line)
            except (OSError, http.client.HTTPException, ValueError):
                pass  # the line broke off, perhaps in the middle of a word
        time.sleep(pause)  # the server went away for a moment: come back and go on
        pause = min(2 * pause, 15)


def act(server, game_id, game, line):
    """Answers a line that says it is our turn."""
    frame = line["frame"]
    body = {
        "ply": frame["ply"],
        "seat": line["seat"],
        "action": choose(game, frame["view"], line["seat"], [choice["action"] for choice in frame["legal"]]),
        "nonce": secrets.token_hex(16),  # our own luck, for the dice that follow
    }
    try:
        # An action belongs to its ply: sent twice, after an answer that was lost, it happens once.
        server.ask("POST", f"/api/v1/games/{game_id}/actions", body)
    except Refused as refused:
        if refused.status != 409:  # the table has moved on: the next line tells how
            raise


# ---------------------------------------------------------------------------------------- what to choose


def choose(game, view, seat, legal):
    """The action to take, out of the legal ones: the one that a rule of thumb likes best."""
    if len(legal) == 1:
        return legal[0]
    liking = {"regenwormen": regenwormen, "it-happens": it_happens, "holzwurm": holzwurm}.get(game)
    return max(legal, key=lambda action: liking(view, seat, action, legal)) if liking else legal[0]


# Regenwormen, with and without the expansion: rows and stacks of tiles, dice "1" to "5" and "W".

POINTS = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "W": 5}
SPECIALISTS = ["raven", "canned_worm", "weasel", "golden_die", "hen"]  # the most useful last


def regenwormen(view, seat, action, legal):
    """Likes high points for few dice and a worm among them, takes tiles, and rolls on where that pays."""
    turn, kind = view["turn"], action["type"]
    if kind == "keep":
        return keep_liking(turn, action["symbol"], view["expansion"])
    if kind == "take":
        return 100 + tile_worms(action["tile"])
    if kind == "steal":
        top = view["seats"][action["from"]]["tiles"][-1]
        return 100 + 1.5 * tile_worms(top)  # what we get somebody else loses
    if kind == "roll":
        gets = max((regenwormen(view, seat, other, legal) for other in legal if other["type"] in ("take", "steal")), default=0)
        return (100 + roll_worth(view, seat) if gets else 1) + (0.5 if action.get("golden") else 0)
    if kind == "weasel":
        return -2 if any(other["type"] == "keep" for other in legal) else 1
    if kind == "give_back":
        return -SPECIALISTS.index(action["specialist"])
    if kind == "rob":
        return view["seats"][action["from"]]["score"]
    return 0  # stop, accept: when there is nothing else


def keep_liking(turn, symbol, expansion):
    """What it is worth to keep a symbol: its points, less what its dice would bring on average."""
    count, has_worm = turn["roll"].count(symbol), "W" in turn["kept"]
    left = turn["dice_left"] - count
    liking = count * (POINTS[symbol] - 2.9)
    if symbol == "W" and not has_worm:
        liking += 4 + len(set(turn["kept"]))  # no tile without a worm
    if left == 0 and symbol != "W" and not has_worm:
        liking -= 100
    if expansion and symbol == "1" and count > 1:
        liking += 6  # a worm token, whatever becomes of the turn
    return liking


def roll_worth(view, seat):
    """What the next roll brings on average in worms, if one stops after it; to get nothing costs the top tile."""
    turn, worth = view["turn"], 0.0
    kept, n_dice = set(turn["kept"]), turn["dice_left"]
    own = view["seats"][seat]["tiles"]
    loss = tile_worms(own[-1]) if own else 0
    for roll in itertools.combinations_with_replacement(POINTS, n_dice):
        new = set(roll) - kept
        best = -loss
        for symbol in new:
            if symbol == "W" or "W" in kept:
                total = turn["total"] + roll.count(symbol) * POINTS[symbol]
                best = max(best, worms_for(view, seat, total))
        ways = math.factorial(n_dice)
        for face in set(roll):
            ways //= math.factorial(roll.count(face))
        worth += ways * best
    return worth / 6**n_dice


def worms_for(view, seat, total):
    """The worms of the best tile that a total brings, from a neighbor or from the row."""
    for other, neighbor in enumerate(view["seats"]):
        if other != seat and neighbor["tiles"][-1:] == [total] and total > 20:
            return 1.5 * tile_worms(total)
    tiles = [entry["tile"] for entry in view["row"] if entry["open"] and entry["tile"] > 20]
    return max((tile_worms(tile) for tile in tiles if tile <= total), default=0)


def tile_worms(tile):
    """The worms on a tile: one from 21 on, one more every four; one on the small tiles of the expansion."""
    return (tile - 17) // 4 if tile > 20 else 1


# It Happens..: three mounds with columns, dice that win queens and generals by their sums.


def it_happens(view, seat, action, legal):
    """Likes high dice where the queen is worth much, finds that make pairs, and its own dice before the third color's."""
    kind, thrown = action["type"], view.get("thrown")
    if kind == "place":
        return place_liking(view, seat, thrown["color"], thrown["value"], action["mound"])
    if kind == "reroll":
        mounds = [other["mound"] for other in legal if other["type"] == "place"]
        best = [max(place_liking(view, seat, thrown["color"], value, mound) for mound in mounds) for value in range(1, 7)]
        return sum(best) / 6 - 1.2  # a worm tile is a point, and may be needed
    if kind == "roll":
        return 1 if action["die"] == "own" else 0
    return -1  # pass


def place_liking(view, seat, color, value, mound):
    """What a die of a color is worth to us on a mound: what it promises there, and what it finds."""
    card, me = view["mounds"][mound], view["colors"][seat]
    used = [column["dice"] for column in card["columns"] if column["dice"]]
    sums = {dice[0]["color"]: sum(die["value"] for die in dice) for dice in used}
    before = mound_worth(view, card, sums, me["color"])
    sums[color] = sums.get(color, 0) + value
    change = mound_worth(view, card, sums, me["color"], placed=color) - before
    if color != me["color"]:
        return change  # the third color: what it finds is lost to us anyway
    return change + find_worth(me, next_field(card, color)) + (0.7 if sums[color] == card["worm"] else 0)


def mound_worth(view, card, sums, mine, placed=None):
    """The points that a color can hope for on a mound, by how far its sum is likely to be ahead of the others."""
    ends = {}
    for entry in view["colors"]:
        color, dice = entry["color"], entry["dice"] - (entry["color"] == placed)
        room = free_fields(card, color) - (color == placed)
        if color in sums or (room > 0 and dice > 0):
            ends[color] = sums.get(color, 0) + 3.5 * min(max(room, 0), dice / 3)
    if mine not in ends:
        return 0
    ahead = sorted((chance(ends[mine] - end) for color, end in ends.items() if color != mine))
    first = ahead[0] if ahead else 1
    second = ahead[1] if len(ahead) > 1 else 1
    return card["queen"] * first + card["general"] * (second - first)


def chance(lead):
    """How likely somebody stays ahead by whose sum is so much higher now."""
    return 1 / (1 + math.exp(-lead / 2.5))


def free_fields(card, color):
    """How many dice of a color still fit on a mound."""
    own = [column for column in card["columns"] if column["dice"] and column["dice"][0]["color"] == color]
    column = own or [column for column in card["columns"] if not column["dice"]]
    return len(column[0]["fields"]) - len(column[0]["dice"]) if column else 0


def next_field(card, color):
    """The field on which the next die of a color comes to lie on a mound."""
    own = [column for column in card["columns"] if column["dice"] and column["dice"][0]["color"] == color]
    column = own[0] if own else next(column for column in card["columns"] if not column["dice"])
    return column["fields"][len(column["dice"])]


def find_worth(me, field):
    """What a find is worth: a worm is a point and a bit, a second object of a kind five, a first one a hope."""
    if field in (".", "W"):
        return 1.2 if field == "W" else 0
    has = me["objects"].get(field, 0)
    return [2.0, 5.0][has] if has < 2 else 0.2


# Der dreizehnte Holzwurm: cards such as "g5" on rows of which each needs a higher number than it has cards.


def holzwurm(view, seat, action, legal):
    """Plays low cards while they fit and nails before the deal ends, keeps good wood, and takes a row that is worth it."""
    card, row = action["card"], action.get("row")
    lies = view["rows"][row]["cards"] if row is not None else []
    others = [other["n_cards"] for idx, other in enumerate(view["seats"]) if idx != seat]
    if number(card) > len(lies):
        if len(view["hand"]) == 1:
            return 1000  # out, and thirty points
        late = 6 / max(1, min([*others, len(view["hand"])]))
        return -0.3 * number(card) - late * score(card) - (3 if card[0] == "n" else 0) + (1 if row is None else 0)
    if view["fate"][-1] == "x13":
        return -1000
    gets = sum(score(other) for other in lies) + score(view["fate"][-1])
    return 0.3 * gets + 1.5 * (len(lies) + 1) - 1


def number(card):
    """The number on a card."""
    return int(card[1:])


def score(card):
    """What a card counts in the hand: even numbers for it, odd ones against it."""
    return number(card) if number(card) % 2 == 0 else -number(card)


# ------------------------------------------------------------------------------------------ the way there


def find_game(server, args):
    """The table to play at, and the id of its game: one that we left, a new one, or that of a table where people wait."""
    left = game_we_left(server, args)
    if left:
        print("going on with", left["id"], file=sys.stderr)
        return left["table"], left["id"]
    if args.play:
        body = {"game": args.play, "players": args.players, "bot_pace_ms": args.bot_pace_ms, "options": args.options}
        if args.level:
            body["level"] = args.level
        table = server.ask("POST", "/api/v1/play", body)
        return table["code"], table["game_id"]
    server.ask("POST", f"/api/v1/tables/{args.table}/commands", {"type": "sit"})
    print("sitting at", args.table, "and waiting for the game", file=sys.stderr)
    return args.table, next_game(server, args.table, None)


def game_we_left(server, args):
    """The game that waits for us since we ended in the middle of it, if there is one like those that we are to play."""
    def is_meant(game):
        if args.table:
            return game["table"] == args.table
        wanted = game["game"] == args.play and game.get("options", {}) == args.options and len(game["players"]) == args.players
        return wanted and all(player["you"] or "level" in player for player in game["players"])

    games = server.ask("GET", "/api/v1/me/games?limit=100")["games"]
    return next((game for game in games if "ended" not in game and is_meant(game)), None)


def next_game(server, code, last):
    """The id of the next game at a table, as soon as it is played."""
    while True:
        table = server.ask("GET", f"/api/v1/tables/{code}")
        if table["state"] == "playing" and table["game_id"] != last:
            return table["game_id"]
        time.sleep(0.5)


def play_all(server, args):
    """Plays one game after the other at one table, and prints how each ended."""
    code, game_id = find_game(server, args)
    for idx in range(args.games):
        if idx > 0:
            if args.play:
                server.ask("POST", f"/api/v1/tables/{code}/commands", {"type": "rematch"})
            game_id = next_game(server, code, game_id)
        end = play(server, game_id)
        print(json.dumps({"game": game_id, "result": end.get("result")}), flush=True)


def main():
    """Reads the command line and plays."""
    parser = argparse.ArgumentParser(description="Plays games at a Wormery server.")
    parser.add_argument("url", help="the server, such as http://127.0.0.1:8080")
    parser.add_argument("--token", help="the token of a program that is known already")
    parser.add_argument("--name", default="Python", help="the name that others see")
    parser.add_argument("--games", type=int, default=1, help="how many games to play, one after the other")
    parser.add_argument("--players", type=int, default=2, help="how many play, with --play")
    parser.add_argument("--level", help="how the server's bots play, with --play")
    parser.add_argument("--options", type=json.loads, default={}, help="house rules as JSON, with --play")
    parser.add_argument("--bot-pace-ms", type=int, default=0, help="how long the server's bots wait, with --play")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--play", metavar="GAME", help="play against the server's bots")
    where.add_argument("--table", metavar="CODE", help="sit down at a table that allows programs")
    args = parser.parse_args()
    if not args.url.startswith(("http://", "https://")):
        parser.error(f"{args.url} is no address; one is http://127.0.0.1:8080")
    if args.games < 1:
        parser.error("--games: at least one")
    if args.token and not args.token.isprintable():
        parser.error("--token: it has signs that no token has")
    server = Server(args.url, args.token)
    try:
        if not server.token:
            print("token:", server.become_a_bot(args.name), file=sys.stderr)
        play_all(server, args)
    except Refused as refused:
        sys.exit(f"{args.url} refuses: {refused} ({refused.code})")
    except (OSError, http.client.HTTPException) as error:
        sys.exit(f"{args.url} cannot be reached: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
