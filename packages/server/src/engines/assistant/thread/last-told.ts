import type { FoundPassage, KnowledgeTool } from "../tools.ts";
import { cellsOf } from "../finding/table-row.ts";
import type { Turn } from "../turn.ts";
import { fold, foldedWords } from "../../wording/fold.ts";

const mark = /\[\d{1,2}\](?!\()/g;
/** So many of the assistant's last answers are looked back at: what none of them was quoted from is no longer talked about. */
const LOOKED_BACK = 3;
/** Of an answer, in UTF-16 units: enough to find again what it was quoted from. */
const SOUGHT = 400;
const MOST = 20;
/** Fewer words stand in many texts. */
const LEAST_WORDS = 3;

/** What a conversation was last answered from. */
export interface LastTold {
  documents: { id: string; title: string }[];
  isQuoted(passage: FoundPassage): boolean;
}

/** The documents that the last answer with sources was quoted from; null where there is none. */
export async function lastTold(
  tool: KnowledgeTool,
  tenantId: string,
  history: Turn["history"],
): Promise<LastTold | null> {
  const told = history
    .filter(({ role }) => role === "assistant")
    .slice(-LOOKED_BACK)
    .findLast(({ content }) => content.search(mark) >= 0);
  if (!told) return null;
  const isQuoted = quotedIn(told.content.replace(mark, ""));
  const { passages } = await tool.search(tenantId, told.content.replace(mark, "").slice(0, SOUGHT), MOST);
  const documents = new Map(passages.filter(isQuoted).map(({ documentId, title }) => [documentId, title]));
  if (documents.size === 0) return null;
  return { documents: [...documents].map(([id, title]) => ({ id, title })), isQuoted };
}

/** Tells whether an answer has a sentence of a passage, or the name of a table's row with something that the row says. */
function quotedIn(answer: string): (passage: FoundPassage) => boolean {
  const said = ` ${fold(answer)} `;
  const has = (text: string): boolean => said.includes(` ${fold(text)} `);
  const hasRow = ([name = "", ...cells]: string[]): boolean =>
    name !== "" && has(name) && cells.some((cell) => cell !== "" && has(cell));
  return ({ text, sentences }) =>
    sentences.some(({ start, end }) => {
      const sentence = text.slice(start, end);
      const own = foldedWords(sentence);
      if (own.length < LEAST_WORDS) return false;
      return has(sentence) || (sentence.includes("|") && hasRow(cellsOf(sentence)));
    });
}
