import { shortExtract } from "../extraction/short-extract.ts";
import type { Extract } from "../extraction/compose.ts";
import { withoutCustomersWords } from "./customers-words.ts";
import { wishOf } from "../extraction/wish.ts";
import type { Finding } from "./find.ts";
import { asItIs, contentOf, type Content } from "../said/follow-up.ts";
import { languageOfLocale, type Language } from "../said/languages.ts";
import { givesOrders } from "../said/orders.ts";
import { numberedIn } from "./numbered-names.ts";
import { ofWhatIsDone } from "./of-what-is-done.ts";
import { namesOf, sectionOf } from "./passage-names.ts";
import { isDayOrHour, matterOf, wantingWords, wishingWords } from "../said/question.ts";
import { noticesLast } from "./legal-notices.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import { sentencesOf } from "./sentences-of.ts";
import { hear } from "../said/small-talk.ts";
import { figureAsked, tellsMeasure } from "../several/tells.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool, QuestionTerm } from "../tools.ts";
import { unknownWords } from "../said/topic.ts";
import type { Turn } from "../turn.ts";
import { foldedWords } from "../../wording/fold.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { formOf, formsOf } from "../words/forms.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

const looked = 10;
/** What is longer is a story, and near to many texts. */
const MOST_WORDS = 60;
/**
 * Shares: of the weight of what is asked about that a passage holds, where its section is named after some of it and where
 * not; and of the best score that another section has which may be meant as well.
 */
const shares = { named: 0.65, held: 0.75, rival: 0.8 };

/** What comes nearest to a question. */
export interface Nearest {
  extract: Extract;
  /** Whether it has the figure that is asked for, of all that it is asked of, which is more than a word: it is the answer, however little else speaks for it. */
  isAnswer: boolean;
}

/**
 * What the texts have that comes nearest to a question without an answer: what they say of the rest of it where they don't
 * know a word. Null where that is not enough to be sure of what is meant, or several sections tell it.
 */
export async function nearestTo(
  tool: KnowledgeTool,
  finding: Exclude<Finding, { kind: "products" }>,
  { tenant, question: message }: Turn,
  language: Language,
): Promise<Nearest | null> {
  const { words } = language;
  const { knowledge, reading } = finding;
  const isOfGoods = finding.kind === "nothing" && finding.expected === "products";
  if (!knowledge || isOfGoods || reading.isTold) return null;
  if (givesOrders(message) || hear(message, [language]).kinds.has("rude")) return null;
  const { question } = reading;
  if (saidIn(question).length > MOST_WORDS) return null;
  const isUnknown = unknownWords(question, knowledge.terms, words);
  const rest = without(question, isUnknown);
  const house = noticesLast(withoutCustomersWords(tool, question), question);
  const found = ofWhatIsDone(await searchKnowledge(house, tenant.id, rest, words, looked), question, words);
  // What is known by a part alone, "besuche" of "hausbesuche", is not known.
  const about = aboutOf(
    question,
    found.terms.filter(({ isPart }) => !isPart),
    words,
  );
  const isOfMatter = matterOf(saidIn(reading.core), words) !== null;
  const told = (isOfMatter ? null : toldSection(found, about)) ?? namedSection(found, about, { question, isOfMatter });
  if (!told) return null;
  const written = languageOfLocale(tenant.locale).words;
  const figure = figureAsked(question, words);
  const wish = wishOf(asItIs(rest), words, written);
  const quoted = shortExtract({ ...found, passages: told.passages }, wish, figure === null);
  if (!quoted || !(told.isNamed || holdsKnown(quoted, told, about.core))) return null;
  if (figure === null) return { extract: quoted, isAnswer: false };
  if (!tellsMeasure(quoted.blocks.join("\n"), figure, written)) return null;
  // Line 9 is not line 4.
  const isOfNumber = numberedIn(question, words).length > 0;
  const known = about.known[0] ?? [];
  const isAnswer =
    rest === question &&
    !isOfNumber &&
    saysAll(quoted, known) &&
    isOfKnown(quoted, known, (text) => tellsMeasure(text, figure, written));
  return { extract: quoted, isAnswer };
}

/** Whether what is quoted says all of several words, or stands under a name that does. */
const saysAll = ({ pieces }: Extract, known: QuestionTerm[]): boolean =>
  known.length > 1 &&
  pieces.some(({ covers, passage }) =>
    known.every((one) => covers.has(one.term) || namesOf(passage).nearest.some(formsOf(one))),
  );

