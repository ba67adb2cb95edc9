import { setImmediate as turn } from "node:timers/promises";
import { ofThatAge, searchAgeBounds } from "./age-bounds.ts";
import { ageToldFirst } from "./age-told.ts";
import { withoutOthersQuestions } from "./asked-of-another.ts";
import { cellAsked } from "./cell-asked.ts";
import { countedPart } from "./counted-part.ts";
import { withoutCustomersWords } from "./customers-words.ts";
import { emergencyService } from "./emergency-service.ts";
import { firstFit, surety, type Fit } from "./first-fit.ts";
import { talkedAbout, type Reading } from "../said/follow-up.ts";
import { answerBefore, inThread, withoutUnknownCarried } from "./in-thread.ts";
import { heldFirst, keepTo } from "./keep-to.ts";
import { ofKnownByPart } from "./known-by-part.ts";
import { languageOfLocale, languageOfWords } from "../said/languages.ts";
import { inOwnLanguage } from "./own-language.ts";
import { noticesLast } from "./legal-notices.ts";
import { namedAfter } from "./passage-names.ts";
import { ofThisCode } from "./codes-named.ts";
import { ofThisNumber } from "./numbered-names.ts";
import { goesToUnknown, withoutOtherCountries } from "./of-other-countries.ts";
import { tellingOfPaying } from "./payment-told.ts";
import { placesThemselves } from "./place-itself.ts";
import { tellsMatter } from "../said/matter-data.ts";
import { matterOf, wantingWords } from "../said/question.ts";
import { ofWhatIsDone } from "./of-what-is-done.ts";
import { ofWhatIsOffered } from "./offers.ts";
import { hasForeign, isForeign, searchByNames, tongueOf } from "./search-by-names.ts";
import { searchChosen } from "./search-chosen.ts";
import { searchAmid, searchKnowledge } from "./search-knowledge.ts";
import { knownPart } from "../several/known-part.ts";
import { isStateUnknown, leavesOutHarmed, stateOfOneself } from "./state-of-oneself.ts";
import { returnOfBought } from "./return-of-bought.ts";
import { searchTold } from "../several/search-told.ts";
import { together } from "../several/together.ts";
import { asksRules } from "./asks-rules.ts";
import { figureAsked, tellsMeasure } from "../several/tells.ts";
import { areAnswered, readingsFor, turnsFor } from "../several/turns-for.ts";
import { scriptOf } from "../said/script.ts";
import { questionMeant } from "../said/question-meant.ts";
import { hear } from "../said/small-talk.ts";
import { spokenLanguages } from "../said/spoken-language.ts";
import { tellingFirst } from "./telling-first.ts";
import { freeTold } from "./free-told.ts";
import { thingFirst } from "./thing-before-deed.ts";
import { sectionsInOrder } from "./sections-in-order.ts";
import { toldInThread, type ThreadAsked } from "../thread/told-in-thread.ts";
import { toldInOne } from "./told-in-one.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool, QuestionTerm } from "../tools.ts";
import { unknownWords } from "../said/topic.ts";
import type { Turn } from "../turn.ts";
import { unitAskedFirst } from "./unit-asked.ts";
import { underTheSameParticle } from "./under-the-same-particle.ts";
import { whoDoesIt } from "./who-does-it.ts";
import { withoutAnswer } from "./without-answer.ts";
import { withoutThingFirst } from "./without-thing.ts";
import { saidIn } from "../words/clauses.ts";
import type { Matter, Words } from "../words/words.ts";
import { withoutOthersYesOrNo } from "../said/yes-or-no.ts";

const mostPassages = 10;
/** From which score on a part of a question is answered where the whole is not: a single word of it, or what of it is known. */
const SURE = 2 / 3;

type Sought = { readings: Reading[]; history: Turn["history"] };

