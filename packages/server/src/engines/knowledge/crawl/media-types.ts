import type { PutDocument } from "@widget-chat/contract/admin/document.ts";

type Format = PutDocument["format"];

/** What pages come as, and what they are read as. */
const formats: Record<string, Format> = {
  "text/html": "html",
  "application/xhtml+xml": "html",
  "text/markdown": "markdown",
  "text/x-markdown": "markdown",
  "text/plain": "text",
};

/** How a page is read that comes as this `Content-Type`; null: it is not. Many servers know no type for Markdown. */
export function formatOf(contentType: string, url: URL): Format | null {
  const type = contentType.split(";")[0]!.trim().toLowerCase();
  const format = formats[type] ?? null;
  return format === "text" && /\.(md|markdown)$/i.test(url.pathname) ? "markdown" : format;
}

/** Whether it is by its name alone something else than a page: a picture, an archive, a style sheet. */
export const isFile = ({ pathname }: URL): boolean =>
  /\.(7z|avi|avif|bin|bmp|bz2|css|csv|deb|dmg|docx?|eot|epub|exe|gif|gz|ico|iso|jar|jpe?g|js|json|m4a|map|mjs|mov|mp[34]|mpe?g|msi|odt|og[gv]|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|tiff?|ttf|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i.test(
    pathname,
  );
