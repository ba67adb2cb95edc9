import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rate_limit: 10_000 });

const usage = async (change: object): Promise<Tenant["usage"]> =>
  (await shop.app.admin("PATCH", shop.url, change)).json<Tenant>().usage;

test("an owner is warned from 80 % of the plan on, and told when it is used up", async () => {
  expect(shop.tenant.usage).toMatchObject({ used: 0, limit: null, warning: null });
  const warnings: unknown[] = [];
  await usage({ monthly_limit: 5 });
  for (let n = 0; n < 6; n++) {
    await shop.app.send(shop.tenant.id, { message: "hello" });
    const { used, warning } = (await shop.app.admin("GET", shop.url)).json<Tenant>().usage;
    warnings.push([used, warning]);
  }
  expect(warnings).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, "near_limit"],
    [5, "limit_reached"],
    [5, "limit_reached"],
  ]);
  expect([(await usage({ monthly_limit: 6 })).warning, (await usage({ monthly_limit: 7 })).warning]).toEqual([
    "near_limit",
    null,
  ]);
  expect([(await usage({ monthly_limit: 0 })).warning, (await usage({ monthly_limit: null })).warning]).toEqual([
    "limit_reached",
    null,
  ]);
  const { items } = (await shop.app.admin("GET", "/api/admin/tenants")).json<{ items: Tenant[] }>();
  expect(items.find(({ id }) => id === shop.tenant.id)?.usage.warning).toBeNull();
});
