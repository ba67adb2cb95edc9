import type { CreateTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

export interface Shop {
  app: TestApp;
  tenant: Tenant;
  /** Its address in the admin API. */
  url: string;
}

/** A server for the tests of a file, and for each of them a new tenant and the true time. To be read inside of tests. */
export function useShop(settings: Partial<CreateTenant> = {}): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    shop.app = await startApp();
  });
  beforeEach(async () => {
    shop.app.setClock(new Date());
    shop.tenant = await shop.app.createTenant(settings);
    shop.url = `/api/admin/tenants/${shop.tenant.slug}`;
  });
  afterAll(() => shop.app.stop());
  return shop;
}

export interface ShopWithConversation extends Shop {
  /** The id of a conversation in which a visitor has said hello, in the session `a-session`. */
  conversation: string;
}

/** The same, for tests of what is done with a conversation. */
export function useConversation(): ShopWithConversation {
  const shop = useShop({ rate_limit: 10_000 }) as ShopWithConversation;
  beforeEach(async () => {
    shop.conversation = (await shop.app.send(shop.tenant.id, { message: "hello" })).conversation_id;
  });
  return shop;
}
