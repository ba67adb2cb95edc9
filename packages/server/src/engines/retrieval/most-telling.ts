import { countOf, findLexeme, type LexemeIndex } from "./index/lexeme-index.ts";

/** So many words of a question are compared with the texts. Hardly one that somebody asks has half as many. */
const MOST = 40;
/** So often is one of them read that is said again and again. */
const OFTEN = 4;

/**
 * The words of a message that tell most, in their order: all of them but where a letter is pasted, whose hundreds would
 * keep everybody else waiting. Of those that texts know the rarest are kept, and as many unknown ones as there are beside
 * them, so that a letter about something else stays one.
 */
export function mostTelling(index: LexemeIndex, lexemes: string[]): string[] {
  const each = [...new Set(lexemes)];
  const times = new Map<string, number>();
  const isOften = (lexeme: string): boolean => {
    const time = (times.get(lexeme) ?? 0) + 1;
    times.set(lexeme, time);
    return time > OFTEN;
  };
  if (each.length <= MOST) return lexemes.length <= MOST ? lexemes : lexemes.filter((one) => !isOften(one));
  const counts = new Map(
    each.map((lexeme) => {
      const number = findLexeme(index, lexeme);
      return [lexeme, number < 0 ? 0 : countOf(index, number)];
    }),
  );
  const isKnown = (lexeme: string): boolean => counts.get(lexeme)! > 0;
  const known = each.filter(isKnown).sort((one, other) => counts.get(one)! - counts.get(other)!);
  const room = Math.round((MOST * known.length) / each.length);
  const kept = new Set([...known.slice(0, room), ...each.filter((one) => !isKnown(one)).slice(0, MOST - room)]);
  return lexemes.filter((one) => kept.has(one) && !isOften(one));
}
