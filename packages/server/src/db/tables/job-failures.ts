import type { Generated } from "kysely";

/** Something that could not be done, such as a page, and why. Of one job later ones have greater ids. */
export interface JobFailuresTable {
  tenant_id: string;
  job_id: string;
  id: Generated<number>;
  subject: string;
  reason: string;
}
