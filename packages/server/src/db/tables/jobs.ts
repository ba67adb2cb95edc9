import type { ColumnType } from "kysely";

/** A JSON column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;

export interface JobsTable {
  tenant_id: string;
  id: string;
  kind: string;
  /** What it is about. Of one kind and key only one is to be done. */
  key: string;
  state: "waiting" | "running" | "done" | "failed";
  /** Why it failed as a whole, or what it waits for, in words. */
  error: string | null;
  /** When it goes on, where it waits for something. */
  resumes_at: Date | null;
  progress: Json<Record<string, number>>;
  /** How many things could not be done. */
  failed: ColumnType<number, number | undefined, number>;
  /** Where it goes on, as its kind has it. */
  cursor: Json<unknown>;
  /** Rises each time somebody takes it: who took it before has lost it. */
  run: ColumnType<number, number | undefined, number>;
  /** How often it met with an error since it last got on. */
  tries: ColumnType<number, number | undefined, number>;
  created_at: Date;
  /** When a server took it last. */
  taken_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
}
