import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EvaluationSet } from "./sets.ts";

/** A question, and the ids of what answers it with their grades. */
export interface Query {
  text: string;
  /** What the visitor wrote before it, the oldest first. */
  before: string[];
  /** What a person made of it, so that it needs nothing before it. */
  rewrite: string | undefined;
  /** Texts of which one must stand in the answer. */
  answers: string[];
  grades: Record<string, number>;
  /** Where not, `grades` names where an answer would be sought in vain. Null: in part. */
  answerable: boolean | null;
}

/** A line of a query file, in any of the sets' shapes. */
interface QueryLine {
  text?: string;
  /** The last turn of a conversation. */
  last?: string;
  visitor_turns?: string[];
  human_rewrite?: string;
  turns?: { role: string; text: string }[];
  relevant?: Record<string, number>;
  grades?: Record<string, number>;
  answerable?: boolean;
  answerability?: string;
  answers?: string[];
}

const sources = [
  "claudedocs, code     anthropics/claude-cookbooks on GitHub (MIT)",
  "stackfaq, covidfaq   ML-Recipes/BERT-FAQ on GitHub (MIT; StackExchange text CC BY-SA)",
  "clapnq               primeqa/clapnq on GitHub (Apache-2.0)",
  "squad2               SQuAD 2.0 (CC BY-SA 4.0)",
  "xquad_<language>     google-deepmind/xquad on GitHub (CC BY-SA 4.0)",
  "mtrag, mtragun       IBM/mt-rag-benchmark on GitHub (Apache-2.0)",
  "chorus               querqy/chorus on GitHub (Apache-2.0; Icecat Open Content Licence)",
];

/** Throws, naming the public sources, when the folder is not there. */
export function requireData(folder: string): void {
  if (existsSync(folder)) return;
  throw new Error(
    `There is no evaluation data at ${folder}. Name its folder with --data, or make one from the public sources:\n  ${sources.join("\n  ")}`,
  );
}

export async function readQueries(folder: string, { queries }: EvaluationSet): Promise<Query[]> {
  const lines = await readLines<QueryLine>(folder, queries);
  return lines.map((line) => {
    const said = line.visitor_turns ?? (line.turns ?? []).flatMap(({ role, text }) => (role === "visitor" ? text : []));
    return {
      text: line.text ?? line.last ?? said.at(-1) ?? "",
      before: said.slice(0, -1),
      rewrite: line.human_rewrite,
      answers: line.answers ?? [],
      grades: line.grades ?? line.relevant ?? {},
      answerable: line.answerable ?? answerability[line.answerability ?? "ANSWERABLE"] ?? null,
    };
  });
}

const answerability: Record<string, boolean> = { ANSWERABLE: true, UNANSWERABLE: false };

export async function readLines<Line>(folder: string, name: string): Promise<Line[]> {
  const text = await readFile(join(folder, `${name}.jsonl`), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}
