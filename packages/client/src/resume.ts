import type { MakeResumeLink, Resume, Resumed, ResumeLink } from "@widget-chat/contract/resume.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

/**
 * Makes what a link or a QR code needs to let another device go on with a conversation, once and for ten minutes. Put the
 * token behind the `#` of an address: no server is sent that, and no log keeps it. Throws `ConversationNotFoundError`.
 */
export function makeResumeLink(
  connection: Connection,
  body: MakeResumeLink,
  { signal }: CallOptions = {},
): Promise<ResumeLink> {
  // Where the answer is lost, so is the link that was made: nobody can use it, and it lapses.
  const path = "/api/chat/widget/resume-links";
  return request(connection, { method: "POST", path, json: body, repeatable: true, signal });
}

/**
 * Gives the conversation that a link leads to, and the session to go on with. It is asked once: a second try would find
 * the link used. Throws `ResumeLinkInvalidError` for a link that is used, too old or none.
 */
export function resume(connection: Connection, body: Resume, { signal }: CallOptions = {}): Promise<Resumed> {
  return request(connection, { method: "POST", path: "/api/chat/widget/resume", json: body, signal });
}
