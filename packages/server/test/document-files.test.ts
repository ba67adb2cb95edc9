import { once } from "node:events";
import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openRaw } from "./raw-http.ts";
import { faultsIn, readReference } from "./reference.ts";
import { ADMIN_KEY, type Reply } from "./start-app.ts";
import { useShop } from "./use-shop.ts";

interface Result {
  accepted: number;
  failed: { line: number; external_id?: string; code: string; detail: string }[];
}
interface Listed {
  items: { external_id: string; title: string; format: string; url: string | null }[];
  total: number;
}
/** Content, and a type where the client names one. */
type Files = Record<string, string | Uint8Array | { content: string | Uint8Array; type: string }>;

const shop = useShop();
let base: string;
let url: string;
beforeAll(async () => {
  base = await shop.app.listen();
});
beforeEach(() => {
  url = `${shop.url}/documents`;
});

/** As a browser or curl sends files. */
function formOf(files: Files): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) {
    const { content, type } = typeof file === "object" && "type" in file ? file : { content: file, type: "" };
    form.append("files", new Blob([content as string], { type }), name);
  }
  return form;
}

async function send(body: FormData): Promise<Response> {
  return fetch(base + url, { method: "POST", headers: { authorization: `Bearer ${ADMIN_KEY}` }, body });
}

async function upload(files: Files): Promise<Result> {
  const reply = await send(formOf(files));
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Result>;
}

const listed = async (): Promise<Listed> => (await shop.app.admin("GET", `${url}?limit=200`)).json<Listed>();

/** What is stored: title and format by external id. */
const stored = async (): Promise<Record<string, [string, string]>> =>
  Object.fromEntries((await listed()).items.map(({ external_id, title, format }) => [external_id, [title, format]]));

/** The bytes of a form, as they stand. */
const raw = (payload: string, type = "multipart/form-data; boundary=x"): Promise<Reply> =>
  shop.app.upload(url, payload, type);

const part = (name: string, content: string): string =>
  `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n`;

