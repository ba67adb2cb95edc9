import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { TestApp } from "./start-app.ts";

/** A product in euros. */
export const product = (id: string, title: string, amount: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price: { amount, currency: "EUR" },
  ...more,
});

/** A tenant that is asked for its goods, and has no documents. */
export async function shopOfGoods(
  app: TestApp,
  products: readonly PutProduct[],
  settings: Partial<Parameters<TestApp["createTenant"]>[0]> = {},
): Promise<Tenant> {
  const tenant = await app.createTenant({
    default_mode: "ecommerce",
    ecommerce_active: true,
    rate_limit: 10_000,
    ...settings,
  });
  for (const one of products) await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, one);
  return tenant;
}
