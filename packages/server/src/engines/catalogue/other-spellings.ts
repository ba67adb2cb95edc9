import { fold } from "../wording/fold.ts";

const [LATIN, GERMAN] = [0, 1];
/** How the same sound is spelt in the learned way and in the German one: "Lactose" and "Laktose", "Glycerin" and "Glyzerin". */
const pairs: readonly (readonly [RegExp, string])[][] = [
  [
    [/k(?=[aourtl])/gu, "c"],
    [/z(?=[eiy])/gu, "c"],
  ],
  [
    [/c(?=[eiy])/gu, "z"],
    [/c(?=[aourtl])/gu, "k"],
  ],
];

/** In letters: shorter words are others then, as "Kot" and "cot". */
const SHORTEST = 6;

/** How else the one word that a thing is called may be spelt: "lactose" of "Laktose". */
export function otherSpellings(thing: string): string[] {
  const said = fold(thing);
  if (said.length < SHORTEST || said.includes(" ")) return [];
  const spelt = [LATIN, GERMAN].map((way) =>
    pairs[way]!.reduce((word, [letter, other]) => word.replace(letter, other), said),
  );
  return [...new Set(spelt)].filter((one) => one !== said);
}