describe("each file is a document", () => {
  test("with the address that stands before it, and before no other file", async () => {
    const form = new FormData();
    const add = (name: string, address?: string): void => {
      if (address) form.append("url", address);
      form.append("files", new Blob([`# About ${name}`]), name);
    };
    add("a.md", "https://shop.example/a");
    add("b.md");
    add("c.md", "https://shop.example/c");
    form.append("url", "https://shop.example/nothing");
    expect((await send(form)).status).toBe(200);
    expect(Object.fromEntries((await listed()).items.map(({ external_id, url: page }) => [external_id, page]))).toEqual(
      {
        "a.md": "https://shop.example/a",
        "b.md": null,
        "c.md": "https://shop.example/c",
      },
    );
  });

  test("under its name, titled by its first heading or else its name, and found at once", async () => {
    expect(
      await upload({
        "returns.md": "# Sending things back\n\nYou have 30 days.",
        "guides/gift-cards.markdown": "Gift cards never expire.",
        "shipping.html": "<title>Shipping</title><main><h1>Where we ship</h1><p>To Norway.</p></main>",
        "about.HTM": "<title>Who we are</title><main><p>We are a small team.</p></main>",
        "Rückgabe_und Umtausch.txt": "# no heading\n\nIn plain text nothing is a heading.",
      }),
    ).toEqual({ accepted: 5, failed: [] });
    expect(await stored()).toEqual({
      "returns.md": ["Sending things back", "markdown"],
      "guides/gift-cards.markdown": ["Gift cards", "markdown"],
      "shipping.html": ["Where we ship", "html"],
      "about.HTM": ["Who we are", "html"],
      "Rückgabe_und Umtausch.txt": ["Rückgabe und Umtausch", "text"],
    });
    const search = await shop.app.admin("GET", `${shop.url}/search?mode=rag&q=norway`);
    expect(search.json<{ results: { external_id: string }[] }>().results[0]?.external_id).toBe("shipping.html");
  });

  test("in the format that its name tells, or else its type", async () => {
    const files = {
      "a.md": { content: "A", type: "application/octet-stream" },
      "b.txt": { content: "B", type: "text/html" },
      LICENSE: { content: "C", type: "text/plain" },
      page: { content: "<main><p>D</p></main>", type: "text/html; charset=utf-8" },
      "e.log": { content: "E", type: "text/plain" },
      notes: { content: "F", type: "Text/Markdown" },
    };
    expect(await upload(files)).toEqual({ accepted: 6, failed: [] });
    expect(Object.fromEntries(Object.entries(await stored()).map(([name, [, format]]) => [name, format]))).toEqual({
      "a.md": "markdown",
      "b.txt": "text",
      LICENSE: "text",
      page: "html",
      "e.log": "text",
      notes: "markdown",
    });
  });

  test("as the text it is, where it tells of another format", async () => {
    const content = "# Formats\n\nA file of that format begins with %PDF-1.7.";
    expect((await upload({ "formats.md": content })).failed).toEqual([]);
    expect(await stored()).toEqual({ "formats.md": ["Formats", "markdown"] });
  });

  test("that replaces the one of the same name, within an upload too", async () => {
    await upload({ "a.md": "# Old", "docs/a.md": "# Elsewhere" });
    const form = formOf({ "a.md": "# Newer" });
    for (const [name, file] of formOf({ "a.md": "# Newest" })) form.append(name, file);
    expect(await (await send(form)).json()).toEqual({ accepted: 2, failed: [] });
    expect(await stored()).toEqual({
      "a.md": ["Newest", "markdown"],
      "docs/a.md": ["Elsewhere", "markdown"],
    });
  });

  test("whatever fields a form has beside them", async () => {
    const form = formOf({ "a.md": "# A" });
    form.append("csrf", "x".repeat(100_000));
    expect(await (await send(form)).json()).toEqual({ accepted: 1, failed: [] });
  });

  test("and the answer is as the reference says, which names forms", async () => {
    const reference = await readReference(shop.app);
    const path = "/api/admin/tenants/{tenant}/documents";
    expect(Object.keys(reference.paths[path]?.["post"]?.requestBody?.content ?? {})).toContain("multipart/form-data");
    const replies = [await raw(`${part("a.md", "# A")}${part("b.pdf", "%PDF")}--x--\r\n`), await raw("--x--\r\n")];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
    expect(faultsIn(reference, "post", path, replies)).toEqual([]);
  });
});

describe("a file that cannot be taken fails alone, with its place among the files, its name and the reason", () => {
  test("by its kind, its letters, its words or its size", async () => {
    const result = await upload({
      "first.md": "# First",
      "manual.pdf": { content: "%PDF-1.7", type: "application/pdf" },
      "list.csv": { content: "one column", type: "text/csv" },
      README: { content: "A", type: "" },
      "latin-1.txt": Buffer.from("Rückgabe", "latin1"),
      // Somebody else has read it wrongly before: it is UTF-8 all the same.
      "wrong-before.txt": "R\ufffdckgabe",
      "torn.txt": Buffer.concat([Buffer.from("Rückgabe bei Übergröße möglich"), Buffer.from([0xfc])]),
      "nul.txt": "a\0b",
      "blank.md": " \n ",
      "huge.txt": "x".repeat(8_000_001),
      "long.txt": "x".repeat(2_000_001),
      "long.html": "<li>x</li>".repeat(300_000),
      [`${"n".repeat(500)}.md`]: "# Named",
      "last.md": "# Last",
    });
    expect(result.accepted).toBe(4);
    expect(result.failed.map(({ line, external_id, code }) => [line, external_id, code])).toEqual([
      [2, "manual.pdf", "damaged"],
      [3, "list.csv", "no_columns"],
      [4, "README", "unsupported_format"],
      [7, "torn.txt", "not_utf8"],
      [8, "nul.txt", "validation_failed"],
      [9, "blank.md", "empty"],
      [10, "huge.txt", "payload_too_large"],
      [11, "long.txt", "too_long"],
      [12, "long.html", "too_long"],
      [13, undefined, "validation_failed"],
    ]);
    expect(result.failed.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\.md.*\.html.*\.txt/),
        "/content must not contain NUL or half a surrogate pair",
        "The document has more than 2000000 characters of text. Split it.",
        "/external_id must have at most 500 characters",
      ]),
    );
    expect(Object.keys(await stored()).sort()).toEqual(["first.md", "last.md", "latin-1.txt", "wrong-before.txt"]);
  });

  test("by its missing name", async () => {
    const nameless =
      '--x\r\nContent-Disposition: form-data; name="files"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';
    const reply = await raw(`${nameless}${part("a.md", "# A")}--x--\r\n`);
    expect(reply.json()).toMatchObject({ accepted: 1, failed: [{ line: 1, code: "unnamed" }] });
  });

  test("by coming after a thousand others, and the rest is not read", async () => {
    const many = Array.from({ length: 1_005 }, (_, i) => part(`${i}.txt`, `Text ${i}`)).join("");
    const reply = await raw(`${many}--x--\r\n`);
    expect(reply.json()).toMatchObject({ accepted: 1_000, failed: [{ line: 1_001, code: "too_many_files" }] });
    expect((await listed()).total).toBe(1_000);
  }, 30_000);
});

