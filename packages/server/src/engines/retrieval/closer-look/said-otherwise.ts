import type { Question } from "./question.ts";

/** The terms that lexemes which stand together say in the owner's other words. */
export const saidOtherwise = (said: Uint32Array, { others }: Question): number[] =>
  others.flatMap(({ terms, numbers }) => (numbers.every((number) => said.includes(number)) ? terms : []));
