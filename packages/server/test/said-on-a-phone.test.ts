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
    "Checking in":
      "1. Ring the bell at the gate.\n2. Show your passport at the desk.\n3. Choose a bunk.\n\n## Checking out\n\nLeave your key in the box by eleven. Strip your bunk.",
    "Opening hours and access":
      "## Reception\n\n- Monday to Friday: 8am–5pm\n- Saturday: 9am–4pm\n- Sunday: closed\n\n## Where we are\n\n7 Quarry Road, Kendal LA9 4HR. There is free parking by the gate.",
    Sauna:
      "Our sauna is heated with wood.\n\n| Guests | Price |\n| --- | --- |\n| up to 4 | £20 |\n| 5 to 9 | £35 |\n| 10 to 16 | £60 |",
    Deposit: "The deposit is £30.\n\n## What is not in the price\n\nTowels and firewood are not included.",
  });
  await shop("nl", {
    Annuleren:
      "U kunt kosteloos annuleren tot 14 dagen vooraf.\n\n## Verzetten\n\nEen andere datum kan één keer gratis, als er plaats is.",
    Ophalen: "Kom naar het kantoor. Neem uw identiteitsbewijs en een handdoek mee.",
    Openingstijden:
      "De hal is open van april tot oktober:\n\n- april en mei: dinsdag t/m zondag 9.30–17.00 uur\n- juni: elke dag 9.00–18.30 uur\n\nOp Koningsdag zijn we gesloten.",
    Vragen: "## Mogen we eten in de hal?\n\nNee, alleen in de kantine.",
    Prijzen: "Alle prijzen zijn per persoon, inclusief btw en helm.",
    Boten: "| Boot | Dag |\n| --- | --- |\n| Kano | € 35 |\n| Sloep | € 135 |\n| Zeilboot | € 110 |",
    Terugbrengen: "De boot moet om vijf uur terug zijn. Een te late boot kost € 25 per halfuur.",
    Ongevallen: "Bij een ongeluk belt u 112.",
  });
});
afterAll(() => app.stop());

const ask = (locale: string, message: string): Promise<Answer> => app.send(shops[locale]!.id, { message });

describe("as visitors type it on a phone", () => {
  test.each([
    ["en", "how do i check out", /^(?=.*key in the box)(?!.*passport)/s],
    ["en", "how do i check in", /passport/],
    ["en", "wot time do u close sat", /9am–4pm/],
    ["en", "where are you", /7 Quarry Road/],
    ["en", "how much is the sauna for 7 guests", /^(?=.*£35)(?!.*£20)(?!.*£60)/s],
    ["en", "what is not in the price", /Towels and firewood/],
    ["nl", "kan ik gratis annuleren", /^(?=.*kosteloos)(?!.*andere datum)/s],
    ["nl", "kan ik afzeggen?", /kosteloos/],
    ["nl", "wat moet ik meenemen", /handdoek mee/],
    ["nl", "zijn jullie open op koningsdag", /gesloten/],
    ["nl", "helm inbegrepen?", /inclusief btw en helm/],
    ["nl", "ongeluk gehad", /112/],
    ["nl", "goedkoopste boot", /^(?=.*Kano)(?=.*€ 35)(?!.*€ 25)(?!.*Sloep)/s],
  ])("%s: %s", async (locale, message, told) => {
    const answer = await ask(locale, message);
    expect([answer.kind, answer.response]).toEqual(["answer", expect.stringMatching(told)]);
  });

  test.each([
    ["nl", "mogen we vuurwerk in de hal afsteken", /vuurwerk/],
    ["en", "can i bring my parrot lol", /^(?!.*lol)/],
  ])("and what is not told is named: %s: %s", async (locale, message, told) => {
    const answer = await ask(locale, message);
    expect([answer.kind, answer.response]).toEqual(["no_answer", expect.stringMatching(told)]);
  });
});

test("names in capitals are headings of plain text, also over longer parts", async () => {
  const tenant = await app.createTenant({ rate_limit: 10_000 });
  const long =
    "Our cover costs 2.40 pounds a month for each 1,000 pounds of value, with an excess of 100 pounds a claim. ";
  const content = `INSURANCE\n\n${long.repeat(2)}\n\n${long.repeat(3)}\n\nHOW TO MAKE A CLAIM\n\nReport the damage within 7 days. Send photos.`;
  const body = { external_id: "cover", title: "Cover", content, format: "text" };
  expect((await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, body)).statusCode).toBe(201);
  const { response } = await app.send(tenant.id, { message: "my stuff got wet!! how do i claim" });
  expect(response).toContain("within 7 days");
});
