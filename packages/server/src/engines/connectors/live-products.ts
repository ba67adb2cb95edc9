import { mostLiveProducts, type LiveProduct } from "@widget-chat/contract/live-products.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { ShopCall } from "./shop-call.ts";
import type { Sieve, Wrong } from "./sieve.ts";

/** What a shop says of one product now, and which members of that could not be taken. */
export interface Told {
  kept: Partial<LiveProduct>;
  wrong: Wrong;
}

/** Asks a tenant's shop what its products cost now, and whether they can be had. */
export interface LiveProducts {
  /** What it says of those of which it says anything. One that fails, is slow, or is not asked says nothing. */
  of(tenant: Tenant, ids: readonly string[]): Promise<Map<string, Told>>;
}

interface LiveProductsOptions {
  shop: Pick<ShopCall, "ask">;
  sieve: Sieve<LiveProduct>;
  /** Milliseconds of a clock that never goes back. */
  now?(): number;
}

/** So long is remembered what was said of a product, so that a rush of visitors is one question. */
const FRESH_MS = 5_000;
const MOST_REMEMBERED = 50_000;

export function openLiveProducts({ shop, sieve, now = () => performance.now() }: LiveProductsOptions): LiveProducts {
  const remembered = new Map<string, { told: Told | null; until: number }>();
  /** What is being asked: whoever wants to know the same waits for the same answer. */
  const asked = new Map<string, Promise<Told | null>>();

  const remember = (key: string, told: Told | null): void => {
    remembered.delete(key);
    remembered.set(key, { told, until: now() + FRESH_MS });
    if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value as string);
  };

  const ask = async (tenant: Tenant, ids: string[]): Promise<Map<string, Told>> => {
    const called = await shop.ask(tenant, "live_products", { ids });
    const told = called.outcome === "answered" ? (toldIn(called.answer, ids, sieve) ?? new Map<string, Told>()) : null;
    // A failure is not remembered: what spares the shop then is not asking it.
    if (told) for (const id of ids) remember(keyOf(tenant, id), told.get(id) ?? null);
    return told ?? new Map();
  };

  return {
    async of(tenant, ids) {
      if (!tenant.live_products) return new Map();
      const each = [...new Set(ids)];
      const isFresh = (id: string): boolean => (remembered.get(keyOf(tenant, id))?.until ?? 0) > now();
      const unknown = each.filter((id) => !isFresh(id) && !asked.has(keyOf(tenant, id)));
      for (let at = 0; at < unknown.length; at += mostLiveProducts) {
        const some = unknown.slice(at, at + mostLiveProducts);
        const answer = ask(tenant, some);
        for (const id of some) {
          const key = keyOf(tenant, id);
          asked.set(
            key,
            answer.then((told) => told.get(id) ?? null).finally(() => asked.delete(key)),
          );
        }
      }
      const told = await Promise.all(
        each.map(async (id) => {
          const key = keyOf(tenant, id);
          const one = asked.has(key) ? await asked.get(key) : remembered.get(key)?.told;
          return [id, one ?? null] as const;
        }),
      );
      return new Map(told.flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
    },
  };
}

/** What an answer says of the products that were asked for; null: it is no answer at all. */
export function toldIn(answer: unknown, ids: readonly string[], sieve: Sieve<LiveProduct>): Map<string, Told> | null {
  const products: unknown = (answer as { products?: unknown } | null)?.products;
  if (!Array.isArray(products)) return null;
  // A whole catalogue may come back: nobody waits until all of it is looked at.
  const byId = new Map(products.map((one: { id?: unknown } | null) => [one?.id, one]));
  const told = new Map<string, Told>();
  for (const id of ids) {
    const sieved = byId.has(id) ? sieve(byId.get(id)) : null;
    if (sieved) told.set(id, sieved);
  }
  return told;
}

/** Another address may tell other prices. */
const keyOf = ({ id, live_products }: Tenant, product: string): string =>
  JSON.stringify([id, live_products?.url, product]);
