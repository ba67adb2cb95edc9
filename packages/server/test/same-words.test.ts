import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const shops: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  const shop = async (locale: string, texts: Record<string, string>): Promise<void> => {
    shops[locale] = await shopWith(app, texts, { locale, escalation: { enabled: false } });
  };
  await shop("en", {
    Bikes: "We sell used bikes. A used bike costs £80.",
    Violins: "We sell violins from three makers.",
    Swimming: "You can learn to swim on Mondays. A lesson in swimming costs £6, a child pays £3.",
    Discounts: "There is a discount for students.",
    Rental: "A security deposit of £50 is due for a tent.",
    Payment: "We take Visa and Mastercard.",
    Golf: "Golf lessons cost £40.",
    Exam: "An exam lasts 45 minutes.",
    Help: "Use the chat on our page.",
    Delivery: "Delivery to the United Kingdom costs £5.",
    Television: "A tv costs £4 a day.",
  });
  await shop("de", {
    Markt: "Ein Ei kostet 40 Cent. Ein Liter Öl kostet 6 Euro.",
    Räder: "Ein neues Fahrrad kostet 500 Euro.",
    Versand: "Der Versand nach Polen kostet 12 Euro. Ab 50 Euro kostet er nichts mehr.",
    Kissen: "Wir verkaufen rosa Kissen.",
  });
  await shop("fr", {
    Plage: "Un parasol à la plage coûte 10 €.",
    Accès: "La plage est à 300 mètres.",
    Chiens: "Les chiens sont acceptés en laisse, 3 € par nuit.",
    Tennis: "Les cours de tennis coûtent 30 €.",
  });
  await shop("pt", { Praia: "Um guarda-sol na praia custa 10 euros." });
  await shop("it", { Camere: "Le camere costano 80 € per notte." });
  await shop("nl", { Eieren: "Een ei kost 40 cent.", Fietsen: "U kunt bij ons een fiets kopen." });
  await shop("tr", { Saatler: "Mağaza 9:00 ile 18:00 arasında açıktır.", Kargo: "Kargo ücreti 40 TL." });
});
afterAll(() => app.stop());

const ask = (locale: string, message: string): Promise<Answer> => app.send(shops[locale]!.id, { message });

describe("what differs is not taken for the same:", () => {
  test.each([
    ["en", "Do you sell new bikes?", /used/],
    ["en", "Do you sell violin cases?", /makers/],
    ["en", "Is there a discount for my family?", /students/],
    ["en", "What does my grandma pay?", /£3/],
    ["en", "Can old people learn to swim?", /Mondays/],
    ["en", "Is there a problem with bikes?", /£80/],
    ["en", "Is there a place to leave my bike?", /£80/],
    ["en", "Do you take Amex?", /Visa/],
    ["en", "How much is the down payment?", /£50/],
    ["en", "Where is the golf course?", /£40/],
    ["en", "How long does a covid test take?", /45/],
    ["en", "Do you have a cat?", /chat/],
    ["en", "Do you sell trees?", /three/],
    ["de", "Was macht das Fahrrad so teuer?", /500/],
    ["de", "Was kostet ein altes Fahrrad?", /500/],
    ["de", "Kann ich Polo spielen?", /Polen/],
    ["de", "Verkauft ihr Rosen?", /rosa/],
    ["de", "Habt ihr Zimmer am Meer?", /mehr/],
    ["fr", "À combien de mètres est la plage ?", /10 €/],
    ["fr", "Proposez-vous la garde de chiens ?", /laisse/],
    ["fr", "Avez-vous un court de tennis ?", /30 €/],
    ["pt", "Quanto fica longe a praia?", /10 euros/],
    ["it", "A che piano sono le camere?", /80 €/],
    ["nl", "Kan ik mijn fiets verkopen?", /kopen/],
  ])("%s: %s", async (locale, message, wrong) => {
    const { kind, response } = await ask(locale, message);
    expect([kind, kind === "answer" && wrong.test(response) ? response : null]).not.toEqual(["answer", response]);
  });
});

describe("what is the same still is:", () => {
  test.each([
    ["en", "How much is the tv?", /£4/],
    ["en", "What does a used bike cost?", /£80/],
    ["de", "Was kostet ein Ei?", /40 Cent/],
    ["de", "Was kostet Öl?", /6 Euro/],
    ["nl", "Wat kost een ei?", /40 cent/],
    ["tr", "kaça kadar açıksınız", /18:00/],
  ])("%s: %s", async (locale, message, told) => {
    expect(await ask(locale, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });
});
