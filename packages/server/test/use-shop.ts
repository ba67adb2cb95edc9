import type { CreateTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

export interface Shop {
  app: TestApp;
  tenant: Tenant;
  /** Its address in the admin API. */
  url: string;
}

/** A server for the tests of a file, and a new tenant for each of them. To be read inside of tests. */
export function useShop(settings: Partial<CreateTenant> = {}): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    shop.app = await startApp();
  });
  beforeEach(async () => {
    shop.tenant = await shop.app.createTenant(settings);
    shop.url = `/api/admin/tenants/${shop.tenant.slug}`;
  });
  afterAll(() => shop.app.stop());
  return shop;
}
