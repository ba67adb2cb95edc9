import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let chandler: Tenant;
beforeAll(async () => {
  app = await startApp();
  chandler = await shopWith(
    app,
    {
      "Postage: what it costs": `You pay one price for postage, whatever an order weighs.

| Where to | Post | Courier |
|---|---|---|
| Ireland | €4.10 | €8.20 |
| Germany, France, Austria | €8.30 | €17.40 |
| Other EU countries | €11.60 | €23.50 |
| England, Scotland, Wales | €9.70 | €19.80 |
| Switzerland, Norway | €16.90 | not offered |
| USA, Canada | €24.20 | €44.60 |`,
      "Invoices and tax": `Your invoice shows the tax of the country we send to.

| Country | Tax |
|---|---|
| Ireland | 23 % |
| Other EU countries | the rate of that country |
| United Kingdom | 20 % |
| Anywhere else | none |`,
      Candles: "Our candles burn for 40 hours. The wax comes from Sweden, and the jars are made in Austria.",
    },
    { locale: "en", escalation: { enabled: false } },
  );
});
afterAll(() => app.stop());

const ask = (message: string): Promise<Answer> => app.send(chandler.id, { message });

describe("a country is the same by each of its names:", () => {
  test.each([
    ["Was kostet der Versand nach Österreich?", "€8.30"],
    ["was kostet der versand in die schweiz", "€16.90"],
    ["Combien coûte la livraison en Autriche ?", "€8.30"],
    ["¿Cuánto cuesta el envío a Noruega?", "€16.90"],
    ["Quanto costa la spedizione in Germania?", "€8.30"],
    ["Wat kost verzending naar Frankrijk?", "€8.30"],
    ["how much is postage to the US?", "€24.20"],
    ["postage to the United States", "€24.20"],
    ["how much is delivery to America?", "€24.20"],
  ])("%s", async (message, price) => {
    const { kind, response } = await ask(message);
    expect(kind).toBe("answer");
    expect(response).toContain(price);
    expect(response).not.toContain("€11.60");
  });
});

describe("what is told of its parts, or of the union that it belongs to, is told of a country:", () => {
  test.each([
    ["how much is postage to the UK?", "€9.70"],
    ["How much is postage to the United Kingdom?", "€9.70"],
    ["postage to great britain", "€9.70"],
    ["How much is postage to Sweden?", "€11.60"],
    ["Was kostet der Versand nach Polen?", "€11.60"],
    ["Combien coûte la livraison en Suède ?", "€11.60"],
  ])("%s", async (message, price) => {
    const { kind, response } = await ask(message);
    expect(kind).toBe("answer");
    expect(response).toContain(price);
    expect(response).not.toMatch(/20 %|€16.90|40 hours/);
  });

  test.each([
    ["what tax do I pay in the UK?", "20 %"],
    ["What tax do I pay in England?", "20 %"],
    ["what tax do I pay in Northern Ireland?", "20 %"],
  ])("%s", async (message, rate) => {
    expect((await ask(message)).response).toContain(rate);
  });

  test("a half of a name is no name", async () => {
    expect((await ask("how much is postage to Northern Ireland")).response).not.toMatch(/^\*\*Ireland/);
  });

  test.each([
    "How much is postage to Brazil?",
    "Was kostet der Versand nach Japan?",
    "How much is postage to South America?",
    "Was kostet der Versand nach Lateinamerika?",
    "postage to Papua New Guinea",
  ])("but no other: %s", async (message) => {
    expect((await ask(message)).response).not.toMatch(/^\*\*/);
  });
});
