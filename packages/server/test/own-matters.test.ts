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

const ask = (tenant: Tenant, message: string, more: object = {}): Promise<Answer> =>
  app.send(tenant.id, { message, ...more });

describe("the visitor's own parcel is told of by no text about other things", () => {
  test.each([
    ["en", "where is my order?", "You can return your order within 30 days.", "can't look up"],
    ["en", "Has my order shipped yet?", "Orders are shipped within 24 hours.", "can't look up"],
    ["de", "Wann kommt mein Paket?", "Ein Paket kommt nach zwei Tagen an.", "keine Sendungen"],
    ["fr", "Quand arrive mon colis ?", "Un colis arrive en trois jours.", "ne peux pas consulter"],
    ["es", "¿Cuándo llega mi pedido?", "Un pedido llega en tres días.", "no puedo consultar"],
    ["it", "Quando arriva il mio ordine?", "Un ordine arriva in tre giorni.", "non posso consultare"],
    ["nl", "Wanneer komt mijn pakket?", "Een pakket komt na twee dagen.", "geen pakketten"],
    ["pt", "Quando chega a minha encomenda?", "Uma encomenda chega em três dias.", "não consigo consultar"],
    ["tr", "Kargom nerede?", "Kargo iki gün sürer.", "bakamıyorum"],
  ])("in %s: %s", async (locale, message, text, refusal) => {
    const answer = await ask(await shopWith(app, { "1": text }, { locale }), message);
    expect([answer.kind, answer.response]).toEqual(["no_answer", expect.stringContaining(refusal)]);
  });

  test("but by one that asks for it itself", async () => {
    const text = "We pack it within a day. Ask us after a week.";
    const shop = await shopWith(app, { FAQ: `## Where is my order?\n\n${text}` });
    expect((await ask(shop, "Where is my parcel?")).response).toContain("Ask us after a week");
  });

  test("also after a story, and amid another topic", async () => {
    const shop = await shopWith(app, {
      Delivery: "Delivery of an order costs 5 euros.",
      Orders: "An order is packed.",
    });
    const story =
      "I ordered a bike on Monday and have not heard anything since. I'm getting worried. Where is my order?";
    expect((await ask(shop, story)).response).toMatch(/can't look up/);
    const { conversation_id } = await ask(shop, "How much is delivery?");
    expect((await ask(shop, "Where is my order?", { conversation_id })).response).toMatch(/can't look up/);
  });
});

describe("where the tenant is", () => {
  const shops = {
    "Our shops":
      "## Leith\n\nForth Cycles, 12 Shore Street, Leith. Open Monday to Friday from 9:00 to 18:00.\n\n## Morningside\n\nForth Cycles, 88 Morningside Road, Edinburgh. Open Tuesday to Saturday from 10:00 to 18:30.",
    Returns: "Send it to the warehouse, 5 Mill Lane, Leeds.",
  };

  test("is asked back where it is in several places, and told of the one that is named", async () => {
    const shop = await shopWith(app, shops);
    const back = await ask(shop, "Where are you?");
    expect([back.kind, back.suggestions.toSorted()]).toEqual(["clarify", ["Leith", "Morningside"]]);
    const named = await ask(shop, "Leith", { conversation_id: back.conversation_id });
    expect(named.response).toContain("12 Shore Street");
    const hours = await ask(shop, "What are your opening hours in Leith?");
    expect([hours.kind, hours.response]).toEqual(["answer", expect.stringContaining("9:00 to 18:00")]);
  });

  test("is no hour that looks like a street", async () => {
    const shop = await shopWith(
      app,
      {
        Sprechzeiten: "Montag von 8:00 bis 18:00 Uhr, Mittwoch von 8:00 bis 13:00 Uhr.",
        Kontakt: "Praxis am Markt, Marktplatz 4, 37073 Göttingen. Telefon 0551 555 0142.",
      },
      { locale: "de" },
    );
    expect((await ask(shop, "Wo seid ihr?")).response).toContain("Marktplatz 4");
  });
});

test("who wants to call or to write is shown the support's address where nothing is named contact", async () => {
  const shop = await shopWith(app, { Support: "Write to support@invoices.example.", Plans: "Team costs 29 euros." });
  for (const message of ["phone number", "Can I talk to somebody?"])
    expect((await ask(shop, message)).response).toContain("support@invoices.example");
});

test.each(["What's your phone number?", "how can I call you?", "your email"])(
  "whom to call is told by what says neither phone nor contact: %s",
  async (message) => {
    const shop = await shopWith(app, {
      Visits: "The harbour house lies by the beach. Call 01947 555 120 or write to hello@strand.example.",
      Rays: "Please take keys and telephones out of your pockets. Rays have names.",
    });
    expect((await ask(shop, message)).response).toContain("01947 555 120");
  },
);
