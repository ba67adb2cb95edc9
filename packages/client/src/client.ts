export { connect, type Connection, type ConnectionOptions, type RetryOptions } from "./connection.ts";
export { sendMessage, type SendMessageOptions } from "./send-message.ts";
export { streamMessage, type AnswerPart } from "./stream-message.ts";
export { welcome, type WelcomeOptions } from "./welcome.ts";
export { settings, type SettingsOptions } from "./settings.ts";
export { giveConsent } from "./give-consent.ts";
export { history, type HistoryOptions } from "./history.ts";
export { events, type EventsOptions } from "./events.ts";
export { sendCsat } from "./send-csat.ts";
export { giveFeedback } from "./give-feedback.ts";
export { closeConversation } from "./close-conversation.ts";
export { eraseConversation } from "./erase-conversation.ts";
export { makeResumeLink, resume } from "./resume.ts";
export { randomId } from "./random-id.ts";
export type { CallOptions } from "./request.ts";
export type { SendMessage } from "@widget-chat/contract/send-message.ts";
export type { Answer } from "@widget-chat/contract/answer.ts";
export type { Citation } from "@widget-chat/contract/citation.ts";
export type { ProductCard } from "@widget-chat/contract/product-card.ts";
export type { Welcome } from "@widget-chat/contract/welcome.ts";
export type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
export type { History } from "@widget-chat/contract/history.ts";
export type { Message } from "@widget-chat/contract/message.ts";
export type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
export type { Csat, SendCsat } from "@widget-chat/contract/csat.ts";
export type { Consent, ConsentReceipt, GiveConsent } from "@widget-chat/contract/consent.ts";
export type { Feedback, GiveFeedback } from "@widget-chat/contract/feedback.ts";
export type { CloseConversation, ClosedConversation } from "@widget-chat/contract/close-conversation.ts";
export type { EraseConversation, ErasedConversation } from "@widget-chat/contract/erase-conversation.ts";
export type { MakeResumeLink, Resume, Resumed, ResumeLink } from "@widget-chat/contract/resume.ts";
export type { ProactiveMessage } from "@widget-chat/contract/proactive.ts";
export type { Problem } from "@widget-chat/contract/problem.ts";
export { ChatError, isChatError, type ErrorCode } from "./errors.ts";
export {
  AbortedError,
  AssistantInactiveError,
  ConsentOutdatedError,
  ConsentRequiredError,
  ConversationNotFoundError,
  IdempotencyConflictError,
  IdentityInvalidError,
  MessageNotFoundError,
  NetworkError,
  OriginNotAllowedError,
  OverloadedError,
  ProtocolError,
  RateLimitedError,
  ResumeLinkInvalidError,
  ServerError,
  TenantNotFoundError,
  TimedOutError,
  ValidationError,
} from "./error-classes.ts";
