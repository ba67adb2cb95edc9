import type { Generated } from "kysely";

/** Something that was put into the database to begin with, and is not put there again. */
export interface SeedsTable {
  name: string;
  sown_at: Generated<Date>;
}