/** Looks for what a turn asks among the texts in the visitor's language, and among all where these don't answer it. */
export async function findKnowledge(
  given: KnowledgeTool,
  tenant: { id: string; locale: string },
  sought: Sought,
  words: Words,
  limit = mostPassages,
): Promise<Fit<FoundKnowledge> | null> {
  const [reading] = sought.readings;
  // Of texts in languages that share its script, its own words tell which.
  if (reading && scriptOf(reading.asPut, words)) return findIn(given.all ?? given, tenant, sought, words, limit);
  const own = inOwnLanguage(given, languageOfWords(words).code);
  const fit = await findIn(own.tool, tenant, sought, words, limit);
  const matter = reading && matterOf(saidIn(reading.asPut), words);
  const isTold = (one: Fit<FoundKnowledge> | null): boolean =>
    surety(one) > 0 && (!isOfHouse(matter) || tellsMatter(matter, one!.found.passages[0]?.text ?? ""));
  const isLeftOut = own.leavesOut();
  const lacks = isLeftOut && surety(fit) > 0 && lacksFigure(fit!.reading, fit!.found.passages[0], words, tenant.locale);
  if ((isTold(fit) && !lacks) || !isLeftOut) return fit;
  const inAll = await findIn(given.all ?? given, tenant, sought, words, limit);
  if (lacks) return surety(inAll) > 0 ? (withFigure(inAll!, fit!, words, tenant.locale) ?? fit) : fit;
  return isTold(inAll) || (surety(fit) === 0 && surety(inAll) > 0) ? inAll : fit;
}

/** What was found, first what has the figure that is asked for and all words of the question that the best of another search has; null: nothing. */
function withFigure(
  all: Fit<FoundKnowledge>,
  { found: { passages } }: Fit<FoundKnowledge>,
  words: Words,
  locale: string,
): Fit<FoundKnowledge> | null {
  const held = all.found.terms.filter(({ term, idf }) => idf > 0 && !passages[0]!.lacks.includes(term));
  const tells = (one: FoundPassage): boolean =>
    held.every(({ term }) => !one.lacks.includes(term)) && !lacksFigure(all.reading, one, words, locale);
  if (!all.found.passages.some(tells)) return null;
  return { ...all, found: { ...all.found, passages: heldFirst(all.found.passages, tells) } };
}

/** What is written alike in any language: "opened goods" tell nothing of when a shop is open, where its hours are told in Dutch. */
const isOfHouse = (matter: Matter | null | undefined): matter is Matter =>
  matter === "hours" || matter === "address" || matter === "contact";

/**
 * Looks for what a turn asks, understood by what was said before. Whether one may do something with asthma, or being pregnant,
 * what holds for all does not tell.
 */
async function findIn(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  sought: Sought,
  words: Words,
  limit: number,
): Promise<Fit<FoundKnowledge> | null> {
  const [reading] = sought.readings;
  const ofReturns = await returnOfBought(tool, tenant, sought, words, limit);
  if (ofReturns) return ofReturns;
  const state = reading ? stateOfOneself(reading.asPut, words) : new Set<string>();
  const terms = state.size > 0 ? (await tool.search(tenant.id, [...state].join(" "), 1)).terms : [];
  const isUnknown = isStateUnknown(terms);
  const any = isUnknown ? null : await findAnything(tool, tenant, sought, words, limit);
  const fit = any && { ...any, found: withoutOtherCountries(any.found, any.reading.question, words) };
  const bounds =
    reading && surety(fit) === 0 ? await searchAgeBounds(tool, tenant.id, reading.asPut, words, limit) : null;
  if (bounds) return { reading: reading!, found: bounds };
  const best = surety(fit) > 0 ? fit!.found.passages[0] : undefined;
  if (!reading || !(isUnknown || (best && leavesOutHarmed(reading.asPut, best, words)))) return fit;
  return { reading, found: withoutAnswer(await searchKnowledge(tool, tenant.id, reading.question, words, limit)) };
}

