import { expect, test } from "vitest";
import { fold } from "../fold.ts";
import { languagesOfNames, type LanguageOfNames } from "../names-by-language.ts";
import { isSurely, namesSaidBy } from "./names-said.ts";
import { things, type Thing } from "./things.ts";

/** What one language calls two things. */
const ofTwo = ["casque", "collar", "masa lambasi"];

const names = things.flatMap((thing) =>
  languagesOfNames.flatMap((code) =>
    thing.names[code].map(({ text, isAmbiguous }) => ({ code, said: fold(text), isAmbiguous, thing })),
  ),
);

/** The things that are named in a language, or by a name that is read in any. */
function meant(said: string, code: LanguageOfNames): Set<Thing> {
  const some = said.split(" ");
  const named = namesSaidBy(some);
  const own = named.filter(({ languages }) => languages.includes(code));
  return new Set((own.length > 0 ? own : named.filter((name) => isSurely(name, some))).map(({ thing }) => thing));
}

test("no language calls two things the same, but for what is known to be so", () => {
  const byName = Map.groupBy(names, ({ code, said }) => `${code} ${said}`);
  const clashing = [...byName.values()].filter((all) => new Set(all.map(({ thing }) => thing)).size > 1);
  expect(clashing.map(([first]) => first!.said).toSorted()).toEqual(ofTwo);
});

test("what is read in any language is nothing else in another that is read in any", () => {
  const read = Map.groupBy(
    names.filter(({ isAmbiguous }) => !isAmbiguous),
    ({ said }) => said,
  );
  const clashing = [...read].filter(([, all]) => new Set(all.map(({ thing }) => thing)).size > 1);
  expect(clashing.map(([said]) => said)).toEqual(["masa lambasi"]);
});

/** How plurals end, behind a vowel where that is another. */
const plurals: Record<LanguageOfNames, readonly [consonant: string[], vowel: string[]]> = {
  en: [["s"], ["s"]],
  de: [
    ["e", "en", "er", "n", "s"],
    ["n", "s"],
  ],
  fr: [["s"], ["s"]],
  es: [["es"], ["s"]],
  it: [[""], [""]],
  pt: [["es"], ["s"]],
  nl: [
    ["en", "s"],
    ["n", "s"],
  ],
  tr: [
    ["lar", "ler", "lari", "leri"],
    ["lar", "ler", "lari", "leri"],
  ],
};

test.each(languagesOfNames)("a name of one thing is that of no other, whatever its ending: %s", (code) => {
  const clashing = names
    .filter((one) => one.code === code && !ofTwo.includes(one.said))
    .flatMap(({ said, thing }) => {
      const forms = plurals[code][/[aeiou]$/.test(said) ? 1 : 0].map((ending) => said + ending);
      const inItalian = code === "it" ? [said.replace(/[ao]$/, "i"), said.replace(/a$/, "e")] : [];
      return [said, ...forms, ...inItalian].filter((form) => [...meant(form, code)].some((one) => one !== thing));
    });
  expect(clashing).toEqual([]);
});

test("every thing is named in languages that are known, and never by nothing", () => {
  for (const { names: called, also } of things) {
    expect(Object.keys(called)).toEqual([...languagesOfNames]);
    expect([...Object.values(called).flat(), ...also].length).toBeGreaterThan(1);
  }
});

const namedBy = (said: string): string[] => namesSaidBy([said]).map(({ thing }) => thing.names.en[0]!.text);

test.each([
  ["kabel", "cable"],
  ["kabellos", "wireless"],
  ["kulakliklar", "headphones"],
  ["bolsos", "handbag"],
  ["bolsas", "bag"],
  ["lavatrici", "washing machine"],
  ["jassen", "jacket"],
  ["speakers", "loudspeaker"],
  ["suitcases", "suitcase"],
  ["dresses", "dress"],
  ["ratones", "mouse"],
  ["cameras", "camera"],
])(
  "what is written just so is meant before what may be a form of it, and what is most like it before others: %s",
  (said, thing) => {
    expect(namedBy(said)).toEqual([thing]);
  },
);

test.each(["mutter", "her", "string"])(
  "what ends otherwise in every language that calls something so is none of it: %s",
  (said) => {
    expect(namedBy(said)).toEqual([]);
  },
);

test.each([
  ["better", false],
  ["tell", false],
  ["lavatrici", true],
  ["lampe", true],
  ["souris", false],
])("what has few letters, or is ambiguous, is no form of a name in every language: %s", (said, isSure) => {
  const named = namesSaidBy([said]);
  expect(named.map((name) => isSurely(name, [said]))).toEqual([isSure]);
});
