const formats = new Map<string, Intl.NumberFormat>();
/** More than shops and visitors have languages and currencies between them. */
const MOST_FORMATS = 500;

/** An amount as the visitor's language writes it; no digit is lost on the way. */
export function money(amount: string, currency: string, locale: string): string {
  const decimals = amount.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  const format = formatOf(locale, currency);
  const usual = format.resolvedOptions().maximumFractionDigits ?? 2;
  const exact = decimals > usual ? formatOf(locale, currency, decimals) : format;
  return exact.format(amount as Intl.StringNumericLiteral);
}

/** The same without noughts behind a whole amount: "€50". */
export function roundMoney(amount: string, currency: string, locale: string): string {
  return Number.isInteger(Number(amount))
    ? formatOf(locale, currency, 0).format(Number(amount))
    : money(amount, currency, locale);
}

/** To make one takes longer than all else that an answer says of a price. */
function formatOf(locale: string, currency: string, maximumFractionDigits?: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    format = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits });
    formats.set(key, format);
  }
  return format;
}

/** How numbers are written in the language that is spoken, in the tenant's country where it is theirs. */
export const localeOf = (tenantLocale: string, code: string): string =>
  tenantLocale.toLowerCase().startsWith(code) ? tenantLocale : code;
