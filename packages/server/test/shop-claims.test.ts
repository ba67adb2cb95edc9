import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test } from "vitest";
import { shopsAbroad } from "./claims/goods-abroad.ts";
import { shops, type Shop } from "./claims/goods.ts";
import { useClaimingModel } from "./claims/claiming-model.ts";

const model = useClaimingModel();

async function open({ locale, products }: Shop): Promise<Tenant> {
  const tenant = await model.app.createTenant({ locale, rate_limit: 10_000, ecommerce_active: true });
  for (const [id, { amount, ...product }] of Object.entries(products)) {
    const body = { ...product, id, price: { amount, currency: "EUR" } };
    await model.app.admin("POST", `/api/admin/tenants/${tenant.id}/products`, body);
  }
  model.titles = Object.fromEntries(Object.entries(products).map(([key, { title }]) => [key, title]));
  return tenant;
}

let sessions = 0;
/** Whether a visitor reads the whole of what the model says. */
async function isShown(tenant: Tenant, message: string, said: string): Promise<boolean> {
  model.sentence = said;
  const asked = model.asked;
  const session_id = `session-${++sessions}`;
  const { response } = await model.app.send(tenant.id, { message, session_id, type: "ecommerce" });
  if (model.asked === asked) throw new Error(`The model was not asked: ${message} ${response}`);
  return response.startsWith(said.replace(/ ?\[\w+\]/g, ""));
}

test.each(Object.entries({ ...shops, ...shopsAbroad }))(
  "of what a model says of products, visitors read what is so: %s",
  async (_, shop) => {
    const tenant = await open(shop);
    const lost: string[] = [];
    const told: string[] = [];
    for (const said of shop.honest) if (!(await isShown(tenant, shop.wish, said))) lost.push(said);
    for (const said of shop.false) if (await isShown(tenant, shop.wish, said)) told.push(said);
    expect({ lost, told }).toEqual({ lost: [], told: [] });
  },
);
