import { asItIs } from "../said/follow-up.ts";
import { topicWords } from "../said/question.ts";
import { lastTold, type LastTold } from "../thread/last-told.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import type { Fit } from "./first-fit.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import { withoutAnswer } from "./without-answer.ts";

/** So many passages are looked at to find of which document a part is asked for, and so many of that. */
const LOOKED_AT = { ofTopic: 5, ofDocument: 50 };
/** How sure it is that the part with the number that is asked for is meant. */
const SURE = 0.8;

/**
 * What stands under the number that is asked for, "step 3": a section whose heading is counted so, or that item of a list. Of
 * which text it is asked is said, or was told last. Null: nothing is asked for so, or no text has it.
 */
export async function countedPart(
  tool: KnowledgeTool,
  tenant: { id: string },
  { asked, history }: { asked: string; history: Turn["history"] },
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const part = partAsked(asked, words);
  if (!part) return null;
  const last = part.topic === "" ? await lastTold(tool, tenant.id, history) : null;
  let counts: FoundKnowledge | null = null;
  for (const document of last?.documents ?? (await documentsOn(tool, tenant.id, part, words))) {
    const found = await tool.search(tenant.id, document.title, LOOKED_AT.ofDocument);
    const own = found.passages.filter(({ documentId }) => documentId === document.id).sort((a, b) => a.id - b.id);
    const told = sectionOf(own, part.number) ?? itemOf(own, part.number);
    if (!told) {
      if (sectionOf(own, 1) ?? itemOf(own, 1)) counts ??= found;
      continue;
    }
    const { terms } = await tool.search(tenant.id, told.name, 1);
    const answerable = { score: SURE, decision: "answer" as const };
    return { reading: asItIs(told.name), found: { ...found, terms, passages: [told.passage], answerable } };
  }
  // "Step 9" of four. Where something is named, other texts may tell of that.
  if (part.topic !== "") return null;
  return counts && { reading: asItIs(asked), found: withoutAnswer({ ...counts, passages: [] }) };
}

interface PartAsked {
  number: number;
  /** What it is called, "step". */
  called: string;
  /** Of what it is asked; empty where nothing is named. */
  topic: string;
}

function partAsked(asked: string, words: Words): PartAsked | null {
  const clauses = clausesOf(asked);
  const said = saidIn(asked);
  const ends = clauses.flatMap((clause) => clause.ends);
  for (const [at, called] of said.entries()) {
    const isPart = words.countedParts.has(called);
    if (!isPart && !words.partsBeforeNumber.has(called)) continue;
    const behind = numberOf(said[at + 1] ?? "");
    const before = isPart && at > 0 ? ordinalOf(said[at - 1]!, asked[ends[at - 1]!] === ".", words) : null;
    const number = behind ?? before;
    if (number === null) continue;
    const own = new Set([called, said[behind === null ? at - 1 : at + 1]]);
    const isAsking = (word: string): boolean => own.has(word) || isPhrase([word], words.opensQuestion);
    const topic = topicWords(asked, words).filter((word) => !foldedWords(word).every(isAsking));
    return { number, called, topic: topic.join(" ") };
  }
  return null;
}

const numberOf = (word: string): number | null => (/^\d{1,2}$/.test(word) ? Number(word) : null);

/** "Third", "3rd", "3e", "3."; the last of the ordinals is "last". "3 steps" are so many. */
function ordinalOf(word: string, isPointed: boolean, { ordinals }: Words): number | null {
  const [digits] = /^\d{1,2}(?=(?:st|nd|rd|th|e|eme|er|ere|re|o|a|de|ste)$)/.exec(word) ?? [];
  if (digits !== undefined) return Number(digits);
  if (isPointed) return numberOf(word);
  const place = ordinals.slice(0, -1).findIndex((ordinal) => isPhrase([word], ordinal));
  return place < 0 ? null : place + 1;
}

/** The documents that a part may be asked of, the likeliest first. */
async function documentsOn(
  tool: KnowledgeTool,
  tenantId: string,
  { topic, called }: PartAsked,
  words: Words,
): Promise<LastTold["documents"]> {
  const { passages, answerable } = await searchKnowledge(tool, tenantId, topic || called, words, LOOKED_AT.ofTopic);
  if (topic !== "" && answerable.decision === "no_answer") return [];
  return [...new Map(passages.map(({ documentId, title }) => [documentId, { id: documentId, title }])).values()];
}

interface Part {
  passage: FoundPassage;
  /** What it is called, or says. */
  name: string;
}

/** Where a section with that number begins. */
function sectionOf(passages: FoundPassage[], number: number): Part | null {
  const passage = passages.find(({ count }) => Number.parseInt(count ?? "", 10) === number);
  return passage ? { passage, name: passage.headings.at(-1)! } : null;
}

/** An item of a list that counts, as a passage by itself. */
function itemOf(passages: FoundPassage[], number: number): Part | null {
  for (const passage of passages) {
    const items = passage.sentences.map(({ start, end }) => passage.text.slice(start, end));
    const at = items.findIndex((item) => item.startsWith(`${number}. `) || item.startsWith(`${number}) `));
    if (at < 0) continue;
    const text = items[at]!;
    const lexemes = passage.lexemes.split("\n")[at] ?? "";
    const alone = { ...passage, text, sentences: [{ start: 0, end: text.length }], lexemes };
    return { passage: alone, name: text.replace(/^\d+[.)] /, "") };
  }
  return null;
}
