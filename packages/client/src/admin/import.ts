import type { CallOptions } from "../request.ts";

/** `replace` removes what the upload does not name. */
export type ImportMode = "upsert" | "replace";

export interface ImportOptions extends CallOptions {
  /** Longest wait in ms. Default 600,000. */
  timeoutMs?: number | undefined;
}

/** What became of a bulk write; lines count from 1. */
export interface ImportResult {
  accepted: number;
  failed: { line: number; code: string; detail: string }[];
}

export const importTimeoutMs = 600_000;
