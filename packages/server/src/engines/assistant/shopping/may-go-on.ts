import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import { withoutSmall } from "./read-turn.ts";

/** Whether it says anything that one goes on by: reading it as a turn costs more than all the rest of a plain wish. */
export function mayGoOn(said: readonly string[], words: Words): boolean {
  const { more, similar, takesBack, allAgain, compare, which, last, places, relative, by } = words.shop;
  return (
    isPhrase(withoutSmall(said, words), more) ||
    [more, similar, takesBack, allAgain, compare, which, last, ...places].some((phrases) =>
      holdsPhrase(said, phrases),
    ) ||
    [relative, by].some((all) => Object.values(all).some((phrases) => holdsPhrase(said, phrases)))
  );
}
