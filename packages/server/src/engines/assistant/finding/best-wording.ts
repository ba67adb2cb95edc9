import type { FoundPassage, QuestionTerm, Sentence } from "../tools.ts";
import { foldedWords } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import { KeptWithSentences } from "../kept-with-sentences.ts";

/** What is kept of a passage goes by its sentences: each wording has an array of its own. */
const wordings = new KeptWithSentences<Map<string, Sentence[]>>();

/** An entry of a list of questions under that wording of its question which is most like what was asked. */
export function inBestWording(passage: FoundPassage, terms: QuestionTerm[]): FoundPassage {
  const { questions, headings, sentences } = passage;
  if (questions.length < 2) return passage;
  const best = bestOf(questions, terms);
  if (best === headings.at(-1)) return passage;
  const known = wordings.get(sentences) ?? new Map<string, Sentence[]>();
  if (!known.has(best)) known.set(best, [...sentences]);
  wordings.set(sentences, known);
  return { ...passage, headings: [...headings.slice(0, -1), best], sentences: known.get(best)! };
}

/** The one that holds most of what was asked, and of several the shortest. */
function bestOf(questions: string[], terms: QuestionTerm[]): string {
  const forms = terms.map(({ term, idf }) => ({ isForm: formOf(term), idf }));
  let [best, most, fewest] = [questions[0]!, -1, Infinity];
  for (const question of questions) {
    const words = foldedWords(question);
    const held = forms.reduce((sum, { isForm, idf }) => (words.some(isForm) ? sum + idf : sum), 0);
    if (held > most || (held === most && words.length < fewest)) [best, most, fewest] = [question, held, words.length];
  }
  return best;
}
