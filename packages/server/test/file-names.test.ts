import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { Page } from "@widget-chat/contract/admin/page.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const boundary = "a-boundary";

async function shopWith(files: Record<string, string>): Promise<string> {
  const { id } = await app.createTenant({ rag_active: true });
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n`,
  );
  const reply = await app.upload(
    `/api/admin/tenants/${id}/documents`,
    `${parts.join("")}--${boundary}--\r\n`,
    `multipart/form-data; boundary=${boundary}`,
  );
  expect(reply.json()).toMatchObject({ accepted: parts.length, failed: [] });
  return id;
}

const titlesOf = async (tenant: string): Promise<string[]> =>
  (await app.admin("GET", `/api/admin/tenants/${tenant}/documents`))
    .json<Page<Document>>()
    .items.map(({ title }) => title)
    .toSorted();

test("a file without a title or heading is called by its name as people write it", async () => {
  const content = "We ship to Norway within a week.";
  const shop = await shopWith({
    "guides/gift-cards.txt": content,
    "returns_policy.md": content,
    "shop-faq.txt": content,
    "FAQs.txt": content,
    "über-uns.txt": content,
    "delivery.md": `# Where we ship\n\n${content}`,
  });
  expect(await titlesOf(shop)).toEqual([
    "FAQs",
    "Gift cards",
    "Returns policy",
    "Shop FAQ",
    "Where we ship",
    "Über uns",
  ]);
});

test("a name is capitalised as its language does", async () => {
  const { id } = await app.createTenant({ rag_active: true, locale: "tr" });
  const body = { title: "iade.txt", content: "Otuz gün içinde.", format: "text" };
  await app.admin("POST", `/api/admin/tenants/${id}/documents`, body);
  expect(await titlesOf(id)).toEqual(["İade"]);
});

test("a title that is the name of a file gives way to a heading, or to what people would write", async () => {
  const { id } = await app.createTenant({ rag_active: true });
  for (const [title, content, format] of [
    ["returns-policy.md", "# Sending back\n\nWithin 30 days.", "markdown"],
    ["gift-cards.txt", "They never expire.", "text"],
    ["shop-faq.csv", "question,answer\nDo they expire?,Never.", "faq"],
    ["How we use robots.txt", "It is kept to.", "text"],
  ])
    await app.admin("POST", `/api/admin/tenants/${id}/documents`, { title, content, format });
  expect(await titlesOf(id)).toEqual(["Gift cards", "How we use robots.txt", "Sending back", "Shop FAQ"]);
});

test("a title that names another kind of file than the document was read from is what it is about", async () => {
  const { id } = await app.createTenant({ rag_active: true });
  const titles = ["CLAUDE.md", "Node.js", "package.json", "robots.txt"];
  for (const title of titles) {
    const format = title.endsWith(".md") ? "text" : "markdown";
    const body = { title, content: "# What it is for\n\nIt says what is to be done.", format };
    expect((await app.admin("POST", `/api/admin/tenants/${id}/documents`, body)).statusCode).toBe(201);
  }
  expect(await titlesOf(id)).toEqual(titles);
});

test("no suggestion is called after the file of a list of questions", async () => {
  const shop = await shopWith({
    "faq.csv": [
      "question,answer",
      "How do I use a gift card?,Type its number in at the till.",
      "How does it work?,A gift card is paid for once and sent by mail.",
      "Does a gift card expire?,A gift card never expires.",
    ].join("\n"),
  });
  const answer = await app.send(shop, { message: "How do I use a gift card?" });
  expect(answer).toMatchObject({ kind: "answer", citations: [{ title: "FAQ" }] });
  expect(answer.suggestions).toContain("Does a gift card expire?");
  expect(answer.suggestions.filter((chip) => /faq/i.test(chip))).toEqual([]);
});
