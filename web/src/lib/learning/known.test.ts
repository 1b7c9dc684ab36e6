import { expect, test } from "vitest";
import { Known } from "./known";
import { memory } from "../table/testing";

test("a device knows me without the server, but not my id there", () => {
  const shelf = memory();
  new Known(shelf).me = { name: "Ann", color: "teal" };
  expect(new Known(shelf).me).toEqual({ id: "", name: "Ann", color: "teal" });
  expect(new Known(shelf).name).toBe("Ann");
  new Known(shelf).me = null;
  expect(shelf.kept).toEqual({});
});

test("somebody whom nobody knows gets a name, and keeps it", () => {
  const shelf = memory();
  const name = new Known(shelf).name;
  expect(name).toMatch(/^Worm \d{3}$/);
  expect(new Known(shelf).name).toBe(name);
});

test("the people at the device are remembered, each once", () => {
  const shelf = memory();
  new Known(shelf).people = ["Oma", "", "Jan", "Oma"];
  expect(new Known(shelf).people).toEqual(["Oma", "Jan"]);
});

test("what cannot be read is forgotten, and nothing is needed", () => {
  expect(new Known(memory({ "wormery.me": "{", "wormery.people": `{"a":1}` })).people).toEqual([]);
  expect(new Known(memory({ "wormery.me": "7" })).me).toBeNull();
  expect(new Known(null).name).toMatch(/^Worm/);
});
