import { Csat, SendCsat } from "@widget-chat/contract/csat.ts";
import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import type { Db } from "../../../db/database.ts";
import { scoreConversation } from "../../../engines/conversation/csat.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { bodyProblems, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function csat(app: App, { db, now }: { db: Db; now(): Date }): void {
  app.post(
    "/api/chat/widget/csat",
    {
      schema: {
        summary: "Send a satisfaction score at the end of a conversation",
        description:
          "Sent again, it replaces the score. A tenant that keeps no scores (`csat_enabled: false`) answers in the same way, with `stored: false`.",
        tags: ["widget"],
        headers: TenantHeader,
        body: SendCsat,
        response: { 200: Csat, ...problemResponses(...widgetProblems, ...bodyProblems, "conversation_not_found") },
      },
    },
    async (request) => scoreConversation(db, tenantOf(request), request.body, now()),
  );
}
