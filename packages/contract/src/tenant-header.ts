import { Type } from "typebox";
import { IdempotencyKey } from "./send-message.ts";

const tenantId = Type.String({ description: "The tenant's slug (in any case) or id.", examples: ["demo"] });

/** Headers of every widget endpoint. */
export const TenantHeader = Type.Object({ "x-tenant-id": tenantId });

/** Headers of `POST /api/chat/widget`. */
export const SendMessageHeaders = Type.Object({ "x-tenant-id": tenantId, "idempotency-key": IdempotencyKey });
