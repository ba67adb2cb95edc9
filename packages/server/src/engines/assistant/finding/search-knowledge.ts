import { saidBeside } from "./said-beside.ts";
import { isImprint, noticesLeft } from "./legal-notices.ts";
import { inBestWording } from "./best-wording.ts";
import { asksHours } from "../said/asks-hours.ts";
import { byWayAsked, contactToldIn } from "./contact-told.ts";
import { monthsAsked, monthsIn } from "../calendar/months.ts";
import { saysOpen, speaksOfOpening } from "../calendar/days-told.ts";
import { basedIn, saysHouse } from "./based-in.ts";
import { heldFirst } from "./keep-to.ts";
import { asFarAsTold, inKnownWords } from "./known-words.ts";
import { languages } from "../said/languages.ts";
import { tellsMatter } from "../said/matter-data.ts";
import { askingWords, matterOf, topicWords } from "../said/question.ts";
import { paymentTold } from "./payment-told.ts";
import { namedAs } from "./same-name.ts";
import { placeIn, tellsOfWhen, withDays } from "./search-by-days.ts";
import { withPriceList } from "./search-price-lists.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool, QuestionTerm } from "../tools.ts";
import { withoutAnswer } from "./without-answer.ts";
import { saidIn } from "../words/clauses.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { formOf, formsOf, holdsForm } from "../words/forms.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Matter, Words } from "../words/words.ts";

/**
 * Searches for a question and, where that finds no answer, for it in words that the texts know. What nearly every tenant
 * tells is looked for by all its names.
 */
export async function searchKnowledge(
  tool: KnowledgeTool,
  tenantId: string,
  question: string,
  words: Words,
  limit: number,
): Promise<FoundKnowledge> {
  const asPut = await searchAlsoInShort(tool, tenantId, question, words, limit);
  const reworded = asPut.answerable.decision === "answer" ? null : inKnownWords(question, asPut.terms, words);
  const inOthers =
    reworded && asFarAsTold(await searchAlsoInShort(tool, tenantId, reworded.question, words, limit), reworded);
  // Where that finds none either, what is missing is no longer what nobody needs to say.
  const found =
    inOthers?.answerable.decision === "answer" ? inOthers : { ...asPut, terms: inOthers?.terms ?? asPut.terms };
  const matter = matterOf(saidIn(question), words);
  const isOfHours = matter === null && asksHours(question, words);
  const place = isOfHours ? placeIn(question, found, words) : [];
  const isOfPlace = place.length > 0 && place.every(({ idf }) => idf > 0);
  const wanted = matter ?? (isOfPlace ? "hours" : null);
  const told = wanted ? await withMatter(tool, tenantId, found, wanted, { question, place, words, limit }) : found;
  const onDays = await withDays(tool, tenantId, told, { question, words, limit });
  return withPriceList(tool, tenantId, onDays, { question, words, limit });
}

/**
 * The topic of a question alone, too, where the index took words for it that only ask: "long" of "how long may I return it?"
 * finds all that takes long. Scores are those of the first search; what only the second found has the same share of the
 * best.
 */
async function searchAlsoInShort(
  tool: KnowledgeTool,
  tenantId: string,
  question: string,
  words: Words,
  limit: number,
): Promise<FoundKnowledge> {
  const found = worded(await tool.search(tenantId, question, limit));
  const asking = askingWords(question, words);
  const onlyAsks = ({ term }: QuestionTerm): boolean => holdsForm(words.plain, term) || holdsForm(asking, term);
  const topic = found.terms.some(onlyAsks) ? topicWords(question, words).join(" ") : "";
  return topic === "" ? found : merged(found, worded(await tool.search(tenantId, topic, limit), found.terms), limit);
}

/**
 * Where to call or to write, when it is open, where it is, how it is paid and how an order is followed stand under names of their own,
 * whatever the visitor calls them and in whatever language. What tells it comes first, and is an answer; of a place that is
 * named only what names it in the same paragraph or above.
 */
