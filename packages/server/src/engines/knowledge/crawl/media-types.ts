import type { Document } from "@widget-chat/contract/admin/document.ts";

type Format = Document["format"];

/** What pages come as, and what they are read as. */
const formats: Record<string, Format> = {
  "text/html": "html",
  "application/xhtml+xml": "html",
  "text/markdown": "markdown",
  "text/x-markdown": "markdown",
  "text/plain": "text",
  "application/pdf": "pdf",
  "application/x-pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "text/csv": "faq",
  "text/tab-separated-values": "faq",
  "application/json": "faq",
  "application/x-ndjson": "faq",
};
const byEnding: Record<string, Format> = {
  md: "markdown",
  markdown: "markdown",
  pdf: "pdf",
  docx: "docx",
  csv: "faq",
  tsv: "faq",
  json: "faq",
};
/** What servers say of that which they know no type for. */
const NO_TYPE = /^(text\/plain|(application|binary)\/(octet-stream|(x-|force-)?download)|)$/;

/** How a page is read that comes as this `Content-Type`; null: it is not. Many servers know no type for Markdown or for files. */
export function formatOf(contentType: string, url: URL): Format | null {
  const type = contentType.split(";")[0]!.trim().toLowerCase();
  const named = NO_TYPE.test(type) ? byEnding[endingOf(url)] : undefined;
  return named ?? formats[type] ?? null;
}

/** Most bytes that are read of it. A PDF has its pictures in it. */
export const largestOf = (format: Format): number => (isFile(format) ? 32_000_000 : 4_000_000);

/** Whether it is read from its bytes, and may unpack to far more than these. */
export const isFile = (format: Format): boolean => format === "pdf" || format === "docx";

const endingOf = ({ pathname }: URL): string => /\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase() ?? "";

/** Whether it is by its name alone a file that is read as a document. */
export function isDocumentFile(url: URL): boolean {
  const format = byEnding[endingOf(url)];
  return format !== undefined && isFile(format);
}

/**
 * Whether it is by its name alone something else than a page: a picture, an archive, a style sheet. Pages are called after
 * `next.js` and `package.json`, too; what comes as such is told by its type.
 */
export const isOtherFile = ({ pathname }: URL): boolean =>
  /\.(7z|avi|avif|bin|bmp|bz2|css|csv|deb|dmg|doc|eot|epub|exe|gif|gz|ico|iso|jar|jpe?g|m4a|mjs|mov|mp[34]|mpe?g|msi|odt|og[gv]|otf|png|pptx?|rar|rss|svg|tar|tgz|tiff?|ttf|wav|webm|webp|woff2?|xlsx?|zip)$/i.test(
    pathname,
  );
