import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Reading } from "../said/follow-up.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { areAlike, formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";

/** With what it is asked how many there are. */
const howMany = wordsIn("many viele combien cuántos cuántas quanti quante quantos quantas hoeveel kaç");
/** What time is counted in, in any language. */
const units = [
  wordsIn("year years jahr jahre jahren an ans année années año años anno anni ano anos jaar jaren yıl yıldır yıllık"),
  wordsIn("month months monat monate monaten mois mes meses mese mesi mês maand maanden ay aylık"),
  wordsIn("week weeks woche wochen semaine semaines semana semanas settimana settimane weken hafta haftalık"),
  wordsIn("day days tag tage tagen jour jours día días giorno giorni dia dias dag dagen gün günlük"),
  wordsIn("hour hours stunde stunden heure heures hora horas ora ore uur uren saat saatlik"),
];
/** "Combien d'années". */
const linking = wordsIn("d de");
/** So much of what that scores is left at most to the others. */
const OTHERS = 0.2;
/** So much of the best score has what may deny that there is any. */
const NEARLY_AS_GOOD = 0.5;
/** So many words before a thing deny it: "they have no warranty". */
const DENIED = 3;

/**
 * Puts first what tells in the unit that is asked how many there are of something, "how many years of warranty does a bike have?", before
 * what only names more of the question and tells nothing in that unit. What denies that there is any stays where it is.
 */
export function unitAskedFirst(found: FoundKnowledge, { asPut }: Reading, words: Words): FoundKnowledge {
  const [best] = found.passages;
  const asked = unitAsked(asPut, words);
  if (!best || !asked) return found;
  const { unit, thing } = asked;
  const isThing = (word: string): boolean => formOf(thing)(word) || areAlike(thing, word);
  const tells = (one: FoundPassage): boolean => sentencesOf(one).some((said) => tellsIn(said, unit, words));
  const isDenied = (one: FoundPassage): boolean =>
    one.score >= best.score * NEARLY_AS_GOOD && sentencesOf(one).some((said) => denies(said, isThing, words));
  if (found.passages.some(isDenied)) return found;
  const isOfThing = (one: FoundPassage): boolean =>
    [one.title, ...one.headings, one.text].some((text) => foldedWords(text).some(isThing));
  const held = found.passages.filter((one) => tells(one) && isOfThing(one));
  return held.length === 0
    ? found
    : { ...found, passages: heldFirst(found.passages, (one) => held.includes(one), OTHERS) };
}

/** "Years" and "warranty" of "how many years of warranty". */
function unitAsked(question: string, { plain }: Words): { unit: ReadonlySet<string>; thing: string } | null {
  const said = saidIn(question);
  for (const [at, word] of said.entries()) {
    const unit = units.find((one) => one.has(word));
    const before = linking.has(said[at - 1] ?? "") ? said[at - 2] : said[at - 1];
    const thing = unit && howMany.has(before ?? "") ? said.slice(at + 1).find((one) => !plain.has(one)) : undefined;
    if (unit && thing !== undefined) return { unit, thing };
  }
  return null;
}

const sentencesOf = ({ text, sentences }: FoundPassage): string[][] =>
  sentences.map(({ start, end }) => foldedWords(text.slice(start, end)));

/** "3 years", "three years". */
const tellsIn = (said: readonly string[], unit: ReadonlySet<string>, { numbers }: Words): boolean =>
  said.some(
    (word, at) => unit.has(word) && (/^\d+$/.test(said[at - 1] ?? "") || isPhrase([fold(said[at - 1] ?? "")], numbers)),
  );

const denies = (said: readonly string[], isThing: (word: string) => boolean, { negations }: Words): boolean =>
  said.some((word, at) => isThing(word) && said.slice(Math.max(0, at - DENIED), at).some((one) => negations.has(one)));
