import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const plain = { escalation: { enabled: false } };

let app: TestApp;
let opticians: Tenant;
let bakery: Tenant;
let cobbler: Tenant;
beforeAll(async () => {
  app = await startApp();
  opticians = await shopWith(
    app,
    {
      "Finding us":
        "The Dublin shop is staffed from 9am to 6pm, Monday to Friday, and on Saturdays from ten till two.\n\nIn Cork somebody is at the desk on weekdays between 10am and 4pm; it's closed at weekends. In February Cork is closed for repairs.\n\nBoth shops close at noon on 24 December and open again on 3 January.",
      Repairs: "On Saturdays from 10am to 12 we repair frames in Cork for free.",
    },
    { locale: "en", ...plain },
  );
  bakery = await shopWith(
    app,
    {
      Öffnungszeiten: `## Lindau, Hafen

| Tag | Zeit |
| --- | --- |
| Montag bis Freitag | 7:00 bis 18:00 Uhr |
| Samstag | 7:00 bis 14:00 Uhr |
| Sonntag | geschlossen |

## Wangen, Markt

| Tag | Zeit |
| --- | --- |
| Montag | 8:00 bis 13:00 Uhr |
| Dienstag bis Freitag | 8:00 bis 17:30 Uhr |
| Samstag | 8:00 bis 12:00 Uhr |
| Sonntag | geschlossen |

## Feiertage

Am 24. Dezember haben beide Läden von 7 bis 12 Uhr offen, an Silvester nur Lindau, von 7 bis 11 Uhr.`,
      Kurse: "Der Brotkurs findet dienstags um 19:30 Uhr in Lindau statt.",
      Sauerteig: "Den Sauerteig setzen wir am Vorabend an.",
    },
    { locale: "de", ...plain },
  );
  cobbler = await shopWith(
    app,
    {
      Horario:
        "En Murcia abrimos de lunes a viernes de 9 a 14 h, y los sábados de 10 a 13 h. Los domingos cerramos.\n\nEn Lorca abrimos todos los días de 10 a 20 h.",
      Cursos: "Damos un curso de costura el primer sábado de cada mes en Murcia, de 16 a 19 h; cuesta 30 euros.",
    },
    { locale: "es", ...plain },
  );
});
afterAll(() => app.stop());

const told = async ({ id }: Tenant, message: string): Promise<string> => {
  const { kind, response } = await app.send(id, { message });
  return kind === "answer" ? response : kind;
};

describe("the hours of a place that is named are told by what tells hours of it", () => {
  test.each([
    ["Is Cork open on Saturdays?", "closed at weekends"],
    ["is dublin open on saturday afternoon", "from ten till two"],
    ["how long is Dublin open on Saturdays?", "from ten till two"],
  ])("%s", async (message, hours) => expect(await told(opticians, message)).toContain(hours));

  test.each([
    ["¿Abrís los sábados por la tarde en Murcia?", "sábados de 10 a 13 h"],
    ["¿Hasta qué hora abrís en Lorca?", "de 10 a 20 h"],
  ])("%s", async (message, hours) => {
    const answer = await told(cobbler, message);
    expect(answer).toContain(hours);
    expect(answer).not.toContain("costura");
  });

  test.each(["Is Galway open on Saturdays?", "Is the café open on Saturdays?"])("not of another: %s", async (message) =>
    expect(await told(opticians, message)).toBe("no_answer"),
  );
});

describe("a verb that German parts from its particle is read as one", () => {
  test.each([
    ["Wie lange habt ihr dienstags in Wangen auf?", "17:30"],
    ["wann macht ihr samstags in lindau zu", "14:00"],
  ])("%s", async (message, hours) => {
    const answer = await told(bakery, message);
    expect(answer).toContain(hours);
    expect(answer).not.toContain("Brotkurs");
  });

  test("but not where it stands before something else", async () =>
    expect(await told(bakery, "Habt ihr morgen Brezeln auf Lager?")).toBe("no_answer"));
});

describe("rows of a day are told with the name of their shop", () => {
  test("of each where none is named", async () => {
    const answer = await told(bakery, "Wann habt ihr dienstags auf?");
    expect(answer).toMatch(/Lindau, Hafen[^]*18:00[^]*Wangen, Markt[^]*17:30/);
  });

  test("also where a row says no more than that it is closed", async () =>
    expect(await told(bakery, "Habt ihr sonntags offen?")).toMatch(/Lindau, Hafen[^]*geschlossen[^]*Wangen, Markt/));

  test("of the one that is named alone", async () => {
    const answer = await told(bakery, "Ist in Wangen am Samstag offen?");
    expect(answer).toMatch(/Wangen, Markt[^]*12:00/);
    expect(answer).not.toContain("14:00");
  });
});

describe("a day of the year", () => {
  test("that is told of one place alone is told of the others", async () =>
    expect(await told(bakery, "Ist an Silvester in Wangen geöffnet?")).toContain("an Silvester nur Lindau"));

  test.each(["Are you open on New Year's Eve?", "Is Cork open on 28 December?"])(
    "between closing and opening again is told by these: %s",
    async (message) => expect(await told(opticians, message)).toContain("open again on 3 January"),
  );

  test("or a month comes before the usual hours", async () =>
    expect(await told(opticians, "Is Cork open in February?")).toContain("closed for repairs"));
});
