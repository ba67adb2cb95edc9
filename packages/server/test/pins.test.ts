import type { Page } from "@widget-chat/contract/admin/page.ts";
import type { Pin, PutPin } from "@widget-chat/contract/admin/pin.ts";
import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { History } from "@widget-chat/contract/history.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  shop = await app.createTenant({ rate_limit: 10_000, ecommerce_active: true });
});
afterAll(() => app.stop());

const pinsOf = (tenant: Tenant, rest = ""): string => `/api/admin/tenants/${tenant.slug}/pins${rest}`;

async function pin(body: PutPin, tenant = shop): Promise<Pin> {
  const reply = await app.admin("POST", pinsOf(tenant), body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Pin>();
}

const ask = (message: string, tenant = shop): Promise<Answer> => app.send(tenant.id, { message });
const used = async (): Promise<number> =>
  (await app.admin("GET", `/api/admin/tenants/${shop.id}`)).json<Tenant>().usage.used;

describe("a pinned answer", () => {
  test("is given in place of what the documents say, cites what the pin names, and counts as an answer", async () => {
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
      title: "Returns",
      content: "How long may I return shoes? You may return shoes within 14 days.",
      format: "markdown",
    });
    expect((await ask("How long may I return shoes?")).response).toContain("14 days");
    const { id } = await pin({
      questions: ["How long may I return shoes?"],
      answer: "**Until spring**, this year.",
      url: "https://shop.example/spring",
      title: "Our promise",
    });
    const before = await used();
    const answer = await ask("how long may i return shoes");
    expect(answer).toMatchObject({
      kind: "answer",
      response: "**Until spring**, this year. [1]",
      citations: [
        {
          index: 1,
          document_id: id,
          title: "Our promise",
          url: "https://shop.example/spring",
          quote: "**Until spring**, this year.",
        },
      ],
      products: [],
      suggestions: [],
    });
    expect(await used()).toBe(before + 1);
    const history = await app.get(shop.id, `/api/chat/widget/messages/${answer.conversation_id}`);
    expect(history.json<History>().messages.at(-1)).toMatchObject({
      content: answer.response,
      citations: answer.citations,
    });
  });

  test("without a page and a title cites nothing; a list keeps its end", async () => {
    await pin({ questions: ["What do you sell?"], answer: "Hats." });
    await pin({ questions: ["Which sizes are there?"], answer: "- S\n- M", title: "Sizes" });
    expect(await ask("What do you sell?")).toMatchObject({ response: "Hats.", citations: [] });
    expect(await ask("Which sizes are there?")).toMatchObject({
      response: "- S\n- M\n\n[1]",
      citations: [{ title: "Sizes", url: null }],
    });
  });

  test("is given in the mode `ecommerce` too, and to what would else be small talk or a wish for a person", async () => {
    await pin({ questions: ["What do you sell?"], answer: "Hats." });
    await pin({ questions: ["who are you", "can I talk to a person?"], answer: "We are two sisters from Galway." });
    const inShop = await app.send(shop.id, { message: "what do you sell", type: "ecommerce" });
    expect(inShop).toMatchObject({ kind: "answer", response: "Hats.", widget_type: "ecommerce" });
    expect(await ask("Who are you?")).toMatchObject({ kind: "answer", response: "We are two sisters from Galway." });
    expect((await ask("Can I talk to a person?")).response).toBe("We are two sisters from Galway.");
    const button = await app.send(shop.id, { message: "Can I talk to a person?", intent: "person" });
    expect(button.response).not.toContain("sisters");
  });

  test("follows every change at once: other words, switched off, on, deleted", async () => {
    const { id } = await pin({ questions: ["Do you ship to Iceland?"], answer: "Yes." });
    expect((await ask("Do you ship to Iceland?")).response).toBe("Yes.");
    await app.admin("PATCH", pinsOf(shop, `/${id}`), { answer: "Not this year." });
    expect((await ask("Do you ship to Iceland?")).response).toBe("Not this year.");
    await app.admin("PATCH", pinsOf(shop, `/${id}`), { active: false });
    expect((await ask("Do you ship to Iceland?")).kind).toBe("no_answer");
    await app.admin("PUT", pinsOf(shop, `/${id}`), { questions: ["Ship to Iceland?"], answer: "Yes again." });
    expect((await ask("ship to iceland")).response).toBe("Yes again.");
    await app.admin("DELETE", pinsOf(shop, `/${id}`));
    expect((await ask("ship to iceland")).kind).toBe("no_answer");
  });

  test("changed through one server is given by another", async () => {
    const other = await startApp({ database: app.database });
    try {
      await app.send(shop.id, { message: "Is the shop open on Sundays?" });
      const { id } = await pin({ questions: ["Is the shop open on Sundays?"], answer: "No." });
      expect((await other.send(shop.id, { message: "Is the shop open on Sundays?" })).response).toBe("No.");
      await app.admin("PATCH", pinsOf(shop, `/${id}`), { answer: "In summer." });
      const { conversation_id } = await other.send(shop.id, { message: "hello" });
      const answer = await other.send(shop.id, { message: "Is the shop open on Sundays?", conversation_id });
      expect(answer.response).toBe("In summer.");
    } finally {
      await other.stop();
    }
  });

  test("is named by the search preview", async () => {
    const { id } = await pin({ questions: ["Do you ship to Iceland?"], answer: "Yes." });
    const preview = async (q: string): Promise<string | null> =>
      (
        await app.admin("GET", `/api/admin/tenants/${shop.slug}/search?q=${encodeURIComponent(q)}`)
      ).json<SearchResults>().pin_id;
    expect(await preview("Hello, do you ship to Iceland?")).toBe(id);
    expect(await preview("Do you ship to Ireland?")).toBeNull();
  });

  test("is the only one of its question: whoever pins another is told which has it", async () => {
    const { id } = await pin({ questions: ["Is there parking?"], answer: "First." });
    const second = { questions: ["Where are you?", "Hello, is there a parking please"], answer: "Second." };
    const named = { pointer: "/questions/1", code: "pinned", detail: expect.stringContaining(id) };
    const refusal = expectProblem(await app.admin("POST", pinsOf(shop), second), "pin_taken");
    expect(refusal.errors).toEqual([named]);
    expect((await ask("Is there parking?")).response).toBe("First.");
    // For later it may be kept, and given once the other is not.
    const later = await pin({ ...second, active: false });
    const activate = (): Promise<Reply> => app.admin("PATCH", pinsOf(shop, `/${later.id}`), { active: true });
    expect(expectProblem(await activate(), "pin_taken").errors).toEqual([named]);
    const put = await app.admin("PUT", pinsOf(shop, `/${later.id}`), second);
    expect(expectProblem(put, "pin_taken").errors).toEqual([named]);
    for (const change of [{ questions: ["is there PARKING"], answer: "Third." }, { active: false }])
      expect((await app.admin("PATCH", pinsOf(shop, `/${id}`), change)).statusCode).toBe(200);
    expect((await activate()).statusCode).toBe(200);
    expect((await ask("Is there parking?")).response).toBe("Second.");
  });

  test("of a narrower question is no other's", async () => {
    await pin({ questions: ["delivery to Iceland"], answer: "Yes." });
    await pin({ questions: ["How long does delivery to Iceland take?"], answer: "Nine days." });
    expect((await ask("Delivery to Iceland?")).response).toBe("Yes.");
    expect((await ask("How long does delivery to Iceland take?")).response).toBe("Nine days.");
  });

  test("is not asked of a model", async () => {
    const endpoint = await scriptedEndpoint((response) => void response.writeHead(500).end());
    const withModel = await startApp({
      database: app.database,
      env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" },
    });
    try {
      await pin({ questions: ["What do you sell?"], answer: "Hats." });
      expect(await withModel.send(shop.id, { message: "What do you sell?" })).toMatchObject({ response: "Hats." });
      expect(endpoint.received).toEqual([]);
    } finally {
      await withModel.stop();
      await endpoint.close();
    }
  });

  test("is no other tenant's", async () => {
    const other = await app.createTenant({});
    const { id } = await pin({ questions: ["What do you sell?"], answer: "Hats." });
    expect((await ask("What do you sell?", other)).response).not.toContain("Hats");
    for (const method of ["GET", "DELETE"] as const)
      expectProblem(await app.admin(method, pinsOf(other, `/${id}`)), "pin_not_found");
    expectProblem(await app.admin("PATCH", pinsOf(other, `/${id}`), { answer: "x" }), "pin_not_found");
    expect((await app.admin("GET", pinsOf(other))).json()).toEqual({ items: [], total: 0, next_cursor: null });
  });
});