async function findAnything(
  all: KnowledgeTool,
  tenant: { id: string; locale: string },
  { readings, history }: Sought,
  words: Words,
  limit: number,
): Promise<Fit<FoundKnowledge> | null> {
  const said = [readings[0]?.question ?? "", ...history.slice(-2).map(({ content }) => content)].join("\n");
  const texts = placesThemselves(all, readings[0]?.question ?? "");
  const tool = noticesLast(withoutCustomersWords(texts, said), said);
  const asks = wantingWords(readings[0]?.asPut ?? "", words).size > 0;
  const counted = readings[0] ? await countedPart(tool, tenant, { asked: readings[0].asPut, history }, words) : null;
  if (counted) return counted;
  const about = talkedAbout(history, words, asks);
  const before = answerBefore(history);
  const written = languageOfLocale(tenant.locale).words;
  const search = async (reading: Reading): Promise<FoundKnowledge> => {
    const { question, asPut, own, turnsAway, carried } = reading;
    if (reading.isTold) return searchTold(tool, tenant.id, reading, words, limit);
    if (reading.chosen !== null) return searchChosen(tool, tenant.id, reading.chosen, question, words, limit);
    let found =
      about !== "" && (carried.size === 0 || turnsAway)
        ? await searchAmid(tool, tenant.id, asPut, about, words, limit)
        : null;
    // "And standard?" after express delivery is a kind of that, not a topic that texts are named after, as returns are.
    if (!found || (turnsAway && !found.passages.some(namedAfter(own)))) {
      found = await searchKnowledge(tool, tenant.id, question, words, limit);
      const known = before === null ? null : withoutUnknownCarried(reading, found.terms);
      if (known) found = await searchKnowledge(tool, tenant.id, known, words, limit);
    }
    // What is looked at in each of the passages takes as long as finding them, and nobody else shall wait for both.
    await turn();
    const { score, decision } = found.answerable;
    if (carried.size > 0 || own.length > 0) found = keepTo(reading, found);
    else if (reading.isBrief && decision === "answer" && score < SURE) found = withoutAnswer(found);
    else if (decision === "no_answer" && hasForeign(found, tenant.locale, tongueOf(question, words)))
      found = await searchByNames(tool, tenant, question, found, words, limit);
    if (before !== null) found = inThread(reading, found, before, { spoken: words, written });
    found = sectionsInOrder(thingFirst(found, question, words), reading, about, { spoken: words, written });
    found = withoutOtherCountries(found, question, words);
    const ofThis = withoutOthersQuestions(withoutOthersYesOrNo(found, question, words), question, words);
    const offered = ofKnownByPart(ofWhatIsOffered(ofThis, asPut, words), question, words);
    const ofThing = tellingOfPaying(ofWhatIsDone(offered, question, words), question, words);
    const fitting = ofThisCode(ofThisNumber(ofThing, question, words), question, words);
    const leftOut = withoutThingFirst(ofThatAge(ageToldFirst(fitting, asPut), asPut, words), question, {
      spoken: words,
      written,
    });
    const named = underTheSameParticle(leftOut, question, words);
    const ofUnit = unitAskedFirst(tellingFirst(named, reading, { spoken: words, written }), reading, words);
    const told = freeTold(cellAsked(ofUnit, reading, words), question, { spoken: words, written });
    return whoDoesIt(told, asPut, words);
  };
  const thread = async (how?: ThreadAsked): Promise<Fit<FoundKnowledge> | null> =>
    readings[0] ? toldInThread(tool, tenant, { reading: readings[0], history, ...how }, words) : null;
  const pointsBack = readings[0]?.isBound && readings[0].own.length > 0 ? await thread() : null;
  if (pointsBack) return pointsBack;
  const fit = await firstFit(readings, search, words);
  const [best] = fit?.found.passages ?? [];
  const ofWhatIsKnown = fit && best ? ofKnown(fit, words) : null;
  // Of a question in another language nobody can tell which of its words the texts have.
  const known =
    ofWhatIsKnown && !isForeign(best!, tenant.locale, tongueOf(fit!.reading.question, words)) ? ofWhatIsKnown : null;
  const fitOfKnown = known && (await firstFit([known], search, words));
  const told = surety(fitOfKnown) > (surety(fit) > 0 ? 0 : SURE) ? fitOfKnown : fit;
  // "How many projects?" after a plan is not told by a text on projects that has no number.
  if (surety(told) > 0) {
    const goingOn = readings.find(({ carried }) => carried.size > 0);
    const inDocuments = lacksFigure(told!.reading, told!.found.passages[0], words, tenant.locale)
      ? await thread()
      : goingOn && matterOf(saidIn(goingOn.asPut), words) === null
        ? await thread({ reading: goingOn, rival: told! })
        : null;
    return inDocuments ?? told;
  }
  const inThreadOrOne =
    (await thread({ isLast: true })) ?? (readings[0] ? await toldInOne(tool, tenant, readings[0], words) : null);
  if (!inThreadOrOne)
    return (readings[0] ? await emergencyService(tool, tenant.id, readings[0], words, limit) : null) ?? told;
  return { ...inThreadOrOne, found: ofWhatIsDone(inThreadOrOne.found, readings[0]!.asPut, words) };
}