async function withMatter(
  tool: KnowledgeTool,
  tenantId: string,
  found: FoundKnowledge,
  matter: Matter,
  { question, place, words, limit }: { question: string; place: QuestionTerm[]; words: Words; limit: number },
): Promise<FoundKnowledge> {
  if (fold(found.passages[0]?.headings.at(-1) ?? "") === fold(question)) return found;
  const known = [words, ...languages.map((one) => one.words)].flatMap(({ matters }) => calledIn(matters, matter));
  const names = new Set(known.map(({ name }) => name));
  // Of several shops it is told where one tells when they are open.
  const open = matter === "address" ? words.matters.hours.name : "";
  const sought = [...names, open, ...place.map(({ term }) => term)].join(" ").trim();
  const byName = await tool.search(tenantId, sought, limit);
  const isName = [...names].flatMap(foldedWords).map(formOf);
  const isNamed = (said: string[]): boolean =>
    said.some((word) => isName.some((is) => is(word))) || known.some(({ asked }) => holdsPhrase(said, asked));
  // What costs most is looked at last: forty passages are read for one question.
  const tells = (passage: FoundPassage): boolean => {
    const { title, headings, text } = passage;
    const all = [title, ...headings, text].join("\n");
    if (place.length > 0) return tellsOfPlace(passage) && isNamed(foldedWords(all));
    if (matter === "payment") return payment.isTold(passage);
    const isParcels = matter === "parcel" && headings.some((heading) => matterOf(saidIn(heading), words) === matter);
    // "We are closed in August" has no hours.
    if (isParcels || isOfHouseThen(passage)) return true;
    if (!tellsMatter(matter, matter === "parcel" ? all : text)) return false;
    // Where one can go, one is told when, or whom to call; an address for parcels has neither.
    const isOfHours = matter === "hours" && tellsMatter("address", text) && saysHouse(passage, text);
    const isPlace =
      isOfHours || (matter === "address" && (["hours", "contact"] as const).some((one) => tellsMatter(one, text)));
    const isOfOpening = matter === "hours" && speaksOfOpening([title, ...headings].join("\n"));
    if (isPlace || isOfOpening || isImprint(passage) || isOfHouseItself(passage)) return true;
    // What tells when something is sent is not when the shop is open.
    return isNamed(foldedWords(all));
  };
  // Beside its address or hours the house tells its own number.
  const isOfHouseItself = (passage: FoundPassage): boolean => matter === "contact" && contactToldIn(passage) > 1;
  const isOfHouseThen = (passage: FoundPassage): boolean =>
    matter === "hours" && place.length === 0 && tellsOfWhen(passage, question, words);
  const payment = paymentTold(question, words);
  const isPlaceName = place.map(formsOf);
  const months = monthsAsked(question, words);
  const isOfMonth = (text: string): boolean => [...monthsIn(text)].some((month) => months.has(month)) && saysOpen(text);
  const ofPlace = ({ title, headings, text }: FoundPassage): string[] =>
    text.split(/\n{2,}/).filter((paragraph) => {
      const said = foldedWords([title, ...headings, paragraph].join("\n"));
      return isPlaceName.every((is) => said.some(is));
    });
  const tellsOfPlace = (passage: FoundPassage): boolean =>
    ofPlace(passage).some((paragraph) => tellsMatter(matter, paragraph) || isOfMonth(paragraph));
  // Who stands in has an address, too: what is named after the way is that of the house.
  const isNamedSo = ({ title, headings }: FoundPassage): boolean =>
    matter === "address" &&
    languages.some((one) => holdsPhrase(saidIn([title, ...headings].join("\n")), one.words.matters.address.asked));
  const own = new Set(found.terms.map(({ term }) => term));
  // Where one is open is a place; when it is open does not say where.
  const isOpen = foldedWords(open);
  const isNews = ({ term, idf }: QuestionTerm): boolean => idf > 0 && !own.has(term) && !isOpen.some(formOf(term));
  const terms = [...found.terms, ...byName.terms.filter(isNews)];
  let all = merged(found, byName, limit);
  // Where nothing is named so: "Call 01947 555 120.", "Mon–Fri 9–5, closed at weekends".
  const isSureOf: Partial<Record<Matter, (passage: FoundPassage) => boolean>> = {
    address: isNamedSo,
    contact: isOfHouseItself,
  };
  let told = all.passages.filter(tells);
  const isKnown = told.some((one) => isSureOf[matter]?.(one) ?? true);
  const beside = place.length > 0 || isKnown ? [] : saidBeside(matter, words);
  for (const said of beside) all = merged(all, await tool.search(tenantId, said, limit), limit);
  const { passages, answerable } = all;
  if (beside.length > 0) told = passages.filter(tells);
  const ofMatter = noticesLeft(told);
  const telling = matter === "contact" ? byWayAsked(ofMatter, question) : ofMatter;
  if (telling.length === 0 && matter === "address") return (await basedIn(tool, tenantId, found, limit)) ?? found;
  if (telling.length === 0) return isOwnParcel(question, matter, words) ? withoutAnswer(found) : found;
  // "In January we are closed" before the usual hours.
  const isExact = (one: FoundPassage): boolean =>
    matter === "payment"
      ? payment.namesWay(one)
      : isOfHouseThen(one) || (place.length > 0 ? ofPlace(one).some(isOfMonth) : isNamedSo(one));
  const isOfHouse = matter === "contact" && topicWords(question, words).length <= 1;
  const surest = isOfHouse ? Math.max(...telling.map(contactToldIn)) : 0;
  const allExact = surest > 1 ? telling.filter((one) => contactToldIn(one) === surest) : telling.filter(isExact);
  // "How can I pay?" tells which ways there are, and the section on refunds only what becomes of them.
  const ofPaying = matter === "payment" ? allExact.filter(payment.isNamed) : [];
  const exact = ofPaying.length > 0 ? ofPaying : allExact;
  if (exact.length === 0 && matter === "payment" && payment.isOfBrand) return found;
  const first = new Set(exact.length > 0 ? exact : telling);
  return {
    ...found,
    // The words by which ways to pay are found are no words of one of them.
    terms: matter === "payment" && exact.length > 0 ? found.terms : terms,
    // Of what the words beside it find nothing else is meant.
    passages:
      beside.length > 0
        ? passages.filter((one) => first.has(one))
        : heldFirst(passages, (one) => first.has(one), exact.length > 0 ? OTHERS : undefined),
    answerable: answerable.decision === "answer" ? answerable : { score: SURE, decision: "answer" },
  };
}

