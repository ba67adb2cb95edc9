/** Letters that only one of the languages writes. */
export const letters: readonly [code: string, letter: RegExp][] = [
  ["de", /[ßä]/iu],
  ["es", /[ñ¿¡]/iu],
  ["it", /[ìò]/iu],
  ["pt", /[ãõ]/iu],
  ["tr", /[ığş]/u],
];

export const lettersOf = (code: string): RegExp | undefined => letters.find(([one]) => one === code)?.[1];
