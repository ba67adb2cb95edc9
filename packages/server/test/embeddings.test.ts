import type { EmbeddingFailurePage, EmbeddingJob } from "@widget-chat/contract/admin/embeddings.ts";
import { expect, onTestFinished, test } from "vitest";
import { articles, embedded, found, patience, put, search, start, stateOf, teach } from "./embedding-shops.ts";
import { startApp } from "./start-app.ts";
import { answersWith, answerTo, toyEndpoint, toyVector } from "./toy-embeddings.ts";

test("what no word of the question is in is found by its meaning, and answered from", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  const tenant = await teach(app);
  expect(await embedded(app, tenant)).toMatchObject({
    model: "toy",
    passages: 10,
    embedded: 10,
    jobs: [{ state: "done", error: null, passages: { embedded: 10, refused: 0 }, failures: [] }],
  });
  const results = await search(app, tenant, "footwear?");
  expect(results.results[0]?.external_id).toBe("trainers");
  expect(results.answerable.decision).toBe("answer");

  const answer = await app.send(tenant, { message: "Footwear?" });
  expect(answer).toMatchObject({ kind: "answer", citations: [{ title: "trainers" }] });
  expect(answer.response).toContain("recycled rubber");
  // What is about none of it stays unanswered.
  expect((await search(app, tenant, "quantum chromodynamics lecture")).answerable.decision).toBe("no_answer");
  expect(await app.send(tenant, { message: "Quantum chromodynamics?" })).toMatchObject({ kind: "no_answer" });
  expect(new Set(endpoint.received.map(({ authorization }) => authorization))).toEqual(
    new Set(["Bearer a-secret-key"]),
  );
});

test("what says it and means it comes before what does either", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  const tenant = await teach(app, {
    ...articles,
    words: "The package shelf stands smashed in the cellar beside the old ladder and the paint.",
    both: "A smashed package is replaced.",
    meaning: "A damaged parcel is replaced.",
  });
  await embedded(app, tenant);
  const results = await found(app, tenant, "smashed package");
  expect(results[0]).toBe("both");
  expect(results.slice(0, 3).sort()).toEqual(["both", "meaning", "words"]);
});

test("an endpoint that is too slow is not waited for, and words answer", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint, { EMBEDDINGS_TIMEOUT_MS: "300" });
  const tenant = await teach(app);
  await embedded(app, tenant);
  let asked = 0;
  endpoint.script = () => (asked += 1) > 0;
  for (const n of Array.from({ length: 12 }, (_, at) => at))
    expect(await app.send(tenant, { message: `Do tents sleep ${n} adults?` })).toMatchObject({
      kind: "answer",
      citations: [{ title: "tents" }],
    });
  // Five times it is asked, then left alone for a while. On a busy machine one of them may be given up before it is sent.
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(5);
});

test("while an endpoint fails, words answer; passages are embedded once it is back", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  endpoint.script = (_request, response) => answersWith(response, 503, { error: { message: "later" } });
  const tenant = await teach(app);
  await expect.poll(() => endpoint.received.length, patience).toBeGreaterThan(1);
  expect(await found(app, tenant, "Do tents sleep two adults?")).toContain("tents");
  expect((await search(app, tenant, "Do tents sleep two adults?")).answerable.decision).toBe("answer");
  const told = { state: "waiting", error: "The embeddings endpoint answered 503.", retry_at: expect.any(String) };
  await expect.poll(() => stateOf(app, tenant), patience).toMatchObject({ passages: 10, embedded: 0, jobs: [told] });
  const [{ retry_at, started_at }] = (await stateOf(app, tenant)).jobs as [EmbeddingJob];
  expect(Date.parse(retry_at!) - Date.parse(started_at!)).toBeGreaterThanOrEqual(30_000);
  endpoint.script = null;
  await app.database.query("update widget_chat_jobs.job set start_after = now() where state = 'created'");
  expect(await embedded(app, tenant)).toMatchObject({ embedded: 10, jobs: [{ error: null, retry_at: null }] });
});

