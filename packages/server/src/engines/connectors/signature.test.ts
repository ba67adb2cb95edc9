import { expect, test } from "vitest";
import { sign, signatureOf } from "./signature.ts";

test("a request is signed as Standard Webhooks' own example is", () => {
  const content = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}';
  expect(sign(content, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

test("by both secrets while the one before holds, and each time under another id", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const keys = { secret: "whsec_bmV3", before: "whsec_b2xk", before_until: "2026-11-25T12:00:01Z" };
  const headers = signatureOf("{}", keys, now);
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.{}`;
  expect(headers["webhook-timestamp"]).toBe("1795608000");
  expect(headers["webhook-signature"]).toBe(`${sign(content, keys.secret)} ${sign(content, keys.before)}`);
  const later = signatureOf("{}", keys, new Date(now.getTime() + 2_000));
  expect(later["webhook-signature"].split(" ")).toHaveLength(1);
  expect(later["webhook-id"]).not.toBe(headers["webhook-id"]);
});
