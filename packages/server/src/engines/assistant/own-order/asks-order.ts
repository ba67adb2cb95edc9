import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase, phraseAt, placesOf, type PhraseSet } from "../../wording/phrase-set.ts";
import { clausesOf, type Clause } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import type { GivenOfOrder } from "./given.ts";

/** Without saying whose it is, nobody asks in more words than these for his own: "track order", "where is the order?" */
const MOST_WORDS = 4;
/** A number alone is one of an order from so many letters on: "order 12" may be a wish for twelve. */
const LEAST_LETTERS = 4;

/** Whether a message asks how an order of the visitor's own stands, and nothing else. */
export function asksForOrder(given: GivenOfOrder, words: Words): boolean {
  const isGiven = isKnownBy(given);
  return (
    onlyGivesOrder(given, words) ||
    clausesOf(given.rest).some(
      (clause) => isAsked(clause, given, words) || (isGiven && hasNotHappened(meantIn(clause, words), words)),
    )
  );
}

const isKnownBy = ({ email, numbers }: GivenOfOrder): boolean =>
  email !== null && numbers.some(({ isNamed }) => isNamed);

/** "Bestellnummer 10042, max@example.com", and no more: who gives both wants to know how it stands. */
export const onlyGivesOrder = (given: GivenOfOrder, words: Words): boolean =>
  isKnownBy(given) && clausesOf(given.rest).every((clause) => isOfOrder(meantIn(clause, words), words));

/** "It has not arrived yet", whatever else is told: whoever gives number and address with it wants to know where it is. */
const hasNotHappened = (said: readonly string[], words: Words): boolean =>
  holdsPhrase(said, words.ownOrder.happens) && said.some((word) => words.negations.has(word));

function isAsked(clause: Clause, { numbers, email, rest }: GivenOfOrder, words: Words): boolean {
  const said = meantIn(clause, words);
  const { things, asks, happens, own } = words.ownOrder;
  if (!holdsPhrase(said, things) || !isOfOrder(said, words)) return false;
  if (isLongMissed(said, rest, words)) return true;
  const isMine = said.some((word) => words.mine.has(word) || own.has(word));
  const isOfSomebody = holdsPhrase(said, words.voice.speaker) || holdsPhrase(said, words.voice.addressed);
  const isGiven = numbers.some(({ isNamed }) => isNamed) || (numbers.length > 0 && email !== null);
  if (!isMine && !isGiven && (isOfSomebody || said.length > MOST_WORDS)) return false;
  if (holdsPhrase(said, asks)) return true;
  if (holdsPhrase(said, happens))
    return isQuestion(said, rest, words) || said.some((word) => words.negations.has(word));
  // "Order 10042", and no more.
  return numbers.some(({ isNamed, number }) => isNamed && number.length >= LEAST_LETTERS) && said.length <= MOST_WORDS;
}

/** What a parcel is waited for in. */
const spans = wordsIn(`
  days weeks day week tage tagen wochen woche jours semaines semaine días semanas semana giorni settimane settimana dias dagen weken week
  gün gündür hafta haftadır werktage werktagen werkdagen
`);
/** Whoever is away wants none. */
const away = wordsIn(
  "holiday holidays vacation away urlaub verreist vacances vacaciones vacanza férias vakantie weg tatil tatildeyim",
);

/** "No parcel for two weeks": whoever tells how long there has been none misses it. */
const isLongMissed = (said: readonly string[], rest: string, words: Words): boolean =>
  said.some((word) => words.negations.has(word)) &&
  said.some((word, at) => isNumber(word, words) && spans.has(said[at + 1] ?? "")) &&
  !said.some((word) => away.has(word)) &&
  !isQuestion(said, rest, words);

const isNumber = (word: string, { numbers }: Words): boolean => /^\d+$/.test(word) || phraseAt([word], 0, numbers) > 0;

/** Whether a message asks how what was spoken of stands: "when will it come?"; not "where do you ship?" */
export const pointsAtOrder = ({ rest }: GivenOfOrder, words: Words): boolean =>
  clausesOf(rest).some((clause) => {
    const said = meantIn(clause, words);
    const { asks, happens } = words.ownOrder;
    const asksHow = holdsPhrase(said, asks) || (holdsPhrase(said, happens) && isQuestion(said, rest, words));
    return asksHow && isOfOrder(said, words) && !holdsPhrase(said, words.voice.addressed);
  });

/** Whether words say nothing but what may be said of an order: "can I return it?" does. */
export function isOfOrder(said: readonly string[], words: Words): boolean {
  const { things, asks, happens, number, email, leaves, own, beside } = words.ownOrder;
  const { greeting, thanks, filler, apology, yes, ok } = words.smallTalk;
  const phrases: PhraseSet[] = [things, asks, happens, number, email, leaves, words.times, words.numbers];
  const all = [...phrases, greeting, thanks, filler, apology, yes, ok, words.leadIns];
  const covered = new Set<number>();
  for (const one of all)
    for (const { from, to } of placesOf(said, one)) for (let at = from; at < to; at += 1) covered.add(at);
  return said.every(
    (word, at) =>
      covered.has(at) ||
      /^\d+$/.test(word) ||
      [words.plain, words.moments, words.circumstances, words.negations, own, beside].some((set) => set.has(word)),
  );
}

/** As it is meant where it is typed in haste: "wheres my order". */
export const meantIn = ({ words: said }: Clause, { typed }: Words): string[] =>
  said.flatMap((word) => {
    const meant = typed.meant.get(word);
    return meant === undefined ? word : foldedWords(meant);
  });

const isQuestion = (said: readonly string[], rest: string, words: Words): boolean =>
  rest.includes("?") ||
  phraseAt(said, 0, words.opensQuestion) > 0 ||
  (words.endsQuestion.size > 0 && holdsPhrase(said, words.endsQuestion));

/** Whether a message leaves it at that: "never mind". */
export const leavesOrder = (rest: string, words: Words): boolean =>
  clausesOf(rest).some(({ words: said }) => {
    const { ownOrder, smallTalk } = words;
    const bare = said.filter((word) => phraseAt([word], 0, smallTalk.filler) === 0);
    return [said, bare].some((one) =>
      [ownOrder.leaves, smallTalk.no, smallTalk.goodbye].some((set) => isPhrase(one, set)),
    );
  });

/** Whether the number of an order is spoken of and not given, or something is not at hand: "I don't have it". */
export const lacksIt = ({ rest, numbers }: GivenOfOrder, words: Words): boolean =>
  numbers.length === 0 &&
  clausesOf(rest).some(
    ({ words: said }) => holdsPhrase(said, words.ownOrder.number) || said.some((word) => words.negations.has(word)),
  );
