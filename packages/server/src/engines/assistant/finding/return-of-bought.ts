import { exchangeNamed, exchanging, takingBack } from "../../wording/deeds.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Reading } from "../said/follow-up.ts";
import { languageOfLocale } from "../said/languages.ts";
import { topicWords, whatIsAsked } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { deedsIn } from "./deed-asked.ts";
import type { Fit } from "./first-fit.ts";

/** Who has a thing has bought it, or got it from somebody. */
const having = wordsIn(`
  bought purchased got received gekauft kaufte bekommen erhalten geschenkt acheté achetée achetés achetées reçu reçue reçus
  compré comprado compramos comprado regalaron recibí comprato comprata comprati comprate regalato ricevuto comprei comprámos
  recebi ofereceram gekocht kocht gekregen aldım aldık almıştım aldığım
`);
/** What is changed of an order is no thing that somebody has. */
const ordered = wordsIn(
  "order orders bestellung commande pedido ordine encomenda bestelling sipariş siparişim siparişimi address adresse dirección indirizzo endereço adres adresi",
);
/** What Spanish, Portuguese and Italian write behind a verb: "cambiarlas", "devolverlo", "cambiarli". */
const CLITIC = /(?<=[aei]r)(?:me|te|se)?(?:l[oaie]s?)$/;
/** The same, written apart: "trocá-las". */
const clitics = wordsIn("lo la los las o a os as me");
/** Of what a section is named after, at least so much says that goods are taken back. */
const LEAST_NAMED = 0.5;
/** So many messages may have told of it, each sentence of a story counted as one. */
const LOOKED_BACK = 6;
/** How sure it is that a section which is named after it tells it. */
const SURE = 0.85;

/**
 * What is told under the name of returns or exchanges to whoever tells that he bought something and asks whether it, without a name, may
 * be given back or exchanged: a story has words of much else, "as a gift" those of gift cards, which can't be exchanged. Null: that
 * is not asked, or no section is named so.
 */
export async function returnOfBought(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  { readings, history }: { readings: readonly Reading[]; history: Turn["history"] },
  words: Words,
  limit: number,
): Promise<Fit<FoundKnowledge> | null> {
  const reading = readings.find(({ isTold }) => isTold) ?? readings[0];
  if (!reading || !asksToGiveBack(readings[0]!.core, words)) return null;
  const before = history.slice(-LOOKED_BACK).filter(({ role }) => role === "visitor");
  const told = [...before.map(({ content }) => content), ...readings.map(({ question }) => question)];
  const story = new Set(foldedWords(told.join(" ")));
  if (![...story].some((word) => having.has(word)) || [...story].some((word) => ordered.has(word))) return null;
  const { code, words: written } = languageOfLocale(tenant.locale);
  const found = await tool.search(tenant.id, `${written.shop.helps.at(-1)!} ${exchangeNamed[code] ?? ""}`, limit);
  const forms = [...story].map(formOf);
  const isInStory = (word: string): boolean => forms.some((isForm) => isForm(word));
  if (found.passages.some((one) => tellsOfThing(one, isInStory, written))) return null;
  const shares = new Map(found.passages.map((one) => [one, namedSo(one, written)]));
  const most = Math.max(...shares.values());
  if (most < LEAST_NAMED) return null;
  const passages = found.passages.filter((one) => shares.get(one) === most);
  return { reading, found: { ...found, passages, answerable: { score: SURE, decision: "answer" } } };
}

/**
 * Whether a passage is of a thing that a story names, by its title, or tells in a section on what is not taken back: "Underwear, earrings
 * and gift cards can't be returned" tells of earrings, and of a gift card, and not of boots that were bought as a gift.
 */
function tellsOfThing(
  { title, headings, text }: FoundPassage,
  isInStory: (word: string) => boolean,
  words: Words,
): boolean {
  const { plain, negations, times, numbers } = words;
  const isNone = (word: string): boolean =>
    plain.has(word) || isPhrase([word], times) || isPhrase([word], numbers) || tellsGivingBack([word]).length > 0;
  const isNamedIn = (one: string): boolean =>
    clausesOf(one).some(({ words: said }) => namesIn(said, isNone).some((name) => name.every(isInStory)));
  const heading = headings.at(-1) ?? title;
  const denies = saidIn(`${heading} ${text}`).some((word) => negations.has(word));
  return isNamedIn(title) || isNamedIn(heading) || (heading !== title && denies && isNamedIn(text));
}

/** What words name, each by the words that stand together. */
function namesIn(said: readonly string[], isNone: (word: string) => boolean): string[][] {
  const names: string[][] = [];
  for (const [at, word] of said.entries())
    if (isNone(word)) continue;
    else if (at > 0 && !isNone(said[at - 1]!)) names.at(-1)!.push(word);
    else names.push([word]);
  return names;
}

/** Whether it asks in the end nothing but that something, without its name, may be given back or exchanged; not how long, or how. */
function asksToGiveBack(core: string, words: Words): boolean {
  const question = core.slice(clausesOf(core).at(-1)?.starts[0]);
  const said = stems(saidIn(question));
  const named = stems(topicWords(question, words).flatMap(foldedWords));
  const asksWhether = whatIsAsked(question, words).length === 0;
  return asksWhether && tellsGivingBack(said).length > 0 && named.every((word) => tellsGivingBack(said).includes(word));
}

const stems = (said: readonly string[]): string[] =>
  said.filter((word) => !clitics.has(word)).map((word) => word.replace(CLITIC, ""));

/** The words that say that goods are given back, taken back or exchanged. */
const tellsGivingBack = (said: readonly string[]): string[] =>
  said.flatMap((word, at) => {
    const length = Math.max(phraseAt(said, at, exchanging), phraseAt(said, at, takingBack));
    if (length > 0) return said.slice(at, at + length);
    if (deedsIn([word]).includes("return")) return [word];
    return deedsIn(said.slice(at, at + 2)).includes("return") ? said.slice(at, at + 2) : [];
  });

/** How much of what a section is named after says that: of its own heading, or of the title where it has none. */
function namedSo({ title, headings }: FoundPassage, { plain }: Words): number {
  const names = [title, ...headings].map((name) => stems(foldedWords(name)).filter((word) => !plain.has(word)));
  const name = names.at(-1)!;
  const telling = new Set(tellsGivingBack(name));
  const isAll = name.every((word) => telling.has(word));
  // "Exchange rates" are those of money.
  if (!isAll && name.every((word) => !telling.has(word) || isPhrase([word], exchanging))) return 0;
  return name.filter((word) => telling.has(word)).length / Math.max(1, name.length);
}
