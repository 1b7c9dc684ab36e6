import { expect, test } from "vitest";
import art from "../../assets/faces.svg?raw";
import { FACES, MyFace } from "./face.svelte";
import { memory } from "../table/testing";

test("a face is remembered on this device, and is plain before", () => {
  const shelf = memory();
  const face = new MyFace(shelf);
  expect([face.chosen, face.pic]).toEqual([null, "face-plain"]);
  face.choose("bow");
  expect(new MyFace(shelf).pic).toBe("face-bow");
  face.forget();
  expect(face.pic).toBe("face-plain");
});

test("what is no face is none", () => {
  expect(new MyFace(memory({ "wormery.face": "dragon" })).chosen).toBeNull();
  expect(new MyFace(null).chosen).toBeNull();
});

test("every face is drawn", () => {
  for (const face of FACES) expect(art).toContain(`id="face-${face}"`);
});
