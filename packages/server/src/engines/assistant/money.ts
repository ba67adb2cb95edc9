/** An amount as the visitor's language writes it; no digit is lost on the way. */
export function money(amount: string, currency: string, locale: string): string {
  const decimals = amount.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const usual = format.resolvedOptions().maximumFractionDigits ?? 2;
  const exact =
    decimals > usual
      ? new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: decimals })
      : format;
  return exact.format(amount as Intl.StringNumericLiteral);
}

/** How numbers are written in the language that is spoken, in the tenant's country where it is theirs. */
export const localeOf = (tenantLocale: string, code: string): string =>
  tenantLocale.toLowerCase().startsWith(code) ? tenantLocale : code;
