import type { ProductFacts } from "../../../db/lexemes.ts";
import { compares, measuresNamed, measureOf, quantityOf } from "../../wishes/measured.ts";
import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import type { Filter } from "../../wishes/wish.ts";
import { COUNTED, countsTold, quantitiesTold } from "../../wishes/quantities-told.ts";

type Amount = Pick<Quantity, "value" | "base">;

export interface Source {
  /** What the datum is called, as the shop writes it; of a title what is measured, if it says so. */
  name: string;
  measures: string[];
  isTitle: boolean;
}

/** The quantities that texts tell, one entry for each. */
export interface Measured {
  /** What tells quantities, each with the names of what is measured by it. */
  sources: Source[];
  bases: string[];
  /** Entry by entry, rising by text. */
  text: Uint32Array<ArrayBuffer>;
  source: Uint16Array<ArrayBuffer>;
  base: Uint8Array<ArrayBuffer>;
  value: Float64Array<ArrayBuffer>;
}

export interface MeasuredBuilder {
  add(text: number, facts: Pick<ProductFacts, "title" | "attributes">): void;
  finish(): Measured;
}

const MOST_SOURCES = 5_000;
/** Some for each product of the largest catalogue: what makes an index has little memory. */
const MOST_TOLD = 3_000_000;
/** A byte tells one of them; those that every shop knows must find room. */
const MOST_BASES = 200;

/** What a title tells without a name: "TV 139 cm" is its screen; of 16 GB nobody knows what they are, nor of one of three lengths. */
const BARE = new Set(["diagonal", "weight", "volume", "storage", "duration"]);
/** What is told in a unit that tells one thing alone. */
const ONLY: Record<string, string> = { g: "weight", min: "duration" };

/** What is known of a text by a wish for quantities. */
export const [UNTOLD, FITS, BREAKS] = [0, 1, 2];

/** What stores, whatever else of its name is said of memory: "memory chip", "flash memory". */
const STORES =
  /(?<!\p{L})(?:e?mmc|ssd|hdd|nvme|ufs|flash|chip|card|karte|carte|tarjeta|scheda|cartão|kaart|kart[ıi])(?!\p{L})/iu;

/** What is memory nonetheless: "RAM chip", and that of a graphics card. */
const REMEMBERS = /(?<!\p{L})(?:ram|ddr\d?|gpu|graphics?|grafik\p{L}*|graphique|gráfica|video|vídeo)(?!\p{L})/iu;

const measuresOf = (name: string): string[] =>
  STORES.test(name) && !REMEMBERS.test(name)
    ? measuresNamed(name).map((measure) => (measure === "ram" ? "storage" : measure))
    : measuresNamed(name);

export function measuredBuilder(): MeasuredBuilder {
  const sources = new Map<string, number>();
  const all: Measured["sources"] = [];
  const bases = new Map<string, number>();
  const [text, source, base, value]: number[][] = [[], [], [], []];

  function sourceOf(name: string, isTitle: boolean): number | null {
    const key = `${isTitle ? "title" : "data"} ${name}`;
    const known = sources.get(key);
    if (known !== undefined) return known;
    if (all.length === MOST_SOURCES) return null;
    sources.set(key, all.length);
    all.push({ name, measures: measuresOf(name.replaceAll("_", " ")), isTitle });
    return all.length - 1;
  }

  function note(of: number, name: string, isTitle: boolean, one: Amount): void {
    const from = value!.length === MOST_TOLD ? null : sourceOf(name, isTitle);
    if (from === null) return;
    const named = bases.size < MOST_BASES || !one.base.startsWith(COUNTED) ? one.base : COUNTED;
    const unit = bases.get(named) ?? bases.size;
    bases.set(named, unit);
    text!.push(of);
    source!.push(from);
    base!.push(unit);
    value!.push(one.value);
  }

  return {
    add(of, { title, attributes }) {
      for (const one of quantitiesIn(title)) {
        const [next = ""] = /^[\s,]*\p{L}+/u.exec(title.slice(one.end)) ?? [];
        const [measure = ""] = measuresNamed(next);
        note(of, measure, true, one);
      }
      for (const name in attributes) {
        for (const one of quantitiesTold(name, attributes[name])) note(of, name, false, one);
        for (const count of countsTold(name, attributes[name])) note(of, name, false, count);
      }
    },
    finish: () => ({
      sources: all,
      bases: [...bases.keys()],
      text: Uint32Array.from(text!),
      source: Uint16Array.from(source!),
      base: Uint8Array.from(base!),
      value: Float64Array.from(value!),
    }),
  };
}

