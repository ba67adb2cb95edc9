import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("what was told a moment ago is not suggested to be asked next; what was told in part is", async () => {
  const shop = await shopWith(
    app,
    {
      "Ferry guide":
        "## Bicycles\n\nBicycles travel on the car deck and are tied to the rail.\n\n## Boarding\n\nBoarding begins an hour before the ferry leaves. Have your ticket at hand. Families with small children go first. Cars wait in the lanes until they are waved on.\n\n## Luggage\n\nLuggage stays with you on the ferry or in your car.",
      Tickets: "Tickets are sold online alone.",
    },
    { locale: "en", escalation: { enabled: false } },
  );
  const first = await app.send(shop.id, { message: "what about bicycles on the ferry?" });
  expect(first.response).toContain("tied to the rail");
  expect(first.suggestions).toContain("Luggage");
  const next = { conversation_id: first.conversation_id };
  const second = await app.send(shop.id, { message: "when does boarding begin?", ...next });
  expect(second.suggestions).toContain("Luggage");
  expect(second.suggestions).not.toContain("Bicycles");
  const third = await app.send(shop.id, { message: "where does luggage stay?", ...next });
  expect(third.suggestions).not.toContain("Bicycles");
});
