import { Feedback, GiveFeedback } from "@widget-chat/contract/feedback.ts";
import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import type { Db } from "../../../db/database.ts";
import { giveFeedback } from "../../../engines/conversation/feedback.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { bodyProblems, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function feedback(app: App, { db, now }: { db: Db; now(): Date }): void {
  app.post(
    "/api/chat/widget/feedback",
    {
      schema: {
        summary: "Say whether an answer helped",
        description: "Sent again, it replaces what was said; `null` takes it back. The history has it as `helpful`.",
        tags: ["widget"],
        headers: TenantHeader,
        body: GiveFeedback,
        response: {
          200: Feedback,
          ...problemResponses(...widgetProblems, ...bodyProblems, "conversation_not_found", "message_not_found"),
        },
      },
    },
    async (request) => giveFeedback(db, tenantOf(request).id, request.body, now()),
  );
}