describe("the same question", () => {
  test.each([
    ["en", "What are your opening hours?", ["what are your OPENING HOURS", "Hi! Your opening hours, please?"]],
    [
      "en",
      "How do I return a pair of shoes?",
      ["how do I return pairs of shoes", "Hello, how can I return a pair of shoes? Thanks!"],
    ],
    [
      "en",
      "Does the Trail 300 jacket keep me dry in heavy rain?",
      ["does a Trail 300 jacket keep you dry in a heavy rain"],
    ],
    [
      "en",
      "How long does standard delivery of large furniture to Northern Ireland take?",
      ["How long does standard delivery of large furniture to Northern Ireland usually take?"],
    ],
    ["en", "Do you ship boots to Iceland?", ["ship boots to Iceland", "Do you usually ship boots to Iceland?"]],
    ["en", "boots repair", ["repair boots", "boots: repair?"]],
    [
      "en",
      "Can I return worn shoes?",
      ["Could I return worn shoes?", "May I please return worn shoes?", "return worn shoes"],
    ],
    [
      "de",
      "Wie lange habe ich Zeit für die Rückgabe?",
      [
        "wie lange hab ich zeit fuer die rückgabe".replace("fuer", "für").replace("hab ", "habe "),
        "Guten Tag, wie lange habe ich Zeit für die Rückgaben?",
      ],
    ],
    [
      "fr",
      "Où est votre boutique à Liège ?",
      ["ou est votre boutique a liege", "Bonjour, où est la boutique à Liège ? Merci"],
    ],
    [
      "es",
      "¿Cuánto cuesta el envío a las Islas Canarias?",
      ["cuanto cuesta un envio a las islas canarias", "Hola, ¿cuánto cuesta el envío a Islas Canarias?"],
    ],
    ["it", "Posso pagare con la carta?", ["posso pagare con carta", "Ciao, posso pagare con una carta?"]],
    ["pt", "Vocês entregam nos Açores?", ["voces entregam nos acores"]],
    [
      "nl",
      "Wanneer komt mijn bestelling aan?",
      ["wanneer komt een bestelling aan", "Hallo, wanneer komt de bestelling aan?"],
    ],
    ["tr", "İade süresi kaç gün?", ["iade suresi kac gun", "Merhaba, iade süresi kaç gün?"]],
    ["ru", "Сколько стоит доставка?", ["сколько стоит доставка"]],
    ["ja", "送料はいくらですか?", ["送料はいくらですか"]],
  ])("%s: %s", async (locale, question, same) => {
    const tenant = await app.createTenant({ locale, rate_limit: 10_000 });
    await pin({ questions: ["Something else entirely", question], answer: "Pinned." }, tenant);
    for (const message of [question, ...same])
      expect([message, (await ask(message, tenant)).response]).toEqual([message, "Pinned."]);
  });

  test.each([
    [
      "en",
      "Can I return worn shoes?",
      ["Can I return shoes?", "Can't I return worn shoes?", "Can I return worn gloves?", "How do I return worn shoes?"],
    ],
    [
      "en",
      "Does the Trail 300 jacket keep me dry?",
      [
        "Does the Trail 200 jacket keep me dry?",
        "Does the Trail jacket keep me dry?",
        "Does the Fell 300 jacket keep me dry?",
      ],
    ],
    [
      "en",
      "How long does standard delivery of large furniture to Northern Ireland take?",
      [
        "How long does standard delivery of large furniture to Northern Norway take?",
        "How long does standard delivery of large furniture to Northern Ireland not take?",
        "How long does standard delivery of large furniture to 3 Northern Ireland addresses take?",
        "How long does standard delivery of large furniture from Northern Ireland take?",
      ],
    ],
    [
      "en",
      "How long does standard delivery of large furniture to Northern Ireland take?",
      [
        "How long does standard delivery of large furniture to Northern Ireland usually take norway?",
        "How long does standard delivery of large furniture to Northern Ireland take in winter?",
      ],
    ],
    ["en", "Do I pay for returns?", ["Do you pay for returns?", "Did I pay for returns?", "Must I pay for returns?"]],
    ["en", "Do you buy used bikes?", ["Can I buy used bikes?", "Do I buy used bikes?"]],
    ["en", "Can I cancel my order?", ["Did you cancel my order?", "I cancel my order!", "Must I cancel my order?"]],
    [
      "en",
      "Can you repair my lamp?",
      ["Have you repaired my lamp?", "Should I repair my lamp?", "Can I repair my lamp?"],
    ],
    ["en", "Will I get my money back?", ["Will you get your money back?", "Did I get my money back?"]],
    ["en", "When does the shop open?", ["When did the shop open?", "When will the shop open?"]],
    ["en", "I was charged twice", ["Were you charged twice?", "I am charged twice"]],
    ["de", "Kann ich die Lampe reparieren?", ["Könnt ihr die Lampe reparieren?", "Muss ich die Lampe reparieren?"]],
    ["es", "¿Puedo devolver zapatos?", ["¿Pueden devolver zapatos?", "¿Debo devolver zapatos?"]],
    ["nl", "Kan ik mijn lamp repareren?", ["Kunnen jullie mijn lamp repareren?", "Moet ik mijn lamp repareren?"]],
    ["en", "How do I turn notifications on?", ["How do I turn notifications off?", "Why do I turn notifications on?"]],
    ["en", "How do I get a gift card?", ["How do I use a gift card?"]],
    ["en", "Can I go from Cork to Galway?", ["Can I go from Galway to Cork?"]],
    ["en", "Is it 50%?", ["Is it 50€?"]],
    ["en", "Is C++ taught?", ["Is C# taught?", "Is C taught?"]],
    [
      "de",
      "Kann ich mit Gutschein zahlen?",
      [
        "Kann ich ohne Gutschein zahlen?",
        "Kann ich nicht mit Gutschein zahlen?",
        "Wann kann ich mit Gutschein zahlen?",
      ],
    ],
    ["fr", "Puis-je payer avant la livraison ?", ["Puis-je payer après la livraison ?"]],
    ["ja", "返品できますか?", ["返品できませんか?"]],
  ])("%s: not of %s", async (locale, question, others) => {
    const tenant = await app.createTenant({ locale, rate_limit: 10_000 });
    await pin({ questions: [question], answer: "Pinned." }, tenant);
    for (const message of others)
      expect([message, (await ask(message, tenant)).response]).not.toEqual([message, "Pinned."]);
  });

  test("is answered in the language it is asked in, else in the tenant's", async () => {
    const german = await app.createTenant({ locale: "de" });
    const answer = { en: "By post.", de: "Mit der Post.", "fr-CH": "Par la poste." };
    const questions = ["How do you ship to me?", "Wie versendet ihr die Ware?", "Comment envoyez-vous les paquets ?"];
    await pin({ questions: [...questions, "DHL?"], answer }, german);
    expect((await ask(questions[0]!, german)).response).toBe("By post.");
    expect((await ask(questions[1]!, german)).response).toBe("Mit der Post.");
    expect((await ask(questions[2]!, german)).response).toBe("Par la poste.");
    expect((await ask("DHL?", german)).response).toBe("Mit der Post.");
    const polish = await app.createTenant({ locale: "pl" });
    await pin({ questions: ["Ile kosztuje przesyłka?"], answer: { en: "Five.", pl: "Pięć." } }, polish);
    expect((await ask("ile kosztuje przesylka", polish)).response).toBe("Pięć.");
  });
});

