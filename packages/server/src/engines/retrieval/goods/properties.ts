import type { ProductFacts } from "../../../db/lexemes.ts";
import { keysOfSize, namesSize, sizesTold } from "../../wishes/sizes.ts";
import { placeOf, startOf } from "../index/packed.ts";
import { keptWith } from "./kept-with.ts";
import { keysOfName } from "./keys-of-name.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { suitedBy } from "../../wording/goods/suited-to.ts";
import { isColour, keyOf, keysOf, keysOfOne } from "./property-keys.ts";

/** What products are told to be, field by field: `brand` is "Fell", `attributes.colour` is "Red". */
export interface Properties {
  /** Names of fields; `attributes.` stands before those that a shop has of its own. */
  fields: string[];
  /** How many texts tell each field. */
  telling: Uint32Array<ArrayBuffer>;
  /** The values as they were written by one of the first who tell them, of all fields. */
  values: string[];
  /** The field of each value. */
  fieldOf: Uint16Array<ArrayBuffer>;
  /** The texts that have value `n` end at `ends[n]`; rising within a value. */
  ends: Uint32Array<ArrayBuffer>;
  texts: Uint32Array<ArrayBuffer>;
}

export interface PropertiesBuilder {
  add(text: number, facts: Pick<ProductFacts, "brand" | "category" | "attributes">): void;
  finish(): Properties;
}

/** Longer values describe; nobody wishes for them word by word. In UTF-16 units and words. */
const LONGEST_VALUE = 40;
const MOST_WORDS = 4;
const LONGEST_NAME = 80;
/** What a shop tells of a product beyond that is a data sheet. */
const MOST_TOLD = 60;
const MOST_FIELDS = 2_000;
const MOST_KEYS = 10_000;
/** Where fields have more values than this, one that only a single product has tells it apart, as a part number does. */
const FEW_VALUES = 200;

/** Attributes that tell what a product goes with, and not what it is. */
const GOES_WITH = /compat|kompatib|uyumlu|fits|suitable|passend|geeignet|adatto|convient|adecuado/i;
/** "Suitable for induction: yes" tells what it is. */
const tellsOfItself = (name: string, value: unknown): boolean => !GOES_WITH.test(name) || isSo(value) !== null;

/** So many values that one product alone tells are remembered, lest another tells them, too: what makes an index has little memory. */
const MOST_ALONE = 1_000_000;

interface Value {
  field: number;
  written: string;
  texts: number[];
}

export function propertiesBuilder(mostAlone = MOST_ALONE): PropertiesBuilder {
  /** Of a field that has many values those that one product alone tells are only the number of its text. */
  const fields = new Map<string, { number: number; telling: number; values: Map<string, Value | number> }>();
  let alone = 0;
  /** By what is written: thousands of products are of one brand. */
  const keys = new Map<string, string | null>();

  function keyIn(written: string): string | null {
    let key = keys.get(written);
    if (key !== undefined) return key;
    key = written.length > LONGEST_VALUE ? null : (keysOf(written)[0] ?? null);
    if (key !== null && key.split(" ").length > MOST_WORDS) key = null;
    if (keys.size < MOST_KEYS) keys.set(written, key);
    return key;
  }

  function note(text: number, name: string, told: Iterable<string>): void {
    let field = fields.get(name);
    let isTold = false;
    for (const written of told) {
      const key = keyIn(written);
      if (key === null) continue;
      if (!field) {
        if (fields.size === MOST_FIELDS) return;
        fields.set(name, (field = { number: fields.size, telling: 0, values: new Map() }));
      }
      isTold = true;
      const { number, values } = field;
      const known = values.get(key);
      if (typeof known === "object") {
        if (known.texts.at(-1) !== text) known.texts.push(text);
      } else if (typeof known === "number") {
        if (known === text) continue;
        values.set(key, { field: number, written, texts: [known, text] });
        alone--;
      } else if (values.size < FEW_VALUES) values.set(key, { field: number, written, texts: [text] });
      else if (alone < mostAlone) {
        values.set(key, text);
        alone++;
      }
    }
    if (field && isTold) field.telling++;
  }

  return {
    add(text, { brand, category, attributes }) {
      if (brand) note(text, "brand", [brand]);
      if (category) note(text, "category", category.split(">").map(trimmed));
      for (const [name, value] of Object.entries(attributes).slice(0, MOST_TOLD))
        if (name.length <= LONGEST_NAME && tellsOfItself(name, value))
          note(text, `attributes.${name}`, toldBy(name, value));
    },
    finish() {
      const all = [...fields.values()].flatMap(({ values }) => {
        const kept = [...values.values()].filter((one) => typeof one === "object");
        return values.size > FEW_VALUES ? kept.filter(({ texts }) => texts.length > 1) : kept;
      });
      const ends = Uint32Array.from(all, ({ texts }) => texts.length);
      for (let n = 1; n < ends.length; n++) ends[n]! += ends[n - 1]!;
      return {
        fields: [...fields.keys()],
        telling: Uint32Array.from(fields.values(), ({ telling }) => telling),
        values: all.map(({ written }) => written),
        fieldOf: Uint16Array.from(all, ({ field }) => field),
        ends,
        texts: Uint32Array.from(all.flatMap(({ texts }) => texts)),
      };
    },
  };
}