/** Whether a paragraph that has the figure has a word of what is asked, too: "A comb costs €3" is no price of a chair. */
function isOfKnown({ blocks }: Extract, known: QuestionTerm[], tells: (text: string) => boolean): boolean {
  const paragraphs = blocks.join("\n\n").split(/\n{2,}/);
  const isSaid = known.map(formsOf);
  return paragraphs.some(
    (one) => tells(one) && (paragraphs.length === 1 || foldedWords(one).some((word) => isSaid.some((is) => is(word)))),
  );
}

/** Whether what is quoted, or the name over it, has what is known of the question; of a document that has no sections, the title alone says too little. */
function holdsKnown({ pieces }: Extract, { known, passages: [first] }: Told, core: QuestionTerm[]): boolean {
  const isCovered = ({ term }: QuestionTerm): boolean => pieces.some(({ covers }) => covers.has(term));
  const isNamed = (one: QuestionTerm): boolean => namesOf(first!).nearest.some(formsOf(one));
  const held = known.filter((one) => isCovered(one) || isNamed(one));
  const isSaid = first!.headings.length > 0 || known.some(isCovered);
  const isOfIt = core.length === 0 || core.some((one) => held.includes(one));
  return isSaid && isOfIt && weightOf(held) >= shares.named * weightOf(known);
}

/** What a question is about, as far as the texts know it. */
interface About {
  /** What is known of it, and where none is told by all of that, of the thing itself: what to look for, the first first. */
  known: QuestionTerm[][];
  /** The words, folded, that say what it is about, and those of them that don't say where, for whom or the like. */
  telling: string[];
  things: string[];
  /** What of it is the thing itself; empty where it says only where, or the like. */
  core: QuestionTerm[];
  /** Whether they know all of it, but for what only says where, for whom or of which kind: "to Edinburgh", "tiny". */
  isWhole: boolean;
  /** Whether all they don't know is where it is, or for whom. */
  isElsewhere: boolean;
  /** Whether it asks for a figure of a thing. */
  asks: boolean;
  /** Whether it is goods that are wished for. */
  wishes: boolean;
}

function aboutOf(question: string, terms: QuestionTerm[], words: Words): About {
  const telling = tellingOf(question, words);
  const termsOf = ({ word }: Content): QuestionTerm[] => terms.filter(({ term, idf }) => idf > 0 && formOf(term)(word));
  const isKnown = (one: Content): boolean => termsOf(one).length > 0;
  const core = telling.filter(({ preposition }) => preposition === undefined);
  const isKind = (one: Content): boolean => {
    const next = core[core.indexOf(one) + 1];
    return next !== undefined && isKnown(next) && question.includes(`${one.raw} ${next.raw}`);
  };
  const isWhole = core.length > 0 ? core.every((one) => isKnown(one) || isKind(one)) : telling.every(isKnown);
  const held = core.filter(isKnown).length;
  // Where more of it is unknown, it is about something else.
  const mayBe = core.length > 0 ? held > 0 && held >= core.length / 2 : isWhole;
  const known = [telling, core].map((some) => [...new Set(some.flatMap(termsOf))]);
  return {
    known: mayBe ? known.filter(({ length }) => length > (isWhole ? 0 : 1)) : [],
    telling: telling.map(({ word }) => word),
    things: core.map(({ word }) => word),
    core: known[1]!,
    isWhole,
    isElsewhere: core.length > 0 && core.every(isKnown) && !telling.every(isKnown),
    asks: core.length > 0 && figureAsked(question, words) !== null,
    wishes: wishingWords(question, words).size > 0,
  };
}

/** The words that say what a question is about, without those that say how it is asked, how much or when. */
function tellingOf(question: string, words: Words): Content[] {
  const asking = new Set([...wantingWords(question, words), ...wishingWords(question, words)]);
  const isIdle = (word: string): boolean =>
    asking.has(word) ||
    words.circumstances.has(word) ||
    words.hedges.has(word) ||
    isDayOrHour(word, words) ||
    [words.price, words.free, words.times, words.numbers].some((phrases) => isPhrase([word], phrases)) ||
    /^\d+$/.test(word);
  const content: Content[] = [];
  for (const one of contentOf(question, words)) {
    const before = content.at(-1);
    content.push(before && goesWith(before, one, question) ? { ...one, preposition: before.preposition } : one);
  }
  return content.filter(({ word }) => !isIdle(word));
}