describe("the list of pins", () => {
  test("is paged, newest first", async () => {
    for (let at = 1; at <= 5; at++) await pin({ questions: [`Question ${at}?`], answer: `${at}` });
    const first = (await app.admin("GET", pinsOf(shop, "?limit=3"))).json<Page<Pin>>();
    expect([first.total, first.items.map(({ answer }) => answer)]).toEqual([5, ["5", "4", "3"]]);
    const second = (await app.admin("GET", pinsOf(shop, `?limit=3&cursor=${first.next_cursor}`))).json<Page<Pin>>();
    expect([second.next_cursor, second.items.map(({ answer }) => answer)]).toEqual([null, ["2", "1"]]);
    const [newest] = first.items;
    expect((await app.admin("GET", pinsOf(shop, `/${newest!.id}`))).json()).toEqual(newest);
  });

  test("has at most a thousand", async () => {
    await app.database.query(
      `insert into pins (tenant_id, id, questions, answer, active)
       select $1, gen_random_uuid(), jsonb_build_array('Question number ' || n), '"x"', true from generate_series(1, 999) n`,
      [shop.id],
    );
    const last = await pin({ questions: ["The last one?"], answer: "x" });
    expectProblem(await app.admin("POST", pinsOf(shop), { questions: ["One more?"], answer: "x" }), "pins_full");
    expect((await app.admin("PATCH", pinsOf(shop, `/${last.id}`), { answer: "y" })).statusCode).toBe(200);
    expect((await ask("the last one")).response).toBe("y");
    expect((await ask("Question number 500?")).response).toBe("x");
  });
});