const trimmed = (text: string): string => text.trim();

function toldBy(name: string, value: unknown): string[] {
  if (value === true) return [name.replaceAll("_", " ")];
  if (value === false) return ["no"];
  return namesSize(name) ? sizesTold(value) : valuesIn(value);
}

/** "400 g/m2" is one value; "5 V/USB" and "64 GB/128 GB" are two. */
const SIGNS = /[,;|]|(?<!\d\s?\p{L}{1,3})\/|\/(?!\p{Ll}{1,3}(?!\p{L}))/u;

/** Lists are written with signs between: "Black/Red". Figures say nothing without their unit. */
const valuesIn = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((one) => typeof one === "string")
    .flatMap((one) => (one.length > LONGEST_VALUE * 4 ? [] : one.split(SIGNS)))
    .map(trimmed)
    .filter((one) => /\p{L}/u.test(one));

export const propertiesBuffersOf = ({ telling, fieldOf, ends, texts }: Properties): ArrayBuffer[] =>
  [telling, fieldOf, ends, texts].map(({ buffer }) => buffer);

/** The texts that have a value. */
export const textsWith = ({ ends, texts }: Properties, value: number): Uint32Array =>
  texts.subarray(startOf(ends, value), ends[value]);

/** Whether a text has a value. */
export const hasValue = ({ ends, texts }: Properties, value: number, text: number): boolean =>
  placeOf(text, texts, startOf(ends, value), ends[value]!) >= 0;

const colourFields = new WeakMap<Properties, ReadonlySet<number>>();

/** The fields that mostly tell colours. */
export function fieldsOfColours(properties: Properties): ReadonlySet<number> {
  let fields = colourFields.get(properties);
  if (!fields) {
    const byField = Map.groupBy(properties.values.keys(), (value) => properties.fieldOf[value]!);
    const textsOf = (values: number[]): number =>
      values.reduce((sum, value) => sum + textsWith(properties, value).length, 0);
    const isMostly = (values: number[]): boolean =>
      textsOf(values.filter((value) => keysOf(properties.values[value]!).some(isColour))) * 2 >= textsOf(values);
    fields = new Set([...byField].flatMap(([field, values]) => (isMostly(values) ? [field] : [])));
    colourFields.set(properties, fields);
  }
  return fields;
}

const sizeFields = new WeakMap<Properties, ReadonlySet<number>>();