/** No other text tells where the visitor's own parcel is. */
const isOwnParcel = (question: string, matter: Matter, { mine }: Words): boolean =>
  matter === "parcel" && saidIn(question).some((word) => mine.has(word));

/** What tells it is found by the names of contact, too, where both stand on one page. */
const calledIn = (matters: Words["matters"], matter: Matter): Words["matters"][Matter][] =>
  matter === "address" ? [matters.address, matters.contact] : [matters[matter]];

/** So much of what names the way to pay or the month that is asked for is left to what names others. */
const OTHERS = 0.2;
/** How sure it is that a text answers which tells what is asked for and nothing beside. */
const SURE = 0.8;

/** The passages of both searches, each in shares of its best; an answer where one of them has it. */
function merged(found: FoundKnowledge, other: FoundKnowledge, limit: number): FoundKnowledge {
  const best = found.passages[0]?.score ?? other.passages[0]?.score ?? 0;
  const passages = new Map<number, FoundPassage>();
  for (const passage of [...inSharesOf(best, found.passages), ...inSharesOf(best, other.passages)]) {
    const known = passages.get(passage.id);
    if (!known || known.score < passage.score) passages.set(passage.id, passage);
  }
  return {
    ...found,
    passages: [...passages.values()].sort((a, b) => b.score - a.score).slice(0, limit),
    answerable: found.answerable.decision === "answer" ? found.answerable : other.answerable,
  };
}

