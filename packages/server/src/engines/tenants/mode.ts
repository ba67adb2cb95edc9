import type { Mode } from "@widget-chat/contract/mode.ts";
import type { Tenant } from "../../db/tenants.ts";

/** The mode that answers: the one wished for if it is active, else the tenant's default, else the other. */
export function chooseMode(
  tenant: Pick<Tenant, "default_mode" | "rag_active" | "ecommerce_active">,
  wished: Mode | null,
): Mode {
  const isActive = (mode: Mode): boolean => (mode === "rag" ? tenant.rag_active : tenant.ecommerce_active);
  if (wished && isActive(wished)) return wished;
  if (isActive(tenant.default_mode)) return tenant.default_mode;
  return tenant.default_mode === "rag" ? "ecommerce" : "rag";
}
