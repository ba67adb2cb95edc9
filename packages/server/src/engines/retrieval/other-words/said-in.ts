import { languagesOfNames } from "../../wording/names-by-language.ts";
import { languageOf } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";

/** What a question is said in, as codes of languages with names of things. */
export interface SaidIn {
  /** Those that have most small words of what is said: one of "avete una camera", several of "in camera", none of "camera". */
  spoken(): Promise<readonly string[]>;
}

/** What is looked at of what is said, in UTF-16 units. */
const MOST = 300;

/** The language is told only where a word may be read in several: few questions have one. */
export function openSaidIn(said: string, lexer: Lexer): SaidIn {
  const tell = async (): Promise<readonly string[]> => {
    const readings = await lexer.readings(said.slice(0, MOST), languagesOfNames.map(languageOf));
    const small = readings.map((reading) => reading.filter((lexeme) => lexeme === "").length);
    const most = Math.max(...small);
    return most === 0 ? [] : languagesOfNames.filter((_, place) => small[place] === most);
  };
  let told: Promise<readonly string[]> | undefined;
  return { spoken: () => (told ??= tell()) };
}
