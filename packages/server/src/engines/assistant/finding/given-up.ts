import type { Filter } from "../../wishes/wish.ts";
import { fold } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";

/** Words that nothing tells of what was found, each as what was given up; that a laptop be good nobody gives up. */
export function givenUp(some: readonly string[], { taste }: Words): Filter[] {
  return some.filter((word) => !taste.has(fold(word))).map((word) => ({ field: "words", op: "eq", value: word }));
}
