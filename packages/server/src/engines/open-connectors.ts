import type { LiveProduct } from "@widget-chat/contract/live-products.ts";
import type { Order } from "@widget-chat/contract/order-status.ts";
import type { Db } from "../db/database.ts";
import { openLiveProducts, type LiveProducts } from "./connectors/live-products.ts";
import { openOrderStatus, type OrderStatus } from "./connectors/order-status.ts";
import { openShopCall, type ShopCall } from "./connectors/shop-call.ts";
import type { Sieve } from "./connectors/sieve.ts";
import { openOutbound, type OutboundOptions } from "./outbound/outbound.ts";

/** What tenants' own servers are asked while an answer is made. */
export interface Connectors {
  shop: ShopCall;
  live: LiveProducts;
  orders: OrderStatus;
  close(): Promise<void>;
}

/** What of a shop's answers is as the contract has it. */
export interface Sieves {
  product: Sieve<LiveProduct>;
  order: Sieve<Order>;
}

interface ConnectorsOptions {
  db: Db;
  openings: OutboundOptions["openings"];
  sieves: Sieves;
  now(): Date;
  /** For the log; nothing in it is of a visitor. */
  warn(about: object, what: string): void;
}

export function openConnectors({ db, openings, sieves, now, warn }: ConnectorsOptions): Connectors {
  const outbound = openOutbound({ openings, isPrivate: true, userAgent: "WidgetChat (asks for a help chat)" });
  const shop = openShopCall({
    outbound,
    now,
    onSpared: (tenant, connector, why) =>
      warn({ tenant, connector, why }, "a tenant's own server fails; it is not asked for a while"),
  });
  return {
    shop,
    live: openLiveProducts({ shop, sieve: sieves.product }),
    orders: openOrderStatus({ db, shop, sieve: sieves.order, now }),
    close: outbound.close,
  };
}
