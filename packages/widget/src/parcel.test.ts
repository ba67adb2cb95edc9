import { expect, test } from "vitest";
import { addressed, isParcel, newParcel, renewed, type Parcel } from "./parcel.ts";
import { visitorEntry } from "./transcript.ts";

test("a parcel is addressed to the conversation of its first try, behind the newest message known then", () => {
  const first = newParcel({ message: "Shipping?", session_id: "s_1" });
  const sent = addressed(first, "c_1", [{ ...visitorEntry("k", "hello"), id: "m2" }, visitorEntry("l", "on its way")]);
  const { key, idempotencyKey, body } = first;
  expect(sent).toMatchObject({
    key,
    idempotencyKey,
    body: { ...body, conversation_id: "c_1" },
    tried: true,
    follows: "m2",
  });
  expect(renewed(sent)).toMatchObject({ key, at: sent.at, tried: false, follows: null });
  expect(renewed(sent).idempotencyKey).not.toBe(first.idempotencyKey);
});

test("a parcel is known for one as it was stored; nothing else is", () => {
  const untried = newParcel({ message: "hello", session_id: "s_1" });
  const parcels: Parcel[] = [{ ...untried, tried: true, follows: "m2" }, untried];
  for (const parcel of parcels) expect(isParcel(JSON.parse(JSON.stringify(parcel)))).toBe(true);
  const broken = [undefined, null, 3, "text", [], {}, parcels, { ...untried, body: null }, { ...untried, at: "now" }];
  for (const other of broken) expect(isParcel(other)).toBe(false);
});
