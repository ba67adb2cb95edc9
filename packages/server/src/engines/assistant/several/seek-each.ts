import { find, type Finding, type Tools } from "../find.ts";
import { asItIs } from "../follow-up.ts";
import type { PinnedAnswer, PinsTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { areAnswered, readingsFor, type Asked } from "./turns-for.ts";
import { together } from "./together.ts";

/** One of several questions of a message, as a turn of its own, with what was found for it. */
export interface Sought {
  turn: Turn;
  pinned: PinnedAnswer | null;
  finding: Finding;
  /** Whether there is an answer to it. */
  isFound: boolean;
}

const surely = { leans: false, isBrief: false };

/** Looks for each question by itself. */
export async function seekEach(tools: Tools & { pins: PinsTool }, turns: Asked[], words: Words): Promise<Sought[]> {
  const sought = await Promise.all(
    turns.map(async (turn) => {
      const [pinned, finding] = await Promise.all([
        tools.pins.find(turn.tenant.id, turn.question),
        find(tools, turn, readingsFor(turn, words), words),
      ]);
      return { turn, pinned, finding };
    }),
  );
  const found = areAnswered(
    // What the owner pinned is meant for this question and needs no other beside it.
    turns.map(({ leans, isBrief }, at) => (sought[at]!.pinned ? surely : { leans, isBrief })),
    sought.map(({ pinned, finding }) => (pinned ? 1 : scoreOf(finding))),
  );
  return sought.map((one, at) => ({ ...one, isFound: found[at]! }));
}

function scoreOf(finding: Finding): number {
  if (finding.kind === "nothing") return 0;
  return finding.kind === "products" ? 1 : finding.knowledge.answerable.score;
}

/** What a model can answer from: what was found, as if for one question; null where that is not in the documents alone. */
export function foundInDocuments(sought: Sought[], { question }: Turn): Extract<Finding, { kind: "knowledge" }> | null {
  const found = sought.filter(({ isFound }) => isFound);
  const knowledge = found.flatMap(({ pinned, finding }) =>
    pinned === null && finding.kind === "knowledge" ? [finding.knowledge] : [],
  );
  if (knowledge.length === 0 || knowledge.length < found.length) return null;
  return { kind: "knowledge", reading: asItIs(question), knowledge: together(knowledge) };
}
