import { createHash } from "node:crypto";
import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";

/** So many messages later at most an answer may come whose question others have overtaken. */
const OVERLAPPING = 20;

/** A question of a visitor that had no answer, or one that did not help. */
export interface UnansweredRow {
  conversation_id: string;
  /** The question's. */
  seq: number;
  session_id: string;
  question: string;
  asked_at: Date;
  reason: "no_answer" | "unhelpful";
}

/** The newest, by when they were answered or a thumb was turned down; each question once for each reason. */
export function readUnanswered(db: Db, tenantId: string, since: Date, limit: number): Promise<UnansweredRow[]> {
  return inTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<UnansweredRow>`
      with found as (
        (select conversation_id, seq, created_at as at, 'no_answer' as reason from messages
         where tenant_id = ${tenantId} and kind = 'no_answer' and created_at >= ${since}
         order by created_at desc limit ${limit})
        union all
        (select conversation_id, seq, updated_at, 'unhelpful' from feedback
         where tenant_id = ${tenantId} and not helpful and updated_at >= ${since}
         order by updated_at desc limit ${limit})
        order by at desc limit ${limit}
      )
      select f.conversation_id, q.seq, c.session_id, q.content as question, q.created_at as asked_at, f.reason
      from found f, lateral (
        select seq, content, created_at, details from messages
        where tenant_id = ${tenantId} and conversation_id = f.conversation_id and seq < f.seq and role = 'visitor'
        order by seq desc limit 1
      ) q, lateral (
        select session_id from conversations where tenant_id = ${tenantId} and id = f.conversation_id offset 0
      ) c
      where (f.reason <> 'no_answer' or not coalesce(q.details ? 'is_choice', false))
        -- How an order stands is no gap in what the tenant has written, and its number and address are for nobody else. Where
        -- messages overlap, the answer to one that names them stands elsewhere behind it.
        and not exists (
          select from messages a
          where a.tenant_id = ${tenantId} and a.conversation_id = f.conversation_id and a.details ? 'order'
            and a.seq between q.seq and f.seq + ${OVERLAPPING}
            and (a.seq = f.seq or position(lower(a.details #>> '{order,number}') in lower(q.content)) > 0
              or position(lower(a.details #>> '{order,email}') in lower(q.content)) > 0))
      order by f.at desc`.execute(tx);
    return rows;
  });
}

/** When the groups of these questions were put away, by key. */
export function readDismissals(db: Db, tenantId: string): Promise<Map<string, Date>> {
  return inTenant(db, tenantId, async (tx) => {
    const rows = await tx
      .selectFrom("dismissed_questions")
      .select(["key", "dismissed_at"])
      .where("tenant_id", "=", tenantId)
      .execute();
    return new Map(rows.map(({ key, dismissed_at }) => [key, dismissed_at]));
  });
}

/** Puts questions away; what was put away before `forget` is forgotten. */
export async function dismissQuestions(
  db: Db,
  tenantId: string,
  keys: string[],
  { now, forget }: { now: Date; forget: Date },
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    await sql`
      insert into dismissed_questions (tenant_id, key, dismissed_at)
      select ${tenantId}::uuid, key, ${now} from unnest(${keys}::text[]) key order by key
      on conflict (tenant_id, key) do update set dismissed_at = excluded.dismissed_at`.execute(tx);
    await sql`delete from dismissed_questions where tenant_id = ${tenantId} and dismissed_at < ${forget}`.execute(tx);
  });
}

/** What a question is put away by, in place of its words. */
export const dismissalKey = (tenantId: string, gist: string): string =>
  createHash("sha256").update(`${tenantId} ${gist}`).digest("base64url").slice(0, 22);
