import type { History } from "@widget-chat/contract/history.ts";
import { describe, expect, test } from "vitest";
import { found, honest, useOrderShop, whole } from "./order-shop.ts";
import type { OwnShop } from "./open-shop.ts";

const at = useOrderShop();

describe("an order is told of by its number and its e-mail address", () => {
  test.each([
    ["in one message", ["Where is my order DE-10042? My email is max@example.com"]],
    ["in two", ["Where is my order?", "DE-10042 and max@example.com"]],
    ["in three", ["Where is my order?", "DE-10042", "max@example.com"]],
    ["the other way round", ["Where is my order?", "max@example.com", "it's de-10042"]],
    ["the number first", ["track order #DE-10042", "MAX@EXAMPLE.COM"]],
    ["asked for again between", ["order status", "where is it?", "yes", "order no. DE-10042, max@example.com"]],
  ])("%s", async (_, messages) => {
    const ask = at.visitor();
    for (const message of messages.slice(0, -1)) {
      const { kind, products, citations } = await ask(message);
      expect([kind, products, citations]).toEqual(["clarify", [], []]);
    }
    expect(at.shop.asked).toEqual([]);
    const answer = await ask(messages.at(-1)!);
    expect([answer.kind, answer.response]).toEqual(["answer", whole]);
    expect(at.shop.asked).toEqual([
      {
        type: "order_status",
        tenant: at.tenant.slug,
        order_number: expect.stringMatching(/^de-10042$/i),
        email: expect.stringMatching(/^max@example.com$/i),
      },
    ]);
  });

  test("what is missing is asked for, and nothing else", async () => {
    const ask = at.visitor();
    expect((await ask("Where is my order?")).response).toMatch(/number and the e-mail address/);
    expect((await ask("1234")).response).toMatch(/which e-mail address was order \*\*1234\*\*/);
    expect((await at.visitor()("track order 1234")).response).toMatch(/which e-mail address/);
    const other = at.visitor();
    await other("Where is my order?");
    expect((await other("max@example.com")).response).toMatch(/number of the order/);
  });

  test("the address of the form before the chat is the visitor's word, too", async () => {
    const ask = at.visitor({ customer_email: "max@example.com" });
    expect((await ask("Where is my order?")).response).toMatch(/number of the order/);
    expect((await ask("DE-10042", { customer_email: null })).response).toBe(whole);
    expect((await at.visitor({ customer_email: "eve@example.com" })("track order DE-10042")).kind).toBe("clarify");
  });

  test("it is told again, and another one with the same address", async () => {
    const ask = at.visitor();
    await ask("Where is my order DE-10042? max@example.com");
    expect((await ask("when will it arrive?")).response).toBe(whole);
    expect((await ask("and where is my order 777?")).response).toMatch(/no order \*\*777\*\*/);
    expect(at.shop.asked.map(({ order_number, email }) => [order_number, email])).toEqual([
      ["DE-10042", "max@example.com"],
      ["DE-10042", "max@example.com"],
      ["777", "max@example.com"],
    ]);
  });

  test.each([
    [
      "de",
      "Wo ist meine Bestellung DE-10042? max@example.com",
      "Bestellung **#DE-10042**: **verschickt**.",
      "Freitag, 27. November 2026",
    ],
    [
      "de-AT",
      "Wo ist mein Paket DE-10042? max@example.com",
      "Bestellung **#DE-10042**: **verschickt**.",
      "Freitag, 27. November 2026",
    ],
    [
      "fr",
      "Où est ma commande DE-10042 ? max@example.com",
      "Commande **#DE-10042** : **expédiée**.",
      "vendredi 27 novembre 2026",
    ],
    [
      "es",
      "¿Dónde está mi pedido DE-10042? max@example.com",
      "Pedido **#DE-10042**: **enviado**.",
      "viernes, 27 de noviembre de 2026",
    ],
    [
      "it",
      "Dov'è il mio ordine DE-10042? max@example.com",
      "Ordine **#DE-10042**: **spedito**.",
      "venerdì 27 novembre 2026",
    ],
    [
      "pt",
      "Onde está a minha encomenda DE-10042? max@example.com",
      "Encomenda **#DE-10042**: **enviada**.",
      "sexta-feira, 27 de novembro de 2026",
    ],
    [
      "nl",
      "Waar is mijn bestelling DE-10042? max@example.com",
      "Bestelling **#DE-10042**: **verzonden**.",
      "vrijdag 27 november 2026",
    ],
    [
      "tr",
      "DE-10042 numaralı siparişim nerede? max@example.com",
      "Sipariş **#DE-10042**: **kargoya verildi**.",
      "27 Kasım 2026 Cuma",
    ],
  ])("in the visitor's language: %s", async (locale, message, stands, day) => {
    for (const of of ["en", locale]) {
      await at.app.admin("PATCH", at.url, { locale: of });
      const { response } = await at.visitor()(message);
      expect(response).toContain(stands);
      expect(response).toContain(day);
    }
  });

  test("and goes on in it, though an address and a number tell no language", async () => {
    const ask = at.visitor();
    expect((await ask("Wo ist meine Bestellung?")).response).toMatch(/welche Bestellung/);
    expect((await ask("DE-10042")).response).toMatch(/mit welcher E-Mail-Adresse/);
    expect((await ask("max@mail.com")).response).toMatch(/habe ich nicht gefunden/);
    expect((await ask("max@example.com")).response).toMatch(/verschickt/);
  });
});

