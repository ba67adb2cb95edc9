import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { thingWords } from "../said/thing-words.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { isAmong } from "../words/forms.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { withoutAnswer } from "./without-answer.ts";

/** What does away with a thing, in all languages. */
const DELETES = wordsIn(
  "delete erase remove lösche löschen gelöscht entferne entfernen entfernt supprimer supprime effacer efface eliminar elimino borrar borro eliminare cancellare cancello rimuovere rimuovo apagar apago excluir excluo remover removo verwijder verwijderen verwijderd wissen silmek silinir siliyorum silebilir silebilirim kaldırmak kaldırılır",
);

/**
 * Leaves out what does away with another thing than the one that is asked about: "delete a board" is not told by how the whole
 * workspace is deleted, which cannot be undone. Where there is a text named after that, what tells of the thing alone and of no
 * deleting answers it as little.
 */
export function ofWhatIsDeleted(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const deletes = isAmong([...DELETES]);
  if (!saidIn(question).some(deletes)) return found;
  const isThing = isAmong(thingWords(question, words).filter((word) => !deletes(word)));
  const things = found.terms.filter(({ term }) => isThing(term));
  const isOfOther = ({ lacks }: FoundPassage): boolean => things.every(({ term }) => lacks.includes(term));
  const others = found.passages.filter(isOfOther);
  if (things.length === 0 || others.length === 0) return found;
  const passages = found.passages.filter((one) => !others.includes(one));
  const [best] = passages;
  const isNamedSo = others.some(({ title, headings }) => foldedWords([title, ...headings].join("\n")).some(deletes));
  const isAnswer = best !== undefined && !(isNamedSo && !foldedWords(nameAndText(best)).some(deletes));
  return isAnswer ? { ...found, passages } : withoutAnswer({ ...found, passages });
}

const nameAndText = ({ title, headings, text }: FoundPassage): string => [title, ...headings, text].join("\n");
