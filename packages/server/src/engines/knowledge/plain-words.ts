const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** A script or style with all that is in it, which no reader sees. */
export const unseen = /<(script|style)\b[^<>]*>(?:(?!<\/?\1\b)[\s\S])*<\/\1\s*>/gi;

/** An e-mail address as Markdown makes a link of it. */
const EMAIL = /^<[^\s<>@/]+@[^\s<>@/]+>$/;

/** What a piece of Markdown says to a reader, for its words: without addresses of links, scripts, tags and entities. */
export const plainWords = (markdown: string): string =>
  markdown
    .replace(unseen, " ")
    .replace(/\]\([^()\s]*(?:\s+"[^"]*")?\)/g, "] ")
    .replace(/<\/?[a-z][^<>]*>/gi, (tag) => (EMAIL.test(tag) ? ` ${tag.slice(1, -1)} ` : " "))
    .replace(
      /&(#\d{1,7}|[a-z]{2,6});/gi,
      (entity, name: string) => named[name] ?? (name.startsWith("#") ? fromCode(Number(name.slice(1))) : entity),
    );

const fromCode = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : " ";
