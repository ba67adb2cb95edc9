import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Synonyms } from "@widget-chat/contract/admin/synonyms.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const urlOf = (tenant: Tenant, rest = "/synonyms"): string => `/api/admin/tenants/${tenant.slug}${rest}`;

const documents = {
  Bills: "We send the bill by mail on the first of the month.",
  Exports: "In the menu choose “Download as spreadsheet”. The file opens in any office.",
  Delivery: "Parcels arrive within three working days.",
  Opening: "The shop is open from Monday to Friday.",
  Care: "Wash wool by hand.",
};

async function teach(tenant: Tenant, groups: unknown[]): Promise<Synonyms> {
  const reply = await app.admin("PUT", urlOf(tenant), { groups });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Synonyms>();
}

async function search(tenant: Tenant, q: string, more = ""): Promise<SearchResults> {
  const reply = await app.admin("GET", urlOf(tenant, `/search?q=${encodeURIComponent(q)}${more}`));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<SearchResults>();
}

const ask = (tenant: Tenant, message: string): Promise<Answer> => app.send(tenant.id, { message });
const titles = ({ results }: SearchResults): string[] => results.map(({ title }) => title);

test("the phone is the telephone in any language, though no owner says so, and none is told that one did", async () => {
  const shop = await shopWith(app, { ...documents, Telephone: "+353 20 915 0142, Monday to Friday." });
  for (const question of ["phone", "What is your phone number?", "Telefonnummer", "teléfono"]) {
    const { results, synonyms } = await search(shop, question);
    expect([question, results[0]?.title, synonyms]).toEqual([question, "Telephone", []]);
    const { response } = await ask(shop, question);
    expect([question, response]).toEqual([question, expect.stringContaining("+353 20 915 0142")]);
  }
});

describe("what everyone calls by several names", () => {
  const shop = {
    Warranty: "Bags are covered for ten years, all else for three.",
    "Delivery costs": "To France and Spain 8.95 euros, within Ireland 4.95 euros.",
    "Gift cards": "They are valid for five years.",
    "Your invoice": "Open the order and choose Invoice.",
    "About us": "We began in 1998 with two sewing machines in a garage in Galway, and France was far away.",
  };

  test.each([
    ["How long is the guarantee?", "ten years"],
    ["Do you have gift vouchers?", "five years"],
    ["What does shipping to Spain cost?", "8.95"],
    ["Combien coûte la livraison en France ?", "8.95"],
    ["¿Cuánto cuesta el envío a España?", "8.95"],
    ["Wo finde ich die Rechnung?", "choose Invoice"],
    ["Garantie?", "ten years"],
    ["Dove trovo la fattura?", "choose Invoice"],
    ["Waar vind ik mijn factuur?", "choose Invoice"],
  ])("%s", async (question, told) => {
    expect((await ask(await shopWith(app, shop), question)).response).toContain(told);
  });

  test.each(["Do you sell a terminal?", "Which commands are there?", "the devolved expedition"])(
    "is not what is only spelt so: %s",
    async (question) => {
      const orders = {
        "Your order": "It is packed within a day.",
        Appointments: "An appointment can be made by phone.",
      };
      expect((await ask(await shopWith(app, { ...shop, ...orders }), question)).kind).toBe("no_answer");
    },
  );

  test("tells nothing of what no text has", async () => {
    expect((await ask(await shopWith(app, shop), "Wo ist der Parkplatz?")).kind).toBe("no_answer");
  });
});

