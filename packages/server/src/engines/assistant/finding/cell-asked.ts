import { layout } from "../extraction/layout.ts";
import type { Reading } from "../said/follow-up.ts";
import { heldFirst } from "./keep-to.ts";
import { wantingWords } from "../said/question.ts";
import { cellsOf, isRule } from "./table-row.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { saidIn } from "../words/clauses.ts";
import { formsOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

/** How sure it is that a cell answers which stands where row and column are named. */
const SURE = 0.8;
/** So much of what the table scores is left at most to other texts. */
const OTHERS = 0.2;

/**
 * Puts first the table of which a question names row and column and nothing else that its names don't say: "how many projects
 * on Free" is told by a cell, and a sentence that happens to have both words tells something else.
 */
export function cellAsked(found: FoundKnowledge, { question }: Reading, words: Words): FoundKnowledge {
  const wanting = wantingWords(question, words);
  const said = saidIn(question).filter((word) => !words.plain.has(word) && !wanting.has(word));
  const own = found.terms.filter((term) => said.some(formsOf(term)));
  if (own.length < 2 || own.some(({ idf, isNear }) => idf === 0 || isNear)) return found;
  const telling = new Set(found.passages.filter((passage) => hasCell(passage, own, words)));
  const isAnswer = found.answerable.decision === "answer";
  if (telling.size === 0 || (isAnswer && telling.has(found.passages[0]!))) return found;
  return {
    ...found,
    passages: heldFirst(found.passages, (one) => telling.has(one), OTHERS),
    answerable: isAnswer ? found.answerable : { score: SURE, decision: "answer" },
  };
}

function hasCell(passage: FoundPassage, own: QuestionTerm[], { plain }: Words): boolean {
  const { title, headings, text } = passage;
  const are = own.map(isSaidBy);
  const heldBy = (name: string): boolean[] => {
    const folded = foldedWords(name).filter((word) => !plain.has(word));
    return are.map((is) => folded.some(is));
  };
  const names = heldBy([title, ...headings].join(" "));
  return layout(passage)
    .filter(({ kind }) => kind === "table")
    .some(({ start, end }) => {
      const [head, rule, ...rows] = text.slice(start, end).split("\n");
      if (head === undefined || !isRule(rule ?? "")) return false;
      const [corner = "", ...columns] = cellsOf(head);
      const above = heldBy(corner).map((is, at) => is || names[at]!);
      const heads = columns.map(heldBy);
      return rows.some((row) => {
        const label = heldBy(cellsOf(row)[0] ?? "");
        return heads.some(
          (column) =>
            label.some((is, at) => is && !column[at]) &&
            column.some((is, at) => is && !label[at]) &&
            are.every((_, at) => label[at] || column[at] || above[at]),
        );
      });
    });
}

/** A shorter stem begins many other words. */
const SHORTEST = 5;
/** What makes a name of what is done, in folded letters: "Verlängerungen", "Prolongations", "Verlengingen". */
const DEED = /^(?:er|en)?(?:ung(?:en)?|ing(?:en|s)?|(?:[ai]?[cst]i)?on(?:e?s|i)?|[ac]+oes|ac(?:ao|oes)|ments?)$/u;

/** A column is named after what is done, "Verlängerungen", and a question says it: "verlängern". "Kinderbett" is none of "Kinder". */
function isSaidBy(term: QuestionTerm): (word: string) => boolean {
  const [isForm, stem] = [formsOf(term), fold(term.term)];
  const isDeed = (word: string): boolean => word.startsWith(stem) && DEED.test(word.slice(stem.length));
  return (word) => isForm(word) || (stem.length >= SHORTEST && isDeed(word));
}
