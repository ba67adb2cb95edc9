import type { ConsentReceipt, GiveConsent } from "@widget-chat/contract/consent.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

/**
 * Sends what the visitor decided about `consent` of the settings, and gives the receipt; `granted: false` refuses, or takes
 * an earlier consent back. The same decision sent again gets the same receipt. Throws `ConsentOutdatedError` when the tenant
 * asks for another version, or in other words, by now: read the settings again and show that.
 */
export function giveConsent(
  connection: Connection,
  body: GiveConsent,
  { signal }: CallOptions = {},
): Promise<ConsentReceipt> {
  return request(connection, {
    method: "POST",
    path: "/api/chat/widget/consent",
    json: body,
    repeatable: true,
    signal,
  });
}
