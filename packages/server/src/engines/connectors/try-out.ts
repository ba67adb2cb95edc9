import type {
  CheckLiveProducts,
  CheckOrderStatus,
  LiveProductsCheck,
  OrderStatusCheck,
} from "@widget-chat/contract/admin/connector-check.ts";
import type { ConnectorName } from "@widget-chat/contract/admin/connector.ts";
import type { LiveProduct } from "@widget-chat/contract/live-products.ts";
import type { Order } from "@widget-chat/contract/order-status.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { CatalogueTool } from "../assistant/tools.ts";
import { toldIn as productsIn, type Told } from "./live-products.ts";
import { toldIn as orderIn } from "./order-status.ts";
import type { ShopCall } from "./shop-call.ts";
import type { Sieve, Wrong } from "./sieve.ts";
import { faultOfPrices, toldOfCard } from "./told-of-card.ts";

type Shop = Pick<ShopCall, "try">;

/**
 * Asks a shop as an answer would, for its owner, who is told what became of it.
 *
 * @param catalogue has the prices that those of the shop must make sense beside
 */
export async function tryLiveProducts(
  shop: Shop,
  sieve: Sieve<LiveProduct>,
  catalogue: Pick<CatalogueTool, "named">,
  tenant: Tenant,
  question: CheckLiveProducts,
): Promise<LiveProductsCheck> {
  const { answer, ...outcome } = await tryOut(shop, tenant, "live_products", question);
  const told = outcome.fault === null ? productsIn(answer, question.ids, sieve) : new Map<string, Told>();
  if (!told) return { ...outcome, fault: 'It answers without a list "products".', products: [] };
  const known = await catalogue.named(tenant.id, [...told.keys()]);
  const cards = new Map(known.map(({ card }) => [card.id, card]));
  const products = [...told].map(([id, { kept, wrong }]) => {
    const { price: _, sale_price: __, ...others } = kept;
    const card = cards.get(id);
    if (!card || toldOfCard(card, { kept, wrong }).prices) return { ...kept, id, ...ignoring(wrong) };
    const prices = (["price", "sale_price"] as const).filter((name) => kept[name] !== undefined);
    const why = faultOfPrices(card, kept) ?? "is not taken without the other price";
    return { ...others, id, ...ignoring(new Map([...wrong, ...prices.map((name) => [name, why] as const)])) };
  });
  return { ...outcome, products };
}

const ignoring = (wrong: Wrong) => ({ ignored: [...wrong.keys()], reasons: Object.fromEntries(wrong) });

export async function tryOrderStatus(
  shop: Shop,
  sieve: Sieve<Order>,
  tenant: Tenant,
  question: CheckOrderStatus,
): Promise<OrderStatusCheck> {
  const { answer, ...outcome } = await tryOut(shop, tenant, "order_status", question);
  if (outcome.fault !== null) return { ...outcome, order: null, ...ignoring(new Map()) };
  const told = orderIn(answer, { number: question.order_number, email: question.email }, sieve);
  return told
    ? { ...outcome, fault: told.why, order: told.order, ...ignoring(told.wrong) }
    : { ...outcome, fault: noOrder, order: null, ...ignoring(new Map()) };
}

const noOrder =
  'It answers neither {"found": false} nor {"found": true, "order": {…}} with a "number", an "email" and a "status".';

async function tryOut(shop: Shop, tenant: Tenant, connector: ConnectorName, question: object) {
  const path = connector.replace("_", "-");
  if (!tenant[connector])
    return { took_ms: 0, fault: `The tenant has no \`${connector}\`. PATCH it with its \`url\` first.`, answer: null };
  if (!tenant.connector_secrets[connector])
    return { took_ms: 0, fault: `It has no secret yet. POST …/${path}/secret makes one.`, answer: null };
  const began = performance.now();
  const called = await shop.try(tenant, connector, question);
  const took_ms = Math.round(performance.now() - began);
  if (called.outcome === "answered") return { took_ms, fault: null, answer: called.answer };
  return { took_ms, fault: called.outcome === "failed" ? called.why : "It was not called.", answer: null };
}
