import { countOf, findLexeme, idf, impactOf, rarityOf, type LexemeIndex } from "./lexeme-index.ts";
import { startOf } from "./packed.ts";

/** Other words for words of a question. A text that has them all has what was asked for. */
export interface Alternative {
  /** As the owner wrote both; lexemes where nobody did. */
  said: string;
  means: string;
  /** Lexemes of the question, and those that stand for them. */
  of: string[];
  by: string[];
  /** The owner did not say so: they are spelt much alike, or mean the same everywhere. */
  isGuess?: true;
}

/** What alternatives do for a ranking. */
export interface Meant {
  /** What they add to the scores of texts, beside what the question's own words give: text by text, by its number. */
  more: Map<number, number>;
  /** Whether a text says a lexeme of the question in other words. */
  holds(lexeme: string, text: number): boolean;
  /** How telling a lexeme is that only other words are found for; undefined: its own standing holds. */
  standing(lexeme: string): { idf: number; holding: number } | undefined;
}

/** What another word is worth beside the visitor's own, which the texts may well use. */
const WORTH = 0.7;

export const nothingMeant: Meant = { more: new Map(), holds: () => false, standing: () => undefined };

/** Of a text that has a word and others for it, the best counts, and once. */
export function weighAlternatives(index: LexemeIndex, alternatives: readonly Alternative[]): Meant {
  const more = new Map<number, number>();
  const holding = new Map<string, Set<number>>();
  const standings = new Map<string, { idf: number; holding: number }>();
  for (const [, others] of Map.groupBy(alternatives, ({ of }) => of.join(" "))) {
    const { of } = others[0]!;
    const texts = new Map<number, number>();
    let rarity = 0;
    for (const { by } of others) {
      const numbers = [...new Set(by)].map((lexeme) => findLexeme(index, lexeme));
      const found = textsWithAll(index, numbers);
      if (found.size === 0) continue;
      rarity = Math.max(rarity, idf(found.size, index.ids.length));
      for (const [text, share] of found) texts.set(text, Math.max(texts.get(text) ?? 0, share));
    }
    if (texts.size === 0) continue;

    const own = of.map((lexeme) => findLexeme(index, lexeme));
    const weights = own.map((n) => (n < 0 ? rarity / of.length : rarityOf(index, n)));
    const weight = weights.reduce((sum, one) => sum + one, 0);
    for (const [text, share] of texts) {
      const said = own.reduce((sum, n) => sum + impactOf(index, n, text), 0);
      const gain = WORTH * share * weight - said;
      if (gain > 0) more.set(text, (more.get(text) ?? 0) + gain);
    }
    of.forEach((lexeme, i) => {
      holding.set(lexeme, new Set(texts.keys()));
      if (own[i]! < 0) standings.set(lexeme, { idf: weights[i]!, holding: texts.size });
    });
  }
  return {
    more,
    holds: (lexeme, text) => holding.get(lexeme)?.has(text) ?? false,
    standing: (lexeme) => standings.get(lexeme),
  };
}

/** The texts that hold all of these lexemes, and how much these say there: 0 to the greatest impact, in units of the idf. */
function textsWithAll(index: LexemeIndex, numbers: number[]): Map<number, number> {
  if (numbers.length === 0 || numbers.some((n) => n < 0)) return new Map();
  const { postingEnds, texts, impacts, impactUnit } = index;
  const [rarest, ...others] = numbers.toSorted((a, b) => countOf(index, a) - countOf(index, b)) as [
    number,
    ...number[],
  ];
  const found = new Map<number, number>();
  for (let posting = startOf(postingEnds, rarest); posting < postingEnds[rarest]!; posting++) {
    const text = texts[posting]!;
    let said = (impacts[posting]! * impactUnit) / rarityOf(index, rarest);
    for (const n of others) {
      const impact = impactOf(index, n, text);
      said = impact > 0 ? said + impact / rarityOf(index, n) : -Infinity;
    }
    if (said > 0) found.set(text, said / numbers.length);
  }
  return found;
}
