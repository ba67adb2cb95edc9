import type { Reading } from "../said/follow-up.ts";
import { topicWords } from "../said/question.ts";
import type { KnowledgeTool } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import { placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/**
 * The readings of who asks for the cheapest or dearest of something ("what is the cheapest room?"), which no text calls so:
 * what it costs is looked for, and the outermost is told of that. As they are where texts have the word, or nothing is named.
 */
export async function outermostAsked(
  tool: KnowledgeTool,
  tenantId: string,
  readings: Reading[],
  words: Words,
): Promise<Reading[]> {
  const [first] = readings;
  const outermost = first ? outermostIn(first.asPut, words) : null;
  if (!outermost) return readings;
  const { terms } = await tool.search(tenantId, outermost.said.join(" "), 1);
  const isTold = terms.some(({ term, idf }) => idf > 0 && outermost.said.some(formOf(term)));
  const asPrice = (question: string): string =>
    `${words.pays.instead} ${topicWords(question, words)
      .filter((word) => !outermost.said.some((one) => one === saidIn(word)[0]))
      .join(" ")}`;
  if (isTold || topicWords(first!.question, words).every((word) => outermost.said.includes(saidIn(word)[0] ?? "")))
    return readings;
  return readings.map((reading) => ({
    ...reading,
    question: asPrice(reading.question),
    core: asPrice(reading.core),
    asPut: asPrice(reading.asPut),
    outermost: outermost.as,
  }));
}

/** The words by which the cheapest or dearest is asked for; null: neither or both are. */
function outermostIn(
  question: string,
  { wishes: { order } }: Words,
): { as: NonNullable<Reading["outermost"]>; said: string[] } | null {
  const said = saidIn(question);
  const found = (["cheapest", "dearest"] as const).flatMap((as) => {
    const words = placesOf(said, order[as] ?? new Map()).flatMap(({ from, to }) => said.slice(from, to));
    return words.length > 0 ? [{ as, said: words }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}
