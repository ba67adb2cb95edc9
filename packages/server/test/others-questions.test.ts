import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let surgery: Tenant;
let pool: Tenant;
let bookshop: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  surgery = await shopWith(
    app,
    {
      Questions: `## How do I order repeat medicine?

Order it in the app two working days ahead.

## Can I choose my vet?

Yes. Just tell us the name when you book.

## Can I cancel an appointment?

Up to the day before it costs nothing.

## Returns

Unopened food is taken back within 14 days.`,
    },
    { locale: "en", ...plain },
  );
  pool = await shopWith(
    app,
    {
      Abzeichen:
        "## Was kostet ein Abzeichen?\n\nDie Prüfung kostet 5 € mit Urkunde.\n\n## Kann ich bei Ihnen Geburtstag feiern?\n\nJa, für 14,50 € pro Kind.",
    },
    { locale: "de", ...plain },
  );
  bookshop = await shopWith(
    app,
    {
      Fragen: `## Gibt es bei euch Kaffee?

In Freiburg steht eine Espressobar, die Tasse kostet 2,40 Euro.

## Habt ihr auch Spiele?

In beiden Läden Kinderspiele und Puzzles.`,
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

const kindOf = async (tenant: Tenant, message: string): Promise<string> =>
  (await app.send(tenant.id, { message })).kind;

test.each(["How do I order a pizza?", "How can I order flowers?", "Can I choose my seat?"])(
  "what is told of another thing in the same words doesn't answer: %s",
  async (message) => expect(await kindOf(surgery, message)).toBe("no_answer"),
);

test.each(["Was kostet ein Solarium?", "was kostet massage", "Kann ich bei Ihnen Hochzeit feiern?"])(
  "nor of a thing in German: %s",
  async (message) => expect(await kindOf(pool, message)).toBe("no_answer"),
);

test("nor what is told of anything at all, where nothing that is asked about is known", async () =>
  expect(await kindOf(bookshop, "Gibt es bei euch WLAN?")).toBe("no_answer"));

test("what is known of it is told", async () =>
  expect(await kindOf(bookshop, "Gibt es bei euch einen Kaffee?")).toBe("answer"));

test.each([
  "How do I order repeat medicine?",
  "How do I obtain repeat medicine?",
  "How can I order repeat medicine for my hamster?",
  "How do I order repeat medicine from France?",
  "Can I choose the vet?",
  "May I annul an appointment?",
])("what is told of the thing itself does, in other words and of a case: %s", async (message) =>
  expect(await kindOf(surgery, message)).toBe("answer"),
);

test.each(["Was kostet das Abzeichen?", "Kann ich meinen Geburtstag feiern?"])(
  "so it does in German: %s",
  async (message) => expect(await kindOf(pool, message)).toBe("answer"),
);
