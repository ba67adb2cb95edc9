import { weekdaysIn } from "./calendar/weekdays.ts";
import { draftOf } from "./draft.ts";
import { evidenceFor } from "./extraction/evidence.ts";
import type { Finding } from "./finding/find.ts";
import { pointsBack, talkedAbout } from "./said/follow-up.ts";
import type { Language } from "./said/languages.ts";
import { tellsMatter } from "./said/matter-data.ts";
import { namesOf, sectionOf } from "./finding/passage-names.ts";
import { plainText } from "./plain-text.ts";
import { askingWords, matterOf, topicWords, wantingWords, whatIsAsked } from "./said/question.ts";
import { namedAs } from "./finding/same-name.ts";
import { inLanguageOf } from "./finding/own-language.ts";
import { searchKnowledge } from "./finding/search-knowledge.ts";
import { tellsOfWhen } from "./finding/search-by-days.ts";
import { asksForList } from "./finding/search-price-lists.ts";
import { cellsOf } from "./finding/table-row.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";
import { fold, foldedWords } from "../wording/fold.ts";
import { formOf, formsOf, holdsForm } from "./words/forms.ts";
import type { Asked, Words } from "./words/words.ts";

/** Whoever says more has said which of them is meant. */
const mostWords = { topic: 2, all: 7 };
/** What scores so much of the best is as good; and so much may the weight of what they lack differ, as a share of all. */
const asGood = { score: 0.7, lacking: 0.1 };
const mostTopics = 3;
const mostLetters = 70;

/**
 * Asks back where a short question is about several topics of which none is more likely: "opening hours" of two shops. Each
 * is named so that its name, sent as a question, finds it. Null where one of them answers: that is nearly always.
 */
export async function askBack(
  tool: KnowledgeTool,
  { kind, knowledge, reading }: Exclude<Finding, { kind: "products" }>,
  { tenant, history }: Turn,
  { words, phrases, code }: Language,
): Promise<Draft | null> {
  // Who was asked back has answered, and who goes on with a topic has named it.
  if (!knowledge || history.at(-1)?.kind === "clarify" || reading.carried.size > 0) return null;
  const about = talkedAbout(history, words);
  const asked = about === "" ? askedOfNothing(reading.question, words) : [];
  const matter = matterOf(saidIn(reading.question), words);
  // What tells it comes first, whatever else is named so: "wrong address". Only hours and places are told of several.
  const isOfPlaces = matter === "hours" || matter === "address";
  if (matter !== null && !isOfPlaces) return null;
  // The one that says it of the very month or day answers, whatever others tell of usual hours.
  const isOfTime = (passage: FoundPassage): boolean => tellsOfWhen(passage, reading.question, words);
  if (matter === "hours" && knowledge.passages.filter(isOfTime).length === 1) return null;
  const mayBeSeveral = kind === "knowledge" && (isOfPlaces || isShort(reading.question, words));
  if (asked.length === 0 && !mayBeSeveral) return null;
  const topics =
    asked.length > 0 ? thatTell(asked, knowledge, words) : competing(knowledge, reading.question, about, words);
  if (topics.length < 2 || topics.filter(hasRowOf(weekdaysIn(reading.question))).length > 1) return null;
  const names: string[] = [];
  for (const topic of topics) {
    const name = await nameThatFinds(topic, topics, (text) => searchKnowledge(tool, tenant.id, text, words, 2));
    const isOfUse = name !== null && !names.some((other) => fold(other) === fold(name));
    if (isOfUse) names.push(name);
    else if (asked.length === 0) return null;
    if (names.length === mostTopics) break;
  }
  if (names.length < 2) return null;
  const list = new Intl.ListFormat(code, { type: "disjunction" }).format(names.map(inSentence));
  return draftOf("clarify", phrases.doYouMean(list), { suggestions: names });
}

/** Asks back where it is said only what is wanted, not of what: "price". Null where more is said, or a text is named so. */
export function askOfWhat(
  { kind: found, knowledge, reading }: Exclude<Finding, { kind: "products" }>,
  { words, phrases }: Language,
): Draft | null {
  const { question, carried } = reading;
  if (found === "knowledge" && asksForList(question, words)) return null;
  const wanting = wantingWords(question, words);
  const isOfNothing =
    carried.size === 0 &&
    whatIsAsked(question, words).some((kind) => kind === "amount" || kind === "duration") &&
    matterOf(saidIn(question), words) === null &&
    saidIn(question).every((word) => wanting.has(word) || words.plain.has(word));
  // "What is not in the price" names nothing, and may stand above a section.
  const asked = saidIn(question).join(" ");
  const isName = ({ headings }: FoundPassage): boolean => saidIn(headings.at(-1) ?? "").join(" ") === asked;
  if (!isOfNothing || knowledge?.passages.some((one) => isName(one) || namedAs(question, words)(one))) return null;
  return draftOf("clarify", phrases.aboutWhat);
}

