import { expect, test } from "vitest";
import { isSurely, namesSaidBy } from "../../wording/goods/names-said.ts";
import { languages } from "./languages.ts";

test.each(languages.map((one) => [one.code, one] as const))(
  "no word of every day is read as a name of goods in whatever language: %s",
  (_, { words: { plain, circumstances } }) => {
    const read = [...plain, ...circumstances].filter((word) =>
      namesSaidBy([word]).some((name) => isSurely(name, [word])),
    );
    expect(read).toEqual([]);
  },
);