/** Whether a text has not the figure that is asked for. */
function lacksFigure({ asPut }: Reading, told: FoundPassage | undefined, spoken: Words, locale: string): boolean {
  const figure = figureAsked(asPut, spoken);
  if (figure === null || told === undefined) return false;
  const written = languageOfLocale(told.language ?? locale).words;
  return ![spoken, written].some((one) => tellsMeasure(told.text, figure, one));
}

/** The reading without the things that it names and no text knows beside others. */
function ofKnown({ reading, found }: Fit<FoundKnowledge>, words: Words): Reading | null {
  const { question, core, asPut } = reading;
  const { terms } = found;
  // What parcels cost anywhere is not what they cost to a place of which nothing is known.
  if (asksRules(question, words) && goesToUnknown(found, question, words)) return null;
  const isUnknown = unknownWords(question, terms, words);
  const part = core === question ? knownPart(question, isUnknown, words) : null;
  if (!part) return null;
  const { question: rest, leftOut } = part;
  return {
    ...reading,
    question: rest,
    core: rest,
    asPut: knownPart(asPut, isUnknown, words)?.question ?? asPut,
    leftOut,
  };
}

/**
 * What an answer to a message would be looked for in.
 *
 * @param before what the visitor wrote before it in the conversation, the oldest first
 */
export async function searchAsIfAsked(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  message: string,
  before: string[],
  limit: number,
): Promise<FoundKnowledge> {
  const history = before.map((content) => ({ role: "visitor" as const, content, kind: "message" }));
  const languages = spokenLanguages({ question: message, history, tenant });
  const { words } = languages[0]!;
  const termsOf = async (asked: string): Promise<QuestionTerm[]> => (await tool.search(tenant.id, asked, 1)).terms;
  const question = (await questionMeant(hear(message, languages).rest || message, termsOf, words)) ?? message;
  const whole = { question, core: question, told: "", history };
  const search = async (asked: typeof whole): Promise<FoundKnowledge> => {
    const sought = { readings: readingsFor(asked, words), history: asked.history };
    const fit = await findKnowledge(tool, tenant, sought, words, limit);
    return fit?.found ?? searchKnowledge(tool, tenant.id, asked.question, words, limit);
  };
  const questions = turnsFor(whole, words);
  if (questions.length === 1) return search(questions[0]!);
  const [all, ...each] = await Promise.all([whole, ...questions].map(search));
  const answered = areAnswered(
    questions,
    each.map(({ answerable: { decision, score } }) => (decision === "answer" ? score : 0)),
  );
  const found = each.filter((_, at) => answered[at]);
  if (found.length === 0) return all!;
  // What goes on from a question is about the same, and all of it together finds that best.
  const isOneTopic = questions.filter(({ leans }, at) => answered[at] && !leans).length < 2;
  const { passages, ...others } = together(isOneTopic ? [all!] : [all!, ...found]);
  return { ...others, passages: passages.slice(0, limit), answerable: surest(found) };
}

/** Of several that answer. */
const surest = (found: FoundKnowledge[]): FoundKnowledge["answerable"] =>
  found.map(({ answerable }) => answerable).reduce((best, one) => (one.score > best.score ? one : best));
