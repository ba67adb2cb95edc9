import { expect, test } from "vitest";
import type { ModelError } from "./model-error.ts";
import { failure, listen, modelWith, request } from "./testing/open-model.ts";
import { chunk, open, refuses, says, type Script } from "./testing/scripted-endpoint.ts";

test("leaves an endpoint alone for as long as it asks, and tries with one call then", async () => {
  const { model, endpoint } = await modelWith((response, number, incoming) =>
    (number === 0 ? refuses(429, "slow down", { "retry-after": "2" }) : says("well again"))(response, number, incoming),
  );
  expect(await failure(model)).toMatchObject({ reason: "refused", status: 429 });
  expect(await failure(model)).toMatchObject({ reason: "resting" });
  expect(endpoint.received).toHaveLength(1);
  await expect
    .poll(() => listen(model).catch((error: ModelError) => error.reason), { timeout: 8_000 })
    .toBe("well again");
});

test("rests after failing often, then tries with one call", async () => {
  let isWell = false;
  const { model, endpoint } = await modelWith((...args) => (isWell ? says("well again") : refuses(401))(...args), {
    breaker: { windowMs: 800 },
  });
  for (let i = 0; i < 5; i += 1) expect(await failure(model)).toMatchObject({ reason: "refused" });
  expect(await failure(model)).toMatchObject({ reason: "resting" });
  expect(endpoint.received).toHaveLength(5);
  isWell = true;
  await expect
    .poll(() => listen(model).catch((error: ModelError) => error.reason), { timeout: 8_000 })
    .toBe("well again");
});

const filtered: Script = (response) => open(response).end(`${chunk({ content: "I " })}${chunk({}, "content_filter")}`);

test.each<[string, Script]>([
  ["its length (400)", refuses(400, "This model's maximum context length is 8192 tokens")],
  ["its length (413)", refuses(413)],
  ["its words (422)", refuses(422, "Flagged")],
  ["what would be answered", filtered],
])("refusals of one request for %s keep no other from the model", async (_, script) => {
  let isWell = false;
  const { model } = await modelWith((...args) => (isWell ? says("fine") : script)(...args));
  for (let i = 0; i < 8; i += 1) expect(await failure(model)).toMatchObject({ reason: "refused" });
  isWell = true;
  expect(await listen(model)).toBe("fine");
});

test("an answer that is left early shows that the endpoint is well again", async () => {
  let isWell = false;
  const { model, endpoint } = await modelWith(
    (...args) =>
      (isWell
        ? (response: Parameters<Script>[0]) => void open(response).write(chunk({ content: "NO_ANSWER" }))
        : refuses(401))(...args),
    { breaker: { windowMs: 800 } },
  );
  for (let i = 0; i < 5; i += 1) expect(await failure(model)).toMatchObject({ reason: "refused" });
  isWell = true;
  const begin = async (): Promise<string> => {
    for await (const text of model.stream(request())) return text;
    return "";
  };
  await expect.poll(() => begin().catch((error: ModelError) => error.reason), { timeout: 8_000 }).toBe("NO_ANSWER");
  // While it was still being tried, a second call would not be made.
  const both = [model.stream(request()), model.stream(request())].map((stream) => stream[Symbol.asyncIterator]());
  for (const one of both) expect(await one.next()).toMatchObject({ value: "NO_ANSWER" });
  for (const one of both) await one.return?.();
  expect(endpoint.received).toHaveLength(5 + 1 + 2);
});

test("an answer that is cut short is told apart from a whole one, and its endpoint is well", async () => {
  const { model } = await modelWith(
    (response) => void open(response).end(`${chunk({ content: "Half an ans" })}${chunk({}, "length")}`),
  );
  for (let i = 0; i < 8; i += 1) expect(await failure(model)).toMatchObject({ reason: "cut short" });
});