/** Each passage under the wording of its question that is most like what was asked. */
const worded = (found: FoundKnowledge, terms = found.terms): FoundKnowledge =>
  found.passages.some(({ questions }) => questions.length > 1)
    ? { ...found, passages: found.passages.map((passage) => inBestWording(passage, terms)) }
    : found;

/**
 * All that was talked about before weighs as much as so many of the rarest words together, so that a long conversation
 * drowns no question, and each of its words at most such a share of a word of the question. What scores so much of the best
 * answers the question alike.
 */
const amid = { rareWords: 1.25, share: 0.5, alike: 0.97 };
/** A passage that a search finds only further down than this counts there as the last one above. */
const fusedDepth = 20;
/**
 * So many are looked at closely in either search: the words of a whole conversation find much that is not asked for, and
 * with thirty the right passage is among the first five in .625 of the cases on mtrag, not in .641.
 */
const lookedAt = 80;

/**
 * Searches for a question that stands alone, amid what was talked about: of passages that answer it alike, those come
 * first that are about the same. Where there is no answer, the words of that are terms that tell so much less. Whether
 * there is one, and which of its sentences tell it, the question alone decides; and so it does where a text is named by it:
 * only among several such it is asked amid anything.
 */
export async function searchAmid(
  tool: KnowledgeTool,
  tenantId: string,
  question: string,
  about: string,
  words: Words,
  limit: number,
): Promise<FoundKnowledge> {
  const depth = Math.max(limit, lookedAt);
  const topic = topicWords(question, words).join(" ") || question;
  const [alone, together] = await Promise.all([
    searchKnowledge(tool, tenantId, question, words, depth),
    searchKnowledge(tool, tenantId, `${about} ${topic}`, words, depth),
  ]);
  const own = new Set(alone.terms.map(({ term }) => term));
  const carried = together.terms.filter(({ term, idf }) => idf > 0 && !own.has(term));
  const isNamed = namedAs(question, words);
  const named = alone.passages.filter(isNamed);
  if (carried.length === 0 || named.length === 1) return { ...alone, passages: alone.passages.slice(0, limit) };
  const rarest = Math.max(...[...alone.terms, ...together.terms].map(({ idf }) => idf));
  const share = Math.min(amid.share, (amid.rareWords * rarest) / carried.reduce((sum, { idf }) => sum + idf, 0));
  const [byAlone, byTogether] = [scoresIn(alone.passages), scoresIn(together.passages)];
  const found = new Set(alone.passages.map(({ id }) => id));
  const fused = [...alone.passages, ...together.passages.filter(({ id }) => !found.has(id))]
    .map((passage) => ({ ...passage, score: (1 - share) * byAlone(passage) + share * byTogether(passage) }))
    .sort((a, b) => b.score - a.score);
  const isAnswer = alone.answerable.decision === "answer";
  const least = isAnswer ? (alone.passages[0]?.score ?? 0) * amid.alike : 0;
  const best = new Set(alone.passages.filter(({ score }) => score >= least).map(({ id }) => id));
  const isFirst = named.length > 0 ? isNamed : ({ id }: FoundPassage): boolean => !isAnswer || best.has(id);
  return {
    ...alone,
    terms: isAnswer ? alone.terms : [...alone.terms, ...carried.map((term) => ({ ...term, idf: term.idf * share }))],
    passages: heldFirst(fused, isFirst, named.length > 0 ? undefined : 1).slice(0, limit),
  };
}

/** What each passage scores in a search; of those further down, any may be any. */
function scoresIn(passages: FoundPassage[]): (passage: FoundPassage) => number {
  const scores = new Map(passages.slice(0, fusedDepth).map(({ id, score }) => [id, score]));
  const unseen = passages[fusedDepth - 1]?.score ?? 0;
  return ({ id }) => scores.get(id) ?? unseen;
}

function inSharesOf(best: number, passages: FoundPassage[]): FoundPassage[] {
  const own = passages[0]?.score ?? 0;
  return own > 0 ? passages.map((passage) => ({ ...passage, score: (passage.score / own) * best })) : passages;
}
