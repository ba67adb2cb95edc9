import { wordsIn } from "../wording/fold.ts";

/** A unit that others of its kind are told in, too. */
interface Unit {
  /** What all amounts of its kind are compared in. */
  base: string;
  /** How many of the base it is. */
  times: number;
  /** What is added first: degrees Fahrenheit begin elsewhere. Left out: nothing. */
  offset?: number;
}

/** How units are written in the languages of shops, folded, by what they are of. */
const kinds: Record<string, Record<string, number>> = {
  mb: {
    "kb kilobyte kilobytes kilooctet kilooctets": 0.001,
    "mb megabyte megabytes mégaoctet mégaoctets": 1,
    "gb gigabyte gigabytes go gigaoctet gigaoctets": 1_000,
    "tb terabyte terabytes téraoctet téraoctets": 1_000_000,
  },
  mm: {
    "mm millimeter millimetre millimeters millimetres": 1,
    "cm centimeter centimetre centimeters centimetres zentimeter centimètre centimètres zentimetern centímetro centímetros centimetro centimetri santim": 10,
    "m metern meter metre meters metres mètre mètres metro metros metri": 1_000,
    "inch inches zoll pouce pouces pulgada pulgadas pollice pollici polegada polegadas inç inc duim": 25.4,
    "ft foot feet": 304.8,
    "yd yds yard yards yarda yardas iarda iardas": 914.4,
  },
  km: {
    "km kilometer kilometre kilometers kilometres kilometern kilomètre kilomètres kilómetro kilómetros chilometro chilometri quilômetro quilômetros quilómetros": 1,
    "mile miles": 1.609,
  },
  ml: {
    "ml millilitern milliliter millilitre milliliters millilitres mililitro mililitros": 1,
    "cl centiliter zentiliter": 10,
    "l litern liter litre liters litres litro litros litri lt": 1_000,
    // Of the United States.
    "gal gallon gallons gallonen galón galones gallone galloni galão galões galon": 3_785,
  },
  g: {
    "mg milligram milligramm milligrams": 0.001,
    "g gr gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas": 1,
    "kg kilo kilos kilogram kilograms kilogramm kilogramms kilogramme kilogrammes kilogramo chilo chilogrammo chilogrammi quilo quilos quilograma quilogramas": 1_000,
    "lb lbs pound pounds": 453.6,
    "oz ounce ounces": 28.35,
  },
  min: {
    "min mins minute minutes minuten minuto minutos minuti minuut dakika dk": 1,
    "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren saat": 60,
  },
  w: { "w watt watts vatio vatios vat": 1, "kw kilowatt": 1_000 },
  v: { "v volt volts": 1 },
  // Of the turning of a tool; "nm" of light is in no shop's data beside it.
  nm: { "nm newtonmeter newtonmetre newtonmeters newtonmetres": 1 },
  ampere: {
    "milliampere milliamps": 0.001,
    "ampere amperes amp amps ampère ampères amperio amperios amperi amper": 1,
  },
  rpm: { "rpm upm umin trmin girimin omwmin devdak revmin rmin": 1 },
  lmin: { lmin: 1 },
  kmh: { "kmh kph": 1, mph: 1.609 },
  lux: { "lux lx": 1 },
  mah: { mah: 1, ah: 1_000 },
  wh: { wh: 1, kwh: 1_000 },
  // A screen's 144 Hz and the 94 kHz of its lines are told of different things.
  hz: { "hz hertz": 1 },
  mhz: { khz: 0.001, mhz: 1, ghz: 1_000 },
  bar: { bar: 1, psi: 0.068_95 },
  m2: {
    "m2 qm sqm quadratmeter quadratmetern squaremeter squaremeters squaremetre squaremetres": 1,
    "ft2 sqft squarefoot squarefeet": 0.092_903,
  },
  mbits: { "kbits kbps": 0.001, "mbits mbps": 1, "gbits gbps": 1_000 },
  celsius: { celsius: 1, fahrenheit: 5 / 9 },
  mp: { "mp megapixel megapixels": 1 },
  dpi: { dpi: 1 },
  px: { "px pixel pixels": 1 },
  db: { "db dba dezibel decibel decibels décibel décibels decibelio decibelios decibéis desibel": 1 },
  lm: { "lm lumen lumens": 1 },
};

const byWord = new Map(
  Object.entries(kinds).flatMap(([base, units]) =>
    Object.entries(units).flatMap(([words, times]) =>
      [...wordsIn(words)].map((word): [string, Unit] => [word, { base, times }]),
    ),
  ),
);

byWord.set("fahrenheit", { ...byWord.get("fahrenheit")!, offset: -32 });

/** How many of the base so many of a unit are. */
export const inBase = (amount: number, { times, offset = 0 }: Unit): number => (amount + offset) * times;

/** Whether there is less than none of it. */
export const goesBelowZero = ({ base }: Unit): boolean => base === "celsius";

/** The unit that a folded word or a sign behind a figure names; undefined: none. */
export const unitIn = (folded: string): Unit | undefined =>
  INCHES.test(folded) ? byWord.get("inch") : (byWord.get(folded) ?? byWord.get(withoutCase(folded)));

/** Turkish says by an ending what English says by "of", "than" or "I am": "litreden", "saatlik", "kiloyum". */
export const withoutCase = (word: string): string =>
  byWord.has(word.toLowerCase()) ? word : word.replace(/(?<=\p{L}{3})(?:[dt][ea]n|l[iıuü]k?|yu[mz])$/u, "");

const INCHES = /^(?:"|″|”|'')$/;
