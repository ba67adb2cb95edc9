import { expect, test } from "vitest";
import type { Tenant } from "../../db/tenants.ts";
import { openLiveProducts } from "./live-products.ts";
import type { Called } from "./shop-call.ts";

const tenant = { id: "t", live_products: { url: "https://shop.example/", timeout_ms: 800 } } as Tenant;

/** A shop that knows all products but one, and what it was asked. */
function openAsked() {
  const asked: string[][] = [];
  const clock = { now: 0 };
  const state = { fails: false };
  const live = openLiveProducts({
    shop: {
      async ask(_tenant, _connector, question): Promise<Called> {
        const { ids } = question as { ids: string[] };
        asked.push(ids);
        if (state.fails) return { outcome: "failed", why: "It does." };
        return { outcome: "answered", answer: { products: ids.filter((id) => id !== "gone").map((id) => ({ id })) } };
      },
    },
    sieve: (given) => ({ kept: given as { id: string }, wrong: new Map() }),
    now: () => clock.now,
  });
  return { asked, clock, state, of: async (...ids: string[]) => [...(await live.of(tenant, ids)).keys()] };
}

test("what was said of a product holds for five seconds, also that nothing is", async () => {
  const { asked, clock, of } = openAsked();
  expect(await of("a", "gone")).toEqual(["a"]);
  clock.now = 4_999;
  expect(await of("gone", "a", "b", "a")).toEqual(["a", "b"]);
  clock.now = 5_000;
  expect(await of("a")).toEqual(["a"]);
  expect(asked).toEqual([["a", "gone"], ["b"], ["a"]]);
});

test("whoever asks while it is asked waits for the same answer", async () => {
  const { asked, of } = openAsked();
  expect(await Promise.all([of("a", "b"), of("b", "c"), of("a")])).toEqual([["a", "b"], ["b", "c"], ["a"]]);
  expect(asked).toEqual([["a", "b"], ["c"]]);
});

test("a failure is not remembered", async () => {
  const { asked, state, of } = openAsked();
  state.fails = true;
  expect(await of("a")).toEqual([]);
  state.fails = false;
  expect(await of("a")).toEqual(["a"]);
  expect(asked).toHaveLength(2);
});

test("at most twenty are asked for at once", async () => {
  const { asked, of } = openAsked();
  const ids = Array.from({ length: 45 }, (_, i) => `p${i}`);
  expect(await of(...ids)).toEqual(ids);
  expect(asked.map(({ length }) => length)).toEqual([20, 20, 5]);
});
