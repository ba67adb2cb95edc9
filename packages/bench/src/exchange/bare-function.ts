import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import type { Load } from "./load.ts";

const CONNECTIONS = 10;
const IN_FLIGHT = 32;

const accept = "select * from accept_message($1, $2, $3, $4, null, $5, $6, $7, $8, null, null, null, $9, $10)";
const store = "select * from store_answer($1, $2, $3, $4, 'answer', $5, '{}', '', null, $6)";

/** The two functions of the database and nothing else: no HTTP, no search, one named statement a call. */
export async function callFunctions(databaseUrl: string, tenantId: string, seconds: number): Promise<Load> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS, options: "-c role=widget_chat_app" });
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const exchange = async (): Promise<void> => {
    const now = new Date();
    const session = randomUUID();
    const key = randomUUID();
    const conversation = `c_${randomBytes(18).toString("base64url")}`;
    const lease = new Date(now.getTime() + 10_000);
    const hash = randomBytes(32).toString("hex");
    await pool.query({
      name: "accept",
      text: accept,
      values: [tenantId, session, key, hash, conversation, randomUUID(), randomUUID(), "hello", now, lease],
    });
    await pool.query({ name: "store", text: store, values: [tenantId, session, key, conversation, "hello", now] });
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
