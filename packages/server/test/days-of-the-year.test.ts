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

const plain = { escalation: { enabled: false } };
const hours = "## Hours\n\nThe library is open Tuesday to Friday from 10:00 to 18:00. On Saturdays we close at 14:00.";
const ask = ({ id }: Tenant, message: string): Promise<Answer> => app.send(id, { message });

describe("a day that has a name is told by its date, and the other way round", () => {
  test.each([
    ["en", "Are you open on Christmas Day?", "We are closed on 25 and 26 December."],
    ["en", "are you open on 26 December", "Closed on Boxing Day."],
    ["en", "Is the library open on New Year's Eve?", "From 24 December to 2 January the library is closed."],
    ["en", "can i get to my stuff on xmas day", "We are closed on 25 and 26 December."],
    ["de", "Habt ihr an Heiligabend geöffnet?", "Am 24.12. schließen wir um 12 Uhr."],
    ["de", "Ist am 1. Mai offen?", "Am Tag der Arbeit ist geschlossen."],
    ["fr", "Êtes-vous ouverts à Noël ?", "Nous sommes fermés les 25 et 26 déc. et le 1er janvier."],
    ["es", "¿Abren en Año Nuevo?", "Cerramos el 25 de diciembre y el 1 de enero."],
    ["it", "Siete aperti a Capodanno?", "Siamo chiusi il 25 dicembre e il 1 gennaio."],
    ["nl", "Zijn jullie open op oudejaarsavond?", "Op 31 december sluiten we om 15 uur."],
    ["pt", "Estão abertos no Natal?", "Estamos fechados a 25 de dezembro."],
    ["tr", "Yılbaşı açık mısınız?", "1 Ocak günü kapalıyız."],
  ])("in %s: %s", async (locale, message, told) => {
    const shop = await shopWith(app, { Library: `${hours}\n\n## Other days\n\n${told}` }, { locale, ...plain });
    expect(await ask(shop, message)).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
  });

  test("and one that is a public holiday by what is told of these; not one on which people work", async () => {
    const told = "On bank holidays we are closed.";
    const shop = await shopWith(app, { Library: `${hours}\n\n## Other days\n\n${told}` }, { locale: "en", ...plain });
    expect((await ask(shop, "Are you open on Easter Monday?")).response).toContain(told);
    expect((await ask(shop, "Are you open on New Year's Eve?")).kind).toBe("no_answer");
    expect((await ask(shop, "Is the sauna open on Easter Monday?")).kind).toBe("no_answer");
  });
});

test("the day of one thing answers for no other, but for the place itself under any name", async () => {
  const told = "On Boxing Day and New Year's Day the library is closed. On Christmas Eve it closes at noon.";
  const shop = await shopWith(app, { Library: `${hours}\n\n## Christmas\n\n${told}` }, { locale: "en", ...plain });
  expect((await ask(shop, "Is the sauna open on Boxing Day?")).kind).toBe("no_answer");
  expect((await ask(shop, "Is the library open on Boxing Day?")).response).toContain(told);
  expect((await ask(shop, "Is your office open on Boxing Day?")).kind).toBe("answer");
});

describe("what is told of other days, of other things or of nothing that opens is no answer", () => {
  test.each([
    ["en", "When can I pick up my Christmas tree?", "We are closed on 25 and 26 December. We have trees."],
    ["en", "When do I have to order a Christmas tree?", "At Christmas we are closed."],
    ["de", "Ab wann kann ich zu Weihnachten einen Baum kaufen?", "Am 25. Dezember ist geschlossen."],
    ["fr", "Quand faut-il commander la bûche de Noël ?", "Nous sommes fermés les 25 et 26 décembre."],
    ["en", "When does Dr. Noel see patients?", "We are closed on 25 and 26 December."],
    ["en", "Are you open on 1 May?", "The museum was opened on 1 May 1924."],
    ["en", "Are you open on 5 May?", "Children under 5 may use the pool while it is open."],
    ["en", "Are you open on New Year's Day?", "The flower show is open from 3 May to 20 June."],
    [
      "en",
      "Is the flower show open at Easter?",
      "The shop is closed at Easter.\n\n## Shows\n\nThe flower show is nice.",
    ],
  ])("in %s: %s", async (locale, message, told) => {
    const shop = await shopWith(app, { "Good to know": told, Parking: "There is a car park." }, { locale, ...plain });
    const { kind, response } = await ask(shop, message);
    expect(kind === "answer" ? response : "").not.toContain(told.split("\n")[0]);
  });
});

