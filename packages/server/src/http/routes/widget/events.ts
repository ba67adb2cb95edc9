import { ConversationEvent, EventsQuery } from "@widget-chat/contract/conversation-events.ts";
import { EventsHeaders } from "@widget-chat/contract/tenant-header.ts";
import { Type } from "typebox";
import type { Feed } from "../../../engines/conversation/feed.ts";
import type { EventStreams } from "../../event-stream.ts";
import { limitOpenStreams } from "../../open-streams.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { eventStream, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function events(app: App, { feed, streams }: { feed: Feed; streams: EventStreams }): void {
  app.get(
    "/api/chat/widget/events/:conversation_id",
    {
      // A HEAD of a stream that does not end would be answered, and its stream followed by nobody for ever.
      exposeHeadRoute: false,
      onRequest: limitOpenStreams(),
      schema: {
        summary: "What happens in a conversation, as it happens",
        description:
          "`text/event-stream` of `message`, `status` and `typing`, from now on. `Last-Event-ID` (or `?after=<seq>`) resumes without loss or repetition.",
        tags: ["widget"],
        headers: EventsHeaders,
        params: Type.Object({ conversation_id: Type.String() }),
        querystring: EventsQuery,
        response: {
          200: { description: "The events.", content: eventStream(ConversationEvent) },
          ...problemResponses(...widgetProblems, "validation_failed", "conversation_not_found"),
        },
      },
    },
    async (request, reply) => {
      const id = request.headers["last-event-id"];
      const left = new AbortController();
      const happening = await feed.watch(
        tenantOf(request).id,
        request.params.conversation_id,
        [id ?? null, request.query.after ?? null],
        left.signal,
      );
      return streams.send(reply, happening, () => left.abort());
    },
  );
}
