import type { FeedColumn, FeedField, FeedMapping } from "@widget-chat/contract/admin/product.ts";
import { columnNames, nothing } from "./column-names.ts";
import type { ColumnUse } from "./feed-line.ts";

/** What the columns of a feed are taken for. */
export interface Columns {
  useOf(name: string): ColumnUse;
  /** Those that came up so far. */
  told(): FeedColumn[];
  /** Names that its owner says something of, and no column that came up so far has. */
  missing(): string[];
}

const guesses = new Map<string, ColumnUse>([
  ...nothing.split(" ").map((name): [string, ColumnUse] => [name, { field: "nothing", rank: 0 }]),
  ...Object.entries(columnNames).flatMap(([field, names]) =>
    names.split(" ").map((name, rank): [string, ColumnUse] => [name, { field: field as FeedField, rank: rank + 1 }]),
  ),
]);
const ATTRIBUTE: ColumnUse = { field: "attribute", rank: 0 };
const MOST_TOLD = 500;
/** Kept so that the same name is not looked at with each row. */
const MOST_KEPT = 5_000;

/** @param mapping what its owner says of columns, which goes before any guess */
export function openColumns(mapping: FeedMapping): Columns {
  const said = new Map(Object.entries(mapping).map(([name, field]) => [fold(name), { field, rank: 0 }]));
  const met = new Set<string>();
  const uses = new Map<string, ColumnUse>();
  return {
    useOf(name) {
      const known = uses.get(name);
      if (known) return known;
      const folded = fold(name);
      if (said.has(folded)) met.add(folded);
      const use = said.get(folded) ?? guesses.get(folded) ?? ATTRIBUTE;
      if (uses.size < MOST_KEPT) uses.set(name, use);
      return use;
    },
    told: () => [...uses].slice(0, MOST_TOLD).map(([column, { field }]) => ({ column, field })),
    missing: () => Object.keys(mapping).filter((name) => !met.has(fold(name))),
  };
}

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/\([^()]*\)/g, "")
    .normalize("NFD")
    .replace(/ß/g, "ss")
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\p{N}]/gu, "");
