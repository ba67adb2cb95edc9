import type { IsKnown } from "./index/known-lexemes.ts";

/**
 * What a question asks of an index whose texts are in several languages: of each word the lexeme that texts hold, by the
 * language that knows most of the question, else by another; where none does, the main language's, so that it counts as
 * unknown once. Not by all of them: French makes "car" of "care". A stop word of the main language is left out, one of that
 * which the question is likeliest in, though a text read in another may hold it, and one of another that no text holds.
 *
 * @param readings of its words, a list a language, that of most texts first; "" for a stop word
 */
export function wordsAsked(isKnown: IsKnown, readings: string[][]): string[] {
  const [main = [], ...others] = readings;
  if (others.length === 0) return main.filter(Boolean);
  /** How many more of the words it knows than the main language, or has for stop words. */
  const leadOf = (lexemes: string[]): number =>
    main.reduce((lead, own, word) => {
      const other = lexemes[word] ?? "";
      if (own === "" || other === "") return lead + Number(other === "") - Number(own === "");
      return lead + Number(isKnown(other)) - Number(isKnown(own));
    }, 0);
  const byKnown = readings
    .map((lexemes) => ({ lexemes, lead: leadOf(lexemes) }))
    .sort((one, other) => other.lead - one.lead);
  const [first] = byKnown;
  const likeliest = first!.lead > 0 && first!.lexemes.some((lexeme) => isKnown(lexeme)) ? first!.lexemes : main;
  return main.flatMap((own, word) => {
    if (own === "" || likeliest[word] === "") return [];
    const known = byKnown.find(({ lexemes }) => isKnown(lexemes[word] ?? ""));
    if (known) return known.lexemes[word]!;
    return readings.some((lexemes) => !lexemes[word]) ? [] : own;
  });
}
