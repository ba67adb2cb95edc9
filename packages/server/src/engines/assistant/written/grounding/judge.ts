import { languages, type Language } from "../../languages.ts";
import type { FoundPassage } from "../../tools.ts";
import type { Turn } from "../../turn.ts";
import { courtesyWords } from "./courtesy-words.ts";
import { citationMark } from "../citation-mark.ts";
import { givesOrders } from "../../orders.ts";
import { repeatsRules } from "../prompt.ts";
import { evidenceOf, factsIn, type Evidence, type Facts } from "./evidence.ts";
import { isTelling, type Figure } from "./figures.ts";
import { measureOf } from "./measures.ts";
import { initialsIn, namesIn, nameOfWords } from "./names.ts";
import { affirming, compares } from "./own-figures.ts";
import { agree, isMisplaced } from "./places.ts";
import { clausesOf, polarityOf, type Polarity } from "./polarity.ts";
import { otherTongue, tongueOf, type Tongue } from "./tongue.ts";
import { vocabularyOf, wordsOf, type Vocabulary } from "./words.ts";

/**
 * Whether the passages, shown to the model in this order, carry what a sentence says. Of a label, such as the head of a
 * table, only that nothing in it is made up.
 */
export type Judge = (sentence: string, isLabel?: boolean) => boolean;

