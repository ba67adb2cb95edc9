import { connectors, connectorTimeouts } from "@widget-chat/contract/admin/connector.ts";
import type { CreateTenant, PatchTenant, Tenant as ShownTenant } from "@widget-chat/contract/admin/tenant.ts";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { breaksRule, isDuplicate } from "../../db/failures.ts";
import { readModelUsage, type ModelUsage } from "../../db/model-usage.ts";
import {
  insertTenant,
  monthOf,
  readUsage,
  updateTenant,
  type NewTenant,
  type Tenant,
  type TenantChange,
} from "../../db/tenants.ts";
import { problems } from "../../errors.ts";

/** From this share of the plan or budget on, its owner is warned. */
const NEAR_LIMIT = 0.8;

/** Creates a tenant; what is left out gets a default. Throws `slug_taken`, `validation_failed`. */
export async function createTenant(db: Db, input: CreateTenant): Promise<Tenant> {
  return explainRefusal(input.slug, () =>
    insertTenant(db, { ...columnsOf(input), slug: input.slug, name: input.name } as NewTenant),
  );
}

/** Changes what is given. Throws `slug_taken`, `validation_failed`, `tenant_not_found`. */
export async function changeTenant(db: Db, id: string, input: PatchTenant): Promise<Tenant> {
  const change = { ...columnsOf(input), ...withoutSecrets(input) };
  const tenant = await explainRefusal(input.slug ?? "", () => updateTenant(db, id, change));
  if (!tenant) throw problems.tenantNotFound();
  return tenant;
}

/** Tenants as the admin API shows them, with their usage of the month. */
export async function showTenants(db: Db, tenants: Tenant[], now: Date): Promise<ShownTenant[]> {
  const month = monthOf(now);
  const ids = tenants.map(({ id }) => id);
  const [usage, modelUsage] = await Promise.all([readUsage(db, ids, month), readModelUsage(db, ids, month)]);
  return tenants.map(
    ({
      knowledge_revision: _knowledge,
      catalogue_revision: _catalogue,
      teaching_revision: _teaching,
      links_due_at: _links,
      identity_secret,
      connector_secrets: secrets,
      ...tenant
    }) => ({
      ...tenant,
      connectors_with_secret: connectors.filter((name) => secrets[name] !== undefined),
      identity_enabled: identity_secret !== null,
      created_at: tenant.created_at.toISOString(),
      updated_at: tenant.updated_at.toISOString(),
      usage: usageOf(month, usage.get(tenant.id) ?? 0, tenant, modelUsage.get(tenant.id)),
    }),
  );
}

function usageOf(
  month: string,
  used: number,
  { monthly_limit: limit, model_monthly_budget: budget }: Pick<Tenant, "monthly_limit" | "model_monthly_budget">,
  { refused_at, ...model }: ModelUsage = { input_tokens: 0, output_tokens: 0, cost: null, refused_at: null },
): ShownTenant["usage"] {
  // A call that may go beyond the budget isn't made, so that it is never used to the last of it.
  const isRefused = budget !== null && refused_at !== null && refused_at > budget;
  const spent = model.cost ?? model.input_tokens + model.output_tokens;
  return {
    month: month.slice(0, 7),
    used,
    limit,
    warning: warningAt(used, limit),
    model: { ...model, budget, warning: isRefused ? "limit_reached" : warningAt(spent, budget) },
  };
}

function warningAt(used: number, limit: number | null): ShownTenant["usage"]["warning"] {
  const share = limit === null ? 0 : limit === 0 ? 1 : used / limit;
  return share >= 1 ? "limit_reached" : share >= NEAR_LIMIT ? "near_limit" : null;
}

const jsonColumns = [
  "welcome_message",
  "suggestions",
  "prechat_fields",
  "consent",
  "allowed_origins",
  "theme",
  "image_hosts",
  "texts",
  "proactive",
  "escalation",
] as const;
const plainColumns = [
  "slug",
  "name",
  "active",
  "assistant_name",
  "avatar_url",
  "default_mode",
  "rag_active",
  "ecommerce_active",
  "locale",
  "limit_message",
  "monthly_limit",
  "model_monthly_budget",
  "rate_limit",
  "prechat_enabled",
  "csat_enabled",
] as const;

/** Only the columns named here can be written from outside. */
function columnsOf(input: PatchTenant): TenantChange {
  const change: Record<string, unknown> = {};
  for (const name of plainColumns) if (input[name] !== undefined) change[name] = input[name];
  for (const name of jsonColumns) if (input[name] !== undefined) change[name] = JSON.stringify(input[name]);
  if (input.consent) change["consent"] = JSON.stringify({ url: null, ...input.consent });
  if (input.allowed_origins)
    change["allowed_origins"] = JSON.stringify(
      input.allowed_origins.map((origin) => origin.toLowerCase().replace(/\/$/, "")),
    );
  if (input.image_hosts)
    change["image_hosts"] = JSON.stringify([...new Set(input.image_hosts.map((host) => host.toLowerCase()))]);
  for (const name of connectors) {
    const given = input[name];
    if (given) change[name] = JSON.stringify({ timeout_ms: connectorTimeouts[name].default, ...given });
    if (given === null) change[name] = null;
  }
  return change as TenantChange;
}

/** A connector that is taken away takes its secret along. */
function withoutSecrets(input: PatchTenant): TenantChange {
  const gone = connectors.filter((name) => input[name] === null);
  const secrets: unknown = sql`connector_secrets - ${gone}::text[]`;
  return gone.length > 0 ? ({ connector_secrets: secrets } as TenantChange) : {};
}

/** A form that asks nothing would never be shown: whoever switches it on expects otherwise. */
const emptyForm = {
  pointer: "/prechat_fields",
  code: "minItems",
  detail: "must name at least one field while prechat_enabled is true",
};

async function explainRefusal<Result>(slug: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) throw problems.slugTaken(slug);
    if (breaksRule(error, "prechat_asks_something")) throw problems.validationFailed([emptyForm]);
    throw error;
  }
}
