/** No title and no heading is longer: each of a document's passages holds them. */
const LONGEST_NAME = 300;

/** A title or heading as it is kept: one that is no name but a text is cut at a word. */
export function shortName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const cut = name.slice(0, LONGEST_NAME - 1).toWellFormed();
  return `${cut.replace(/\s+\S*$/u, "")}…`;
}
