import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor.ts";

test("a cursor leads back to its place", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (place) => {
      expect(decodeCursor(encodeCursor(place))).toBe(place);
    }),
  );
});

test("no cursor is the beginning", () => {
  expect(decodeCursor(undefined)).toBeNull();
});

test.each(["", "!", "AA==", "AAB", encodeCursor("a\0b"), `${encodeCursor("shop")}=`, "-_-_-_"])(
  "%j is none of ours",
  (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(expect.objectContaining({ code: "validation_failed" }));
  },
);
