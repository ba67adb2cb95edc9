import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newParcel, type Parcel } from "./parcel.ts";
import { Session, type SessionOptions } from "./session.ts";

const server = "https://chat.example";

/** The part of the DOM's Storage that a session uses, as a browser behaves. */
function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const found = {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage & { kept: Map<string, string> };
  // Its own names are the keys of what is stored.
  return new Proxy(found, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
  });
}

const options = (browser: Storage, more: Partial<SessionOptions> = {}): SessionOptions => ({
  storage: () => browser,
  mayStore: () => true,
  life: () => Infinity,
  onChange: () => {},
  ...more,
});

const refuse = (): Storage => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** A visitor of whom nothing is known. */
const nothing = new Session(server, "demo", options(storage(), { storage: refuse })).read();

test("a new visitor has no id, is in no conversation, and has said nothing", () => {
  expect(nothing).toMatchObject({ sessionId: null, conversationId: null, customer: null, consent: null, ended: false });
  expect(nothing).toMatchObject({ unsent: [], past: [], draft: "" });
});

test("nothing is stored by reading", () => {
  const browser = storage();
  expect(new Session(server, "demo", options(browser)).read()).toEqual(nothing);
  expect(browser.kept.size).toBe(0);
});

test("what was written is there on the next page", () => {
  const browser = storage();
  new Session(server, "demo", options(browser)).write({
    conversationId: "c_1",
    customer: { customer_name: "Ada" },
  });
  const next = new Session(server, "demo", options(browser));
  next.write({ ended: true });
  expect(next.read()).toEqual({
    ...nothing,
    conversationId: "c_1",
    customer: { customer_name: "Ada" },
    ended: true,
    at: expect.any(Number),
  });
});

test("the visitor keeps one id", () => {
  const browser = storage();
  const id = new Session(server, "demo", options(browser)).visitorId();
  expect(new Session(server, "demo", options(browser)).visitorId()).toBe(id);
});

test("tenants and servers are kept apart; the case of a slug makes no difference", () => {
  const browser = storage();
  new Session(server, "demo", options(browser)).write({ conversationId: "c_1" });
  expect(new Session(server, "other", options(browser)).read().conversationId).toBeNull();
  expect(new Session("https://chat.other", "demo", options(browser)).read().conversationId).toBeNull();
  expect(new Session(server, "Demo", options(browser)).read().conversationId).toBe("c_1");
});

test("a browser that refuses storage gets a session for as long as the page lives", () => {
  const session = new Session(server, "demo", options(storage(), { storage: refuse }));
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
  const session = new Session(server, "demo", options(full));
  session.write({ conversationId: "c_1" });
  expect(session.read().conversationId).toBe("c_1");
});

test("what two tabs write at the same moment both stays, though neither has read the other's", () => {
  const browser = storage({});
  const late = storage({});
  const [one, other] = [browser, late].map((from) => new Session(server, "demo", options(from)));
  one!.write({ draft: "hello" });
  other!.write({ seen: "m_1" });
  for (const [key, value] of late.kept) browser.setItem(key, value);
  expect(one!.read()).toMatchObject({ draft: "hello", seen: "m_1" });
});

test("what two tabs write to the server at the same moment is both kept, in the order in which it was written", () => {
  const browser = storage();
  const late = storage();
  const [one, other] = [browser, late].map((from) => new Session(server, "demo", options(from))) as [Session, Session];
  const parcels = ["a", "b", "c"].map((message) => newParcel({ message, session_id: "s_1" })) as [
    Parcel,
    Parcel,
    Parcel,
  ];
  one.keep(parcels[0]);
  other.keep(parcels[1]);
  one.keep(parcels[2]);
  for (const [key, value] of late.kept) browser.kept.set(key, value);
  expect(one.read().unsent).toEqual(parcels);
  // Tried for the first time, and no later in the line for that.
  one.keep({ ...parcels[0], at: parcels[2].at + 1, tried: true });
  expect(one.read().unsent.map(({ key }) => key)).toEqual(parcels.map(({ key }) => key));
});

test.each(["", "nonsense", '"null', "[7]", '{"__proto__":2}', '{"customer_name":3}', '[{"id":1}]'])(
  "what others left behind counts as nothing: %s",
  (left) => {
    const members = [...Object.keys(nothing), "unsent:a"].map((name) => [`chat-widget:${server}:demo:${name}`, left]);
    const browser = storage(Object.fromEntries(members));
    expect(new Session(server, "demo", options(browser)).read()).toEqual(nothing);
  },
);

test("parcels are kept in their order, replaced in place, and dropped; nothing is stored to drop nothing", () => {
  const browser = storage();
  const session = new Session(server, "demo", options(browser));
  session.drop(["a"]);
  expect(browser.kept.size).toBe(0);
  const [first, second] = ["a", "b"].map((message) => newParcel({ message, session_id: "s_1" })) as [Parcel, Parcel];
  session.keep(first);
  session.keep(second);
  session.keep({ ...first, tried: true });
  const next = new Session(server, "demo", options(browser));
  expect(next.read().unsent).toEqual([{ ...first, tried: true }, second]);
  next.drop([first.key]);
  expect(session.read().unsent).toEqual([second]);
});

