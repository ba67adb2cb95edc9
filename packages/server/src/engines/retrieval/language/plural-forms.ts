/** Letters that Dutch writes twice between a short vowel and "-en": "tassen" of "tas". */
const doubled = /([bdfgklmnprst])\1en$/u;
/** And a vowel that it writes twice where the word ends behind it: "vaas" of "vazen". */
const longVowel = /([aeou])\1(?=[^aeiou]$)/u;
const shortEnding = /(?<![aeiou])[aeiou]([bdfgklmnprst])$/u;

/** In letters: "dolar" is no plural of "do". */
const SHORTEST = 3;

/**
 * What a noun may be without its plural, or in it, where a language spells both otherwise than its dictionary undoes: "tas"
 * and "tassen"; "çanta", of which "ta" is cut, and "çantalar", of which it is not.
 */
export const pluralForms = (word: string, code: string): string[] =>
  formsIn(word, code).filter((form) => form.length >= SHORTEST);

function formsIn(word: string, code: string): string[] {
  if (code === "nl") return /en$/u.test(word) ? dutchOne(word) : dutchMany(word);
  if (code !== "tr") return [];
  const one = word.replace(/l[ae]r$/u, "");
  return one === word ? [`${word}lar`, `${word}ler`] : [one];
}

function dutchOne(word: string): string[] {
  const one = word.replace(doubled, "$1").replace(/zen$/u, "s").replace(/ven$/u, "f");
  return one === word ? [] : [one];
}

function dutchMany(word: string): string[] {
  const soft = /[sf]$/u.test(word)
    ? [`${word.replace(longVowel, "$1").replace(/s$/u, "z").replace(/f$/u, "v")}en`]
    : [];
  return shortEnding.test(word) ? [...soft, `${word.replace(shortEnding, "$&$1")}en`] : soft;
}
