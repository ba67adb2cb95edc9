import { priceIn } from "../extraction/evidence.ts";
import { heldFirst } from "./keep-to.ts";
import { languages } from "../said/languages.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { isOfPrice } from "../said/asks-price.ts";
import { whatIsAsked } from "../said/question.ts";
import { thingWords } from "../said/thing-words.ts";
import { formOf } from "../words/forms.ts";
import { saidIn } from "../words/clauses.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isPhrase, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** How sure it is that a text answers which is named after prices and tells several. */
const SURE = 0.8;
/** So many amounts make a list. */
const FEWEST = 3;

/**
 * Whoever says nothing but "prices" or "price list" wants the list of prices, whatever it is called, and who asks what a
 * thing costs the list of its prices, where that is named so in one word: "Eintrittspreise". What is named after prices and
 * tells several comes first, and is an answer.
 */
export async function withPriceList(
  tool: KnowledgeTool,
  tenantId: string,
  found: FoundKnowledge,
  { question, words, limit }: { question: string; words: Words; limit: number },
): Promise<FoundKnowledge> {
  const isOfAll = asksForList(question, words);
  const names = isOfAll ? nouns : namesOfPrices(question, words);
  if (names.size === 0) return found;
  const byName = await tool.search(tenantId, [...names].join(" "), limit);
  const known = new Set(found.passages.map(({ id }) => id));
  const passages = [...found.passages, ...byName.passages.filter(({ id }) => !known.has(id))];
  const things = isOfAll ? [] : thingWords(question, words);
  const isNamed = isOfAll ? saysPrices : (name: string[]) => name.some((word) => names.has(word));
  const telling = new Set(
    passages
      .filter((passage) => isList(passage, isNamed, words) && tellsAll(passage, things, names))
      .map(({ id }) => id),
  );
  if (telling.size === 0) return found;
  return {
    ...found,
    // A thing's list of prices is asked for, and no price of another; so it is by the month.
    passages: (isOfAll && saysList(saidIn(question))
      ? heldFirst(passages, ({ id }) => telling.has(id))
      : passages.filter(({ id }) => telling.has(id))
    ).slice(0, limit),
    answerable: { score: Math.max(SURE, found.answerable.score), decision: "answer" },
  };
}

/** "Price list", "Preise?", "how much is it a month?"; not "how much?", which asks of what was spoken of. */
export function asksForList(question: string, words: Words): boolean {
  const said = saidIn(question);
  const isTime = (word: string): boolean => isPhrase([word], words.times);
  const isByTime = said.some(isTime) && whatIsAsked(question, words).every((kind) => kind === "amount");
  const places = [words.price, ...(isByTime ? [words.asked.amount] : [])].flatMap((phrases) => placesOf(said, phrases));
  const isIdle = (word: string): boolean =>
    words.plain.has(word) || (isByTime && (isTime(word) || words.prepositions.has(word)));
  return (
    (isByTime || saysList(said)) &&
    places.length > 0 &&
    said.every((word, at) => isIdle(word) || places.some(({ from, to }) => at >= from && at < to))
  );
}

/** What prices are called where several are meant, in all languages. */
const nouns: ReadonlySet<string> = new Set(
  foldedWords(
    "prices pricing rates preise preisliste preisübersicht preistabelle tarife prix tarifs precios tarifas prezzi listino tariffe prijzen prijslijst tarieven preços preçário fiyatlar",
  ),
);

const saysList = (said: readonly string[]): boolean => said.some((word) => nouns.has(word) || lists.has(word));

const lists: ReadonlySet<string> = new Set(foldedWords("list liste lista listesi grille"));

/** Who asks of more tells a case. */
const MOST_THINGS = 2;

/** How the prices of what a question asks for may be called in one word; none where it asks for none. */
function namesOfPrices(question: string, words: Words): ReadonlySet<string> {
  if (words.pricesOf.size === 0 || !isOfPrice(question, words)) return new Set();
  const things = thingWords(question, words);
  return new Set(
    things.length > MOST_THINGS ? [] : things.flatMap((thing) => [...words.pricesOf].map((ending) => thing + ending)),
  );
}

/** "Admission to the sauna" is told by the prices of admission only where they tell of a sauna. */
const tellsAll = ({ title, headings, text }: FoundPassage, things: string[], names: ReadonlySet<string>): boolean => {
  const said = foldedWords([title, ...headings, text].join("\n"));
  return things.every((thing) =>
    said.some((word) => formOf(thing)(word) || (names.has(word) && word.startsWith(thing))),
  );
};

function isList(
  { title, headings, text, sentences }: FoundPassage,
  saysIt: (name: string[]) => boolean,
  words: Words,
): boolean {
  const isNamed = [title, ...headings].some((name) => saysIt(foldedWords(name)));
  return (
    isNamed && sentences.filter(({ start, end }) => priceIn(text.slice(start, end), words) === "price").length >= FEWEST
  );
}

const saysPrices = (name: string[]): boolean =>
  name.some((word) => nouns.has(word)) || languages.some(({ words: { price } }) => placesOf(name, price).length > 0);
