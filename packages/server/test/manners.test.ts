import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const contact = "You reach us by phone on +44 20 7946 0018 and by e-mail at hello@shop.example.";
const address = "## Address\n\nThe shop, 12 Canal Street, Bristol BS1 4XY.";

const ask = (tenant: Tenant, message: string, more: object = {}): Promise<Answer> =>
  app.send(tenant.id, { message, ...more });

async function talk(tenant: Tenant, ...messages: string[]): Promise<Answer> {
  let said: Answer | undefined;
  for (const message of messages) said = await ask(tenant, message, { conversation_id: said?.conversation_id });
  return said!;
}

const returns = { Returns: "You may send back what you bought within 30 days. The price is given back." };

describe("an insult", () => {
  test.each(["Fuck", "fuck you!!", "You are a stupid idiot", "what a shitty bot", "your service is shit", "merde"])(
    "such as %s is met calmly, and never repeated",
    async (message) => {
      const shop = await shopWith(app, returns);
      const answer = await ask(shop, message);
      expect(answer).toMatchObject({
        kind: "answer",
        response: expect.stringMatching(/^I'm sorry that you're annoyed/),
      });
      const { items } = (await app.admin("GET", `/api/admin/tenants/${shop.slug}/unanswered`)).json<{ items: [] }>();
      expect(items).toEqual([]);
    },
  );

  test.each([
    ["de", "du bist so scheiße"],
    ["fr", "va te faire, connard"],
    ["es", "eres un gilipollas"],
    ["it", "vaffanculo"],
    ["nl", "wat een klootzak"],
    ["pt", "que merda"],
    ["tr", "aptal"],
  ])("in %s", async (locale, message) => {
    const answer = await ask(await shopWith(app, returns, { locale }), message);
    expect(answer.kind).toBe("answer");
    expect(answer.response.toLowerCase()).not.toContain(message.split(" ").at(-1));
  });

  test("within a question is passed over", async () => {
    const shop = await shopWith(app, returns);
    expect((await ask(shop, "how long can I return this fucking thing")).response).toContain("30 days");
    const refused = await ask(shop, "where are your fucking submarines moored?");
    expect(refused.kind).toBe("no_answer");
    expect(refused.response).not.toMatch(/fuck/i);
    const both = await ask(shop, "Can I return what I bought? Are your shitty submarines yellow?");
    expect(both.response).not.toMatch(/shit/i);
  });
});

describe("whoever wants a person", () => {
  test.each([
    ["en", "Can I talk to a human?", "This is how you can reach us:"],
    ["en", "Ich möchte mit einem Menschen sprechen", "So erreichen Sie uns:"],
    ["de", "I want to speak to a person", "This is how you can reach us:"],
  ])("is told how to reach one where nobody can take over: %s, %s", async (locale, message, lead) => {
    const title = locale === "de" ? "Kontakt" : "Contact";
    const shop = await shopWith(app, { ...returns, [title]: `${contact}\n\n${address}` }, { locale });
    const answer = await ask(shop, message);
    expect(answer).toMatchObject({ kind: "answer", citations: [{ index: 1, title }] });
    expect(answer.response).toContain(`${lead}\n\n${contact} [1]`);
  });

  test("is told that there is none where nothing tells it", async () => {
    const answer = await ask(await shopWith(app, returns), "Can I talk to a human?");
    expect(answer).toMatchObject({ kind: "no_answer", citations: [] });
    expect(answer.response).toMatch(/no one who can take over.*Tell me/);
  });

  test("is not offered one again after the hand-over", async () => {
    const shop = await shopWith(app, returns, { escalation: { enabled: true } });
    expect(await talk(shop, "Do you train zebras?")).toMatchObject({ suggestions: ["Talk to a person"] });
    const after = await talk(shop, "Can I talk to a human?", "Do you train zebras?");
    expect(after).toMatchObject({ kind: "no_answer", suggestions: [] });
    expect(after.response).not.toMatch(/person/i);
    expect((await talk(shop, "Can I talk to a human?", "who are you?")).response).not.toMatch(/person/i);
    expect((await talk(shop, "Can I talk to a human?", "Do you train zebras?", "yes")).kind).not.toBe("handoff");
  });
});

