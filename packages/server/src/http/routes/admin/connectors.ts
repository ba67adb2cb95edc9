import {
  CheckLiveProducts,
  CheckOrderStatus,
  LiveProductsCheck,
  OrderStatusCheck,
} from "@widget-chat/contract/admin/connector-check.ts";
import { ConnectorSecret, type ConnectorName } from "@widget-chat/contract/admin/connector.ts";
import type { Db } from "../../../db/database.ts";
import type { CatalogueSearch } from "../../../engines/catalogue/search.ts";
import { makeConnectorSecret } from "../../../engines/connectors/secret.ts";
import type { ShopCall } from "../../../engines/connectors/shop-call.ts";
import { tryLiveProducts, tryOrderStatus } from "../../../engines/connectors/try-out.ts";
import type { Sieves } from "../../../engines/open-connectors.ts";
import type { TenantDirectory } from "../../../engines/tenants/directory.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { bodyProblems, problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

interface Deps {
  db: Db;
  directory: TenantDirectory;
  catalogue: CatalogueSearch;
  shop: ShopCall;
  sieves: Sieves;
  now(): Date;
}

const common = { tags: ["admin: connectors"], security: [{ bearer: [] }], params: TenantParam };
const paths: [ConnectorName, path: string][] = [
  ["live_products", "live-products"],
  ["order_status", "order-status"],
];

export function connectors(app: App, { db, directory, catalogue, shop, sieves, now }: Deps): void {
  for (const [connector, path] of paths)
    app.post(
      `/api/admin/tenants/:tenant/${path}/secret`,
      {
        schema: {
          ...common,
          summary: `Make the secret that \`${connector}\` is signed with`,
          description: `Until it has one, \`${connector}\` is not called. It is shown this once. A new one takes the place of the one before, with which requests are signed as well for a day.`,
          response: { 201: ConnectorSecret, ...problemResponses("unauthorized", "tenant_not_found") },
        },
      },
      async (request, reply) => {
        const { id } = await namedTenant(db, request.params.tenant);
        const made = await makeConnectorSecret(db, id, connector, now());
        directory.forget();
        return reply.code(201).header("cache-control", "no-store").send(made);
      },
    );

  app.post(
    "/api/admin/tenants/:tenant/live-products/check",
    {
      schema: {
        ...common,
        summary: "Try `live_products` out",
        description: "Asks your endpoint as an answer would, and tells what its answer was taken for.",
        body: CheckLiveProducts,
        response: { 200: LiveProductsCheck, ...problemResponses("unauthorized", "tenant_not_found", ...bodyProblems) },
      },
    },
    async ({ params, body }) =>
      tryLiveProducts(shop, sieves.product, catalogue, await namedTenant(db, params.tenant), body),
  );

  app.post(
    "/api/admin/tenants/:tenant/order-status/check",
    {
      schema: {
        ...common,
        summary: "Try `order_status` out",
        description: "Asks your endpoint as an answer would, and tells what its answer was taken for.",
        body: CheckOrderStatus,
        response: { 200: OrderStatusCheck, ...problemResponses("unauthorized", "tenant_not_found", ...bodyProblems) },
      },
    },
    async ({ params, body }) => tryOrderStatus(shop, sieves.order, await namedTenant(db, params.tenant), body),
  );
}
