import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { says, scriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const page = `# Returns

Unworn shoes may be returned within 30 days of delivery.

The refund reaches your account within five working days after the parcel has come back.

## Costs

We pay for the parcel within Ireland. From other countries a return costs 4.90 euros.`;

const asHtml = `<html><head><title>Returns – Our shop</title></head><body><main><h1>Returns</h1>
<p>Unworn shoes may be returned within <b>30 days</b> of delivery.</p>
<p>The refund reaches your account within five working days after the <a href="/parcel">parcel</a> has come back.</p>
<h2>Costs</h2>
<p>We pay for the parcel within Ireland. From other countries a return costs 4.90 euros.</p></main></body></html>`;

async function shopWith(server: TestApp): Promise<Tenant> {
  const tenant = await server.createTenant({ rate_limit: 10_000, rag_active: true });
  const documents = [
    { external_id: "upload", title: "", content: page, format: "markdown" },
    { external_id: "site", title: "", content: asHtml, format: "html", url: "https://shop.example/returns" },
    {
      external_id: "page",
      title: "Our returns",
      content: asHtml,
      format: "html",
      url: "http://www.shop.example/returns/",
    },
    { external_id: "hours", title: "Hours", content: "We are open from nine to five.", format: "text" },
  ];
  for (const body of documents)
    expect((await server.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, body)).statusCode).toBe(201);
  return tenant;
}

const ask = async (message: string): Promise<Answer> => app.send((await shopWith(app)).id, { message });

test.each([
  "How long may I return unworn shoes?",
  "When does the refund reach my account, and what does a return from other countries cost?",
  "How many days for a return and when does the refund reach my account after the parcel has come back?",
  "What does a return from other countries cost?",
  "returns of shoes, refund of costs",
])("what several sources have is quoted once, with a page to read it on: %s", async (message) => {
  const { kind, response, citations } = await ask(message);
  expect(kind).toBe("answer");
  const paragraphs = response.split("\n\n").map(wordsOf);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
  // Two sections of the page are two places of it.
  expect(new Set(citations.map(({ url }) => url))).toEqual(new Set(["https://shop.example/returns"]));
  expect(new Set(citations.map(({ section }) => section)).size).toBe(citations.length);
});

test("what two shops both say is cited from the one that is asked about", async () => {
  const shop = await app.createTenant({ rag_active: true });
  for (const title of ["Galway", "Cork"])
    await app.admin("POST", `/api/admin/tenants/${shop.id}/documents`, {
      title,
      content: "## Opening hours\n\nMonday to Friday from 9:00 to 18:00.",
      format: "markdown",
    });
  for (const title of ["Galway", "Cork"]) {
    const { citations } = await app.send(shop.id, { message: `What are the opening hours in ${title}?` });
    expect(citations[0]?.title).toBe(title);
  }
});

test("two documents that share a sentence are not both quoted for it", async () => {
  const shop = await app.createTenant({ rag_active: true });
  const shared = "Unworn shoes may be returned within 30 days of delivery.";
  for (const [title, content] of [
    ["Notes", `${shared} Please keep the box.`],
    ["Guide", `${shared} Write the number on the label.`],
  ])
    await app.admin("POST", `/api/admin/tenants/${shop.id}/documents`, { title, content, format: "markdown" });
  const { response } = await app.send(shop.id, { message: "Within how many days may unworn shoes be returned?" });
  expect(response.split("within 30 days")).toHaveLength(2);
});

test("a model is shown it once", async () => {
  const endpoint = await scriptedEndpoint(says("Within 30 days [1]."));
  const written = await startApp({ env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" } });
  onTestFinished(async () => {
    await written.stop();
    await endpoint.close();
  });
  const shop = await shopWith(written);
  await written.send(shop.id, { message: "How long may I return unworn shoes?" });
  expect(endpoint.received[0]!.body.messages[0]!.content.split("30 days")).toHaveLength(2);
});

const wordsOf = (text: string): string =>
  text
    .replace(/\]\([^)]*\)|\[\d\]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
