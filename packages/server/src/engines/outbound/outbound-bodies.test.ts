import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Fetched, OutboundOptions, Wanted } from "./outbound.ts";
import { open, opened, serve } from "./testing/open-outbound.ts";

const never = new AbortController().signal;

function openToRead(options: Partial<OutboundOptions> = {}) {
  const outbound = open(options);
  const wanted: Wanted = {
    headers: {},
    mayLead: () => true,
    largest: ({ status }) => (status === 200 ? 100_000 : null),
    patienceMs: 5_000,
  };
  return (url: string, changes: Partial<Wanted> = {}): Promise<Fetched> =>
    outbound.fetch(new URL(url), { ...wanted, ...changes }, never);
}

test("a body is read, however it is packed, and its headers with it", async () => {
  const packed: Record<string, Buffer> = {
    gzip: gzipSync("Free for 30 days."),
    "x-gzip": gzipSync("Free for 30 days."),
    deflate: deflateSync("Free for 30 days."),
    br: brotliCompressSync("Free for 30 days."),
    identity: Buffer.from("Free for 30 days."),
  };
  const { url, port } = await serve((request, reply) => {
    const encoding = request.url?.slice(1) ?? "";
    reply.writeHead(200, { "content-encoding": encoding, etag: '"1"' }).end(packed[encoding]);
  });
  const read = openToRead({ openings: opened(port) });
  for (const encoding of Object.keys(packed)) {
    const { body, headers, moved } = await read(`${url}/${encoding}`);
    expect([encoding, body?.toString(), headers["etag"], moved]).toEqual([
      encoding,
      "Free for 30 days.",
      '"1"',
      "never",
    ]);
  }
});

test("what is larger than wanted is left, also where it is small until it is unpacked", async () => {
  const bomb = { gzip: gzipSync(Buffer.alloc(50_000_000)), br: brotliCompressSync(Buffer.alloc(50_000_000)) };
  const { url, port } = await serve((request, reply) => {
    if (request.url === "/gzip") reply.writeHead(200, { "content-encoding": "gzip" }).end(bomb.gzip);
    else if (request.url === "/br") reply.writeHead(200, { "content-encoding": "br" }).end(bomb.br);
    else {
      const more = (): void => void (reply.write("x".repeat(10_000)) ? setImmediate(more) : reply.once("drain", more));
      more();
    }
  });
  const read = openToRead({ openings: opened(port) });
  for (const path of ["/gzip", "/br", "/endless"])
    await expect(read(url + path)).rejects.toMatchObject({ reason: "too_large" });
});

test("what cannot be unpacked is told as that", async () => {
  const { url, port } = await serve((request, reply) => {
    const encoding = request.url?.slice(1) ?? "";
    reply.writeHead(200, { "content-encoding": encoding }).end("this is not packed at all");
  });
  const read = openToRead({ openings: opened(port) });
  for (const encoding of ["gzip", "deflate", "br", "compress", "gzip,gzip"])
    await expect(read(`${url}/${encoding}`)).rejects.toMatchObject({ reason: "broken" });
});

test("a body that trickles in is not waited for", async () => {
  const { url, port } = await serve((_, reply) => {
    const drip = setInterval(() => reply.write("x"), 20);
    reply.once("close", () => clearInterval(drip));
  });
  const read = openToRead({ openings: opened(port) });
  await expect(read(url, { patienceMs: 300 })).rejects.toMatchObject({ reason: "silent" });
});

test("a body that is not wanted is not read, and a redirect that may not be followed is the answer", async () => {
  const { url, port } = await serve((request, reply) => {
    if (request.url === "/gone") reply.writeHead(404).end("x".repeat(1_000_000));
    else if (request.url === "/for-now") reply.writeHead(302, { location: "/for-good" }).end();
    else reply.writeHead(301, { location: "https://elsewhere.example/" }).end();
  });
  const read = openToRead({ openings: opened(port) });
  expect(await read(`${url}/gone`)).toMatchObject({ status: 404, body: null });
  const mayLead = ({ hostname }: URL): boolean => hostname === "127.0.0.1";
  const away = await read(`${url}/for-good`, { mayLead });
  expect([away.status, away.url.href, away.moved, away.body]).toEqual([
    301,
    "https://elsewhere.example/",
    "for good",
    null,
  ]);
  expect((await read(`${url}/for-now`, { mayLead })).moved).toBe("for now");
});
