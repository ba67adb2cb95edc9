import { randomBytes, randomUUID } from "node:crypto";
import Fastify from "fastify";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";

/**
 * The exchange as one would write it first: a transaction of plain queries, each a round trip, that stores the same rows
 * in the same tables. It searches nothing and echoes. Takes the database's address as its argument; prints its port.
 */
const db = new Kysely<Record<string, Record<string, unknown>>>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: process.argv[2], max: 10 }) }),
});
const app = Fastify();
const text = { type: "string" };

app.post(
  "/api/chat/widget",
  {
    schema: {
      body: { type: "object", required: ["message", "session_id"], properties: { message: text, session_id: text } },
      response: { 200: { type: "object", properties: { response: text, conversation_id: text } } },
    },
  },
  async (request) => {
    const { message, session_id } = request.body as { message: string; session_id: string };
    return db.transaction().execute(async (tx) => {
      const now = new Date();
      const month = `${now.toISOString().slice(0, 7)}-01`;
      const tenant = await tx
        .selectFrom("tenants")
        .selectAll()
        .where("slug", "=", request.headers["x-tenant-id"])
        .executeTakeFirstOrThrow();
      const tenant_id = tenant["id"];
      await tx
        .selectFrom("usage")
        .selectAll()
        .where("tenant_id", "=", tenant_id)
        .where("month", "=", month)
        .forUpdate()
        .executeTakeFirst();
      const conversation_id = `c_${randomBytes(18).toString("base64url")}`;
      const key = { tenant_id, conversation_id };
      await tx
        .insertInto("conversations")
        .values({
          tenant_id,
          id: conversation_id,
          session_id,
          last_seq: 0,
          last_event_seq: 1,
          created_at: now,
          last_message_at: now,
        })
        .execute();
      await tx
        .insertInto("conversation_events")
        .values({ ...key, seq: 1, type: "opened", status: "open", handler: "assistant", created_at: now })
        .execute();
      await tx
        .insertInto("turns")
        .values({
          tenant_id,
          session_id,
          key: randomUUID(),
          request_hash: randomBytes(32),
          conversation_id,
          question_seq: 1,
          answer_id: randomUUID(),
          answer_seq: 2,
          lease_until: now,
          created_at: now,
        })
        .execute();
      await tx
        .insertInto("messages")
        .values({
          ...key,
          seq: 1,
          id: randomUUID(),
          role: "visitor",
          kind: "message",
          content: message,
          created_at: now,
        })
        .execute();
      await tx
        .insertInto("messages")
        .values({
          ...key,
          seq: 2,
          id: randomUUID(),
          role: "assistant",
          kind: "answer",
          content: message,
          details: "{}",
          created_at: now,
        })
        .execute();
      await tx
        .updateTable("conversations")
        .set({ last_seq: 2 })
        .where("tenant_id", "=", tenant_id)
        .where("id", "=", conversation_id)
        .execute();
      await sql`insert into usage values (${tenant_id}, ${month}, 1) on conflict (tenant_id, month) do update set used = usage.used + 1`.execute(
        tx,
      );
      return { response: message, conversation_id };
    });
  },
);
await app.listen({ port: 0, host: "127.0.0.1" });
console.log((app.server.address() as { port: number }).port);
