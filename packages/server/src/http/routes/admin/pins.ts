import { Pin, PinPage, PutPin } from "@widget-chat/contract/admin/pin.ts";
import { PageQuery } from "@widget-chat/contract/admin/page.ts";
import type { Db } from "../../../db/database.ts";
import { countPins, listPins } from "../../../db/pins.ts";
import { pinValues, showPin, type Pins } from "../../../engines/teaching/pins.ts";
import { decodeCursor, encodePlace, placeOf } from "../../cursor.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { bodyProblems, problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

const common = { tags: ["admin: teaching"], security: [{ bearer: [] }], params: TenantParam };
/** An answer in thirty languages is longer than other bodies. */
const bodyLimit = 1024 * 1024;

export function pins(app: App, { db, pins: taught }: { db: Db; pins: Pins }): void {
  app.get(
    "/api/admin/tenants/:tenant/pins",
    {
      schema: {
        ...common,
        summary: "List pinned answers, newest first",
        querystring: PageQuery,
        response: { 200: PinPage, ...problemResponses("unauthorized", "tenant_not_found", "validation_failed") },
      },
    },
    async ({ params, query: { limit, cursor } }) => {
      const { id } = await namedTenant(db, params.tenant);
      const rows = await listPins(db, id, limit + 1, placeOf(decodeCursor(cursor)));
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        items: rows.slice(0, limit).map(showPin),
        total: await countPins(db, id),
        next_cursor: last ? encodePlace(last) : null,
      };
    },
  );

  app.post(
    "/api/admin/tenants/:tenant/pins",
    {
      bodyLimit,
      schema: {
        ...common,
        summary: "Pin an answer to questions",
        description:
          "Whoever asks one of the questions gets this answer, whatever documents, products or a model would say, and it counts as an answer of the plan. A question may have but one that is active: where another pin has it, `errors` names that one (409 `pin_taken`). A citation of it has the pin's id for `document_id`.",
        body: PutPin,
        response: {
          201: Pin,
          ...problemResponses("unauthorized", "tenant_not_found", ...bodyProblems, "pin_taken", "pins_full"),
        },
      },
    },
    async ({ params, body }, reply) => {
      const { id } = await namedTenant(db, params.tenant);
      return reply.code(201).send(showPin(await taught.add(id, pinValues(body))));
    },
  );
}
