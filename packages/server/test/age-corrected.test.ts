import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;

beforeAll(async () => {
  app = await startApp();
  shop = await shopOfGoods(app, [
    product("lotion", "Sun lotion for babies", "18.90", { attributes: { age: "from 6 months" } }),
    product("mug", "Blue mug", "9.90"),
  ]);
});

afterAll(() => app.stop());

const after = async (messages: string[]): Promise<string> => {
  let conversation_id: string | undefined;
  let response = "";
  for (const message of messages)
    ({ conversation_id, response } = await app.send(shop.id, { message, ...(conversation_id && { conversation_id }) }));
  return response;
};

test.each([
  ["4 months", /^No\. /],
  ["sorry, 4 months", /^No\. /],
  ["no, sorry, 4 months", /^No\. /],
  ["9 months", /^Yes\. |I found/],
])("another age that says no more takes the place of the one before: %s", async (message, begins) => {
  const response = await after(["sun lotion", "for an 8 month old baby", message]);
  expect(response).toContain("Sun lotion for babies");
  expect(response).toMatch(begins);
});

test("where none was said it is none of somebody", async () => {
  expect(await after(["blue mug", "4 months"])).not.toContain("from 6 months");
});

test("of another question it is none", async () => {
  const asked = ["sun lotion for an 8 month old baby", "do you have a blue mug?", "only 4 months?"];
  expect(await after(asked)).not.toContain("Sun lotion");
  expect(await after([asked[0]!, "is it 4 months?"])).not.toMatch(/^No\. /);
});

test("but who says that it was wrong corrects what was said before that, too", async () => {
  const asked = ["sun lotion for an 8 month old baby", "do you have a blue mug?", "no, sorry, 4 months"];
  expect(await after(asked)).toContain("from 6 months");
});
