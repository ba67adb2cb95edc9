import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test, vi } from "vitest";
import { documentsOf, learn, openPages, revisionOf, startCrawling, sync } from "./crawled-sites.ts";
import type { TestApp } from "./start-app.ts";

vi.setConfig({ testTimeout: 120_000 });

const BANNER = "We use cookies to make this site work.";
const HELP = "Nothing of that was it? Ring 0800 123 on weekdays.";

/** A page whose frame nobody marked as such. */
const framed = (title: string, content: string, help = HELP): string =>
  `<!doctype html><title>${title}</title><body><div><p>${BANNER}</p><h1>${title}</h1>${content}
   <h2>Need help?</h2><p>${help}</p><ul><li><a href="/${title}">News</a></li><li>Jobs</li></ul></div></body>`;

/** The texts that are stored of each page, by title. */
async function textsOf({ database }: TestApp, { id }: Tenant): Promise<Record<string, string[]>> {
  const rows = await database.query<{ title: string; texts: string[] }>(
    `select d.title, array_agg(array_to_string(array(select jsonb_array_elements_text(p.headings)) || p.text, ' | ') order by p.position) as texts
     from documents d join passages p on p.tenant_id = d.tenant_id and p.document_id = d.id where d.tenant_id = $1 group by d.id, d.title`,
    [id],
  );
  return Object.fromEntries(rows.map(({ title, texts }) => [title, texts]));
}

const titles = ["returns", "costs", "hats", "gloves", "lamps"];

async function openShop(own = titles) {
  const shop = await openPages({
    "/": `<title>Home</title><main><h1>Home</h1><p>Welcome.</p></main><nav>${[...own, "contact"].map((title) => `<a href="/${title}">go</a>`).join("")}</nav>`,
    "/contact": `<title>contact</title><body><div><p>${BANNER}</p><h1>contact</h1><p>${HELP}</p></div></body>`,
  });
  for (const title of own)
    shop.pages[`/${title}`] = framed(
      title,
      `<p>Do this:</p><ol><li>Ask for ${title}.</li></ol><p>All about ${title}.</p>`,
    );
  return shop;
}

test("what stands on most pages of a site is told of none of them, but where it is all there is", async () => {
  const shop = await openShop();
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: shop.url });
  expect(job).toMatchObject({ state: "done", pages: { found: 7, changed: 7 } });
  const own = (title: string): string[] => [`Do this:\n\n1. Ask for ${title}.\n\nAll about ${title}.`];
  const learnt = { ...Object.fromEntries(titles.map((title) => [title, own(title)])), Home: ["Welcome."] };
  expect(await textsOf(app, tenant)).toEqual({ ...learnt, contact: [HELP] });
  const answer = await app.send(tenant.id, { message: "Whom can I ring on weekdays?" });
  expect(answer.citations.map(({ title }) => title)).toEqual(["contact"]);

  // Nothing is written where nothing has changed, not even where only what is left out is another by now.
  const before = await revisionOf(app, tenant);
  expect((await sync(app, tenant, source)).pages).toMatchObject({ unchanged: 7, changed: 0 });
  expect(await revisionOf(app, tenant)).toBe(before);

  // A page that has changed is written once, without what the others repeat; the others are left alone.
  shop.pages["/hats"] = framed("hats", "<p>Hats are made of felt.</p>");
  const written = new Map((await documentsOf(app, tenant)).map(({ title, updated_at }) => [title, updated_at]));
  expect((await sync(app, tenant, source)).pages).toMatchObject({ unchanged: 6, changed: 1 });
  expect(await revisionOf(app, tenant)).toBe(before + 1);
  expect(await textsOf(app, tenant)).toEqual({ ...learnt, hats: ["Hats are made of felt."], contact: [HELP] });
  for (const { title, updated_at } of await documentsOf(app, tenant))
    expect(updated_at === written.get(title)).toBe(title !== "hats");
});

test("what is no longer on most pages is told of again, and what has come to be is not", async () => {
  const shop = await openShop();
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { url: shop.url });
  const other = "Read what we wrote in spring.";
  for (const title of titles.slice(0, 4)) shop.pages[`/${title}`] = framed(title, `<p>All about ${title}.</p>`, other);
  await sync(app, tenant, source);
  const texts = await textsOf(app, tenant);
  expect(texts["hats"]).toEqual(["All about hats."]);
  // This page was not read anew: it was as before.
  expect(texts["lamps"]?.join("\n")).toContain(HELP);
  expect(texts["lamps"]?.join("\n")).not.toContain(BANNER);
});

test("on a site of few pages nothing is left out", async () => {
  const shop = await openShop(["returns", "costs"]);
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  await learn(app, tenant, { url: shop.url });
  const texts = await textsOf(app, tenant);
  expect(texts["returns"]?.join("\n")).toContain(BANNER);
  expect(texts["returns"]?.join("\n")).toContain(HELP);
});
