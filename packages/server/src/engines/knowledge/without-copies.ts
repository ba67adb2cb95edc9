import type { FoundPassage } from "../assistant/tools.ts";
import { plainWords } from "./plain-words.ts";
import { KeptWithSentences } from "../assistant/kept-with-sentences.ts";

const readBefore = new KeptWithSentences<string>();

const plain = (text: string): string =>
  plainWords(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(" ") ?? "";

/** What a passage says under which headings, however it is marked up. */
function sayingOf({ title, headings, text, sentences }: FoundPassage): string {
  const before = readBefore.get(sentences);
  if (before !== undefined) return before;
  const saying = [headings.at(-1) ?? title, text].map(plain).join("\n");
  readBefore.set(sentences, saying);
  return saying;
}

/** An address without what often differs for the same page. */
const pageOf = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");

/** Two shops may keep the same hours: what says the same is a copy where its documents are called the same, or are one page. */
const isOfSame = (one: FoundPassage, other: FoundPassage): boolean =>
  plain(one.title) === plain(other.title) ||
  (one.url !== null && other.url !== null && pageOf(one.url) === pageOf(other.url));

/**
 * Of passages that say the same in copies of a document, as where a page is read by two sources, one alone, in the place of
 * the best: one that has a page to link, and of those the oldest, so that a document is not cited by turns.
 */
export function withoutCopies(passages: FoundPassage[]): FoundPassage[] {
  let groups: FoundPassage[][] = [];
  for (const passage of passages) {
    const saying = sayingOf(passage);
    const isCopied = (group: FoundPassage[]): boolean =>
      group.some((other) => sayingOf(other) === saying && isOfSame(passage, other));
    // One that is called as this and is a page of that makes all three one.
    const [first, ...others] = groups.filter(isCopied);
    if (!first) groups.push([passage]);
    else {
      first.push(...others.flat(), passage);
      groups = groups.filter((group) => !others.includes(group));
    }
  }
  if (groups.length === passages.length) return passages;
  return groups.map((group) => ({ ...group.toSorted(byWorth)[0]!, score: group[0]!.score }));
}

const byWorth = (one: FoundPassage, other: FoundPassage): number =>
  Number(one.url === null) - Number(other.url === null) || one.id - other.id;
