import type { CallOptions } from "../request.ts";

export interface PageOptions extends CallOptions {
  /** 1–200 items. Default 50. */
  limit?: number | undefined;
  /** `next_cursor` of the page before. */
  cursor?: string | undefined;
}

/** A page of a list; `next_cursor` is null on the last one. */
export interface Page<Item> {
  items: Item[];
  total: number;
  next_cursor: string | null;
}
