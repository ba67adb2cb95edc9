import { strToU8, zipSync } from "fflate";

type File = Uint8Array<ArrayBuffer>;

const OFFICE = "http://schemas.openxmlformats.org";
const types = `<?xml version="1.0"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = (target: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;

/** A paragraph of a Word document, by the id of its style. */
export const paragraph = (text: string, style = ""): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A Word document. @param parts further ones, or others in place of its own, by their names */
export function docxOf(body: string, parts: Record<string, string | Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const document = `<?xml version="1.0"?><w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const all = {
    "[Content_Types].xml": types,
    "_rels/.rels": relations("word/document.xml"),
    "word/document.xml": document,
    ...parts,
  };
  return new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(all).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]),
      ),
    ),
  );
}

/** The styles of a Word document. */
export const stylesOf = (styles: string): string =>
  `<?xml version="1.0"?><w:styles xmlns:w="${OFFICE}/wordprocessingml/2006/main">${styles}</w:styles>`;

/** A line on a page of a PDF: where it begins, from the lower left corner, in points. `bold` is another font. */
export interface PdfLine {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: true;
}

/** Lines below one another, as most pages have them. */
export const linesFrom = (y: number, texts: string[], { x = 72, size = 11 } = {}): PdfLine[] =>
  texts.map((text, at) => ({ x, y: y - at * size * 1.25, text, size }));

/** A PDF of pages with these lines, its letters as wide as each other. */
export const pdfOf = (pages: PdfLine[][], info = ""): File =>
  pdfWith(
    pages.map((lines) => Buffer.from(drawn(lines), "latin1")),
    { info },
  );

/** The orders that draw these lines. */
export const drawn = (lines: PdfLine[]): string => lines.map(shown).join("\n");

const shown = ({ x, y, text, size = 11, bold }: PdfLine): string =>
  `BT /${bold ? "B" : "F"} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`;

/** A PDF of pages with these drawing orders, which are compressed already so many times. */
export function pdfWith(
  contents: Uint8Array[],
  { info = "", times = 0, trailer = "", objects = [] as string[] } = {},
): File {
  const filter = `[${"/FlateDecode ".repeat(times)}]`;
  const first = 6;
  const widths = `/FirstChar 32 /LastChar 255 /Widths [${"500 ".repeat(224)}]`;
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding ${widths} >>`;
  const bodies: (string | Uint8Array)[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, at) => `${first + at * 2} 0 R`).join(" ")}] >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< ${info} >>`,
  ];
  for (const [at, content] of contents.entries()) {
    bodies.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R /B 4 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} /Filter ${filter} >>\nstream\n`),
        content,
        Buffer.from("\nendstream"),
      ]),
    );
  }
  return assembled([...bodies, ...objects], `/Root 1 0 R /Info 5 0 R ${trailer}`);
}

/** Numbers the objects from 1 on, and writes where each stands. */
export function assembled(bodies: (string | Uint8Array)[], trailer: string): File {
  const parts: Uint8Array[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\n", "latin1")];
  const places: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  bodies.forEach((body, at) => {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from("\nendobj\n")]));
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  add(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
