import { deflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { documentsOf, html, learn, openPages, pathsOf, revisionOf, startCrawling, sync } from "./crawled-sites.ts";
import { docxOf, linesFrom, paragraph, pdfOf, pdfWith } from "./made-files.ts";

vi.setConfig({ testTimeout: 180_000 });

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const manual = (years: string) =>
  pdfOf([
    linesFrom(760, ["The lamp is made of oak and brass."]),
    [{ x: 72, y: 760, text: "Warranty", size: 20 }, ...linesFrom(720, [`The warranty of the lamp is ${years} years.`])],
  ]);

test("PDF and Word files of a site are read like its pages, and only once while they stay the same", async () => {
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/files/lamp%20manual.pdf", "/terms.docx", "/get?id=7", "/list.csv", "/old.doc"]),
    "/files/lamp%20manual.pdf": { type: PDF, bytes: manual("four") },
    "/terms.docx": { type: "application/octet-stream", bytes: docxOf(paragraph("Goods are paid within nine days.")) },
    // Only what it comes as tells what it is.
    "/get?id=7": { type: DOCX, bytes: docxOf(paragraph("Parcels to Norway take six days.")) },
    "/list.csv": { type: "text/csv", bytes: Buffer.from("question,answer\nWhy?,Because.") },
    "/old.doc": { type: "application/msword", bytes: Buffer.from("old") },
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { url: shop.url });
  expect(job).toMatchObject({ state: "done", pages: { found: 4, changed: 4, failed: 0, skipped: 0 }, failures: [] });
  const documents = await documentsOf(app, tenant);
  expect(documents.map(({ title, format }) => [title, format]).sort()).toEqual([
    ["Get", "docx"],
    ["Home", "html"],
    ["Lamp manual", "pdf"],
    ["Terms", "docx"],
  ]);
  expect(shop.visits()).not.toContain("/list.csv");
  const { citations } = await app.send(tenant.id, { message: "How many years is the warranty of the lamp?" });
  expect(citations[0]).toMatchObject({ url: `${shop.url}/files/lamp%20manual.pdf#page=2` });

  const before = await revisionOf(app, tenant);
  expect((await sync(app, tenant, source)).pages).toMatchObject({ found: 4, unchanged: 4, changed: 0 });
  // Saved once more, with the same text in it.
  shop.pages["/terms.docx"] = {
    type: DOCX,
    bytes: docxOf(paragraph("Goods are paid within nine days."), { "docProps/saved.xml": "<again/>" }),
  };
  expect((await sync(app, tenant, source)).pages).toMatchObject({ unchanged: 4, changed: 0 });
  expect(await revisionOf(app, tenant)).toBe(before);

  shop.pages["/files/lamp%20manual.pdf"] = { type: PDF, bytes: manual("seven") };
  expect((await sync(app, tenant, source)).pages).toMatchObject({ unchanged: 3, changed: 1 });
  const now = await app.send(tenant.id, { message: "How many years is the warranty of the lamp?" });
  expect(now.response).toContain("seven");
});

test("a file that cannot be read is told of with its reason, and the rest is read", async () => {
  const bomb = pdfWith([deflateSync(deflateSync(deflateSync(Buffer.alloc(1_500_000_000, "q Q "))))], { times: 3 });
  const shop = await openPages({
    "/": html("Home", "Welcome.", ["/bomb.pdf", "/half.pdf", "/page.pdf", "/large.pdf", "/film", "/fine.pdf"]),
    "/bomb.pdf": { type: PDF, bytes: bomb },
    "/half.pdf": { type: PDF, bytes: manual("four").subarray(0, 500) },
    "/page.pdf": { type: PDF, bytes: Buffer.from("Please log in.") },
    "/large.pdf": (_, reply) => {
      reply.writeHead(200, { "content-type": PDF });
      const more = (): void =>
        void (reply.write(Buffer.alloc(1_000_000)) ? setImmediate(more) : reply.once("drain", more));
      more();
    },
    // Nobody waits for what is not read.
    "/film": (_, reply) => void reply.writeHead(200, { "content-type": "video/mp4" }).write("film"),
    "/fine.pdf": { type: PDF, bytes: manual("four") },
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { job } = await learn(app, tenant, { url: shop.url });
  expect(job).toMatchObject({ state: "done", pages: { found: 7, changed: 2, failed: 4, skipped: 1 } });
  expect(Object.fromEntries(job.failures.map(({ url, reason }) => [new URL(url).pathname, reason]))).toEqual({
    "/bomb.pdf": "Reading it took too long or too much memory.",
    "/half.pdf": expect.stringContaining("breaks off"),
    "/page.pdf": expect.stringContaining("no PDF or Word document"),
    "/large.pdf": "It is larger than this server reads.",
  });
  expect(await pathsOf(app, tenant)).toEqual(["/", "/fine.pdf"]);
});

test("a list of questions is read where it is the source itself", async () => {
  const shop = await openPages({
    "/faq.csv": {
      type: "text/csv",
      bytes: Buffer.from("question,answer\nDo you ship to Norway?,In six days.\nWhy?,\n"),
    },
    "/faq.json": {
      type: "application/json",
      bytes: Buffer.from(JSON.stringify([{ question: "Can I pay by invoice?", answer: "No, by card alone." }])),
    },
  });
  const app = await startCrawling([shop]);
  const tenant = await app.createTenant({});
  const { source, job } = await learn(app, tenant, { kind: "page", url: `${shop.url}/faq.csv` });
  expect(job).toMatchObject({
    state: "done",
    pages: { changed: 1, failed: 0 },
    failures: [{ url: `${shop.url}/faq.csv`, reason: expect.stringContaining("Row 3") }],
  });
  await learn(app, tenant, { kind: "page", url: `${shop.url}/faq.json` });
  expect((await app.send(tenant.id, { message: "Do you ship to Norway?" })).response).toContain("In six days.");
  expect((await app.send(tenant.id, { message: "Can I pay by invoice?" })).response).toContain("No, by card alone.");

  // The same answer to another question is another list.
  shop.pages["/faq.csv"] = {
    type: "text/csv",
    bytes: Buffer.from("question,answer\nDo you deliver to Sweden?,In six days.\n"),
  };
  expect((await sync(app, tenant, source)).pages).toMatchObject({ changed: 1 });
});
