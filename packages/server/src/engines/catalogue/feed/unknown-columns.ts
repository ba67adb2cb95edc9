import type { FailedLine } from "../../retrieval/workers/bulk.ts";
import type { Columns } from "./columns.ts";

/** The code of a line that tells of no product, but of what the mapping names in vain. */
export const UNKNOWN_COLUMN = "unknown_column";

const MOST_NAMED = 50;
const list = new Intl.ListFormat("en");

/** @param names of the table's columns; null: the feed is XML, all of which has been read */
export function* unknownColumns(columns: Columns, names: string[] | null): Generator<FailedLine> {
  const missing = columns.missing();
  if (missing.length === 0) return;
  const where = names
    ? `the table has no such column. Its columns are ${named(names)}`
    : "no product of the feed tells anything under that name";
  yield {
    line: 1,
    code: UNKNOWN_COLUMN,
    detail: `The mapping names ${named(missing)}, but ${where}. Write names as the feed has them, or leave them out of the mapping.`,
  };
}

const named = (names: string[]): string =>
  list.format([
    ...names.slice(0, MOST_NAMED).map((name) => `"${name}"`),
    ...(names.length > MOST_NAMED ? [`${names.length - MOST_NAMED} more`] : []),
  ]);
