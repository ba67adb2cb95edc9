import type { TestApp } from "./start-app.ts";

/** Gives a tenant something in each table of what owners teach. */
export async function teach(app: TestApp, tenantId: string): Promise<void> {
  const url = `/api/admin/tenants/${tenantId}`;
  await app.admin("POST", `${url}/pins`, { questions: ["Are you open on Sundays?"], answer: "No." });
  await app.database.query(
    "insert into dismissed_questions (tenant_id, key, dismissed_at) values ($1, 'a key', now())",
    [tenantId],
  );
  await app.admin("PUT", `${url}/synonyms`, { groups: [["bill", "invoice"]] });
}
