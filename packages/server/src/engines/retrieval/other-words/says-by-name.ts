import { namedAs, unturned } from "../goods/free-of.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";

/**
 * Whether texts say of themselves what has one of some names, in a word of its own or one that is made of it and of another
 * thing's name: "Akku-Stichsäge", "Akkuschrauber", but neither "kein Akku" nor "accurate".
 */
export const saysByName = (texts: readonly string[], names: readonly string[]): boolean => {
  const parts = unturned(texts);
  return names.some((name) => namedAs(parts, name, isCompoundOf) === "there");
};

const isCompoundOf = (word: string, named: string): boolean =>
  word.startsWith(named) &&
  [word, word.slice(named.length)].some((one) =>
    namesSaidBy([one]).some(({ languages }) => languages.includes("de") || languages.includes("nl")),
  );
