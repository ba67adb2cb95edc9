import { PatchPin, Pin, PutPin } from "@widget-chat/contract/admin/pin.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import { deletePin, findPin, type PinRow, type PinValues } from "../../../db/pins.ts";
import { pinValues, showPin, type Pins } from "../../../engines/teaching/pins.ts";
import { problems } from "../../../errors.ts";
import { isUuid, namedTenant, TenantParam } from "../../named-tenant.ts";
import { bodyProblems, problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

const params = Type.Object({ ...TenantParam.properties, id: Type.String({ description: "The pin's id." }) });
const common = { tags: ["admin: teaching"], security: [{ bearer: [] }], params };
const found = ["unauthorized", "tenant_not_found", "pin_not_found"] as const;
const bodyLimit = 1024 * 1024;

interface Named {
  tenant: string;
  id: string;
}

export function pin(app: App, { db, pins }: { db: Db; pins: Pins }): void {
  /** Does something to the pin that is named. Throws `tenant_not_found`, `pin_not_found`. */
  async function withPin<Result>(
    { tenant, id }: Named,
    work: (tenantId: string) => Promise<Result>,
  ): Promise<NonNullable<Result>> {
    const { id: tenantId } = await namedTenant(db, tenant);
    const result = isUuid(id) ? await work(tenantId) : null;
    if (!result) throw problems.pinNotFound();
    return result;
  }
  const change = async (named: Named, values: Partial<PinValues>): Promise<Pin> =>
    showPin(await withPin<PinRow | null>(named, (tenantId) => pins.change(tenantId, named.id, values)));

  app.get(
    "/api/admin/tenants/:tenant/pins/:id",
    { schema: { ...common, summary: "Show a pinned answer", response: { 200: Pin, ...problemResponses(...found) } } },
    async (request) => showPin(await withPin(request.params, (tenantId) => findPin(db, tenantId, request.params.id))),
  );

  app.put(
    "/api/admin/tenants/:tenant/pins/:id",
    {
      bodyLimit,
      schema: {
        ...common,
        summary: "Replace a pinned answer",
        description: "What is left out gets its default again.",
        body: PutPin,
        response: { 200: Pin, ...problemResponses(...found, ...bodyProblems, "pin_taken", "pins_full") },
      },
    },
    (request) => change(request.params, pinValues(request.body)),
  );

  app.patch(
    "/api/admin/tenants/:tenant/pins/:id",
    {
      bodyLimit,
      schema: {
        ...common,
        summary: "Change a pinned answer",
        body: PatchPin,
        response: { 200: Pin, ...problemResponses(...found, ...bodyProblems, "pin_taken", "pins_full") },
      },
    },
    (request) => change(request.params, request.body),
  );

  app.delete(
    "/api/admin/tenants/:tenant/pins/:id",
    {
      schema: {
        ...common,
        summary: "Delete a pinned answer",
        response: { 204: Type.Null(), ...problemResponses(...found) },
      },
    },
    async (request, reply) => {
      await withPin(request.params, (tenantId) => deletePin(db, tenantId, request.params.id));
      return reply.code(204).send(null);
    },
  );
}
