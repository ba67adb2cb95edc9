import type { FoundPassage, Sentence } from "../assistant/tools.ts";
import { plainWords } from "./plain-words.ts";

// A passage that is found again brings the same sentences.
const readBefore = new WeakMap<Sentence[], string>();

/** What a passage says under which heading, however it is marked up. */
function sayingOf({ title, headings, text, sentences }: FoundPassage): string {
  const before = readBefore.get(sentences);
  if (before !== undefined) return before;
  const saying = [headings.at(-1) ?? title, text]
    .map(
      (part) =>
        plainWords(part)
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu)
          ?.join(" ") ?? "",
    )
    .join("\n");
  readBefore.set(sentences, saying);
  return saying;
}

/**
 * Of passages that say the same under the same heading, as where a page is read by two sources, one alone, in the place of
 * the best: one that has a page to link, and of those the oldest, so that a document is not cited by turns.
 */
export function withoutCopies(passages: FoundPassage[]): FoundPassage[] {
  const known = new Map<string, FoundPassage>();
  for (const passage of passages) {
    const saying = sayingOf(passage);
    const other = known.get(saying);
    if (!other) known.set(saying, passage);
    else if (isBetter(passage, other)) known.set(saying, { ...passage, score: other.score });
  }
  return known.size === passages.length ? passages : [...known.values()];
}

const isBetter = (one: FoundPassage, other: FoundPassage): boolean =>
  (one.url === null) === (other.url === null) ? one.id < other.id : one.url !== null;
