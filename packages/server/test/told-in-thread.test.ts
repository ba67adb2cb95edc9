import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let farm: Tenant;
let hof: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  farm = await shopWith(
    app,
    {
      "Riding holidays":
        "A week with your own pony, full board. Helmets are lent free of charge.\n\n| Week | Child | Adult |\n|---|---|---|\n| Easter | £420 | £510 |\n| August | £480 | £590 |\n\nBedding is not included. Swimming in the lake is allowed with a lifeguard.",
      "Farm shop": "We sell cheese and wool. The shop takes cards. Cheese is kept cold for the way home.",
      "Where we are":
        "**Barn Hill**, 4 Mill Lane, Oakham. Open Tue–Sun 9–17.\n\n**Lake Farm**, 2 Shore Road, Exton. Open Sat–Sun 10–16.",
      Parking: "At Barn Hill the car park is free. At Lake Farm there are six places.",
      Plans: "| Plan | Lessons | Livery |\n|---|---|---|\n| Basic | 2 | none |\n| Gold | 8 | included |",
      Newsletter: "Lessons are praised by all in our newsletter, basic as it is.",
      Paying: "We take Visa and debit cards. We do not take cheques or American Express.",
      Certificates: "ISO 9001 is expected next spring. Every rug is woven by hand.",
      Sauna: "| Ticket | Adult | Student |\n|---|---|---|\n| Day ticket | £14 | £11 |\n| Evening ticket | £10 | £8 |",
      Rugs: "| Size | Price |\n|---|---|\n| 120 × 170 | £90 |\n| 160 × 230 | £140 |",
    },
    { locale: "en", ...plain },
  );
  hof = await shopWith(
    app,
    {
      Ferien: "Eine Woche mit eigenem Pony kostet 420 €. Bettwäsche ist nicht dabei.",
      Ponys: "Wir haben zwölf Ponys. Sie sind nicht mit anderen Aktionen zu haben.",
      Herbstaktion: "Im Oktober reiten zwei zum Preis von einem.",
      Firmen: "Wir unterrichten Firmen in ihrem Haus, eine Doppelstunde im Kurs kostet 125 €.",
      Ferienkurse: "Unsere Ferienkurse dauern eine Woche und kosten 240 €.",
      Hufpflege: "Der Schmied kommt im Umkreis von 5 km, mittwochs nachmittags.",
      Termine: "Für Reitstunden vergeben wir Termine, zum Zuschauen kommen Sie einfach vorbei.",
      Sauna: "Die Sauna ist für Gäste frei. Kinder unter 12 dürfen nicht in die Sauna.",
      Preise: "Die Blutdruckmessung beim Pony kostet 12 €.",
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

const ask = ({ id }: Tenant, message: string, more: object = {}): Promise<Answer> => app.send(id, { message, ...more });

async function askAll(tenant: Tenant, ...messages: string[]): Promise<Answer> {
  let answer: Answer | undefined;
  for (const message of messages)
    answer = await ask(tenant, message, answer ? { conversation_id: answer.conversation_id } : {});
  return answer!;
}

describe("what goes on from an answer is told by what that was taken from:", () => {
  test.each([
    [["What do riding holidays cost at Easter?", "is bedding included?"], "Bedding is not included."],
    [["What do riding holidays cost at Easter?", "is that also with a lifeguard?"], "with a lifeguard"],
    [["Where are you open?", "Barn Hill"], "4 Mill Lane"],
    [["riding holidays", "how much is it in August?"], "£480"],
    [["how much is a day ticket?", "and in the evening for students?"], "**Evening ticket** – Student: £8"],
  ])("%s", async (messages, told) => {
    const { kind, response } = await askAll(farm, ...messages);
    expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  });

  test("also in German", async () => {
    const { response } = await askAll(hof, "was kostet eine woche mit pony", "ist da bettwäsche dabei?");
    expect(response).toContain("Bettwäsche ist nicht dabei.");
    expect((await askAll(hof, "gibt es reitstunden", "brauche ich dafür einen termin?")).response).toContain(
      "Für Reitstunden vergeben wir Termine",
    );
  });

  test("what it costs, and who may go in, too", async () => {
    expect((await askAll(hof, "habt ihr eine sauna", "kostet das was")).response).toContain("für Gäste frei");
    expect((await askAll(hof, "habt ihr eine sauna", "darf mein sohn da rein")).response).toContain("unter 12");
  });

  test("what is done with it may be said in any word where a figure is asked for", async () => {
    expect((await askAll(hof, "hufpflege", "wie weit fahrt ihr")).response).toContain("5 km");
    expect((await askAll(hof, "hufpflege", "an welchem tag")).response).toContain("mittwochs");
  });

  test("but not what it names and no text knows", async () => {
    expect((await askAll(farm, "What do riding holidays cost at Easter?", "is a saddle included?")).kind).toBe(
      "no_answer",
    );
  });
});

test("where one is, a British postcode tells as well", async () => {
  const gym = await shopWith(app, {
    "Getting here": "Tannery Works, Unit 4, Leeds LS9 8AG. Bus 14 stops outside.",
    "Opening hours": "Monday to Friday 10:00–22:30, closed on Sundays.",
  });
  expect((await ask(gym, "where are you?")).response).toContain("Leeds LS9 8AG");
});

describe("of a few texts one that holds all of a short question answers it:", () => {
  test.each([
    ["do you support ISO9001?", "ISO 9001 is expected"],
    ["120x170 price", "£90"],
    ["do you accept amex", "or American Express"],
    ["how many lessons on basic", "**Basic** – Lessons: 2"],
  ])("%s", async (message, told) => {
    const { kind, response } = await ask(farm, message);
    expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  });

  test.each([
    ["habt ihr gerade eine aktion?", "zwei zum Preis von einem"],
    ["blutdruck messen preis", "12 €"],
    ["was kostet ein firmenkurs", "125 €"],
  ])("%s", async (message, told) => {
    const { kind, response } = await ask(hof, message);
    expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  });

  test.each(["is the wool waterproof?", "what does a cow cost?", "do you sell ponies?"])("not %s", async (message) => {
    expect((await ask(farm, message)).kind).toBe("no_answer");
  });
});
