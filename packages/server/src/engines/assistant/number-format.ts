/** How a language writes numbers. */
export interface NumberFormat {
  format: Intl.NumberFormat["format"];
  /** How many it has behind the point at most. */
  digits: number;
}

const formats = new Map<string, NumberFormat>();
/** More than shops and visitors have languages and currencies between them. */
const MOST_FORMATS = 500;

/**
 * Kept, since to make one takes longer than all else that an answer says of a number.
 *
 * @param currency of amounts; left out: of mere numbers
 * @param digits behind the point; left out: as many as are usual
 */
export function numberFormat(locale: string, currency?: string, digits?: number): NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  let known = formats.get(key);
  if (!known) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    // Portuguese without a country is that of Brazil, which writes "€ 9,90"; who sells in euros does not.
    const written = currency === "EUR" && locale.toLowerCase() === "pt" ? "pt-PT" : locale;
    const made = new Intl.NumberFormat(written, {
      ...(currency !== undefined && { style: "currency", currency }),
      // "£" alone is known everywhere, where some languages write "£UK", "£GB" or "GBP".
      ...(currency === "GBP" && { currencyDisplay: "narrowSymbol" }),
      ...(digits !== undefined && { maximumFractionDigits: digits }),
    });
    known = { format: made.format, digits: made.resolvedOptions().maximumFractionDigits ?? 2 };
    formats.set(key, known);
  }
  return known;
}
