import { isSo } from "../../wishes/plain-values.ts";
import type { FoundProduct } from "../tools.ts";

/** What a product tells, by a datum or by a sentence of its description. */
export interface Told {
  /** As a sentence would say it: "no safe for pets" of "safe_for_pets: false". */
  said: string;
  /** As it is told to a visitor. */
  told: string;
  /** Whether that is a sentence of its description. */
  isQuoted: boolean;
  /** Of a datum, what it is called; null: it is a sentence. */
  name: string | null;
  /** Of a datum what is told by it, of a list each of it; else the sentence. */
  values: string[];
}

/** Of a long description, so much of what is read stands at its end, where warnings do. */
const AT_END = 0.5;

/** @param longest how much is read of the description, its beginning and its end, in UTF-16 units; left out: all of it */
export function toldBy({ attributes, description }: FoundProduct, longest = Number.POSITIVE_INFINITY): Told[] {
  const data = Object.entries(attributes).flatMap(([key, given]) => {
    if (typeof given === "object" && !Array.isArray(given)) return [];
    const name = key.replaceAll("_", " ");
    const values = [given].flat().map(String);
    const value = values.join(", ");
    const is = isSo(given);
    const said = is === null ? `${name} ${value}` : is ? name : `no ${name}`;
    return [{ said, told: `${name}: ${value}`, isQuoted: false, name, values }];
  });
  const sentences = describing(read(description ?? "", longest)).map((said) => ({
    said,
    told: said,
    isQuoted: true,
    name: null,
    values: [said],
  }));
  return [...data, ...sentences];
}

/** The sentences of a description; a line is one by itself. */
export const describing = (description: string): string[] =>
  description.split(/(?<=[.!?])\s+|\n+/u).map((sentence) => sentence.trim());

const read = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest * (1 - AT_END))}\n${text.slice(-longest * AT_END)}`;
