import { strFromU8, zipSync, type Unzipped } from "fflate";
import mammoth from "mammoth";
import type { Fault } from "../../retrieval/workers/bulk.ts";
import { plainWords } from "../plain-words.ts";
import { readPage } from "../html/page.ts";
import type { ReadFile } from "../files/read-file.ts";
import { refused } from "../files/refused-kinds.ts";
import { toldTitle } from "../files/told-title.ts";
import { headingStyles } from "./heading-styles.ts";
import { xmlParts } from "./parts.ts";

/** Reads a Word document as Markdown: its headings, paragraphs, lists and tables, without pictures, contents and comments. */
export async function readDocx(bytes: Uint8Array): Promise<ReadFile | Fault> {
  let parts: Unzipped | "too_large";
  try {
    parts = xmlParts(bytes);
  } catch {
    return damaged;
  }
  if (parts === "too_large") return tooLarge;
  const types = partOf(parts, "[Content_Types].xml");
  if (!types.includes("wordprocessingml")) return otherZip(Object.keys(parts), types);
  try {
    // Only what has been unpacked already, so that nothing else of the file can be.
    const buffer = Buffer.from(zipSync(parts, { level: 0 }));
    const { value: html } = await mammoth.convertToHtml(
      { buffer },
      {
        styleMap: styleMapOf(partOf(parts, "word/styles.xml")),
        convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
        externalFileAccess: false,
      },
    );
    const { markdown } = readPage(html.replace(/<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g, ""));
    return { title: titleIn(partOf(parts, "docProps/core.xml")), markdown };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return damaged;
  }
}

const partOf = (parts: Unzipped, name: string): string => (parts[name] ? strFromU8(parts[name]) : "");

const titleIn = (coreXml: string): string =>
  toldTitle(plainWords(/<dc:title\b[^>]*>([^<]*)</.exec(coreXml)?.[1] ?? ""));

const styleMapOf = (stylesXml: string): string[] => [
  // Tables of contents repeat the headings.
  "p[style-name^='toc '] => !",
  "p[style-name='Title'] => h1:fresh",
  ...Array.from(headingStyles(stylesXml), ([id, level]) =>
    /^[\w-]+$/.test(id) ? `p.${id} => h${level}:fresh` : "",
  ).filter(Boolean),
];

function otherZip(names: string[], types: string): Fault {
  const has = (mark: string): boolean => types.includes(mark) || names.some((name) => name.startsWith(mark));
  return marks.find(([mark]) => has(mark))?.[1] ?? refused("archive");
}

const marks: [mark: string, Fault][] = [
  ["spreadsheetml", refused("spreadsheet")],
  ["presentationml", refused("slides")],
  [
    "META-INF/",
    { code: "unsupported_format", detail: "The file is an OpenDocument or another archive. Save it as .docx or PDF." },
  ],
];

const damaged: Fault = {
  code: "damaged",
  detail: "The file is damaged or not whole. Open it in Word, save it anew, and put that in its place.",
};
const tooLarge: Fault = {
  code: "too_large",
  detail: "Unpacked, the file has far more in it than a document has. Split it.",
};