test("a session that nobody wrote for too long is a stranger's", () => {
  const browser = storage();
  const session = new Session(server, "demo", options(browser, { life: () => 60_000 }));
  session.write({ conversationId: "c_1" });
  session.keep(newParcel({ message: "hello", session_id: "s_1" }));
  expect(session.read().conversationId).toBe("c_1");
  const { at } = session.read();
  browser.kept.set(`${session.name}:at`, String(at - 60_001));
  expect(session.read()).toEqual(nothing);
  session.write({ draft: "hello" });
  expect(session.read()).toEqual({ ...nothing, draft: "hello", at: expect.any(Number) });
});

test("a session without an age is a stranger's, whatever else was kept, and goes", () => {
  const browser = storage();
  const session = new Session(server, "demo", options(browser));
  session.write({ conversationId: "c_1", customer: { customer_name: "Ada" } });
  session.keep(newParcel({ message: "hello", session_id: "s_1" }));
  browser.kept.delete(`${session.name}:at`);
  expect(session.read()).toEqual(nothing);
  expect(browser.kept.size).toBe(0);
});

test("a tab that reads while another writes the first of a session takes nothing away", () => {
  const browser = storage();
  const lasting = { life: () => 60_000 };
  const other = new Session(server, "demo", options(browser, lasting));
  const busy = new Proxy(browser, {
    get(kept, name) {
      if (name !== "setItem") return Reflect.get(kept, name);
      return (key: string, value: string) => {
        kept.setItem(key, value);
        other.read();
      };
    },
  });
  const session = new Session(server, "demo", options(busy, lasting));
  session.write({ conversationId: "c_1", draft: "hello" });
  expect(other.read()).toMatchObject({ conversationId: "c_1", draft: "hello" });
});

test("what the page itself has stored is not looked at", () => {
  const browser = storage({ "shop:catalogue": "[]" });
  const looked: string[] = [];
  const watched = new Proxy(browser, {
    getOwnPropertyDescriptor(kept, key) {
      looked.push(String(key));
      return Reflect.getOwnPropertyDescriptor(kept, key);
    },
  });
  const session = new Session(server, "demo", options(watched));
  session.write({ draft: "hello" });
  expect(session.read().draft).toBe("hello");
  expect(looked).not.toContain("shop:catalogue");
});

test("nothing is stored before the visitor has agreed, and all of it afterwards", () => {
  const browser = storage();
  let agreed = false;
  const session = new Session(server, "demo", options(browser, { mayStore: () => agreed }));
  session.write({ draft: "hello" });
  expect(browser.kept.size).toBe(0);
  expect(session.share()).toBe(false);
  agreed = true;
  session.write({ consent: "1" });
  expect(new Session(server, "demo", options(browser)).read()).toMatchObject({
    draft: "hello",
    consent: "1",
  });
  expect(session.share()).toBe(true);
});

test("what another tab has stored while this one might not is kept when this one may", () => {
  const browser = storage();
  let agreed = false;
  const one = new Session(server, "demo", options(browser, { mayStore: () => agreed }));
  const other = new Session(server, "demo", options(browser));
  one.write({ draft: "hello" });
  expect(one.visitorId()).not.toBe(other.visitorId());
  other.write({ conversationId: "c_1", consent: "1", draft: "" });
  expect(one.read()).toMatchObject({ conversationId: "c_1", consent: "1", draft: "hello" });
  agreed = true;
  one.write({ seen: "m_1" });
  expect(one.share()).toBe(true);
  expect(other.read()).toMatchObject({ conversationId: "c_1", consent: "1", draft: "hello", seen: "m_1" });
  // The conversation is that visitor's.
  expect(one.visitorId()).toBe(other.visitorId());
});

test("conversations to go back to: the newest first, each once, and not without end", () => {
  const browser = storage();
  const kept = new Session(server, "demo", options(browser));
  for (let at = 0; at < 30; at += 1) kept.remember({ id: `c_${at % 25}`, at, title: "Hello" });
  const { past } = kept.read();
  expect(past).toHaveLength(20);
  expect(past.slice(0, 6).map(({ id }) => id)).toEqual(["c_4", "c_3", "c_2", "c_1", "c_0", "c_24"]);
});

test("the README says what each member is that a browser keeps", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const kept = readme.slice(readme.indexOf("## What it keeps"), readme.indexOf("## The path of a click"));
  const documented = [...kept.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) => cell!.match(/(?<=`)\w+(?=`)/g) ?? []);
  expect(documented.sort()).toEqual([...Object.keys(nothing), "proactive"].sort());
});
