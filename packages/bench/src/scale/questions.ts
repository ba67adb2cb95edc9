import { mulberry } from "../mulberry.ts";
import { readQueries } from "../relevance/data.ts";
import { sets } from "../relevance/sets.ts";

const MOST = 3_000;

/** The questions of the English sets, shuffled, the same at every run. */
export async function makeQuestions(folder: string): Promise<string[]> {
  const random = mulberry(20_261_122);
  const asked = sets.filter(({ mode, locale, name }) => mode === "rag" && locale === "en" && !name.startsWith("xquad"));
  const questions = (await Promise.all(asked.map((set) => readQueries(folder, set)))).flat();
  return questions
    .map(({ text }) => ({ text: text.trim(), place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, MOST)
    .map(({ text }) => text);
}
