#!/usr/bin/env python3
"""A program that plays at a Wormery server, with nothing but Python's standard library.

    python3 bot.py http://127.0.0.1:8080 --play regenwormen          one game against one of the server's bots
    python3 bot.py http://127.0.0.1:8080 --table K3F9QW              sit down at a table of people
    python3 bot.py http://127.0.0.1:8080 --token wb_... --play holzwurm --players 4

Without --token it makes itself known to the server and prints the token, which can be used again.

How it works (docs/protocol.md has the whole interface):

1. GET  /api/v1/me                       a cookie: now the server knows us as a guest
2. POST /api/v1/me/bots                  a token for a program that plays, shown this once
3. POST /api/v1/play, or sit down at a table
4. GET  /api/v1/games/{id}/stream        one line of JSON for each thing that happens
5. POST /api/v1/games/{id}/actions       whenever a line says "your_turn"

To write a bot of your own, change `choose`.
"""

import argparse
import json
import secrets
import sys
import time
import urllib.error
import urllib.request


class Server:
    """The HTTP interface of a server."""

    def __init__(self, url, token=None):
        self.url = url.rstrip("/")
        self.token = token
        self.cookie = None

    def open(self, method, path, body=None, timeout=30):
        """Sends a request; a refusal raises urllib.error.HTTPError with a problem as its body."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        elif self.cookie:
            request.add_header("Cookie", self.cookie)
        return urllib.request.urlopen(request, timeout=timeout)

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


def choose(game, view, legal):
    """The action to take, out of the legal ones. This bot is careful in Regenwormen and takes its chances elsewhere."""
    if game == "regenwormen":
        takes = [action for action in legal if action["type"] in ("take", "steal")]
        if takes:
            return takes[-1]
        worms = [action for action in legal if action.get("symbol") == "W"]
        if worms:
            return worms[0]
    return secrets.choice(legal)


def play(server, game_id):
    """Plays a game to its end and returns the last line of the stream."""
    seen = 0
    while True:
        with server.open("GET", f"/api/v1/games/{game_id}/stream?since={seen}&previews=0") as stream:
            game = None
            for text in stream:
                if not text.strip():
                    continue  # a blank line: the server is still there
                line = json.loads(text)
                if line["type"] == "game_full":
                    game = line["info"]["game"]
                elif line["type"] == "game_end":
                    return line
                else:
                    seen = line["frame"]["ply"]
                if line["type"] == "your_turn":
                    act(server, game_id, game, line)
        time.sleep(0.2)  # the server went away for a moment: come back and go on


def act(server, game_id, game, line):
    """Answers a line that says it is our turn."""
    frame = line["frame"]
    body = {
        "ply": frame["ply"],
        "seat": line["seat"],
        "action": choose(game, frame["view"], [choice["action"] for choice in frame["legal"]]),
        "nonce": secrets.token_hex(16),  # our own luck, for the dice that follow
    }
    try:
        server.ask("POST", f"/api/v1/games/{game_id}/actions", body)
    except urllib.error.HTTPError as error:
        if error.code != 409:  # the table has moved on: the next line tells how
            raise


def find_game(server, args):
    """The id of the game to play: a new one, or that of a table where people wait."""
    if args.play:
        body = {"game": args.play, "players": args.players, "bot_pace_ms": args.bot_pace_ms}
        return server.ask("POST", "/api/v1/play", body)["game_id"]
    server.ask("POST", f"/api/v1/tables/{args.table}/commands", {"type": "sit"})
    print("sitting at", args.table, "and waiting for the game", file=sys.stderr)
    while True:
        table = server.ask("GET", f"/api/v1/tables/{args.table}")
        if table["state"] == "playing":
            return table["game_id"]
        time.sleep(0.5)


def main():
    """Reads the command line and plays one game."""
    parser = argparse.ArgumentParser(description="Plays a game at a Wormery server.")
    parser.add_argument("url", help="the server, such as http://127.0.0.1:8080")
    parser.add_argument("--token", help="the token of a program that is known already")
    parser.add_argument("--name", default="Python", help="the name that others see")
    parser.add_argument("--players", type=int, default=2, help="how many play, with --play")
    parser.add_argument("--bot-pace-ms", type=int, default=0, help="how long the server's bots wait, with --play")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--play", metavar="GAME", help="play a new game against the server's bots")
    where.add_argument("--table", metavar="CODE", help="sit down at a table")
    args = parser.parse_args()
    server = Server(args.url, args.token)
    if not server.token:
        print("token:", server.become_a_bot(args.name), file=sys.stderr)
    game_id = find_game(server, args)
    end = play(server, game_id)
    print(json.dumps({"game": game_id, "result": end.get("result")}))


if __name__ == "__main__":
    main()
