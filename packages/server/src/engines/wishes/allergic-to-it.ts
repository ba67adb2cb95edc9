import { wordsIn } from "../wording/fold.ts";
import { phraseAt } from "../wording/phrase-set.ts";
import { asksForContents, contentAsked, contentsNamed } from "./contents-asked.ts";
import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";
import { said } from "./words/wish-words.ts";

/** What says that somebody is allergic, and not to what: that was asked before. */
const allergic = said(`
  (allergic | intolerant) [to] [it | that | them | those | this]; [an | this] (allergy | intolerance); allergisch [dagegen | darauf]; intolerant; eine (Allergie | Unverträglichkeit | Intoleranz) [dagegen];
  (allergique | allergiques | intolérant | intolérante); une (allergie | intolérance); (alérgico | alérgica | alérgicos | alérgicas) [a] [ello | eso | esto]; alergia;
  (allergico | allergica | allergici | allergiche | intollerante); un allergia; allergisch [daarvoor]; een allergie; alerjisi [var]; alerjim [var]; alerjik
`);
/** What denies it, or leads to something else. */
const ofElse = wordsIn(
  "not n t isn aren nicht kein keine pas non no não nao niet geen değil yok gegen auf voor tegen aux au al alla ai agli ao aos",
);
const BREAK = /^[.,;:!?¿¡()]$/;

/** A part of a sentence between two signs: its words, from token `from` on. */
interface Part {
  from: number;
  words: string[];
}

/**
 * Reads "does it contain milk? I'm allergic", and takes it out: what it was asked of is what somebody can't have. Not where it is said
 * to what, or more is asked than what is in a thing.
 */
export function readAllergicToIt(sentence: Sentence): Filter[] {
  const parts = partsOf(sentence);
  const saying = parts.flatMap((part) => {
    const at = part.words.findIndex((_, i) => endsIn(part.words, i));
    return at < 0 ? [] : [{ part, from: part.from + at, to: part.from + part.words.length }];
  });
  const [first] = saying;
  if (!first || isOfThing(first.part)) return [];
  const asked = parts.find((part) => part !== first.part && asksForContents(part.words));
  const meant = asked && contentAsked(asked.words);
  if (!asked || !meant) return [];
  const [from, to] = [asked.from + meant.from, asked.from + meant.to];
  const value = sentence.textOf(from, to);
  sentence.takeOut(first.from, first.to);
  return [{ field: "words", op: "not", value, lasts: true }];
}

const endsIn = (words: readonly string[], at: number): boolean => {
  const length = phraseAt(words, at, allergic);
  return length > 0 && at + length === words.length;
};

/** "A nut allergy", "I'm not allergic": it is said to what, or denied. "Soy alérgica" names no soya. */
const isOfThing = ({ words }: Part): boolean =>
  contentsNamed(words).some(({ names }) => names.some(({ isAmbiguous }) => !isAmbiguous)) ||
  words.some((word) => ofElse.has(word));

function partsOf({ tokens, isTaken }: Sentence): Part[] {
  const parts: Part[] = [];
  let words: string[] = [];
  let from = 0;
  for (const [at, { folded }] of tokens.entries()) {
    if (BREAK.test(folded) || isTaken[at]) {
      if (words.length > 0) parts.push({ from, words });
      words = [];
    } else {
      if (words.length === 0) from = at;
      words.push(folded);
    }
  }
  return words.length > 0 ? [...parts, { from, words }] : parts;
}