describe("nothing is shown of an order unless both match", () => {
  test("not found, another number and another address are one and the same answer", async () => {
    const answers = [
      () => ({ found: false }),
      () => found({ number: "DE-10043" }),
      () => found({ email: "eve@example.com" }),
      () => found({ email: "max@example.com.evil.example" }),
    ];
    const told = [];
    for (const answer of answers) {
      at.shop.answers = answer;
      const { response, kind } = await at.visitor()("Where is my order DE-10042? max@example.com");
      told.push({ response, kind });
    }
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]).toMatchObject({ kind: "clarify", response: expect.stringMatching(/no order \*\*DE-10042\*\*/) });
    expect(told[0]!.response).not.toMatch(/shipped|DHL|mug/);
  });

  test("spaces, capitals and signs between are no difference", async () => {
    at.shop.answers = () => found({ number: "de 10042", email: "MAX@example.COM" });
    expect((await at.visitor()("Where is my order DE-10042? max@example.com")).response).toMatch(/shipped/);
    at.shop.answers = () => found({ number: 10042, email: "max@example.com" });
    expect((await at.visitor()("Where is my order #10042? max@example.com")).response).toMatch(/Order \*\*10042\*\*/);
  });

  test("what was wrong is corrected by itself", async () => {
    const ask = at.visitor();
    expect((await ask("Where is my order DE-10043? max@example.com")).kind).toBe("clarify");
    expect((await ask("oh, DE-10042")).response).toBe(whole);
    const other = at.visitor();
    await other("Where is my order DE-10042? eve@example.com");
    expect((await other("sorry, max@example.com")).response).toBe(whole);
    // What was tried in vain is not tried again.
    const third = at.visitor();
    await third("Where is my order 5555? eve@example.com");
    expect((await third("where is my order?")).response).toMatch(/Which order is it/);
    expect(at.shop.asked).toHaveLength(5);
  });
});

describe("what a shop says is shown as text, and only where it is sound", () => {
  test("a status of its own, without HTML or Markdown", async () => {
    at.shop.answers = () => found({ status: '<img src=x onerror="alert(1)"> **now** [here](http://evil.example)' });
    const { response } = await at.visitor()("Where is my order DE-10042? max@example.com");
    expect(response).toContain("\\<img src=x");
    expect(response).toContain("\\*\\*now\\*\\* \\[here\\](http://evil.example)");
  });

  test.each<[string, object]>([
    ["a link that is not https", { tracking_url: "http://track.example/1" }],
    ["a link that is script", { tracking_url: "javascript:alert(1)" }],
    ["a link that passes for another's", { tracking_url: "https://dhl.example@evil.example/" }],
    ["days that no month has", { expected_at: "2026-02-31", placed_at: "2026-04-31T10:00:00Z" }],
    ["days that stand for none", { expected_at: "0001-01-01T00:00:00", placed_at: "1970-01-01T00:00:00Z" }],
    ["dates in words", { expected_at: "soon", placed_at: "2026-99-99" }],
    ["articles without a name", { items: [{ quantity: 2 }] }],
    ["a carrier that is none", { carrier: { name: "DHL" } }],
    ["nothing", { tracking_url: null, expected_at: null, placed_at: null, items: null, carrier: null }],
  ])("%s is left out", async (_, members) => {
    const none = {
      tracking_url: undefined,
      expected_at: undefined,
      placed_at: undefined,
      items: undefined,
      carrier: undefined,
    };
    at.shop.answers = () => found({ ...none, ...members });
    const { kind, response } = await at.visitor()("Where is my order DE-10042? max@example.com");
    expect([kind, response]).toEqual(["answer", "Order **#DE-10042**: **shipped**."]);
  });

  test("where it says nothing of how an order stands, it has failed", async () => {
    for (const status of ["", " \n ", null]) {
      at.shop.answers = () => found({ status });
      expect((await at.visitor()("Where is my order DE-10042? max@example.com")).kind).toBe("no_answer");
      await at.connect();
    }
  });

  test("a link ends where it ends", async () => {
    at.shop.answers = () => found({ tracking_url: "https://track.example/a)b](c" });
    const { response } = await at.visitor()("Where is my order DE-10042? max@example.com");
    expect(response).toContain("[Track the parcel](https://track.example/a%29b](c)".replace("](c)", "]%28c)"));
  });

  test("of many articles the first are named", async () => {
    at.shop.answers = () => found({ items: Array.from({ length: 20 }, (_, i) => ({ title: `Thing ${i}` })) });
    const { response } = await at.visitor()("Where is my order DE-10042? max@example.com");
    expect(response).toMatch(/Thing 7; and 12 more$/m);
  });
});

