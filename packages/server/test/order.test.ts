import type { Answer } from "@widget-chat/contract/answer.ts";
import type { History } from "@widget-chat/contract/history.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ database: app.database });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** Sends 60 messages of one conversation at once and returns the answers with the history they left. */
async function flood(servers: TestApp[]): Promise<{ answers: Answer[]; history: History }> {
  const shop = await app.createTenant({ rate_limit: 10_000 });
  const { conversation_id } = await app.send(shop.id, { message: "hello" });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      servers[index % servers.length]!.send(shop.id, { message: "hello", conversation_id }),
    ),
  );
  const reply = await app.get(shop.id, `/api/chat/widget/messages/${conversation_id}?limit=200`);
  return { answers, history: reply.json<History>() };
}

describe("60 messages of one conversation that arrive at once", () => {
  test.each(["on one server", "on two servers"])(
    "%s are numbered without a gap, and each answer is stored once, after its question",
    async (where) => {
      const { answers, history } = await flood(where === "on one server" ? [app] : [app, other]);
      expect(history.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 122 }, (_, index) => index + 1));
      const stored = history.messages.filter(({ role }) => role === "assistant").map(({ id }) => id);
      expect(new Set(stored).size).toBe(61);
      expect(stored).toEqual(expect.arrayContaining(answers.map(({ message_id }) => message_id)));
      let open = 0;
      for (const { role } of history.messages) {
        open += role === "visitor" ? 1 : -1;
        expect(open).toBeGreaterThanOrEqual(0);
      }
    },
  );

  test("on one server are answered in the order in which they were taken in", async () => {
    const { history } = await flood([app]);
    const turns = await app.database.query<{ answer_seq: number }>(
      "select answer_seq from turns where conversation_id = $1 order by question_seq",
      [history.conversation_id],
    );
    const answered = turns.map(({ answer_seq }) => answer_seq);
    expect(answered).toEqual(answered.toSorted((a, b) => a - b));
  });
});
