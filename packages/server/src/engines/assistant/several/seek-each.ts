import { find, type Finding, type Tools } from "../finding/find.ts";
import type { PinnedAnswer, PinsTool } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { areAnswered, readingsFor, type Asked } from "./turns-for.ts";

/** One of several questions of a message, as a turn of its own, with what was found for it. */
export interface Sought {
  turn: Asked;
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
