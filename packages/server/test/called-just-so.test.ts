import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const guide = `# Setting up your thermostat
1. Push it onto the wall plate.
2. Wait for two beeps.

## Resetting the thermostat
Press both keys. All settings of the thermostat are lost.

## What the colours mean
- Blue: cooling
- Orange: heating`;

let app: TestApp;
let house: Tenant;
beforeAll(async () => {
  app = await startApp();
  house = await shopWith(
    app,
    {
      "Setting up your thermostat": guide,
      "Opening hours": "# Opening hours\nWe look forward to your visit.\n## Shop\nMonday to Friday 9 am to 6 pm.",
      "Shipping abroad":
        "# Shipping abroad\nWe ship abroad to 20 countries.\n## What we may not ship abroad\nBatteries and knives.",
      Router:
        "# Router\nYour router connects you to the internet. The internet connection is ready after two minutes.\n## No internet connection\nPull the plug and wait. No internet connection may have many causes.",
      Moving: "Take the thermostat with you when you move.",
    },
    { locale: "en" },
  );
});
afterAll(() => app.stop());

test.each([
  ["set up thermostat", /^1\. Push/, /settings/],
  ["how do I set up my thermostat?", /^1\. Push/, /settings/],
  ["reset thermostat", /both keys/, /Push/],
  ["thermostat colours", /Orange/, /both keys/],
  ["opening hours", /9 am/, /Press/],
  ["do you ship abroad?", /20 countries/, /Batteries/],
  ["internet connection down", /Pull the plug/, /two minutes/],
])(
  "%s: what is called just so begins with the answer, and its sections are asked for by name",
  async (message, told, not) => {
    const { response } = await app.send(house.id, { message });
    expect(response).toMatch(told);
    expect(response).not.toMatch(not);
  },
);
