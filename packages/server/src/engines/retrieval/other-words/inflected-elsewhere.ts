import type { Alternative } from "./alternatives.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import { languageOf, type Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import type { SaidIn } from "./said-in.ts";
import type { Synonyms } from "./synonyms.ts";

/**
 * What words are looked for by that visitors inflect as their own language does and texts are not in: "cartes cadeaux" and
 * "çalışma saatleriniz", which the reading of an English text leaves as they are. Words that texts know are theirs.
 */
export async function inflectedElsewhere(
  synonyms: Synonyms,
  { text, languages, readings, saidIn }: { text: string; languages: Language[]; readings: string[][]; saidIn: SaidIn },
  { lexer, isKnown }: { lexer: Lexer; isKnown: IsKnown },
): Promise<Alternative[]> {
  if (readings.every((reading) => reading.every((lexeme) => lexeme === "" || isKnown(lexeme)))) return [];
  const spoken = (await saidIn.spoken()).filter((code) => languages.every((language) => language.code !== code));
  const found: Alternative[] = [];
  const spokenReadings = await lexer.readings(text, spoken.map(languageOf));
  for (const [which, code] of spoken.entries())
    for (const [i, language] of languages.entries()) {
      const words = spokenReadings[which]!.map((lexeme, at) => ({ spoken: lexeme, asked: readings[i]![at] ?? "" }));
      found.push(...(await synonyms.expandInflected(words, { spoken: code, texts: language.code }, isKnown)));
    }
  return found.filter(({ of }) => !of.every(isKnown));
}
