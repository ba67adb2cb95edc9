import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

interface Known {
  tenant: string;
  session: string;
  id: string;
}

let app: TestApp;
let tenants: string[];
const sessions = ["session-1", "session-2"];
/** One conversation for each visitor of each tenant: the sessions have the same names everywhere. */
const known: Known[] = [];
/** The one answer to every id that is not the visitor's own. */
let refusal: string;

beforeAll(async () => {
  app = await startApp();
  tenants = [await app.createTenant({ rate_limit: 10_000 }), await app.createTenant({ rate_limit: 10_000 })].map(
    ({ slug }) => slug,
  );
  for (const tenant of tenants) {
    for (const session of sessions) {
      const { conversation_id } = await app.send(tenant, { message: "hello", session_id: session });
      known.push({ tenant, session, id: conversation_id });
    }
  }
  refusal = comparable(await doors.history({ ...known[0]!, id: `c_${randomBytes(18).toString("base64url")}` }));
});
afterAll(() => app.stop());

const doors = {
  message: ({ tenant, session, id }: Known): Promise<Reply> =>
    app.post(tenant, "/api/chat/widget", { message: "hello", session_id: session, conversation_id: id }),
  score: ({ tenant, id }: Known): Promise<Reply> =>
    app.post(tenant, "/api/chat/widget/csat", { conversation_id: id, score: 5 }),
  history: ({ tenant, id }: Known): Promise<Reply> =>
    app.get(tenant, `/api/chat/widget/messages/${encodeURIComponent(id)}`),
  events: ({ tenant, id }: Known): Promise<Reply> =>
    app.get(tenant, `/api/chat/widget/events/${encodeURIComponent(id)}`),
};

/** Status, headers and body without what differs from request to request. */
function comparable({ statusCode, headers, body }: Reply): string {
  const { date: _date, "x-request-id": id, ratelimit: _left, "ratelimit-policy": _policy, ...rest } = headers;
  return JSON.stringify([statusCode, rest, body.replace(String(id), "")]);
}

const anyId = fc.oneof(
  { weight: 3, arbitrary: fc.nat(3).map((index) => known[index]!.id) },
  fc.uint8Array({ minLength: 18, maxLength: 18 }).map((bytes) => `c_${Buffer.from(bytes).toString("base64url")}`),
  // One that is known but for one character.
  fc
    .tuple(fc.nat(3), fc.integer({ min: 2, max: 25 }), fc.constantFrom("A", "b", "_", "-"))
    .map(([index, at, character]) => known[index]!.id.slice(0, at) + character + known[index]!.id.slice(at + 1)),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((id) => id.trim() !== "" && !/^[.\s]*$/.test(id)),
  fc.constantFrom(
    "c_",
    "__proto__",
    "constructor",
    "null",
    "undefined",
    "1",
    "%",
    "*",
    "'; drop table messages; --",
    "a".repeat(1024),
  ),
);

const visits = fc.record({
  tenant: fc.nat(1).map((index) => tenants[index]!),
  session: fc.constantFrom(...sessions),
  id: anyId,
});

describe("of all combinations of tenant, session and conversation", () => {
  test("only the visitor's own can be written to; every other gets the same 404", async () => {
    const isOwn = (visit: Known) =>
      known.some((one) => one.id === visit.id && one.tenant === visit.tenant && one.session === visit.session);
    await fc.assert(
      fc.asyncProperty(visits, async (visit) => {
        const reply = await doors.message(visit);
        expect(isOwn(visit) ? reply.json().conversation_id : comparable(reply)).toBe(isOwn(visit) ? visit.id : refusal);
      }),
      { numRuns: 150 },
    );
  });

  test.each(["history", "score", "events"] as const)(
    "only those of the tenant's own open the door of %s; every other gets the same 404",
    async (door) => {
      const isOwn = (visit: Known) => known.some((one) => one.id === visit.id && one.tenant === visit.tenant);
      await fc.assert(
        fc.asyncProperty(visits, async (visit) => {
          // The stream of events that may be read does not end; it has tests of its own.
          if (isOwn(visit) && door === "events") return;
          const reply = await doors[door](visit);
          expect(isOwn(visit) ? reply.json().conversation_id : comparable(reply)).toBe(
            isOwn(visit) ? visit.id : refusal,
          );
        }),
        { numRuns: 150 },
      );
    },
  );
});

test.each([1_025, 4_097, 5_000, 15_000])("an id of %i letters is as unknown as any other", async (length) => {
  for (const door of ["history", "events"] as const)
    expect(comparable(await doors[door]({ ...known[0]!, id: "a".repeat(length) }))).toBe(refusal);
});

test("a refused visitor leaves nothing behind", async () => {
  const count = () =>
    app.database.query(
      "select (select count(*) from conversations) c, (select count(*) from messages) m, (select count(*) from turns) t",
    );
  const before = await count();
  const [own, other] = [known[0]!, known[3]!];
  for (const id of [other.id, "c_nothing", `c_${randomBytes(18).toString("base64url")}`])
    await doors.message({ ...own, id });
  expect(await count()).toEqual(before);
});
