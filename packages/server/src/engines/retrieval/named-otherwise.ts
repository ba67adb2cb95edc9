import type { Alternative } from "./alternatives.ts";
import type { Country, CountryName } from "./country-names.ts";
import { words } from "./words.ts";
import type { ReadQuestion } from "./other-words.ts";

/**
 * Countries of a question by the other names that texts have for them: "UK" and "Großbritannien" as "United Kingdom". A long
 * name must be written as one, or stand behind a small word: china is a country and breaks.
 */
export function namedOtherwise(
  { text, languages, readings, lexemes }: ReadQuestion,
  countries: readonly Country[],
  isHeld: (lexeme: string) => boolean,
): Alternative[] {
  const isHere = (name: CountryName): boolean => name.lexemes.every((lexeme) => lexemes.includes(lexeme));
  const here = countries.flatMap((country) => country.filter(isHere).map((name) => ({ name, country })));
  if (here.length === 0) return [];
  const [language] = languages;
  const [reading] = readings;
  const said = words(text, language!);
  const isMeant = ({ lexemes: [first], isShort }: CountryName): boolean => {
    const at = reading!.indexOf(first!);
    const isCapital = new RegExp(String.raw`(?<!\p{L})(?=\p{Lu})(?i:${said[at] ?? ""})(?!\p{L})`, "u").test(text);
    return isShort || isCapital || (at > 0 && reading![at - 1] === "");
  };
  // "Guinea" is none in "Papua New Guinea".
  const isPart = ({ lexemes: part }: CountryName): boolean =>
    here.some(({ name }) => name.lexemes.length > part.length && part.every((lexeme) => name.lexemes.includes(lexeme)));
  return here
    .filter(({ name }) => isMeant(name) && !isPart(name))
    .flatMap(({ name, country }) =>
      country
        .filter((other) => other !== name && other.lexemes.every(isHeld))
        .map((other): Alternative => ({
          said: name.text,
          means: other.text,
          of: name.lexemes,
          by: other.lexemes,
          isGuess: true,
        })),
    );
}
