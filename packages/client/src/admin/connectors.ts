import type {
  CheckLiveProducts,
  CheckOrderStatus,
  LiveProductsCheck,
  OrderStatusCheck,
} from "@widget-chat/contract/admin/connector-check.ts";
import type { ConnectorName, ConnectorSecret } from "@widget-chat/contract/admin/connector.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";

/** Makes the secret that a connector's requests are signed with, and shows it this once; the one before signs for a day more. */
export function makeConnectorSecret(
  admin: AdminConnection,
  tenant: string,
  connector: ConnectorName,
  { signal }: CallOptions = {},
): Promise<ConnectorSecret> {
  return request(admin, { method: "POST", path: tenantPath(tenant, pathOf(connector), "secret"), signal });
}

/** Asks the tenant's `live_products` as an answer would, and tells what its answer was taken for. */
export function checkLiveProducts(
  admin: AdminConnection,
  tenant: string,
  body: CheckLiveProducts,
  { signal }: CallOptions = {},
): Promise<LiveProductsCheck> {
  return request(admin, {
    method: "POST",
    path: tenantPath(tenant, pathOf("live_products"), "check"),
    json: body,
    signal,
  });
}

/** The same of the tenant's `order_status`. */
export function checkOrderStatus(
  admin: AdminConnection,
  tenant: string,
  body: CheckOrderStatus,
  { signal }: CallOptions = {},
): Promise<OrderStatusCheck> {
  return request(admin, {
    method: "POST",
    path: tenantPath(tenant, pathOf("order_status"), "check"),
    json: body,
    signal,
  });
}

const pathOf = (connector: ConnectorName): string => connector.replace("_", "-");
