import { languages } from "../../said/languages.ts";
import { fold, wordsIn } from "../../../wording/fold.ts";
import { unitNames } from "./unit-names.ts";
import { dayMark } from "../../calendar/weekdays.ts";

/** Of what costs nothing, and of what is included, which costs nothing more. */
export const FREE = "free";
export const INCLUDED = "included";

/** What a number counts, as far as its neighbours tell: a unit, or a currency by its code or sign. */
export type Measure = string;

/** Measures of the same kind, and how many of the kind's smallest each is. */
const units = {
  minute: { kind: "time", size: 1 },
  hour: { kind: "time", size: 60 },
  day: { kind: "time", size: 1_440 },
  week: { kind: "time", size: 10_080 },
  month: { kind: "long time", size: 1 },
  year: { kind: "long time", size: 12 },
  g: { kind: "weight", size: 1 },
  kg: { kind: "weight", size: 1_000 },
  mm: { kind: "length", size: 1 },
  cm: { kind: "length", size: 10 },
  m: { kind: "length", size: 1_000 },
  km: { kind: "length", size: 1_000_000 },
  ml: { kind: "volume", size: 1 },
  l: { kind: "volume", size: 1_000 },
  kB: { kind: "data", size: 1 },
  MB: { kind: "data", size: 1_000 },
  GB: { kind: "data", size: 1_000_000 },
  TB: { kind: "data", size: 1_000_000_000 },
} as const;

const words: Record<string, string> = {
  clock: "uhr clock am pm",
  [dayMark]: dayMark,
  "%": "percent prozent procent pct",
  EUR: "euro euros eur",
  USD: "dollar dollars usd dólares dólar",
  GBP: "pound pounds gbp libras pfund",
  CHF: "chf franken francs",
  TRY: "lira liras tl",
  JPY: "yen jpy 円",
  CNY: "yuan cny rmb 元",
  "₹": "rupee rupees rupien roupies rupias inr",
  "₽": "rub руб рубль рубля рублей",
  "₴": "uah грн гривня гривні гривень",
  "₩": "krw 원",
  "฿": "baht บาท",
  "₫": "vnd đồng",
  "₪": "shekel shekels ils שקל שקלים",
  zł: "zł pln złoty złote złotych",
  Kč: "kč czk korun koruny",
  kr: "kr kroner",
  SEK: "sek kronor",
  NOK: "nok",
  DKK: "dkk",
  ISK: "isk krónur",
  Ft: "huf forint",
  lei: "ron lei leu",
  degree: "degree degrees grad degrés degré grados grado gradi graus grau graden derece celsius",
  g: "g gram grams gramm grammes gramme gramos gramo grammi grammo gramas grama gr",
  kg: "kg kilo kilos kilogram kilograms kilogramm kilogrammes kilogramo kilogramos",
  mm: "mm millimetre millimetres millimeter millimeters",
  cm: "cm centimetre centimetres centimeter centimeters zentimeter centimètres centímetros centimetri",
  m: "m metre metres meter meters mètre mètres metro metros metri metre",
  km: "km kilometre kilometres kilometer kilometers kilomètres kilómetros quilómetros chilometri",
  ml: "ml millilitre millilitres milliliter milliliters",
  l: "l litre litres liter liters litro litros litri",
  kB: "kb kilobyte kilobytes",
  MB: "mb megabyte megabytes",
  GB: "gb gigabyte gigabytes",
  TB: "tb terabyte terabytes",
  inch: "inch inches zoll pouces pulgadas pollici polegadas inç",
  W: "w watt watts",
  kWh: "kwh",
  minute: "minute minutes min mins minuten minuto minutos minuti minuut dakika",
  hour: "hour hours hr hrs stunde stunden std heure heures hora horas ora ore uur uren saat",
  day: "day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dage dager dagar gün 工作日 个工作日 营业日 営業日 영업일",
  week: "week weeks woche wochen semaine semaines semana semanas settimana settimane weken hafta",
  month: "month months monat monate monaten mois mes meses mês mese mesi maand maanden ay ヶ月 ヵ月 カ月 箇月",
  year: "year years jahr jahre jahren ans année années ano anos año años anno anni jaar jaren yıl",
};
/** Units' names that are other words in the assistant's languages beside those that say little: hours in Danish, years in Czech. */
const ambiguous = wordsIn("time timer jam let nap sat");
const isUnmistakable = ([name]: readonly [string, Measure]): boolean => {
  const folded = fold(name);
  return !ambiguous.has(folded) && !languages.some(({ words: { plain } }) => plain.has(folded));
};
const namesIn = (lists: Record<string, string>): (readonly [string, Measure])[] =>
  Object.entries(lists).flatMap(([measure, list]) => list.split(" ").map((name) => [name, measure] as const));
