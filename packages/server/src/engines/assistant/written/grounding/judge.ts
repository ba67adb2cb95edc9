import { wordsIn } from "../../../wording/fold.ts";
import { languages, type Language } from "../../said/languages.ts";
import type { FoundPassage } from "../../tools.ts";
import type { Turn } from "../../turn.ts";
import { courtesyWords } from "./courtesy-words.ts";
import { citationMark } from "../citation-mark.ts";
import { givesOrders } from "../../said/orders.ts";
import { repeatsRules } from "../prompt.ts";
import { carriesFacts } from "./carried-facts.ts";
import { evidenceOf, factsIn, type Evidence } from "./evidence.ts";
import { isTelling, type Figure } from "./figures.ts";
import { freeIn } from "./free.ts";
import { FREE, INCLUDED, isAsMuch, kindOf, measureOf, type Measure } from "./measures.ts";
import { initialsIn, namesIn, nameOfWords } from "./names.ts";
import { partsOf, type Part } from "./clauses.ts";
import { isBeyondBounds } from "./bounds.ts";
import { isContradicted } from "./contradiction.ts";
import { ofAnyNumber } from "./of-any-number.ts";
import { isRefuted, replyOf } from "./mere-reply.ts";
import { agree, isMisplaced } from "./places.ts";
import { ofHaving, ofLimits, ofOpening, ofSpans } from "./polarity.ts";
import { otherTongue, tongueOf, type Tongue } from "./tongue.ts";
import { promisesAnew } from "./promises.ts";
import { saidOfHimself, withoutRepeated } from "./visitors-figures.ts";
import { dayMark, withPlainDays } from "../../calendar/weekdays.ts";
import { isTurnedOver } from "./turned-words.ts";
import { vocabularyOf, wordsOf, type Vocabulary } from "./words.ts";

/**
 * Whether the passages, shown to the model in this order, carry what a sentence says. Of a label, such as the head of a
 * table, only that nothing in it is made up. `if cited`: its words can't tell, so that a source has to be named for it.
 */
export type Judge = (sentence: string, isLabel?: boolean) => boolean | "if cited";

