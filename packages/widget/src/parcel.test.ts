import { expect, test } from "vitest";
import { addressed, newParcel, parcelsOf, renewed, type Parcel } from "./parcel.ts";
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

test("parcels are read back as they were written; what is not one counts as absent", () => {
  const untried = newParcel({ message: "hello", session_id: "s_1" });
  const parcels: Parcel[] = [{ ...untried, tried: true, follows: "m2" }, untried];
  const broken = [null, 3, "text", [], {}, { ...parcels[0], body: null }, { ...parcels[0], at: "now" }];
  expect(parcelsOf(JSON.parse(JSON.stringify([...broken, ...parcels])))).toEqual(parcels);
  for (const other of [undefined, null, {}, "text"]) expect(parcelsOf(other)).toEqual([]);
});
