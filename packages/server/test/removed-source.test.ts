import type { Source } from "@widget-chat/contract/admin/source.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test, vi } from "vitest";
import { html, learn, openPages, startCrawling } from "./crawled-sites.ts";
import { hold } from "./hold.ts";
import type { TestApp } from "./start-app.ts";

vi.setConfig({ testTimeout: 120_000 });

const sourceOf = ({ id }: Tenant, source: Source): string => `/api/admin/tenants/${id}/sources/${source.id}`;

const kindOfAnswer = async (app: TestApp, { id }: Tenant): Promise<string> =>
  (await app.send(id, { message: "How long is the warranty on lanterns?" })).kind;

test("of a source that is being removed no visitor is told anything, by no server", async () => {
  const paths = Array.from({ length: 4 }, (_, i) => `/${i}`);
  const shop = await openPages({
    "/": html("Home", "Welcome.", [...paths, "/warranty"]),
    "/warranty": html("Warranty", "The warranty on lanterns is five years."),
    ...Object.fromEntries(paths.map((path) => [path, html(`Page ${path}`, `All about ${path}.`)])),
  });
  const app = await startCrawling([shop]);
  const other = await startCrawling([shop], app.database);
  const tenant = await app.createTenant({});
  const { source } = await learn(app, tenant, { url: shop.url });
  for (const server of [app, other]) expect(await kindOfAnswer(server, tenant)).toBe("answer");

  // Nothing of it can be deleted yet, as of a large one for a while.
  const held = await hold(app.database, "select from source_pages for update");
  const removed = app.admin("DELETE", sourceOf(tenant, source));
  await held.waiting();
  for (const server of [app, other]) expect(await kindOfAnswer(server, tenant)).toBe("no_answer");
  await held.release();
  expect((await removed).statusCode).toBe(204);
});
