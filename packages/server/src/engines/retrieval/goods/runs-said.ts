import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { namedByColour } from "./named-by-colour.ts";
import { fieldsOfSizes, valuesSaid, valuesSuited, type Properties } from "./properties.ts";
import { isColour, keyOf } from "./property-keys.ts";

const LONGEST = 4;

/** A word of a wish, and where it stands. */
export interface Word {
  folded: string;
  start: number;
  end: number;
}

/** A run of words that some product is told to be. */
export interface Said {
  key: string;
  from: number;
  to: number;
  /** By field: its values that are meant. */
  fields: Map<number, number[]>;
  /** Whether it is only kindred to where goods are told to come from: "French". */
  isOrigin?: true;
  /** Whether it is said with the name of its field. */
  isNamed?: true;
}

/** A letter or a figure alone; whether it is a size is for `sizesIn` to say. */
const bare = /^(?:\p{L}|[\d ]+)$/u;

/** "Hydraulic disc brakes": the value is said with the name of its field, and is of that alone. Null: it is not. */
function fieldNamedBehind(
  said: readonly string[],
  at: number,
  fields: ReadonlyMap<number, number[]>,
  { fields: names }: Properties,
): { field: number; to: number } | null {
  for (const field of fields.keys()) {
    const name = foldedWords(names[field]!.replace(/^attributes\./, "").replaceAll("_", " "));
    const to = at + name.length;
    if (names[field]!.startsWith("attributes.") && keyOf(said.slice(at, to)) === keyOf(name)) return { field, to };
  }
  return null;
}

/** A make is said as it is written: a "pump" is none of Pumpa's. */
function isOtherMake(some: readonly string[], value: number, { values, fields, fieldOf }: Properties): boolean {
  if (fields[fieldOf[value]!] !== "brand") return false;
  const name = foldedWords(values[value]!);
  const isOf = (word: string, at: number): boolean => word === name[at] || word === `${name[at]}s`;
  return some.length !== name.length || !some.every(isOf);
}

/** What shops call where a thing is made. */
const ofOrigin = wordsIn(
  "origin country herkunft herkunftsland ursprung ursprungsland origine pays provenance origen pais procedencia paese provenienza origem herkomst oorsprong mensei ulke",
);
/** So many letters at least are the same in what a country is called and what is of it, */
const SAME = 4;
/** but for the end of its name, "Deutschland", "Italy", */
const countryEnd = /^(?:\p{L}{0,3}|(?:en|n)?land|kreich|krijk|allo)$/u;
/** and for how it goes on: "deutsche", "Italian". A "portable" thing is not of Portugal, and a "switch" of no Switzerland. */
const ofCountry = new Set([
  "",
  ...`a e y n s se er en es em is ise an ian ean ish ese uese ueses ues uesa ya iz ia ie ien egian
  sch sche scher sches schen isch ische ischer isches ischen ienisch ienische ienischer ienisches ienischen anisch anische anischer anisches anischen
  iesisch iesische iesischer iesisches iesischen zosisch zosische zosischer zosisches zosischen
  ais aise aises ois oise oises ienne iens iennes nne nnes ain aine ains aines
  esa esas eses ol ola oles olas ano ana anos anas iano iana ianos ianas no na nos nas ni ne ani ane iani iane esi aanse nse
  kreich ce cia`.split(/\s+/),
]);

/** What is of a country and begins otherwise, and how that is called. */
const otherwise: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "french france",
    "spanish spain",
    "dutch netherlands holland",
    "swiss switzerland",
    "irish ireland",
    "danish denmark",
    "polish poland",
    "british uk britain",
    "polnische polen",
    "polnischer polen",
    "polnisches polen",
    "danische danemark",
    "danischer danemark",
    "irische irland",
    "danois danemark",
    "danoise danemark",
    "danes dinamarca",
    "danesa dinamarca",
    "neerlandais pays",
    "deense denemarken",
    "poolse polen",
    "zwitserse zwitserland",
  ].map((line) => {
    const [said = "", ...countries] = line.split(" ");
    return [said, countries];
  }),
);

/** The places that goods are told to come from to which a word is kindred. */
function originsSaid(word: string, { values, fields, fieldOf }: Properties): number[] {
  if (word.length <= SAME) return [];
  const countries = otherwise.get(word) ?? [];
  const isOfOrigin = fields.map((field) => foldedWords(field.replaceAll("_", " ")).some((one) => ofOrigin.has(one)));
  return values.flatMap((written, value) => {
    if (!isOfOrigin[fieldOf[value]!]) return [];
    const [place = ""] = foldedWords(written);
    return countries.includes(place) || isKindredPlace(word, place) ? [value] : [];
  });
}

function isKindredPlace(word: string, place: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === place[same]) same++;
  return same >= SAME && countryEnd.test(place.slice(same)) && ofCountry.has(word.slice(same));
}

/** The longest runs of words, from the left, that some product is told to be. */
export function saidIn(words: Word[], properties: Properties): Said[] {
  const sizes = fieldsOfSizes(properties);
  const said = words.map(({ folded }) => folded);
  const found: Said[] = [];
  for (let from = 0; from < words.length; from++) {
    const named = namedByColour(said, from);
    if (named > 0) {
      from += named - 1;
      continue;
    }
    for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
      const some = said.slice(from, to);
      const key = keyOf(some);
      const told = valuesSaid(properties, key).filter(
        (value) => (!bare.test(key) || !sizes.has(properties.fieldOf[value]!)) && !isOtherMake(some, value, properties),
      );
      const origins = told.length === 0 && some.length === 1 ? originsSaid(some[0]!, properties) : [];
      const suited = told.length === 0 && origins.length === 0 ? valuesSuited(properties, some) : [];
      const values = [told, origins, suited].find(({ length }) => length > 0) ?? [];
      if (values.length === 0 && !isColour(key)) continue;
      const fields = Map.groupBy(values, (value) => properties.fieldOf[value]!);
      const byName = fieldNamedBehind(said, to, fields, properties);
      const one = byName ? new Map([[byName.field, fields.get(byName.field)!]]) : fields;
      const end = byName?.to ?? to;
      found.push({
        key,
        from,
        to: end,
        fields: one,
        ...(byName && { isNamed: true }),
        ...(origins.length > 0 && { isOrigin: true }),
      });
      from = end - 1;
      break;
    }
  }
  return found;
}
