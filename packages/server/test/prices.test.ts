import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let sailing: Tenant;
let school: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  sailing = await shopWith(
    app,
    {
      "Moving a lesson":
        "You book a lesson in the office. A lesson may be moved free of charge up to two days before. For a lesson that is cancelled later we charge 60 % of the price. In storms no lesson takes place.",
      "Price list": `All prices in euros.

| What | Dinghy | Yacht | Class K2 |
| --- | --- | --- | --- |
| Lesson (60 min.) | 55 € | 80 € | 35 € |
| Practical exam | 90 € | 140 € | – |
| Theory book | 25 € | 25 € | 15 € |

The sailing club takes 12 € for each exam of a dinghy.`,
      Berths: `Berths are let by the season.

| Boat | April to June, September | July and August |
| --- | --- | --- |
| up to 6 m | 20 € a night | 30 € a night |
| 6 to 9 m | 28 € a night | 41 € a night |
| over 9 m | 36 € a night | 55 € a night |`,
      Mooring: "Repairs of the jetty take place in March. Our harbour master repairs sails in winter.",
      Delivery:
        "We deliver boats on a trailer.\n\n## What it costs\n\nWithin 50 km it is 70 €.\n\n## When nobody is there\n\nA second delivery costs 40 €.",
      Groups: `| Group | Discount |
| --- | --- |
| 6 to 11 people | 10 % |
| 12 to 20 people | 15 % |
| 21 or more people | 20 % |`,
      Motors: "For the class R9 we have two boats with motors.",
    },
    { locale: "en", ...plain },
  );
  school = await shopWith(
    app,
    {
      Unterricht: "Klasse C beginnt im Mai. Für Klasse C kommen vier Abende dazu. Motoren sind bis 4,5 t zugelassen.",
      Preise: `| Leistung | Klasse B | Klasse C | Klasse AM |
| --- | --- | --- | --- |
| Anmeldung | 200 € | 350 € | 120 € |
| Fahrt | 60 € | 95 € | 45 € |

Die Prüfstelle berechnet für die Prüfung Klasse B 130 €.`,
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

const ask = ({ id }: Tenant, message: string, more: object = {}): Promise<Answer> => app.send(id, { message, ...more });

describe("a price is told by what names the thing and an amount in one place:", () => {
  test.each([
    ["How much is a lesson?", "**Lesson (60 min.)** – Dinghy: 55 € · Yacht: 80 € · Class K2: 35 € [1]"],
    ["lesson price", "**Lesson (60 min.)** – Dinghy: 55 € · Yacht: 80 € · Class K2: 35 € [1]"],
    ["How much is delivery?", "Within 50 km it is 70 €. [1]"],
    ["What does a yacht lesson cost?", "**Lesson (60 min.)** – Yacht: 80 € [1]"],
    [
      "How much is a berth for 8 m in May?",
      "| Boat | April to June, September |\n| --- | --- |\n| 6 to 9 m | 28 € a night |",
    ],
    ["What does a berth cost in July for a boat of 12 m?", "**over 9 m** – July and August: 55 € a night [1]"],
  ])("%s", async (message, told) => {
    expect(await ask(sailing, message)).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
  });

  test("a column alone is told with all its rows, and another in place of it", async () => {
    const first = await ask(school, "Was kostet die Klasse C?");
    const rows = (name: string, ...amounts: string[]): string =>
      `| Leistung | ${name} |\n| --- | --- |\n| Anmeldung | ${amounts[0]} |\n| Fahrt | ${amounts[1]} |`;
    expect(first.response).toContain(rows("Klasse C", "350 €", "95 €"));
    const { conversation_id } = first;
    expect((await ask(school, "und B?", { conversation_id })).response).toContain(rows("Klasse B", "200 €", "60 €"));
    expect((await ask(school, "Was kostet die Klasse AM?")).response).toContain(rows("Klasse AM", "120 €", "45 €"));
  });

  test("what ranges over nothing of it leaves the table as it is", async () => {
    expect((await ask(sailing, "How much is a berth up to 6 m in December?")).response).toContain(
      "| Boat | April to June, September | July and August |\n| --- | --- | --- |\n| up to 6 m | 20 € a night | 30 € a night |",
    );
  });

  test("of a table by ranges the row is told into which it falls, not one that has the number elsewhere", async () => {
    expect((await ask(sailing, "What discount do 20 people get?")).response).toBe(
      "**12 to 20 people** – Discount: 15 % [1]",
    );
    expect((await ask(sailing, "What discount do 15 people get?")).response).toBe(
      "**12 to 20 people** – Discount: 15 % [1]",
    );
  });

  test.each([
    ["price list", "| Lesson (60 min.) | 55 € |"],
    ["What are your prices?", "| Lesson (60 min.) | 55 € |"],
  ])("%s", async (message, told) => {
    expect(await ask(sailing, message)).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
  });

  test("a list of prices is one by whatever name", async () => {
    expect((await ask(school, "Preisliste")).response).toContain("| Anmeldung | 200 € |");
    expect((await ask(school, "Preis")).kind).toBe("clarify");
  });

  test.each(["How much are repairs of sails?", "What does a lesson cost for the class R9?", "What does class Q cost?"])(
    "nothing tells %s",
    async (message) => {
      expect(await ask(sailing, message)).toMatchObject({ kind: "no_answer" });
    },
  );

  test("a unit is no class", async () => {
    expect(await ask(school, "Was kostet die Klasse T?")).toMatchObject({ kind: "no_answer" });
  });
});

describe("who asks what it costs per month or year, and of nothing, is told the list of prices:", () => {
  let gym: Tenant;
  let salle: Tenant;
  beforeAll(async () => {
    gym = await shopWith(
      app,
      {
        "Memberships and prices":
          "| Membership | Per month | Contract |\n|---|---|---|\n| Off-peak | £19.99 | 12 months |\n| Single | £29.99 | 12 months |\n| Flexi | £44.99 | none |",
        Freezing: "You can freeze for 1 to 3 months per year for £5 a month.",
      },
      { locale: "en", escalation: { enabled: false } },
    );
    salle = await shopWith(
      app,
      {
        Tarifs: "| Formule | Prix par mois |\n|---|---|\n| Gratuite | 0 € |\n| Équipe | 9 € |\n| Entreprise | 19 € |",
        Formation: "Une formation de deux heures coûte 290 €. Elle vaut pour douze mois.",
      },
      { locale: "fr", escalation: { enabled: false } },
    );
  });

  test.each(["how much is it a month", "how much per month?", "what does it cost per month"])("%s", async (message) => {
    expect((await ask(gym, message)).response).toContain("| Single | £29.99 |");
  });

  test.each(["combien ça coûte par mois ?", "c'est combien par mois ?"])("%s", async (message) => {
    expect((await ask(salle, message)).response).toContain("| Équipe | 9 € |");
  });

  test("not who asks how many, or of something", async () => {
    expect((await ask(gym, "how many months can I freeze?")).response).toContain("1 to 3 months");
    expect((await ask(gym, "how much is it a month to freeze?")).response).toContain("£5 a month");
  });
});

test.each(["combien coûte un invité ?", "prix d'un invité"])(
  "that a thing costs nothing is what it costs, below steps that name it: %s",
  async (message) => {
    const planner = await shopWith(
      app,
      {
        "Utilisateurs et rôles":
          "## Inviter un collègue\n\n1. Ouvrez Paramètres > Membres.\n2. Cliquez sur Inviter et saisissez son adresse.\n3. Choisissez son rôle.\n\nLes invités sont gratuits, jusqu'à 5 par espace.",
        Tarifs: "La formule Équipe coûte 9 € par mois.",
      },
      { locale: "fr", escalation: { enabled: false } },
    );
    expect((await ask(planner, message)).response).toMatch(/^Les invités sont gratuits/);
  },
);

describe("the prices of a thing stand under one word with it:", () => {
  let baths: Tenant;
  beforeAll(async () => {
    const table =
      "| Karte | Erwachsene | Kinder |\n| --- | --- | --- |\n| Tageskarte | 7 € | 4 € |\n| Abendkarte | 5 € | 3 € |\n| Zehnerkarte | 60 € | 35 € |";
    baths = await shopWith(
      app,
      {
        Eintrittspreise: `## Halle\n\n${table}`,
        Dampfbad: "Das Dampfbad kostet 19 €, der Eintritt in die Halle ist dabei.",
        Geburtstag: "Ein Geburtstag kostet 14 € je Kind mit Eintritt und Getränk.",
        Lager: "Der Lagerraum liegt im Keller. Ein Paddel kostet 3 €.",
      },
      { locale: "de", escalation: { enabled: false } },
    );
  });

  test.each([
    ["was kostet der eintritt", "Zehnerkarte"],
    ["Wie teuer ist der Eintritt?", "Zehnerkarte"],
    ["was kostet der eintritt für kinder", "35 €"],
    ["was kostet das dampfbad", "19 €"],
  ])("%s", async (message, told) => {
    expect((await app.send(baths.id, { message })).response).toContain(told);
  });

  test("but not those of another", async () => {
    expect((await app.send(baths.id, { message: "Was kostet ein Lager?" })).response).not.toContain("Karte");
  });
});

test("a share that is told of the thing itself comes before what something beside it costs", async () => {
  const firm = await shopWith(app, {
    Booking: "To book a date we ask for a deposit of 20 %. The rest is due two days before the move.",
    Cancelling:
      "You may change the date once. After that a change costs £75. If you cancel in time, you get the deposit back. Later than that we keep the deposit and charge 60 % of the price.",
  });
  const { response } = await ask(firm, "How much is the deposit?");
  expect(response).toMatch(/^To book a date we ask for a deposit of 20 %/);
});