describe("equal words", () => {
  test("are told of once, however many questions are looked for by them", async () => {
    const shop = await shopWith(app, { ...documents, Copies: "A copy of the bill costs two euros." });
    await teach(shop, [["invoice", "bill"]]);
    const found = await search(shop, "When do you send the invoice? What does a copy of the invoice cost?");
    expect(titles(found).slice(0, 2).sort()).toEqual(["Bills", "Copies"]);
    expect(found.synonyms).toEqual([{ said: "invoice", means: ["bill"] }]);
  });

  test("find each other, in the search preview and in answers, at once and without an upload", async () => {
    const shop = await shopWith(app, documents);
    expect(await ask(shop, "When do you send invoices?")).toMatchObject({ kind: "no_answer" });
    expect((await search(shop, "invoice")).results).toEqual([]);

    await teach(shop, [["invoice", "bill", "receipt"]]);
    const found = await search(shop, "When do you send invoices?");
    expect(titles(found)[0]).toBe("Bills");
    expect(found.answerable.decision).toBe("answer");
    expect(found.synonyms).toEqual([{ said: "invoice", means: ["bill", "receipt"] }]);
    for (const question of ["When do you send invoices?", "when do you send RECEIPTS", "When do you send bills?"]) {
      const answer = await ask(shop, question);
      expect([question, answer.kind]).toEqual([question, "answer"]);
      expect(answer.response).toContain("first of the month");
    }
    expect((await search(shop, "parcels")).synonyms).toEqual([]);

    await teach(shop, []);
    expect(await ask(shop, "When do you send invoices?")).toMatchObject({ kind: "no_answer" });
  });

  test("need no text read again: the index that is there serves on", async () => {
    const shop = await shopWith(app, documents);
    expect(titles(await search(shop, "bill"))).toEqual(["Bills"]);
    await app.database.query("update passages set lexemes = '', heading_lexemes = '' where tenant_id = $1", [shop.id]);
    await app.database.query("update documents set title_lexemes = '' where tenant_id = $1", [shop.id]);
    await teach(shop, [["invoice", "bill"]]);
    expect(titles(await search(shop, "invoice"))).toEqual(["Bills"]);
  });

  test("the visitor's own word comes first, whichever is rarer", async () => {
    const shop = await shopWith(app, {
      ...documents,
      Receipts: "Receipts lie in the parcel.",
      Invoices: "Invoices are sent by mail.",
      "More on invoices": "Invoices and again invoices.",
    });
    await teach(shop, [["invoice", "bill", "receipt"]]);
    expect(titles(await search(shop, "bill"))[0]).toBe("Bills");
    expect(titles(await search(shop, "receipt"))[0]).toBe("Receipts");
    expect(
      titles(await search(shop, "invoice"))
        .slice(0, 2)
        .toSorted(),
    ).toEqual(["Invoices", "More on invoices"]);
    expect(titles(await search(shop, "invoice"))).toContain("Bills");
  });

  test("count once: a text with all of them is no better than one that says the word as often", async () => {
    const shop = await shopWith(app, {
      One: "A bill for each parcel is in the box.",
      All: "A bill, invoice or receipt is in the box.",
      ...documents,
    });
    await teach(shop, [["invoice", "bill", "receipt"]]);
    const score = ({ results }: SearchResults, title: string): number =>
      results.find((one) => one.title === title)!.score;
    const found = await search(shop, "bill box");
    expect(score(found, "All")).toBeLessThanOrEqual(score(found, "One") * 1.1);
    const alone = await search(shop, "bill");
    expect(alone.answerable.score).toBeLessThanOrEqual(1);
  });
});

describe("one way", () => {
  test("`from` finds what says `to`, of several words too, and not the other way round", async () => {
    const shop = await shopWith(app, { ...documents, CSV: "A CSV export is made at night." });
    await teach(shop, [{ from: "table dump", to: ["download as spreadsheet", "CSV export"] }]);
    const found = await search(shop, "How do I get a table dump?");
    expect(titles(found).slice(0, 2).toSorted()).toEqual(["CSV", "Exports"]);
    expect(found.synonyms).toEqual([{ said: "table dump", means: ["download as spreadsheet", "CSV export"] }]);
    expect((await ask(shop, "How do I get a table dump?")).kind).toBe("answer");
    expect((await search(shop, "CSV export")).synonyms).toEqual([]);
    expect(titles(await search(shop, "dump"))).toEqual([]);
  });

  test("a text with but some of the words is no match", async () => {
    const shop = await shopWith(app, { Spreadsheets: "We like spreadsheets.", ...documents });
    await teach(shop, [{ from: "CSV", to: ["download as spreadsheet"] }]);
    expect(titles(await search(shop, "CSV"))).toEqual(["Exports"]);
  });
});

describe("in the catalogue", () => {
  test("products are found by them, the literal match first", async () => {
    const shop = await shopWith(app, {}, { ecommerce_active: true, default_mode: "ecommerce" });
    for (const [id, title] of [
      ["1", "Velvet ottoman"],
      ["2", "Leather pouffe"],
      ["3", "Oak table"],
    ])
      await app.admin("POST", urlOf(shop, "/products"), { id, title, price: { amount: "10.00", currency: "EUR" } });
    const ids = async (q: string): Promise<string[]> =>
      (await search(shop, q, "&mode=ecommerce")).results.map(({ id }) => id);
    expect(await ids("pouffe")).toEqual(["2"]);
    await teach(shop, [["pouffe", "ottoman", "footrest"]]);
    expect(await ids("pouffe")).toEqual(["2", "1"]);
    expect(await ids("ottoman")).toEqual(["1", "2"]);
    expect((await search(shop, "footrest", "&mode=ecommerce")).synonyms).toEqual([
      { said: "footrest", means: ["pouffe", "ottoman"] },
    ]);
    const answer = await ask(shop, "Do you have footrests?");
    expect(answer.products.map(({ id }) => id).toSorted()).toEqual(["1", "2"]);
  });
});

