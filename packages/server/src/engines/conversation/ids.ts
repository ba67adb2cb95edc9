import { randomBytes } from "node:crypto";

/** `c_` and 144 random bits. Whoever knows it may read the conversation, so only the server makes them. */
export const newConversationId = (): string => `c_${nextRandom().toString("base64url")}`;

const BYTES = 18;
/** Random bytes are drawn for so many ids at once: a call costs as much as all the rest of an id. */
const IDS_AT_ONCE = 256;
let drawn = Buffer.alloc(0);

function nextRandom(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(BYTES * IDS_AT_ONCE);
  const bytes = drawn.subarray(0, BYTES);
  drawn = drawn.subarray(BYTES);
  return bytes;
}

export const isConversationId = (text: string): boolean => /^c_[A-Za-z0-9_-]{24}$/.test(text);
