/** A piece of markup that is safe to put into a page as it is. */
export type Html = { markup: string };

type Value = Html | Html[] | string | number | false | null | undefined;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char]!);

function rendered(value: Value): string {
  if (value === false || value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((piece) => piece.markup).join("\n");
  return typeof value === "object" ? value.markup : escaped(String(value));
}

/** Template tag: text is escaped, nested markup is kept, nothing is written for false, null and undefined. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: parts.reduce((page, part, at) => page + rendered(values[at - 1]) + part),
});

/** Vouches for markup that was made elsewhere: our own pictures and rendered articles. */
export const trusted = (markup: string): Html => ({ markup });
