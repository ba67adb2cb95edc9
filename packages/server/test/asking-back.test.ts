import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { says, scriptedEndpoint } from "../src/engines/model/testing/scripted-endpoint.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ask = (tenant: Tenant, message: string, more: object = {}): Promise<Answer> =>
  app.send(tenant.id, { message, ...more });
const used = async (tenant: Tenant): Promise<number> =>
  (await app.admin("GET", `/api/admin/tenants/${tenant.id}`)).json<Tenant>().usage.used;

const twoShops = {
  "Opening hours Galway": "Monday to Friday from 9:00 to 18:00, Saturday until 14:00.",
  "Opening hours Limerick": "Tuesday to Friday from 10:00 to 17:00, closed on Monday.",
  Delivery: "Parcels arrive within three working days.",
  Returns: "You may send back what you bought within 30 days.",
};

describe("a short question that two topics compete for", () => {
  test("is asked back, naming both, and each name finds its own", async () => {
    const shop = await shopWith(app, twoShops);
    const back = await ask(shop, "What are your opening hours?");
    expect(back).toMatchObject({ kind: "clarify", citations: [], products: [] });
    expect(back.response).toMatch(/^Do you mean \*\*Opening hours \w+\*\* or \*\*Opening hours \w+\*\*\?$/);
    expect(back.suggestions.toSorted()).toEqual(["Opening hours Galway", "Opening hours Limerick"]);
    expect(await used(shop)).toBe(1);
    const { conversation_id } = back;
    const chosen = await ask(shop, "Opening hours Limerick", { conversation_id });
    expect(chosen).toMatchObject({ kind: "answer" });
    expect(chosen.response).toContain("closed on Monday");
    for (const [name, text] of [
      ["Opening hours Galway", "Saturday until 14:00"],
      ["Opening hours Limerick", "closed on Monday"],
    ] as const)
      expect((await ask(shop, name)).response).toContain(text);
  });

  test("of sections with the same heading, by the titles above them", async () => {
    const section = (hours: string): string => `# The shop\n\nWe sell hats.\n\n## Opening hours\n\n${hours}`;
    const shop = await shopWith(app, {
      Galway: section("From 9:00 to 18:00 on all days."),
      Limerick: section("From 10:00 to 17:00 on all days."),
      Delivery: "Parcels arrive within three working days.",
    });
    const back = await ask(shop, "opening hours");
    expect(back).toMatchObject({ kind: "clarify" });
    expect(back.suggestions.toSorted()).toEqual(["Galway – Opening hours", "Limerick – Opening hours"]);
    expect((await ask(shop, "Galway – Opening hours")).response).toContain("9:00");
    expect((await ask(shop, "Limerick – Opening hours")).response).toContain("10:00");
  });

  describe.each([
    [
      "two pages",
      {
        "Shop in Bremen": "Main Street 5.\n\n## Opening hours\n\nMonday to Saturday from 9:00 to 18:00.",
        "Shop in Hamburg": "Harbour Road 7.\n\n## Opening hours\n\nTuesday to Saturday from 10:00 to 19:00.",
      },
    ],
    [
      "two headings",
      {
        Contact:
          "## Opening hours of the shop in Bremen\n\nMonday to Saturday from 9:00 to 18:00.\n\n## Opening hours of the shop in Hamburg\n\nTuesday to Saturday from 10:00 to 19:00.",
      },
    ],
    [
      "two headings that say nothing of hours",
      {
        "Our shops":
          "## Shop in Bremen\n\nOpen Monday to Saturday from 9:00 to 18:00.\n\n## Shop in Hamburg\n\nOpen Tuesday to Saturday from 10:00 to 19:00.",
      },
    ],
    [
      "two headings under one that says it",
      {
        "Opening hours":
          "## Shop in Bremen\n\nMonday to Saturday from 9:00 to 18:00.\n\n## Shop in Hamburg\n\nTuesday to Saturday from 10:00 to 19:00.",
      },
    ],
  ])("the hours of two shops on %s", (_, hours) => {
    const others = {
      Returns: "You may send back unopened goods within 30 days.",
      Delivery: "It takes two days, by noon.",
    };
    test("by the names of both, and a named one is told alone", async () => {
      const shop = await shopWith(app, { ...hours, ...others });
      for (const question of [
        "When are you open?",
        "opening hours",
        "Are you open on Sunday?",
        "what time do you open",
      ]) {
        const back = await ask(shop, question);
        expect([question, back.kind, back.suggestions.toSorted()]).toEqual([
          question,
          "clarify",
          [expect.stringContaining("Bremen"), expect.stringContaining("Hamburg")],
        ]);
        const chosen = await ask(shop, "Hamburg", { conversation_id: back.conversation_id });
        expect(chosen.response).toContain("10:00");
        expect(chosen.response).not.toContain(" 9:00");
      }
      const named = await ask(shop, "When is the shop in Bremen open?");
      expect([named.kind, named.response]).toEqual(["answer", expect.stringContaining(" 9:00")]);
      expect(named.response).not.toContain("10:00");
    });
  });

  test.each([
    ["de", "Öffnungszeiten", "Wann haben Sie geöffnet?", "Wann habt ihr offen?"],
    ["fr", "Horaires", "Quand êtes-vous ouverts ?", "Vous êtes ouvert quand ?"],
    ["es", "Horario", "¿Cuándo están abiertos?", "¿Cuándo abren?"],
    ["it", "Orari", "Quando siete aperti?", "Quando aprite?"],
    ["pt", "Horário", "Quando estão abertos?", "Quando abrem?"],
    ["nl", "Openingstijden", "Wanneer zijn jullie open?", "Wanneer zijn jullie geopend?"],
    ["tr", "Çalışma saatleri", "Ne zaman açıksınız?", "Ne zaman açık?"],
  ])("the hours in other words than the heading's, in %s", async (locale, heading, ...questions) => {
    const shop = await shopWith(
      app,
      { [`${heading} Galway`]: "09:00 – 18:00", [`${heading} Limerick`]: "10:00 – 17:00", Hats: "Hats, hats, hats." },
      { locale },
    );
    for (const question of questions) {
      const back = await ask(shop, question);
      expect([question, back.kind, back.suggestions.toSorted()]).toEqual([
        question,
        "clarify",
        [`${heading} Galway`, `${heading} Limerick`],
      ]);
    }
  });

  test("of one word with two meanings, and with a third topic", async () => {
    const documents = {
      "Return of goods": "You may send back what you bought within 30 days.",
      "The return key": "It begins a new line in the message.",
      Delivery: "Parcels arrive within three working days.",
    };
    const shop = await shopWith(app, documents);
    const back = await ask(shop, "return?");
    expect(back).toMatchObject({ kind: "clarify" });
    expect(back.suggestions.toSorted()).toEqual(["Return of goods", "The return key"]);
    const more = await shopWith(app, { ...documents, "Return tickets": "They are valid for a month." });
    expect((await ask(more, "return")).suggestions).toHaveLength(3);
  });

  test("of something that nobody has named, by what tells it of a topic, and the one that is chosen is kept to", async () => {
    const shop = await shopWith(app, {
      Delivery: "It takes three working days until a parcel is with you.",
      Repairs: "A repair takes ten working days. It costs 20 euros.",
      Engraving: "It takes two weeks to engrave a ring. It costs 35 euros.",
      "Our story": "It takes courage to open a shop, and we did.",
    });
    const back = await ask(shop, "How long does it take?");
    expect([back.kind, back.suggestions.toSorted()]).toEqual(["clarify", ["Delivery", "Engraving", "Repairs"]]);
    const { conversation_id } = back;
    const place = ["first", "second", "third"][back.suggestions.indexOf("Repairs")];
    const chosen = await ask(shop, `the ${place} one`, { conversation_id });
    expect([chosen.kind, chosen.response]).toEqual(["answer", expect.stringContaining("ten working days")]);
    expect((await ask(shop, "and how much does it cost?", { conversation_id })).response).toContain("20 euros");
    expect((await ask(shop, "How long does it take?", { conversation_id })).response).toContain("ten working days");
  });

  test("and that is once: the same again is answered", async () => {
    const shop = await shopWith(app, twoShops);
    const { conversation_id } = await ask(shop, "opening hours");
    expect(await ask(shop, "opening hours", { conversation_id })).toMatchObject({ kind: "answer" });
  });

  test("is written, not asked back, where a model writes", async () => {
    const endpoint = await scriptedEndpoint(
      says("The shop in Galway is open Monday to Friday from 9:00 to 18:00 [1]."),
    );
    const withModel = await startApp({
      database: app.database,
      env: { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: "small" },
    });
    try {
      const shop = await shopWith(app, twoShops);
      expect((await withModel.send(shop.id, { message: "opening hours" })).kind).toBe("answer");
    } finally {
      await withModel.stop();
      await endpoint.close();
    }
  });

  test.each([
    ["de", "Öffnungszeiten", /^Geht es um \*\*Öffnungszeiten \w+\*\* oder \*\*Öffnungszeiten \w+\*\*\?$/],
    ["fr", "Horaires d'ouverture", /^S'agit-il de .* ou .* \?$/],
    ["es", "Horario de apertura", /^¿Se trata de .* o .*\?$/],
    ["it", "Orari di apertura", /^Si tratta di .* o .*\?$/],
    ["pt", "Horário de abertura", /^Trata-se de .* ou .*\?$/],
    ["nl", "Openingstijden", /^Gaat het om .* of .*\?$/],
    ["tr", "Çalışma saatleri", /^Konu hangisi: .* veya .*\?$/],
  ])("in %s", async (locale, topic, asked) => {
    const shop = await shopWith(
      app,
      { [`${topic} Galway`]: "09:00 – 18:00", [`${topic} Limerick`]: "10:00 – 17:00", Hats: "Hats, hats, hats." },
      { locale },
    );
    const back = await ask(shop, topic);
    expect([back.kind, back.response]).toEqual(["clarify", expect.stringMatching(asked)]);
    expect(back.suggestions.toSorted()).toEqual([`${topic} Galway`, `${topic} Limerick`]);
  });
});

describe("what was asked back may be answered", () => {
  test.each([
    ["the second one", 1],
    ["the last please", 1],
    ["1", 0],
    ["Galway", "Galway"],
    ["the one in limerick", "Limerick"],
  ])("by %s", async (choice, which) => {
    const shop = await shopWith(app, twoShops);
    const { conversation_id, suggestions } = await ask(shop, "opening hours");
    const name = typeof which === "number" ? suggestions[which]! : which;
    const { response } = await ask(shop, choice, { conversation_id });
    expect(response).toContain(name.includes("Galway") ? "Saturday until 14:00" : "closed on Monday");
  });

  test("and another question is one of its own", async () => {
    const shop = await shopWith(app, twoShops);
    const { conversation_id } = await ask(shop, "opening hours");
    expect((await ask(shop, "How long does delivery take?", { conversation_id })).response).toContain(
      "three working days",
    );
  });
});

describe("nothing is asked back", () => {
  test("where one of the topics was talked about", async () => {
    const section = (name: string): string => `## ${name}\n\nOf customs, ${name} pays what the customs office asks.`;
    const shop = await shopWith(app, {
      Customs: ["Norway", "Iceland", "Albania"].map(section).join("\n\n"),
      Delivery: "We send parcels to Norway, Iceland and Albania.",
    });
    const { conversation_id } = await ask(shop, "Do you send parcels to Iceland?");
    const answer = await ask(shop, "Do I pay customs?", { conversation_id });
    expect(answer).toMatchObject({ kind: "answer" });
    expect(answer.response).toContain("Iceland pays");
    expect((await ask(shop, "Do I pay customs there?", { conversation_id })).response).toContain("Iceland pays");
  });

  test("where only one title holds what is asked", async () => {
    const shop = await shopWith(app, {
      "Change or cancel an order":
        "An order can be cancelled for an hour.\n\n## Personal things\n\nAn order of them can't be cancelled.",
      "Pre-orders": "They come later.\n\n## Can I cancel?\n\nA pre-order can be cancelled at any time.",
    });
    const answer = await ask(shop, "cancel order");
    expect(answer.kind).toBe("answer");
    expect(answer.citations[0]?.title).toBe("Change or cancel an order");
  });

  test("where one tells the hours, and others are open to something else", async () => {
    const shop = await shopWith(app, {
      Shop: "## Opening hours\n\nMonday to Saturday from 9:00 to 18:00.",
      Returns: "## Opened goods\n\nOpened goods may be sent back within 30 days.",
      Jobs: "## Open positions\n\nTwo positions are open.",
    });
    for (const question of ["When are you open?", "Are you open on Sunday?"]) {
      const answer = await ask(shop, question);
      expect([answer.kind, answer.response]).toEqual(["answer", expect.stringContaining("9:00")]);
    }
  });

  test("with names that say nothing of what is asked", async () => {
    const shop = await shopWith(app, {
      "Size guide: hats and socks": "One size each.\n\n## Worn and not right?\n\nHats and socks can be sent back.",
      Returns: "You may send back what you bought within 30 days.",
    });
    expect((await ask(shop, "socks")).kind).toBe("answer");
  });

  test.each([
    [
      "where the question names one of them",
      twoShops,
      "What are your opening hours in Galway?",
      "Saturday until 14:00",
    ],
    [
      "where one is named by the question alone",
      { ...twoShops, "Opening hours": "Every day from 9:00 to 18:00." },
      "opening hours",
      "Every day",
    ],
    ["where one is far better", twoShops, "returns", "30 days"],
    [
      "where the question says more than a topic",
      twoShops,
      "What opening hours does the shop have on a Saturday afternoon?",
      "14:00",
    ],
  ])("%s", async (_, documents, question, text) => {
    const answer = await ask(await shopWith(app, documents), question);
    expect(answer.kind).toBe("answer");
    expect(answer.response).toContain(text);
  });

  test("where too many topics have it", async () => {
    const towns = ["Galway", "Limerick", "Cork", "Sligo", "Tralee"];
    const shop = await shopWith(
      app,
      Object.fromEntries(towns.map((town) => [`Opening hours ${town}`, `${town}: 9:00.`])),
    );
    expect((await ask(shop, "opening hours")).kind).toBe("answer");
  });
});