/** "Street" of "in Bridge Street" and "metres" of "for 300 metres". */
const goesWith = (before: Content, { raw, preposition }: Content, question: string): boolean =>
  preposition === undefined &&
  (/^\d+$/.test(before.word) || [before.raw, raw].every((word) => /^\p{Lu}/u.test(word))) &&
  question.includes(`${before.raw} ${raw}`);

function without(question: string, isUnknown: (word: string) => boolean): string {
  let rest = "";
  let end = 0;
  for (const { words: said, starts, ends } of clausesOf(question))
    for (const [at, word] of said.entries()) {
      if (!isUnknown(word)) continue;
      rest += question.slice(end, starts[at]);
      end = ends[at]!;
    }
  return rest + question.slice(end);
}

/** Passages of one section, and what of a question they tell of. */
interface Told {
  passages: FoundPassage[];
  known: QuestionTerm[];
  /** Whether the question says its whole name. */
  isNamed: boolean;
}

const weightOf = (terms: QuestionTerm[]): number => terms.reduce((sum, { idf }) => sum + idf, 0);

/** The one section that tells of it; null where several may be meant, or what is known says too little. */
function toldSection({ passages }: FoundKnowledge, about: About): Told | null {
  for (const known of about.known) {
    const section = sectionThatHolds(known, passages, about);
    if (section.length > 0) return { passages: section, known, isNamed: false };
  }
  return null;
}

/** So many letters of a compound are its ending: "raten zahlen" is said of "Ratenzahlung". */
const ENDING = 3;
const SHORTEST_COMPOUND = 8;
/** Who says more asks about something else as well. In words. */
const MOST_OF_NAMED = 2;

/** The one section whose whole name a question says, and hardly more: "what good is the loyalty card?". */
function namedSection(
  { passages }: FoundKnowledge,
  { telling, things, wishes }: About,
  { question, isOfMatter }: { question: string; isOfMatter: boolean },
): Told | null {
  if (wishes) return null;
  const isSaid = isOfMatter || telling.length > MOST_OF_NAMED ? [] : things.map(formOf);
  const said = saidIn(question);
  const compounds = said.flatMap((word, at) => {
    const joined = (said[at - 1] ?? "") + word;
    return at > 0 && joined.length >= SHORTEST_COMPOUND ? joined.slice(0, -ENDING) : [];
  });
  const says = (name: string): boolean =>
    isSaid.some((is) => is(name)) ||
    compounds.some((one) => name.startsWith(one) && name.length <= one.length + 2 * ENDING);
  const named = passages.filter(({ headings, title }) => {
    const name = foldedWords(headings.at(-1) ?? title);
    return name.length > 0 && name.every(says);
  });
  const [first] = named;
  if (!first || named.some((one) => sectionOf(one) !== sectionOf(first))) return null;
  return { passages: named, known: [], isNamed: true };
}

function sectionThatHolds(
  known: QuestionTerm[],
  passages: FoundPassage[],
  { isWhole, isElsewhere, asks, wishes }: About,
): FoundPassage[] {
  const shareOf = (holds: (term: string) => boolean): number =>
    weightOf(known.filter(({ term }) => holds(term))) / weightOf(known);
  const share = ({ lacks }: FoundPassage): number => shareOf((term) => !lacks.includes(term));
  const saysInOne = (passage: FoundPassage): boolean =>
    sentencesOf(passage).some((said) => shareOf((term) => said.has(term)) >= shares.held);
  const isNamed = (passage: FoundPassage): boolean => known.some((one) => namesOf(passage).nearest.some(formsOf(one)));
  const named = passages.filter((one) => isNamed(one) && share(one) >= shares.named);
  // Where they don't know the thing itself, what is told under the name of another is of that, and here a word and there one is of neither.
  const held = passages.filter(
    (one) => share(one) >= shares.held && (isWhole || (one.headings.length === 0 && saysInOne(one))),
  );
  const isOne = known.length === 1;
  // What is told of a thing does not tell that it is sold.
  if (!asks && (wishes || (isOne && named.length === 0 && !isElsewhere))) return [];
  const meant = named.length > 0 ? named : held;
  const [best] = meant;
  if (!best) return [];
  const isOfSection = (one: FoundPassage): boolean => sectionOf(one) === sectionOf(best);
  const rivals = meant.filter((one) => !isOfSection(one));
  const isSure =
    isOne && named.length === 0 ? rivals.length === 0 : rivals.every((one) => one.score < best.score * shares.rival);
  return isSure ? meant.filter(isOfSection) : [];
}
