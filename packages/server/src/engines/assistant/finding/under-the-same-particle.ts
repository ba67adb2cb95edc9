import type { FoundKnowledge } from "../tools.ts";
import { wordsIn } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import { clausesOf } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";
import { namesOf } from "./passage-names.ts";

/** So much is left of what is named after the other. */
const OTHERS = 0.2;
/** What makes another verb of an English one; elsewhere it is one word with it. */
const particles = wordsIn("in on out off up down back");

/**
 * Of sections that are named after one verb alone with several small words behind it, those with the one that is said: "how do
 * I move out" is told under "Moving out", not by the steps of "Moving in".
 */
export function underTheSameParticle(found: FoundKnowledge, question: string, { plain }: Words): FoundKnowledge {
  const particleIn = (name: string[], isForm: (word: string) => boolean): string | null => {
    const [verb, ...others] = name.filter((word) => !plain.has(word));
    const behind = verb === undefined || others.length > 0 || !isForm(verb) ? "" : (name[name.indexOf(verb) + 1] ?? "");
    return particles.has(behind) ? behind : null;
  };
  for (const { words: said } of clausesOf(question))
    for (const [at, particle] of said.entries()) {
      const verb = said[at - 1] ?? "";
      if (!particles.has(particle) || verb === "" || plain.has(verb)) continue;
      const told = found.passages.map((one) => particleIn(namesOf(one).heading, formOf(verb)));
      if (!told.includes(particle) || !told.some((other) => other !== null && other !== particle)) continue;
      const same = new Set(found.passages.filter((_, of) => told[of] === particle));
      return { ...found, passages: heldFirst(found.passages, (one) => same.has(one), OTHERS) };
    }
  return found;
}
