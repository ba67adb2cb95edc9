import { numberFormat } from "./number-format.ts";

/** An amount as the visitor's language writes it; no digit is lost on the way. */
export function money(amount: string, currency: string, locale: string): string {
  const decimals = amount.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  const usual = numberFormat(locale, currency);
  const exact = decimals > usual.digits ? numberFormat(locale, currency, decimals) : usual;
  return exact.format(amount as Intl.StringNumericLiteral);
}

/** The same without noughts behind a whole amount: "€50". */
export function roundMoney(amount: string, currency: string, locale: string): string {
  return Number.isInteger(Number(amount))
    ? numberFormat(locale, currency, 0).format(Number(amount))
    : money(amount, currency, locale);
}

/** How numbers are written in the language that is spoken, in the tenant's country where it is theirs. */
export const localeOf = (tenantLocale: string, code: string): string =>
  tenantLocale.toLowerCase().startsWith(code) ? tenantLocale : code;
