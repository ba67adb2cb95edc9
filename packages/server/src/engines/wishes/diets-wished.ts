import { fold, foldedWords } from "../wording/fold.ts";
import { dietIn, dietsIn } from "../wording/goods/diets-said.ts";
import type { NameSaid } from "../wording/goods/names-said.ts";
import type { Thing } from "../wording/goods/things.ts";
import { isDenying } from "./diet-told.ts";
import type { Filter, Wish } from "./wish.ts";

const WORD = /[\p{L}\p{M}]+/gu;

/** A condition that goods keep to a diet, called as its language calls it first: "vegan" of "Veganerinnen". */
export const keepingTo = ({ thing, languages: [code] }: NameSaid): Filter => ({
  field: "words",
  op: "eq",
  value: thing.names[code!][0]!.text,
});

/** The diet that a condition asks for; null: it asks for something else. */
export function dietOf({ field, op, value }: Pick<Filter, "field" | "op" | "value">): Thing | null {
  const [word = "", ...more] = field === "words" && op === "eq" ? foldedWords(String(value)) : [];
  return more.length === 0 ? (dietIn(word)?.thing ?? null) : null;
}

/** A wish whose words name a diet, "vegan sausages", as one for what keeps to it. */
export function withDiets(wish: Wish): Wish {
  const filters = [...wish.filters];
  let isDenied = false;
  const words = wish.words.replace(WORD, (word) => {
    const folded = fold(word);
    const diet = isDenied ? null : dietIn(folded);
    isDenied = isDenying(folded);
    if (!diet) return word;
    if (!filters.some((one) => dietOf(one) === diet.thing)) filters.push(keepingTo(diet));
    return "";
  });
  if (filters.length === wish.filters.length) return wish;
  const left = words.replace(/\s+/g, " ").replace(/^[\s,;.:+-]+|[\s,;.:+?!-]+$/g, "");
  return { ...wish, words: left, filters };
}

/** What may be said of a diet and of something else, "veggie burger", as it is said of a diet. Null: nothing may be. */
export function asOfDiet(sentence: string): { sentence: string; diets: Thing[] } | null {
  const diets: Thing[] = [];
  const sure = sentence.replace(WORD, (word) => {
    const folded = fold(word);
    const [name] = dietIn(folded) ? [] : dietsIn(folded);
    if (!name) return word;
    diets.push(name.thing);
    return name.thing.names[name.languages[0]!][0]!.text;
  });
  return diets.length > 0 ? { sentence: sure, diets } : null;
}
