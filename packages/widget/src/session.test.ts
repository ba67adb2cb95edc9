import { expect, test } from "vitest";
import { newParcel, type Parcel } from "./parcel.ts";
import { Session } from "./session.ts";

const server = "https://chat.example";

/** The part of the DOM's Storage that a session uses, as a browser behaves. */
function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage & { kept: Map<string, string> };
}

const nothing = { sessionId: null, conversationId: null, customer: null, ended: false, unsent: [] };

const refuse = (): Storage => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test("nothing is stored by reading", () => {
  const browser = storage();
  expect(new Session(server, "demo", () => browser).read()).toEqual(nothing);
  expect(browser.kept.size).toBe(0);
});

test("what was written is there on the next page", () => {
  const browser = storage();
  new Session(server, "demo", () => browser).write({ conversationId: "c_1", customer: { customer_name: "Ada" } });
  const next = new Session(server, "demo", () => browser);
  next.write({ ended: true });
  expect(next.read()).toEqual({
    sessionId: null,
    conversationId: "c_1",
    customer: { customer_name: "Ada" },
    ended: true,
    unsent: [],
  });
});

test("the visitor keeps one id", () => {
  const browser = storage();
  const id = new Session(server, "demo", () => browser).visitorId();
  expect(new Session(server, "demo", () => browser).visitorId()).toBe(id);
});

test("tenants and servers are kept apart; the case of a slug makes no difference", () => {
  const browser = storage();
  new Session(server, "demo", () => browser).write({ conversationId: "c_1" });
  expect(new Session(server, "other", () => browser).read().conversationId).toBeNull();
  expect(new Session("https://chat.other", "demo", () => browser).read().conversationId).toBeNull();
  expect(new Session(server, "Demo", () => browser).read().conversationId).toBe("c_1");
});

test("a browser that refuses storage gets a session for as long as the page lives", () => {
  const session = new Session(server, "demo", refuse);
  const id = session.visitorId();
  session.write({ conversationId: "c_1" });
  expect(session.read()).toMatchObject({ sessionId: id, conversationId: "c_1" });
});

test("a full storage loses nothing on this page", () => {
  const browser = storage();
  const full = Object.assign(browser, {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const session = new Session(server, "demo", () => full);
  session.write({ conversationId: "c_1" });
  expect(session.read().conversationId).toBe("c_1");
});

test.each([
  "",
  "nonsense",
  "null",
  "3",
  '"text"',
  "[]",
  '{"sessionId":7,"conversationId":{},"customer":"Ada","ended":"yes","unsent":{}}',
])("what others left behind counts as nothing: %s", (left) => {
  const browser = storage({ [`chat-widget:${server}:demo`]: left });
  expect(new Session(server, "demo", () => browser).read()).toEqual(nothing);
});

test("parcels are kept in their order, replaced in place, and dropped; nothing is stored to drop nothing", () => {
  const browser = storage();
  const session = new Session(server, "demo", () => browser);
  session.drop(["a"]);
  expect(browser.kept.size).toBe(0);
  const [first, second] = ["a", "b"].map((message) => newParcel({ message, session_id: "s_1" })) as [Parcel, Parcel];
  session.keep(first);
  session.keep(second);
  session.keep({ ...first, tried: true });
  const next = new Session(server, "demo", () => browser);
  expect(next.read().unsent).toEqual([{ ...first, tried: true }, second]);
  next.drop([first.key]);
  expect(session.read().unsent).toEqual([second]);
});
