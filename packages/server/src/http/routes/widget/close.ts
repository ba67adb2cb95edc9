import { CloseConversation, ClosedConversation } from "@widget-chat/contract/close-conversation.ts";
import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import type { Db } from "../../../db/database.ts";
import { closeConversation } from "../../../engines/conversation/close.ts";
import type { Feed } from "../../../engines/conversation/feed.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { bodyProblems, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function close(app: App, { db, feed, now }: { db: Db; feed: Feed; now(): Date }): void {
  app.post(
    "/api/chat/widget/close",
    {
      schema: {
        summary: "End a conversation for its visitor",
        description:
          "The conversation is `resolved`; all who listen to its events are told. Sent again, it changes nothing. A message written afterwards opens it again within 72 hours, and later a new one that follows it.",
        tags: ["widget"],
        headers: TenantHeader,
        body: CloseConversation,
        response: {
          200: ClosedConversation,
          ...problemResponses(...widgetProblems, ...bodyProblems, "conversation_not_found"),
        },
      },
    },
    async (request) => {
      const closed = await closeConversation(db, tenantOf(request).id, request.body, now());
      feed.wake(closed.conversation_id);
      return closed;
    },
  );
}
