import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** Whether it asks for what the shop's rules tell, whatever the thing: "can I return it?", "what does delivery cost?" */
export const asksRules = (question: string, { shop }: Words): boolean => holdsPhrase(saidIn(question), shop.policies);

/** The words that say which rule is asked for. */
export function wordsOfRule(question: string, { shop, plain }: Words): string[] {
  const said = saidIn(question);
  return said.flatMap((_, at) =>
    said.slice(at, at + phraseAt(said, at, shop.policies)).filter((word) => !plain.has(word)),
  );
}