/** What is asked of something that nobody has named: "how long does it take?" */
const askedOfNothing = (question: string, words: Words): Asked[] =>
  topicWords(question, words).length === 0 && pointsBack(question, words) ? whatIsAsked(question, words) : [];

/** The topics of the best texts that tell it of something, each of another document. */
function thatTell(asked: Asked[], { passages }: FoundKnowledge, words: Words): Topic[] {
  const telling = new Map<string, Topic>();
  for (const passage of passages) {
    const { documentId, title, text } = passage;
    if (telling.has(documentId) || !asked.some((kind) => evidenceFor(kind, text, words) > 0)) continue;
    telling.set(documentId, { passage, names: [title] });
  }
  return [...telling.values()];
}

/** Without the marks of a question of its own. */
const inSentence = (name: string): string => `**${plainText(name.replace(/^¿|\s*[?？]+$/gu, ""))}**`;

/** Whoever says what is asked, "how long", is answered by what tells it. */
function isShort(question: string, words: Words): boolean {
  if (askingWords(question, words).size > 0) return false;
  const topic = topicWords(question, words).length;
  return topic > 0 && topic <= mostWords.topic && saidIn(question).length <= mostWords.all;
}

/** A passage that may be meant, and the names that would tell it from others, the shortest first. */
interface Topic {
  passage: FoundPassage;
  names: string[];
}

/** A row of hours for a day of the week is short, so that those of all shops are told at once. */
const hasRowOf =
  (weekdays: ReadonlySet<number>) =>
  ({ passage: { text } }: Topic): boolean =>
    text.split("\n").some((line) => {
      const [name] = line.startsWith("|") ? cellsOf(line) : [];
      return [...weekdaysIn(name ?? "")].some((day) => weekdays.has(day));
    });

/**
 * The best passage of each topic that is as good as the best of all; none where one of them clearly answers: the only one
 * whose title holds all that is asked, or one about what was talked about before.
 */
