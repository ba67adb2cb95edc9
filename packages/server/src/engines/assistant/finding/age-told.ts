import { heldFirst } from "./keep-to.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";

/** How it is asked from which age on one may, in the languages of the assistant; "how old is the tower?" is another thing. */
const asked =
  /(?<!\p{L})(?:(?:from|at|by|until) what age|what(?: is|'s|’s)? the (?:minimum )?age|how (?:old|young) (?:do|does|must|should|can|have|has)|minimum age|age limit|ab welchem alter|(?:ab|bis) wie viel(?:en)? jahren|wie alt (?:muss|müssen|soll|sollte|darf|dürfen)|mindestalter|altersgrenze|(?:à partir|jusqu['’]à) de? ?quel âge|quel âge (?:faut|doit|minimum)|âge minimum|(?:a partir|desde|hasta|de) (?:de )?qué edad|qué edad (?:hay|tiene|mínima)|edad mínima|(?:da|a|fino a) che età|quanti anni (?:bisogna|si deve|devo)|età minima|(?:vanaf|tot) welke leeftijd|hoe oud (?:moet|mag)|minimumleeftijd|(?:a partir|até) de? ?que idade|idade mínima|kaç yaşından|kaç yaşında ol|yaş sınırı)/iu;
/** What tells an age. */
const told =
  /(?<!\p{L})(?:age[ds]?|years? olds?|year-olds?|under \d{1,2}s|over \d{1,2}s|\d{1,2} and over|(?:mindest)?alters?(?:grenze)?|\d{1,2}(?:[- ]jährig\p{L}{0,2}| jahren?)|âgée?s?|âge|\d{1,2} ans|edad|\d{1,2} años|età|\d{1,2} anni|leeftijd|\d{1,2} jaar|idade|\d{1,2} anos|yaş\p{L}{0,6})(?!\p{L})/iu;

/** Whether a text tells an age, by its unit or a word for it: "from 16 years on". */
export const tellsAge = (text: string): boolean => told.test(text);

/** So much of what tells of an age is left to what tells none. */
const OTHERS = 0.2;

/** Puts first what tells an age where it is asked from which on one may, and lacks nothing that the first text has. */
export function ageToldFirst(found: FoundKnowledge, question: string): FoundKnowledge {
  const [best] = found.passages;
  if (!best || !asked.test(question)) return found;
  const tells = ({ title, headings, text, lacks }: FoundPassage): boolean =>
    /\d/.test(text) &&
    told.test([title, ...headings, text].join("\n")) &&
    lacks.every((term) => best.lacks.includes(term));
  return { ...found, passages: heldFirst(found.passages, tells, OTHERS) };
}
