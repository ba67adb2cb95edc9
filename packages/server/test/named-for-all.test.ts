import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let slope: Tenant;
let piste: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  slope = await shopWith(
    app,
    {
      "Rental prices":
        "All prices in euros, poles included.\n\n| Gear | 1 day | 3 days |\n|---|---|---|\n| Skis | 25 | 66 |\n| Snowboard | 28 | 72 |\n| E-sled | 31 | 80 |",
      "Buy our used gear":
        "In April we sell what was rented.\n\n- Skis from €90\n- Snowboards from €110\n- E-sleds from €400",
      "Our e-sleds": "E-sleds run for two hours. On the bus an e-sled needs a ticket (€6).",
      Waxing: "We wax skis and snowboards for €12 while you wait.",
      Helmets: "A helmet is included with every rental.",
    },
    { locale: "en", ...plain },
  );
  piste = await shopWith(
    app,
    {
      Leihpreise: "| Gerät | 1 Tag | 3 Tage |\n|---|---|---|\n| Ski | 25 | 66 |\n| Schlitten | 8 | 20 |",
      Verkauf: "Gebrauchte Schlitten ab 30 €, Ski ab 90 €.",
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

const say = async ({ id }: Tenant, message: string): Promise<string> => (await app.send(id, { message })).response;

test("a table that is headed by prices tells them in bare numbers", async () => {
  expect(await say(slope, "how much are skis for 3 days")).toContain("**Skis** – 3 days: 66");
  expect(await say(slope, "how much is an esled")).toContain("**E-sled** – 1 day: 31");
  expect(await say(piste, "was kostet ein schlitten")).toContain("**Schlitten** – 1 Tag: 8");
});

test("what can be bought stands where a heading says so", async () => {
  expect(await say(slope, "can i buy a used esled")).toContain("€400");
});

test("a second question may begin with its verb", async () => {
  const response = await say(slope, "what does a snowboard cost and is a helmet included?");
  expect(response).toContain("**Snowboard** – 1 day: 28");
  expect(response).toContain("A helmet is included with every rental.");
});
