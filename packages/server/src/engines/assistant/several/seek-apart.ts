import type { Tools } from "../finding/find.ts";
import type { PinsTool } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { seekEach, type Sought } from "./seek-each.ts";
import { thingsApart } from "./things-apart.ts";

/** Each question that nothing answers, as what it asks of two things, where both of that have an answer. */
export async function seekApart(
  tools: Tools & { pins: PinsTool },
  sought: readonly Sought[],
  words: Words,
): Promise<Sought[]> {
  const all = await Promise.all(
    sought.map(async (one) => {
      if (one.isFound || one.finding.kind !== "nothing") return [one];
      const things = thingsApart(one.turn.question, words);
      if (things.length === 0) return [one];
      const turns = things.map((question) => ({ ...one.turn, question, core: question }));
      const each = await seekEach(tools, turns, words);
      return each.every(({ isFound }) => isFound) ? each : [one];
    }),
  );
  return all.flat();
}
