import type { EmbeddingsState } from "@widget-chat/contract/admin/embeddings.ts";
import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { expect, onTestFinished } from "vitest";
import type { FreshDatabase } from "./fresh-database.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { ToyEndpoint } from "./toy-embeddings.ts";

export const patience = { timeout: 30_000, interval: 50 };

export const articles: Record<string, string> = {
  trainers: "Our trainers are made of recycled rubber and last for years.",
  gifts: "Gift cards are valid until spent and never expire.",
  delivery: "A parcel arrives within three working days.",
  returns: "Refund requests are handled within a week.",
  damage: "Send a photo of whatever came damaged.",
  opening: "The workshop opens at nine every morning.",
  wool: "Wash wool by hand at thirty degrees.",
  tents: "Tents sleep two adults comfortably.",
  lamps: "Lamps run eight hours per battery charge.",
  bottles: "Bottles hold one litre of tea.",
};

/** Waits for the endpoint longer than it does usually: the machine that runs the tests may be busy with others. */
export async function start(
  endpoint: ToyEndpoint,
  env: Record<string, string> = {},
  database?: FreshDatabase,
): Promise<TestApp> {
  const app = await startApp({
    env: { EMBEDDINGS_TIMEOUT_MS: "10000", ...endpoint.env, ...env },
    ...(database && { database }),
  });
  onTestFinished(() => app.stop());
  return app;
}

export async function teach(app: TestApp, texts: Record<string, string> = articles): Promise<string> {
  const { id } = await app.createTenant({ rag_active: true });
  await put(app, id, texts);
  return id;
}

export async function put(app: TestApp, tenant: string, texts: Record<string, string>): Promise<void> {
  const lines = Object.entries(texts).map(([external_id, content]) =>
    JSON.stringify({ external_id, title: external_id, content, format: "text" }),
  );
  const reply = await app.upload(`/api/admin/tenants/${tenant}/documents`, lines.join("\n"));
  expect(reply.json()).toMatchObject({ accepted: lines.length, failed: [] });
}

export const stateOf = async (app: TestApp, tenant: string): Promise<EmbeddingsState> =>
  (await app.admin("GET", `/api/admin/tenants/${tenant}/embeddings`)).json<EmbeddingsState>();

/** Once all that there is to embed is embedded. */
export async function embedded(app: TestApp, tenant: string): Promise<EmbeddingsState> {
  const isOver = async (): Promise<boolean> => {
    const [row] = await app.database.query<{ over: boolean }>(
      `select embedded_revision = knowledge_revision - teaching_revision and not exists (
        select from jobs where tenant_id = $1 and state in ('waiting', 'running')) as over from tenants where id = $1`,
      [tenant],
    );
    return row!.over;
  };
  await expect.poll(isOver, patience).toBe(true);
  return stateOf(app, tenant);
}

export async function search(app: TestApp, tenant: string, q: string): Promise<SearchResults> {
  const reply = await app.admin("GET", `/api/admin/tenants/${tenant}/search?q=${encodeURIComponent(q)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<SearchResults>();
}

export const found = async (app: TestApp, tenant: string, q: string): Promise<(string | null)[]> =>
  (await search(app, tenant, q)).results.map(({ external_id }) => external_id);
