import type { AgeRange } from "../../wishes/age-range.ts";
import { foldedWords } from "../../wording/fold.ts";
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
  const things = thingsIn(age.rest, words);
  const isThing = things.map(formOf);
  // Where nothing else is asked about, what is told of such persons is meant.
  const isPerson = kinIn(question, words).map(formOf);
  const isOfPersons = ({ title, headings, text }: FoundPassage): boolean =>
    things.length === 0 &&
    foldedWords([title, ...headings, text].join("\n")).some((word) => isPerson.some((is) => is(word)));
  return passages
    .flatMap((passage) =>
      passage.sentences.flatMap(({ start, end }) => {
        const told = passage.text.slice(start, end);
        const range = ruledRange(told);
        if (!range) return [];
        const said = foldedWords([passage.title, passage.headings.at(-1) ?? "", told].join(" "));
        const held = isThing.filter((is) => said.some(is)).length;
        const isLeftOut = range.from >= age.to || range.to <= age.from;
        return held > 0 || isOfPersons(passage) ? [{ passage, told, held, isLeftOut }] : [];
      }),
    )
    .toSorted((one, other) => Number(other.isLeftOut) - Number(one.isLeftOut) || other.held - one.held)
    .slice(0, MOST_TOLD);
}

/** What is asked about beside whoever is so old, folded. */
const thingsIn = (rest: string, words: Words): string[] =>
  topicWords(rest, words)
    .flatMap(foldedWords)
    .filter((word) => word.length > SHORT && !words.kin.has(word));

/** Whether it is asked if somebody may: "can my son come?" */
export const asksWhoMay = (said: readonly string[], words: Words): boolean =>
  asksPermission(said, words) || holdsPhrase(said, words.voice.may);

const kinIn = (question: string, { kin }: Words): string[] => saidIn(question).filter((word) => kin.has(word));

/**
 * What tells from or up to which age one may, where it is asked whether somebody of some age may, and texts know the thing, if not who it is: "my 8-year-old son". Where nothing is
 * asked about but whether somebody may come, what texts tell of such persons. Null: nothing does.
 */
export async function searchAgeBounds(
  tool: KnowledgeTool,
  tenantId: string,
  question: string,
  words: Words,
  limit: number,
): Promise<FoundKnowledge | null> {
  const said = saidIn(question);
  if (!asksWhoMay(said, words)) return null;
  const age = ageIn(question, words);
  if (!age?.isOfSomebody) return null;
  const things = thingsIn(age.rest, words);
  const sought = things.length > 0 ? things : kinIn(question, words);
  if (sought.length === 0) return null;
  const found = await tool.search(tenantId, sought.join(" "), limit);
  const passages = [...new Set(ageBoundsOf(found, question, words).map(({ passage }) => passage))];
  return passages.length > 0 ? { ...found, passages, answerable: { ...found.answerable, decision: "answer" } } : null;
}

/** So much of the best score has what tells for whom something is. */
const LEAST_SHARE = 0.3;

/**
 * Of what was found only what tells of something for somebody of the age that a question states, where it names nothing else and the
 * best tells no age: "my child is 2, is there anything for her?" asks for no price of 2 euros.
 */
export function ofThatAge(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const [best] = found.passages;
  const age = best ? ageIn(question, words) : null;
  if (!best || !age?.isOfSomebody || thingsIn(age.rest, words).length > 0) return found;
  const rangesIn = ({ text, sentences }: FoundPassage): AgeRange[] =>
    sentences.flatMap(({ start, end }) => ruledRange(text.slice(start, end)) ?? []);
  const isFor = (one: FoundPassage): boolean =>
    one.score >= best.score * LEAST_SHARE && rangesIn(one).some(({ from, to }) => from <= age.from && to > age.from);
  const meant = rangesIn(best).length > 0 ? [] : found.passages.filter(isFor);
  return meant.length > 0 ? { ...found, passages: meant } : found;
}
