/**
 * An address of somebody or of a page, a code, or bytes as they are in French: "com" of an address is Portuguese for "with", "E" of
 * E-4711 is Italian for "and", "Go" of "16 Go" is no English, and none of them is said in any language.
 */
const unspoken =
  /[^\s@]{1,64}@[^\s@]+|https?:\/\/\S+|www\.\S+|(?<![\p{L}\p{N}])\p{L}{1,4}-\d+|(?<=\d\s?)[kmgt]o(?![\p{L}\p{N}]|\s*\d)/giu;

/** A text without what is said in no language. */
export const withoutUnspoken = (text: string): string => text.replace(unspoken, " ");
