import type { UnansweredPage } from "@widget-chat/contract/admin/unanswered.ts";
import type { TestApp } from "./start-app.ts";

/** Gives a tenant something in each table of what owners teach. */
export async function teach(app: TestApp, tenantId: string): Promise<void> {
  const url = `/api/admin/tenants/${tenantId}`;
  await app.admin("POST", `${url}/pins`, { questions: ["Are you open on Sundays?"], answer: "No." });
  await app.send(tenantId, { message: "Which planets have rings?" });
  const { items } = (await app.admin("GET", `${url}/unanswered`)).json<UnansweredPage>();
  await app.admin("POST", `${url}/unanswered/${items[0]?.key}/dismiss`);
  await app.admin("PUT", `${url}/synonyms`, { groups: [["bill", "invoice"]] });
}
