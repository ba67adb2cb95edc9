import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { beforeEach, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { useShop } from "./use-shop.ts";
import { ADMIN_KEY } from "./start-app.ts";

interface Result {
  accepted: number;
  failed: { line: number; code: string; detail: string }[];
}

const shop = useShop();
let url: string;
beforeEach(() => {
  url = `${shop.url}/documents`;
});

async function upload(payload: string | Buffer): Promise<Result> {
  const reply = await shop.app.upload(url, payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const document = (external_id: string, content = `Text of ${external_id}.`): string =>
  JSON.stringify({ external_id, title: external_id, content, format: "text" });
const total = async (): Promise<number> => (await shop.app.admin("GET", url)).json<{ total: number }>().total;

test("good lines go in, and each bad one is reported with its line and reason", async () => {
  const result = await upload(
    [
      document("a"),
      "",
      "{not json",
      '{"title":"no content","format":"text"}',
      document("b").replace('"format":"text"', '"format":"text","url":""'),
      document("empty", " "),
      "[]",
      document("deep", "> ".repeat(50_000)).replace("text", "markdown"),
      document("long", "x".repeat(13_000_000)),
      document("c"),
    ].join("\n"),
  );
  expect(result.accepted).toBe(3);
  expect(result.failed.map(({ line, code }) => [line, code])).toEqual([
    [3, "malformed_json"],
    [4, "validation_failed"],
    [6, "empty"],
    [7, "validation_failed"],
    [8, "too_deep"],
    [9, "payload_too_large"],
  ]);
  expect(result.failed[1]?.detail).toBe("/content is required");
  expect(await total()).toBe(3);
});

test("an upload without a line is refused, in words that help", async () => {
  for (const body of ["", "\n \n"])
    expect(expectProblem(await shop.app.upload(url, body), "validation_failed").errors).toMatchObject([
      { pointer: "", code: "required", detail: expect.stringContaining("--data-binary @file") },
    ]);
});

test("a line that is not UTF-8 fails alone, and an upload whose type names another charset is not read", async () => {
  const body = Buffer.from([document("a"), document("b", "R\u00fcckgabe."), document("c")].join("\n"), "latin1");
  expect(await upload(body)).toEqual({
    accepted: 2,
    failed: [{ line: 2, code: "malformed_json", detail: "The line is not valid JSON in UTF-8." }],
  });
  expectProblem(await shop.app.upload(url, body, "application/x-ndjson; charset=iso-8859-1"), "unsupported_media_type");
  expect(await total()).toBe(2);
});

test("the same external id again replaces, within an upload too: the last one counts", async () => {
  await upload([document("a"), document("b")].join("\n"));
  expect(await upload([document("a", "Older."), document("a", "Newer.")].join("\n"))).toEqual({
    accepted: 2,
    failed: [],
  });
  expect(await total()).toBe(2);
  const search = await shop.app.admin("GET", `/api/admin/tenants/${shop.tenant.slug}/search?mode=rag&q=newer`);
  expect(search.json<{ results: { snippet: string }[] }>().results[0]?.snippet).toBe("Newer.");
});

test("two uploads of the same documents at once both come through", async () => {
  const ids = Array.from({ length: 300 }, (_, i) => `d${i}`);
  const uploads = [ids, ids.toReversed()].map((order) => upload(order.map((id) => document(id)).join("\n")));
  expect((await Promise.all(uploads)).map(({ accepted }) => accepted)).toEqual([300, 300]);
  expect(await total()).toBe(300);
});

test("a document that is too much for the server's memory is the only one that fails, and is told why", async () => {
  const other = await shop.app.createTenant({});
  const hostile = JSON.stringify({ title: "", content: "<i><b><p>".repeat(220_000), format: "html" });
  const [result, meanwhile] = await Promise.all([
    upload([document("a"), hostile, document("b")].join("\n")),
    shop.app.admin("POST", `/api/admin/tenants/${other.slug}/documents`, JSON.parse(document("c"))),
  ]);
  expect(result).toEqual({
    accepted: 2,
    failed: [{ line: 2, code: "unreadable", detail: expect.stringMatching(/too much memory. Split it/) }],
  });
  expect(meanwhile.statusCode).toBe(201);
  expect(await total()).toBe(2);
}, 60_000);

test("a long upload is read as it comes, and the server answers others meanwhile", async () => {
  const base = await shop.app.listen();
  const lines = 5_000;
  async function* body() {
    for (let i = 0; i < lines; i++) {
      yield `${document(`d${i}`, `Passage ${i} tells of the number ${i * 7} and of nothing else. `.repeat(8))}\n`;
      if (i % 500 !== 0) continue;
      // The next line is not sent before others are answered.
      expect((await fetch(`${base}/healthz`)).status).toBe(200);
    }
  }
  const result = await new Promise<Result>((resolve, reject) => {
    const headers = { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "application/x-ndjson" };
    const sending = request(`${base}${url}`, { method: "POST", headers }, async (reply) =>
      resolve(JSON.parse(Buffer.concat(await reply.toArray()).toString()) as Result),
    );
    pipeline(Readable.from(body()), sending).catch(reject);
  });
  expect(result).toEqual({ accepted: lines, failed: [] });
  const search = await shop.app.admin(
    "GET",
    `/api/admin/tenants/${shop.tenant.slug}/search?mode=rag&q=number+34993&limit=1`,
  );
  expect(search.json<{ results: { external_id: string }[] }>().results[0]?.external_id).toBe("d4999");
}, 60_000);
