import { asMeant } from "../finding/as-meant.ts";
import { withDeedApart } from "../finding/deed-apart.ts";
import { withVerbTogether } from "../finding/verb-together.ts";
import { wasAllRude, withoutUnknownCurses } from "./rude.ts";
import type { QuestionTerm } from "../tools.ts";
import type { Words } from "../words/words.ts";

/**
 * A question without curses that no text holds, and with its small words and its verb as they are meant; null where nothing but curses
 * was said.
 *
 * @param termsOf what the texts know of a question's words
 */
export async function questionMeant(
  said: string,
  termsOf: (question: string) => Promise<QuestionTerm[]>,
  words: Words,
): Promise<string | null> {
  const uncursed = await withoutUnknownCurses(said, termsOf);
  if (wasAllRude(said, uncursed, words)) return null;
  return withVerbTogether(await withDeedApart(await asMeant(uncursed, termsOf, words), termsOf), termsOf, words);
}
