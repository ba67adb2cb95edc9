import { Choice } from "./text.ts";

export const conversationStatuses = ["open", "escalated", "resolved"] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];
export const ConversationStatus = Choice(conversationStatuses, "Where the conversation stands.");

export const handlers = ["assistant", "human"] as const;
export type Handler = (typeof handlers)[number];
export const Handler = Choice(handlers, "Who answers the visitor now.");
