import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const parks: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  parks.en = await shopWith(
    app,
    {
      Groups: "## Do you take groups?\n\nYes, groups of ten and more get a guide of their own.",
      Discounts: "Students and pensioners pay two thirds. Bring a card that says so.",
      Cottages: "Six cottages stand by the lake. Each has a web of paths to it, and a small shop.",
      Rules: "Fires are forbidden. Please keep to the paths.",
    },
    { locale: "en", ...plain },
  );
  parks.fr = await shopWith(
    app,
    {
      Réductions: "Les étudiants paient deux tiers du prix, sur présentation d'une carte.",
      Chalets: "Six chalets sont au bord du lac.",
      Règles: "Les feux sont interdits.",
    },
    { locale: "fr", ...plain },
  );
});
afterAll(() => app.stop());

const ask = async (park: string, message: string): Promise<Answer> => app.send(parks[park]!.id, { message });

test.each([
  ["en", "I run a scout troop in Leeds, do you take groups", /a guide of their own/],
  ["en", "im a retired teacher is there a student discount", /Students and pensioners/],
  ["fr", "je prépare un doctorat est-ce qu'il y a des réductions", /deux tiers du prix/],
])("who first tells of themselves is answered what they ask: %s, %s", async (park, message, told) => {
  expect(await ask(park, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
});

test.each([
  ["en", "I have a helicopter, can I land it"],
  ["en", "I run a scout troop, do you hire out canoes"],
])("what nothing tells is not answered for what was told before it: %s, %s", async (park, message) => {
  expect(await ask(park, message)).toMatchObject({ kind: "no_answer" });
});
