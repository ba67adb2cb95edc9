import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { says, scriptedEndpoint, type ScriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
import { shopsAbroad } from "./claims/goods-abroad.ts";
import { shops, type Shop } from "./claims/goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let endpoint: ScriptedEndpoint;
let app: TestApp;
/** What the model says next; `[name]` cites the product of that key. */
let sentence = "";
let titles: Record<string, string> = {};
beforeAll(async () => {
  endpoint = await scriptedEndpoint((response, number, request) => {
    const system = endpoint.received[number]!.body.messages[0]!.content;
    const shown = Array.from(system.matchAll(/<passage number="(\d+)" title="([^"]*)"/g));
    const cited = sentence.replace(/\[(\w+)\]/g, (_, name: string) => {
      const passage = shown.find(([, , title]) => title === titles[name]);
      if (!passage) throw new Error(`The model was not shown “${titles[name]}”.`);
      return `[${passage[1]}]`;
    });
    says(cited)(response, number, request);
  });
  app = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
});
afterAll(async () => {
  await app.stop();
  await endpoint.close();
});

async function open({ locale, products }: Shop): Promise<Tenant> {
  const tenant = await app.createTenant({ locale, rate_limit: 10_000, ecommerce_active: true });
  for (const [id, { amount, ...product }] of Object.entries(products)) {
    const body = { ...product, id, price: { amount, currency: "EUR" } };
    await app.admin("POST", `/api/admin/tenants/${tenant.id}/products`, body);
  }
  titles = Object.fromEntries(Object.entries(products).map(([key, { title }]) => [key, title]));
  return tenant;
}

let sessions = 0;
/** Whether a visitor reads the whole of what the model says. */
async function isShown(tenant: Tenant, message: string, said: string): Promise<boolean> {
  sentence = said;
  const asked = endpoint.received.length;
  const session_id = `session-${++sessions}`;
  const { response } = await app.send(tenant.id, { message, session_id, type: "ecommerce" });
  if (endpoint.received.length === asked) throw new Error(`The model was not asked: ${message} ${response}`);
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
