import { fold, foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { ageIn } from "../said/age-in.ts";
import { asksPermission } from "../said/asks-permission.ts";
import { topicWords } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { ruledRange } from "./ruled-range.ts";

const MOST_TOLD = 2;
/** Shorter words lead to things and are none. */
const SHORT = 2;

interface AgeBound {
  passage: FoundPassage;
  /** The sentence that tells it, verbatim. */
  told: string;
}

/**
 * What found texts tell of ages for the thing that is asked about, where a question says how old somebody is: first what leaves out
 * somebody of that age, then what names more of the question.
 */
export function ageBoundsOf(
  { passages }: Pick<FoundKnowledge, "passages">,
  question: string,
  words: Words,
): AgeBound[] {
  const age = ageIn(question, words);
  if (!age?.isOfSomebody) return [];
  const isThing = topicWords(age.rest, words)
    .flatMap(foldedWords)
    .filter((word) => word.length > SHORT && !words.kin.has(word))
    .map(formOf);
  return passages
    .flatMap((passage) =>
      passage.sentences.flatMap(({ start, end }) => {
        const told = passage.text.slice(start, end);
        const range = ruledRange(told);
        if (!range) return [];
        const said = foldedWords([passage.title, passage.headings.at(-1) ?? "", told].join(" "));
        const held = isThing.filter((is) => said.some(is)).length;
        const isLeftOut = range.from >= age.to || range.to <= age.from;
        return held > 0 ? [{ passage, told, held, isLeftOut }] : [];
      }),
    )
    .toSorted((one, other) => Number(other.isLeftOut) - Number(one.isLeftOut) || other.held - one.held)
    .slice(0, MOST_TOLD);
}

/** What tells from or up to which age one may, where it is asked whether somebody of some age may, and texts know the thing, if not who it is: "my 8-year-old son". Null: nothing does. */
export async function searchAgeBounds(
  tool: KnowledgeTool,
  tenantId: string,
  question: string,
  words: Words,
  limit: number,
): Promise<FoundKnowledge | null> {
  const said = saidIn(question);
  if (!asksPermission(said, words) && !holdsPhrase(said, words.voice.may)) return null;
  const age = ageIn(question, words);
  const rest = age?.isOfSomebody ? topicWords(age.rest, words).filter((word) => !words.kin.has(fold(word))) : [];
  if (rest.length === 0) return null;
  const found = await tool.search(tenantId, rest.join(" "), limit);
  const passages = [...new Set(ageBoundsOf(found, question, words).map(({ passage }) => passage))];
  return passages.length > 0 ? { ...found, passages, answerable: { ...found.answerable, decision: "answer" } } : null;
}
