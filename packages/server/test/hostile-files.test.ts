import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assembled, docxOf, drawn, linesFrom, paragraph, pdfOf, pdfWith } from "./made-files.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { useShop } from "./use-shop.ts";

type File = Uint8Array<ArrayBuffer>;
interface Result {
  accepted: number;
  failed: { line: number; external_id?: string; code: string; detail: string }[];
}

// Others ask all the time.
const shop = useShop({ rate_limit: 10_000 });
let base: string;
let url: string;
beforeAll(async () => {
  base = await shop.app.listen();
});
beforeEach(() => {
  url = `${shop.url}/documents`;
});

async function upload(files: Record<string, File>): Promise<Result> {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) form.append("files", new Blob([bytes]), name);
  const headers = { authorization: `Bearer ${ADMIN_KEY}` };
  const reply = await fetch(base + url, { method: "POST", headers, body: form });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Result>;
}

/** Uploads a file between two good ones, which must be taken, while others are served. @returns why it failed */
async function refusalOf(name: string, bytes: File): Promise<{ code: string; detail: string }> {
  const uploading = upload({ "before.md": file("# Before"), [name]: bytes, "after.docx": docxOf(paragraph("After")) });
  let isOver = false;
  let served = 0;
  void uploading.finally(() => (isOver = true)).catch(() => {});
  while (!isOver) {
    const reply = await fetch(`${base}/api/chat/welcome`, { headers: { "x-tenant-id": shop.tenant.slug } });
    expect(reply.status).toBe(200);
    served++;
  }
  const { accepted, failed } = await uploading;
  expect(accepted).toBe(2);
  expect(failed).toMatchObject([{ line: 2, external_id: name }]);
  expect(served).toBeGreaterThan(0);
  return failed[0]!;
}

const file = (text: string): File => new Uint8Array(Buffer.from(text, "latin1"));
const page = linesFrom(700, ["We ship to Norway."]);
const drawing = (orders: string): Buffer => Buffer.from(orders, "latin1");

/** Sets what the headers of a zip archive say of its entries' ways and sizes. */
function withHeaders(zip: Uint8Array, way: number, size: number): File {
  const bytes = Buffer.from(zip);
  for (let at = 0; at < bytes.length - 28; at++) {
    const signature = bytes.readUInt32LE(at);
    const start = { 0x04034b50: at + 8, 0x02014b50: at + 10 }[signature];
    if (start === undefined) continue;
    bytes.writeUInt16LE(way, start);
    bytes.writeUInt32LE(size, start + 14);
  }
  return new Uint8Array(bytes);
}

const GIGABYTES = 1_500_000_000;
let packed: Buffer;
let bareZip: Uint8Array;
beforeAll(() => {
  packed = deflateSync(Buffer.alloc(GIGABYTES, "q Q "));
  // Without the first and last bytes, which only a PDF wants.
  const part = packed.subarray(2, -4);
  bareZip = zipSync({ "[Content_Types].xml": part, "word/document.xml": part }, { level: 0 });
}, 120_000);

