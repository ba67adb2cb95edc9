import { markdownBlocks } from "../blocks.ts";
import type { Passage } from "../passages.ts";
import { sentencesOf } from "../sentences.ts";
import type { Entry } from "./entry.ts";

/** Each entry as one passage. Throws a RangeError when an answer is nested too deeply. */
export function entryPassages(entries: Entry[]): Passage[] {
  return entries.map(({ questions, answer, category, url }) => {
    const sentences = markdownBlocks(answer).flatMap((block) => sentencesOf(answer, block, false));
    return {
      headings: category === null ? [] : [category],
      anchor: null,
      text: answer,
      // An answer that is no more than a picture or a rule is still one.
      sentences: sentences.length > 0 ? sentences : [{ start: 0, end: answer.length }],
      questions,
      url,
    };
  });
}
