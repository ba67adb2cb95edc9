import { expect, test } from "vitest";
import type { Model, ToolCall } from "./model.ts";
import { modelWith, request } from "./testing/open-model.ts";
import { calls, chunk, open, refuses, says, type Script } from "./testing/scripted-endpoint.ts";

const tools = [{ name: "search", description: "Searches.", parameters: { type: "object" } }];

/** What it says, what it calls, and what went wrong. */
async function hear(model: Model): Promise<{ text: string; called: ToolCall[]; error: unknown; output: number }> {
  const heard = { text: "", called: [] as ToolCall[], error: null as unknown, output: 0 };
  const asked = {
    ...request(),
    tools,
    called: (some: ToolCall[]) => void heard.called.push(...some),
    used: ({ output }: { output: number }) => void (heard.output = output),
  };
  try {
    for await (const piece of model.stream(asked)) heard.text += piece;
  } catch (error) {
    heard.error = error;
  }
  return heard;
}

test("offers tools, and puts calls together from their pieces", async () => {
  const { model, endpoint } = await modelWith(calls(["search", { sentence: "größe" }], ["search", {}]));
  const heard = await hear(model);
  expect(heard).toMatchObject({
    text: "",
    error: null,
    called: [
      { id: "c0", name: "search", input: { sentence: "größe" } },
      { id: "c1", name: "search", input: {} },
    ],
  });
  expect(heard.output).toBeGreaterThan(5);
  expect(endpoint.received[0]!.body.tools).toEqual([{ type: "function", function: tools[0] }]);
});

test("sends back what was called and what came of it", async () => {
  const { model, endpoint } = await modelWith(says("Yes."));
  const messages = [
    ...request().messages,
    { role: "assistant" as const, content: "", calls: [{ id: "c0", name: "search", input: { a: 1 } }] },
    { role: "tool" as const, content: "nothing", callId: "c0" },
  ];
  for await (const _ of model.stream({ ...request(), messages }));
  expect(endpoint.received[0]!.body.messages.slice(1)).toEqual([
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c0", type: "function", function: { name: "search", arguments: '{"a":1}' } }],
    },
    { role: "tool", content: "nothing", tool_call_id: "c0" },
  ]);
});

test.each<[string, Script]>([
  ["a tool that was not offered", calls(["rm", { path: "/" }], ["__proto__", {}])],
  ["arguments that are no JSON", calls(["search", "{not"], ["search", "[1]"], ["search", "null"])],
  ["more arguments than anything needs", calls(["search", { sentence: "a".repeat(5_000) }])],
  [
    "nothing that can be read",
    (response) => {
      open(response);
      for (const tool_calls of [
        7,
        null,
        [null],
        [7],
        [{}],
        [{ function: 7 }],
        [{ function: { name: 7, arguments: {} } }],
      ])
        response.write(chunk({ tool_calls }));
      response.end(`${chunk({}, "tool_calls")}data: [DONE]\n\n`);
    },
  ],
])("%s comes to nothing", async (_, script) => {
  const { model } = await modelWith(script);
  expect(await hear(model)).toMatchObject({ called: [], error: null });
});

test("of two hundred calls few are kept", async () => {
  const { model } = await modelWith(calls(...Array.from({ length: 200 }, (): [string, object] => ["search", {}])));
  expect((await hear(model)).called).toHaveLength(8);
});

test("who calls without end is not listened to, and is not taken for ill", async () => {
  const { model } = await modelWith(
    (response) => {
      open(response);
      const piece = chunk({ tool_calls: [{ index: 0, function: { name: "search", arguments: "a".repeat(10_000) } }] });
      const more = (): void => void (response.writable && response.write(piece, () => setImmediate(more)));
      more();
    },
    { breaker: { calls: 1, failures: 1, windowMs: 60_000 } },
  );
  for (let time = 0; time < 3; time += 1)
    expect(await hear(model)).toMatchObject({ called: [], error: { reason: "cut short" } });
});

test("an endpoint that knows no tools is asked without them, from then on", async () => {
  const { model, endpoint } = await modelWith((...args) =>
    (args[1] === 0 ? refuses(400, "this model does not support tools") : says("fine"))(...args),
  );
  expect(await hear(model)).toMatchObject({ text: "fine", error: null });
  expect(await hear(model)).toMatchObject({ text: "fine", error: null });
  expect(endpoint.received.map(({ body }) => "tools" in body)).toEqual([true, false, false]);
});

test("a refusal that does not speak of tools is not learned from", async () => {
  const { model, endpoint } = await modelWith((...args) =>
    (args[1] === 0 ? refuses(400, "too long") : says("fine"))(...args),
  );
  await hear(model);
  await hear(model);
  expect(endpoint.received.map(({ body }) => "tools" in body)).toEqual([true, false, true]);
});
