import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import type { Load } from "./load.ts";

const CONNECTIONS = 10;
const IN_FLIGHT = 32;

/** One message of a tenant with its answer, as the server stores many at once. */
const exchangeOne =
  "select exchange_messages($1, array[$2], array[$3], array[$4], array[$5], array[$6::uuid], array[$7::uuid], array[$8], " +
  "array[null], array[null], array[null], array[$9::timestamptz], array['answer'], array[$10], array['{}'], array[$11::bigint], array[0::bigint])";

/** The function of the database and nothing else: no HTTP, no search, one named statement an exchange. */
export async function callFunction(databaseUrl: string, tenantId: string, seconds: number): Promise<Load> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS, options: "-c role=widget_chat_app" });
  const tenant = await pool.query<{ knowledge_revision: string }>(
    "select knowledge_revision from tenants where id = $1",
    [tenantId],
  );
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const exchange = async (): Promise<void> => {
    const values = [
      tenantId,
      randomUUID(),
      randomUUID(),
      randomBytes(32).toString("hex"),
      `c_${randomBytes(18).toString("base64url")}`,
      randomUUID(),
      randomUUID(),
      "hello",
      new Date(),
      "hello",
      tenant.rows[0]?.knowledge_revision,
    ];
    const { rowCount } = await pool.query({ name: "exchange", text: exchangeOne, values });
    if (rowCount !== 1) throw new Error("The exchange was not stored.");
  };
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        await exchange().catch(() => failed++);
        times.push(performance.now() - began);
      }
    }),
  );
  await pool.end();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}
