import { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { CreateTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const pathOf = (tenant: Tenant, query: string): string => `/api/admin/tenants/${tenant.slug}/search?${query}`;

async function search(tenant: Tenant, q: string, more = "", by = app): Promise<SearchResults> {
  const reply = await by.admin("GET", pathOf(tenant, `q=${encodeURIComponent(q)}${more}`));
  expect(reply.statusCode, reply.body).toBe(200);
  const results = reply.json<SearchResults>();
  expect([...Value.Errors(SearchResults, results)]).toEqual([]);
  return results;
}

/** A tenant with documents: content by title. */
async function tenantWith(documents: Record<string, string>, more: Partial<CreateTenant> = {}): Promise<Tenant> {
  const tenant = await app.createTenant(more);
  for (const [title, content] of Object.entries(documents)) await add(tenant, title, content);
  return tenant;
}

async function add(tenant: Tenant, title: string, content: string): Promise<void> {
  const reply = await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, {
    external_id: title,
    title,
    content,
    format: "markdown",
  });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
}

const titles = ({ results }: SearchResults): string[] => results.map(({ title }) => title);

const shop = {
  Returns: "You may send back what you bought within 30 days.\n\n## Costs\n\nWe pay the postage of returns.",
  Delivery: "Parcels arrive within three working days. Abroad it takes a week.",
  Warranty: "All boots carry a warranty of two years. It covers seams and soles.",
  Payment: "You may pay by card, by invoice or on delivery.",
};

describe("a search", () => {
  test("finds by stem, best first, with the sentence that says most", async () => {
    const tenant = await tenantWith(shop);
    const found = await search(tenant, "What does the warranty of a boot cover?");
    expect(titles(found)[0]).toBe("Warranty");
    expect(found.results[0]).toMatchObject({ external_id: "Warranty", document_id: expect.any(String) });
    expect(found.results[0]?.snippet).toMatch(/^(All boots carry|It covers)/);
    expect(found.results.map(({ score }) => score)).toEqual(
      found.results.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(found.answerable.decision).toBe("answer");
    expect(found.applied_filters).toEqual([]);
    expect(found.took_ms).toBeGreaterThan(0);
  });

  test("says that a question on something else is not answered", async () => {
    const tenant = await tenantWith(shop);
    for (const question of [
      "Who won the world cup of 1974?",
      "How do I train a neural network?",
      "asdf qwer",
      "?",
      "the",
    ]) {
      expect((await search(tenant, question)).answerable, question).toMatchObject({ decision: "no_answer" });
    }
  });

  test("gives each document once, and as many as asked for", async () => {
    const sections = Array.from({ length: 30 }, (_, i) => `## Part ${i}\n\nOn shoes and more shoes, number ${i}.`).join(
      "\n\n",
    );
    const tenant = await tenantWith({
      Shoes: sections,
      Boots: "Boots are like shoes, only higher.",
      Hats: "Hats are worn above shoes.",
    });
    expect(titles(await search(tenant, "shoes")).toSorted()).toEqual(["Boots", "Hats", "Shoes"]);
    expect(titles(await search(tenant, "shoes", "&limit=2"))).toHaveLength(2);
  });

  test("title and headings count more than text", async () => {
    const tenant = await tenantWith({
      Gloves: "Warm ones. We also sell scarves and mention the word invoice.",
      Invoice: "You get it by mail.",
      Paying: "## Invoice\n\nWithin two weeks.",
    });
    expect(titles(await search(tenant, "invoice"))).toEqual(["Invoice", "Paying", "Gloves"]);
  });

  describe("among more texts that speak of the thing than are looked at closely, leads to a text", () => {
    const mind = (i: number): string => `Mind your warranty, number ${i}.`;
    const parcels = "Parcels leave the house at noon, on weekdays and in no weather but snow.";

    async function firstOf(named: { title: string; content: string }, others: string[]): Promise<string | undefined> {
      const tenant = await tenantWith({});
      const documents = [...others.map((content, i) => ({ title: `Note ${i}`, content })), named];
      const lines = documents.map((document) => JSON.stringify({ ...document, format: "markdown" }));
      const reply = await app.upload(`/api/admin/tenants/${tenant.slug}/documents`, lines.join("\n"));
      expect(reply.json()).toEqual({ accepted: documents.length, failed: [] });
      return titles(await search(tenant, "warranty"))[0];
    }

    test("its title", async () => {
      const others = Array.from({ length: 130 }, (_, i) => `## Part ${i}\n\n${mind(i)}`);
      expect(await firstOf({ title: "Warranty", content: "## Terms\n\nTwo years." }, others)).toBe("Warranty");
    });

    test("its heading", async () => {
      const others = Array.from({ length: 150 }, (_, i) => `## Part\n\n${i % 5 ? mind(i) : parcels}`);
      const content = "## Warranty\n\nTwo years, from the day on which you have it in hand.";
      expect(await firstOf({ title: "All terms", content }, others)).toBe("All terms");
    });
  });

  test("of a tenant without documents finds nothing", async () => {
    expect(await search(await app.createTenant({}), "anything")).toMatchObject({
      results: [],
      answerable: { score: 0, decision: "no_answer" },
    });
  });

  test("takes the tenant's default mode, or the one named", async () => {
    const tenant = await tenantWith(shop, { default_mode: "ecommerce", ecommerce_active: true });
    expect(titles(await search(tenant, "warranty"))).toEqual([]);
    expect(titles(await search(tenant, "warranty", "&mode=rag"))).toEqual(["Warranty"]);
  });

  test("understands a question by what was asked before it", async () => {
    const tenant = await tenantWith({
      Kettles: "The warranty of this machine covers two years.",
      Toasters: "The warranty of this machine covers three years.",
      Engraving: "We engrave bottles for nine euros.",
    });
    const question = "How many years does the warranty of the machine cover?";
    const before = "&before=Where%20is%20it%3F&before=I%20have%20a%20toaster";
    expect(titles(await search(tenant, question)).slice(0, 2)).toEqual(["Kettles", "Toasters"]);
    expect(titles(await search(tenant, question, before)).slice(0, 2)).toEqual(["Toasters", "Kettles"]);
    expect(titles(await search(tenant, "how much is it?", "&before=Do%20you%20engrave%20bottles%3F"))[0]).toBe(
      "Engraving",
    );
  });

  test.each([
    "",
    "q=",
    "q=x&limit=0",
    "q=x&limit=201",
    "q=x&mode=other",
    "q=x&before=",
    `q=x${"&before=y".repeat(11)}`,
    `q=${"x".repeat(4_001)}`,
    "q=%00",
  ])("refuses ?%s", async (query) => {
    expectProblem(await app.admin("GET", pathOf(await app.createTenant({}), query)), "validation_failed");
  });
});

describe("languages", () => {
  test.each([
    [
      "de",
      "Rückgabe",
      "Sie können Artikel innerhalb von 30 Tagen zurückschicken.",
      "Welche Artikeln schicke ich zurück?",
    ],
    ["de", "Größen", "Unsere Größen fallen normal aus.", "grosse"],
    ["fr", "Livraison", "Les colis sont livrés en trois jours.", "livraisons du colis"],
    ["es", "Devolución", "Las devoluciones son gratuitas.", "devolucion gratuita"],
    ["tr", "Kargo", "Kargolarınız üç günde teslim edilir.", "KARGOLAR"],
    ["ru", "Доставка", "Мы доставляем посылки за три дня.", "доставка посылки"],
    ["vi", "Vận chuyển", "Giao hàng trong ba ngày.", "van chuyen"],
    ["ja", "配送", "送料は全国一律で無料です。", "送料はいくらですか"],
    ["zh", "退货", "三十天内可以退货。", "怎么退货"],
    ["th", "การจัดส่ง", "จัดส่งฟรีทั่วประเทศ", "จัดส่งฟรีไหม"],
    ["km", "ការដឹកជញ្ជូន", "យើងដឹកជញ្ជូនទំនិញដោយឥតគិតថ្លៃក្នុងទីក្រុងភ្នំពេញ។", "តើដឹកជញ្ជូនទំនិញថ្លៃប៉ុន្មាន?"],
    ["lo", "ການຈັດສົ່ງ", "ພວກເຮົາຈັດສົ່ງສິນຄ້າທົ່ວປະເທດ", "ຈັດສົ່ງສິນຄ້າບໍ່?"],
    ["my", "ပို့ဆောင်ခြင်း", "မြန်မာနိုင်ငံတစ်ဝန်းလုံးသို့ ပစ္စည်းများ အခမဲ့ ပို့ဆောင်ပေးသည်။", "ပစ္စည်းပို့ဆောင်ပါသလား"],
    ["sr", "Достава", "Достава књига траје три дана.", "Koliko dana putuje knjiga?"],
    ["xx", "Izzy", "Ala bala portocala.", "bala"],
  ])("%s: %s is found", async (locale, title, content, question) => {
    const tenant = await tenantWith({ [title]: content }, { locale });
    expect(titles(await search(tenant, question))).toEqual([title]);
  });

  test("documents from before the tenant changed its language are still found", async () => {
    const tenant = await tenantWith({ Rückgabe: "Artikel zurückschicken" }, { locale: "de" });
    await app.admin("PATCH", `/api/admin/tenants/${tenant.slug}`, { locale: "en" });
    await add(tenant, "Returns", "Items sent back");
    expect(titles(await search(tenant, "Artikels"))).toEqual(["Rückgabe"]);
    expect(titles(await search(tenant, "item"))).toEqual(["Returns"]);
  });

  test("a country is none that is spelt like it, unless it is misspelt", async () => {
    const tenant = await tenantWith({ Delivery: "We deliver to Ireland within three working days for 9 euros." });
    const decided = async (q: string): Promise<string> => (await search(tenant, q)).answerable.decision;
    expect(await decided("Do you deliver to Irelnad?")).toBe("answer");
    expect(await decided("Do you deliver to Iceland?")).toBe("no_answer");
  });

  test.each([
    ["choclate", "Chocolate melts above thirty degrees."],
    ["certifcate", "Each ring has a certificate."],
    ["vacccination", "A vaccination takes ten minutes."],
  ])("a slip before an ending that is cut for it, too: %s", async (asked, text) => {
    const tenant = await tenantWith({ One: text, Other: "Bread is baked at five." });
    const found = await search(tenant, asked);
    expect(found.answerable.decision).toBe("answer");
    expect(titles(found)).toEqual(["One"]);
  });

  test.each([
    ["pilates", "Our plates are made of clay."],
    ["sealing", "The ceiling is painted white."],
    ["moderation", "Each flat has a modern kitchen."],
  ])("but no other word: %s", async (asked, text) => {
    const tenant = await tenantWith({ One: text, Other: "Bread is baked at five." });
    expect((await search(tenant, asked)).answerable.decision).toBe("no_answer");
  });

  test("a Persian question is found however the keyboard writes its letters", async () => {
    const tenant = await tenantWith({ کالا: "کیفیت کالا تضمین می‌شود." }, { locale: "fa" });
    for (const q of ["کیفیت کالا", "كيفيت كالا"]) expect(titles(await search(tenant, q))).toEqual(["کالا"]);
  });

  test("a page in another language does not turn words of the tenant's into others", async () => {
    const tenant = await tenantWith({
      Textiles: "Wool takes some care: wash it by hand at thirty degrees.",
      Parking: "Your car may stand in front of the shop. A car is charged there. The car park closes at nine.",
      Livraison: "Les commandes sont expédiées dans les deux jours ouvrables et livrées par la poste à votre domicile.",
    });
    expect(titles(await search(tenant, "care"))[0]).toBe("Textiles");
    expect(titles(await search(tenant, "Ma commande est-elle livrée par la poste ?"))[0]).toBe("Livraison");
  });

  test("a document in another language than the tenant's is cut as its own language does", async () => {
    const tenant = await tenantWith({
      ...shop,
      Rücksendung:
        "Sie können alle gekauften Bücher innerhalb von dreißig Tagen zurückschicken, auch wenn die Verpackung geöffnet wurde.",
    });
    const found = await search(tenant, "ein geöffnetes Buch zurückschicken");
    expect(titles(found)[0]).toBe("Rücksendung");
    expect(found.answerable.decision).toBe("answer");
    // Words of one language are no unknown ones for being none of the other.
    expect((await search(tenant, "What does the warranty of a boot cover?")).answerable.decision).toBe("answer");
  });

  test.each([
    ["warrenty of boots", "Warranty"],
    ["pay by inovice", "Payment"],
    ["return postgae", "Returns"],
  ])("a slip of the keys keeps nothing from being found: %s", async (question, title) => {
    const tenant = await tenantWith(shop);
    const found = await search(tenant, question);
    expect(titles(found)[0]).toBe(title);
    expect(found).toMatchObject({ answerable: { decision: "answer" }, synonyms: [] });
  });

  test.each([
    ["Kann ich bei euch mit Klarna bezahlen?", "Klarna"],
    ["Quelle est la garantie du modèle X200 ?", "X200"],
  ])("a question in another language finds names and numbers: %s", async (question, title) => {
    const tenant = await tenantWith({
      ...shop,
      Klarna: "With Klarna you pay in three parts.",
      X200: "The X200 is repaired for free for two years.",
    });
    const found = await search(tenant, question);
    expect(titles(found)[0]).toBe(title);
    expect(found.answerable.decision).toBe("answer");
    expect((await search(tenant, "Wie hoch ist der Eiffelturm?")).answerable.decision).toBe("no_answer");
  });

  test("identifiers are found whole and in parts", async () => {
    const tenant = await tenantWith({ API: "Set `max_tokens_to_sample` in the request.", Other: "Samples of cloth." });
    expect(titles(await search(tenant, "maxTokensToSample"))[0]).toBe("API");
    expect(titles(await search(tenant, "how many tokens"))).toEqual(["API"]);
  });
});

describe("between tenants", () => {
  test("nothing of one is found for another", async () => {
    const [one, two] = [
      await tenantWith({ Secret: "The safe opens with 4711." }),
      await tenantWith({ Safe: "We sell a safe." }),
    ];
    expect(titles(await search(one, "safe"))).toEqual(["Secret"]);
    expect(titles(await search(two, "safe 4711"))).toEqual(["Safe"]);
  });
});

describe("what was written", () => {
  test("is found by the next search, and what was deleted is not", async () => {
    const tenant = await tenantWith({ One: "Boots" });
    expect(titles(await search(tenant, "boots"))).toEqual(["One"]);
    await add(tenant, "Two", "Boots");
    expect(titles(await search(tenant, "boots"))).toEqual(["One", "Two"]);
    const [first] = (await search(tenant, "boots")).results;
    await app.admin("DELETE", `/api/admin/tenants/${tenant.slug}/documents/${first?.document_id}`);
    expect(titles(await search(tenant, "boots"))).toEqual(["Two"]);
  });

  test("through one server is found through another", async () => {
    const other = await startApp({ database: app.database });
    try {
      const tenant = await tenantWith({ One: "Boots" });
      expect(titles(await search(tenant, "boots", "", other))).toEqual(["One"]);
      await add(tenant, "One", "Hats");
      expect(titles(await search(tenant, "boots", "", other))).toEqual([]);
      expect(titles(await search(tenant, "hats", "", other))).toEqual(["One"]);
    } finally {
      await other.stop();
    }
  });

  test("is found whole or not at all while it is replaced", async () => {
    const versions = ["Boots are black. Laces are black.", "Boots are brown. Laces are brown."];
    const tenant = await tenantWith({ Colours: versions[0]! });
    let isWriting = true;
    const writing = (async () => {
      for (let i = 1; i <= 20; i++) await add(tenant, "Colours", versions[i % 2]!);
      isWriting = false;
    })();
    while (isWriting) {
      const { results } = await search(tenant, "boots laces");
      expect(results.length).toBeLessThanOrEqual(1);
      for (const { snippet } of results) expect(versions).toContain(snippet);
    }
    await writing;
    expect((await search(tenant, "boots laces")).results).toHaveLength(1);
  });
});
