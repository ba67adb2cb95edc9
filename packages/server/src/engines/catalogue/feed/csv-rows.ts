import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { FeedBreak, LONGEST_ROW, type FeedRow } from "./feed-line.ts";

const DELIMITERS = ["\t", ";", ",", "|"];
/** Characters looked at to find out what parts the columns. */
const HEAD = 65_536;
/** A row is given up, and with it the feed, only at far more than a product may have: a quotation mark may be missing. */
const LONGEST_RECORD = 20 * LONGEST_ROW;
const LONGEST_NAME = 200;
const MOST_COLUMNS = 2_000;
const MOST_FIELDS = 200_000;

export interface Table {
  delimiter: string;
  columns: string[];
  rows: AsyncIterable<FeedRow>;
}

/**
 * A table with its columns named in the first row. `isLine`: whether a column has texts of one line, such as prices. Throws a
 * `FeedBreak`, also while its rows are read.
 */
export async function openTable(text: AsyncIterable<string>, isLine: (name: string) => boolean): Promise<Table> {
  const iterator = text[Symbol.asyncIterator]();
  let head = "";
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head += next.value;
    if (head.length >= HEAD) break;
  }
  // Excel's own word for what parts the columns.
  const told = /^\uFEFF?\s*sep=([\t;,|])\r?\n/i.exec(head);
  if (told) head = head.slice(told[0].length);
  const delimiter = told?.[1] ?? delimiterOf(head);
  const records = recordsOf(head, iterator, delimiter);
  const first = await records.next();
  if (first.done) throw new FeedBreak(1, "no_products", empty);
  const columns = first.value.record.map((name) => name.trim());
  if (columns.length < 2) throw new FeedBreak(1, "no_columns", oneColumn);
  if (columns.length > MOST_COLUMNS || columns.some((name) => name.length > LONGEST_NAME))
    throw new FeedBreak(1, "no_columns", noNames);
  const lines = columns.map(isLine);
  return { delimiter, columns, rows: rowsOf({ delimiter, columns, lines }, records, told ? 1 : 0) };
}

interface Head {
  delimiter: string;
  columns: string[];
  /** Which of them have texts of one line. */
  lines: boolean[];
}

async function* rowsOf(
  head: Head,
  records: AsyncIterable<{ record: string[]; line: number }>,
  before: number,
): AsyncGenerator<FeedRow> {
  const { columns } = head;
  for await (const { record, line: own } of records) {
    const line = own + before;
    const length = record.reduce((sum, value) => sum + value.length, 0);
    const values = record.flatMap((value, at): [string, string][] =>
      value === "" || columns[at] === undefined ? [] : [[columns[at], unquoted(value)]],
    );
    if (length > LONGEST_ROW)
      yield { line, values: [], fault: `is longer than ${LONGEST_ROW} characters; shorten its texts` };
    else if (record.slice(columns.length).some((value) => value !== ""))
      yield { line, values, fault: shifted(record, columns) };
    else if (hasSwallowed(record, head)) yield { line, values, fault: `${swallowed}; ${quoting}`, hidesOthers: true };
    // Spreadsheets write empty cells behind the last one; else a text with a comma has moved what comes after it.
    else if (record.length > columns.length) yield { line, values, doubt: shifted(record, columns) };
    else yield { line, values };
  }
}

/**
 * Whether a mark that was opened and not closed has made a part of the following row, or of the following columns, one
 * field: the parser leaves that mark where it is.
 */
const hasSwallowed = (record: string[], { delimiter, columns, lines }: Head): boolean =>
  record.some((value, at) => {
    if (lines[at] && value.trim().includes("\n")) return true;
    if (!value.startsWith('"')) return false;
    const feed = value.indexOf("\n");
    return feed >= 0
      ? value.includes(`${delimiter}"`, feed)
      : record.length < columns.length && value.includes(`${delimiter}"`);
  });

/** Spreadsheets write `="00123"` so that a number keeps its zeros. */
const unquoted = (value: string): string => /^="([^"]*)"$/.exec(value)?.[1] ?? value;

async function* recordsOf(head: string, rest: AsyncIterator<string>, delimiter: string) {
  async function* whole(): AsyncGenerator<string> {
    if (head !== "") yield head;
    let delimiters = 0;
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      // The parser makes a text of each field: of a line of nothing but commas very many.
      delimiters = /[\r\n]/.test(next.value) ? 0 : delimiters + next.value.split(delimiter).length - 1;
      if (delimiters > MOST_FIELDS) throw new FeedBreak(1, "malformed_csv", tooMany);
      yield next.value;
    }
  }
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_RECORD,
  });
  const source = Readable.from(whole());
  source.on("error", (error) => parser.destroy(error));
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>)
      yield { record, line: info.lines - record.reduce((sum, value) => sum + feedsIn(value), 0) };
  } catch (error) {
    if (error instanceof CsvError) throw new FeedBreak(lineOf(error), "malformed_csv", notCsv(error));
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** That which parts the names of the first row most often, outside quotation marks. */
function delimiterOf(head: string): string {
  const [first = ""] = head
    .replace(/^\uFEFF/, "")
    .replace(/"(?:[^"]|"")*"/g, "")
    .trimStart()
    .split(/\r?\n|\r/, 1);
  const times = (delimiter: string): number => first.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (times(one) > times(best) ? one : best));
}

/** Counted without a text for each line: there may be millions. */
function feedsIn(text: string): number {
  let feeds = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 0x0a) feeds++;
  return feeds;
}

const lineOf = (error: CsvError): number => Number((error as { lines?: number }).lines ?? 1);
const notCsv = ({ code }: CsvError): string =>
  code === "CSV_MAX_RECORD_SIZE"
    ? longRecord
    : code === "CSV_QUOTE_NOT_CLOSED"
      ? "A quotation mark that opens a field is never closed, so that all after it would be one field. Close it, or double it where it is part of the text."
      : "The table is not CSV from here on. Save it as CSV anew.";
const longRecord = `A row is longer than ${LONGEST_RECORD} characters, so that the feed was read no further. Shorten its texts; or, if it is no such row, close the quotation mark that makes several of them one.`;
const shifted = (record: string[], columns: string[]): string =>
  `has ${record.length} cells, and the first row names ${columns.length} columns; ${quoting}`;
const quoting = "put fields that have a comma, a semicolon or a tab in them in quotation marks";
const tooMany = `A row has more than ${MOST_FIELDS} fields. Save the table as CSV anew.`;
const swallowed = "has a quotation mark that is not closed, so that what follows became one field";
const noNames = `The first row has more than ${MOST_COLUMNS} columns, or one of more than ${LONGEST_NAME} characters. It has to name the columns.`;
const empty = "The table has no row in it.";
const oneColumn =
  "The first row names no second column. It has to name the columns, parted by commas, semicolons or tabs.";
