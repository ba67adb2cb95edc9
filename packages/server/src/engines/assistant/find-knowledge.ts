import { firstFit, type Fit } from "./first-fit.ts";
import { talkedAbout, type Reading } from "./follow-up.ts";
import { keepTo } from "./keep-to.ts";
import { languageOfLocale } from "./languages.ts";
import { namesOf } from "./passage-names.ts";
import { wantingWords } from "./question.ts";
import { searchByNames } from "./search-by-names.ts";
import { searchAmid, searchKnowledge } from "./search-knowledge.ts";
import { together } from "./several/together.ts";
import { areAnswered, readingsFor, turnsFor } from "./several/turns-for.ts";
import { hear } from "./small-talk.ts";
import { spokenLanguages } from "./spoken-language.ts";
import type { FoundKnowledge, KnowledgeTool } from "./tools.ts";
import type { Turn } from "./turn.ts";
import { formOf } from "./words/forms.ts";
import type { Words } from "./words/words.ts";
import { withoutOthersYesOrNo } from "./yes-or-no.ts";

const mostPassages = 10;

/** Looks for what a turn asks, understood by what was said before. */
export function findKnowledge(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  { readings, history }: { readings: Reading[]; history: Turn["history"] },
  words: Words,
  limit = mostPassages,
): Promise<Fit<FoundKnowledge> | null> {
  const asks = wantingWords(readings[0]?.asPut ?? "", words).size > 0;
  const about = talkedAbout(history, words, asks);
  const isForeign = languageOfLocale(tenant.locale).words !== words;
  return firstFit(readings, async (reading) => {
    const { question, asPut, turnsAway, carried } = reading;
    let found =
      about !== "" && (carried.size === 0 || turnsAway)
        ? await searchAmid(tool, tenant.id, asPut, about, words, limit)
        : null;
    // "And standard?" after express delivery is a kind of that, not a topic that texts are named after, as returns are.
    if (!found || (turnsAway && !isTopic(reading, found)))
      found = await searchKnowledge(tool, tenant.id, question, words, limit);
    if (carried.size > 0) found = keepTo(reading, found);
    else if (isForeign && found.answerable.decision === "no_answer")
      found = await searchByNames(tool, tenant.id, question, found, words, limit);
    return withoutOthersYesOrNo(found, question, words);
  });
}

/** Whether some text is named after the words that a question has of its own. */
const isTopic = ({ own }: Reading, { passages }: FoundKnowledge): boolean =>
  passages.some((passage) => {
    const { nearest, outer } = namesOf(passage);
    return own.every((word) => [...nearest, ...outer].some((name) => formOf(word)(name) || formOf(name)(word)));
  });

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
  const question = hear(message, languages).rest || message;
  const whole = { question, core: question, history };
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
