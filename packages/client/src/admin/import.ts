import type { CallOptions } from "../request.ts";

/** `replace` removes what the upload does not name. */
export type ImportMode = "upsert" | "replace";

export interface ImportOptions extends CallOptions {
  /** Longest wait in ms. Default 600,000. */
  timeoutMs?: number | undefined;
}

export const importTimeoutMs = 600_000;
