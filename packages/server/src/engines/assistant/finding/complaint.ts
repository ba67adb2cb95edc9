import { colourOf } from "../../wording/colours.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase, phraseAt, placesOf } from "../../wording/phrase-set.ts";
import { asItIs } from "../said/follow-up.ts";
import { goodsWords } from "../said/question.ts";
import { languageOfLocale } from "../said/languages.ts";
import { saidIn } from "../words/clauses.ts";
import type { FoundKnowledge, FoundPassage, FoundProducts, KnowledgeTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { findKnowledge } from "./find-knowledge.ts";
import { surety, type Fit } from "./first-fit.ts";
import { isFormOf, isTitled, tells } from "./things-called.ts";

/** So many words before it stands what a thing that is broken is wished for: "glue for my broken cup". */
const NEAR = 3;

/**
 * Whether a message says what is wrong with goods that somebody has, "my umbrella is broken", and wishes for none: jeans that are
 * called ripped are goods, shampoo that tells of damaged hair is for that, "blanc cassé" is a colour, and glue is "for broken china".
 */
export function complains(question: string, found: FoundProducts | null, words: Words): boolean {
  const said = saidIn(question);
  const named = faultsIn(said, words);
  const faults = named.flat();
  if (faults.length === 0) return false;
  const { shop, shopping, mine, voice } = words;
  // "Got umbrellas?" asks for some, and "I got the wrong one" has one.
  const isThere = placesOf(said, shop.exists).some(({ from }) => phraseAt(said, from - 1, voice.speaker) === 0);
  const wants = isThere || [shopping, shop.needs, shop.which].some((phrases) => holdsPhrase(said, phrases));
  // "I need my money back, it is broken."
  if ((wants || wishesForGift(said, words)) && !holdsPhrase(said, shop.policies)) return false;
  const isOfGoods = found?.wish.filters.some(({ field }) => field === "price" || field === "sale") ?? false;
  const [best] = found?.products ?? [];
  if (isOfGoods || !best) return !isOfGoods;
  const beside = wordsBeside(faults, question, words);
  const isMadeFor =
    beside.length > 1 &&
    !said.some((word) => mine.has(word)) &&
    [...beside, ...faults].every((word) => tells(best, word));
  // "Working gloves" have not stopped.
  return !isMadeFor && !named.some((fault) => fault.every((word) => isTitled(best, word)));
}

/** "Gift for my dad, no longer working" tells of him; "the gift is not working" does not. */
const wishesForGift = (said: readonly string[], { shop, mine, voice }: Words): boolean =>
  !holdsPhrase(said, voice.speaker) &&
  placesOf(said, shop.gifts).some(({ from }) => {
    const before = said[from - 1] ?? "";
    return !mine.has(before) && !isPhrase([before], shop.definite);
  });

/** What says what is wrong, each in its words. */
function faultsIn(said: readonly string[], { shop, forWhom, negations }: Words): string[][] {
  const isColour = (at: number): boolean => colourOf(said[at] ?? "") !== null;
  // Turkish says it behind: "kırık porselen için".
  const isWished = (from: number, to: number): boolean =>
    [...said.slice(Math.max(0, from - NEAR), from), said[to + 1] ?? ""].some((word) => forWhom.has(word));
  return placesOf(said, shop.faults)
    .filter(({ from, to }) => !isColour(from - 1) && !isColour(to) && !isWished(from, to))
    .filter(({ from }) => !negations.has(said[from - 1] ?? ""))
    .map(({ from, to }) => said.slice(from, to));
}

/** What is named beside what is wrong. */
const wordsBeside = (faults: readonly string[], question: string, words: Words): string[] =>
  goodsWords(question, words).filter((word) => !foldedWords(word).every((one) => faults.includes(one)));

/**
 * What the texts tell whoever has something that is broken: what they tell of just that, else of goods that are faulty, of the
 * warranty or of returns. Null: they tell nothing.
 */
export async function helpWith(
  tool: KnowledgeTool,
  { tenant, question, history }: Pick<Turn, "tenant" | "question" | "history">,
  told: Fit<FoundKnowledge> | null,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const all = faultsIn(saidIn(question), words);
  const own = wordsBeside(all.flat(), question, words);
  // "Doesn't work" is no word of its own.
  const faults = all.flatMap(([word, ...more]) => (more.length > 0 ? [] : [word!]));
  const lacks = told?.found.passages[0]?.lacks ?? [];
  const holds = (some: string[]): boolean =>
    surety(told) > 0 && some.length > 0 && !lacks.some((term) => some.some((word) => isFormOf(term, word)));
  const isToldOf = holds(own);
  const written = languageOfLocale(tenant.locale).words;
  // How a pump is cleaned helps nobody whose pump is broken, while something else does.
  if (holds(faults) || (isToldOf && faults.length === 0)) return told;
  for (const asked of [...faults, ...written.shop.helps]) {
    const found = await findKnowledge(tool, tenant, { readings: [asItIs(asked)], history }, written);
    if (found && surety(found) > 0 && !isAside(found.found.passages[0], written)) return found;
  }
  return isToldOf ? told : null;
}

/** Whether a text names what is broken as an exception alone: "you pay for the return, unless it is faulty". */
function isAside(passage: FoundPassage | undefined, { shop, excepts }: Words): boolean {
  const said = (passage?.sentences ?? []).map(({ start, end }) => saidIn(passage!.text.slice(start, end)));
  const faulty = said.filter((one) => holdsPhrase(one, shop.faults));
  const isExcept = (one: readonly string[]): boolean => {
    const [first] = placesOf(one, shop.faults);
    return one.slice(0, first!.from).some((word) => excepts.has(word));
  };
  const isHeaded = [passage?.title, ...(passage?.headings ?? [])].some((name) =>
    holdsPhrase(saidIn(name ?? ""), shop.faults),
  );
  return faulty.length > 0 && !isHeaded && faulty.every(isExcept);
}
