import { languages } from "./languages.ts";

/** Whether a folded word carries no matter in one of the assistant's languages. */
export const isPlainWord = (word: string): boolean => languages.some(({ words: { plain } }) => plain.has(word));
