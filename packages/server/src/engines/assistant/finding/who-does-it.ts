import { thingWords } from "../said/thing-words.ts";
import { whatIsAsked } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { formOf } from "../words/forms.ts";
import { heldFirst } from "./keep-to.ts";

/** What stands before the name of somebody who has a profession: a customer who praises something has none. */
const TITLE = /(?<!\p{L})(?:Dr|Dra|Drs|Prof|Profa|Dott|Dott\.ssa|Dottor|Dottoressa|Uzm)\.? \p{Lu}/u;
/** What a page is called that names who works there, and beside what an own section names one of them; but "team sports". */
const STAFF =
  /(?<!\p{L})(?:(?:team|staff)(?! \p{L})|mitarbeiter|ärzte|équipe|equipo|personale|equipa|equipe|medewerkers|ekip|ekibimiz|kadromuz)(?!\p{L})/iu;
/** What is left to what only tells what it is. */
const OTHERS = 0.2;

/** Where it is asked who does something, what names that and somebody comes first: "Dr. Stein: implants" before what an implant is. */
export function whoDoesIt(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const [best] = found.passages;
  if (!best || namesSomebody(best) || !whatIsAsked(question, words).includes("person")) return found;
  const things = thingWords(question, words);
  const asked = found.terms.filter(({ term, idf }) => idf > 0 && things.some(formOf(term)));
  const tells = (one: FoundPassage): boolean =>
    namesSomebody(one) && asked.every(({ term }) => !one.lacks.includes(term));
  if (asked.length === 0 || !found.passages.some(tells)) return found;
  return { ...found, passages: heldFirst(found.passages, tells, OTHERS) };
}

const namesSomebody = ({ title, headings, text }: FoundPassage): boolean =>
  TITLE.test([...headings, text].join("\n")) || (headings.length > 0 && STAFF.test([title, ...headings].join("\n")));
