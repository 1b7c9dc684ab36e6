#!/usr/bin/env python3
"""Checks the dice of Wormery game records, written from docs/fair-dice.md alone.

    verify.py [--so-far] [--digest HEX] FILE...

Prints one line for each file. Exits with 0 if every file is proven, with 1 if one is not, with 2 if a file is no text
or cannot be read. A record without a result line is refused, unless --so-far is given. With --digest a record must also
have this digest: that of the game which was played, if you have kept it.

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
    ACTIONS = {}  # What may be said of an action besides its type.

    def act(self, seat, action):
        pass


class Regenwormen(Game):
    FACES = ["1", "2", "3", "4", "5", "W"]
    GOLDEN = {"111WWW": ["1", "1", "1", "W", "W", "W"], "standard": FACES}
    ACTIONS = {"roll": ["golden"], "keep": ["symbol"], "take": ["tile"], "steal": ["from"], "stop": [], "weasel": [],
               "accept": [], "give_back": ["specialist"], "rob": ["from"]}  # fmt: skip

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
    ACTIONS = {"roll": ["die"], "place": ["mound"], "reroll": [], "pass": []}

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
    ACTIONS = {"play": ["card", "row"]}
    CARDS = [f"{color}{value}" for color in "yrgpbn" for value in range(2 if color == "n" else 1, 12)]

    def __init__(self, header):
        self.seats = len(get(header, "players", list))

    def draw(self, stream, _):
        size = {5: 12, 6: 10}.get(self.seats, 15)
        drawn = stream.draw_front(list(self.CARDS), 5 + self.seats * size)
        hands = [drawn[5 + seat * size : 5 + (seat + 1) * size] for seat in range(self.seats)]
        hands = [sorted(hand, key=self.CARDS.index) for hand in hands]
        return {"type": "deal", "fate": drawn[:5], "hands": hands}


GAMES = {"regenwormen": Regenwormen, "it-happens": ItHappens, "holzwurm": Holzwurm}


def comparable(outcome):
    """An outcome as text; the order of the cards inside a hand has no meaning."""
    if isinstance(outcome.get("hands"), list):
        hands = [sorted(map(str, hand)) if isinstance(hand, list) else hand for hand in outcome["hands"]]
        outcome = dict(outcome, hands=hands)
    return json.dumps(outcome, sort_keys=True)


def in_order(value):
    """JSON in the one way that counts: no white space, names in order, as few escapes as possible."""
    if isinstance(value, Object):
        expect(not value.twice, None, "a name occurs twice in the options")
        return "{" + ",".join(compact(name) + ":" + in_order(value[name]) for name in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(in_order, value)) + "]"
    return compact(expect(type(value) in (str, int, bool), value, "there is something odd in the options"))


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# The chain of the lines: what the outcomes depend on, by the version of the proof.


class Version1:
    def __init__(self, name, key):
        self.key, self.record, self.nonce = key, hashlib.sha256(b"wormery-record-1" + name), None

    def stream(self, ply):
        nonce = self.nonce or self.record.digest()
        return Stream(hkdf(self.key, b"", b"outcome" + struct.pack(">I", ply) + nonce))

    def check_writing(self, line, step, game):
        pass

    def push(self, line, nonce):
        self.record.update(line + b"\n")
        self.nonce = nonce

    def check_end(self, result):
        pass


class Version2:
    def __init__(self, key, head, names, digest):
        self.key, self.head, self.names, self.digest = key, head, names, digest

    def stream(self, ply):
        return Stream(hkdf(self.key, b"", b"outcome-2" + struct.pack(">I", ply) + self.head))

    def check_writing(self, line, step, game):
        """A line is written in one way only: whoever could choose among several could choose the dice."""
        expected = {name: step[name] for name in ("chance", "seat", "action", "meta") if name in step}
        if "action" in step:
            kind = get(step["action"], "type", str)
            known = expect(kind in game.ACTIONS, game.ACTIONS.get(kind), "the action is unknown")
            names = [name for name in known if step["action"].get(name, False) is not False]
            expected["action"] = {name: step["action"][name] for name in ["type", *names]}
        if "meta" in step:
            expected["meta"] = {"nonce": get(step["meta"], "nonce", str)}
            expect("action" in step, None, "an outcome has no notes")
        same = compact(expected).encode() == line
        expect(same, None, "a proven line is written in one way only, without spaces and notes")

    def push(self, line, nonce):
        self.head = sha256(self.head, line, b"\n")

    def check_end(self, result):
        if sha256(b"wormery-end-2", self.head, self.names, *([] if result is None else [result, b"\n"])) != self.digest:
            raise Refused("the digest is not that of the record: something in it was changed, or its end is missing")


# What a proof and a seat of it may have.
PROOF = {1: {"id", "commitment", "secret", "seats"}}
PROOF[2] = PROOF[1] | {"version", "rules", "digest"}
SEAT = {1: {"hash", "entropy"}, 2: {"hash", "entropy", "name_hash", "salt"}}


def check_header(header):
    """The chain before the first step."""
    expect(set(header) <= {"record", "game", "players", "start_seat", "options", "meta"}, None, "a name too many")
    expect(get(header, "record", int) == 1, None, "the format is unknown")
    meta = get(header, "meta", Object, Object())
    if "fair" not in meta:
        raise Refused("the record has no proof")
    fair = get(meta, "fair", Object)
    version = get(fair, "version", int, 1)
    expect(version == 2 or "version" not in fair, None, "the version of the proof is unknown")
    expect(set(fair) <= PROOF[version] and not fair.twice, None, "the proof has a name too many")
    for number, seat in enumerate(get(fair, "seats", list)):
        known = isinstance(seat, Object) and set(seat) <= SEAT[version] and not seat.twice
        expect(known, None, f"seat {number} of the proof is wrong")
    name, key = check_proof(header, fair)
    return Version1(name, key) if version == 1 else begin(header, fair, name, key)


def check_proof(header, fair):
    """The id and the key of the game."""
    text = get(fair, "id", str)
    name = expect(re.fullmatch(r"[!-~]{1,64}", text), text, "the id is not visible ASCII").encode()
    commitment = get_hex(fair, "commitment", 32)
    if "secret" not in fair:
        raise Refused("the secret is not published, so nothing can be checked yet")
    secret = get_hex(fair, "secret", 32)
    if sha256(b"wormery-commit-1", name, secret) != commitment:
        raise Refused("the secret is not the one that the server committed to")
    seats = get(fair, "seats", list)
    expect(len(seats) == len(get(header, "players", list)), None, "the proof is for another number of seats")
    info = b"".join(seat_entropy(name, number, seat) for number, seat in enumerate(seats))
    return name, hkdf(secret, name, info)


def seat_entropy(name, number, seat):
    if "hash" not in seat and "entropy" not in seat:
        return b""
    entropy = get_hex(seat, "entropy", 16)
    if sha256(b"wormery-seat-1", name, bytes([number]), entropy) != get_hex(seat, "hash", 32):
        raise Refused(f"the entropy of seat {number} is not the one of its hash")
    return entropy


def begin(header, fair, name, key):
    """The chain of version 2 before the first step."""
    seats = get(fair, "seats", list)
    lines = ["wormery-header-2", f"id {name.decode()}", f"game {get(header, 'game', str)}"]
    lines += [f"rules {get(fair, 'rules', int)}", f"options {in_order(get(header, 'options', Object, Object()))}"]
    lines += [f"start_seat {get(header, 'start_seat', int, 0)}", f"commitment {get(fair, 'commitment', str)}"]
    lines += [f"seat {get(seat, 'hash', str, '-')}" for seat in seats]
    head = sha256("".join(line + "\n" for line in lines).encode())
    names = [name_hash(*numbered) for numbered in enumerate(zip(seats, get(header, "players", list)))]
    return Version2(key, head, sha256(b"wormery-names-2", *names), get_hex(fair, "digest", 32))


def name_hash(number, seat_and_name):
    seat, name = seat_and_name
    expect(type(name) is str, None, f"the name of seat {number} is wrong")
    proven = get_hex(seat, "name_hash", 32)
    if "salt" in seat:
        same = sha256(b"wormery-name-2", get_hex(seat, "salt", 16), name.encode()) == proven
    else:
        same = name == "Somebody"  # The name was withdrawn.
    return expect(same, proven, f"the name of seat {number} is not the one of its hash")


def check_steps(lines, game, chain, so_far):
    outcomes, nonce, result = 0, None, None
    for ply, line in enumerate(lines):
        try:
            step = read_json(line)
            expect(result is None, None, "nothing may follow the result")
            if "result" in step:
                result = line
                continue
            chain.check_writing(line, step, game)
            if "chance" in step:
                outcome = get(step, "chance", Object)
                expected = game.draw(chain.stream(ply), outcome)
                expect(comparable(outcome) == comparable(expected), None, "the dice are not those of the proof")
                outcomes += 1
            else:
                game.act(get(step, "seat", int), get(step, "action", Object))
                meta = get(step, "meta", Object, Object())
                nonce = get_hex(meta, "nonce", 16) if "nonce" in meta else None
        except (Refused, UnicodeEncodeError) as refused:
            raise Refused(f"line {ply + 2}: {refused}") from refused
        chain.push(line, nonce)
    chain.check_end(result)
    expect(result or so_far, None, "there is no result line: see --so-far for a game that was abandoned")
    return outcomes


def check(data, so_far, kept):
    """What was found, in words."""
    data.decode()  # A record is UTF-8, or it is no record.
    lines = (data[:-1] if data.endswith(b"\n") else data).split(b"\n")
    try:
        header = read_json(lines[0])
        kind = GAMES.get(get(header, "game", str))
        game = expect(kind, kind, "the game is unknown")(header)
        chain = check_header(header)
    except (Refused, UnicodeEncodeError) as refused:
        raise Refused(f"line 1: {refused}") from refused
    outcomes = check_steps(lines[1:], game, chain, so_far)
    if kept is not None:
        expect(isinstance(chain, Version2), None, "the proof has no digest")
        expect(chain.digest == kept, None, "the record is another one than was played")
    seats = header["meta"]["fair"]["seats"] if isinstance(chain, Version2) else []
    withdrawn = [f"; the name of seat {n} was withdrawn" for n, seat in enumerate(seats, 1) if "salt" not in seat]
    return f"{outcomes} outcomes are those of the proof" + "".join(withdrawn)


def main(arguments):
    so_far = "--so-far" in arguments
    arguments = [argument for argument in arguments if argument != "--so-far"]
    kept = None
    if "--digest" in arguments:
        place = arguments.index("--digest")
        text = "".join(arguments[place + 1 : place + 2])
        kept = bytes.fromhex(text) if re.fullmatch("[0-9a-f]{64}", text) else b""
        del arguments[place : place + 2]
    status = 0
    if not arguments or kept == b"":
        print(__doc__.strip(), file=sys.stderr)
        return 2
    for file in arguments:
        try:
            with open(file, "rb") as record:
                print(f"{file}: ok: {check(record.read(), so_far, kept)}")
        except Refused as refused:
            print(f"{file}: refused: {refused}")
            status = max(status, 1)
        except (OSError, UnicodeDecodeError) as error:
            print(f"verify.py: {file}: {error}", file=sys.stderr)
            status = 2
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
