import { expect, it } from "vitest";
import type { ArchivedGame } from "../../lib/device/archive";
import { tallies } from "./statistics";

const game = (name: string, ranks: [mine: number, score: number], options = {}): ArchivedGame =>
  ({
    game: name,
    options,
    players: [
      { name: "Bo", level: "random" },
      { name: "Ann", you: true },
    ],
    result: [
      { seat: 0, rank: 3 - ranks[0], score: 1, tiebreaks: [] },
      { seat: 1, rank: ranks[0], score: ranks[1], tiebreaks: [] },
    ],
  }) as unknown as ArchivedGame;

it("counts my games of each kind, editions apart", () => {
  const games = [
    game("regenwormen", [1, 9]),
    game("regenwormen", [2, 4]),
    game("regenwormen", [1, 7], { expansion: true }),
    game("holzwurm", [2, -12]),
  ];
  expect(tallies(games).map(({ offer, ...rest }) => [offer.key, rest])).toEqual([
    ["regenwormen", { played: 2, won: 1, best: 9 }],
    ["extra", { played: 1, won: 1, best: 7 }],
    ["holzwurm", { played: 1, won: 0, best: -12 }],
  ]);
});

it("leaves out games in which nobody was me", () => {
  const watched = {
    ...game("holzwurm", [1, 3]),
    players: [{ name: "Bo" }, { name: "Ada" }],
  } as unknown as ArchivedGame;
  expect(tallies([watched])).toEqual([]);
});
