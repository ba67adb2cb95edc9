import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let workshop: Tenant;
let dentist: Tenant;
let campsite: Tenant;
let plans: Tenant;
beforeAll(async () => {
  app = await startApp();
  workshop = await shopWith(app, {
    Servicing:
      "## Basic service\n\nA basic service costs £45 and takes one day. We check the brakes.\n\n## Full service\n\nA full service costs £110 and takes three working days. Wheels are trued.\n\n## Polishing\n\nWe polish the frame by hand.",
    "Our shops":
      "## Leith\n\nForth Cycles, 12 Shore Street, Leith. Open Monday to Friday from 9:00 to 18:00.\n\n## Morningside\n\nForth Cycles, 88 Morningside Road, Edinburgh. Open Tuesday to Saturday from 10:00 to 18:30.",
    "Bike hire": "Hire bikes cost £25 a day. You need a passport.",
    Helmets: "Helmets cannot be returned once worn outdoors.",
    Delivery:
      "Delivery within the UK costs £3. Delivery to the United States costs £14.50 and takes eight working days.",
  });
  dentist = await shopWith(
    app,
    {
      Zahnreinigung: "Eine Zahnreinigung kostet 95 Euro und dauert 60 Minuten.",
      Bleaching: "Ein Bleaching kostet 390 Euro und dauert 90 Minuten. Es hält drei Jahre.",
      Anfahrt: "Parkplätze gibt es in der Tiefgarage am Rathaus.",
      Probestunde: "Die Probestunde ist kostenlos und dauert 30 Minuten.",
      "Grüner Tee Zubereitung": "Grünen Tee lassen Sie zwei Minuten ziehen.",
      "Schwarzer Tee Zubereitung": "Schwarzen Tee lassen Sie fünf Minuten ziehen.",
    },
    { locale: "de" },
  );
  campsite = await shopWith(
    app,
    {
      Animaux: "Les chiens sont acceptés sur les emplacements pour 4 € par nuit.",
      "Wi-Fi": "Le Wi-Fi est gratuit à la réception.",
      Tarifs:
        "| Hébergement | Basse saison | Haute saison |\n| --- | --- | --- |\n| Chalet Mélèze, 4 personnes | 68 € | 112 € |\n| Tente lodge, 5 personnes | 55 € | 92 € |\n\nMénage de fin de séjour (facultatif) : 60 €. Location de draps : 12 € par lit.",
    },
    { locale: "fr" },
  );
  plans = await shopWith(app, {
    Plans:
      "## Starter\n\nStarter costs €9 a month and has one user.\n\n## Team\n\nTeam costs €29 a month and has five users.",
    "Cancel your subscription": "1. Open Billing.\n2. Click Cancel.\n\nYour data stays available for 90 days.",
    "Export your data": "Open Settings and choose Export.",
    Payments: "A payment is declined because the card has expired.",
  });
});
afterAll(() => app.stop());

async function talk(tenant: Tenant, ...messages: string[]): Promise<Answer> {
  let said: Answer | undefined;
  for (const message of messages) said = await app.send(tenant.id, { message, conversation_id: said?.conversation_id });
  return said!;
}

describe("a question that says only what it wants to know", () => {
  test("is about what was answered last, not what was asked first", async () => {
    const full = await talk(workshop, "How much is a basic service?", "and a full one?", "how long does that take?");
    expect(full.response).toContain("three working days");
    const cleaning = await talk(
      dentist,
      "Was kostet ein Bleaching?",
      "und die Zahnreinigung?",
      "wie lange dauert das?",
    );
    expect(cleaning.response).toContain("60 Minuten");
    const team = await talk(plans, "What does the starter plan cost?", "and team?", "how many users?");
    expect(team.response).toContain("five users");
  });

  test("is not answered from what another thing takes", async () => {
    const polishing = await talk(workshop, "Do you polish frames?", "how long does that take?");
    expect([polishing.kind, polishing.response]).toEqual(["no_answer", expect.not.stringMatching(/day/)]);
  });

  test("may ask whether it is free of what has a price", async () => {
    expect((await talk(workshop, "Do you hire bikes?", "Is that free?")).response).toContain("£25");
    expect((await talk(campsite, "Acceptez-vous les chiens ?", "C'est gratuit ?")).response).toContain("4 €");
  });

  test("may ask why where a reason is told, and nowhere else", async () => {
    expect((await talk(plans, "My payment was declined", "why?")).response).toContain("because");
    expect((await talk(workshop, "Can I return helmets?", "why?")).kind).toBe("no_answer");
  });

  test("may end with a pronoun that is else an article", async () => {
    const sample = await talk(dentist, "Gibt es eine Probestunde?", "Wie lange dauert die?");
    expect(sample.response).toContain("30 Minuten");
  });

  test("is not asked of a place that no text knows, once another was answered", async () => {
    const answers = ["How much is delivery to Brazil?", "and to the United States?", "how long does that take?"];
    expect((await talk(workshop, ...answers)).response).toContain("eight working days");
  });
});

