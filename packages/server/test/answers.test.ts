import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { History } from "@widget-chat/contract/history.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const CONTENT = `# Returns

You may send back what you bought within 30 days. The parcel has to be **unopened**.

## What it costs

Returns from Germany are free of charge. From any other country you pay the postage.`;

let app: TestApp;
let shop: Tenant;
let document: Document;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  shop = await app.createTenant({ ecommerce_active: true, rate_limit: 10_000, escalation: { enabled: true } });
  const url = "https://shop.example/returns";
  const reply = await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
    title: "Returns",
    content: CONTENT,
    format: "markdown",
    url,
  });
  document = reply.json<Document>();
});
afterAll(() => app.stop());

const send = (message: string, more: object = {}): Promise<Answer> => app.send(shop.id, { message, ...more });
const used = async (): Promise<number> =>
  (await app.admin("GET", `/api/admin/tenants/${shop.id}`)).json<Tenant>().usage.used;

/** The stored form of an answer, as the history shows it. */
async function stored({ conversation_id, message_id }: Answer): Promise<unknown> {
  const reply = await app.get(shop.id, `/api/chat/widget/messages/${conversation_id}`);
  return reply.json<History>().messages.find(({ id }) => id === message_id);
}

/** As whatever reads documents again will: the tenant's knowledge counts as changed. */
async function setStatus(status: "ready" | "pending"): Promise<void> {
  await app.database.query("update documents set status = $2 where id = $1", [document.id, status]);
  await app.database.query("update tenants set knowledge_revision = knowledge_revision + 1 where id = $1", [shop.id]);
}

describe("in the mode `rag`", () => {
  test("an answer cites the document by id, title and address, and quotes it verbatim", async () => {
    const answer = await send("What does a return from Germany cost?");
    expect(answer).toMatchObject({ kind: "answer", widget_type: "rag", products: [], applied_filters: [] });
    expect(answer.response).toContain("free of charge");
    expect(answer.citations.length).toBeGreaterThan(0);
    for (const [index, citation] of answer.citations.entries()) {
      expect(citation).toMatchObject({ index: index + 1, document_id: document.id, title: "Returns" });
      expect(citation.url).toMatch(/^https:\/\/shop\.example\/returns(#|$)/);
      expect(CONTENT).toContain(citation.quote);
      expect(answer.response).toContain(`[${citation.index}]`);
    }
    const { citations, products, applied_filters, suggestions, response, kind } = answer;
    expect(await stored(answer)).toMatchObject({
      content: response,
      kind,
      citations,
      products,
      applied_filters,
      suggestions,
    });
  });

  test("what a writer has noted between the lines for colleagues is neither found nor quoted, what is shown as code is", async () => {
    const content = [
      "# Tea",
      "Our tea comes from Assam.<!-- not from Darjeeling as was planned -->",
      "<!-- for us: staff discount code SECRET50, do not publish -->",
      "A comment is written `<!-- like this -->` on our pages.",
    ].join("\n\n");
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, { title: "Tea", content, format: "markdown" });
    for (const question of ["staff discount code", "Was Darjeeling planned?"])
      expect(JSON.stringify(await send(question))).not.toMatch(/SECRET50|Darjeeling as/);
    const { citations } = await send("Where does your tea come from?");
    expect(citations[0]?.quote).toMatch(/^Our tea comes from Assam\.\s/);
    expect((await send("How is a comment written?")).response).toContain("`<!-- like this -->`");
  });

  test("pictures within a sentence go, and what is shown by one alone can be opened", async () => {
    const content = [
      "# Lamp",
      "To reset the lamp, hold the button ![button](/img/button.png) for ten seconds.",
      "## Sizes",
      "![size chart for women shoes](/img/chart.png)",
      "## Contact",
      "E-mail us at <help@lamp.example> for anything else.",
    ].join("\n\n");
    const url = "https://lamp.example/help";
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
      title: "Lamp",
      content,
      format: "markdown",
      url,
    });
    expect((await send("How do I reset the lamp?")).response).toContain("hold the button for ten seconds.");
    expect((await send("size chart for women shoes")).response).toContain(
      "[size chart for women shoes](https://lamp.example/img/chart.png)",
    );
    expect((await send("How can I contact you by e-mail?")).response).toContain("help@lamp.example");
  });

  test("what nothing answers is said so, costs nothing, and names no source", async () => {
    expect(await send("Who painted the ceiling of the Sistine Chapel?")).toMatchObject({
      kind: "no_answer",
      citations: [],
      limit_reached: false,
    });
    expect(await used()).toBe(0);
  });

  test("what only the catalogue, active too, can answer is answered from there, and the mode stays the one asked for", async () => {
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, {
      id: "B-1",
      title: "Trail boot",
      price: { amount: "129.00", currency: "EUR" },
    });
    const answer = await send("a trail boot", { type: "rag" });
    expect(answer).toMatchObject({ kind: "answer", widget_type: "rag", citations: [], products: [{ id: "B-1" }] });
    await app.admin("PATCH", `/api/admin/tenants/${shop.slug}`, { ecommerce_active: false });
    expect(await send("a trail boot", { type: "rag" })).toMatchObject({ kind: "no_answer", products: [] });
  });

  test("a document that is gone, or not ready, answers nothing", async () => {
    await send("What does a return from Germany cost?");
    await setStatus("pending");
    expect(await send("What does a return from Germany cost?")).toMatchObject({ kind: "no_answer", citations: [] });
    await setStatus("ready");
    expect(await send("What does a return from Germany cost?")).toMatchObject({ kind: "answer" });
    await app.admin("DELETE", `/api/admin/tenants/${shop.slug}/documents/${document.id}`);
    expect(await send("What does a return from Germany cost?")).toMatchObject({ kind: "no_answer", citations: [] });
  });
});

describe("in the mode `ecommerce`", () => {
  test("an answer shows the products, at the price the visitor would pay now", async () => {
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, {
      id: "B-1",
      title: "Trail boot",
      brand: "Fell",
      price: { amount: "129.00", currency: "EUR" },
      sale_price: { amount: "99.50", currency: "EUR" },
      availability: "preorder",
      url: "https://shop.example/b1",
      image_url: "/b1.svg",
      attributes: { colour: "Moss" },
    });
    const answer = await send("a trail boot", { type: "ecommerce" });
    expect(answer).toMatchObject({ kind: "answer", widget_type: "ecommerce", citations: [] });
    expect(answer.products).toEqual([
      {
        id: "B-1",
        title: "Trail boot",
        url: "https://shop.example/b1",
        image_url: "/b1.svg",
        price: { amount: "99.50", currency: "EUR" },
        regular_price: { amount: "129.00", currency: "EUR" },
        availability: "preorder",
        brand: "Fell",
        rating: null,
        options: [],
      },
    ]);
    expect(await stored(answer)).toMatchObject({ products: answer.products });
  });
});

describe("what the plan is charged for", () => {
  test("an answer and a question back, one unit each", async () => {
    expect((await send("What does a return from Germany cost?")).kind).toBe("answer");
    expect(await used()).toBe(1);
    expect((await send("?!")).kind).toBe("clarify");
    expect(await used()).toBe(2);
  });
});

describe("a visitor whose questions nothing answers", () => {
  test("is offered a person, and called one on accepting", async () => {
    const { conversation_id } = await send("Who painted the ceiling of the Sistine Chapel?");
    const offered = await send("Which planets have rings?", { conversation_id });
    expect(offered).toMatchObject({ kind: "no_answer", status: "open" });
    expect(await send("yes please", { conversation_id })).toMatchObject({ kind: "handoff", status: "escalated" });
    const events = await app.database.query(
      "select type, status, handler from conversation_events where conversation_id = $1 order by seq",
      [conversation_id],
    );
    expect(events.at(-1)).toEqual({ type: "escalated", status: "escalated", handler: "assistant" });
    expect(await used()).toBe(0);
  });
});
