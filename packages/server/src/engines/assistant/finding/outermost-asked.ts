import type { Reading } from "../said/follow-up.ts";
import { topicWords } from "../said/question.ts";
import type { KnowledgeTool } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
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
  const { said, as } = outermost;
  const isSaid = (word: string): boolean => said.includes(saidIn(word)[0] ?? "");
  if (topicWords(first!.question, words).every(isSaid)) return readings;
  const { terms } = await tool.search(tenantId, said.join(" "), 1);
  // "Moins" alone, of "moins chère", stands anywhere.
  if (terms.every(({ idf }) => idf > 0)) return readings;
  const asPrice = (question: string): string =>
    [words.pays.instead, ...topicWords(question, words).filter((word) => !isSaid(word))].join(" ");
  return readings.map((reading) => ({
    ...reading,
    question: asPrice(reading.question),
    core: asPrice(reading.core),
    asPut: asPrice(reading.asPut),
    outermost: as,
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