test("an endpoint that is set up wrongly is told of, and words answer", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint, { EMBEDDINGS_DIMENSIONS: "64" });
  endpoint.script = ({ body }, response) =>
    answersWith(response, 200, answerTo(body.input.map((text) => toyVector(text, 512))));
  const tenant = await teach(app);
  const failed = async (): Promise<unknown> => (await stateOf(app, tenant)).jobs[0];
  await expect.poll(failed, patience).toMatchObject({
    state: "failed",
    error: expect.stringContaining("EMBEDDINGS_DIMENSIONS"),
    retry_at: expect.any(String),
    passages: { embedded: 0 },
  });
  expect((await search(app, tenant, "Do tents sleep two adults?")).answerable.decision).toBe("answer");
  expect(await found(app, tenant, "footwear")).toEqual([]);
});

test("an endpoint that has one vector for everything changes nothing of what words find", async () => {
  const endpoint = await toyEndpoint();
  endpoint.script = ({ body }, response) =>
    answersWith(response, 200, answerTo(body.input.map(() => toyVector("the same", 384))));
  const app = await start(endpoint);
  const tenant = await teach(app);
  await embedded(app, tenant);
  const [first, ...others] = (await search(app, tenant, "Do gift cards expire?")).results;
  expect(first).toMatchObject({ external_id: "gifts", score: expect.any(Number) });
  expect(others).toEqual([]);
  expect(await app.send(tenant, { message: "Do gift cards expire?" })).toMatchObject({ kind: "answer" });
});

test("what has no vector yet is found by its words beside what has one", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  const tenant = await teach(app);
  await embedded(app, tenant);
  endpoint.script = ({ body }, response) =>
    body.input.some((text) => text.includes("canoe is rented")) &&
    answersWith(response, 503, { error: { message: "not just now" } });
  await put(app, tenant, { canoes: "A canoe is rented by the day." });
  expect((await found(app, tenant, "a canoe that is rented, footwear")).slice(0, 2).sort()).toEqual([
    "canoes",
    "trainers",
  ]);
});

test("a text that the endpoint refuses is told of and skipped, and found by its words", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  endpoint.script = ({ body }, response) =>
    body.input.some((text) => text.includes("mugwump")) &&
    answersWith(response, 400, { error: { message: "It is against the rules.\0" } });
  const tenant = await teach(app, { ...articles, poison: "A mugwump is no customer of ours." });
  const state = await embedded(app, tenant);
  expect(state).toMatchObject({
    passages: 11,
    embedded: 10,
    jobs: [
      {
        state: "done",
        passages: { embedded: 10, refused: 1 },
        failures: [{ title: "poison", reason: "The embeddings endpoint refused it (400: It is against the rules.)." }],
      },
    ],
  });
  const { items } = (
    await app.admin("GET", `/api/admin/tenants/${tenant}/embeddings/jobs/${state.jobs[0]!.id}/failures`)
  ).json<EmbeddingFailurePage>();
  expect([items, state.jobs[0]!.failures_total]).toEqual([state.jobs[0]!.failures, 1]);
  expect(await found(app, tenant, "a mugwump customer")).toContain("poison");
});

test("a text that is too long for the model is embedded by its beginning", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  endpoint.script = ({ body }, response) =>
    body.input.some((text) => text.length > 1_000) && answersWith(response, 413, { error: "too long" });
  const tenant = await teach(app, {
    long: `A canoe is rented by the day. ${"And so on and so forth it goes ".repeat(40)}.`,
  });
  const state = await embedded(app, tenant);
  expect(state.embedded).toBe(state.passages);
  expect(state.jobs[0]).toMatchObject({ state: "done", failures: [] });
});

