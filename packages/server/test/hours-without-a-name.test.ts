import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let yarn: Tenant;
beforeAll(async () => {
  app = await startApp();
  yarn = await shopWith(
    app,
    {
      "Unsere Läden": `**Laden Husum**, Hafenstraße 3, 25813 Husum
Di–Fr 9–18 Uhr, Sa 9–13 Uhr, montags geschlossen

**Laden Flensburg**, Holm 11, 24937 Flensburg
Mo–Sa 10–19 Uhr`,
      Garn: "Unsere Wolle kommt von Schafen der Halbinsel. Ein Knäuel wiegt 100 Gramm und kostet 9,80 €.",
      Kurse: "Im Strickkurs sind Nadeln dabei. Er dauert drei Abende.",
      Versand: "Wir verschicken für 4,90 €, ab 60 € kostenlos.",
    },
    { locale: "de", escalation: { enabled: false } },
  );
});
afterAll(() => app.stop());

test.each(["wann habt ihr auf", "öffnungszeiten", "wann habt ihr samstags offen?", "what are your opening hours"])(
  "hours are told that nothing calls so: %s",
  async (message) => {
    const { kind, response, citations } = await app.send(yarn.id, { message });
    expect({ kind, response }).toMatchObject({ kind: "answer", response: expect.stringContaining("Sa 9–13 Uhr") });
    expect(citations.map(({ title }) => title)).toEqual(["Unsere Läden"]);
  },
);

test("no hours are told of what no text names", async () => {
  expect((await app.send(yarn.id, { message: "wann habt ihr das schwimmbad auf" })).kind).not.toBe("answer");
});