describe("the visitor's own parcel", () => {
  test.each([
    ["en", "Where is my parcel?", "Track your order", "Open the link in the e-mail."],
    ["en", "where is my order SD204518", "Track your order", "Open the link in the e-mail."],
    ["de", "Wo ist mein Paket?", "Sendungsverfolgung", "Öffnen Sie den Link in der E-Mail."],
    ["fr", "Où est mon colis ?", "Suivre une commande", "Ouvrez le lien dans l'e-mail."],
    ["es", "¿Dónde está mi pedido?", "Seguimiento del pedido", "Abra el enlace del correo."],
    ["it", "Dov'è il mio pacco?", "Tracciare un ordine", "Apra il link nella mail."],
    ["nl", "Waar is mijn pakket?", "Je bestelling volgen", "Open de link in de mail."],
    ["pt", "Onde está a minha encomenda?", "Seguir a encomenda", "Abra o link no e-mail."],
    ["tr", "Kargom nerede?", "Kargo takip", "E-postadaki bağlantıyı açın."],
  ])("is followed as the documents tell, in %s: %s", async (locale, message, title, text) => {
    const parcels = { Lockers: "A parcel waits for seven days in the locker.", [title]: text };
    const answer = await ask(await shopWith(app, { ...returns, ...parcels }, { locale }), message);
    expect([answer.kind, answer.response]).toEqual(["answer", expect.stringContaining(text)]);
  });

  test("cannot be looked up where they don't, and it is said whom to ask", async () => {
    const answer = await ask(await shopWith(app, { ...returns, Contact: contact }), "Where is my parcel?");
    expect(answer.kind).toBe("no_answer");
    expect(answer.response).toBe(
      `I'm sorry, I can't look up parcels or orders here. This is how you can reach us:\n\n${contact} [1]`,
    );
    const person = await ask(await shopWith(app, returns, { escalation: { enabled: true } }), "Where is my parcel?");
    expect(person.response).toBe(
      "I'm sorry, I can't look up parcels or orders here. Would you like to talk to a person?",
    );
  });
});

describe("what is asked in few words", () => {
  test.each([
    ["en", "Where are you?", "address", "Contact"],
    ["de", "Wo sind Sie?", "Adresse", "Kontakt"],
    ["fr", "Où êtes-vous ?", "adresse", "Contact"],
    ["es", "¿Dónde están?", "dirección", "Contacto"],
    ["it", "Dove siete?", "indirizzo", "Contatti"],
    ["nl", "Waar zijn jullie?", "adres", "Contact"],
    ["pt", "Onde ficam?", "morada", "Contacto"],
    ["tr", "Neredesiniz?", "adres", "İletişim"],
  ])("is where the tenant is, in %s", async (locale, question, word, title) => {
    const shop = await shopWith(
      app,
      {
        ...returns,
        [title]: "Softday, 7 Herring Row, Galway.",
        [`Wrong ${word}`]: "We send it again for 3 euros.",
        [`My ${word}`]: "You can change it in your account.",
      },
      { locale },
    );
    for (const message of [question, word])
      expect([message, (await ask(shop, message)).response]).toEqual([
        message,
        expect.stringContaining("7 Herring Row, Galway"),
      ]);
  });

  test("and tells not of what, is asked back", async () => {
    const shop = await shopWith(app, { ...returns, Care: "Where there are stains, use soap for a short time." });
    for (const message of ["price", "how much?"])
      expect([message, await ask(shop, message)]).toEqual([
        message,
        expect.objectContaining({ kind: "clarify", response: "What is it about?" }),
      ]);
    const repairs = {
      Repairs: "Repairs begin with a look at it.\n\n## Prices\n\nThe price of a repair is 20 euros.",
      Delivery: "It costs 5 euros.",
    };
    expect((await talk(await shopWith(app, repairs), "price", "a repair")).response).toContain("20 euros");
    expect((await ask(shop, "What time is it?")).response).toBe(
      `I can't help with that, but ask me anything about ${shop.name}.`,
    );
    expect((await ask(shop, "Where are you?")).kind).toBe("no_answer");
  });
});

describe("what may be asked next", () => {
  test("is not what was just asked or answered, nor was asked before", async () => {
    const shop = await shopWith(app, {
      "Gift cards":
        "They are for all goods.\n\n## How do I use a gift card?\n\nEnter its code.\n\n## Paying in the shop\n\nShow the gift card.\n\n## A lost gift card\n\nWe send the gift card again.",
    });
    const first = await ask(shop, "How do I use a gift card?");
    expect(first.response).toContain("Enter its code");
    expect(first.suggestions.toSorted()).toEqual(["A lost gift card", "Paying in the shop"]);
    const second = await ask(shop, "I lost a gift card", { conversation_id: first.conversation_id });
    expect(second.response).toContain("send the gift card again");
    expect(second.suggestions).toEqual(["Paying in the shop"]);
  });
});

test("a section that points at the one above it brings that along", async () => {
  const shop = await shopWith(app, {
    "Change or cancel an order":
      "## How to change an order\n\n1. Go to **Account**.\n2. Choose **Change order**.\n\n## How to cancel an order\n\nChoose **Cancel order** in the same place. The amount is returned at once.",
    ...returns,
  });
  const answer = await ask(shop, "How do I cancel my order?");
  expect(answer.response).toBe(
    "**How to change an order**\n\n1. Go to **Account**.\n2. Choose **Change order**. [1]\n\n**How to cancel an order**\n\nChoose **Cancel order** in the same place. The amount is returned at once. [1]",
  );
});
