import { evidenceFor } from "../extraction/evidence.ts";
import { heldFirst } from "./keep-to.ts";
import { isDayOrHour, wantingWords } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { withoutAnswer } from "./without-answer.ts";
import { clausesOf, saidIn, type Clause } from "../words/clauses.ts";
import { foldedWords } from "../../wording/fold.ts";
import { areAlike, isFormOfAny } from "../words/forms.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import type { Asked, Words } from "../words/words.ts";

/** A question in words that texts may know. */
export interface Reworded {
  question: string;
  /** Whether a text tells what was left out of it, or says what was put otherwise. */
  isToldBy(text: string): boolean;
}

type Tells = (text: string) => boolean;

/** What answers scores so much of the best that does not. */
const LEAST_SHARE = 0.5;
/** From which score on it is an answer where something else of the question is unknown still. */
const SURE = 2 / 3;
/** With fewer letters, what is left of a word is none. */
const SHORTEST_PART = 4;
/** Nobody asks in more words; what is longer is a story. */
const MOST_WORDS = 60;
/** Between "my" and "sister", and with "my" itself. */
const WORDS_BETWEEN = 2;
/** Longer numbers name something. */
const QUANTITY = /^\d{1,3}$/;

/**
 * A question without the words that no text has and none needs to have to tell what is asked: small ones, those by which it
 * asks, who of the visitor's own comes along, and those that say when, how or how much, which a text decides that tells of the
 * thing itself: "in the evening" where hours are told. A verb is parted from its particle, as texts do: "absagen" is "sagen … ab". Null where there is no such
 * word, or nothing beside.
 */
export function inKnownWords(question: string, terms: QuestionTerm[], words: Words): Reworded | null {
  if (saidIn(question).length > MOST_WORDS) return null;
  const reword = (ways: readonly Way[]): Reworded | null => reworded(question, terms, ways, words);
  return reword([passing, measured, apart]) ?? reword([apart, passing, measured]);
}

/** What may stand in place of a word; null: nothing. */
type Way = (clause: Clause, at: number, words: Words, wanting: ReadonlySet<string>) => Other | null;

/** Each word as the first of some ways has it that knows it: "what do I take along?" asks for that alone. */
function reworded(question: string, terms: QuestionTerm[], ways: readonly Way[], words: Words): Reworded | null {
  const isUnknown = isFormOfAny(terms.filter(({ idf }) => idf === 0).map(({ term }) => term));
  const wanting = wantingWords(question, words);
  const needs: Tells[] = [];
  let rest = "";
  let end = 0;
  let known = 0;
  for (const clause of clausesOf(question))
    for (const [at, word] of clause.words.entries()) {
      const asks = !words.plain.has(word) && (wanting.has(word) || isPhrase([word], words.price));
      if (!isUnknown(word) && !asks) {
        // "10" and "alone" tell nothing by themselves.
        if (!isSmall(word, words) && !QUANTITY.test(word)) known++;
        continue;
      }
      const other = firstOf(ways, (way) => way(clause, at, words, wanting));
      if (!other) continue;
      needs.push(...other.needs);
      rest += `${question.slice(end, clause.starts[at])}${other.instead}`;
      end = clause.ends[at]!;
      if (other.instead) known++;
    }
  if (end === 0 || known === 0) return null;
  return { question: rest + question.slice(end), isToldBy: (text) => needs.every((tells) => tells(text)) };
}

function firstOf(ways: readonly Way[], ask: (way: Way) => Other | null): Other | null {
  for (const way of ways) {
    const other = ask(way);
    if (other) return other;
  }
  return null;
}

interface Other {
  instead: string;
  needs: Tells[];
}

const leftOut = (...needs: Tells[]): Other => ({ instead: "", needs });

const holds =
  (kind: Asked, words: Words): Tells =>
  (text) =>
    evidenceFor(kind, text, words) > 0;

/** A price, or that there is none. */
const costs =
  (words: Words): Tells =>
  (text) =>
    evidenceFor("amount", text, words) === 2 || holdsPhrase(foldedWords(text), words.free);

