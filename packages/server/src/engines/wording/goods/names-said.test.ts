import { expect, test } from "vitest";
import { fold } from "../fold.ts";
import { keyOf, namesSaidBy } from "./names-said.ts";
import { languagesOfNames } from "../names-by-language.ts";
import { things } from "./things.ts";

/** Names that two things share knowingly, by their keys. */
const shared = new Set(["lantern", "bols", "mas lamba", "abajur", "kabel", "col"]);

/** By its key every plain name of every thing. */
const plainByKey = Map.groupBy(
  things.flatMap((thing) =>
    Object.values(thing.names)
      .flat()
      .filter(({ isAmbiguous }) => !isAmbiguous)
      .map(({ text }) => ({ text: fold(text), thing })),
  ),
  ({ text }) => keyOf(text.split(" ")),
);

test("no plain name of goods is that of other goods, whatever its ending", () => {
  const clashing = [...plainByKey].filter(
    ([key, of]) => new Set(of.map(({ thing }) => thing)).size > 1 && !shared.has(key),
  );
  expect(clashing.map(([key]) => key)).toEqual([]);
});

test("every thing is named in languages that are known, and never by nothing", () => {
  for (const { names, also } of things) {
    expect(Object.keys(names)).toEqual([...languagesOfNames]);
    expect([...Object.values(names).flat(), ...also].length).toBeGreaterThan(1);
  }
});

test("what is written just so is meant before what may be a form of it", () => {
  const named = (text: string): string[] => namesSaidBy([text]).map(({ thing }) => thing.names.en[0]!.text);
  expect(named("kabel")).toEqual(["cable"]);
  expect(named("kabellos")).toEqual(["wireless"]);
  expect(named("mutter")).toEqual([]);
  expect(named("kulakliklar")).toEqual(["headphones"]);
});
