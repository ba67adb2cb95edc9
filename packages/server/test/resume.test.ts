import { createHash } from "node:crypto";
import { Resumed, ResumeLink } from "@widget-chat/contract/resume.ts";
import { Value } from "typebox/value";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply } from "./start-app.ts";
import { useConversation } from "./use-shop.ts";

const MINUTE = 60_000;

const shop = useConversation();

const make = (body: object = {}, tenant = shop.tenant.id): Promise<Reply> =>
  shop.app.post(tenant, "/api/chat/widget/resume-links", {
    conversation_id: shop.conversation,
    session_id: "a-session",
    ...body,
  });
const makeLink = async (): Promise<ResumeLink> => (await make()).json<ResumeLink>();
const resume = (token: unknown, tenant = shop.tenant.id): Promise<Reply> =>
  shop.app.post(tenant, "/api/chat/widget/resume", { token });
const links = () =>
  shop.app.database.query<{ hash: string }>(
    "select encode(token_hash, 'hex') as hash from resume_links where conversation_id = $1",
    [shop.conversation],
  );

describe("a link", () => {
  test("leads another device to the conversation and its session, once", async () => {
    const made = await make();
    expect([made.statusCode, made.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect([...Value.Errors(ResumeLink, made.json())]).toEqual([]);
    const { token } = made.json<ResumeLink>();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const reply = await resume(token);
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect([...Value.Errors(Resumed, reply.json())]).toEqual([]);
    const resumed = reply.json<Resumed>();
    expect(resumed).toEqual({ conversation_id: shop.conversation, session_id: "a-session" });
    expect(await shop.app.send(shop.tenant.id, { ...resumed, message: "hello" })).toMatchObject({
      conversation_id: shop.conversation,
    });
    const { detail } = expectProblem(await resume(token), "resume_link_invalid");
    expect(detail).toMatch(/once.*ten minutes.*new one/);
  });

  test("works for ten minutes, and says so", async () => {
    shop.app.setClock(new Date("2027-03-01T12:00:00.000Z"));
    const [{ token, expires_at }, second] = [await makeLink(), await makeLink()];
    expect(expires_at).toMatch(/^2027-03-01T12:10:\d\d\.\d{3}Z$/);
    shop.app.setClock(new Date(Date.parse(expires_at) - MINUTE));
    expect((await resume(token)).statusCode).toBe(200);
    shop.app.setClock(new Date(Date.parse(second.expires_at)));
    expectProblem(await resume(second.token), "resume_link_invalid");
  });

  test("is won by one of many who come with it at once, on two servers", async () => {
    const other = await startApp({ database: shop.app.database });
    const { token } = await makeLink();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? shop.app : other).post(shop.tenant.id, "/api/chat/widget/resume", { token }),
      ),
    );
    await other.stop();
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
      expectProblem(reply, "resume_link_invalid");
  });

  test("is kept as its hash alone", async () => {
    const { token } = await makeLink();
    expect(await links()).toEqual([{ hash: createHash("sha256").update(token).digest("hex") }]);
    const rows = await shop.app.database.query("select to_jsonb(r)::text as row from resume_links r");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("takes the place of the oldest when the conversation has five open ones", async () => {
    const made: ResumeLink[] = [];
    for (let n = 0; n < 7; n++) {
      shop.app.setClock(new Date(Date.now() + n * 1000));
      made.push(await makeLink());
    }
    expect(await links()).toHaveLength(5);
    const replies = await Promise.all(made.map(({ token }) => resume(token)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200, 200, 200, 200]);
  });

  test("is one of five also when many are made at once", async () => {
    await Promise.all(Array.from({ length: 12 }, () => make()));
    expect(await links()).toHaveLength(5);
  });

  test("leads nowhere in another tenant, and still works in its own", async () => {
    const stranger = await shop.app.createTenant({});
    const { token } = await makeLink();
    expectProblem(await resume(token, stranger.id), "resume_link_invalid");
    expect((await resume(token)).statusCode).toBe(200);
  });

  test("that nobody has used is forgotten by the server itself, once an hour", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const sweeping = await startApp({ database: shop.app.database });
    onTestFinished(() => sweeping.stop());
    onTestFinished(() => void vi.useRealTimers());
    await makeLink();
    shop.app.setClock(new Date(Date.now() + 6 * MINUTE));
    await makeLink();
    sweeping.setClock(new Date(Date.now() + 11 * MINUTE));
    vi.advanceTimersByTime(60 * MINUTE);
    vi.useRealTimers();
    await expect.poll(links).toHaveLength(1);
  });
});

describe("no link is made", () => {
  test("of a conversation that there is not, or that is another session's or tenant's", async () => {
    const stranger = await shop.app.createTenant({});
    for (const reply of [
      await make({ conversation_id: "c_unknown" }),
      await make({ conversation_id: `c_${"x".repeat(24)}` }),
      await make({ session_id: "another" }),
      await make({}, stranger.id),
    ])
      expectProblem(reply, "conversation_not_found");
    expect(await links()).toEqual([]);
  });

  test.each([
    ["/conversation_id", { conversation_id: "" }],
    ["/session_id", { session_id: null }],
    ["/session_id", { session_id: "a".repeat(129) }],
  ])("without %s", async (pointer, body) => {
    expect(expectProblem(await make(body), "validation_failed").errors).toMatchObject([{ pointer }]);
  });
});

describe("a token", () => {
  test.each(["x", "a".repeat(43), "a".repeat(128), "'; --"])("of %j leads nowhere", async (token) => {
    expectProblem(await resume(token), "resume_link_invalid");
  });

  test.each(["", null, 5, "\0", "a".repeat(129), undefined])("of %j is refused", async (token) => {
    expect(expectProblem(await resume(token), "validation_failed").errors).toMatchObject([{ pointer: "/token" }]);
  });

  test("is guessed no oftener than messages are written, whichever sessions the guesser invents", async () => {
    const careful = await shop.app.createTenant({ rate_limit: 3 });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        shop.app.post(careful.id, "/api/chat/widget/resume", { token: `guess-${index}`, session_id: `s${index}` }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(3);
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 404)) expectProblem(reply, "rate_limited");
  });
});