function competing(
  { passages: [first, ...others], terms }: FoundKnowledge,
  question: string,
  about: string,
  words: Words,
): Topic[] {
  // A section and its translation are one topic.
  const all = first ? [first, ...inLanguageOf(first, others)] : [];
  const said = saidIn(question);
  const matter = matterOf(said, words);
  // An address by itself may be that of a warehouse: a place where one can go tells when.
  const isOfPlaces = matter === "hours" || matter === "address";
  const tellsOfPlace = ({ text }: FoundPassage): boolean =>
    tellsMatter("hours", text) && (matter === "hours" || tellsMatter("address", text));
  const passages = isOfPlaces ? placesAmong(all.filter(tellsOfPlace), all) : all;
  // "Time" of "what time do you open?" is told by no shop more than by another.
  const asking = isOfPlaces ? askingWords(question, words) : new Set<string>();
  // Amid what was talked about, words of that are terms, too.
  const telling = terms
    .map((one) => ({ ...one, isForm: formOf(one.term), isNamed: formsOf(one) }))
    .filter(({ term, isForm }) => !holdsForm(words.plain, term) && !holdsForm(asking, term) && said.some(isForm));
  const total = telling.reduce((sum, { idf }) => sum + idf, 0);
  const lacking = ({ lacks }: FoundPassage): number =>
    telling.reduce((sum, { term, idf }) => sum + (lacks.includes(term) ? idf : 0), 0) / (total || 1);
  const isAsked = (word: string): boolean => telling.some(({ isNamed }) => isNamed(word));
  const holdsAll = (name: string): boolean =>
    telling.every(({ idf, isNamed }) => idf === 0 || foldedWords(name).some(isNamed));

  const [best] = passages;
  if (!best || (!isOfPlaces && best.questions.length > 0 && namedAs(question, words)(best))) return [];
  const alike = passages.filter((passage) => Math.abs(lacking(passage) - lacking(best)) <= asGood.lacking);
  const good = alike.filter(({ score }) => score >= best.score * asGood.score);
  const topics = new Map<string, FoundPassage>();
  for (const passage of good) {
    const { nearest, outer } = namesOf(passage);
    const own = [...new Set([...outer, ...nearest])].filter((word) => !words.plain.has(word) && !isAsked(word));
    const apart = own.sort().join(" ");
    // Its name is the question itself, and no more.
    if (apart === "") return [];
    // What several pages tell in the same words, as of one shop, is the same topic.
    const isTold = [...topics.values()].some(({ text }) => text === passage.text);
    if (!topics.has(apart) && !isTold) topics.set(apart, passage);
  }
  if (topics.size > mostTopics || tellsApart(about, alike, [...topics.values()])) return [];

  // Where only the title is of what is asked, and its texts tell no hours, the whole document is one topic.
  const whole = new Set(
    [...topics.values()]
      .filter(({ headings }) => !isOfPlaces && !foldedWords(headings.at(-1) ?? "").some(isAsked))
      .map(({ documentId }) => documentId),
  );
  const byKey = new Map<string, Topic>();
  for (const [apart, passage] of topics) {
    const { documentId, title, headings } = passage;
    const heading = headings.at(-1);
    const isWhole = whole.has(documentId);
    const names = isWhole || heading === undefined ? [title] : [heading, `${title} – ${heading}`];
    // Where the names say nothing of the question, it is chance that several texts mention it.
    if (!isOfPlaces && !foldedWords(names[0]!).some(isAsked)) return [];
    const key = isWhole ? documentId : apart;
    if (!byKey.has(key)) byKey.set(key, { passage, names });
  }
  const named = [...byKey.values()];
  const byTitle = named.filter(({ passage }) => holdsAll(passage.title));
  if (byTitle.length > 0)
    return isOfPlaces || new Set(byTitle.map(({ passage }) => passage.documentId)).size > 1 ? byTitle : [];
  const byName = named.filter(({ names }) => holdsAll(names[0]!));
  // The one that is a question, or the one that is called so and no more, is what is meant.
  const isOne =
    isOneCalledSo(byName, isAsked, words) || byName.filter(({ passage }) => passage.questions.length > 0).length === 1;
  if (byName.length > 0) return isOfPlaces || !isOne ? byName : [];
  const rarest = telling.toSorted((one, other) => other.idf - one.idf)[0];
  const ofRarest = named.filter(({ names }) => foldedWords(names[0]!).some(rarest?.isNamed ?? (() => false)));
  // "Cancellations" where it is asked how an order is cancelled, and not "Orders".
  if (!isOfPlaces && ofRarest.length === 1) return [];
  return isOfPlaces || holdsAll(named.map(({ names }) => names[0]!).join(" ")) ? named : [];
}

/** Whether a single one is called by what is asked and nothing else: "Warranty" beside "Warranty claims". */
const isOneCalledSo = (topics: Topic[], isAsked: (word: string) => boolean, words: Words): boolean =>
  topics.filter(({ names }) => foldedWords(names[0]!).every((word) => words.plain.has(word) || isAsked(word)))
    .length === 1;

/** Those in a section that tells where it is or whom to call, where several do: what tells the hours of holidays is no place. */
function placesAmong(telling: FoundPassage[], all: FoundPassage[]): FoundPassage[] {
  const isReached = ({ text }: FoundPassage): boolean => tellsMatter("address", text) || tellsMatter("contact", text);
  const reached = new Set(all.filter(isReached).map(sectionOf));
  const places = telling.filter((one) => reached.has(sectionOf(one)));
  return new Set(places.map(sectionOf)).size > 1 ? places : telling;
}

/** Whether what was talked about is in the names of some texts that are as good, so that these are meant. */
function tellsApart(about: string, alike: FoundPassage[], topics: FoundPassage[]): boolean {
  const isAbout = foldedWords(about).map(formOf);
  const isNamed = (passage: FoundPassage): boolean => {
    const { nearest, outer } = namesOf(passage);
    return isAbout.some((is) => nearest.some(is) || outer.some(is));
  };
  return alike.some(isNamed) && !topics.every(isNamed);
}

/** The shortest name of a topic that no other has and by which its passage is found first. */
async function nameThatFinds(
  { passage, names }: Topic,
  topics: Topic[],
  search: (text: string) => Promise<FoundKnowledge>,
): Promise<string | null> {
  for (const name of names) {
    if (name.length > mostLetters) continue;
    if (topics.some((other) => other.passage !== passage && fold(other.names[0]!) === fold(name))) continue;
    const { passages, answerable } = await search(name);
    const first = passages[0];
    if (
      first &&
      answerable.decision === "answer" &&
      (first.id === passage.id || (names.length === 1 && first.documentId === passage.documentId))
    )
      return name;
  }
  return null;
}