describe("languages and tenants", () => {
  test.each([
    ["de", "Rechnung", "Die Rechnung kommt am Monatsersten per Post.", "Abrechnung", "Kommt die Abrechnung per Post?"],
    [
      "fr",
      "Facture",
      "La facture est envoyée le premier du mois.",
      "note de frais",
      "Quand est envoyée la note de frais ?",
    ],
    ["ja", "請求書", "請求書は毎月一日に郵送します。", "インボイス", "インボイスはいつ郵送しますか"],
  ])("%s", async (locale, title, content, word, question) => {
    const shop = await shopWith(app, { [title]: content }, { locale });
    await teach(shop, [[title, word]]);
    expect(titles(await search(shop, word))).toEqual([title]);
    expect((await ask(shop, question)).kind).toBe("answer");
  });

  test("one tenant's are not another's", async () => {
    const [one, two] = [await shopWith(app, documents), await shopWith(app, documents)];
    await teach(one, [["invoice", "bill"]]);
    expect(titles(await search(two, "invoice"))).toEqual([]);
    expect((await app.admin("GET", urlOf(two))).json()).toEqual({ groups: [], updated_at: null });
  });

  test("what was put through one server another one goes by", async () => {
    const other = await startApp({ database: app.database });
    try {
      const shop = await shopWith(app, documents);
      expect((await other.send(shop.id, { message: "When do you send invoices?" })).kind).toBe("no_answer");
      await teach(shop, [["invoice", "bill"]]);
      const { conversation_id } = await other.send(shop.id, { message: "hello" });
      const answer = await other.send(shop.id, { message: "When do you send invoices?", conversation_id });
      expect(answer.response).toContain("first of the month");
    } finally {
      await other.stop();
    }
  });
});

describe("what is put", () => {
  test("is shown as it was written, and all of it is replaced", async () => {
    const shop = await app.createTenant({});
    const groups = [["Invoice", "bill"], { from: "CSV export", to: ["download as spreadsheet"] }];
    const written = await teach(shop, groups);
    expect(written).toEqual({ groups, updated_at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect((await app.admin("GET", urlOf(shop))).json()).toEqual(written);
    await teach(shop, [["a", "b"]]);
    expect((await app.admin("GET", urlOf(shop))).json()).toMatchObject({ groups: [["a", "b"]] });
  });

  test("may be a thousand groups of twenty", async () => {
    const shop = await shopWith(app, documents);
    const groups = Array.from(Array(1_000).keys(), (at) =>
      Array.from(Array(20).keys(), (i) => (at === 7 && i === 3 ? "bill" : `word${at}x${i}`)),
    );
    await teach(shop, groups);
    expect(titles(await search(shop, "word7x19"))).toEqual(["Bills"]);
    expectProblem(await app.admin("PUT", urlOf(shop), { groups: [...groups, ["a", "b"]] }), "validation_failed");
    expect(titles(await search(shop, "word7x19"))).toEqual(["Bills"]);
  });

  test.each([
    [{}],
    [{ groups: "x" }],
    [{ groups: [["only one"]] }],
    [{ groups: [["a", ""]] }],
    [{ groups: [["a", "?!"]] }],
    [{ groups: [["a", "b\0"]] }],
    [{ groups: [["a", "x".repeat(101)]] }],
    [{ groups: [{ from: "a", to: [] }] }],
    [{ groups: [{ to: ["a"] }] }],
    [{ groups: [Array.from({ length: 21 }, (_, i) => `w${i}`)] }],
  ])("is refused: %j", async (body) => {
    const shop = await app.createTenant({});
    expectProblem(await app.admin("PUT", urlOf(shop), body), "validation_failed");
    expect((await app.admin("GET", urlOf(shop))).json()).toEqual({ groups: [], updated_at: null });
  });

  test("is of a tenant", async () => {
    expectProblem(await app.admin("GET", "/api/admin/tenants/nobody/synonyms"), "tenant_not_found");
    expectProblem(await app.admin("PUT", "/api/admin/tenants/nobody/synonyms", { groups: [] }), "tenant_not_found");
  });
});
