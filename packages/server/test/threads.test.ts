import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let school: Tenant;
let werft: Tenant;
beforeAll(async () => {
  app = await startApp();
  const set = { escalation: { enabled: false } };
  school = await shopWith(
    app,
    {
      "Piano tuning": "Our tuner comes to your home. A tuning takes 90 minutes and costs £75.",
      "How long does a course take?": "Beginners' courses last ten weeks, summer courses five days.",
      "Lending a violin": "You can borrow a violin for £12 a month. We ask for a deposit of £80.",
      Choir: "The choir meets on Tuesdays at 19:00 in the hall. Nobody has to audition.",
      "Rooms to practise": "Rooms cost £4 an hour. Book one at the desk.",
    },
    { ...set, locale: "en" },
  );
  werft = await shopWith(
    app,
    {
      Öffnungszeiten: `Das Büro der Werft ist so geöffnet:

| Tag | Uhrzeit |
|---|---|
| Montag bis Freitag | 8:00–17:00 Uhr |
| Samstag | 9:00–12:00 Uhr |
| Sonntag | geschlossen |`,
      Winterlager: "Ein Platz in der Halle kostet 42 € je Quadratmeter. Das Einlagern dauert drei Stunden.",
      "Wie lange dauert ein neuer Anstrich?": "Unterwasserschiff zwei Tage, Deck eine Woche.",
      Kran: "Der Kran hebt bis 12 Tonnen. Kranen kostet 95 €.",
    },
    { ...set, locale: "de" },
  );
});
afterAll(() => app.stop());

/** The last of the answers to these messages of one conversation. */
async function converse(tenant: Tenant, ...messages: string[]): Promise<Answer> {
  const session_id = crypto.randomUUID();
  let last: Answer | null = null;
  for (const message of messages)
    last = await app.send(tenant.id, { message, session_id, ...(last && { conversation_id: last.conversation_id }) });
  return last!;
}

describe("what asks nothing but a figure is about what was told, not about what is headed by such a question:", () => {
  test("how long does it take", async () => {
    const { kind, response } = await converse(school, "do you tune pianos", "how long does it take");
    expect(kind).toBe("answer");
    expect(response).toContain("90 minutes");
    expect(response).not.toContain("ten weeks");
  });

  test("wie lange dauert das", async () => {
    const { kind, response } = await converse(werft, "was kostet das winterlager", "wie lange dauert das");
    expect(kind).toBe("answer");
    expect(response).toContain("drei Stunden");
    expect(response).not.toContain("Deck");
  });
});

test("“und morgen?” goes on from what was asked of today", async () => {
  const { kind, response } = await converse(werft, "habt ihr heute offen", "und morgen");
  expect(kind).toBe("answer");
  expect(response).toMatch(/Uhr|geschlossen/);
});
