import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const own = {
  Refunds: "We refund what you send back within five working days.",
  Bicycles: "Bicycles may be parked behind the ticket office.",
  Lockers: "A locker costs two euros, which you get back.",
};
const things = ["kiln", "loom", "anvil", "lathe", "press", "bench", "wheel", "forge", "easel", "plane"];
const rooms = ["cellar", "attic", "yard", "hall", "gallery", "barn", "tower", "garden", "lodge", "studio"];
const others = things.flatMap((thing) =>
  rooms.map((room) => ({
    title: `${thing} in the ${room}`,
    external_id: `${thing}-${room}`,
    format: "text",
    content: `The ${thing} stands in the ${room}, where visitors may look at how it works on weekdays.`,
  })),
);

const answered = [
  "How long does a refund take?",
  "When do you refund?",
  "Where may I park my bicycle?",
  "What does a locker cost?",
];
const refused = [
  "Do you refund train tickets?",
  "Where can I park my car?",
  "What does a helicopter cost?",
  "How long does a haircut take?",
  "Do you sell bicycles for children with training wheels?",
  "Is there a working dog kennel behind the town hall?",
];

let app: TestApp;
let tenants: Record<"small" | "large", Tenant>;
beforeAll(async () => {
  app = await startApp();
  tenants = { small: await shopWith(app, own), large: await shopWith(app, own) };
  const lines = others.map((document) => JSON.stringify(document)).join("\n");
  await app.upload(`/api/admin/tenants/${tenants.large.slug}/documents`, lines);
});
afterAll(() => app.stop());

async function search(size: keyof typeof tenants, question: string): Promise<SearchResults> {
  const url = `/api/admin/tenants/${tenants[size].slug}/search?mode=rag&q=${encodeURIComponent(question)}`;
  return (await app.admin("GET", url)).json<SearchResults>();
}

const ofBoth = async (questions: string[]): Promise<[SearchResults, SearchResults][]> =>
  Promise.all(questions.map((one) => Promise.all([search("small", one), search("large", one)])));

test.each([...answered.map((one) => [one, "answer"]), ...refused.map((one) => [one, "no_answer"])] as const)(
  "among three texts and among a hundred a question has the same end: %s",
  async (message, kind) => {
    for (const size of ["small", "large"] as const) {
      const { score, decision } = (await search(size, message)).answerable;
      expect([size, decision, score >= 0.5]).toEqual([size, kind, kind === "answer"]);
      expect([size, (await app.send(tenants[size].id, { message })).kind]).toEqual([size, kind]);
    }
  },
);

test("which the score of the best text alone would not tell", async () => {
  const bestOf = ({ results }: SearchResults): number => results[0]?.score ?? 0;
  const right = (await ofBoth(answered)).flat().map(bestOf);
  const wrong = (await ofBoth(refused)).flat().map(bestOf);
  expect(Math.max(...wrong)).toBeGreaterThan(Math.min(...right));
});

test("but how much of it that text tells", async () => {
  for (const [whole, lacking] of [
    ["When do you refund?", "When do you refund train tickets and helicopters?"],
    ["What does a locker cost?", "What does a locker for surfboards and tents cost?"],
  ] as const)
    for (const size of ["small", "large"] as const) {
      const [told, partly] = await Promise.all([search(size, whole), search(size, lacking)]);
      expect(partly.results[0]?.title).toBe(told.results[0]?.title);
      expect([size, partly.answerable.score < told.answerable.score]).toEqual([size, true]);
    }
});