/** Of the words with a meaning of their own, how many must be the passages' or the question's. */
const leastShare = 0.35;
/** The same in a language of which nobody knows which words have none: what is grammar stands in any text. */
const leastShareWithGrammar = 0.5;
/** And so many the passages' alone: what the visitor dictates is no answer. */
const leastCarried = 0.2;
/** Of a sentence's words, how many a sentence of the documents must share for the two to speak of the same. */
const sameMatter = 0.6;
/** "1.", "Step 1:" and the like count the answer's own parts. */
const ownNumber = /^[\s*_#>-]*(?:\p{L}+ )?\d{1,2}(?:[.)](?=\s)|[*_]*\s?[:–-](?=[\s*_])|\ufe0f?\u20e3)/u;
/** Abbreviations that everybody uses and few documents explain. */
const everyday = new Set(["ok", "faq", "id", "url", "pdf", "pc", "tv"]);

/**
 * Holds sentences against the passages, by their words alone. Numbers, codes, addresses and names must stand there. In
 * the documents' own language, so must enough of the words, and no sentence that speaks of the same may say the
 * opposite; a translation shares no words, so nothing else can be asked of it.
 */
export function createJudge(passages: FoundPassage[], turn: Turn, spoken: Language): Judge {
  const evidence = evidenceOf(passages, turn, spoken);
  const asked = factsIn(turn.question, evidence.numberWords);
  const askedTongue = tongueOf(turn.question, spoken);
  /** Of the last sentence that told: one that doesn't goes on in it. */
  let before = spoken;
  const askedWords = vocabularyOf(givesOrders(turn.question) ? [] : wordsOf(turn.question));

  return (sentence, isLabel = false) => {
    const text = sentence.replace(ownNumber, "").replace(citationMark, "");
    const words = wordsOf(text);
    if (repeatsRules(words)) return false;
    if (!carriesFacts(text, evidence, asked)) return false;
    if (isLabel) return true;

    const said = tongueOf(text, before);
    // Words in a row may be of no language; whole sentences are only for a visitor who writes so.
    const tongue = said === otherTongue && askedTongue !== otherTongue ? before.code : said;
    before = languages.find(({ code }) => code === tongue) ?? before;
    const cited = (sentence.match(citationMark) ?? []).flatMap((found) => (found.match(/\d+/g) ?? []).map(Number));
    if (!isOwnTongue(tongue, evidence, cited) && !evidence.isAtHome(words)) return true;
    const own = languages.find(({ code }) => code === tongue)?.words;

    const isKnown = (name: string): boolean =>
      evidence.words.holdsLike(name) || askedWords.holdsLike(name) || everyday.has(name);
    if (
      own?.capitals !== "nouns" &&
      !namesIn(withoutAbbreviated(text, evidence.words)).every((name) => own?.plain.has(name) || isKnown(name))
    )
      return false;

    // Numbers and what they count have been looked at.
    const isIdle = (word: string): boolean =>
      own?.plain.has(word) ||
      courtesyWords(tongue).has(word) ||
      /^\d+$|^\p{L}$/u.test(word) ||
      evidence.numberWords.has(word) ||
      measureOf(word) !== null;
    const telling = [...new Set(words)].filter((word) => !isIdle(word));
    const carried = telling.filter((word) => evidence.words.holdsLike(word));
    const shared = telling.filter((word) => carried.includes(word) || askedWords.holdsLike(word));
    const weightOf = (some: string[]): number => some.reduce((sum, word) => sum + evidence.weightOf(word), 0);
    const total = weightOf(telling);
    const least = own ? leastShare : leastShareWithGrammar;
    if (weightOf(carried) < total * leastCarried || weightOf(shared) < total * least) return false;
    return !clausesOf(text).some((clause) => {
      const ofClause = wordsOf(clause);
      const tellingHere = [...new Set(ofClause)].filter((word) => telling.includes(word));
      return (
        isDenied(tellingHere, polarityOf(ofClause), evidence) ||
        factsIn(clause, evidence.numberWords)
          .figures.filter(isTelling)
          .some((figure) => isMisplaced(figure, tellingHere, evidence.places()))
      );
    });
  };
}

/** "United Kingdom" needs no look where the passages have "UK", nor "United States" where they have "USA". */
const withoutAbbreviated = (text: string, known: Vocabulary): string =>
  text.replace(nameOfWords, (name) =>
    initialsIn(name).some((initials) => known.holdsLike(initials) || known.holdsLike(`${initials}a`))
      ? name.toLowerCase()
      : name,
  );

/** Nothing may be made up; what only the visitor has said may be denied, or set beside what the passages say. */
function carriesFacts(text: string, { facts: known, numberWords }: Evidence, asked: Facts): boolean {
  const facts = factsIn(text, numberWords);
  const isIn = (figure: Figure, among: Figure[]): boolean => among.some((one) => agree(figure, one));
  const figures = facts.figures.filter(isTelling);
  const onlyAsked = figures.filter((figure) => !isIn(figure, known.figures));
  if (!onlyAsked.every((figure) => isIn(figure, asked.figures))) return false;
  const knownCodes = new Set([...known.codes, ...known.brands]);
  const askedCodes = new Set([...asked.codes, ...asked.brands]);
  const newCodes = [...facts.codes, ...facts.brands].filter((code) => !knownCodes.has(code));
  if (!newCodes.every((code) => askedCodes.has(code))) return false;
  if (onlyAsked.length + newCodes.length > 0 && affirming(text).some((clause) => holdsNew(clause))) return false;
  return (
    facts.mails.every((mail) => known.mails.includes(mail)) &&
    facts.phones.every((phone) => known.phones.some((one) => one.slice(-7) === phone.slice(-7)))
  );

  function holdsNew(clause: string): boolean {
    const its = factsIn(clause, numberWords);
    if ([...its.codes, ...its.brands].some((code) => newCodes.includes(code))) return true;
    const [own, others] = [onlyAsked, known.figures].map((among) => its.figures.filter((one) => isIn(one, among)));
    return own!.length > 0 && !(compares(clause) && others!.length > 0);
  }
}

/** Whether all passages that a sentence may come from are in its language. */
function isOwnTongue(tongue: Tongue, { tongues }: Evidence, cited: number[]): boolean {
  const from = cited.flatMap((number) => tongues[number - 1] ?? []);
  return (from.length > 0 ? from : tongues).every((one) => one === tongue);
}

/** Whether all clauses that speak of the same say the opposite. What sets limits turns easily, and isn't judged. */
function isDenied(telling: string[], { isDenied: denies, isLimited }: Polarity, { clauses }: Evidence): boolean {
  if (isLimited || telling.length < 2) return false;
  const same = clauses().filter(
    ({ words }) => telling.filter((word) => words.holdsLike(word)).length >= telling.length * sameMatter,
  );
  return same.length > 0 && same.every((one) => one.isDenied !== denies && !one.isLimited);
}
