import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let hire: Tenant;
let verleih: Tenant;
beforeAll(async () => {
  app = await startApp();
  hire = await shopWith(app, {
    Carefree:
      "5 euros per bike and day. It covers:\n\n- theft, if the bike was locked\n- damage from falls\n\nIt doesn't cover:\n\n- lost keys and accessories\n- damage from racing\n\nIt can only be added before the rental starts.",
    Price:
      "The price of a pitch includes showers, swimming and the playground.\n\nNot included:\n\n- tourist tax\n- electricity",
    Deposit: "## What is refundable\n\n- the deposit\n- tickets for cancelled events",
  });
  verleih = await shopWith(
    app,
    {
      Preis: "Im Preis enthalten sind Duschen und Strand.\n\nNicht enthalten:\n\n- Kurtaxe\n- Strom",
    },
    { locale: "de" },
  );
});
afterAll(() => app.stop());

const ask = async (message: string, tenant = hire): Promise<string> =>
  (await app.send(tenant.id, { message })).response;

describe("items of a list are told by the line over it", () => {
  test.each([
    ["what is not covered", "It doesn't cover:", "lost keys"],
    ["what does it cover", "It covers:", "theft"],
    ["are lost keys covered", "It doesn't cover:", "lost keys"],
    ["is theft covered", "It covers:", "theft"],
    ["what is not included", "Not included:", "tourist tax"],
    ["is electricity included?", "Not included:", "electricity"],
    ["is the deposit refundable?", "What is refundable", "the deposit"],
  ])("%s", async (question, over, item) => {
    const response = await ask(question);
    expect(response).toContain(over);
    expect(response).toContain(item);
  });

  test("what is included is not told by what is not", async () => {
    const response = await ask("what is included");
    expect(response).toContain("includes showers");
    expect(response).not.toContain("tourist tax");
  });

  test("was ist nicht enthalten", async () => {
    expect(await ask("was ist nicht enthalten", verleih)).toMatch(/Nicht enthalten:[^]*Kurtaxe/u);
  });
});
