import { History, HistoryQuery } from "@widget-chat/contract/history.ts";
import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import { Type } from "typebox";
import { readHistory, type HistoryDeps } from "../../../engines/conversation/history.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function history(app: App, deps: HistoryDeps): void {
  app.get(
    "/api/chat/widget/messages/:conversation_id",
    {
      schema: {
        summary: "The messages of a conversation, to restore the chat after a page reload",
        tags: ["widget"],
        headers: TenantHeader,
        params: Type.Object({ conversation_id: Type.String() }),
        querystring: HistoryQuery,
        response: {
          200: History,
          ...problemResponses(...widgetProblems, "validation_failed", "conversation_not_found"),
        },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return readHistory(deps, tenantOf(request).id, request.params.conversation_id, request.query);
    },
  );
}