test.each([
  ["without a file", ""],
  ["before its only file", part("a.md", "# A")],
])("a form with far too many fields, %s, is told of its fields", async (_where, file) => {
  const field = '--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n1\r\n';
  const reply = await raw(`${field.repeat(2_200)}${file}--x--\r\n`);
  expect(reply.json()).toEqual({
    accepted: 0,
    failed: [{ line: 1, code: "too_many_fields", detail: expect.stringMatching(/fields.*not read/) }],
  });
});

describe("a form is refused", () => {
  test.each([
    [
      "has no file",
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nReturns\r\n--x--\r\n',
      "validation_failed",
    ],
    ["is empty", "--x--\r\n", "validation_failed"],
    ["breaks off", part("a.md", "# A"), "bad_request"],
    ["is no form", "{}", "bad_request"],
  ] as const)("that %s", async (_what, payload, code) => {
    expectProblem(await raw(payload), code);
  });

  test("that does not say what parts it", async () => {
    expectProblem(await raw(`${part("a.md", "# A")}--x--\r\n`, "multipart/form-data"), "bad_request");
  });

  test("for a tenant that there is not", async () => {
    url = "/api/admin/tenants/nobody/documents";
    expectProblem(await raw(`${part("a.md", "# A")}--x--\r\n`), "tenant_not_found");
  });
});

test("a client that leaves in the middle of a file leaves a server that goes on", async () => {
  const finished = new Promise<void>((resolve) =>
    shop.app.server.server.once("request", (_, res) => res.once("close", resolve)),
  );
  const connection = await openRaw(base);
  connection.write(
    `POST ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ADMIN_KEY}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n${part("a.md", "# A")}${part("b.md", "# B").slice(0, -2)}`,
  );
  await once(shop.app.server.server, "request");
  connection.socket.destroy();
  await finished;
  expect(await upload({ "c.md": "# C" })).toEqual({ accepted: 1, failed: [] });
  expect(Object.keys(await stored())).toContain("c.md");
});

test("files are taken in as they come: one that is far too large is dropped, not kept", async () => {
  async function* body() {
    yield part("first.txt", "The first file.");
    yield part("second.txt", "Words of the second file. ".repeat(12_000));
    yield part("endless.txt", "").slice(0, -2);
    // The first ones are stored while the last one is still being sent.
    await expect.poll(async () => Object.keys(await stored())).toContain("first.txt");
    const megabyte = Buffer.alloc(1_000_000, "endless ");
    for (let sent = 0; sent < 300; sent++) yield megabyte;
    yield `\r\n${part("after.txt", "The file after it.")}--x--\r\n`;
  }
  const result = await new Promise<Result>((resolve, reject) => {
    const headers = { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "multipart/form-data; boundary=x" };
    const sending = request(base + url, { method: "POST", headers }, async (reply) =>
      resolve(JSON.parse(Buffer.concat(await reply.toArray()).toString()) as Result),
    );
    pipeline(Readable.from(body()), sending).catch(reject);
  });
  expect(result).toMatchObject({ accepted: 3, failed: [{ line: 3, code: "payload_too_large" }] });
  expect(Object.keys(await stored()).sort()).toEqual(["after.txt", "first.txt", "second.txt"]);
}, 60_000);
