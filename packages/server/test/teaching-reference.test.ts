import type { Pin } from "@widget-chat/contract/admin/pin.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { UnansweredPage } from "@widget-chat/contract/admin/unanswered.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsIn, readReference, type Reference } from "./reference.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let reference: Reference;
let shop: Tenant;
let url: string;
beforeAll(async () => {
  app = await startApp();
  reference = await readReference(app);
  shop = await app.createTenant({ rate_limit: 10_000 });
  url = `/api/admin/tenants/${shop.slug}`;
});
afterAll(() => app.stop());

/** The statuses of replies to an address, and what of them is not as the reference says. */
const seen = (method: string, path: string, replies: Reply[]): (number | string)[] => [
  ...replies.map(({ statusCode }) => statusCode),
  ...faultsIn(reference, method, `/api/admin/tenants/{tenant}${path}`, replies),
];

test("every answer about pins is as the reference says", async () => {
  const body = { questions: ["Why?"], answer: { en: "So.", de: "Darum." }, title: "Reasons", url: null };
  const made = await app.admin("POST", `${url}/pins`, body);
  expect(seen("post", "/pins", [made, await app.admin("POST", `${url}/pins`, {})])).toEqual([201, 400]);
  expect(seen("get", "/pins", [await app.admin("GET", `${url}/pins`)])).toEqual([200]);
  const one = `${url}/pins/${made.json<Pin>().id}`;
  expect(seen("get", "/pins/{id}", [await app.admin("GET", one), await app.admin("GET", `${url}/pins/x`)])).toEqual([
    200, 404,
  ]);
  expect(seen("put", "/pins/{id}", [await app.admin("PUT", one, body), await app.admin("PUT", one, {})])).toEqual([
    200, 400,
  ]);
  expect(seen("patch", "/pins/{id}", [await app.admin("PATCH", one, { active: false })])).toEqual([200]);
  expect(seen("delete", "/pins/{id}", [await app.admin("DELETE", one), await app.admin("DELETE", one)])).toEqual([
    204, 404,
  ]);
});

test("every answer about synonyms and unanswered questions is as the reference says", async () => {
  const groups = [["a", "b"], { from: "c", to: ["d e"] }];
  const put = [await app.admin("PUT", `${url}/synonyms`, { groups }), await app.admin("PUT", `${url}/synonyms`, {})];
  expect(seen("put", "/synonyms", put)).toEqual([200, 400]);
  expect(seen("get", "/synonyms", [await app.admin("GET", `${url}/synonyms`)])).toEqual([200]);
  expect(seen("get", "/search", [await app.admin("GET", `${url}/search?q=a`)])).toEqual([200]);
  await app.send(shop.id, { message: "Which planets have rings?" });
  const listed = await app.admin("GET", `${url}/unanswered`);
  expect(seen("get", "/unanswered", [listed, await app.admin("GET", `${url}/unanswered?limit=0`)])).toEqual([200, 400]);
  const [group] = listed.json<UnansweredPage>().items;
  const dismissed = await app.admin("POST", `${url}/unanswered/${group!.key}/dismiss`);
  const again = await app.admin("POST", `${url}/unanswered/${group!.key}/dismiss`);
  expect(seen("post", "/unanswered/{key}/dismiss", [dismissed, again])).toEqual([204, 404]);
});
