import { expect, test } from "vitest";
import { answerDirectLine } from "./direct-line.ts";

interface Polled {
  activities: { text: string }[];
  watermark: string;
}

test("what is said is echoed with its answer, once, to its own conversation", () => {
  const answer = answerDirectLine();
  const ask = (method: string, path: string, body = {}, query = ""): unknown =>
    answer({ method, path, body, query: new URLSearchParams(query) });
  const { conversationId } = ask("POST", "/conversations") as { conversationId: string };
  const { conversationId: other } = ask("POST", "/conversations") as { conversationId: string };
  const activities = `/conversations/${conversationId}/activities`;
  ask("POST", activities, { type: "message", text: "Hello?" });

  const first = ask("GET", activities) as Polled;
  expect(first.activities.map(({ text }) => text)).toEqual(["Hello?", expect.stringContaining("Parcels")]);
  expect(ask("GET", activities, {}, `watermark=${first.watermark}`)).toEqual({ activities: [], watermark: "2" });
  expect((ask("GET", `/conversations/${other}/activities`) as Polled).activities).toEqual([]);
  expect(ask("GET", "/conversations/unknown/activities")).toBeUndefined();
});
