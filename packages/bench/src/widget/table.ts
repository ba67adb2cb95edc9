import type { Sample } from "./sample.ts";

export interface Column {
  name: string;
  medians: Partial<Sample>;
}

type Cell = (sample: Sample) => string;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
const shifted = (value: number): string => (value === 0 ? "0" : value.toFixed(4));
const tasks = (count: number, longest: number, total: number): string =>
  count === 0 ? "none" : `${count}: ${longest.toFixed(0)} / ${total.toFixed(0)}`;
const interaction = (ms: number): string => (ms === 0 ? "< 16" : ms.toFixed(0));

/** A line each: what it is called, and the cell of a contender. */
const lines: [string, Cell][] = [
  ["KB before the first click", (of) => kilobytes(of.bytesLoaded)],
  ["KB in all, opened", (of) => kilobytes(of.bytesOpened)],
  ["requests before, in all", (of) => `${of.requestsLoaded}, ${of.requestsOpened}`],
  ["requests to other machines", (of) => String(of.elsewhere)],
  ["long tasks at load, 4 × slower", (of) => tasks(of.tasksLoadedCount, of.tasksLoadedLongest, of.tasksLoadedTotal)],
  ["long tasks at opening, 4 × slower", (of) => tasks(of.tasksOpenedCount, of.tasksOpenedLongest, of.tasksOpenedTotal)],
  ["layout shift at load, at opening", (of) => `${shifted(of.shiftLoaded)}, ${shifted(of.shiftOpened)}`],
  ["INP ms, 4 × slower", (of) => interaction(Math.max(of.inpOpen, of.inpType, of.inpSend))],
  ["· launcher, typing, Enter", (of) => [of.inpOpen, of.inpType, of.inpSend].map(interaction).join(", ")],
  ["ms to a usable composer, cold", (of) => of.cold.toFixed(0)],
  ["ms to a usable composer, warm", (of) => of.warm.toFixed(0)],
  ["heap MB after load", (of) => megabytes(of.heapLoaded)],
  ["heap MB after opening", (of) => megabytes(of.heapOpened)],
  ["DOM nodes after load, opening", (of) => `${of.nodesLoaded}, ${of.nodesOpened}`],
];

/** What a page costs on its own is taken off what it costs with somebody on it. */
export function lessThePage(of: Partial<Sample>, page: Partial<Sample>): Partial<Sample> {
  const { heapLoaded: heap = 0, nodesLoaded: nodes = 0 } = page;
  const less = (value: number | undefined, by: number): number => (value ?? Number.NaN) - by;
  return {
    ...of,
    heapLoaded: less(of.heapLoaded, heap),
    heapOpened: less(of.heapOpened, heap),
    nodesLoaded: less(of.nodesLoaded, nodes),
    nodesOpened: less(of.nodesOpened, nodes),
  };
}

/** A Markdown table, its columns aligned; a measure that is missing shows as a dash. */
export function table(columns: Column[]): string {
  const rows = [
    ["", ...columns.map(({ name }) => name)],
    ...lines.map(([label, cell]) => [label, ...columns.map(({ medians }) => filled(cell, medians))]),
  ];
  const widths = (rows[0] as string[]).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const render = (row: string[]): string => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  const [head = [], ...body] = rows;
  return [render(head), rule, ...body.map(render)].join("\n");
}

function filled(cell: Cell, medians: Partial<Sample>): string {
  let missing = false;
  const noted = new Proxy(medians as Sample, {
    get(sample, name: keyof Sample) {
      missing ||= sample[name] === undefined || Number.isNaN(sample[name]);
      return sample[name] ?? Number.NaN;
    },
  });
  const text = cell(noted);
  return missing ? "–" : text;
}
