import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import pg from "pg";
import { afterEach, describe, expect, inject, test } from "vitest";
import {
  ConnectionLostError,
  isDuplicate,
  isOverrun,
  isRolledBack,
  isUnavailable,
  packError,
  tellLosses,
  unpackError,
} from "./failures.ts";

const ofDatabase = (code: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError("message", 0, "error"), { code, severity: "ERROR" });

const open = new Set<() => unknown>();
afterEach(async () => {
  for (const close of open) await close();
  open.clear();
});

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = tellLosses(new pg.Pool({ connectionTimeoutMillis: 200, query_timeout: 200, ...config }));
  pool.on("error", () => {});
  open.add(() => pool.end());
  return pool;
}

/** A port on which no PostgreSQL answers as one does. */
async function poolAt(answer: (socket: Socket) => void): Promise<pg.Pool> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) =>
    answer(socket.on("error", () => {}) && sockets.add(socket) && socket),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.add(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return poolOf({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, user: "nobody" });
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "none",
    (error: unknown) => error,
  );

describe("the connection is lost", () => {
  test.each([
    ["nobody listens", () => poolOf({ host: "127.0.0.1", port: 1 })],
    ["the name leads nowhere", () => poolOf({ host: "no-such-host.invalid" })],
    ["there is no socket", () => poolOf({ host: "/no/such/folder" })],
    ["nothing is answered", () => poolAt(() => {})],
    ["it is ended at once", () => poolAt((socket) => socket.end())],
    ["it is broken off", () => poolAt((socket) => socket.resetAndDestroy())],
  ])("when %s", async (_, make) => {
    const pool = await make();
    for (const error of [await failure(pool.query("select 1")), await failure(pool.connect())]) {
      expect(error).toBeInstanceOf(ConnectionLostError);
      expect([isUnavailable(error), isRolledBack(error), isDuplicate(error)]).toEqual([true, false, false]);
    }
  });

  test("when the answer to a query does not come, or the pool has ended", async () => {
    const pool = poolOf({ connectionString: inject("clusterUrl") });
    const client = await pool.connect();
    expect(await failure(client.query("select pg_sleep(60)"))).toBeInstanceOf(ConnectionLostError);
    client.release(true);
    expect(await failure(pool.query("select pg_sleep(60)"))).toBeInstanceOf(ConnectionLostError);
    await pool.end();
    open.clear();
    expect(await failure(pool.query("select 1"))).toBeInstanceOf(ConnectionLostError);
  });

  test("not when the database answers", async () => {
    const patient = { connectionTimeoutMillis: 15_000, query_timeout: 15_000 };
    const pool = poolOf({ connectionString: inject("clusterUrl"), ...patient });
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    const error = await failure(pool.query("select nonsense"));
    expect([isUnavailable(error), isRolledBack(error)]).toEqual([false, true]);
    expect(isUnavailable(await failure(pool.query(null as never)))).toBe(false);
  });
});

describe("the database is away", () => {
  test.each(["08006", "53100", "53300", "57P01", "57P03", "58030", "57014"])("when it says %s", (code) => {
    expect([isUnavailable(ofDatabase(code)), isRolledBack(ofDatabase(code))]).toEqual([true, false]);
  });
});

test("a lock or a statement that took too long was no lost connection", () => {
  const isLate = (code: string) => isOverrun(ofDatabase(code));
  expect(["55P03", "57014", "57P01", "23505"].map(isLate)).toEqual([true, true, false, false]);
  expect(isOverrun(new Error("55P03"))).toBe(false);
});

describe("the database refused", () => {
  test.each(["23505", "23514", "22021", "40P01", "42703"])("when it says %s", (code) => {
    expect([isUnavailable(ofDatabase(code)), isRolledBack(ofDatabase(code))]).toEqual([false, true]);
  });

  test("a duplicate alone when it says 23505", () => {
    expect([
      isDuplicate(ofDatabase("23505")),
      isDuplicate(ofDatabase("23514")),
      isDuplicate(new Error("23505")),
    ]).toEqual([true, false, false]);
  });
});

test.each([
  new TypeError("x is not a function"),
  new Error("Connection: the assistant's timeout terminated."),
  Object.assign(new Error("ENOENT: no such file or directory, open 'x'"), { code: "ENOENT" }),
  "timeout",
  null,
])("%s is neither", (error) => {
  expect([isUnavailable(error), isRolledBack(error), isDuplicate(error)]).toEqual([false, false, false]);
});

test("errors are what they were after a journey between threads", () => {
  const travel = (error: Error): Error => unpackError(structuredClone(packError(error)));
  const lost = new ConnectionLostError(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
  expect(travel(lost)).toMatchObject({ name: "ConnectionLostError", code: "ECONNREFUSED", stack: lost.stack });
  expect(isUnavailable(travel(lost))).toBe(true);
  expect(travel(ofDatabase("53300"))).toMatchObject({ code: "53300", severity: "ERROR", message: "message" });
  expect([isUnavailable(travel(ofDatabase("53300"))), isDuplicate(travel(ofDatabase("23505")))]).toEqual([true, true]);
  expect(travel(new RangeError("too far"))).toMatchObject({ name: "RangeError", message: "too far" });
});
