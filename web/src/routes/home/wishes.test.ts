import { expect, test } from "vitest";
import { OFFERS } from "../../games";
import { pathOf, wishOf } from "./wishes";

test("an address asks for a game, for a table, or for nothing", () => {
  expect(wishOf("?play=extra")).toMatchObject({ play: { key: "extra" } });
  expect(wishOf("?new")).toEqual({ setup: { offer: OFFERS[0], friends: true } });
  expect(wishOf("?new=chess")).toEqual({ setup: { offer: OFFERS[0], friends: true } });
  for (const search of ["", "?play=chess", "?retry"]) expect(wishOf(search), search).toBeNull();
});

test("what somebody was about to set up is asked for by its address", () => {
  for (const offer of OFFERS)
    for (const friends of [true, false]) {
      const path = pathOf({ offer, friends });
      expect(wishOf(path.slice(1)), path).toEqual({ setup: { offer, friends } });
    }
});
