import { animalsIn, isWithin, partiesIn } from "../../wishes/parties.ts";
import { phraseAt, type PhraseSet } from "../../wording/phrase-set.ts";
import { ownAnimalsIn } from "../said/own-animals.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { keepingAmong } from "./kept-to-animals.ts";
import { toldAgainst, withoutThose } from "./not-for-them.ts";

/** Who said more messages ago which animals they have may ask for somebody else by now. */
const LOOKED_BACK = 4;

/**
 * The animals that a visitor said before to have. Of whom a message names itself, it says all; but "dog food" of who has a puppy is
 * for that.
 */
export function animalsOwned({ question, history }: Turn, words: Words): string[] {
  const named = namedIn(question);
  const said = history.findLast(({ role }) => role === "visitor")?.content ?? "";
  // "And the lavender oil?" after "is the tea tree oil safe for my cat?" is asked for that cat, and told so.
  const isAskedAgain = opens(question, words.goesOn) && opens(said, words.shop.whether) && namedIn(said).length > 0;
  if (isAskedAgain) return [];
  const before = history.flatMap(({ role, content }) => (role === "visitor" ? [content] : [])).slice(-LOOKED_BACK);
  const owned = [...new Set(before.flatMap((message) => ownAnimalsIn(message, words)))];
  return named.length === 0 ? owned : owned.filter((one) => named.every((kind) => kind !== one && isWithin(one, kind)));
}

const namedIn = (message: string): string[] => [...partiesIn(message), ...animalsIn(message)];

const opens = (message: string, phrases: PhraseSet): boolean => phraseAt(saidIn(message), 0, phrases) > 0;

/** A catalogue without what tells that it harms such animals, or is not for them: for who has a parrot no pan whose fumes kill birds. */
export const keepingToOwnAnimals = (tool: CatalogueTool, animals: readonly string[]): CatalogueTool =>
  animals.length === 0
    ? tool
    : keepingAmong(tool, (found) => withoutThose(found, (product) => toldAgainst(product, animals)));
