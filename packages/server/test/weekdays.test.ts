import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let forge: Tenant;
let bath: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  forge = await shopWith(
    app,
    {
      Hours:
        "| Day | Forge | Gallery |\n| --- | --- | --- |\n| Tuesday | 8:00–16:00 | closed |\n| Thursday | 8:00–19:00 (ladies only) | 12:00–18:00 |",
      "The forge":
        "The forge is for guests from 14 on. Please wear shoes of leather. Aprons are lent for £3, on Thursdays for £2.",
      Paying: "You can pay by card in the gallery from £10 on.",
    },
    { locale: "en", ...plain },
  );
  bath = await shopWith(
    app,
    {
      Zeiten:
        "| Tag | Halle | Dampfbad |\n| --- | --- | --- |\n| Montag | geschlossen | geschlossen |\n| Mittwoch | 8:00–21:00 Uhr | 10:00–22:00 Uhr (nur Damen) |",
      Dampfbad: "Das Dampfbad ist ab 16 Jahren. Aufgüsse sind zur vollen Stunde, mittwochs nicht.",
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

describe("what holds on a day of the week stands in its row:", () => {
  test.each([
    ["from when can I come to the forge on Thursdays", "8:00–19:00"],
    ["is the forge for women only on Thursday?", "ladies only"],
    ["Is the gallery there on Tuesday?", "closed"],
  ])("%s", async (message, told) => {
    expect((await app.send(forge.id, { message })).response).toContain(told);
  });

  test.each([["ab wann kann man mittwochs ins dampfbad", "10:00–22:00 Uhr"]])("%s", async (message, told) => {
    expect((await app.send(bath.id, { message })).response).toContain(told);
  });
});

test("what is asked of something else is told as on any day", async () => {
  const { response } = await app.send(forge.id, { message: "Can I pay by card on Thursday?" });
  expect(response).toContain("You can pay by card");
});

describe("all rows that are named after the day are told:", () => {
  let shop: Tenant;
  beforeAll(async () => {
    const rows = "| Dinsdag t/m vrijdag | 9.30–18.00 |\n| Donderdag koopavond | tot 21.00 |\n| Zaterdag | 9.30–17.00 |";
    shop = await shopWith(app, { Openingstijden: `| Dag | Open |\n| --- | --- |\n${rows}` }, { locale: "nl" });
  });

  test("the late opening of a Thursday beside the hours of Tuesday to Friday", async () => {
    const { response } = await app.send(shop.id, { message: "openingstijden donderdag" });
    expect(response).toContain("9.30–18.00");
    expect(response).toContain("tot 21.00");
    expect(response).not.toContain("9.30–17.00");
  });

  test("and none of the day that was asked for before", async () => {
    const { conversation_id } = await app.send(shop.id, { message: "hoe laat gaan jullie dicht zaterdag" });
    const { response } = await app.send(shop.id, { message: "en donderdag?", conversation_id });
    expect(response).toContain("tot 21.00");
    expect(response).not.toContain("9.30–17.00");
  });
});