test("of a document that is replaced only what is new in it is embedded, and nothing of the old is left", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  const paragraph = (topic: string): string =>
    `## About ${topic}\n\nOf ${topic} there is much to say. ${"More of it. ".repeat(30)}`;
  const { id: tenant } = await app.createTenant({ rag_active: true });
  const write = (topics: string[], title = "Topics") =>
    app.admin("POST", `/api/admin/tenants/${tenant}/documents`, {
      external_id: "topics",
      title,
      format: "markdown",
      content: topics.map(paragraph).join("\n\n"),
    });
  await write(["trainers", "parcels", "boats"]);
  await embedded(app, tenant);
  const before = endpoint.texts();
  await write(["trainers", "wool", "boats"]);
  await embedded(app, tenant);
  const after = endpoint.texts().slice(before.length);
  expect(after.filter((text) => !text.includes("wool"))).toEqual([]);
  expect(after.some((text) => text.includes("wool"))).toBe(true);
  const state = await stateOf(app, tenant);
  expect(state.embedded).toBe(state.passages);
  const rows = () => app.database.query("select from embeddings where tenant_id = $1", [tenant]);
  expect(await rows()).toHaveLength(state.passages);
  // What its title says is part of each.
  await write(["trainers", "wool", "boats"], "Other topics");
  await embedded(app, tenant);
  expect(endpoint.texts().slice(before.length + after.length)).toHaveLength(state.passages);

  const [document] = await app.database.query<{ id: string }>("select id from documents where tenant_id = $1", [
    tenant,
  ]);
  await app.admin("DELETE", `/api/admin/tenants/${tenant}/documents/${document!.id}`);
  expect(await rows()).toEqual([]);
});

test("another model embeds all anew, while answers go on", async () => {
  const endpoint = await toyEndpoint();
  const first = await startApp({ env: endpoint.env });
  onTestFinished(() => first.stop());
  const tenant = await teach(first);
  await embedded(first, tenant);
  const released = Promise.withResolvers<void>();
  const isText = (text: string): boolean => Object.values(articles).some((article) => text.includes(article));
  endpoint.script = ({ body }, response) => {
    if (!body.input.some(isText)) return false;
    const answer = answerTo(body.input.map((text) => toyVector(text, body.dimensions!)));
    void released.promise.then(() => answersWith(response, 200, answer));
    return true;
  };
  const second = await startApp({
    database: first.database,
    env: { EMBEDDINGS_TIMEOUT_MS: "10000", ...endpoint.env, EMBEDDINGS_MODEL: "other", EMBEDDINGS_DIMENSIONS: "256" },
  });
  onTestFinished(() => second.stop());
  const before = endpoint.received.length;
  const asked = () => endpoint.received.slice(before).flatMap(({ body }) => body.input.filter(isText));
  await expect.poll(() => new Set(asked()).size, patience).toBe(10);
  for (const question of ["Do tents sleep two adults?", "Do gift cards expire?"])
    expect(await second.send(tenant, { message: question })).toMatchObject({ kind: "answer" });
  const underWay = { state: "running", passages: { embedded: 0 } };
  await expect
    .poll(() => stateOf(second, tenant), patience)
    .toMatchObject({ model: "other@256", embedded: 0, jobs: [underWay, {}] });
  released.resolve();
  await expect.poll(() => stateOf(second, tenant), patience).toMatchObject({ model: "other@256", embedded: 10 });
  await expect.poll(async () => (await found(second, tenant, "footwear?"))[0], patience).toBe("trainers");
});

test("a model that has other dimensions by now embeds all anew under the same name", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  const tenant = await teach(app);
  const other = (await app.createTenant({})).id;
  await embedded(app, tenant);
  endpoint.script = ({ body }, response) =>
    answersWith(response, 200, answerTo(body.input.map((text) => toyVector(text, 384))));
  expect((await search(app, tenant, "Do tents sleep two adults?")).answerable.decision).toBe("answer");
  expect(await stateOf(app, tenant)).toMatchObject({ passages: 10 });
  await expect.poll(async () => (await stateOf(app, tenant)).jobs, patience).toHaveLength(2);
  expect(await embedded(app, tenant)).toMatchObject({
    embedded: 10,
    jobs: [{ state: "done", passages: { embedded: 10 } }, {}],
  });
  await expect.poll(async () => (await found(app, tenant, "footwear?"))[0], patience).toBe("trainers");
  // A tenant without passages has nothing to embed.
  expect(await stateOf(app, other)).toMatchObject({ passages: 0, embedded: 0, jobs: [] });
});

