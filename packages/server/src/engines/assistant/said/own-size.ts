import { withOwnHeightInUnits } from "../../wishes/own-height.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { languages, type Language } from "./languages.ts";

/** How one asks for a size by what one measures, in the languages of guides. */
const asks: Record<Language["code"], string> = {
  en: "which size for",
  de: "welche Größe bei",
  fr: "quelle taille pour",
  es: "qué talla para",
  it: "quale taglia per",
  pt: "que tamanho para",
  nl: "welke maat bij",
  tr: "hangi beden",
};
/** "1m83", "1 m 90". */
const METRES = /(?<![\d.,])([12]) ?m ?(\d\d)(?!\d)/gi;
const IN_FEET = /\d ?(?:['′’]|ft|feet|foot)(?!\p{L})/iu;
const MOST_AMOUNTS = 3;

/**
 * What may be asked of a guide to sizes by whoever says how tall he is, in the shop's language and in his own: "which size for
 * 183 cm". None: he says no measure.
 */
export function askedOfGuide(question: string, { code, locale }: { code: Language["code"]; locale: string }): string[] {
  const amounts = measuresIn(question).map(({ amount, unit }) => `${amount} ${unit}`);
  if (amounts.length === 0) return [];
  const codes = [locale.slice(0, 2), code].flatMap((one) => languages.find((other) => other.code === one)?.code ?? []);
  return [...new Set(codes)].map((one) => `${asks[one]} ${amounts.join(" ")}`);
}

/** Whether a guide tells of what one measures: 183 lies between 179 and 188. */
export function tellsMeasure(guide: string, question: string): boolean {
  const told = Array.from(guide.matchAll(RANGE), ([, from, to]) => ({ from: Number(from), to: Number(to) }));
  return measuresIn(question).every(({ amount }) => told.some(({ from, to }) => amount >= from && amount <= to));
}

/** "179–188", "179 to 188". */
const RANGE = /(?<!\d)(\d{1,3}) ?(?:cm|kg)? ?(?:[-–—]|to|bis|à|a|al|até|tot|ile) ?(\d{1,3})(?!\d)/gi;

/** What one measures, as guides tell it: in centimetres and kilograms. */
function measuresIn(question: string): { amount: number; unit: string }[] {
  // "5 ft 9" is more than five feet.
  if (IN_FEET.test(question)) return [];
  return quantitiesIn(withOwnHeightInUnits(question).replace(METRES, "$1$2 cm"))
    .flatMap(({ value, base }) => {
      if (base === "mm") return { amount: Math.round(value / 10), unit: "cm" };
      return base === "g" ? { amount: Math.round(value / 1_000), unit: "kg" } : [];
    })
    .slice(0, MOST_AMOUNTS);
}
