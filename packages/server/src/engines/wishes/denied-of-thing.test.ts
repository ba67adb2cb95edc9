import { expect, test } from "vitest";
import { deniedOfThing } from "./denied-of-thing.ts";

const cases: [said: string, denied: string[][]][] = [
  ["Not waterproof.", [["waterproof"]]],
  ["Not waterproof and not windproof.", [["waterproof"], ["windproof"]]],
  ["Wifi yok.", [["wifi"]]],
  ["Wifi yok ve şarj yok.", [["wifi"], ["sarj"]]],
  ["Don't travel without it.", []],
  ["Never without a strap.", []],
  ["No charger is as fast.", []],
  ["Kein Ladegerät ist so schnell.", []],
  ["Aucun doute, pas aussi rapide.", []],
  ["No more dandruff.", []],
  ["Keine Schuppen mehr.", []],
  ["Pode ir no forno.", []],
  ["Não pode ir no forno.", [["pode", "ir", "no", "forno"]]],
  ["Waterproof: no.", [["waterproof"]]],
  ["Non-waterproof.", [["waterproof"]]],
  ["Non-slip base.", []],
  ["It is neither waterproof nor windproof.", [["waterproof"], ["windproof"]]],
  ["Non è né impermeabile né antivento.", [["impermeabile"], ["antivento"]]],
  ["Noch leichter noch schneller.", []],
  ["No blue or red light.", [["blue", "or", "red", "light"]]],
  ["No risk of rust.", [["risk", "of", "rust"]]],
  ["Not waterproof so keep it dry.", [["waterproof"]]],
  ["Kein Ladegerät ist so schnell wie dieses.", []],
  ["Not without a strap.", []],
];
test.each(cases)("%s", (said, denied) => expect(deniedOfThing(said)).toEqual(denied));

/** In UTF-16 units: as much as is read of a description. */
const LONG = 4_000;
/** As often a word may come back, as an ending of what is denied or in one. */
const MOST_TIMES = 13;

test.each([
  "x yok ",
  "Wifi yok ",
  "Wifi yok. ",
  "ohne Kabel ",
  "ohne Kabel, ",
  "nicht Wasser ",
  "no cable and ",
  "Wifi yok ve ",
  "a b c d e f g h i j k l m n o p yok. ",
  "a b c d e f g h i j k l m n o p not included. ",
  "all but x ",
  "x hariç ",
  "no a or ",
  "ni x ",
  "so b not ",
  "a b: no. ",
])("what a long text of %j denies is little", (said) => {
  const text = said.repeat(Math.ceil(LONG / said.length));
  expect(deniedOfThing(text).flat().length).toBeLessThanOrEqual(MOST_TIMES * text.split(" ").length);
});
