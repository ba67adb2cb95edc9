import type { Filter } from "../../wishes/wish.ts";
import { fold } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";

/** Words that nothing tells of what was found, as what was given up; that a laptop be good nobody gives up. */
export function givenUp(some: readonly string[], { taste }: Words): Filter[] {
  const told = some.filter((word) => !taste.has(fold(word)));
  return told.length === 0 ? [] : [{ field: "words", op: "eq", value: told.join(" ") }];
}
