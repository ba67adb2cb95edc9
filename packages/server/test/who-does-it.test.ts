import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each([
  ["en", "who does implants", "Implants", "An implant is a screw. Implants heal in three months.", "Dr. Paul Stein"],
  [
    "de",
    "wer macht Implantate?",
    "Implantate",
    "Ein Implantat ist eine Schraube. Implantate heilen.",
    "Dr. Paul Stein",
  ],
  ["fr", "qui fait les implants ?", "Implants", "Un implant est une vis. Les implants guérissent.", "Dr Paul Stein"],
  ["es", "¿quién hace implantes?", "Implantes", "Un implante es un tornillo. Los implantes curan.", "Dra. Ana Peña"],
  ["it", "chi fa gli impianti?", "Impianti", "Un impianto è una vite. Gli impianti guariscono.", "Dott. Rossi"],
  ["pt", "quem faz implantes?", "Implantes", "Um implante é um parafuso. Os implantes curam.", "Dra. Ana Reis"],
  ["nl", "wie doet implantaten?", "Implantaten", "Een implantaat is een schroef. Implantaten helen.", "Drs. Jan Vos"],
  ["tr", "implantları kim yapıyor?", "Implant", "Implant bir vidadır. Implantlar iyileşir.", "Dr. Ali Kaya"],
])("%s: who does a thing is told before what it is: %s", async (locale, message, name, what, who) => {
  const tenant = await shopWith(
    app,
    { [name]: `## ${name}\n\n${what}`, Team: `## ${who}\n\n${name}.\n\n## Dr. Kim\n\nYoga.` },
    { locale, escalation: { enabled: false } },
  );
  const { kind, response } = await app.send(tenant.id, { message });
  expect([kind, response]).toEqual(["answer", expect.stringContaining(who)]);
  expect(response).not.toContain("Kim");
});

test("what is asked of the thing itself stays told by what it is", async () => {
  const tenant = await shopWith(
    app,
    { Implants: "## Implants\n\nImplants heal in three months.", Team: "## Dr. Paul Stein\n\nImplants." },
    { locale: "en", escalation: { enabled: false } },
  );
  expect((await app.send(tenant.id, { message: "how long do implants heal?" })).response).toContain("three months");
});

test.each([
  [
    "who fixes scratches in lenses?",
    "Praise",
    "Mrs Jones praised our lenses: no scratches in years, she fixes nothing.",
  ],
  ["who may use the pool?", "Team sports", "Water polo is played in the pool. Ask for times to use the pool."],
])("neither a customer nor a kind of sport is who does it: %s", async (message, heading, aside) => {
  const tenant = await shopWith(
    app,
    {
      Repairs: "## Scratches and lenses\n\nOur workshop fixes scratches in lenses.",
      Pool: "## Pool\n\nGuests of the hotel may use the pool.",
      Others: `## ${heading}\n\n${aside}`,
    },
    { locale: "en", escalation: { enabled: false } },
  );
  const { response } = await app.send(tenant.id, { message });
  expect(response).toMatch(/^(?:Our workshop|Guests)/);
});
