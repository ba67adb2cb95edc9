import { COUNTED as WISHED } from "../../wishes/counted.ts";
import { compares } from "../../wishes/measured.ts";
import { COUNTED, countUnit, IN_MONTHS } from "../../wishes/quantities-told.ts";
import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { areForms } from "../../wording/goods/names-said.ts";
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

/** Whether it is counted so in figures of any kind; how long something lasts is no count. */
const isCount = (base: string): boolean => base.startsWith(COUNTED) && base !== IN_MONTHS;

const told = new WeakMap<Told["measured"], readonly { base: number; source: number }[]>();

/** Which sources tell figures of which bases, each once: there may be figures of each of all products. */
function toldIn(measured: Told["measured"]): readonly { base: number; source: number }[] {
  let known = told.get(measured);
  if (!known) {
    const found = new Map<number, { base: number; source: number }>();
    for (let at = 0; at < measured.base.length; at++) {
      const [base, source] = [measured.base[at]!, measured.source[at]!];
      const key = base * measured.sources.length + source;
      if (!found.has(key)) found.set(key, { base, source });
    }
    told.set(measured, (known = [...found.values()]));
  }
  return known;
}

const counters = new WeakMap<Told["measured"], ReadonlyMap<string, readonly number[]>>();

/** What counts something, by how its name is compared. */
function countersIn({ measured }: Told): ReadonlyMap<string, readonly number[]> {
  let known = counters.get(measured);
  if (!known) {
    const isCounted = ({ base }: { base: number }): boolean => measured.bases[base]!.startsWith(COUNTED);
    const counting = new Set(toldIn(measured).flatMap((one) => (isCounted(one) ? one.source : [])));
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

/** What tells how much a wish is of: data, where they are named, and what they tell it in, with how many of that are wished for. */
interface Counting {
  sources: ReadonlySet<number>;
  bases: ReadonlySet<number>;
  times: number;
}

/** What tells so many of a name, "HDMI ports"; or else of a bound so much in a unit of the shop's own, "VA", "years of warranty". */
function countingOf(facts: Told, op: Filter["op"], name: string): Counting | null {
  const { measured } = facts;
  const named = sourcesCounting(facts, name);
  const among = (isMeant: (base: string) => boolean): ReadonlySet<number> =>
    new Set(measured.bases.flatMap((base, at) => (isMeant(base) ? at : [])));
  if (named.length > 0) return { sources: new Set(named), bases: among(isCount), times: 1 };
  const isBound = op !== "eq" && op !== "not";
  const words = foldedWords(name);
  for (let length = Math.min(LONGEST_UNIT, words.length); length > 0; length--) {
    const { base: wanted, times } = countUnit(words.slice(0, length).join(" "));
    const bases = among((base) => base === wanted || areForms(unitOf(base), unitOf(wanted)));
    const of = words.slice(length).join(" ");
    if (!isBound && of === "") return null;
    const telling = sourcesIn(measured, bases);
    const sources = of === "" ? telling : sourcesCounting(facts, of).filter((one) => telling.includes(one));
    if (sources.length > 0) return { sources: new Set(sources), bases, times };
  }
  return null;
}

/** "m³/h" */
const LONGEST_UNIT = 2;
const unitOf = (base: string): string[] => foldedWords(base.slice(COUNTED.length));

const sourcesIn = (measured: Told["measured"], bases: ReadonlySet<number>): number[] => [
  ...new Set(toldIn(measured).flatMap(({ base, source }) => (bases.has(base) ? source : []))),
];

/** A wish for so many of what a shop counts; null: nothing is counted so. */
export function countWished(facts: Told, op: Filter["op"], figure: string, name: string): Filter | null {
  const [source] = countingOf(facts, op, name)?.sources ?? [];
  if (source === undefined) return null;
  return { field: fieldOfSource(facts.measured.sources[source]!), op, value: `${figure} ${name}` };
}

/**
 * Wishes for so many of something, by the shop's name for it. What it counts nothing by is no wish; and what is said behind the
 * name, "laptop" of "3 HDMI ports laptop", is looked for as words.
 */
export function countsMeant(
  facts: Told,
  filters: readonly Filter[],
  said: string,
): { filters: Filter[]; words: string } {
  const words: string[] = [];
  const meant = filters.flatMap((one) => {
    if (one.field !== WISHED) return one;
    const [, figure = "", name = ""] = SO_MANY.exec(String(one.value)) ?? [];
    const all = name.split(/[\s-]+/u);
    for (let to = all.length; to > 0; to--) {
      const filter = countWished(facts, one.op, figure, ofNamed(facts, one.op, all.slice(0, to).join(" "), said));
      if (!filter) continue;
      words.push(...all.slice(to));
      return filter;
    }
    return [];
  });
  return { filters: meant, words: words.join(" ") };
}

/** "3 years" of "drill with a warranty of", which says what is told in years, is "3 years warranty". */
function ofNamed(facts: Told, op: Filter["op"], unit: string, said: string): string {
  const { sources } = countingOf(facts, op, unit) ?? { sources: [] };
  const key = ` ${keyOf(foldedWords(said))} `;
  const names = [...sources].map((one) => facts.measured.sources[one]!.name.replaceAll("_", " "));
  const named = names.find((name) => keysOfThing(name).some((one) => key.includes(` ${one} `)));
  return named !== undefined && countingOf(facts, op, `${unit} ${named}`) ? `${unit} ${named}` : unit;
}

/** Which of `total` texts are told to have as many as is wished for, and which are not; null: it is no wish of how many. */
export function fittingCount(facts: Told, total: number, { field, op, value }: Filter): Uint8Array | null {
  const [, figure, name = ""] = SO_MANY.exec(String(value)) ?? [];
  const counting = figure === undefined ? null : countingOf(facts, op, name);
  const { measured } = facts;
  if (!counting || ![...counting.sources].some((one) => fieldOfSource(measured.sources[one]!) === field)) return null;
  const fits = new Uint8Array(total);
  const wanted = Number(figure!.replace(",", ".")) * counting.times;
  for (let at = 0; at < measured.text.length; at++) {
    if (!counting.bases.has(measured.base[at]!) || !counting.sources.has(measured.source[at]!)) continue;
    const text = measured.text[at]!;
    if (compares(measured.value[at]!, op, wanted)) fits[text] = FITS!;
    else if (fits[text] === UNTOLD) fits[text] = BREAKS!;
  }
  return fits;
}
