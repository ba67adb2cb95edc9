import { expect, test } from "vitest";
import { languages } from "../said/languages.ts";

test.each(languages.map(({ code, words }) => [code, words] as const))(
  "in %s nothing that stands for a small word is one, or one by which questions ask",
  (_, { typed, plain, moments, asked, opensQuestion }) => {
    const phrases = [...Object.values(asked), opensQuestion].flatMap((set) => [...set.values()].flat());
    const own = new Set([...plain, ...moments, ...phrases.filter(({ length }) => length === 1).flat()]);
    expect([...typed.meant.keys()].filter((one) => own.has(one))).toEqual([]);
  },
);