test("of two servers with different models the one set up later embeds, and the other finds by words until that is gone", async () => {
  const endpoint = await toyEndpoint();
  const first = await start(endpoint);
  const tenant = await teach(first);
  await embedded(first, tenant);
  expect(await stateOf(first, tenant)).not.toHaveProperty("superseded_by");
  const second = await startApp({
    database: first.database,
    env: { EMBEDDINGS_TIMEOUT_MS: "10000", ...endpoint.env, EMBEDDINGS_MODEL: "other" },
  });
  onTestFinished(() => second.stop());
  await expect.poll(() => stateOf(second, tenant), patience).toMatchObject({ model: "other", embedded: 10 });
  await expect.poll(() => stateOf(first, tenant), patience).toMatchObject({ model: "toy", superseded_by: "other" });

  const before = endpoint.received.length;
  await put(first, tenant, { canoes: "A canoe is rented by the day." });
  await embedded(second, tenant);
  expect(await found(first, tenant, "footwear?")).toEqual([]);
  expect(await found(first, tenant, "trainers?")).toContain("trainers");
  expect(await found(second, tenant, "footwear?")).toContain("trainers");
  expect(new Set(endpoint.received.slice(before).map(({ body }) => body.model))).toEqual(new Set(["other"]));
  expect(await stateOf(second, tenant)).toMatchObject({ passages: 11, embedded: 11 });

  // Set back: the servers with the later model are gone for a while.
  await second.stop();
  await first.database.query(
    "update embedding_models set seen_at = now() - interval '5 minutes' where model = 'other'",
  );
  await expect.poll(() => stateOf(first, tenant), patience).toMatchObject({ embedded: 11 });
  expect(await stateOf(first, tenant)).not.toHaveProperty("superseded_by");
  await expect.poll(async () => (await found(first, tenant, "footwear?"))[0], patience).toBe("trainers");
});

test("a server that starts again with the model of before embeds nothing while the later one is there", async () => {
  const endpoint = await toyEndpoint();
  const first = await start(endpoint);
  const tenant = await teach(first);
  await embedded(first, tenant);
  const second = await startApp({
    database: first.database,
    env: { EMBEDDINGS_TIMEOUT_MS: "10000", ...endpoint.env, EMBEDDINGS_MODEL: "other" },
  });
  onTestFinished(() => second.stop());
  await expect.poll(() => stateOf(second, tenant), patience).toMatchObject({ embedded: 10 });
  const again = await startApp({ database: first.database, env: endpoint.env });
  onTestFinished(() => again.stop());
  expect(await stateOf(again, tenant)).toMatchObject({ model: "toy", superseded_by: "other", embedded: 0 });
});

test("a tenant's texts are near to nobody else's questions, and go with it", async () => {
  const endpoint = await toyEndpoint();
  const app = await start(endpoint);
  const [shop, other] = [await teach(app), await teach(app, { ...articles, trainers: "Our footwear is handmade." })];
  for (const tenant of [shop, other]) await embedded(app, tenant);
  const titles = async (tenant: string) =>
    (await search(app, tenant, "footwear?")).results.map(({ snippet }) => snippet);
  expect((await titles(shop))[0]).toContain("recycled");
  expect(await titles(other)).not.toContainEqual(expect.stringContaining("recycled"));
  await app.admin("DELETE", `/api/admin/tenants/${shop}`);
  const left = () => app.database.query("select distinct tenant_id from embeddings");
  await expect.poll(left, patience).toEqual([{ tenant_id: other }]);
});

test("without an endpoint nothing is embedded, and that is said", async () => {
  const app = await startApp();
  onTestFinished(() => app.stop());
  const tenant = await teach(app);
  expect(await stateOf(app, tenant)).toEqual({ model: null, passages: 10, embedded: 0, jobs: [] });
  expect(await found(app, tenant, "footwear")).toEqual([]);
});
