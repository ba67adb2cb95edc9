import { isHeldIn } from "./index/texts-in.ts";
import type { LexemeIndex } from "./index/lexeme-index.ts";
import { languageOf } from "./language/language.ts";
import type { Lexer } from "./language/lexer.ts";

/** Who says more is known by his words. */
const MOST_READ = 500;

/** The one of some languages (ISO 639) in whose texts most words of a message stand that stand in those of no other; null: none is ahead. */
export async function saidOnlyIn(
  index: LexemeIndex,
  codes: string[],
  message: string,
  lexer: Lexer,
): Promise<string | null> {
  const readings = await lexer.readings(message.slice(0, MOST_READ), codes.map(languageOf));
  const counts = codes.map(() => 0);
  for (const word of readings[0]?.keys() ?? []) {
    const holding = codes.flatMap((code, place) => {
      const lexeme = readings[place]![word] ?? "";
      return lexeme !== "" && isHeldIn(index, code, lexeme) ? [place] : [];
    });
    if (holding.length === 1) counts[holding[0]!]!++;
  }
  const most = Math.max(...counts);
  const ahead = codes.filter((_, place) => counts[place] === most);
  return most > 0 && ahead.length === 1 ? ahead[0]! : null;
}
