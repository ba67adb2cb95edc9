import type { Price } from "@widget-chat/contract/product-card.ts";

/** A price as people of `locale` write it. The decimal text is formatted exactly, never through a binary fraction. */
export function formatPrice({ amount, currency }: Price, locale: string): string {
  try {
    // Portuguese without a country is that of Brazil, which writes "€ 9,90"; who sells in euros does not.
    const written = currency === "EUR" && locale.toLowerCase() === "pt" ? "pt-PT" : locale;
    // "£" alone is known everywhere, where some languages write "£UK", "£GB" or "GBP".
    const currencyDisplay = currency === "GBP" ? "narrowSymbol" : "symbol";
    return new Intl.NumberFormat(written, { style: "currency", currency, currencyDisplay }).format(
      amount as `${number}`,
    );
  } catch {
    return `${amount} ${currency}`;
  }
}

/** What the product cost before, if that was more; a server that knows no such price says nothing of it. */
export function regularPrice({ price, regular_price: before }: Priced): Price | undefined {
  if (!before || before.currency !== price.currency) return undefined;
  return Number(before.amount) > Number(price.amount) ? before : undefined;
}

interface Priced {
  price: Price;
  regular_price?: Price | null | undefined;
}