test("where nothing tells of the day, the usual hours come before what else goes on then", async () => {
  const told = "The Easter egg hunt is open to members.";
  const shop = await shopWith(app, { Library: hours, "For children": told }, { locale: "en", ...plain });
  expect((await ask(shop, "Are you open at Easter?")).response).not.toContain(told);
});

test("a season that is told under opening is told of the place", async () => {
  const camp = await shopWith(
    app,
    { Ouverture: "Le camping est ouvert du 10 avril au 27 septembre." },
    { locale: "fr", ...plain },
  );
  expect((await ask(camp, "Êtes-vous ouverts à Noël ?")).response).toContain("du 10 avril au 27 septembre");
  expect((await ask(camp, "Vous êtes ouverts le 14 juillet ?")).response).toContain("du 10 avril au 27 septembre");
});

test("the hours of the place that is asked for come before those of another on that day", async () => {
  const house = await shopWith(
    app,
    {
      "The reading café": "The café serves lunch. It opens Tuesday to Sunday from 11:00 to 16:00.",
      "Opening hours": "## Main hall\n\nOpen Monday to Saturday from 9:00 to 20:00. Closed on Sundays.",
    },
    { locale: "en", ...plain },
  );
  const { response } = await ask(house, "Is the café open on Mondays?");
  expect(response).toContain("Tuesday to Sunday");
  expect(response).not.toContain("Monday to Saturday");
});

test("where the day is told for which it is asked, that is the answer", async () => {
  const school = await shopWith(
    app,
    {
      Filialen:
        "## Oststadt\n\n- Büro: Dienstag und Donnerstag 15:30–18:30 Uhr\n- Kurse: Mittwoch 18:00–20:00 Uhr\n\nSamstags und sonntags sind alle Büros geschlossen.",
      Kurse: "Einen Kurs in Erster Hilfe gibt es an jedem ersten Samstag im Monat.",
    },
    { locale: "de", ...plain },
  );
  expect((await ask(school, "Habt ihr samstags offen?")).response).toMatch(/^Samstags und sonntags/);
});

test("what holds on a few days is not when it is open", async () => {
  const garden = await shopWith(
    app,
    {
      "Opening hours":
        "## The garden, Mill Lane\n\nMonday to Friday from 9:00 to 17:00. There is a car park.\n\n## Holidays\n\nOn Good Friday the garden opens from 10:00 to 12:00.",
    },
    { locale: "en", ...plain },
  );
  expect((await ask(garden, "When is the garden open?")).response).toMatch(/9:00 to 17:00/);
  expect((await ask(garden, "Is the garden open on Good Friday?")).response).toMatch(/10:00 to 12:00/);
});

describe("when the house is closed is told before the hours of its places, of which none is asked for", () => {
  test.each([
    ["en", "are you open in august", "We are closed from 5 to 25 August and at Easter."],
    ["en", "are you open on 10 August", "We are closed from 5 to 25 August and at Easter."],
    ["de", "habt ihr im August offen?", "Vom 5. bis 25. August ist geschlossen."],
    ["it", "siete aperti ad agosto", "La scuola è chiusa dal 5 al 25 agosto."],
  ])("in %s: %s", async (locale, message, told) => {
    const places =
      "## Leeds\n\n2 Mill Lane, Leeds LS9 8AG. Phone 0113 496 0210. Office: Mon–Fri 9:00–17:00.\n\n## York\n\n7 Low Road, York YO1 7EP. Phone 01904 496 038. Office: Mon–Wed 15:00–19:00.";
    const camp = "## Camp\n\nIn July and August, Monday to Friday from 8:30 to 16:30, for children.";
    const shop = await shopWith(app, { Places: `${places}\n\n## Break\n\n${told}`, Camp: camp }, { locale, ...plain });
    expect(await ask(shop, message)).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
  });
});