test("what points back to what was answered goes with that", async () => {
  const data = await talk(plans, "How do I cancel?", "and what happens to my data?", "how do I export it?");
  expect(data.response).toContain("choose Export");
});

test("what goes on with a thing that a text is named after is told of that, though the answer before had its name", async () => {
  const shop = await shopWith(app, {
    Servicing: "A service costs £45 and takes one day. We check brakes, gears and tyres.",
    "Tyres and tubes": "We stock tyres by Schwalbe, from £18.",
  });
  expect((await talk(shop, "How much is a service?", "and tyres?")).response).toContain("£18");
});

test("what goes on with another thing of the same text is told of that thing", async () => {
  const { kind, response } = await talk(campsite, "Combien coûte le chalet Mélèze ?", "et le ménage ?");
  expect({ kind, response }).toMatchObject({ kind: "answer", response: expect.stringContaining("60 €") });
  expect(response).not.toContain("112 €");
});

test("what goes on with another topic is answered by that", async () => {
  const parking = await talk(dentist, "Wie lange hält das Bleaching?", "und was kostet es?", "und wo kann ich parken?");
  expect(parking.response).toContain("Tiefgarage");
});

describe("a question that is understood by itself", () => {
  let nursery: Tenant;
  beforeAll(async () => {
    nursery = await shopWith(app, {
      "Getting here":
        "There is free parking behind our house in Elmford. In Ashby, please use the pay and display car park. Bus 4 stops at the house in Elmford.",
      Paying:
        "You can pay by card or by direct debit. We do not take cheques. We are sorry that we cannot offer instalments.",
      "Our houses":
        "Our main house is in Elmford. It is open Monday to Friday from 7 a.m. to 6 p.m.\n\nOur smaller house at 3 Mill Street, Ashby, is open on Mondays and Thursdays only, from 8 a.m. to noon.",
      Places: "We take children from six months. Babies sleep in a room of their own. A place for a baby is rare.",
      Team: "Every nurse in our team is trained in first aid.",
    });
  });
  const before = "Is there parking at Elmford?";

  test.each([
    ["can I pay in instalments", "instalments"],
    ["is Ashby open on thursday", "noon"],
    ["do you take cheques?", "cheques"],
    ["do babies have their own room", "Babies sleep"],
  ])("is answered as if nothing had been asked before: %s", async (question, told) => {
    const alone = await talk(nursery, question);
    const after = await talk(nursery, before, question);
    expect([alone.kind, alone.response]).toEqual(["answer", expect.stringContaining(told)]);
    expect([after.kind, after.response]).toEqual([alone.kind, alone.response]);
  });

  test.each(["how much do you pay your nurses", "do nurses park for free in winter"])(
    "is not answered by what was told before: %s",
    async (question) => {
      expect((await talk(nursery, question)).kind).toBe("no_answer");
      expect((await talk(nursery, before, question)).kind).toBe("no_answer");
    },
  );

  test("may be about what was talked about where texts answer it alike", async () => {
    expect((await talk(workshop, "Where is the shop in Morningside?", "When are you open?")).response).toContain(
      "10:00",
    );
  });
});

describe("who takes all that was offered, or one without naming it,", () => {
  test.each(["both", "both please", "the cheaper one", "I don't know"])("is told of each: %s", async (choice) => {
    const { kind, response } = await talk(workshop, "Opening hours", choice);
    expect([kind, response]).toEqual(["answer", expect.stringMatching(/(?=[^]*9:00)(?=[^]*10:00)/)]);
  });

  test("in German too", async () => {
    const { response } = await talk(dentist, "Wie bereite ich Tee zu?", "beides");
    expect(response).toMatch(/(?=[^]*zwei Minuten)(?=[^]*fünf Minuten)/);
  });
});
