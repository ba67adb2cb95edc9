import { EraseConversation, ErasedConversation } from "@widget-chat/contract/erase-conversation.ts";
import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import type { Db } from "../../../db/database.ts";
import { eraseConversation } from "../../../engines/conversation/erase.ts";
import type { Feed } from "../../../engines/conversation/feed.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { bodyProblems, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function erase(app: App, { db, feed }: { db: Db; feed: Feed }): void {
  app.post(
    "/api/chat/widget/erase",
    {
      schema: {
        summary: "Delete a conversation for good",
        description:
          "Everything of it is gone: messages, score, feedback, links, and an answer that is still being made. Its event streams end. Conversations before and after it stay. For at most a day the server remembers that the conversation's idempotency keys were used, for at most two hours, by a keyed hash, how often orders were looked for in vain, and nothing else of it: sent again under such a key, a message is answered with `conversation_not_found`.",
        tags: ["widget"],
        headers: TenantHeader,
        body: EraseConversation,
        response: {
          200: ErasedConversation,
          ...problemResponses(...widgetProblems, ...bodyProblems, "conversation_not_found"),
        },
      },
    },
    async (request) => {
      const erased = await eraseConversation(db, tenantOf(request).id, request.body);
      feed.wake(erased.conversation_id);
      return erased;
    },
  );
}
