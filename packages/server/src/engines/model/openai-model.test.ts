import { expect, test } from "vitest";
import type { Model, Tokens } from "./model.ts";
import { failure, listen, modelWith, patience, request } from "./testing/open-model.ts";
import { chunk, open, refuses, says, saysAndCounts, type Script } from "./testing/scripted-endpoint.ts";

test("streams the text in its pieces, and asks as endpoints expect", async () => {
  const { model, endpoint } = await modelWith(says("Good ", "day", "."));
  const pieces: string[] = [];
  for await (const piece of model.stream(request())) pieces.push(piece);
  expect(pieces).toEqual(["Good ", "day", "."]);
  expect(endpoint.received).toEqual([
    {
      path: "/v1/chat/completions",
      authorization: "Bearer key",
      body: {
        model: "small",
        messages: [{ role: "user", content: "Hello?" }],
        stream: true,
        max_tokens: 50,
        stream_options: { include_usage: true },
      },
    },
  ]);
});

test("sends no key where there is none", async () => {
  const { model, endpoint } = await modelWith(says("ok"), { apiKey: null });
  await listen(model);
  expect(endpoint.received[0]?.authorization).toBeUndefined();
});

test("takes chunks with roles alone, thoughts, usage and members it doesn't know", async () => {
  const { model } = await modelWith((response) => {
    open(response).write(": keep-alive\n\n");
    response.write(chunk({ role: "assistant" }, null, { surprise: { nested: [1] } }));
    response.write(chunk({ reasoning_content: "Hm." }));
    response.write(chunk({ content: "Yes", tool_calls: [{ index: 0, function: { name: "rm", arguments: "{}" } }] }));
    response.write(chunk({ content: null }));
    response.write(chunk({}, "stop"));
    response.end(`data: ${JSON.stringify({ id: "c", choices: [], usage: { total_tokens: 7 } })}\n\ndata: [DONE]\n\n`);
  });
  expect(await listen(model)).toBe("Yes");
});

test("puts a letter together that was cut between two packets", async () => {
  const { model } = await modelWith((response) => {
    const bytes = Buffer.from(`${chunk({ content: "Größe 🧦" })}${chunk({}, "stop")}data: [DONE]\n\n`);
    open(response).flushHeaders();
    const send = (at: number): void => {
      if (at < bytes.length) response.write(bytes.subarray(at, at + 1), () => setImmediate(send, at + 1));
      else response.end();
    };
    send(0);
  });
  expect(await listen(model)).toBe("Größe 🧦");
});

test("learns the other name for the limit from an endpoint that refuses the usual one", async () => {
  const { model, endpoint } = await modelWith((response, number, incoming) =>
    number === 0
      ? refuses(
          400,
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        )(response, number, incoming)
      : says("fine")(response, number, incoming),
  );
  expect(await listen(model)).toBe("fine");
  expect(await listen(model)).toBe("fine");
  expect(endpoint.received.map(({ body }) => [body.max_tokens, body.max_completion_tokens])).toEqual([
    [50, undefined],
    [undefined, 50],
    [undefined, 50],
  ]);
});

/** What the call is said to have taken; null: nothing. */
async function tokensOf(model: Model): Promise<unknown> {
  let told: unknown = null;
  const used = (tokens: Tokens): void => void (told = tokens);
  await listen({ stream: (asked) => model.stream({ ...asked, used }) }).catch(() => undefined);
  return told;
}

test("tells what the call took, by the endpoint's last count", async () => {
  const { model } = await modelWith(saysAndCounts("Yes.", 812, 3));
  expect(await tokensOf(model)).toEqual({ input: 812, output: 3 });

  const withEach = await modelWith((response) => {
    open(response).write(chunk({ content: "Y" }, null, { usage: { prompt_tokens: 9, completion_tokens: 1 } }));
    response.write(chunk({ content: "es" }, null, { usage: { prompt_tokens: 9, completion_tokens: 2 } }));
    response.end(`${chunk({}, "stop", { usage: null })}data: [DONE]\n\n`);
  });
  expect(await tokensOf(withEach.model)).toEqual({ input: 9, output: 2 });
});

test.each<[string, Script]>([
  ["tells no count", says("eight by", "tes in all..")],
  ["tells nonsense", saysAndCounts("eight bytes in all..", -5, 1e300)],
  [
    "breaks off",
    (response) => void open(response).write(chunk({ content: "eight bytes in all.." }), () => response.destroy()),
  ],
])("estimates what the call took where the endpoint %s", async (_, script) => {
  const { model } = await modelWith(script);
  expect(await tokensOf(model)).toEqual({ input: 6, output: 5 });
});

test("a call that was refused took nothing", async () => {
  const { model } = await modelWith(refuses(401));
  expect(await tokensOf(model)).toBeNull();
});

test.each([
  [400, "Unrecognized request argument supplied: stream_options"],
  [422, "Extra inputs are not permitted"],
])("learns not to ask for a count of an endpoint that refuses that with %i", async (status, message) => {
  const { model, endpoint } = await modelWith((response, number, incoming) =>
    (endpoint.received[number]?.body.stream_options ? refuses(status, message) : says("fine"))(
      response,
      number,
      incoming,
    ),
  );
  expect([await listen(model), await listen(model)]).toEqual(["fine", "fine"]);
  expect(endpoint.received.map(({ body }) => "stream_options" in body)).toEqual([true, false, false]);
});

test("goes on asking for a count where something else was refused", async () => {
  const { model, endpoint } = await modelWith((response, number, incoming) =>
    (number < 2 ? refuses(400, "Too long") : says("fine"))(response, number, incoming),
  );
  expect(await failure(model)).toMatchObject({ reason: "refused", status: 400 });
  expect(await listen(model)).toBe("fine");
  expect(endpoint.received.map(({ body }) => "stream_options" in body)).toEqual([true, false, true]);
});

test("an answer is whole once it is said to be, though the endpoint never hangs up", async () => {
  const { model } = await modelWith(
    (response) => void open(response).write(`${chunk({ content: "All of it." })}${chunk({}, "stop")}`),
    { timeouts: { ...patience, afterword: 20 } },
  );
  expect(await listen(model)).toBe("All of it.");
});
