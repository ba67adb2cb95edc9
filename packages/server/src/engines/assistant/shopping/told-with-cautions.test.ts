import { expect, test } from "vitest";
import { cautionsTo } from "./told-with-cautions.ts";

test.each(["-1 ", "20 kg ", "5 grados ", "- - ", "dentro ", "I take ", "     ", "(((-", "1234567890", ",,,,"])(
  "4,000 characters of %j are read at once",
  (part) => {
    const message = part.repeat(4000 / part.length);
    const start = performance.now();
    cautionsTo(message);
    expect(performance.now() - start).toBeLessThan(60);
  },
);
