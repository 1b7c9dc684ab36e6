#!/usr/bin/env python3
"""Checks the dice of Wormery game records, written from docs/fair-dice.md alone.

    verify.py [--so-far] FILE...

Prints one line for each file. Exits with 0 if the dice of every file are those of its proof, with 1 if those of one
are not, with 2 if a file is no text or cannot be read. A record without a result line is refused, unless --so-far is given.

It looks at dice and cards, not at the rules: whether a player was allowed to do what he did is for `wormery verify`.
It needs Python 3.8 and nothing else.
"""

import hashlib
import hmac
import json
import re
import struct
import sys


class Refused(Exception):
    """The record is not proven; the text says why."""


# ChaCha20 (RFC 8439): the key stream for the zero nonce, from block 0 on.


def quarter_round(state, a, b, c, d):
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[x] = (state[x] + state[y]) & 0xFFFFFFFF
        mixed = state[z] ^ state[x]
        state[z] = ((mixed << turn) | (mixed >> (32 - turn))) & 0xFFFFFFFF


def chacha20_block(key, counter):
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + [counter, 0, 0, 0]
    state = list(start)
    for _ in range(10):
        for column in range(4):
            quarter_round(state, column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter_round(state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(start, state)))


class Stream:
    """The bytes of one outcome, and the numbers drawn from them."""

    def __init__(self, key):
        self.key, self.blocks, self.bytes = key, 0, b""

    def take(self, count):
        while len(self.bytes) < count:
            self.bytes += chacha20_block(self.key, self.blocks)
            self.blocks += 1
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return int.from_bytes(taken, "little")

    def below(self, bound):
        size = 1 if bound <= 256 else 4
        ways = 256**size
        while True:
            drawn = self.take(size)
            if drawn < ways - ways % bound:
                return drawn % bound

    def draw_front(self, items, count):
        for place in range(min(count, len(items))):
            other = place + self.below(len(items) - place)
            items[place], items[other] = items[other], items[place]
        return items[:count]


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def hkdf(ikm, salt, info):
    """HKDF-SHA-256 (RFC 5869), 32 bytes of it: one round of expansion."""
    pseudo_random_key = hmac.new(salt, ikm, hashlib.sha256).digest()
    return hmac.new(pseudo_random_key, info + b"\x01", hashlib.sha256).digest()


# Reading JSON: a name that occurs twice must not mean one thing here and another there.


class Object(dict):
    """A JSON object that knows which of its names occurred twice."""

    twice = frozenset()


def as_object(pairs):
    item, names = Object(pairs), [name for name, _ in pairs]
    if len(item) != len(pairs):
        item.twice = frozenset(name for name in item if names.count(name) > 1)
    return item


def read_json(text):
    def constant(name):
        raise Refused(f"{name} is not JSON")

    def integer(digits):
        return int(digits) if len(digits) < 20 else digits

    try:
        item = json.loads(text.decode(), object_pairs_hook=as_object, parse_constant=constant, parse_int=integer)
    except (ValueError, RecursionError) as error:
        raise Refused(f"it is not JSON that can be read: {error}") from error
    return expect(isinstance(item, Object) and not item.twice, item, "it is not an object, or a name occurs twice")


def expect(condition, value, message):
    if not condition:
        raise Refused(message)
    return value


def get(item, name, kind, default=None):
    """The value of a name that occurs at most once; without a default it must be there."""
    expect(isinstance(item, Object) and name not in item.twice, None, f"{name} occurs twice")
    value = item.get(name, default)
    return expect(type(value) is kind or name not in item and default is not None, value, f"{name} is missing or wrong")


def get_hex(item, name, size):
    text = get(item, name, str)
    return bytes.fromhex(expect(re.fullmatch(r"[0-9a-f]{%d}" % (2 * size), text), text, f"{name} is not hex"))


# What is drawn in each game. `act` is told of every action, `draw` gives the outcome that chance must have answered.


class Game:
    def act(self, seat, action):
        pass


class Regenwormen(Game):
    FACES = ["1", "2", "3", "4", "5", "W"]
    GOLDEN = {"111WWW": ["1", "1", "1", "W", "W", "W"], "standard": FACES}

    def __init__(self, header):
        golden = get(get(header, "options", Object, Object()), "golden_faces", str, "111WWW")
        self.golden_faces = expect(golden in self.GOLDEN, self.GOLDEN.get(golden), "golden_faces is unknown")
        self.roller, self.left, self.golden, self.faces = None, 8, False, []

    def act(self, seat, action):
        kind = get(action, "type", str)
        if kind == "roll" and seat != self.roller:
            self.roller, self.left, self.golden = seat, 8, action.get("golden") is True
        if kind == "keep":
            symbol = get(action, "symbol", str)
            kept_golden = self.golden and self.faces[-1:] == [symbol]
            self.left -= self.faces.count(symbol) - kept_golden
            self.golden = self.golden and not kept_golden

    def draw(self, stream, _):
        numbers = [stream.below(6) for _ in range(self.left + self.golden)]
        self.faces = [self.FACES[number] for number in numbers]
        if self.golden:
            self.faces[-1] = self.golden_faces[numbers[-1]]
        return {"type": "dice", "faces": self.faces}


