import { languages } from "../said/languages.ts";
import { isNotice } from "./legal-notices.ts";
import { contactWayIn, tellsMatter, tellsWay } from "../said/matter-data.ts";
import type { FoundPassage } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, phrasesIn, type PhraseSet } from "../../wording/phrase-set.ts";

/** How contact is called and asked for in any language: whole words, for contact lenses are none. */
const names: PhraseSet[] = languages.flatMap(({ words: { matters } }) => [
  matters.contact.asked,
  phrasesIn(matters.contact.name.split(" ").join("|")),
]);
const places: PhraseSet[] = languages.flatMap(({ words: { matters } }) => [matters.hours.asked, matters.address.asked]);

const isCalled = (text: string, some: PhraseSet[]): boolean => {
  const said = foldedWords(text);
  return some.some((phrases) => holdsPhrase(said, phrases));
};

/**
 * How surely a passage tells how the house is reached: under a name for that, beside its hours or address, or in any
 * paragraph that speaks of it; 0: not at all.
 */
export function contactToldIn({ title, headings, text }: FoundPassage): number {
  const telling = text.split(/\n{2,}/).filter((paragraph) => tellsMatter("contact", paragraph));
  if (telling.length === 0) return 0;
  // Who asks for a number is not helped by where to object to the use of data.
  if (isNotice({ title, headings })) return 1;
  const name = headings.at(-1) ?? title;
  if (isCalled(name, names)) return 3;
  if (tellsMatter("hours", text) || tellsMatter("address", text) || isCalled(name, places)) return 2;
  return telling.some((paragraph) => isCalled(paragraph, names)) ? 1 : 0;
}

/** Those that tell the way to reach the house which a question names: who asks for a number to call wants none to write to, where there is one. */
export function byWayAsked(telling: FoundPassage[], question: string): FoundPassage[] {
  const way = contactWayIn(saidIn(question));
  const told = way === null ? [] : telling.filter(({ text }) => tellsWay(way, text));
  return told.length > 0 ? told : telling;
}
