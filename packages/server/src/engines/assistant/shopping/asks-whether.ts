import { holdsPhrase, isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Language } from "../said/languages.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";

/** Whether a message asks if something is so, or may be done, and for no goods: "I take the pill, can I have it with that?" */
export function asksWhether(message: string, { words }: Language): boolean {
  const { shop, shopping, voice } = words;
  const said = saidIn(message);
  if ([shopping, shop.exists].some((phrases) => holdsPhrase(said, phrases))) return false;
  return (
    clausesOf(message).some((clause) => phraseAt(clause.words, 0, shop.whether) > 0) ||
    holdsPhrase(said, voice.may) ||
    said.some((word) => isPhrase([word], shop.whetherBehind))
  );
}
