import { languagesOfNames } from "../../wording/names-by-language.ts";
import { languageOf } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";

/** What a question is said in, as codes of languages. */
export interface SaidIn {
  /** The one of the languages with names of things that has most small words of what is said, "avete una camera"; null: no one has, "in camera". */
  spoken(): Promise<string | null>;
  /** Those of the texts. */
  texts: readonly string[];
}

/** What is looked at of what is said, in UTF-16 units. */
const MOST = 300;

/** The language is told only where a word may be read in several: few questions have one. */
export function openSaidIn(said: string, texts: readonly string[], lexer: Lexer): SaidIn {
  const tell = async (): Promise<string | null> => {
    const readings = await lexer.readings(said.slice(0, MOST), languagesOfNames.map(languageOf));
    const small = readings.map((reading) => reading.filter((lexeme) => lexeme === "").length);
    const most = Math.max(...small);
    const best = languagesOfNames.filter((_, place) => small[place] === most);
    return best.length === 1 ? best[0]! : null;
  };
  let told: Promise<string | null> | undefined;
  return { spoken: () => (told ??= tell()), texts };
}
