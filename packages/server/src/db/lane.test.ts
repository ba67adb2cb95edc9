import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { openLane } from "./lane.ts";

let database: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on("error", () => {});
  // One that is being ended is cut off when the database goes.
  pool.on("connect", (client) => client.on("error", () => {}));
  // Notes what it was called with, and in which statement; refuses what is negative.
  await database.query("create table called (value integer, statement bigint, place bigserial)");
  await database.query(`
    create function call(p_value integer, p_text text, out double integer, out text text) language plpgsql as $$
    begin
      if p_value < 0 then raise exception 'refused %', p_value; end if;
      insert into called (value, statement) values (p_value, pg_current_xact_id()::text::bigint);
      double := 2 * p_value;
      text := p_text;
    end $$`);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

interface Call {
  tenantId: string;
  value: number;
  text?: string;
}

/** Calls of one tenant. */
const open = (isMoreComing?: () => boolean) => {
  const call = openLane<Call, { double: number; text: string | null }>(pool, {
    name: "call",
    calls: "call",
    types: ["integer", "text"],
    values: ({ value, text }) => [value, text ?? null],
    order: ({ value }) => String(value).padStart(6, "0"),
    isMoreComing,
  });
  return (given: Omit<Call, "tenantId">) => call({ tenantId: "t", ...given });
};

describe("a lane", () => {
  test("answers each call with its own row, however many go out together", async () => {
    const call = open();
    const rows = await Promise.all(
      Array.from({ length: 500 }, (_, index) => call({ value: 499 - index, text: `text, "quoted" {${index}}\n` })),
    );
    expect(rows.map(([row]) => [row?.double, row?.text])).toEqual(
      rows.map((_, index) => [2 * (499 - index), `text, "quoted" {${index}}\n`]),
    );
  });

  test("sends many calls in few statements, each in the order asked for", async () => {
    await database.query("truncate called");
    const call = open();
    await Promise.all(Array.from({ length: 300 }, (_, index) => call({ value: (index * 7) % 300 })));
    const statements = await database.query<{ in_order: boolean }>(
      "select array_agg(value order by place) = array_agg(value order by value) as in_order from called group by statement",
    );
    expect(statements.length).toBeLessThan(30);
    expect(statements.every(({ in_order }) => in_order)).toBe(true);
  });

  test("lets a call wait for others that are about to be made, but not for ever", async () => {
    await database.query("truncate called");
    let coming = 5;
    const call = open(() => coming > 0);
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const calls: Promise<unknown>[] = [];
    for (; coming > 0; coming--) {
      calls.push(call({ value: coming }));
      await turn();
    }
    await Promise.all(calls);
    expect(await database.query("select from called group by statement")).toHaveLength(1);
    expect(await open(() => true)({ value: 6 })).toMatchObject([{ double: 12 }]);
  });

  test("answers the others when one is refused, and writes each once", async () => {
    await database.query("truncate called");
    const call = open();
    const results = await Promise.allSettled([1, 2, -1, 3, -2, 4].map((value) => call({ value })));
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect(await database.query("select value from called order by value")).toEqual(
      [1, 2, 3, 4].map((value) => ({ value })),
    );
  });

  test("fails what was under way when the connection goes, and goes on with the next", async () => {
    const call = open();
    await call({ value: 1 });
    const blocker = new pg.Client(database.url);
    await blocker.connect();
    await blocker.query("begin; lock table called in exclusive mode");
    const waiting = Promise.allSettled([call({ value: 2 })]);
    const cut = () =>
      database.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
    await vi.waitUntil(async () => (await cut()).length > 0, { timeout: 10_000 });
    expect(await waiting).toMatchObject([
      { status: "rejected", reason: { message: expect.stringContaining("terminat") } },
    ]);
    await blocker.end();
    expect(await call({ value: 3 })).toMatchObject([{ double: 6 }]);
  });

  test("lets one locked row hold up nobody else for long", async () => {
    await database.query("truncate called");
    await database.query("create table if not exists locked (value integer primary key)");
    await database.query("insert into locked values (7) on conflict do nothing");
    await database.query(`
      create or replace function touch(p_value integer, out value integer) language plpgsql as $$
      begin
        value := p_value;
        update locked l set value = l.value where l.value = p_value;
      end $$`);
    const impatient = new pg.Pool({ connectionString: database.url, max: 4, lock_timeout: 200 });
    const holder = new pg.Client(database.url);
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from locked where value = 7 for update");
    const touch = openLane<Call, { value: number }>(impatient, {
      name: "touch",
      calls: "touch",
      types: ["integer"],
      values: ({ value }) => [value],
      order: () => "",
    });
    // Each wait for the lock ends with an error of the database, so those errors tell how often it was waited for.
    const waits = new Set<unknown>();
    const ask = (tenantId: string, value: number) =>
      touch({ tenantId, value }).then(
        () => "answered",
        (error: unknown) => {
          waits.add(error);
          return "refused";
        },
      );
    const results = await Promise.all([ask("a", 1), ...Array.from({ length: 20 }, () => ask("b", 7)), ask("c", 2)]);
    expect(results.slice(1, -1).every((result) => result === "refused")).toBe(true);
    expect([results[0], results.at(-1)]).toEqual(["answered", "answered"]);
    expect(waits.size).toBe(1);
    await holder.end();
    expect(await touch({ tenantId: "b", value: 7 })).toMatchObject([{ value: 7 }]);
    await impatient.end();
  });
});
