import type { CallOptions } from "../request.ts";

export interface PageOptions extends CallOptions {
  /** 1–200 items. Default 50. */
  limit?: number | undefined;
  /** `next_cursor` of the page before. */
  cursor?: string | undefined;
}
