import { Type } from "typebox";
import { IdempotencyKey } from "./send-message.ts";
import { VisitorToken } from "./visitor-token.ts";

const tenantId = Type.String({ description: "The tenant's slug (in any case) or id.", examples: ["demo"] });

/** Headers of every widget endpoint. */
export const TenantHeader = Type.Object({ "x-tenant-id": tenantId });

/** Headers of `POST /api/chat/widget`. */
export const SendMessageHeaders = Type.Object({
  "x-tenant-id": tenantId,
  "idempotency-key": IdempotencyKey,
  "x-visitor-token": VisitorToken,
});

/** Headers of `GET /api/chat/widget/events/{conversation_id}`. */
export const EventsHeaders = Type.Object({
  "x-tenant-id": tenantId,
  "last-event-id": Type.Optional(Type.String({ description: "The `id` of the last event received." })),
});
