import { hash, randomBytes } from "node:crypto";
import type { MakeResumeLink, Resume, Resumed, ResumeLink } from "@widget-chat/contract/resume.ts";
import type { Db } from "../../db/database.ts";
import { putResumeLink, takeResumeLink } from "../../db/resume-links.ts";
import { problems } from "../../errors.ts";
import { isConversationId } from "./ids.ts";

const TOKEN_BYTES = 32;
const OPEN_MS = 10 * 60 * 1000;
const MOST_OPEN = 5;

/** Makes a link by which another device goes on with a conversation. Throws `conversation_not_found`. */
export async function makeResumeLink(
  db: Db,
  tenantId: string,
  { conversation_id, session_id }: MakeResumeLink,
  now: Date,
): Promise<ResumeLink> {
  if (!isConversationId(conversation_id)) throw problems.conversationNotFound();
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = new Date(now.getTime() + OPEN_MS);
  const link = { conversationId: conversation_id, sessionId: session_id, tokenHash: hashOf(token), expiresAt };
  if (!(await putResumeLink(db, tenantId, link, MOST_OPEN))) throw problems.conversationNotFound();
  return { token, expires_at: expiresAt.toISOString() };
}

/** Gives the conversation that a link leads to, once. Throws `resume_link_invalid`. */
export async function resumeConversation(db: Db, tenantId: string, { token }: Resume, now: Date): Promise<Resumed> {
  const resumed = await takeResumeLink(db, tenantId, hashOf(token), now);
  if (!resumed) throw problems.resumeLinkInvalid();
  return resumed;
}

/** Nothing slower is needed: nobody guesses 256 random bits. */
const hashOf = (token: string): Buffer => hash("sha256", token, "buffer");
