import type { Reading } from "../said/follow-up.ts";
import { heldFirst, keepTo } from "../finding/keep-to.ts";
import { searchKnowledge } from "../finding/search-knowledge.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { withoutAnswer } from "../finding/without-answer.ts";
import { fold } from "../../wording/fold.ts";
import { formOf, holdsForm } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

/**
 * From which score on a text answers a story by the words that it has of it; how many these must be, and what share of all
 * that some text has.
 */
const least = { score: 0.85, words: 2, share: 0.45 };

/**
 * Searches for what was told by those of its words that some text has, since nobody writes help for all that happens to
 * people. What has several of them is asked for by these alone; where and to whom it happened counts for none of them.
 */
export async function searchTold(
  tool: KnowledgeTool,
  tenantId: string,
  reading: Reading,
  words: Words,
  limit: number,
): Promise<FoundKnowledge> {
  const whole = await tool.search(tenantId, reading.question, limit);
  const isUnknown = whole.terms.filter(({ idf }) => idf === 0).map(({ term }) => formOf(term));
  if (reading.own.some((word) => isUnknown.some((is) => is(word)))) return withoutAnswer(whole);
  const isKnown = whole.terms.filter(({ idf }) => idf > 0).map(({ term }) => formOf(term));
  const said = reading.question.split(" ").filter((word) => isKnown.some((is) => is(fold(word))));
  if (said.length < least.words) return withoutAnswer(whole);
  const found = keepTo(reading, await searchKnowledge(tool, tenantId, said.join(" "), words, limit));
  const isName = (word: string): boolean => words.capitals === "names" && /^\p{Lu}/u.test(word);
  const things = said.filter((word) => !isName(word)).map(fold);
  const telling = found.terms.filter(
    ({ term, idf }) => idf > 0 && !holdsForm(words.plain, term) && things.some(formOf(term)),
  );
  const weightOf = (terms: typeof telling): number => terms.reduce((sum, { idf }) => sum + idf, 0);
  const heldBy = ({ lacks }: FoundPassage): typeof telling => telling.filter(({ term }) => !lacks.includes(term));
  const mayAnswer = (passage: FoundPassage): boolean => {
    const held = heldBy(passage);
    return held.length >= least.words && weightOf(held) >= weightOf(telling) * least.share;
  };
  const weigh = (passage: FoundPassage): number => weightOf(heldBy(passage));
  const [best] = found.passages.filter(mayAnswer).sort((a, b) => weigh(b) - weigh(a));
  if (!best) return withoutAnswer(found);
  const held = heldBy(best).map(({ term }) => formOf(term));
  const asked = said.filter((word) => held.some((is) => is(fold(word))));
  const { passages, answerable } = await searchKnowledge(tool, tenantId, asked.join(" "), words, limit);
  if (answerable.score < least.score || passages[0]?.id !== best.id) return withoutAnswer(found);
  return { ...found, passages: heldFirst(found.passages, (one) => one.id === best.id), answerable };
}
