import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import { ModelError } from "./model-error.ts";
import { createModel } from "./openai-model.ts";
import { failure, listen, modelWith, patience, request } from "./testing/open-model.ts";
import { chunk, open, refuses, says, type Script } from "./testing/scripted-endpoint.ts";

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
  const most = 40 * 1024 * 1024;
  for (const begin of ["data: ", ""]) {
    let sent = 0;
    const { model, endpoint } = await modelWith((response) => {
      open(response).write(begin);
      const more = (): void => {
        if (response.destroyed || sent > most) return void response.end();
        sent += line.length;
        response.write(begin === "" ? `${chunk({ reasoning: line })}` : line, () => setImmediate(more));
      };
      more();
    });
    const closed = endpoint.nextClosed();
    expect(await failure(model)).toBeInstanceOf(ModelError);
    await closed;
    expect(sent).toBeLessThan(most / 2);
  }
});

test("gives up on an endpoint that never answers", async () => {
  const { model } = await modelWith(() => undefined, { timeouts: { ...patience, firstToken: 30 } });
  expect(await failure(model)).toMatchObject({ reason: "slow" });
});

test("gives up on one that says hello and then nothing", async () => {
  const { model } = await modelWith(
    (response) => void open(response).write(chunk({ role: "assistant", content: "" })),
    { timeouts: { ...patience, firstToken: 30 } },
  );
  expect(await failure(model)).toMatchObject({ reason: "slow" });
});

test("gives up on one that falls silent", async () => {
  const { model } = await modelWith((response) => void open(response).write(chunk({ content: "Well, " })), {
    timeouts: { ...patience, gap: 30 },
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
  const { model, endpoint } = await modelWith(drip, { timeouts: { ...patience, total: 60 } });
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
