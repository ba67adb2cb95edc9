import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let gym: Tenant;
beforeAll(async () => {
  app = await startApp();
  gym = await shopWith(
    app,
    {
      "Health and safety":
        "# Sauna\nNo sauna for people with fever or after alcohol.\n\n# Pregnancy\nPregnant members may join aquagym and pilates with a doctor's note; no heavy weights.",
      Memberships: "A membership runs for 6 months. The joining fee is 35 EUR. A day pass costs 14 EUR.",
      Rules: "Bring a towel and clean shoes. Food is not allowed on the gym floor.",
      "Getting here": "FitHaus, Lindenstraße 40. There are 30 parking spaces, free for 3 hours.",
      "Cours collectifs":
        "# Cours\nL'aquagym a lieu le lundi et le jeudi à 18 h 30, pendant 60 minutes.\n\nLe pilates a lieu le mercredi à 12 h 15 et coûte 9 EUR.",
      Réservation: "La réservation se fait dans l'application, l'annulation jusqu'à 4 heures avant le cours.",
      Vestiaires: "Les vestiaires sont au sous-sol. Les casiers sont gratuits, le cadenas est à apporter.",
    },
    { locale: "en", escalation: { enabled: false } },
  );
});
afterAll(() => app.stop());

test.each([
  ["when is aquagym?", "18 h 30"],
  ["how much is pilates?", "9 EUR"],
])("the figure that is asked for is told in another language, where one's own has none: %s", async (message, told) => {
  const { kind, response } = await app.send(gym.id, { message });
  expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  expect(response).toContain("French");
});

test.each([
  ["may I do aquagym when I am pregnant?", "doctor's note"],
  ["how much is a day pass?", "14 EUR"],
  ["when may I not use the sauna?", "fever"],
])("what is told in one's own language is told: %s", async (message, told) => {
  expect((await app.send(gym.id, { message })).response).toContain(told);
});
