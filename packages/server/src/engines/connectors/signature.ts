import { createHmac, randomBytes } from "node:crypto";
import type { ConnectorKeys } from "../../db/tables/tenants.ts";

/**
 * The headers of Standard Webhooks for a request: its id, the second it is sent in, and a signature by each secret that
 * holds, over id, second and body with points between.
 */
export function signatureOf(body: string, { secret, before, before_until }: ConnectorKeys, now: Date) {
  const id = `msg_${randomBytes(18).toString("base64url")}`;
  const second = String(Math.floor(now.getTime() / 1000));
  const isBeforeValid = before !== null && before_until !== null && new Date(before_until) > now;
  const signatures = [secret, ...(isBeforeValid ? [before] : [])].map((one) => sign(`${id}.${second}.${body}`, one));
  return { "webhook-id": id, "webhook-timestamp": second, "webhook-signature": signatures.join(" ") };
}

/** @param secret `whsec_` and the key in Base64 */
export function sign(content: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}