export const measuredBuffersOf = ({ text, source, base, value }: Measured): ArrayBuffer[] =>
  [text, source, base, value].map(({ buffer }) => buffer);

/**
 * Which of `total` texts fit wishes for one quantity, and which plainly don't. The data say it where they do, and else the
 * title; where several are of the kind that is wished for, any of them may fit.
 */
export function fitting(measured: Measured, total: number, filters: readonly Filter[]): Uint8Array {
  const fits = new Uint8Array(total);
  const { sources, bases, text, source, base, value } = measured;
  const bounds = filters.map(({ op, value: said }) => ({ op, wanted: quantityOf(String(said)) }));
  const wanted = bases.indexOf(bounds[0]?.wanted?.base ?? "");
  if (wanted < 0 || bounds.some((one) => one.wanted?.base !== bases[wanted])) return fits;
  const measure = filters[0] ? measureOf(filters[0]) : null;
  const isRight = (told: number): boolean => bounds.every(({ op, wanted: one }) => compares(told, op, one!.value));
  // "Under 2 kg" is the weight of what tells one; "3G" and "785G" tell none.
  const named =
    measure ??
    ONLY[bases[wanted]!] ??
    measureTold(
      measured,
      wanted,
      bounds.map((one) => one.wanted!.value),
    );
  const isNamed = ({ measures }: Source): boolean => named === null || measures.includes(named);
  const isBare = ({ measures }: Source): boolean => measure === null || (measures.length === 0 && BARE.has(measure));
  /** What tells it best first: where it has told, the next counts no more. */
  const tellers: ((from: Source) => boolean)[] = [
    (from) => !from.isTitle && isNamed(from),
    (from) => !from.isTitle && measure === null,
    (from) => from.isTitle && (isNamed(from) || isBare(from)),
  ];
  const toldBy = new Uint8Array(total);
  for (const [n, isTelling] of tellers.entries())
    for (let at = 0; at < text.length; at++) {
      const of = text[at]!;
      if (base[at] !== wanted || (toldBy[of]! > 0 && toldBy[of]! <= n) || !isTelling(sources[source[at]!]!)) continue;
      toldBy[of] = n + 1;
      if (isRight(value[at]!)) fits[of] = FITS!;
      else if (fits[of] === UNTOLD) fits[of] = BREAKS!;
    }
  return fits;
}

/**
 * What is measured by an amount of which nobody said it: 16 GB are memory where the data tell so much memory more often than
 * so large a disk. Null: none tells it.
 */
function measureTold({ sources, source, base, value }: Measured, wanted: number, amounts: number[]): string | null {
  const counts = new Map<string, number>();
  for (let at = 0; at < value.length; at++) {
    if (base[at] !== wanted || !amounts.some((one) => compares(value[at]!, "eq", one))) continue;
    const [measure] = sources[source[at]!]!.measures;
    if (measure !== undefined) counts.set(measure, (counts.get(measure) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

/** The texts whose data tell what is measured, in such a unit. */
export function textsMeasuring(
  { sources, bases, text, source, base }: Measured,
  measure: string,
  unit: string,
): Set<number> {
  const wanted = bases.indexOf(unit);
  const tells = sources.map(({ measures, isTitle }) => !isTitle && measures.includes(measure));
  const found = new Set<number>();
  for (let at = 0; at < text.length; at++) if (base[at] === wanted && tells[source[at]!]) found.add(text[at]!);
  return found;
}

const valuesByMeasured = new WeakMap<Measured, Map<string, number[]>>();

/** What is told that is nearly a quantity, the nearest first. */
export function nearTo(measured: Measured, { value, base }: Amount): Amount[] {
  let byBase = valuesByMeasured.get(measured);
  if (!byBase) {
    const all = measured.bases.map(() => new Set<number>());
    measured.value.forEach((one, at) => all[measured.base[at]!]!.add(one));
    byBase = new Map(measured.bases.map((name, n) => [name, [...all[n]!]]));
    valuesByMeasured.set(measured, byBase);
  }
  return (byBase.get(base) ?? [])
    .filter((one) => compares(one, "eq", value))
    .sort((one, other) => Math.abs(one - value) - Math.abs(other - value))
    .map((one) => ({ value: one, base }));
}
