import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let marina: Tenant;
let theatre: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  marina = await shopWith(
    app,
    {
      Lockers: `Lockers are in the boathouse. Each holds two sails.

| How long | Small | Large |
| --- | --- | --- |
| up to 4 weeks | £12 | £20 |
| longer | £9 | £16 |

You can get at them from 10am to 3pm. A lost key costs £15, as we have to change the lock.`,
      Berths: "A berth for a night costs £30.",
    },
    { locale: "en", ...plain },
  );
  theatre = await shopWith(
    app,
    {
      "Konzerte und Kurse": `Konzerte finden im Saal statt, meist freitags um 20 Uhr. Der Eintritt beträgt 14 Euro, ermäßigt 9 Euro.

| Gruppe | Wann | Kosten |
| --- | --- | --- |
| Chor | dienstags 19 Uhr | 5 € |
| Tanzkurs | mittwochs 18 Uhr | 7 € |`,
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

const told = async ({ id }: Tenant, message: string): Promise<string> => (await app.send(id, { message })).response;

test("the prices under the name of a thing come before a price that is mentioned beside", async () =>
  expect(await told(marina, "How much do lockers cost?")).toMatch(/£12[^]*£9/));

test("but not where just that is asked for", async () => {
  expect(await told(marina, "How much is a lost locker key?")).toContain("£15");
  expect(await told(marina, "What does a large locker cost?")).toContain("£20");
});

test("an amount in words tells a price as well as a sign does", async () =>
  expect(await told(theatre, "Was kostet ein Konzert?")).toContain("14 Euro"));

test("a column of prices is none of a thing", async () =>
  expect(await told(theatre, "Was kostet der Tanzkurs?")).toContain("7 €"));
