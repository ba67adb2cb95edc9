import { COUNTED as WISHED } from "../../wishes/counted.ts";
import { compares } from "../../wishes/measured.ts";
import { COUNTED } from "../../wishes/quantities-told.ts";
import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { countsPersons } from "../../wording/goods/persons.ts";
import { otherNames } from "../../wording/goods/other-names.ts";
import type { Facts } from "./facts.ts";
import { BREAKS, FITS, UNTOLD } from "./measured.ts";
import { keyOf } from "./property-keys.ts";
import { keysOfThing } from "./keys-of-name.ts";
import { thingsOfName } from "../../wishes/thing-of-name.ts";
import { fieldOfSource } from "./told-by-name.ts";

type Told = Pick<Facts, "measured">;

/** How what counts persons is compared: "seats: 3" is for three of them. */
const PERSONS = "#persons";
/** "Max. persons" counts them, too. */
const AT_MOST = /^max(?:imum|imal\p{L}*)?\.?\s|\smax(?:imum)?\.?$/iu;
/** "Kameralı" and "kişilik" are Turkish for "with cameras" and "for persons", "kamerası" for its camera. */
const OF_SO_MANY = /(?<=\p{L}{3})(?:l[iıuü]k?|s[iıuü])$/u;
/** "3 HDMI ports" */
const SO_MANY = /^(\d+(?:[.,]\d+)?) (.+)$/u;

const counters = new WeakMap<Told["measured"], ReadonlyMap<string, readonly number[]>>();

/** What counts something, by how its name is compared. */
function countersIn({ measured }: Told): ReadonlyMap<string, readonly number[]> {
  let known = counters.get(measured);
  if (!known) {
    const base = measured.bases.indexOf(COUNTED);
    const counting = new Set<number>();
    for (let at = 0; at < measured.base.length; at++)
      if (measured.base[at] === base) counting.add(measured.source[at]!);
    const keys = [...counting].flatMap((source) => {
      const name = measured.sources[source]!.name.replaceAll("_", " ").replace(AT_MOST, "");
      const isOfPersons = thingsOfName(name).some((words) => countsPersons(words.join(" ")));
      return [...keysOfThing(name), ...(isOfPersons ? [PERSONS] : [])].map((key): [string, number] => [key, source]);
    });
    const byKey = Map.groupBy(keys, ([key]) => key);
    counters.set(measured, (known = new Map([...byKey].map(([key, all]) => [key, all.map(([, source]) => source)]))));
  }
  return known;
}

/** What counts things of a name in the data; none: nothing does. */
function sourcesCounting(facts: Told, name: string): readonly number[] {
  const all = countersIn(facts);
  if (all.size === 0) return [];
  const names = [name, name.replace(OF_SO_MANY, "")].flatMap((one) => [one, ...otherNames(one)]);
  const keys = names.flatMap((one) => [keyOf(foldedWords(one)), ...(countsPersons(one) ? [PERSONS] : [])]);
  for (const key of keys) {
    const sources = all.get(key);
    if (sources) return sources;
  }
  return [];
}

/** A wish for so many of what a shop counts; null: nothing is counted so. */
export function countWished(facts: Told, op: Filter["op"], figure: string, name: string): Filter | null {
  const [source] = sourcesCounting(facts, name);
  if (source === undefined) return null;
  return { field: fieldOfSource(facts.measured.sources[source]!), op, value: `${figure} ${name}` };
}

/**
 * Wishes for so many of something, by the shop's name for it. What it counts nothing by is no wish; and what is said behind the
 * name, "laptop" of "3 HDMI ports laptop", is looked for as words.
 */
export function countsMeant(facts: Told, filters: readonly Filter[]): { filters: Filter[]; words: string } {
  const words: string[] = [];
  const meant = filters.flatMap((one) => {
    if (one.field !== WISHED) return one;
    const [, figure = "", name = ""] = SO_MANY.exec(String(one.value)) ?? [];
    const all = name.split(/[\s-]+/u);
    for (let to = all.length; to > 0; to--) {
      const filter = countWished(facts, one.op, figure, all.slice(0, to).join(" "));
      if (!filter) continue;
      words.push(...all.slice(to));
      return filter;
    }
    return [];
  });
  return { filters: meant, words: words.join(" ") };
}

/** Which of `total` texts are told to have as many as is wished for, and which are not; null: it is no wish of how many. */
export function fittingCount(facts: Told, total: number, { field, op, value }: Filter): Uint8Array | null {
  const [, figure, name = ""] = SO_MANY.exec(String(value)) ?? [];
  const sources = figure === undefined ? [] : sourcesCounting(facts, name);
  const { measured } = facts;
  if (!sources.some((one) => fieldOfSource(measured.sources[one]!) === field)) return null;
  const counting = new Set(sources);
  const base = measured.bases.indexOf(COUNTED);
  const fits = new Uint8Array(total);
  const wanted = Number(figure!.replace(",", "."));
  for (let at = 0; at < measured.text.length; at++) {
    if (measured.base[at] !== base || !counting.has(measured.source[at]!)) continue;
    const text = measured.text[at]!;
    if (compares(measured.value[at]!, op, wanted)) fits[text] = FITS!;
    else if (fits[text] === UNTOLD) fits[text] = BREAKS!;
  }
  return fits;
}
