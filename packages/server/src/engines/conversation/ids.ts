import { randomBytes } from "node:crypto";

/** `c_` and 144 random bits. Whoever knows it may read the conversation, so only the server makes them. */
export const newConversationId = (): string => `c_${randomBytes(18).toString("base64url")}`;

export const isConversationId = (text: string): boolean => /^c_[A-Za-z0-9_-]{24}$/.test(text);
