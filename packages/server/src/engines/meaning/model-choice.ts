import { announceModel } from "../../db/embedding-models.ts";
import type { Db } from "../../db/database.ts";

/**
 * Which model passages are embedded by, where servers are set up with different ones, as while a change goes from one to the
 * next: the one that was set up last, as long as a server has it.
 */
export interface ModelChoice {
  /** That this server is set up with. */
  readonly model: string;
  /** The other one that is in its place; null: none was, when it was looked last. */
  supersededBy(): string | null;
  /** Looks, and tells the others of this one. @returns whether it is the one */
  look(): Promise<boolean>;
}

interface ModelChoiceDeps {
  db: Db;
  model: string;
  /** @param by null: it is this server's again */
  onSuperseded(by: string | null): void;
}

export function openModelChoice({ db, model, onSuperseded }: ModelChoiceDeps): ModelChoice {
  let by: string | null = null;
  return {
    model,
    supersededBy: () => by,
    async look() {
      const newest = await announceModel(db, model);
      const now = newest === model ? null : newest;
      if (now !== by) onSuperseded(now);
      by = now;
      return now === null;
    },
  };
}
