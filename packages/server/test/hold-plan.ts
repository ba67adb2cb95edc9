import type { FreshDatabase } from "./fresh-database.ts";
import { hold, type Held } from "./hold.ts";

/** Keeps every answer from being stored until released: the database's counter of the plan is locked. */
export const holdPlan = (database: FreshDatabase): Promise<Held> =>
  hold(database, "lock table usage in exclusive mode");
