import type { Alternative } from "../other-words/alternatives.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { Language } from "./language.ts";
import type { Lexer } from "./lexer.ts";
import { words } from "./words.ts";

/** Parts of verbs that stand at the end of a sentence by themselves, by language. */
const particles: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    de: "ab an auf aus bei ein fest frei her heraus herein hin los mit nach raus rein um vor weg weiter wieder zu zurück zusammen",
    nl: "aan achter af bij binnen door in mee na om op over terug toe uit vast voor weg",
  }).map(([code, line]) => [code, new Set(line.split(" "))]),
);
/** Of so many words before it one is the verb. */
const MOST = 16;
const SHORTEST = 3;

/** A verb of which a part stands at the end of a question also as texts may write it: "wie setze ich sie ein" as "einsetzen". */
export async function partedVerbs(
  text: string,
  language: Language,
  reading: readonly string[],
  { lexer, isKnown }: { lexer: Lexer; isKnown: IsKnown },
): Promise<Alternative[]> {
  const ends = particles[language.code];
  if (!ends) return [];
  const said = words(text, language);
  const particle = said.at(-1);
  if (particle === undefined || !ends.has(particle)) return [];
  const verbs = said
    .map((word, at) => ({ word, lexeme: reading[at] ?? "" }))
    .slice(-MOST - 1, -1)
    .filter(({ word, lexeme }) => lexeme !== "" && word.length >= SHORTEST);
  const whole = await lexer.guesses(
    verbs.map(({ word }) => particle + word),
    language,
  );
  return verbs.flatMap(({ lexeme }, at): Alternative[] =>
    isKnown(whole[at]!) ? [{ said: lexeme, means: whole[at]!, of: [lexeme], by: [whole[at]!], isGuess: true }] : [],
  );
}
