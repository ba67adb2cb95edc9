import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let quarry: Tenant;
let steinbruch: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  quarry = await shopWith(
    app,
    {
      Shop: "## Do you sell crates?\n\nYes, crates and slabs are sold in our shop. Crates can be brought back within the season.",
      Terms:
        "## 6. Things left behind\n\n6.1 What is left here is put aside.\n\n6.2 After a further 40 days we may sell it.\n\n## 7. Liability\n\n7.1 We are liable for nothing that is left here.",
      Stacking: "## Crates\n\nFill crates to the top. No crate may be loaded with more than 25 kg.",
      Arriving: "1. Ring at the gate.\n2. Wait at the door of the hall.\n3. Drive onto the scales.",
      Halls: "## Sizes\n\nEach hall has 400 square metres. Their door is 3.2 m wide.",
      Crane: "Our crane lifts 2,000 kg at most. It stands beside hall two.",
    },
    { locale: "en", ...plain },
  );
  steinbruch = await shopWith(
    app,
    {
      Laden: "## Verkaufen Sie Kisten?\n\nJa, Kisten und Platten verkaufen wir im Laden.",
      Regeln: "## 6. Vergessenes\n\nWas liegen bleibt, verkaufen wir nach 40 Tagen.",
      Stapeln: "## Kisten\n\nKisten füllen Sie bis oben. In eine Kiste dürfen höchstens 25 kg.",
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

async function askAll({ id }: Tenant, ...messages: string[]): Promise<string> {
  let answer: { response: string; conversation_id: string } | undefined;
  for (const message of messages)
    answer = await app.send(id, { message, ...(answer && { conversation_id: answer.conversation_id }) });
  return answer!.response;
}

test.each([
  [["how long before you sell my things"], /After a further 40 days we may sell it/],
  [["how heavy may a crate be?"], /25 kg/],
  [["do you sell crates?", "how heavy can they be?"], /25 kg/],
  [["tell me about the crane", "how much weight does it take?"], /2,000 kg/],
  [["how wide is the door?"], /3\.2 m wide/],
  [["how do I arrive?", "how wide is the door?"], /3\.2 m wide/],
])("what asks for a figure is told by what has such a one: %j", async (messages, told) => {
  expect(await askAll(quarry, ...messages)).toMatch(told);
});

test.each([
  [["wie lange dauert es bis ihr meine sachen verkauft"], /nach 40 Tagen/],
  [["verkauft ihr kisten?", "wie schwer dürfen die sein?"], /25 kg/],
])("so it is in German: %j", async (messages, told) => {
  expect(await askAll(steinbruch, ...messages)).toMatch(told);
});
