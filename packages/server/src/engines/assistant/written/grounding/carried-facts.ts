import { languages } from "../../said/languages.ts";
import { factsIn, type Evidence, type Facts } from "./evidence.ts";
import { isTelling, type Figure } from "./figures.ts";
import { affirming, compares } from "./own-figures.ts";
import { FREE } from "./measures.ts";
import { agree } from "./places.ts";
import { dayMark } from "../../calendar/weekdays.ts";

/**
 * Whether nothing is made up: what only the visitor has said may be denied, or set beside what the passages say.
 */
export function carriesFacts(text: string, { facts: known, numberWords, tongues }: Evidence, asked: Facts): boolean {
  const facts = factsIn(text, numberWords);
  const isDay = ({ measure }: Figure): boolean => measure === dayMark;
  const isEveryDay = facts.figures.filter(isDay).length === 7;
  const isUnread = !tongues.every((tongue) => languages.some(({ code }) => code === tongue));
  // What tells no day holds on all; days are read only in languages whose names of them are known.
  const mayGoUnnamed = !known.figures.some(isDay) && (isEveryDay || isUnread);
  const isIn = (figure: Figure, among: Figure[]): boolean => among.some((one) => agree(figure, one));
  const mayBeElse = (figure: Figure): boolean =>
    (isDay(figure) && mayGoUnnamed) || (figure.measure === FREE && isUnread);
  const figures = facts.figures.filter((figure) => isTelling(figure) && !mayBeElse(figure));
  const onlyAsked = figures.filter((figure) => !isIn(figure, known.figures));
  // That nobody is there on a Monday is said by telling the other days.
  if (!onlyAsked.every((figure) => isDay(figure) || isIn(figure, asked.figures))) return false;
  const knownCodes = new Set([...known.codes, ...known.brands]);
  const askedCodes = new Set([...asked.codes, ...asked.brands]);
  const newCodes = [...facts.codes, ...facts.brands].filter((code) => !knownCodes.has(code));
  if (!newCodes.every((code) => askedCodes.has(code))) return false;
  if (onlyAsked.length + newCodes.length > 0 && affirming(text, numberWords).some((clause) => holdsNew(clause)))
    return false;
  return (
    facts.mails.every((mail) => known.mails.includes(mail)) &&
    facts.phones.every((phone) => known.phones.some((one) => one.slice(-7) === phone.slice(-7)))
  );

  function holdsNew(clause: string): boolean {
    const its = factsIn(clause, numberWords);
    if ([...its.codes, ...its.brands].some((code) => newCodes.includes(code))) return true;
    const [own, others] = [onlyAsked, known.figures].map((among) => its.figures.filter((one) => isIn(one, among)));
    return own!.length > 0 && !(compares(clause) && others!.some(({ measure }) => measure !== FREE));
  }
}
