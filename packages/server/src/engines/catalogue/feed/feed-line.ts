import type { FeedField } from "@widget-chat/contract/admin/product.ts";

/** A row of a table, or an item of XML, before anything is known of what it says. Lines count from 1. */
export interface FeedRow {
  line: number;
  /** Names of columns or elements with what stands there, in their order. */
  values: [name: string, value: string][];
  /** Why it is no whole row. */
  fault?: string;
  /** Why it may be none, if what it says cannot be taken. */
  doubt?: string;
  /** Whether others are hidden in it. */
  hidesOthers?: true;
}

/** What a column is taken for; of several for the same field the one with the lowest rank counts. */
export interface ColumnUse {
  field: FeedField;
  rank: number;
}

/** A feed that cannot be read any further. What came before it is there; of what comes after nothing is known. */
export class FeedBreak extends Error {
  override name = "FeedBreak";
  readonly line: number;
  readonly code: string;

  /** @param detail for people */
  constructor(line: number, code: string, detail: string) {
    super(detail);
    this.line = line;
    this.code = code;
  }
}

/** Most that a product may have in its feed, in characters. */
export const LONGEST_ROW = 1_000_000;
