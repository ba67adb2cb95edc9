import { holdsPhrase } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { readSentence } from "./sentence.ts";

/** The parts of a comparison that name one product each: "A14" and "A25". */
export function partsOf(question: string, { shop }: Words): string[] {
  const sentence = readSentence(namedBehind(question, shop));
  for (const phrases of [shop.compare, ...Object.values(shop.by), ...Object.values(shop.relative), shop.which])
    sentence.take(phrases);
  return sentence.split(shop.between);
}

/** "Galaxy S24 or iPhone 15" of "which phone has more storage, Galaxy S24 or iPhone 15?" */
function namedBehind(question: string, { which, between }: Words["shop"]): string {
  const at = question.search(/[,:]\s/);
  const named = question.slice(at + 1);
  const isBehind = at > 0 && holdsPhrase(saidIn(question.slice(0, at)), which) && holdsPhrase(saidIn(named), between);
  return isBehind ? named : question;
}
