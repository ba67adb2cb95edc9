import { draftOf } from "./draft.ts";
import type { Finding } from "./find.ts";
import type { Language } from "./languages.ts";
import { namesOf } from "./passage-names.ts";
import { plainText } from "./plain-text.ts";
import { askingWords, topicWords } from "./question.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";
import { fold } from "./words/fold.ts";
import { formOf, holdsForm } from "./words/forms.ts";
import type { Words } from "./words/words.ts";

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
  { knowledge, reading }: Extract<Finding, { kind: "knowledge" }>,
  { tenant, history }: Turn,
  { words, phrases, code }: Language,
): Promise<Draft | null> {
  // Who was asked back has answered, and who goes on with a topic has named it.
  if (history.at(-1)?.kind === "clarify" || reading.carried.size > 0 || !isShort(reading.question, words)) return null;
  const topics = competing(knowledge, words);
  if (topics.length < 2 || topics.length > mostTopics) return null;
  const names: string[] = [];
  for (const passage of topics) {
    const name = await nameThatFinds(passage, topics, (text) => searchKnowledge(tool, tenant.id, text, words, 2));
    if (name === null || names.some((other) => fold(other) === fold(name))) return null;
    names.push(name);
  }
  const list = new Intl.ListFormat(code, { type: "disjunction" }).format(names.map(inSentence));
  return draftOf("clarify", phrases.doYouMean(list), { suggestions: names });
}

/** Without the marks of a question of its own. */
const inSentence = (name: string): string => `**${plainText(name.replace(/^¿|\s*[?？]+$/gu, ""))}**`;

/** Whoever says what is asked, "how long", is answered by what tells it. */
function isShort(question: string, words: Words): boolean {
  if (askingWords(question, words).size > 0) return false;
  const topic = topicWords(question, words).length;
  return topic > 0 && topic <= mostWords.topic && saidIn(question).length <= mostWords.all;
}

/** The best passage of each topic that is as good as the best of all; none where one of them clearly answers. */
function competing({ passages, terms }: FoundKnowledge, words: Words): FoundPassage[] {
  const telling = terms.filter(({ term }) => !holdsForm(words.plain, term));
  const total = telling.reduce((sum, { idf }) => sum + idf, 0);
  const lacking = ({ lacks }: FoundPassage): number =>
    telling.reduce((sum, { term, idf }) => sum + (lacks.includes(term) ? idf : 0), 0) / (total || 1);
  const isAsked = telling.map(({ term }) => formOf(term));
  const apartOf = (passage: FoundPassage): string => {
    const { nearest, outer } = namesOf(passage);
    const own = [...new Set([...outer, ...nearest])].filter(
      (word) => !words.plain.has(word) && !isAsked.some((is) => is(word)),
    );
    return own.sort().join(" ");
  };

  const [best] = passages;
  if (!best) return [];
  const topics = new Map<string, FoundPassage>();
  for (const passage of passages) {
    if (passage.score < best.score * asGood.score) break;
    if (Math.abs(lacking(passage) - lacking(best)) > asGood.lacking) continue;
    const apart = apartOf(passage);
    // Its name is the question itself, and no more.
    if (apart === "" && lacking(passage) === 0) return [];
    if (!topics.has(apart)) topics.set(apart, passage);
  }
  // Where the names say nothing of the question, it is chance that several texts mention it.
  const isNamed = (passage: FoundPassage): boolean => {
    const { nearest, outer } = namesOf(passage);
    return isAsked.some((is) => nearest.some(is) || outer.some(is));
  };
  return topics.has("") || ![...topics.values()].every(isNamed) ? [] : [...topics.values()];
}

/** The shortest of a passage's names that no other topic has and by which it is found first. */
async function nameThatFinds(
  passage: FoundPassage,
  topics: FoundPassage[],
  search: (text: string) => Promise<FoundKnowledge>,
): Promise<string | null> {
  const { title, headings } = passage;
  const heading = headings.at(-1);
  const names = heading === undefined ? [title] : [heading, `${title} – ${heading}`];
  for (const name of names) {
    if (name.length > mostLetters) continue;
    if (topics.some((other) => other !== passage && fold(other.headings.at(-1) ?? other.title) === fold(name)))
      continue;
    const { passages, answerable } = await search(name);
    if (passages[0]?.id === passage.id && answerable.decision === "answer") return name;
  }
  return null;
}