/** Of the words with a meaning of their own, how many must be the passages' or the question's. */
const leastShare = 0.35;
/** The same in a language of which nobody knows which words have none: what is grammar stands in any text. */
const leastShareWithGrammar = 0.5;
/** And so many the passages' alone: what the visitor dictates is no answer. */
const leastCarried = 0.2;
/** A figure carries as much as a word of every seventh sentence. */
const ofFigure = 2;
/** "1.", "Step 1:" and the like count the answer's own parts. */
const ownNumber = /^[\s*_#>-]*(?:\p{L}+ )?\d{1,2}(?:[.)](?=\s)|[*_]*\s?[:–-](?=[\s*_])|\ufe0f?\u20e3)/u;
/** Abbreviations that everybody uses and few documents explain. */
const everyday = new Set(["ok", "faq", "id", "url", "pdf", "pc", "tv"]);

/**
 * Holds sentences against the passages, by their words alone. Numbers, codes, addresses and names must stand there. In
 * the documents' own language, so must enough of the words, and no sentence that speaks of the same may say the
 * opposite; a translation shares no words, so nothing can be asked of it but its source.
 */
export function createJudge(passages: FoundPassage[], turn: Turn, spoken: Language): Judge {
  const evidence = evidenceOf(passages, turn, spoken);
  const asked = factsIn(turn.question, evidence.numberWords);
  const ofHimself = saidOfHimself(turn.question, evidence.numberWords);
  const askedTongue = tongueOf(turn.question, spoken);
  /** Of the last sentence that told: one that doesn't goes on in it. */
  let before = spoken;
  const askedWords = vocabularyOf(givesOrders(turn.question) ? [] : wordsOf(turn.question));

  return (sentence, isLabel = false) => {
    const written = sentence.replace(ownNumber, "").replace(citationMark, "");
    const text = withoutRepeated(written, ofHimself, evidence.numberWords);
    const words = wordsOf(text);
    if (repeatsRules(words)) return false;
    if (!carriesFacts(text, evidence, asked)) return false;
    if (isLabel) return true;

    const said = tongueOf(text, before);
    // Words in a row may be of no language; whole sentences are only for a visitor who writes so.
    const tongue = said === otherTongue && askedTongue !== otherTongue ? before.code : said;
    before = languages.find(({ code }) => code === tongue) ?? before;
    const own = languages.find(({ code }) => code === tongue)?.words;
    // Numbers and what they count have been looked at.
    const isIdle = (word: string): boolean =>
      own?.plain.has(word) ||
      courtesyWords(tongue).has(word) ||
      /^\d+$|^\p{L}$/u.test(word) ||
      evidence.numberWords.has(word) ||
      measureOf(word) !== null;
    const telling = (some: string[]): string[] => [...new Set(some)].filter((word) => !isIdle(word));
    // "Team" says little, but what is called so.
    const capitalised = new Set(namesIn(text));
    const naming = (some: string[]): string[] =>
      [...new Set(some)].filter(
        (word) => !ofOpening.has(word) && (!isIdle(word) || (capitalised.has(word) && courtesyWords(tongue).has(word))),
      );
    /** What is the same in a translation. */
    const named = (some: string[]): string[] => naming(some).filter((word) => evidence.words.hasNameOf(word));
    const parts = partsOf(text, evidence.numberWords);
    const cited = (sentence.match(citationMark) ?? []).flatMap((found) => (found.match(/\d+/g) ?? []).map(Number));
    const isTranslation = !isOwnTongue(tongue, evidence, cited) && !evidence.isAtHome(words);
    if (parts.some((part) => hasOthersFigure(part, parts, isTranslation ? named : naming, evidence, isTranslation)))
      return false;
    if (parts.some((part) => saysOpposite(part, naming, evidence, isTranslation))) return false;
    if (parts.some((part) => isOutOfBounds(part, parts, naming, evidence))) return false;
    if (isTranslation) {
      const isTold = cited.length > 0 || parts.some(({ figures }) => figures.some(isTelling));
      return isTold || telling(words).length === 0 || "if cited";
    }
    if (!parts.some(({ polarity }) => polarity.isDenied) && promisesAnew(text, evidence.words)) return false;
    const reply = replyOf(text);
    if (reply && isRefuted(reply, telling(words).length === 0, { turn, asked, naming, evidence })) return false;
    const isListed = (word: string): boolean => !isIdle(word) && !own?.circumstances.has(word) && !ofBeyond.has(word);
    if (parts.some((part) => isMadeUp(part, part.clause.filter(isListed), tongue, evidence.words))) return false;

    const isKnown = (name: string): boolean =>
      evidence.words.holdsLike(name) || askedWords.holdsLike(name) || everyday.has(name);
    if (
      own?.capitals !== "nouns" &&
      !namesIn(withPlainDays(withoutAbbreviated(text, evidence.words))).every(
        (name) => own?.plain.has(name) || isKnown(name),
      )
    )
      return false;

    const carried = telling(words).filter((word) => evidence.words.holdsLike(word));
    const all = telling(words).filter(
      (word) => carried.includes(word) || !(ofAnyNumber.has(word) || word.endsWith(dayMark)),
    );
    const shared = all.filter((word) => carried.includes(word) || askedWords.holdsLike(word));
    const weightOf = (some: string[]): number => some.reduce((sum, word) => sum + evidence.weightOf(word), 0);
    // Its figures stand where they may: they carry it as well.
    const figures = own
      ? parts.flatMap((part) => part.figures.filter((one) => isTelling(one) && one.measure !== FREE)).length * ofFigure
      : 0;
    const total = weightOf(all) + figures;
    const least = own ? leastShare : leastShareWithGrammar;
    return weightOf(carried) + figures >= total * leastCarried && weightOf(shared) + figures >= total * least;
  };
}

/** Whether a figure of a clause is told of something else than it is of in the passages. */
function hasOthersFigure(
  part: Part,
  parts: Part[],
  naming: (words: string[]) => string[],
  evidence: Evidence,
  isTranslation: boolean,
): boolean {
  if (part.polarity.isDenied) return false;
  const later = naming(part.later);
  const figures = part.figures.filter(isTelling);
  // "A week" is a figure where there is no other.
  const told = part.figures.length === 1 && part.figures[0]!.measure !== null ? part.figures : figures;
  const alsoFree = parts.filter(({ figures: its }) => its.some(({ measure }) => measure === FREE));
  return told.some((figure) => {
    // A mere number may be of anything, and a translation has few words to tell of what.
    if (isTranslation && figure.measure === null) return false;
    const kind = kindOf(figure.measure);
    const beside = part.figures.filter(
      ({ measure, isArticle }) => !isArticle && !isNoNumber(measure) && kindOf(measure) !== kind,
    );
    // "It costs nothing, as orders over £80 are free" tells it once.
    const isOfFree = figure.measure === FREE;
    const words = naming((isOfFree ? alsoFree : [part]).flatMap((one) => one.words));
    const telling = { words, all: part.words, later, beside, together: part.figures, isTranslation };
    if (isOfFree && !isTranslation && !isFreeThere(words, beside, evidence)) return true;
    return isMisplaced(figure, telling, evidence.statements());
  });
}

/** What stands beside a figure and is none of the numbers by which it is known. */
const isNoNumber = (measure: Measure | null): boolean =>
  measure === dayMark || measure === FREE || measure === INCLUDED;

/**
 * Whether something that a claim names is said to cost nothing, or what it tells beside that stands in a sentence with it:
 * "free up to 3 days before, groups up to 21 days". What names nothing may be of anything: "it is free above £60".
 */
function isFreeThere(words: string[], beside: Figure[], { statements }: Evidence): boolean {
  const isWordForIt = (word: string): boolean => freeIn(word).length > 0;
  const things = words.filter((word) => !isWordForIt(word));
  if (things.length === 0 && beside.length > 0) return true;
  return statements().some(({ figures, own, inner, outer, earlier, later }) => {
    const hasOne = (some: string[], around: Vocabulary[]): boolean =>
      some.some((word) => around.some((one) => one.holdsLike(word)));
    const isFree = figures.some((one) => isAsMuch(0, FREE, one.values[0]!, one.measure));
    if (isFree && hasOne(things, [own, inner, outer, earlier, later])) return true;
    const tellsIt = beside.some((one) => figures.some((known) => agree(one, known)));
    return tellsIt && hasOne(words.filter(isWordForIt), [own, earlier, later]);
  });
}

/** "5 years and older". */
const ofBeyond = wordsIn(
  "older over above more longer later younger älter jünger länger darüber âgés mayores mayor oltre ouder jonger langer hoger büyük",
);

/** What leaves a list open, and puts nothing on it. */
const endsList = wordsIn(
  "more others forth among things etc mehr vieles ähnliches weiteres dergleichen anderem dinge usw plus autres choses produits notamment más otras cosas altro ancora eccetera ecc mais outras coisas meer dergelijke dingen enzovoort enz fazlası vb vesaire benzeri",
);

/** Whether a clause goes on a list with what no passage knows: "and accidental damage". A Turkish one has its verb behind that. */
const isMadeUp = (
  { isListed, polarity, figures }: Part,
  things: string[],
  tongue: Tongue,
  known: Vocabulary,
): boolean =>
  isListed &&
  !polarity.isDenied &&
  figures.length === 0 &&
  !things.every((word) => endsList.has(word)) &&
  !(tongue === "tr" ? things.slice(0, 1) : things).some(
    (word) => (tongue === "tr" && endsList.has(word)) || known.holdsLike(word),
  );

/** Whether it puts a number on the other side than what the passages say of the same: "after" for "within". */
function isOutOfBounds(
  part: Part,
  parts: Part[],
  naming: (words: string[]) => string[],
  { statements, weightOf }: Evidence,
): boolean {
  const matter = (some: string[]): string[] =>
    naming(some).filter((word) => !ofLimits.has(word) && !ofSpans.has(word) && !ofHaving.has(word));
  const own = matter(part.words);
  const words = own.length > 0 ? own : parts.flatMap((one) => matter(one.clause));
  // "After 30 days, returns aren't possible."
  const after = own.length > 0 ? [] : parts.slice(parts.indexOf(part) + 1);
  const isDenied = part.polarity.isDenied || after.some(({ polarity }) => polarity.isDenied);
  const whole = { ...part, polarity: { ...part.polarity, isDenied } };
  return isBeyondBounds(whole, words, parts, statements(), weightOf, agree);
}

/** Of a translation only what is the same in all languages can be compared: it must be as much as two words. */
function saysOpposite(
  part: Part,
  naming: (words: string[]) => string[],
  evidence: Evidence,
  isTranslation: boolean,
): boolean {
  const said = part.polarity;
  const words = naming(part.clause).filter((word) => !ofSpans.has(word));
  const known = words.filter((word) => evidence.words.holdsLike(word));
  const isOfDays = known.some((word) => word.endsWith(dayMark));
  if (isTranslation && !(isOfDays && known.length > 1)) return false;
  if (isTurnedOver(part.clause, known, said.isDenied, evidence)) return true;
  const isOpposed = (some: string[]): boolean => isContradicted(some, said, evidence.statements(), evidence.weightOf);
  // What no passage knows may be just what isn't so.
  if (said.isDenied) return isOpposed(isTranslation ? known : words);
  // What is said to be so must be so without it, however it is taken: "or cheques" is said of each by itself.
  const things = known.filter((word) => !ofHaving.has(word));
  return [known, things, ...(part.isListed ? known.map((word) => [word]) : [])].some(isOpposed);
}

/** "United Kingdom" needs no look where the passages have "UK", nor "United States" where they have "USA". */
const withoutAbbreviated = (text: string, known: Vocabulary): string =>
  text.replace(nameOfWords, (name) =>
    initialsIn(name).some((initials) => known.holdsLike(initials) || known.holdsLike(`${initials}a`))
      ? name.toLowerCase()
      : name,
  );

/** Whether all passages that a sentence may come from are in its language. */
function isOwnTongue(tongue: Tongue, { tongues }: Evidence, cited: number[]): boolean {
  const from = cited.flatMap((number) => tongues[number - 1] ?? []);
  return (from.length > 0 ? from : tongues).every((one) => one === tongue);
}