/** The fields that tell sizes of clothes, shoes and the like. */
export function fieldsOfSizes(properties: Properties): ReadonlySet<number> {
  let fields = sizeFields.get(properties);
  if (!fields) {
    const numbers = [...properties.fields.keys()].filter((field) => namesSize(properties.fields[field]!));
    sizeFields.set(properties, (fields = new Set(numbers)));
  }
  return fields;
}

/** Fields of which it is kept what tells them: a shop may have two thousand, and a visitor wish for something of each. */
const MOST_KEPT = 40;
const tellingByField = keptWith<Properties, Uint8Array>(MOST_KEPT);

/** Which of `total` texts tell a field. Kept, since each wish for a colour asks for it anew. */
export const tellingOf = (properties: Properties, field: number, total: number): Uint8Array =>
  tellingByField(properties, field, () => {
    const telling = new Uint8Array(total);
    for (const [value, of] of properties.fieldOf.entries())
      if (of === field) for (const text of textsWith(properties, value)) telling[text] = 1;
    return telling;
  });

/** Whether a text is told not to be what a field says: "frost-proof: no". */
export const isDenied = (properties: Properties, field: number, text: number): boolean =>
  denials(properties).some((value) => properties.fieldOf[value] === field && hasValue(properties, value, text));

const denying = new WeakMap<Properties, readonly number[]>();

function denials(properties: Properties): readonly number[] {
  let known = denying.get(properties);
  if (!known) {
    known = [...properties.values.keys()].filter((value) => isSo(properties.values[value]) === false);
    denying.set(properties, known);
  }
  return known;
}

const nameOf = ({ fields, fieldOf }: Properties, value: number): string =>
  fields[fieldOf[value]!]!.replace(/^attributes\./, "").replaceAll("_", " ");

const byKey = new WeakMap<Properties, ReadonlyMap<string, readonly number[]>>();

/** The values, of any field, that are meant by what is said. */
export function valuesSaid(properties: Properties, key: string): readonly number[] {
  let keys = byKey.get(properties);
  if (!keys) {
    const gathered = new Map<string, number[]>();
    const sizes = fieldsOfSizes(properties);
    properties.values.forEach((written, value) => {
      const isCategory = properties.fields[properties.fieldOf[value]!] === "category";
      const ofOne = isCategory ? keysOfOne(written) : [];
      const ofSize = sizes.has(properties.fieldOf[value]!) ? keysOfSize(written) : [];
      // "Rouge & Co" is a make, and of no colour.
      const ofName =
        properties.fields[properties.fieldOf[value]!] === "brand" ? [keyOf(foldedWords(written))] : keysOf(written);
      // "Frost-proof: yes" is said by "frost-proof".
      const ofField = isSo(written) === true ? keysOfName(nameOf(properties, value)) : [];
      for (const one of new Set([...ofName, ...ofSize, ...ofField, ...ofOne])) {
        const values = gathered.get(one);
        if (!values) gathered.set(one, [value]);
        else values.push(value);
      }
    });
    byKey.set(properties, (keys = gathered));
  }
  return keys.get(key) ?? [];
}

const bySuited = new WeakMap<Properties, ReadonlyMap<string, readonly number[]>>();

/** The same by what goods are suited to, in whichever language: "spülmaschinenfest" of "dishwasher safe: yes". */
export function valuesSuited(properties: Properties, words: readonly string[]): readonly number[] {
  let known = bySuited.get(properties);
  if (!known) {
    const told = [...properties.values.keys()].filter((value) => isSo(properties.values[value]) === true);
    const named = told.flatMap((value) =>
      [...suitedBy(nameOf(properties, value))].map((name): [string, number] => [name, value]),
    );
    const byName = Map.groupBy(named, ([name]) => name);
    known = new Map([...byName].map(([name, all]) => [name, all.map(([, value]) => value)]));
    bySuited.set(properties, known);
  }
  if (known.size === 0) return [];
  const names = known;
  return [...suitedBy(words.join(" "))].flatMap((name) => names.get(name) ?? []);
}
