import type { Page } from "@widget-chat/contract/admin/page.ts";
import type { PatchPin, Pin, PutPin } from "@widget-chat/contract/admin/pin.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";
import type { PageOptions } from "./page.ts";

/** Pinned answers, newest first. */
export function listPins(
  admin: AdminConnection,
  tenant: string,
  { signal, ...query }: PageOptions = {},
): Promise<Page<Pin>> {
  return request(admin, { path: tenantPath(tenant, "pins"), query: { ...query }, signal });
}

/** Pins an answer to questions. */
export function createPin(
  admin: AdminConnection,
  tenant: string,
  pin: PutPin,
  { signal }: CallOptions = {},
): Promise<Pin> {
  return request(admin, { method: "POST", path: tenantPath(tenant, "pins"), json: pin, signal });
}

export function getPin(admin: AdminConnection, tenant: string, id: string, { signal }: CallOptions = {}): Promise<Pin> {
  return request(admin, { path: tenantPath(tenant, "pins", id), signal });
}

/** Replaces a pin: what is left out gets its default. */
export function putPin(
  admin: AdminConnection,
  tenant: string,
  id: string,
  pin: PutPin,
  { signal }: CallOptions = {},
): Promise<Pin> {
  return request(admin, { method: "PUT", path: tenantPath(tenant, "pins", id), json: pin, repeatable: true, signal });
}

/** Changes what `patch` names and leaves the rest. */
export function patchPin(
  admin: AdminConnection,
  tenant: string,
  id: string,
  patch: PatchPin,
  { signal }: CallOptions = {},
): Promise<Pin> {
  return request(admin, {
    method: "PATCH",
    path: tenantPath(tenant, "pins", id),
    json: patch,
    repeatable: true,
    signal,
  });
}

export function deletePin(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal }: CallOptions = {},
): Promise<void> {
  return request(admin, { method: "DELETE", path: tenantPath(tenant, "pins", id), signal });
}