const all = [...namesIn(unitNames).filter(isUnmistakable), ...namesIn(words)];
/** Of two that are written alike the one from above holds. */
const byWord = new Map(all.map(([name, measure]) => [fold(name), measure]));
const bySign = new Map<string, Measure>([
  ["€", "EUR"],
  ["$", "USD"],
  ["£", "GBP"],
  ["₺", "TRY"],
  ["％", "%"],
  ["°", "degree"],
]);
const sign = /^[\p{Sc}%]$/u;

/** What these languages write goes on without a space: "年です". */
const runsOn = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u;
const beginnings = all.filter(([name]) => runsOn.test(name)).sort(([one], [other]) => other.length - one.length);
const beginningOf = (word: string): Measure | undefined =>
  runsOn.test(word) ? beginnings.find(([name]) => word.startsWith(name))?.[1] : undefined;

/** German and Dutch write them in one word: "Werktage". */
const compound = /(?:tage?|tagen|dagen|stunden|wochen|monate|monaten|jahre|jahren)$/;

export function measureOf(word: string): Measure | null {
  const folded = fold(word);
  return (
    bySign.get(word) ??
    (sign.test(word) ? word : null) ??
    beginningOf(word) ??
    byWord.get(folded) ??
    byWord.get(compound.exec(folded)?.[0] ?? "") ??
    null
  );
}

/** What several currencies are called alike: it may be any of them, but none of them another. */
const calledAlike: Record<Measure, Measure> = { JPY: "¥", CNY: "¥", SEK: "kr", NOK: "kr", DKK: "kr", ISK: "kr" };
const mayBe = (one: Measure, other: Measure): boolean =>
  one === other || calledAlike[one] === other || calledAlike[other] === one;

/** Whether so many of one measure are so many of another: two weeks are 14 days. */
export function isAsMuch(value: number, measure: Measure | null, other: number, otherMeasure: Measure | null): boolean {
  if (measure === FREE)
    return otherMeasure === FREE || otherMeasure === INCLUDED || (isMoney(otherMeasure) && other === 0);
  const [one, two] = [unitOf(measure), unitOf(otherMeasure)];
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));
  if (one && two && one.kind === two.kind) return isNear(value * one.size, other * two.size);
  const isDay = [measure, otherMeasure].includes(dayMark);
  const isOneUnknown = measure === null || otherMeasure === null;
  return isNear(value, other) && (isOneUnknown ? measure === otherMeasure || !isDay : mayBe(measure, otherMeasure));
}

/** What a measure measures: days and years the same, euros and dollars not. */
export const kindOf = (measure: Measure | null): string | null =>
  unitOf(measure)?.kind.replace("long ", "") ?? calledAlike[measure ?? ""] ?? measure;

const ofOther = new Set([FREE, INCLUDED, "clock", dayMark, "%", "degree", "inch", "W", "kWh"]);

/** Whether a figure of one measure tells the kind of thing that is told in another: what is free has a price. */
export const isOfKind = (measure: Measure | null, kind: string | null): boolean =>
  kind === FREE ? measure === FREE || measure === INCLUDED || isMoney(measure) : kindOf(measure) === kind;

/** Whether it is a currency. */
export const isMoney = (measure: Measure | null): boolean =>
  measure !== null && !unitOf(measure) && !ofOther.has(measure);

const unitOf = (measure: Measure | null): { kind: string; size: number } | undefined =>
  (units as Record<string, { kind: string; size: number } | undefined>)[measure ?? ""];
