import { CsvError, parse, type Options } from "csv-parse/sync";
import type { Fault } from "../../retrieval/workers/bulk.ts";
import { byColumn, columnOf, type Column, type Row } from "./row.ts";

const DELIMITERS = ["\t", ";", ","];
/** Records looked at to find out what parts the columns. */
const TRIED = 50;

const options: Options = {
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
};

/** Reads a table: columns by the names in its first row or, where that has none, questions before answers. */
export function readCsv(text: string): Row[] | Fault {
  const delimiter = delimiterOf(text);
  if (delimiter === null) return oneColumn;
  try {
    const read = parse(text, { ...options, delimiter, info: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    const [head] = read;
    const header = columnsOf(head?.record ?? []);
    return read.slice(header ? 1 : 0).map(({ record, info }) => ({
      row: info.lines - record.join("").split("\n").length + 1,
      said: byColumn(record.map((value, at) => [header ? header[at] : withoutHeader[at], value])),
    }));
  } catch (error) {
    if (error instanceof CsvError) return notCsv(error);
    throw error;
  }
}

const withoutHeader: Column[] = ["question", "answer"];

/** What each column holds, if the first row names a question and an answer. */
function columnsOf(names: string[]): (Column | undefined)[] | null {
  const columns = names.map((name) => (name.length <= 80 ? columnOf(name) : undefined));
  return columns.includes("question") && columns.includes("answer") ? columns : null;
}

/** By which of them the first row names its columns, else by which most rows have the same number of several columns. */
function delimiterOf(text: string): string | null {
  let [best, most] = [null as string | null, 0];
  for (const delimiter of DELIMITERS) {
    const records = firstRecords(text, delimiter);
    if (columnsOf(records[0] ?? [])) return delimiter;
    const alike = mostAlike(records.map(({ length }) => length).filter((length) => length > 1));
    if (alike > most) [best, most] = [delimiter, alike];
  }
  return best;
}

function firstRecords(text: string, delimiter: string): string[][] {
  for (const to of [TRIED, 1]) {
    try {
      return parse(text, { ...options, delimiter, to });
    } catch {
      // A later row may be broken; the first one tells enough.
    }
  }
  return [];
}

function mostAlike(numbers: number[]): number {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return Math.max(0, ...times.values());
}

const oneColumn: Fault = {
  code: "no_columns",
  detail: "The list has no second column. Part questions and answers by commas, semicolons or tabs.",
};

const notCsv = ({ code, lines }: CsvError & { lines?: number }): Fault => ({
  code: "malformed_csv",
  detail:
    code === "CSV_QUOTE_NOT_CLOSED"
      ? `A quotation mark that opens a field is never closed; the list was read up to line ${lines}.`
      : `The list is not CSV from line ${lines} on.`,
});
