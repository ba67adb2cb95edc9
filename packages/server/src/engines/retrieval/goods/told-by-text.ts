import { startOf } from "../index/packed.ts";
import { fieldsOfColours, fieldsOfSizes, textsWith, type Properties } from "./properties.ts";

/** By which values each text can be told from its like: those of text `n` end at `ends[n]`. */
export interface ToldByText {
  ends: Uint32Array<ArrayBuffer>;
  /** Numbers of values, as `Properties` has them. */
  values: Uint32Array<ArrayBuffer>;
}

/** What a data sheet tells beyond that parts nothing that visitors know of. */
const MOST_OF_A_TEXT = 24;
/**
 * Beside brands, categories, colours and sizes a field parts products where so much of what it tells is told of several: a name
 * or a number of each tells them apart.
 */
const SHARED = 0.5;

export function toldByText(properties: Properties, total: number): ToldByText {
  const { fields, values, fieldOf, ends } = properties;
  const [shared, all] = [new Float64Array(fields.length), new Float64Array(fields.length)];
  for (let value = 0; value < values.length; value++) {
    const count = ends[value]! - startOf(ends, value);
    all[fieldOf[value]!]! += count;
    if (count > 1) shared[fieldOf[value]!]! += count;
  }
  const known = new Set([...fieldsOfColours(properties), ...fieldsOfSizes(properties)]);
  for (const name of ["brand", "category"]) known.add(fields.indexOf(name));
  const parts = fields.map((_, field) => known.has(field) || shared[field]! >= SHARED * all[field]!);
  const counts = new Uint32Array(total);
  /** Values come in the order of their fields, and of these first what each product has: its brand and its category. */
  function eachKept(take: (text: number, value: number) => void): void {
    counts.fill(0);
    for (let value = 0; value < values.length; value++) {
      if (parts[fieldOf[value]!])
        for (const text of textsWith(properties, value)) if (counts[text]!++ < MOST_OF_A_TEXT) take(text, value);
    }
  }
  const textEnds = new Uint32Array(total);
  eachKept((text) => textEnds[text]!++);
  for (let text = 1; text < total; text++) textEnds[text]! += textEnds[text - 1]!;
  const told = new Uint32Array(total === 0 ? 0 : textEnds[total - 1]!);
  const next = Uint32Array.from(textEnds, (_, text) => startOf(textEnds, text));
  eachKept((text, value) => (told[next[text]!++] = value));
  return { ends: textEnds, values: told };
}

export const toldByTextBuffersOf = ({ ends, values }: ToldByText): ArrayBuffer[] => [ends.buffer, values.buffer];
