import type { DocumentPage } from "@widget-chat/contract/admin/document.ts";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../src/db/migrate.ts";
import { bareDatabase } from "./fresh-database.ts";
import { migrateTo } from "./migrate-to.ts";
import { startApp } from "./start-app.ts";

const words = (of: string, times: number): string => `${of} `.repeat(times).trim();

test("names that an earlier release kept at any length are cut, and all others stay", async () => {
  const database = await bareDatabase();
  onTestFinished(() => database.drop());
  await migrateTo(database.url, "039-sales");
  await database.query("insert into tenants (slug, name) values ('shop', 'Shop'), ('other', 'Other')");
  const store = (slug: string, title: string, passage: { headings: string[]; questions: string[]; anchor: string }) =>
    database.query(
      `with tenant as (select id from tenants where slug = $1),
        document as (
          insert into documents (tenant_id, title, format, content, status, passages, title_lexemes, replaced)
          select id, $2::text, 'text', 'We ship to Norway.', 'ready', 1, 'titl', jsonb_build_object('title', $2::text, 'url', null)
          from tenant returning tenant_id, id),
        old as (
          insert into replaced_passages (
            tenant_id, id, document_id, title, page_is_gone, headings, questions, anchor, text, sentences, lexemes)
          select tenant_id, 1, id, $2::text, false, $3::jsonb, $4::jsonb, $5::text, 'Old.', '[[0,4]]', 'old' from document)
      insert into passages (
        tenant_id, document_id, position, headings, questions, anchor, text, sentences, language, heading_lexemes, lexemes)
      select tenant_id, id, 0, $3::jsonb, $4::jsonb, $5::text, 'We ship to Norway.', '[[0,18]]', 'en', 'ship', 'ship norway' from document`,
      [slug, title, JSON.stringify(passage.headings), JSON.stringify(passage.questions), passage.anchor],
    );
  const given = { headings: ["Shipping", words("heading", 37)], questions: [words("given", 166)], anchor: "north" };
  await store("other", words("given", 83), given);
  await store("shop", words("text", 50_000), {
    headings: ["Shipping", words("text", 50_000), `${words("text", 59)} 12345`],
    questions: ["Where to?", words("text", 50_000)],
    anchor: "n".repeat(301),
  });
  const stored = () =>
    database.query<{ slug: string; title: string; headings: string[]; questions: string[]; anchor: string | null }>(`
      select slug, d.title, replaced ->> 'title' as before, o.title as old, p.headings, p.questions, p.anchor,
        (p.headings, p.questions, p.anchor) is not distinct from (o.headings, o.questions, o.anchor) as alike
      from tenants t join documents d on d.tenant_id = t.id join passages p on p.document_id = d.id
      join replaced_passages o on o.document_id = d.id order by slug`);
  const [untouched] = await stored();
  await migrate(database.url);

  const cut = `${words("text", 59)}…`;
  const [other, shop] = await stored();
  expect(other).toEqual(untouched);
  expect(shop).toEqual({
    slug: "shop",
    title: cut,
    before: cut,
    old: cut,
    headings: ["Shipping", cut, `${words("text", 59)} 12345`],
    questions: ["Where to?", cut],
    anchor: null,
    alike: true,
  });

  const app = await startApp({ database });
  onTestFinished(() => app.stop());
  const { items } = (await app.admin("GET", "/api/admin/tenants/shop/documents")).json<DocumentPage>();
  expect(items.map(({ title }) => title)).toEqual([cut]);
  const { citations } = await app.send("shop", { message: "Do you ship to Norway?" });
  expect(citations).toMatchObject([{ title: expect.stringContaining("text") }]);
  expect(JSON.stringify(citations).length).toBeLessThan(3_000);
});
