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

  test.each(["you are stupid", "You're an idiot", "you suck", "this bot sucks", "du Arschloch", "du bist ein Idiot"])(
    "of the assistant, such as %s, is met calmly in a shop of any language",
    async (message) => {
      const shop = await shopWith(app, returns, { locale: message.startsWith("du") ? "de" : "en" });
      const answer = await ask(shop, message);
      expect(answer.kind).toBe("answer");
      expect(answer.response).toMatch(/^I'm sorry that you're annoyed|^Es tut mir leid, dass Sie verärgert sind/);
      const { items } = (await app.admin("GET", `/api/admin/tenants/${shop.slug}/unanswered`)).json<{ items: [] }>();
      expect(items).toEqual([]);
    },
  );

  test.each([
    ["de", "FCK Trikot", "FCK Trikot", "Das Trikot des FCK ist rot."],
    ["de", "Was macht Frau Fick?", "Team", "Frau Fick macht die Buchhaltung."],
    ["de", "Johnny Depp Parfum", "Parfum", "Das Parfum von Johnny Depp riecht nach Zimt."],
    ["de", "Mist", "Mist", "Mist ist guter Dünger."],
    ["en", "Salak kaufen", "Salak", "Salak kaufen Sie bei uns."],
    ["es", "porra antequerana", "Porra antequerana", "La porra antequerana se sirve fría."],
    ["en", "bitch collar", "Bitch collar", "The bitch collar is red."],
    ["en", "Do you groom a bitch in heat?", "Grooming", "We groom a bitch in heat on Fridays."],
    ["en", "Dostoevsky Idiot", "The Idiot", "The Idiot by Dostoevsky has 600 pages."],
    ["en", "Do you have The Idiot?", "The Idiot", "The Idiot by Dostoevsky has 600 pages."],
    ["en", "The vacuum sucks", "Suction", "A vacuum that sucks up water is in the cellar."],
    ["fr", "débile léger", "Débile léger", "Le terme débile léger est ancien."],
    ["it", "Merda d'artista", "Merda d'artista", "Merda d'artista è in mostra."],
    ["nl", "Tering rivier", "Tering", "De rivier Tering is smal."],
    ["en", "Do you sell Bullshit Jobs?", "Bullshit Jobs", "We sell Bullshit Jobs as a paperback."],
    ["en", "Scunthorpe", "Scunthorpe", "Scunthorpe has a branch."],
    ["nl", "Dick Bruna", "Dick Bruna", "Dick Bruna tekende Nijntje."],
    ["en", "shiitake", "Shiitake", "Shiitake grows on oak."],
  ])("is no name, and no goods, in %s: %s", async (locale, message, title, text) => {
    const answer = await ask(await shopWith(app, { ...returns, [title]: text }, { locale }), message);
    expect(answer.response).toContain(text);
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
    [
      "en",
      "Ich möchte mit einem Menschen sprechen",
      "So erreichen Sie uns:\n\nIn unseren Unterlagen steht dazu (Englisch):",
    ],
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

test("whoever says yes to a person who was offered after an insult gets one", async () => {
  const shop = await shopWith(app, returns, { locale: "de", escalation: { enabled: true } });
  expect((await talk(shop, "Du Arschloch", "ja bitte")).kind).toBe("handoff");
  expect((await talk(shop, "Wer bist du?", "Ja")).kind).toBe("handoff");
  expect((await talk(shop, "Wer bist du?", "ok")).kind).not.toBe("handoff");
});

test("the hour and the day may be those of what is talked about", async () => {
  const shop = await shopWith(app, {
    "Summer concert": "The summer concert is on Friday at 8 pm, and day tickets are sold.",
  });
  for (const question of ["What day is it?", "And what time is it?"])
    expect((await talk(shop, "Tell me about the summer concert", question)).response).not.toMatch(/can't help/);
  expect((await talk(shop, "Tell me about the summer concert", "What time is it right now?")).response).toMatch(
    /can't help/,
  );
  expect((await talk(shop, "Hello", "What time is it?")).response).toMatch(/can't help/);
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

  test.each([
    ["When are you open?", "Orders are sent from 9:00 to 18:00."],
    ["What is your address?", "In Chapter 3, Alice tells how it began."],
    ["What is your address?", "Seite 12, Absatz 3, Berlin."],
  ])("is not told by what only looks like it: %s %s", async (question, text) => {
    expect((await ask(await shopWith(app, { ...returns, Notes: text }), question)).response).not.toContain(text);
  });

  test.each([
    ["When are you open?", "Open the box with care. The lamp costs 12.99, the large one 15.99 euros.", "Mo–Fr 9–18"],
    ["Where is my order?", "Lay the track in the order in which it is packed.", "Tracking begins with the link."],
  ])("is told by what tells it, not by what has its words: %s", async (question, text, told) => {
    const { response } = await ask(
      await shopWith(app, { ...returns, Notes: text, "Opening hours and tracking": told }),
      question,
    );
    expect(response).toContain(told);
    expect(response).not.toContain(text);
  });

  test.each([
    ["en", "When are you open?", "Opening hours", "Mo–Fr 9–18, Sa 10–14"],
    ["es", "¿Cuándo abrís?", "Horario", "De 9 a 18 h."],
  ])("is told by hours in few signs, in %s: %s", async (locale, question, title, text) => {
    expect((await ask(await shopWith(app, { ...returns, [title]: text }, { locale }), question)).response).toContain(
      text,
    );
  });

  test("is of what was spoken of, not of the shop", async () => {
    const shop = await shopWith(app, {
      "Opening hours": "We are open Monday to Friday, 9:00 to 18:00.",
      "The lamp case": "How to open the lamp case: press the button.",
    });
    for (const question of ["How do I open it?", "How can I open it?"])
      expect((await talk(shop, "Tell me about the lamp case", question)).response).not.toContain("18:00");
    expect((await ask(shop, "open?")).response).toContain("18:00");
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
    "**How to change an order**\n\n1. Go to **Account**.\n2. Choose **Change order**. [1]\n\n**How to cancel an order**\n\nChoose **Cancel order** in the same place. The amount is returned at once. [2]",
  );
});
