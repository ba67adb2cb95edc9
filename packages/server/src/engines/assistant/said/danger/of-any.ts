import { holdsPhrase } from "../../../wording/phrase-set.ts";
import type { Words } from "../../words/words.ts";
import type { Clause, Scene } from "./scene.ts";

/** Whether a question is one of things of a kind: not "why does it smoke?", "does my fryer smoke?", "is it normal?" */
export function asksOfAny({ said, wards, self }: Clause, scene: Scene, words: Words): boolean {
  if (!scene.isQuestion || scene.isDistressed) return false;
  // "Elle" of "fume-t-elle ?" is the fryer.
  if (wards.length > 0 || self.length > 0 || holdsPhrase(said, words.asked.reason)) return false;
  return !said.some((word) => words.mine.has(word) || words.kin.has(word) || scene.words.ofAny.normal.has(word));
}
