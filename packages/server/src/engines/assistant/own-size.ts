import { quantitiesIn } from "../wishes/quantities.ts";
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
const MOST_AMOUNTS = 3;

/**
 * What may be asked of a guide to sizes by whoever says how tall he is, in the shop's language and in his own: "which size for
 * 183 cm". None: he says no measure.
 */
export function askedOfGuide(question: string, { code, locale }: { code: Language["code"]; locale: string }): string[] {
  const text = question.replace(METRES, "$1$2 cm");
  const amounts = quantitiesIn(text)
    .slice(0, MOST_AMOUNTS)
    // Guides tell centimetres.
    .map(({ value, base, start, end }) => (base === "mm" ? `${Math.round(value / 10)} cm` : text.slice(start, end)));
  if (amounts.length === 0) return [];
  const codes = [locale.slice(0, 2), code].flatMap((one) => languages.find((other) => other.code === one)?.code ?? []);
  return [...new Set(codes)].map((one) => `${asks[one]} ${amounts.join(" ")}`);
}
