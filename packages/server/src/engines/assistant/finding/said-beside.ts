import { imprintNames } from "./legal-notices.ts";
import type { Matter, Words } from "../words/words.ts";

/** What is looked for, one by one, where nothing is called what is asked: words that stand where it is told, whatever it is called there. */
export function saidBeside(matter: Matter, { matters }: Words): string[] {
  const asked = (): string => [...new Set([...matters[matter].asked.values()].flat(2))].join(" ");
  if (matter === "contact") return [asked()];
  if (matter === "address") return [asked(), imprintNames];
  const told = daysAndHours[matter];
  return told === undefined ? [] : [told];
}

/** Those of opening hours, in the languages of the assistant: fewer than a search takes for the most telling. */
const daysAndHours: Partial<Record<Matter, string>> = {
  hours: `closed Monday Saturday am pm Uhr geschlossen Montag montags Samstag fermé lundi samedi cerrado lunes sábado
    chiuso lunedì sabato fechado segunda gesloten maandag zaterdag kapalı pazartesi cumartesi`,
};
