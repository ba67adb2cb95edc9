import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Model, Tokens } from "./model.ts";
import { ModelError } from "./model-error.ts";
import { createModel, type ModelOptions } from "./openai-model.ts";
import {
  chunk,
  open,
  refuses,
  says,
  saysAndCounts,
  scriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from "./testing/scripted-endpoint.ts";

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const quick = { connect: 4_000, firstToken: 4_000, gap: 4_000, total: 4_500, afterword: 4_000 };

async function modelWith(
  script: Script,
  options: Partial<ModelOptions> = {},
): Promise<{ model: Model; endpoint: ScriptedEndpoint }> {
  const endpoint = await scriptedEndpoint(script);
  opened.push(endpoint);
  const model = createModel({
    baseUrl: endpoint.baseUrl,
    name: "small",
    apiKey: "key",
    timeouts: quick,
    retry: { least: 1, most: 50 },
    ...options,
  });
  return { model, endpoint };
}

const request = (signal = new AbortController().signal) => ({
  messages: [{ role: "user" as const, content: "Hello?" }],
  maxTokens: 50,
  signal,
});

async function listen(model: Model, signal?: AbortSignal): Promise<string> {
  let text = "";
  for await (const piece of model.stream(request(signal))) text += piece;
  return text;
}

const failure = (model: Model): Promise<ModelError> =>
  listen(model).then(
    (text) => expect.fail(`it answered: ${text.slice(0, 50)}`),
    (error: ModelError) => error,
  );

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
    { timeouts: { ...quick, afterword: 20 } },
  );
  expect(await listen(model)).toBe("All of it.");
});

test.each([429, 500, 503])("tries once more after %i", async (status) => {
  const { model, endpoint } = await modelWith((response, number, incoming) =>
    (number === 0 ? refuses(status) : says("after all"))(response, number, incoming),
  );
  expect(await listen(model)).toBe("after all");
  expect(endpoint.received).toHaveLength(2);
});

test("gives up after the second failure", async () => {
  const { model, endpoint } = await modelWith(refuses(500));
  expect(await failure(model)).toMatchObject({ reason: "refused", status: 500 });
  expect(endpoint.received).toHaveLength(2);
});

test("doesn't wait for an endpoint that asks for a long pause", async () => {
  const { model, endpoint } = await modelWith(refuses(429, "slow down", { "retry-after": "30" }));
  expect(await failure(model)).toMatchObject({ reason: "refused", status: 429 });
  expect(endpoint.received).toHaveLength(1);
});

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

test("doesn't repeat what was refused for good", async () => {
  const { model, endpoint } = await modelWith(refuses(401));
  expect(await failure(model)).toMatchObject({ reason: "refused", status: 401 });
  expect(endpoint.received).toHaveLength(1);
});

test("tries once more when the connection is reset before the first byte, and never after it", async () => {
  const before = await modelWith((response, number, incoming) =>
    number === 0 ? response.destroy() : says("there")(response, number, incoming),
  );
  expect(await listen(before.model)).toBe("there");

  const after = await modelWith((response) => {
    open(response).write(chunk({ content: "Half an ans" }), () => response.destroy());
  });
  expect(await failure(after.model)).toBeInstanceOf(ModelError);
  expect(after.endpoint.received).toHaveLength(1);
});

test.each<[string, Script]>([
  ["ends in the middle", (response) => open(response).end(chunk({ content: "Half an ans" }))],
  ["is no JSON", (response) => open(response).end(`${chunk({ content: "Well" })}data: {"choices": [{"del\n\n`)],
  [
    "is an error with status 200",
    (response) =>
      response.writeHead(200, { "content-type": "application/json" }).end('{"error":{"message":"out of memory"}}'),
  ],
  [
    "is an error in the stream",
    (response) => open(response).end(`${chunk({ content: "We" })}data: {"error":{"message":"out of memory"}}\n\n`),
  ],
  ["is an HTML page", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Log in</h1>")],
  ["is empty", (response) => open(response).end()],
  ["has null for choices", (response) => open(response).end('data: {"choices":null}\n\n')],
  ["is bytes that are no text", (response) => open(response).end(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]))],
])("fails when the answer %s", async (_, script) => {
  const { model } = await modelWith(script);
  const error = await failure(model);
  expect(error).toBeInstanceOf(ModelError);
  expect(error.message).not.toContain("memory");
});

test("cuts off a flood, in one line or in many", async () => {
  const line = "x".repeat(64 * 1024);
  for (const begin of ["data: ", ""]) {
    const { model, endpoint } = await modelWith((response) => {
      let sent = 0;
      open(response).write(begin);
      const more = (): void => {
        if (response.destroyed || sent > 10 * 1024 * 1024) return void response.end();
        sent += line.length;
        response.write(begin === "" ? `${chunk({ reasoning: line })}` : line, () => setImmediate(more));
      };
      more();
    });
    const closed = endpoint.nextClosed();
    expect(await failure(model)).toBeInstanceOf(ModelError);
    await closed;
  }
});

test("gives up on an endpoint that never answers", async () => {
  const { model } = await modelWith(() => undefined, { timeouts: { ...quick, firstToken: 30 } });
  expect(await failure(model)).toMatchObject({ reason: "slow" });
});

test("gives up on one that says hello and then nothing", async () => {
  const { model } = await modelWith(
    (response) => void open(response).write(chunk({ role: "assistant", content: "" })),
    { timeouts: { ...quick, firstToken: 30 } },
  );
  expect(await failure(model)).toMatchObject({ reason: "slow" });
});

test("gives up on one that falls silent", async () => {
  const { model } = await modelWith((response) => void open(response).write(chunk({ content: "Well, " })), {
    timeouts: { ...quick, gap: 30 },
  });
  expect(await failure(model)).toMatchObject({ reason: "slow" });
});

test("gives up on one that drips without end", async () => {
  const drip: Script = (response) => {
    open(response);
    const more = (): void =>
      void (response.destroyed || response.write(chunk({ content: "." }), () => setTimeout(more, 2)));
    more();
  };
  const { model, endpoint } = await modelWith(drip, { timeouts: { ...quick, total: 60 } });
  const closed = endpoint.nextClosed();
  expect(await failure(model)).toMatchObject({ reason: "slow" });
  await closed;
});

test("gives up on a connection that is never made", async () => {
  // It takes the connection and never answers the TLS greeting.
  const sockets: Socket[] = [];
  const mute = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const { port } = mute.address() as AddressInfo;
  const model = createModel({
    baseUrl: `https://127.0.0.1:${port}`,
    name: "small",
    apiKey: null,
    timeouts: { connect: 20, firstToken: 8_000 },
  });
  expect(await failure(model)).toMatchObject({ reason: "unreachable" });
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  mute.close();
});

test("stops the call when the caller leaves, before and in the middle of it", async () => {
  for (const script of [
    () => undefined,
    (response) => void open(response).write(chunk({ content: "Well, " })),
  ] as Script[]) {
    const leaving = new AbortController();
    const { model, endpoint } = await modelWith((...args) => {
      script(...args);
      setImmediate(() => leaving.abort(new Error("gone")));
    });
    await expect(listen(model, leaving.signal)).rejects.toThrow("gone");
    await endpoint.nextClosed().catch(() => undefined);
  }
});

test("closes the connection when the reader has enough", async () => {
  const { model, endpoint } = await modelWith((response) => void open(response).write(chunk({ content: "Enough." })));
  const closed = endpoint.nextClosed();
  for await (const text of model.stream(request())) {
    expect(text).toBe("Enough.");
    break;
  }
  await closed;
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
