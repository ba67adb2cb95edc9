import { DismissQuery, UnansweredPage, UnansweredQuery } from "@widget-chat/contract/admin/unanswered.ts";
import { Type } from "typebox";
import type { Db } from "../../../db/database.ts";
import type { Unanswered } from "../../../engines/teaching/unanswered.ts";
import type { GroupPlace } from "../../../engines/teaching/unanswered-group.ts";
import { problems } from "../../../errors.ts";
import { decodeCursor, encodeCursor, noCursor, timeOf } from "../../cursor.ts";
import { namedTenant, TenantParam } from "../../named-tenant.ts";
import { problemResponses } from "../../responses.ts";
import type { App } from "../../server.ts";

interface Deps {
  db: Db;
  unanswered: Unanswered;
  now(): Date;
}

const common = { tags: ["admin: teaching"], security: [{ bearer: [] }] };
const GroupParam = Type.Object({ ...TenantParam.properties, key: Type.String({ description: "The group's key." }) });
const USUAL_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

export function unanswered(app: App, { db, unanswered: asked, now }: Deps): void {
  app.get(
    "/api/admin/tenants/:tenant/unanswered",
    {
      schema: {
        ...common,
        summary: "List what visitors asked in vain, grouped, the most frequent first",
        description:
          "Questions that had no answer (`no_answer`), or one that the visitor turned the thumb down on (`unhelpful`), of the newest 5,000 of the period. Pin an answer, put a document, or say synonyms; `now` tells whether that answers it. Erased conversations are not in it.",
        params: TenantParam,
        querystring: UnansweredQuery,
        response: { 200: UnansweredPage, ...problemResponses("unauthorized", "tenant_not_found", "validation_failed") },
      },
    },
    async ({ params, query: { limit, cursor, since } }) => {
      const tenant = await namedTenant(db, params.tenant);
      const begun = placeIn(decodeCursor(cursor));
      const from = begun?.since ?? periodFrom(since, now());
      const { items, total, next } = await asked.list(tenant, from, limit, begun);
      const place = next && `${from.toISOString()} ${next.count} ${next.lastAskedAt} ${next.key}`;
      return { items, total, next_cursor: place && encodeCursor(place) };
    },
  );

  app.post(
    "/api/admin/tenants/:tenant/unanswered/:key/dismiss",
    {
      schema: {
        ...common,
        summary: "Put a group of unanswered questions away",
        description: "It comes back once one of its questions is asked in vain again, with what was asked since.",
        params: GroupParam,
        querystring: DismissQuery,
        response: {
          204: Type.Null(),
          ...problemResponses("unauthorized", "tenant_not_found", "question_not_found", "validation_failed"),
        },
      },
    },
    async ({ params, query: { since } }, reply) => {
      await asked.dismiss(await namedTenant(db, params.tenant), periodFrom(since, now()), params.key);
      return reply.code(204).send(null);
    },
  );
}

/** A time of the right form may be none, such as the 31st of June. Throws `validation_failed`. */
function periodFrom(since: string | undefined, now: Date): Date {
  if (since === undefined) return new Date(now.getTime() - USUAL_PERIOD_MS);
  const date = new Date(since);
  if (Number.isNaN(date.getTime()))
    throw problems.validationFailed([{ pointer: "since", code: "format", detail: "must be a date and time" }]);
  return date;
}

/** Throws `validation_failed`. */
function placeIn(cursor: string | null): (GroupPlace & { since: Date }) | null {
  if (cursor === null) return null;
  const [, since = "", count, lastAskedAt, key] = /^(\S+Z) (\d{1,9}) (\d{1,15}) ([\w-]{22})$/.exec(cursor) ?? [];
  if (!key) throw noCursor();
  return { since: timeOf(since), count: Number(count), lastAskedAt: Number(lastAskedAt), key };
}
