/** Of a title, in UTF-16 units, and of the blank lines before it. */
const LONGEST = 80;

/** A line that stands alone above a text, be it underlined, and ends like no sentence. */
const alone = new RegExp(
  `^\\s{0,${LONGEST}}([\\p{L}\\p{N}¿¡"“„«][^\\n]{0,${LONGEST - 1}})\\n(?:[=~*_-]{3,}[ \\t]*\\n)?[ \\t]*\\n\\s*(?=\\S)`,
  "u",
);
const SENTENCE = /[.!:;,…)\]]$/u;

/** The line over a plain text that is its title, and what stands below; null where it has none. */
export function titleLine(text: string): { title: string; rest: string } | null {
  const found = alone.exec(text);
  const title = found?.[1]!.trim() ?? "";
  const rest = text.slice(found?.[0].length ?? 0);
  if (!found || !/\p{L}/u.test(title) || SENTENCE.test(title) || !/[\p{L}\p{N}]/u.test(rest)) return null;
  return { title, rest };
}
