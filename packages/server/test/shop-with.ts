import type { CreateTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect } from "vitest";
import type { TestApp } from "./start-app.ts";

/** A tenant with documents in Markdown, by their titles. */
export async function shopWith(
  app: TestApp,
  documents: Record<string, string>,
  more: Partial<CreateTenant> = {},
): Promise<Tenant> {
  const tenant = await app.createTenant({ rate_limit: 10_000, ...more });
  for (const [title, content] of Object.entries(documents)) {
    const body = { external_id: title, title, content, format: "markdown" };
    expect((await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, body)).statusCode).toBe(201);
  }
  return tenant;
}
