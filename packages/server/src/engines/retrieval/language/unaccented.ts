/**
 * The letters that carry an accent in languages whose words are cut otherwise for it, by the letter that is typed in their
 * place: of "Gandía" less is cut than of "gandia".
 */
const accented: Record<string, Record<string, string>> = {
  es: { a: "á", e: "é", i: "í", o: "ó", u: "ú", n: "ñ" },
  fr: { e: "éèê", a: "à", c: "ç", i: "î", o: "ô", u: "û" },
  it: { a: "à", e: "èé", i: "ì", o: "ò", u: "ù" },
  pt: { a: "áâã", e: "éê", i: "í", o: "óôõ", u: "ú", c: "ç" },
};

/** What a lower-case word without accents may be with one: "tardais" as "tardáis". */
export function withAccent(word: string, code: string): string[] {
  const letters = accented[code];
  if (!letters || !/^[a-z]+$/.test(word)) return [];
  return [...word].flatMap((letter, at) =>
    [...(letters[letter] ?? "")].map((other) => word.slice(0, at) + other + word.slice(at + 1)),
  );
}
