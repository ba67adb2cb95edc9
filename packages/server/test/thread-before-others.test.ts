import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let boats: Tenant;
let bad: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  boats = await shopWith(
    app,
    {
      Prices:
        "Paddle and vest are included.\n\n| Boat | 2 hours | 1 day |\n|---|---|---|\n| Canoe | £18 | £40 |\n| Kayak | £12 | £28 |\n\n## Extras\n\n- Dry bag: £3\n- Child vest: free",
      "Our kayaks": "Sit-on-top kayaks by Perception, for one person of up to 110 kg.",
      "Boating with children": "Children under 8 sit in the middle of a canoe. Children wear a vest at all times.",
      "Guided trips":
        "| Trip | Days | Price |\n|---|---|---|\n| Otter trip | Tue, Sat | £35 |\n| Castle trip | daily | £28 |\n\n## Who can come\n\nChildren from 10 years. On the otter trip there are no dogs.",
      "Boats for sale": "In autumn we sell our boats.\n\n- Canoes from £290\n- Kayaks from £180",
    },
    { locale: "en", ...plain },
  );
  bad = await shopWith(
    app,
    {
      Eintritt: "| Karte | Erwachsene | Kinder |\n|---|---|---|\n| Tageskarte | 9 € | 5 € |\n| Sauna | 18 € | 11 € |",
      Sauna: "Unsere Sauna hat vier Räume und einen Garten.",
      Schwimmkurse: "Der Kurs dauert zehn Stunden. Kinder lernen ab fünf Jahren, Handtücher sind mitzubringen.",
      Massage: "Eine Massage tut gut und kostet 30 €.\n\n## Ablauf\n\nSie dauert 25 Minuten.",
      Saunagang: "## Wie lange es dauert\n\nEin Gang dauert zehn bis fünfzehn Minuten.",
      Verleih: "Handtücher leihen wir an der Kasse.",
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

async function talk({ id }: Tenant, ...messages: string[]): Promise<string> {
  let answer: { conversation_id: string; response: string } | undefined;
  for (const message of messages)
    answer = await app.send(id, { message, ...(answer && { conversation_id: answer.conversation_id }) });
  return answer!.response;
}

test.each([
  [["how much is a canoe for a day", "and a kayak?"], "£28"],
  [["how much is a canoe for a day", "and a child vest?"], "free"],
  [["how much is the otter trip", "what days"], "Tue, Sat"],
  [["how much is the otter trip", "can children come"], "from 10 years"],
  [["do you sell boats", "how much are the kayaks"], "£180"],
])("%s: the text that was talked about comes before another that says no more of it", async (messages, told) => {
  expect(await talk(boats, ...messages)).toContain(told);
});

test("also in German", async () => {
  expect(await talk(bad, "was kostet die tageskarte", "und die sauna?")).toContain("18 €");
  expect(await talk(bad, "wie lange dauert der schwimmkurs", "und handtücher?")).toContain("mitzubringen");
});

test("what asks for a figure alone is told there, not under a heading that asks the same of something else", async () => {
  expect(await talk(bad, "was kostet eine massage", "und wie lange dauert die")).toContain("25 Minuten");
});

test("what it says less of than another does not", async () => {
  expect(await talk(boats, "how much is a canoe for a day", "how much can a kayak carry in kg")).toContain("110 kg");
  expect(await talk(bad, "was kostet die tageskarte", "wie viele räume hat die sauna")).toContain("vier Räume");
});

test.each([
  [["do you ship to Switzerland?", "do I pay customs?"], "at checkout"],
  [["do you ship to the USA?", "do I pay customs?"], "by the courier"],
  [["do you ship to Switzerland?", "do I pay customs in the European Union?"], "no customs"],
  [["do you ship gifts?", "do I pay customs?"], "no customs"],
])(
  "of several sections that answer, what was talked about chooses one, where the question names none: %s",
  async (messages, told) => {
    const shop = await shopWith(
      app,
      {
        Delivery:
          "We send to the European Union, Switzerland and the USA, gifts too.\n\n## Within the European Union\n\nThere is no customs, and nothing to pay on delivery.\n\n## Switzerland\n\nCustoms and tax are paid to us at checkout.\n\n## USA\n\nCustoms are charged by the courier.",
        Payment: "You pay by card.",
      },
      { locale: "en", escalation: { enabled: false } },
    );
    expect(await talk(shop, ...messages)).toContain(told);
  },
);
