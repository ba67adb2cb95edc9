import { foldedWords } from "../fold.ts";
import { languagesOfNames } from "../names-by-language.ts";
import { namesSaidBy, type NameSaid } from "./names-said.ts";
import type { Thing } from "./things.ts";

/** With it a name stands in Turkish where it says of something that it is so, or for whom: "vegandır", "veganlara uygun". */
const TURKISH = /(?<=\p{L}{5})(?:dir|l[ae]r[ae])$/u;
/** What names of one diet have in common but for their ending: "vegano" and "vegana". */
const ENDING = /[aeo]$/;

/** The names of diets that a folded word may be; of "vegas", which is like one, none. */
export function dietsIn(word: string): NameSaid[] {
  const stem = word.replace(TURKISH, "");
  return namesSaidBy([stem]).filter(({ thing, folded }) => thing.isDiet && stem.startsWith(folded.replace(ENDING, "")));
}

/** The diet that a folded word surely names: neither "veggie", which may be of vegetables, nor "cacher". Null: none. */
export const dietIn = (word: string): NameSaid | null => dietsIn(word).find(({ isAmbiguous }) => !isAmbiguous) ?? null;

/** Whether some words surely name what somebody keeps to in what they eat: "vegan". */
export const namesDiet = (some: readonly string[]): boolean => some.some((word) => dietIn(word) !== null);

/** Whether who keeps to one diet keeps to another: what is vegan is vegetarian. */
export const implies = (diet: Thing, other: Thing): boolean =>
  diet === other || other.also.some((name) => foldedWords(name).some((word) => dietIn(word)?.thing === diet));

/** All names that tell of a diet, in any language: of "vegetarian" also "vegan". */
export const tellingDiet = ({ names, also }: Thing): string[] => [
  ...new Set([...languagesOfNames.flatMap((code) => names[code].map(({ text }) => text)), ...also]),
];

const [meats, pork] = [
  ["meat", "poultry", "fish", "shellfish", "gelatine"],
  ["pork", "Schwein", "porc", "cerdo", "maiale", "porco", "varken", "domuz"],
];
/** What goods that keep to a diet have not in them, by what it is called in English. */
const barred: Record<string, readonly string[]> = {
  vegan: [...meats, "milk", "cheese", "eggs", "honey", "leather"],
  vegetarian: meats,
  halal: [...pork, "alcohol", "wine", "beer"],
  kosher: [...pork, "shellfish"],
};

/** What goods have not in them that keep to a diet. */
export const barredBy = ({ names }: Thing): readonly string[] => barred[names.en[0]?.text ?? ""] ?? [];
