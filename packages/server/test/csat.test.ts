import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Csat } from "@widget-chat/contract/csat.ts";
import { Value } from "typebox/value";
import { beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import type { Reply } from "./start-app.ts";
import { useConversation } from "./use-shop.ts";

const shop = useConversation();

const score = (body: object): Promise<Reply> =>
  shop.app.post(shop.tenant.id, "/api/chat/widget/csat", { conversation_id: shop.conversation, ...body });

describe("a score", () => {
  test.each([1, 2, 3, 4, 5])("of %i is stored", async (value) => {
    const reply = await score({ score: value, feedback: "  Thank you  " });
    expect(reply.statusCode).toBe(200);
    const body = reply.json<Csat>();
    expect([...Value.Errors(Csat, body)]).toEqual([]);
    expect(body).toEqual({
      conversation_id: shop.conversation,
      score: value,
      feedback: "Thank you",
      created_at: body.updated_at,
      updated_at: body.created_at,
      stored: true,
    });
  });

  test.each([0, 6, -1, 4.5, 1e9, "5", true, null, [5], undefined])("of %j is refused", async (value) => {
    expect(expectProblem(await score({ score: value }), "validation_failed").errors).toMatchObject([
      { pointer: "/score" },
    ]);
  });

  test("sent again replaces the one before", async () => {
    const first = (await score({ score: 1, feedback: "Slow" })).json<Csat>();
    shop.app.setClock(new Date(Date.now() + 60_000));
    const second = (await score({ score: 5 })).json<Csat>();
    expect(second).toMatchObject({ score: 5, feedback: null, created_at: first.created_at });
    expect(Date.parse(second.updated_at) - Date.parse(first.updated_at)).toBeGreaterThanOrEqual(59_000);
    expect(
      await shop.app.database.query("select score, feedback from csat where conversation_id = $1", [shop.conversation]),
    ).toEqual([{ score: 5, feedback: null }]);
  });

  test("sent again as it was changes nothing", async () => {
    for (const feedback of ["Good", undefined]) {
      const first = await score({ score: 4, feedback });
      shop.app.setClock(new Date(Date.now() + 60_000));
      expect((await score({ score: 4, feedback })).body).toBe(first.body);
    }
  });

  test("sent ten times at once is stored once", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => score({ score: (index % 5) + 1 })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const stored = await shop.app.database.query("select score from csat where conversation_id = $1", [
      shop.conversation,
    ]);
    expect(stored).toHaveLength(1);
  });

  test("is taken after the conversation has ended, too", async () => {
    shop.app.setClock(new Date(Date.now() + 30 * 24 * 3_600_000));
    expect((await score({ score: 5 })).statusCode).toBe(200);
  });

  test("neither adds a message nor charges the plan", async () => {
    const used = async () =>
      (await shop.app.admin("GET", `/api/admin/tenants/${shop.tenant.id}`)).json<Tenant>().usage.used;
    const before = await used();
    await score({ score: 5, feedback: "Good" });
    expect(await used()).toBe(before);
    expect(
      (await shop.app.get(shop.tenant.id, `/api/chat/widget/messages/${shop.conversation}`)).json().messages,
    ).toHaveLength(2);
  });
});

describe("its feedback", () => {
  test.each(["", null, undefined, "   "])("counts as left out when %j", async (feedback) => {
    expect((await score({ score: 5, feedback })).json<Csat>().feedback).toBeNull();
  });

  test.each(["a", "😀"])("may have 2,000 characters and no more, of %s", async (unit) => {
    expect((await score({ score: 5, feedback: unit.repeat(2000) })).json<Csat>().feedback).toBe(unit.repeat(2000));
    expect(
      expectProblem(await score({ score: 5, feedback: unit.repeat(2001) }), "validation_failed").errors,
    ).toMatchObject([{ pointer: "/feedback", code: "maxLength" }]);
  });

  test.each(["\0", "\ud83d", 5, ["Good"], { text: "Good" }])("of %j is refused", async (feedback) => {
    expect(expectProblem(await score({ score: 5, feedback }), "validation_failed").errors).toMatchObject([
      { pointer: "/feedback" },
    ]);
  });
});

describe("its conversation", () => {
  test.each(["", null, undefined, 5, "\0", "a".repeat(1025)])("of %j is refused", async (conversation_id) => {
    expect(expectProblem(await score({ conversation_id, score: 5 }), "validation_failed").errors).toMatchObject([
      { pointer: "/conversation_id" },
    ]);
  });

  test("is looked for only once the rest is right", async () => {
    expectProblem(await score({ conversation_id: "c_unknown", score: 9 }), "validation_failed");
    expectProblem(await score({ conversation_id: "c_unknown", score: 5 }), "conversation_not_found");
  });
});

describe("a tenant that keeps no scores", () => {
  let silent: Tenant;
  let id: string;
  beforeEach(async () => {
    silent = await shop.app.createTenant({ rate_limit: 10_000 });
    id = (await shop.app.send(silent.id, { message: "hello" })).conversation_id;
  });
  const send = (body: object): Promise<Reply> => shop.app.post(silent.id, "/api/chat/widget/csat", body);
  const switchOff = () => shop.app.admin("PATCH", `/api/admin/tenants/${silent.id}`, { csat_enabled: false });
  const stored = async () => (await shop.app.get(silent.id, `/api/chat/widget/messages/${id}`)).json().csat;

  test("answers a client that sends one as ever, says so, and stores nothing", async () => {
    await switchOff();
    const reply = await send({ conversation_id: id, score: 2, feedback: " Slow " });
    expect(reply.statusCode).toBe(200);
    const body = reply.json<Csat>();
    expect([...Value.Errors(Csat, body)]).toEqual([]);
    expect(body).toMatchObject({ conversation_id: id, score: 2, feedback: "Slow", stored: false });
    expect(await stored()).toBeNull();
  });

  test("keeps what it had before as it was", async () => {
    await send({ conversation_id: id, score: 5 });
    await switchOff();
    await send({ conversation_id: id, score: 1 });
    expect(await stored()).toMatchObject({ score: 5, feedback: null });
  });

  test("refuses what is wrong with it all the same", async () => {
    await switchOff();
    expectProblem(await send({ conversation_id: id, score: 9 }), "validation_failed");
    for (const unknown of ["c_unknown", `c_${"x".repeat(24)}`, shop.conversation])
      expectProblem(await send({ conversation_id: unknown, score: 5 }), "conversation_not_found");
  });
});
