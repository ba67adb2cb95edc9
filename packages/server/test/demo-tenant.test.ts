import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";
import { startApp, type TestApp } from "./start-app.ts";

const URL = "/api/admin/tenants";

let database: FreshDatabase;
const running: TestApp[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.stop()));
  await database.drop();
});

async function start(env: Record<string, string> = { DEMO: "on" }): Promise<TestApp> {
  const app = await startApp({ database, env });
  running.push(app);
  return app;
}
const total = async (app: TestApp, list: "documents" | "products"): Promise<number> =>
  (await app.admin("GET", `${URL}/demo/${list}`)).json<{ total: number }>().total;

// Filling a shop takes a slow machine its time.
vi.setConfig({ testTimeout: 120_000 });

test("an empty database gets a shop that answers questions and finds products: one, however many servers start", async () => {
  const [app] = await Promise.all([start(), start()]);
  expect((await app.admin("GET", URL)).json()).toMatchObject({ total: 1 });
  expect((await app.admin("GET", `${URL}/demo`)).json()).toMatchObject({
    active: true,
    rag_active: true,
    ecommerce_active: true,
  });
  expect(await total(app, "documents")).toBeGreaterThanOrEqual(25);
  expect(await total(app, "products")).toBeGreaterThanOrEqual(60);
  const answer = await app.send("demo", { message: "How can I return something?" });
  expect(answer).toMatchObject({ kind: "answer", widget_type: "rag" });
  expect(answer.citations[0]?.url).toMatch(/^\/demo\/help\//);
  const found = await app.send("demo", { message: "a backpack", type: "ecommerce" });
  expect(found).toMatchObject({ kind: "answer", widget_type: "ecommerce" });
  expect(found.products[0]?.image_url).toMatch(/^\/demo\/products\//);
});

test("the operator's search decides as the assistant does", async () => {
  const app = await start();
  await app.admin("PATCH", `${URL}/demo`, { ecommerce_active: false });
  const questions = [
    "How long can I return something?",
    "hi, what does a return cost?",
    "hi there, where can I pick up?",
    "Is there a warranty on tents?",
    "Wie lange dauert die Lieferung?",
    "How tall is the Eiffel Tower?",
    "Who won the election?",
    "What is your phone number?",
  ];
  const decided = await Promise.all(
    questions.map(async (question) => {
      const reply = await app.admin("GET", `${URL}/demo/search?q=${encodeURIComponent(question)}`);
      return [question, reply.json<SearchResults>().answerable.decision];
    }),
  );
  const answered = await Promise.all(
    questions.map(async (question) => [question, (await app.send("demo", { message: question })).kind]),
  );
  expect(decided).toEqual(answered);
  expect(new Set(decided.map(([, decision]) => decision)).size).toBe(2);
});

test("questions of everyday life are none for the shop, and slips of the keys are no reason to refuse its own", async () => {
  const app = await start();
  await app.admin("PATCH", `${URL}/demo`, { ecommerce_active: false });
  const ask = async (message: string): Promise<string> =>
    (await app.send("demo", { message, session_id: crypto.randomUUID() })).kind;
  const others = [
    "How tall is the Eiffel Tower?",
    "What is the capital of France?",
    "Who won the election?",
    "When is the next solar eclipse?",
    "How do I cook rice?",
    "Why is the sky blue?",
    "Who is the prime minister of Canada?",
    "What are the symptoms of the flu?",
    "How do I learn to play the guitar?",
    "How do I install Windows?",
    "What is a mortgage?",
    "When did the second world war end?",
  ];
  const own = [
    "I forgot my pasword",
    "how do i chagne my adress",
    "retrun label",
    "my dicsount code",
    "open on sundya?",
  ];
  const answered = async (questions: string[]): Promise<string[]> => {
    const kinds = await Promise.all(questions.map(ask));
    return questions.filter((_, at) => kinds[at] === "answer");
  };
  expect(await answered(others)).toEqual([]);
  expect(await answered(own)).toEqual(own);
});

test("two questions, a question at the end of a story, and bare words are answered by what they are about", async () => {
  const app = await start();
  const ask = (message: string) => app.send("demo", { message, session_id: crypto.randomUUID() });
  const two = await ask("What are your opening hours and how much is shipping?");
  expect(two.response).toMatch(/\[1\][\s\S]*10:00–18:00[\s\S]*€4\.95[\s\S]*\[2\]/);
  expect(two.citations.map(({ index }) => index)).toEqual([1, 2]);
  const half = await ask("How do I wash a rain jacket? Do you rent out submarines?");
  expect(half).toMatchObject({ kind: "answer", suggestions: expect.arrayContaining(["Talk to a person"]) });
  expect(half.response).toMatch(/Rinse twice[\s\S]*couldn't find anything about “submarines”/);
  const story =
    "I absolutely love your lamps, bought three for my mother's birthday last year and she has put them all over the house. ";
  expect((await ask(`${story} Anyway, how long do I have to return one?`)).response).toContain("60 days");
  for (const [word, answer] of [
    ["hours", "10:00–18:00"],
    ["phone", "+353 20 915 0142"],
    ["email", "hello@softday.example"],
    ["How do I contact you?", "+353 20 915 0142"],
    ["returns", "60 days"],
    ["can I return a gift card?", "cannot be exchanged for cash or returned"],
  ] as const)
    expect([word, (await ask(word)).response]).toEqual([word, expect.stringContaining(answer)]);
});

test("a later start leaves it as the operator has it: changed, emptied or deleted", async () => {
  const first = await start();
  const shop = (await first.admin("PATCH", `${URL}/demo`, { active: false, name: "Mine" })).json<Tenant>();
  const products = await total(first, "products");
  await first.admin("DELETE", `${URL}/demo/products/${(await productIds(first))[0]}`);
  const second = await start();
  expect((await second.admin("GET", `${URL}/demo`)).json()).toEqual(shop);
  expect(await total(second, "products")).toBe(products - 1);

  await second.admin("DELETE", `${URL}/demo`);
  expect((await (await start()).admin("GET", URL)).json()).toMatchObject({ total: 0 });
});

test("a start that was cut short is gone on with by the next", async () => {
  const first = await start();
  const whole = [await total(first, "documents"), await total(first, "products")];
  // As it stands while it is being filled: not active yet, and half of it missing.
  await database.query("update tenants set active = false, updated_at = created_at");
  await database.query("delete from products where id > 7");
  await database.query("delete from documents");
  const second = await start();
  expect((await second.admin("GET", `${URL}/demo`)).json()).toMatchObject({ active: true });
  expect([await total(second, "documents"), await total(second, "products")]).toEqual(whole);
});

test("a database with tenants gets none, and so does one whose operator wants none", async () => {
  const without = await start({ DEMO: "off" });
  expect((await without.admin("GET", `${URL}/demo`)).statusCode).toBe(404);
  await without.createTenant({});
  expect((await (await start()).admin("GET", `${URL}/demo`)).statusCode).toBe(404);
});

async function productIds(app: TestApp): Promise<string[]> {
  return (await app.admin("GET", `${URL}/demo/products`)).json<{ items: { id: string }[] }>().items.map(({ id }) => id);
}
