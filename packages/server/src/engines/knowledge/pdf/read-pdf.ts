import { getDocumentProxy } from "unpdf";
import type { Fault } from "../../retrieval/workers/bulk.ts";
import type { ReadFile } from "../files/read-file.ts";
import { LONGEST_CONTENT, tooLong } from "../files/too-long.ts";
import { toldTitle } from "../files/told-title.ts";
import { fragmentsOf, type TextItem } from "./fragment.ts";
import { toMarkdown } from "./markdown.ts";
import { inReadingOrder } from "./reading-order.ts";
import { withoutRunningLines, type Page } from "./running-lines.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A file that is whole names its end within so many of its last bytes. */
const END_WITHIN = 65_536;
/** Of nested bookmarks, so many levels are looked at. */
const DEEPEST = 6;

/** Reads the text of a PDF: in the order one reads it, with its headings, without what runs along at the edge of each page. */
export async function readPdf(bytes: Uint8Array): Promise<ReadFile | Fault> {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-END_WITHIN);
  if (!end.includes("%%EOF")) return brokenOff;
  try {
    // PDF.js keeps the bytes for itself, and wants no Buffer.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const read = await pagesOf(pdf);
    if (!read) return tooLong;
    const pages = withoutRunningLines(read);
    if (!pages.flat(2).some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return noText;
    const { info } = await pdf.getMetadata();
    const title = toldTitle((info as { Title?: unknown }).Title);
    return { title, ...toMarkdown(pages, await bookmarksOf(pdf)) };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return (error as Error).name === "PasswordException" ? locked : damaged;
  }
}

/** Null where they have more text than any document may have. */
async function pagesOf(pdf: Pdf): Promise<Page[] | null> {
  const pages: Page[] = [];
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items, styles } = await page.getTextContent();
    const isMono = (font: string): boolean => styles[font]?.fontFamily === "monospace";
    const fragments = fragmentsOf(items as TextItem[], isMono);
    letters += fragments.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > LONGEST_CONTENT) return null;
    pages.push(inReadingOrder(fragments));
    page.cleanup();
  }
  return pages;
}

/** What the bookmarks say. */
async function bookmarksOf(pdf: Pdf): Promise<string[]> {
  interface Bookmark {
    title: string;
    items: Bookmark[];
  }
  const below = (bookmarks: Bookmark[], depth: number): string[] =>
    depth > DEEPEST ? [] : bookmarks.flatMap(({ title, items }) => [title, ...below(items, depth + 1)]);
  return below(((await pdf.getOutline()) as Bookmark[] | null) ?? [], 0);
}

const brokenOff: Fault = {
  code: "damaged",
  detail: "The PDF breaks off: its end is missing. Save or download it anew, and put that in its place.",
};
const damaged: Fault = {
  code: "damaged",
  detail: "The PDF is damaged. Open it in a reader of PDFs, save it anew, and put that in its place.",
};
const locked: Fault = {
  code: "locked",
  detail: "The PDF asks for a password. Save it without one, and put that in its place.",
};
const noText: Fault = {
  code: "no_text",
  detail:
    "The PDF has no text in it, only pictures of pages. Let a program recognise the text (OCR), and put that in its place.",
};
