import { expect, test } from "vitest";
import { accentOf, textOn } from "./accent.ts";
import { contrast, readableOn } from "./contrast.ts";

const everyColour = function* (step: number) {
  for (let red = 0; red < 256; red += step)
    for (let green = 0; green < 256; green += step)
      for (let blue = 0; blue < 256; blue += step)
        yield `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

test("black on white is 21, a colour on itself 1, and the order does not matter", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#3355ff", "#3355ff")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#ffffff", "#767676")).toBe(contrast("#767676", "#ffffff"));
});

test("text on any accent reaches 4.5", () => {
  const faint = [...everyColour(5)].filter((accent) => contrast(textOn(accent), accent) < 4.5);
  expect(faint).toEqual([]);
  expect(contrast(textOn("#767676"), "#767676")).toBeGreaterThanOrEqual(4.5);
});

test("any accent stands out from the dark surface", () => {
  for (const accent of everyColour(15)) {
    expect(contrast(accentOf({ accent }, "dark"), "#17191e"), accent).toBeGreaterThanOrEqual(3);
  }
});

test("white is kept for as long as it can be read", () => {
  expect(textOn("#3355ff")).toBe("#ffffff");
  expect(textOn("#ffdd00")).toBe("#000000");
});

test("any accent becomes readable on a light and on a dark surface", () => {
  for (const accent of everyColour(51)) {
    for (const surface of ["#ffffff", "#f3f4f6", "#17181c", "#24262c"]) {
      expect(contrast(readableOn([surface], accent), surface), `${accent} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("a colour that can be read already stays as it is", () => {
  expect(readableOn(["#ffffff", "#f2f3f5"], "#3355ff")).toBe("#3355ff");
});