describe("what is no pin", () => {
  test.each([
    [{}, ["/questions", "/answer"]],
    [{ questions: [], answer: "x" }, ["/questions"]],
    [{ questions: Array(21).fill("Why?"), answer: "x" }, ["/questions"]],
    [{ questions: ["?!"], answer: "x" }, ["/questions/0"]],
    [{ questions: ["Why?"], answer: "x".repeat(4_001) }, ["/answer"]],
    [{ questions: ["Why?"], answer: { xx1: "x" } }, ["/answer"]],
    [{ questions: ["Why?"], answer: "x", url: "javascript:alert(1)" }, ["/url"]],
    [{ questions: ["Why?"], answer: "x", active: "yes" }, ["/active"]],
    [{ questions: ["a\0b"], answer: "x" }, ["/questions/0"]],
    [{ questions: ["\ud800?"], answer: "x" }, ["/questions/0"]],
  ])("is refused: %j", async (body, pointers) => {
    const problem = expectProblem(await app.admin("POST", pinsOf(shop), body), "validation_failed");
    const named = problem.errors!.map(({ pointer }) => pointer);
    for (const pointer of pointers) expect(named.some((one) => one.startsWith(pointer))).toBe(true);
    expect((await app.admin("GET", pinsOf(shop))).json()).toMatchObject({ total: 0 });
  });

  test("is not found", async () => {
    for (const id of ["x", "00000000-0000-4000-8000-000000000000"]) {
      for (const method of ["GET", "DELETE"] as const)
        expectProblem(await app.admin(method, pinsOf(shop, `/${id}`)), "pin_not_found");
      expectProblem(await app.admin("PATCH", pinsOf(shop, `/${id}`), { active: false }), "pin_not_found");
      expectProblem(
        await app.admin("PUT", pinsOf(shop, `/${id}`), { questions: ["Why?"], answer: "x" }),
        "pin_not_found",
      );
    }
    expectProblem(await app.admin("GET", "/api/admin/tenants/nobody/pins"), "tenant_not_found");
    expectProblem(await app.admin("GET", pinsOf(shop, "?cursor=eA")), "validation_failed");
  });
});
