/** Letters that only one of the languages writes, and what it alone joins so: "c'è". */
export const letters: readonly [code: string, letter: RegExp][] = [
  ["de", /[ßä]/iu],
  ["es", /[ñ¿¡]/iu],
  ["it", /[ìò]|(?<!\p{L})(?:c|dov|com|cos|quand)['’]è(?!\p{L})/iu],
  ["pt", /[ãõ]/iu],
  ["tr", /[ığşİĞŞ]/u],
];

export const lettersOf = (code: string): RegExp | undefined => letters.find(([one]) => one === code)?.[1];