describe("a file that is a trap is refused in words, beside the others of its upload, while others are served:", () => {
  test("a Word document that unpacks to gigabytes", async () => {
    const bomb = withHeaders(bareZip, 8, GIGABYTES);
    expect(bomb.length).toBeLessThan(4_000_000);
    expect(await refusalOf("bomb.docx", bomb)).toMatchObject({
      code: "too_large",
      detail: expect.stringMatching(/Unpacked.*Split it/),
    });
  }, 120_000);

  test("one whose parts are large only together", async () => {
    const parts = Object.fromEntries(["a", "b", "c"].map((name) => [`word/${name}.xml`, " ".repeat(20_000_000)]));
    expect(await refusalOf("sum.docx", docxOf(paragraph("We ship to Norway."), parts))).toMatchObject({
      code: "too_large",
    });
  }, 120_000);

  test("one that says it is small", async () => {
    expect(await refusalOf("liar.docx", withHeaders(bareZip, 8, 1_000))).toMatchObject({ code: "damaged" });
  }, 120_000);

  test("one whose entities unfold to gigabytes", async () => {
    const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("");
    const document = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e0 "ha">${levels}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&e12;</w:t></w:r></w:p></w:body></w:document>`;
    const { code } = await refusalOf("laughs.docx", docxOf("", { "word/document.xml": document }));
    expect(["damaged", "empty", "unreadable"]).toContain(code);
  }, 120_000);

  test("one nested thousands of levels deep", async () => {
    const deep = docxOf("<w:sdt><w:sdtContent>".repeat(200_000) + "</w:sdtContent></w:sdt>".repeat(200_000));
    expect(["damaged", "too_deep", "unreadable"]).toContain((await refusalOf("deep.docx", deep)).code);
  }, 120_000);

  test("one with thousands of parts", async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/p${at}.xml`, ""]));
    expect(await refusalOf("many.docx", docxOf(paragraph("We ship to Norway."), many))).toMatchObject({
      code: "too_large",
    });
  }, 120_000);

  test("a PDF whose page unpacks to gigabytes", async () => {
    const bomb = pdfWith([packed], { times: 1 });
    expect(bomb.length).toBeLessThan(4_000_000);
    expect(await refusalOf("bomb.pdf", bomb)).toMatchObject({
      code: "unreadable",
      detail: expect.stringMatching(/too long or too much memory/),
    });
  }, 120_000);

  test("one that is a trap after more text than a document may have: so far it is not read", async () => {
    const lines = Array.from({ length: 480 }, () => "We ship to Norway, and to each other country. ".repeat(9));
    const text = linesFrom(790, lines, { size: 1.2 });
    const full = deflateSync(Buffer.from(drawn(text), "latin1"));
    const long = pdfWith([...Array.from({ length: 11 }, () => full), packed], { times: 1 });
    expect(await refusalOf("long.pdf", long)).toMatchObject({
      code: "too_long",
      detail: expect.stringMatching(/Split it/),
    });
  }, 120_000);

  test("one whose page is packed thrice", async () => {
    const bomb = pdfWith([deflateSync(deflateSync(packed))], { times: 3 });
    expect(bomb.length).toBeLessThan(10_000);
    expect(await refusalOf("matryoshka.pdf", bomb)).toMatchObject({ code: "unreadable" });
  }, 120_000);

  test("one whose tree of pages leads into itself", async () => {
    const loop = assembled(
      [
        "<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>",
        "<< /Type /Pages /Count 1000000 /Kids [3 0 R] >>",
        "<< /Type /Pages /Parent 2 0 R /Count 1000000 /Kids [2 0 R 3 0 R] >>",
        "<< /First 5 0 R /Last 5 0 R >>",
        "<< /Title (a) /Parent 4 0 R /Next 5 0 R /First 5 0 R >>",
      ],
      "/Root 1 0 R",
    );
    expect(["damaged", "unreadable", "no_text"]).toContain((await refusalOf("loop.pdf", loop)).code);
  }, 150_000);

  test("one with values nested hundreds of thousands of levels deep", async () => {
    const deep = "[".repeat(300_000) + "]".repeat(300_000);
    const bomb = assembled(
      ["<< /Type /Catalog /Pages 2 0 R >>", `<< /Type /Pages /Count 1 /Kids ${deep} >>`],
      "/Root 1 0 R",
    );
    expect(["damaged", "too_deep", "unreadable"]).toContain((await refusalOf("deep.pdf", bomb)).code);
  }, 150_000);

  test("one whose drawing calls itself", async () => {
    const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 8 0 R >> >> /Length 10 >>\nstream\n/X Do /X Do\nendstream`;
    const bomb = pdfWith([drawing("/X Do")], { objects: [form] });
    const refused = await refusalOf("echo.pdf", bomb);
    expect(["no_text", "unreadable", "too_deep", "damaged"]).toContain(refused.code);
  }, 150_000);
});

describe("a file that cannot be read says what to do:", () => {
  const password = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${"5A".repeat(32)}> /U <${"A5".repeat(32)}> >> /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]`;
  const whole = pdfOf([page, page]);
  const office = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.alloc(4_000)]);
  const binary = new Uint8Array(Buffer.from("7z\xbc\xaf\x27\x1c\0\0\0\x01\x02\x03\x04\x05", "latin1"));
  const iWork = new Uint8Array(zipSync({ "Index/Document.iwa": binary }));
  const openDocument = new Uint8Array(zipSync({ mimetype: strToU8("a"), "META-INF/manifest.xml": strToU8("<x/>") }));
  const ofOffice = (types: string): File =>
    new Uint8Array(zipSync({ "[Content_Types].xml": strToU8(`<Types><Override ContentType="${types}"/></Types>`) }));

  test.each<[string, File, string, RegExp]>([
    ["locked.pdf", pdfWith([drawing("")], { trailer: password }), "locked", /password/],
    ["half.pdf", whole.slice(0, whole.length / 2), "damaged", /breaks off/],
    ["broken.pdf", file("%PDF-1.7\nnothing of one\n%%EOF"), "damaged", /save it anew/],
    ["scan.pdf", pdfWith([drawing("0 0 100 100 re f"), drawing("q Q")]), "no_text", /OCR/],
    ["text.pdf", file("We ship to Norway."), "damaged", /no PDF or Word document, though it is called one/],
    ["half.docx", docxOf(paragraph("a")).slice(0, 400), "damaged", /not whole/],
    ["empty.docx", docxOf(""), "empty", /no words/],
    ["old.doc", office, "unsupported_format", /text document.*Save it as \.docx/],
    ["old.xls", office, "unsupported_format", /spreadsheet.*CSV/],
    ["half.xlsx", ofOffice("spreadsheetml").slice(0, 60), "unsupported_format", /spreadsheet.*CSV/],
    ["list.numbers", iWork, "unsupported_format", /spreadsheet.*CSV/],
    ["text.pages", iWork, "unsupported_format", /text document.*\.docx or PDF/],
    ["text.odt", openDocument, "unsupported_format", /text document.*\.docx or PDF/],
    ["talk.key", iWork, "unsupported_format", /presentation.*PDF/],
    ["book.epub", openDocument, "unsupported_format", /book.*PDF/],
    ["all.7z", binary, "unsupported_format", /archive\. Unpack it/],
    ["photo.heic", binary, "unsupported_format", /picture.*OCR/],
    ["drawing.svg", file("<svg/>"), "unsupported_format", /picture.*OCR/],
    ["film.mp4", binary, "unsupported_format", /recording/],
    ["question.eml", file("From: a@b.c\n\nHello"), "unsupported_format", /e-mail.*\.txt or PDF/],
    ["help.gdoc", file('{"doc_id": "x"}'), "unsupported_format", /Download/],
    ["help.xyz", file("Hello"), "unsupported_format", /none that can be read: \.pdf, \.docx/],
    ["locked.docx", office, "unsupported_format", /password/],
    [
      "list.xlsx",
      ofOffice("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
      "unsupported_format",
      /CSV/,
    ],
    [
      "talk.pptx",
      ofOffice("application/vnd.openxmlformats-officedocument.presentationml"),
      "unsupported_format",
      /PDF/,
    ],
    ["pages.zip", new Uint8Array(zipSync({ "a.md": strToU8("# A") })), "unsupported_format", /Unpack it/],
    ["letter.rtf", file("{\\rtf1 hello}"), "unsupported_format", /Rich Text/],
    ["photo.md", file("\x89PNG\r\n\x1a\n"), "unsupported_format", /OCR/],
    [
      "tool.txt",
      new Uint8Array(Buffer.from("\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0", "latin1")),
      "unsupported_format",
      /Save it as/,
    ],
  ])("%s", async (name, bytes, code, detail) => {
    expect(await upload({ [name]: bytes })).toEqual({
      accepted: 0,
      failed: [{ line: 1, external_id: name, code, detail: expect.stringMatching(detail) }],
    });
  });
});
