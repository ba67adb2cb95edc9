import { foldedWords } from "../wording/fold.ts";
import { endsInName, phraseAt } from "../wording/phrase-set.ts";
import { quantitiesIn, type Quantity } from "./quantities.ts";
import type { Filter } from "./wish.ts";
import { wishWords } from "./words/all.ts";
import { measures, type Measure } from "./words/wish-words.ts";

/** What of a thing is measured, where words of any language name it: "Gewicht (g)" is a weight. */
export function measuresNamed(text: string): Measure[] {
  const words = foldedWords(text);
  return measures.filter((measure) =>
    Object.values(wishWords).some(({ measures: said }) =>
      words.some((word, at) => phraseAt(words, at, said[measure]) > 0 || endsInName(word, said[measure])),
    ),
  );
}

/** What is measured by what the words from one of them on call it, and in how many of them; none: no measure is called so. */
export function measuresAt(words: readonly string[], at: number): { measures: Measure[]; length: number } {
  const called = measures.map((measure): [Measure, number] => [
    measure,
    Math.max(
      ...Object.values(wishWords).map(({ measures: said }) => {
        const length = phraseAt(words, at, said[measure]);
        return length || Number(endsInName(words[at] ?? "", said[measure]));
      }),
    ),
  ]);
  const length = Math.max(...called.map(([, one]) => one));
  return { measures: length > 0 ? called.filter(([, one]) => one === length).map(([measure]) => measure) : [], length };
}

/** Whether a wish is one for a quantity: `quantity`, or `quantity.` with what is measured. */
export const isOfQuantity = ({ field }: Pick<Filter, "field">): boolean => /^quantity(?:\.|$)/.test(field);

/** What a wish for a quantity says is measured; null: nothing. */
export const measureOf = ({ field }: Pick<Filter, "field">): string | null => field.split(".")[1] ?? null;

/** The one quantity that a text is, "16 GB"; null: it is something else. */
export function quantityOf(text: string): Quantity | null {
  const [only] = quantitiesIn(text);
  return only && only.start === 0 && only.end === text.length ? only : null;
}

/** What is so near is the same, told otherwise: 140 cm are 139.7 cm, and 500 GB are not 512. */
const NEAR = 0.01;

/** Whether what is told of a thing is as it is wished for; both in the same unit. */
export function compares(told: number, op: Filter["op"], wanted: number): boolean {
  if (op === "lt") return told < wanted;
  if (op === "lte") return told <= wanted;
  if (op === "gt") return told > wanted;
  if (op === "gte") return told >= wanted;
  return Math.abs(told - wanted) <= Math.abs(wanted) * NEAR;
}
