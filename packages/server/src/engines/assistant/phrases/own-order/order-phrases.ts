import type { OrderStatusName } from "@widget-chat/contract/order-status.ts";

/** What is said of an order of the visitor's own. Numbers, addresses and statuses that come in are safe to show. */
export interface OrderPhrases {
  /** Asked back: for both, for the number where the address is known, and the other way round. */
  whichOrder: string;
  whichNumber: string;
  whichEmail(number: string): string;
  /** Said to whoever does not know the number. */
  whereNumber: string;
  /** There is none with both; which of them is wrong is not told. */
  notFound(number: string, email: string): string;
  /** @param time in words: "5 minutes" */
  tooOften(time: string): string;
  unreachable: string;
  stands(number: string, status: string): string;
  statuses: Record<OrderStatusName, string>;
  labels: Record<"expected_at" | "placed_at" | "carrier" | "items", string>;
  /** Of the articles, so many are not named. */
  more(count: number): string;
  /** The words of a link. */
  track: string;
}
