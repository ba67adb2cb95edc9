import { orderStatuses } from "@widget-chat/contract/order-status.ts";
import { fold } from "../../wording/fold.ts";
import type { Language } from "../said/languages.ts";
import { localeOf } from "../money.ts";
import { plainText } from "../plain-text.ts";
import type { KnownOrder } from "../tools.ts";

const MOST_ITEMS = 8;
const LONGEST = { title: 80, status: 120 };

/** How an order stands, in the visitor's language: statuses that have no name in it, articles and carrier as the shop says them. */
export function tellOrder(order: KnownOrder, tenantLocale: string, { phrases, code }: Language): string {
  const { stands, labels, track } = phrases.ownOrder;
  const locale = localeOf(tenantLocale, code);
  const day = (told: string | undefined): string | null => (told ? dayIn(told, locale) : null);
  const rows = [
    [labels.expected_at, day(order.expected_at)],
    [labels.placed_at, day(order.placed_at)],
    [labels.carrier, order.carrier && plainText(order.carrier)],
    [labels.items, order.items && itemsOf(order.items, phrases)],
  ];
  return [
    stands(plainText(order.number), statusOf(order.status, phrases)),
    rows.flatMap(([label, told]) => (told ? `- ${label}: ${told}` : [])).join("\n"),
    order.tracking_url ? `[${track}](${linkTo(order.tracking_url)})` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function statusOf(status: string, { ownOrder }: Language["phrases"]): string {
  const name = orderStatuses.find((one) => fold(one) === fold(status));
  return name ? ownOrder.statuses[name] : shortened(status, LONGEST.status);
}

function itemsOf(items: NonNullable<KnownOrder["items"]>, { ownOrder }: Language["phrases"]): string | null {
  const named = items
    .slice(0, MOST_ITEMS)
    .map(
      ({ title, quantity = 1 }) =>
        `${quantity > 1 ? `${quantity}\u00a0×\u00a0` : ""}${shortened(title, LONGEST.title)}`,
    );
  const more = items.length - named.length;
  return named.length > 0 ? [...named, ...(more > 0 ? [ownOrder.more(more)] : [])].join("; ") : null;
}

const shortened = (text: string, length: number): string =>
  plainText(text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text);

/** The day as the shop writes it: whatever the time, and wherever it is told, it is that day there. */
const dayIn = (told: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${told.slice(0, 10)}T00:00:00Z`),
  );

/** Without what would end a link in Markdown. */
const linkTo = (address: string): string =>
  new URL(address).href.replace(/[()\\<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
