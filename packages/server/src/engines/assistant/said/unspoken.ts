/**
 * An address of somebody or of a page, or a code: "com" of one is Portuguese for "with", "E" of E-4711 is Italian for "and", and
 * neither is said in any language.
 */
const unspoken = /[^\s@]{1,64}@[^\s@]+|https?:\/\/\S+|www\.\S+|(?<![\p{L}\p{N}])\p{L}{1,4}-\d+/giu;

/** A text without what is said in no language. */
export const withoutUnspoken = (text: string): string => text.replace(unspoken, " ");
