import { createHmac } from "node:crypto";
import type { Order } from "@widget-chat/contract/order-status.ts";
import type { Db } from "../../db/database.ts";
import { returnOrderAttempt, takeOrderAttempt, type AttemptLimit } from "../../db/order-attempts.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { FoundOrder, KnownOrder, OrderAsker, OrderKey } from "../assistant/tools.ts";
import type { ShopCall } from "./shop-call.ts";
import type { Sieve, Wrong } from "./sieve.ts";

/** Asks a tenant's shop how an order stands. */
export interface OrderStatus {
  find(tenant: Tenant, key: OrderKey, asker: OrderAsker): Promise<FoundOrder>;
}

interface OrderStatusOptions {
  db: Db;
  shop: Pick<ShopCall, "ask">;
  sieve: Sieve<Order>;
  now(): Date;
}

/**
 * How often an hour may be looked in vain: by a visitor, who makes up his session; from an address, which many may share;
 * for an order, whoever looks; and with an e-mail address, which numbers could be tried out for.
 */
const mostInVain = { session: 5, network: 20, number: 5, email: 10 };

/** An attempt is counted before it is made, so that however many are made at once, no more than these see an answer. */
export function openOrderStatus({ db, shop, sieve, now }: OrderStatusOptions): OrderStatus {
  return {
    async find(tenant, key, asker) {
      const limits = limitsFor(tenant, key, asker);
      const until = await takeOrderAttempt(db, tenant.id, limits, now());
      if (until) return { outcome: "too_often", minutes: minutesUntil(until, now()) };
      const called = await shop.ask(tenant, "order_status", { order_number: key.number, email: key.email });
      const told = called.outcome === "answered" ? toldIn(called.answer, key, sieve) : null;
      // Whoever has found an order may look again; and that a shop is down is no visitor's fault.
      if (!told || told.order) await returnOrderAttempt(db, tenant.id, limits);
      if (!told) return { outcome: "unreachable" };
      return told.order ? { outcome: "found", order: told.order } : { outcome: "unknown" };
    },
  };
}

/** What an answer tells of the order that is meant, and why it tells nothing, for the shop's owner; null: it is no answer. */
export function toldIn(
  answer: unknown,
  key: OrderKey,
  sieve: Sieve<Order>,
): { order: KnownOrder | null; why: string | null; wrong: Wrong } | null {
  const { found, order: given } = (answer ?? {}) as { found?: unknown; order?: unknown };
  if (found === false) return { order: null, why: null, wrong: new Map() };
  const sieved = found === true ? sieve(given) : null;
  const { number, email, status, ...rest } = sieved?.kept ?? {};
  if (!sieved || number === undefined || email === undefined || status === undefined) return null;
  if (plainNumber(String(number)) !== plainNumber(key.number) || plainEmail(email) !== plainEmail(key.email))
    return {
      order: null,
      why: "It is another order: its number or e-mail address is not the one asked for.",
      wrong: new Map(),
    };
  const dates = (["placed_at", "expected_at"] as const).filter((name) => rest[name] && isNoDate(rest[name]));
  for (const name of dates) {
    sieved.wrong.set(name, `"${rest[name]}" is no day from ${FIRST_YEAR} on`);
    delete rest[name];
  }
  if (rest.tracking_url && !isSafeLink(rest.tracking_url)) {
    delete rest.tracking_url;
    sieved.wrong.set("tracking_url", "must be an address that begins with https:// and names nobody before its host");
  }
  return { order: { number: String(number), status, ...rest }, why: null, wrong: sieved.wrong };
}

const minutesUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));

/** Letters and digits alone: an order is called "#DE-1042" and "de 1042". */
const plainNumber = (number: string): string =>
  number
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

const plainEmail = (email: string): string => email.normalize("NFKC").trim().toLowerCase();

/** Days before that stand for none: "0001-01-01", "1970-01-01". */
const FIRST_YEAR = 1990;

function isNoDate(text: string): boolean {
  const day = text.slice(0, 10);
  // "2026-02-31" is read as a day in March.
  const isNoDay = Number.isNaN(Date.parse(text)) || new Date(day).toISOString().slice(0, 10) !== day;
  return isNoDay || Number(day.slice(0, 4)) < FIRST_YEAR;
}

/** Nobody is named in it before the host, as whoever wants to pass for another does. */
function isSafeLink(link: string): boolean {
  const url = URL.parse(link);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}

/** Whoever reads the table learns neither numbers nor addresses: what they are counted by is a hash with the tenant's own key. */
function limitsFor(tenant: Tenant, { number, email }: OrderKey, { session, network }: OrderAsker): AttemptLimit[] {
  const key = tenant.connector_secrets.order_status?.secret ?? tenant.id;
  const subjects = { session, network, number: plainNumber(number), email: plainEmail(email) };
  return Object.entries(subjects).map(([name, of]) => ({
    subject: createHmac("sha256", key).update(`${name} ${of}`).digest().subarray(0, 16),
    most: mostInVain[name as keyof typeof mostInVain],
  }));
}
