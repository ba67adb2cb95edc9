import type { Answer } from "@widget-chat/contract/answer.ts";
import { expect, test } from "vitest";
import { startTurn, type RunningTurn } from "./running-turn.ts";

const answer = { response: "Hello" } as Answer;

async function listen(turn: RunningTurn): Promise<string[]> {
  const heard: string[] = [];
  for await (const { event, data } of turn.events()) heard.push(event === "delta" ? data.text : event);
  return heard;
}

test("whoever joins, whenever, hears everything from the start", async () => {
  const steps = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const turn = startTurn(async (emit) => {
    emit({ event: "start", data: { conversation_id: "c", message_id: "m" } });
    for (const [index, step] of steps.entries()) {
      await step.promise;
      emit({ event: "delta", data: { text: String(index) } });
    }
    return answer;
  });
  const heard = [listen(turn)];
  for (const step of steps) {
    step.resolve();
    await step.promise;
    heard.push(listen(turn));
  }
  expect(await turn.answer).toBe(answer);
  heard.push(listen(turn));
  for (const one of heard) expect(await one).toEqual(["start", "0", "1", "2", "final"]);
});

test("a listener that leaves stops neither the turn nor the others", async () => {
  const step = Promise.withResolvers<void>();
  const turn = startTurn(async (emit) => {
    emit({ event: "start", data: { conversation_id: "c", message_id: "m" } });
    await step.promise;
    return answer;
  });
  for await (const { event } of turn.events()) if (event === "start") break;
  const other = listen(turn);
  step.resolve();
  expect(await other).toEqual(["start", "final"]);
});

test("trouble comes after what was told, to every listener, and to who waits for the answer", async () => {
  const turn = startTurn(async (emit) => {
    emit({ event: "start", data: { conversation_id: "c", message_id: "m" } });
    throw new Error("broken");
  });
  await expect(turn.answer).rejects.toThrow("broken");
  const heard: string[] = [];
  const listening = (async () => {
    for await (const { event } of turn.events()) heard.push(event);
  })();
  await expect(listening).rejects.toThrow("broken");
  expect(heard).toEqual(["start"]);
});
