import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;

beforeAll(async () => {
  app = await startApp();
  shop = await shopWith(app, {
    Collection: `# Collection
Collection is free in our shops in Leeds and York. What is in stock can be collected within two hours. We keep it for seven days.

You need your order number and a passport. Somebody else may come for it with a signed letter. Bicycles can be collected in Leeds only.`,
  });
});

afterAll(() => app.stop());

const answer = async (message: string): Promise<string> => (await app.send(shop.id, { message })).response;

describe("what a passage limits further down by words of the question", () => {
  test("is told behind what is quoted of it", async () => {
    expect(await answer("can I collect a bicycle in York?")).toContain("Bicycles can be collected in Leeds only.");
  });
  test("and not where the question names none of it", async () => {
    expect(await answer("is collection free in York?")).not.toContain("Bicycles");
  });
});