class ItHappens(Game):
    def __init__(self, header):
        options = get(header, "options", Object, Object())
        self.cards = ["M%02d" % number for number in range(1, 13)]
        if get(options, "deck", str, "reconstruction-1") == "custom":
            self.cards = [get(card, "id", str) for card in get(options, "deck_cards", list)]

    def draw(self, stream, outcome):
        if get(outcome, "type", str) == "die":
            return {"type": "die", "value": stream.below(6) + 1}
        drawn = stream.draw_front(list(self.cards), 3)
        self.cards = [card for card in self.cards if card not in drawn]
        return {"type": "mounds", "cards": drawn}


class Holzwurm(Game):
    CARDS = [f"{color}{value}" for color in "yrgpbn" for value in range(2 if color == "n" else 1, 12)]

    def __init__(self, header):
        self.seats = len(get(header, "players", list))

    def draw(self, stream, _):
        size = {5: 12, 6: 10}.get(self.seats, 15)
        drawn = stream.draw_front(list(self.CARDS), 5 + self.seats * size)
        hands = [drawn[5 + seat * size : 5 + (seat + 1) * size] for seat in range(self.seats)]
        return {"type": "deal", "fate": drawn[:5], "hands": hands}


GAMES = {"regenwormen": Regenwormen, "it-happens": ItHappens, "holzwurm": Holzwurm}


def comparable(outcome):
    """An outcome as text; the order of the cards inside a hand has no meaning."""
    if isinstance(outcome.get("hands"), list):
        hands = [sorted(map(str, hand)) if isinstance(hand, list) else hand for hand in outcome["hands"]]
        outcome = dict(outcome, hands=hands)
    return json.dumps(outcome, sort_keys=True)


def check_proof(header):
    """The id and the key of the game."""
    meta = get(header, "meta", Object, Object())
    if "fair" not in meta:
        raise Refused("the record has no proof")
    fair = get(meta, "fair", Object)
    expect(set(fair) <= {"id", "commitment", "secret", "seats"}, None, "the proof has a name too many")
    text = get(fair, "id", str)
    name = expect(re.fullmatch(r"[!-~]{1,64}", text), text, "the id is not visible ASCII").encode()
    commitment = get_hex(fair, "commitment", 32)
    if "secret" not in fair:
        raise Refused("the secret is not published, so nothing can be checked yet")
    secret = get_hex(fair, "secret", 32)
    if sha256(b"wormery-commit-1", name, secret) != commitment:
        raise Refused("the secret is not the one that the host committed to")
    seats = get(fair, "seats", list)
    expect(len(seats) == len(get(header, "players", list)), None, "the proof is for another number of seats")
    info = b"".join(seat_entropy(name, number, seat) for number, seat in enumerate(seats))
    return name, hkdf(secret, name, info)


def seat_entropy(name, number, seat):
    if seat == {}:
        return b""
    expect(isinstance(seat, Object) and set(seat) == {"hash", "entropy"}, None, f"seat {number} of the proof is wrong")
    entropy = get_hex(seat, "entropy", 16)
    if sha256(b"wormery-seat-1", name, bytes([number]), entropy) != get_hex(seat, "hash", 32):
        raise Refused(f"the entropy of seat {number} is not the one of its hash")
    return entropy


def check_steps(lines, game, name, key, so_far):
    record = hashlib.sha256(b"wormery-record-1" + name)
    nonce, outcomes, has_result = None, 0, False
    for ply, line in enumerate(lines):
        try:
            step = read_json(line)
            expect(not has_result, None, "nothing may follow the result")
            if "result" in step:
                has_result = True
            elif "chance" in step:
                info = b"outcome" + struct.pack(">I", ply) + (nonce or record.digest())
                outcome = get(step, "chance", Object)
                expected = game.draw(Stream(hkdf(key, b"", info)), outcome)
                expect(comparable(outcome) == comparable(expected), None, "the dice are not those of the proof")
                outcomes += 1
            else:
                game.act(get(step, "seat", int), get(step, "action", Object))
                meta = get(step, "meta", Object, Object())
                nonce = get_hex(meta, "nonce", 16) if "nonce" in meta else None
        except Refused as refused:
            raise Refused(f"line {ply + 2}: {refused}") from refused
        record.update(line + b"\n")
    expect(has_result or so_far, None, "there is no result line: see --so-far for a game that was abandoned")
    return outcomes


def check(data, so_far):
    """The number of outcomes that were recomputed."""
    data.decode()  # A record is UTF-8, or it is no record.
    lines = (data[:-1] if data.endswith(b"\n") else data).split(b"\n")
    try:
        header = read_json(lines[0])
        kind = GAMES.get(get(header, "game", str))
        game = expect(kind, kind, "the game is unknown")(header)
        name, key = check_proof(header)
    except Refused as refused:
        raise Refused(f"line 1: {refused}") from refused
    return check_steps(lines[1:], game, name, key, so_far)


def main(arguments):
    so_far = "--so-far" in arguments
    files = [argument for argument in arguments if argument != "--so-far"]
    status = 0
    if not files:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    for file in files:
        try:
            with open(file, "rb") as record:
                print(f"{file}: ok: {check(record.read(), so_far)} outcomes are those of the proof")
        except Refused as refused:
            print(f"{file}: refused: {refused}")
            status = max(status, 1)
        except (OSError, UnicodeDecodeError) as error:
            print(f"verify.py: {file}: {error}", file=sys.stderr)
            status = 2
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
