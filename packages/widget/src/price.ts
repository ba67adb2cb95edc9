import type { Price } from "@widget-chat/contract/product-card.ts";

/** A price as people of `locale` write it. The decimal text is formatted exactly, never through a binary fraction. */
export function formatPrice({ amount, currency }: Price, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount as `${number}`);
  } catch {
    return `${amount} ${currency}`;
  }
}