/** What says when or how much has to be told in some way; what only says how, or nothing, need not. */
function passing({ words: said }: Clause, at: number, words: Words, wanting: ReadonlySet<string>): Other | null {
  const word = [said[at]!];
  const isHour = QUANTITY.test(word[0]!) && isDayOrHour(said[at + 1] ?? "", words);
  if (isHour || isDayOrHour(word[0]!, words) || isPhrase(word, words.times)) return leftOut(holds("time", words));
  if (isSmall(word[0]!, words) || isOwnKin(said, at, words)) return leftOut();
  if (isPhrase(word, words.price) || isPhrase(word, words.free)) return leftOut(costs(words));
  // "Error 404" and "iPhone 15" are names.
  const isCounted = QUANTITY.test(word[0]!) && (at === 0 || words.plain.has(said[at - 1]!));
  if (isCounted || isPhrase(word, words.numbers)) return leftOut(holds("amount", words));
  if (!wanting.has(word[0]!)) return null;
  const kinds = (Object.keys(words.asked) as Asked[]).filter((kind) => isPhrase(word, words.asked[kind]));
  return leftOut(...kinds.filter((kind) => kind !== "steps").map((kind) => holds(kind, words)));
}

const isSmall = (word: string, { plain, hedges, circumstances }: Words): boolean =>
  plain.has(word) || hedges.has(word) || circumstances.has(word);

/** "My mother": whoever comes along is no topic, but where it is asked what she pays, or what is there for her. */
function isOwnKin(said: readonly string[], at: number, words: Words): boolean {
  const { kin, mine, byPerson, forWhom, endsQuestion } = words;
  if (!kin.has(said[at]!) || said.some((word) => byPerson.has(word)) || holdsPhrase(said, words.price)) return false;
  const before = said.slice(Math.max(0, at - WORDS_BETWEEN - 1), at);
  if (before.some((word) => forWhom.has(word)) || forWhom.has(said[at + 1] ?? "")) return false;
  return endsQuestion.size > 0 || before.slice(-WORDS_BETWEEN).some((word) => mine.has(word));
}

/** "Frühstückspreis" asks what a breakfast costs, "Garantiedauer" how long a guarantee lasts. */
function measured({ words: said }: Clause, at: number, words: Words): Other | null {
  const { asked, price } = words;
  const word = said[at]!;
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++) {
    const last = [word.slice(end)];
    const instead = word.slice(0, end);
    if (isPhrase(last, price)) return { instead, needs: [costs(words)] };
    if (isPhrase(last, asked.duration)) return { instead, needs: [holds("duration", words)] };
  }
  return null;
}

function apart({ words: said }: Clause, at: number, { particles }: Words): Other | null {
  const word = said[at]!;
  for (const particle of particles) {
    const verb = word.startsWith(particle) ? word.slice(particle.length).replace(/^zu/, "") : "";
    if (verb.length < SHORTEST_PART) continue;
    return { instead: verb, needs: [(text) => clausesOf(text).some((clause) => saysApart(clause, verb, particle))] };
  }
  return null;
}

/** "Bitte sagen Sie den Termin vorher ab" */
function saysApart({ words: said }: Clause, verb: string, particle: string): boolean {
  const last = said.lastIndexOf(particle);
  const stem = stemInDutch(verb);
  const isForm = (word: string): boolean => areAlike(verb, word) || (stem !== "" && vowelsOnce(word).startsWith(stem));
  return last > 0 && said.slice(0, last).some(isForm);
}

/** "Nem" of "nemen", "neem" and "neemt", "gef" of "geven" and "geeft": how long a vowel is, the syllable says. */
const stemInDutch = (verb: string): string =>
  (/^(.{2,}?)(?<last>\p{L})\k<last>?en$/u.exec(verb)?.slice(1, 3).join("") ?? "").replace(/v$/, "f").replace(/z$/, "s");

const vowelsOnce = (word: string): string => word.replace(/([aeou])\1/g, "$1");

/** What was found for a question in known words, as far as it tells what the whole question needs. */
export function asFarAsTold(found: FoundKnowledge, { isToldBy }: Reworded): FoundKnowledge {
  const { passages, terms, answerable } = found;
  const isSure = answerable.decision === "answer" && (answerable.score >= SURE || terms.every(({ idf }) => idf > 0));
  const tells = ({ title, headings, text }: FoundPassage): boolean => isToldBy([title, ...headings, text].join("\n"));
  const best = passages[0]?.score ?? 0;
  const most = passages.find(tells)?.score ?? 0;
  if (!isSure || most < best * LEAST_SHARE || most === 0) return withoutAnswer(found);
  return { ...found, passages: heldFirst(passages, tells) };
}
