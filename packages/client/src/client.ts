export { connect, type Connection, type ConnectionOptions, type RetryOptions } from "./connection.ts";
export { sendMessage, type SendMessageOptions } from "./send-message.ts";
export { streamMessage, type AnswerPart } from "./stream-message.ts";
export { welcome, type WelcomeOptions } from "./welcome.ts";
export { settings } from "./settings.ts";
export { history, type HistoryOptions } from "./history.ts";
export { events, type EventsOptions } from "./events.ts";
export { sendCsat } from "./send-csat.ts";
export { randomId } from "./random-id.ts";
export type { CallOptions } from "./request.ts";
export {
  AbortedError,
  AssistantInactiveError,
  ChatError,
  ConsentRequiredError,
  ConversationNotFoundError,
  IdempotencyConflictError,
  isChatError,
  NetworkError,
  OriginNotAllowedError,
  OverloadedError,
  ProtocolError,
  RateLimitedError,
  ServerError,
  TenantNotFoundError,
  TimedOutError,
  ValidationError,
  type ErrorCode,
} from "./errors.ts";