describe("a shop that is down", () => {
  const hostile: [string, OwnShop["answers"]][] = [
    ["fails", (_, reply) => void reply.writeHead(500).end()],
    ["breaks off", (_, reply) => void reply.destroy()],
    ["sends broken JSON", (_, reply) => void reply.writeHead(200).end("{")],
    ["sends something else", () => ({ ok: true })],
    ["finds no order in what it finds", () => ({ found: true })],
    ["leaves the address out", () => found({ email: undefined })],
    ["sends more than anybody reads", () => found({ status: "x".repeat(300_000) })],
    ["leads elsewhere", (_, reply) => void reply.writeHead(302, { location: "/other" }).end()],
  ];
  test.each(hostile)("is told in words, with a person, and nothing is lost: %s", async (_, answers) => {
    await at.app.admin("PATCH", at.url, { escalation: { enabled: true } });
    const ask = at.visitor();
    at.shop.answers = answers;
    const down = await ask("Where is my order DE-10042? max@example.com");
    expect(down).toMatchObject({ kind: "no_answer", suggestions: ["Talk to a person"], products: [] });
    expect(down.response).toMatch(/can't look up orders right now.*talk to a person\?/);
    at.shop.answers = honest;
    expect((await ask("where is my order?")).response).toBe(whole);
  });

  test("is not waited for, and a yes to the person calls one", async () => {
    await at.app.admin("PATCH", at.url, { escalation: { enabled: true } });
    await at.connect({ timeout_ms: 500 });
    at.shop.answers = () => undefined;
    const ask = at.visitor();
    expect((await ask("Where is my order DE-10042? max@example.com")).kind).toBe("no_answer");
    expect((await ask("yes")).kind).toBe("handoff");
  });

  test("where nobody can take over, it is said how else to reach somebody", async () => {
    await at.app.admin("POST", `${at.url}/documents`, {
      title: "Contact",
      format: "markdown",
      content: "Call us: +44 20 7946 0958.",
    });
    at.shop.answers = (_, reply) => void reply.writeHead(500).end();
    const { response } = await at.visitor()("Where is my order DE-10042? max@example.com");
    expect(response).toContain("+44 20 7946 0958");
  });
});

describe("an order is nobody else's", () => {
  test("nor kept beside the answer: neither what the shop said, nor in what visitors see", async () => {
    at.shop.answers = () => found({ more: "a-secret-of-the-shop" });
    const ask = at.visitor();
    const { conversation_id } = await ask("Where is my order DE-10042? max@example.com");
    const stored = await at.app.database.query<{ all: string }>("select json_agg(m)::text as all from messages m");
    expect(stored[0]!.all).not.toContain("a-secret-of-the-shop");
    const { messages } = (
      await at.app.get(at.tenant.id, `/api/chat/widget/messages/${conversation_id}`)
    ).json<History>();
    expect(messages.flatMap((message) => Object.keys(message))).not.toContain("order");
    expect(JSON.stringify(messages[1])).not.toContain("max@example.com");
  });

  test("nor in the list of questions without an answer", async () => {
    at.shop.answers = (_, reply) => void reply.writeHead(500).end();
    const ask = at.visitor();
    const { conversation_id, message_id } = await ask("Where is my order DE-10042? max@example.com");
    await at.app.post(at.tenant.id, "/api/chat/widget/feedback", { conversation_id, message_id, helpful: false });
    await at.visitor()("Do you sell unicorns?");
    const list = (await at.app.admin("GET", `${at.url}/unanswered`)).body;
    expect(list).toContain("unicorns");
    expect(list).not.toContain("max@example.com");
  });

  test("nor there where messages overlap, so that it stands before another's answer", async () => {
    const isAnswered = Promise.withResolvers<void>();
    at.shop.answers = async () => {
      await isAnswered.promise;
      return { found: false };
    };
    const { conversation_id } = await at.visitor()("hello");
    const session_id = (
      await at.app.database.query<{ session_id: string }>("select session_id from conversations where id = $1", [
        conversation_id,
      ])
    )[0]!.session_id;
    const stored = async (): Promise<number> =>
      (await at.app.database.query("select from messages where conversation_id = $1", [conversation_id])).length;
    const sent = [];
    for (const [message, count] of [
      ["Where is my order DE-1? max@example.com", 3],
      ["Do you sell unicorns?", 4],
      ["And where is my order DE-10042? max@example.com", 5],
    ] as const) {
      sent.push(at.app.send(at.tenant.id, { session_id, conversation_id, message }));
      await expect.poll(stored, { timeout: 10_000 }).toBe(count);
    }
    isAnswered.resolve();
    expect((await Promise.all(sent)).map(({ kind }) => kind)).toEqual(["clarify", "no_answer", "clarify"]);
    expect((await at.app.admin("GET", `${at.url}/unanswered`)).body).not.toMatch(/max@example|10042/);
  });

  test("a retry has the same answer, without a second look", async () => {
    const body = { session_id: "once", message: "Where is my order DE-10042? max@example.com" };
    const key = { "idempotency-key": "one" };
    const [first, second] = [await at.app.send(at.tenant.id, body, key), await at.app.send(at.tenant.id, body, key)];
    expect(second).toEqual(first);
    expect(at.shop.asked).toHaveLength(1);
  });
});
