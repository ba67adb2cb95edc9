import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const shops: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  const shop = async (name: string, locale: string, texts: Record<string, string>): Promise<void> => {
    shops[name] = await shopWith(app, texts, { locale, escalation: { enabled: false } });
  };
  const rows = [
    "| United Kingdom | £5 |",
    "| United States | £25 |",
    "| European Union | £11 |",
    "| United Arab Emirates | £31 |",
  ];
  await shop("in full", "en", {
    Delivery: `| Delivery to | Price |\n| --- | --- |\n${rows.join("\n")}`,
    Help: "Write to us and tell us what is broken.",
  });
  await shop("in short", "en", {
    Delivery: "Delivery to the UK costs £5. Delivery to the USA costs £25.",
    Kilns: "A kiln costs £900.",
  });
  await shop("deutsch", "de", {
    Versand: "Der Versand in die Vereinigten Staaten kostet 40 €. Der Versand in die Türkei kostet 18 €.",
    Tassen: "Eine Tasse kostet 7 €.",
  });
});
afterAll(() => app.stop());

const ask = (name: string, message: string): Promise<Answer> => app.send(shops[name]!.id, { message });

describe("a country is the same under all its names:", () => {
  test.each([
    ["in full", "How much is delivery to the UK?", "£5"],
    ["in full", "how much is delivery to the uk", "£5"],
    ["in full", "What does delivery to the USA cost?", "£25"],
    ["in full", "price for delivery to the EU", "£11"],
    ["in full", "delivery UAE price", "£31"],
    ["in full", "How much is delivery to Great Britain?", "£5"],
    ["in short", "How much is delivery to the United Kingdom?", "£5"],
    ["in short", "How much is delivery to the United States of America?", "£25"],
    ["deutsch", "Was kostet der Versand in die USA?", "40 €"],
    ["deutsch", "How much is shipping to Turkey?", "18 €"],
  ])("%s: %s", async (name, message, told) => {
    const { kind, response } = await ask(name, message);
    expect(kind).toBe("answer");
    expect(response).toContain(told);
  });
});

describe("but no other is:", () => {
  test.each([
    ["in full", "can you tell us the price of delivery?", "**United States**"],
    ["deutsch", "Do you sell a cup for my turkey?", "18 €"],
  ])("%s: %s", async (name, message, untold) => {
    expect((await ask(name, message)).response).not.toContain(untold);
  });
});
