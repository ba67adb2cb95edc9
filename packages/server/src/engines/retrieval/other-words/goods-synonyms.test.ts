import { expect, test } from "vitest";
import { foldedWords } from "../../wording/fold.ts";
import { goodsSynonyms } from "./goods-synonyms.ts";
import { keyOf } from "./goods-said.ts";

/** Names that two things share knowingly, by their keys. */
const shared = new Set(["lantern", "bols"]);

test("no name of goods is that of other goods, whatever its ending", () => {
  const rows = new Map<string, Set<number>>();
  for (const [row, { said }] of goodsSynonyms.entries())
    for (const name of said) {
      const key = keyOf(foldedWords(name));
      rows.set(key, (rows.get(key) ?? new Set()).add(row));
    }
  const clashing = [...rows].filter(([key, of]) => of.size > 1 && !shared.has(key)).map(([key]) => key);
  expect(clashing).toEqual([]);
});
