import { isFreeByLaw } from "../../wishes/free-by-law.ts";
import { tellsThere } from "../../wishes/plain-values.ts";
import { foldedWords } from "../../wording/fold.ts";
import { otherNames } from "../../wording/goods/other-names.ts";
import { namesOfBarred, namesWithout } from "../other-words/goods-said.ts";
import { saysByName } from "../other-words/says-by-name.ts";
import type { Facts } from "./facts.ts";
import { namedAs } from "./free-of.ts";
import type { Source } from "./measured.ts";
import { textsWith } from "./properties.ts";
import { keyOf } from "./property-keys.ts";
import { keysOfThing } from "./keys-of-name.ts";

type Told = Pick<Facts, "properties" | "measured">;

/** What tells of a thing by the name of its datum: values of properties, and what measures it or counts it. */
interface Tellers {
  fields: Set<string>;
  values: number[];
  sources: Set<number>;
}

const tellers = new WeakMap<Told["properties"], ReadonlyMap<string, Tellers>>();

function tellersIn({ properties, measured }: Told): ReadonlyMap<string, Tellers> {
  let known = tellers.get(properties);
  if (!known) {
    const all = new Map<string, Tellers>();
    const tellerOf = (key: string): Tellers => {
      const one = all.get(key) ?? { fields: new Set<string>(), values: [], sources: new Set<number>() };
      all.set(key, one);
      return one;
    };
    const keys = properties.fields.map((name) =>
      name.startsWith("attributes.") ? keysOfThing(name.slice("attributes.".length)) : [],
    );
    for (const [value, field] of properties.fieldOf.entries())
      for (const key of keys[field]!) {
        const one = tellerOf(key);
        one.values.push(value);
        one.fields.add(properties.fields[field]!);
      }
    for (const [source, one] of measured.sources.entries())
      for (const key of one.isTitle ? [] : keysOfThing(one.name)) {
        tellerOf(key).sources.add(source);
        tellerOf(key).fields.add(fieldOfSource(one));
      }
    tellers.set(properties, (known = all));
  }
  return known;
}

const keysOfThings = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => keyOf(foldedWords(name))).filter(Boolean)),
];

/** The fields whose names are those of a thing, whatever they tell. */
export function fieldsCalled(facts: Told, thing: string): string[] {
  const known = tellersIn(facts);
  return keysOfThings([thing, ...otherNames(thing)]).flatMap((key) => [...(known.get(key)?.fields ?? [])]);
}

export const fieldOfSource = ({ name }: Pick<Source, "name">): string => `attributes.${name}`;

/** Whether the value of a datum that is called as a thing says that it is there; null: it says neither. */
function isThere(value: unknown, thing: string, names: readonly string[]): boolean | null {
  const there = isFreeByLaw(thing, value) ? false : tellsThere(value);
  if (there !== true || typeof value !== "string") return there;
  // "Sleeves: sleeveless", "fragrance: unscented".
  const isDenied = names.some((name) => namedAs([value], name) === "free") || saysByName([value], namesWithout(thing));
  return !isDenied;
}

/** The texts whose data tell by their names that a thing is there, "cable: 1.5 m", or that it is not, "cable: none". */
export function toldByName(facts: Told, thing: string): Record<"there" | "free", number[]> {
  const found: Record<"there" | "free", number[]> = { there: [], free: [] };
  const names = [thing, ...namesOfBarred(thing)];
  const all = keysOfThings(names).flatMap((key) => tellersIn(facts).get(key) ?? []);
  const { properties, measured } = facts;
  for (const value of new Set(all.flatMap(({ values }) => values))) {
    const is = isThere(properties.values[value]!, thing, names);
    if (is !== null) for (const text of textsWith(properties, value)) found[is ? "there" : "free"].push(text);
  }
  const sources = new Set(all.flatMap((one) => [...one.sources]));
  if (sources.size > 0)
    for (let at = 0; at < measured.text.length; at++)
      if (sources.has(measured.source[at]!)) found[measured.value[at]! > 0 ? "there" : "free"].push(measured.text[at]!);
  return found;
}

/** The same of the data of one product; null: none is called so. */
export function namedByData(attributes: Record<string, unknown>, thing: string): "there" | "free" | null {
  const names = [thing, ...namesOfBarred(thing)];
  const keys = new Set(keysOfThings(names));
  const said = new Set(
    Object.entries(attributes)
      .filter(([name]) => keysOfThing(name).some((key) => keys.has(key)))
      .map(([, value]) => isThere(value, thing, names)),
  );
  return said.has(true) ? "there" : said.has(false) ? "free" : null;
}
