import { LiveProduct } from "@widget-chat/contract/live-products.ts";
import { Order } from "@widget-chat/contract/order-status.ts";
import type { Sieves } from "../engines/open-connectors.ts";
import { sieveOf } from "./sieve.ts";

/** What a tenant's own server may answer. */
export const sieves: Sieves = { product: sieveOf(LiveProduct), order: sieveOf(Order) };
