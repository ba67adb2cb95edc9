import { Answer } from "@widget-chat/contract/answer.ts";
import { AnswerEvent } from "@widget-chat/contract/answer-stream.ts";
import { availabilities } from "@widget-chat/contract/product-card.ts";
import { SendMessage } from "@widget-chat/contract/send-message.ts";
import { SendMessageHeaders } from "@widget-chat/contract/tenant-header.ts";
import type { FastifyError, FastifyRequest } from "fastify";
import type { Conversations } from "../../../engines/conversation/send-message.ts";
import type { RunningTurn } from "../../../engines/conversation/running-turn.ts";
import type { EventStreams } from "../../event-stream.ts";
import { acceptedLanguages } from "../../accepted-languages.ts";
import { clientNetwork } from "../../client-network.ts";
import { faultsOfWishes } from "../../../engines/wishes/check-wishes.ts";
import { problems } from "../../../errors.ts";
import { readVisitorToken } from "../../visitor-token.ts";
import { toProblem } from "../../plugins/problem-details.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { bodyProblems, eventStream, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function sendMessage(
  app: App,
  { conversations, streams, now }: { conversations: Conversations; streams: EventStreams; now(): Date },
): void {
  app.post(
    "/api/chat/widget",
    {
      schema: {
        summary: "Send a customer message and receive the assistant's answer",
        description:
          "With `Accept: text/event-stream` the answer is streamed: one `start`, any number of `delta`, and `final`, which replaces the streamed text; or `error` where something broke after the start.",
        tags: ["widget"],
        headers: SendMessageHeaders,
        body: SendMessage,
        response: {
          200: {
            description: "The answer.",
            content: { "application/json": { schema: Answer }, ...eventStream(AnswerEvent) },
          },
          ...problemResponses(
            ...widgetProblems,
            ...bodyProblems,
            "conversation_not_found",
            "idempotency_conflict",
            "consent_required",
            "identity_invalid",
          ),
        },
      },
    },
    async (request, reply) => {
      const tenant = tenantOf(request);
      const faults = faultsOfWishes(request.body.applied_filters ?? [], availabilities);
      if (faults.length > 0)
        throw problems.validationFailed(
          faults.map((fault) => ({ ...fault, pointer: `/applied_filters${fault.pointer}` })),
        );
      const token = request.headers["x-visitor-token"];
      const turn = await conversations.send({
        tenant,
        message: request.body,
        visitor: token ? await readVisitorToken(token, tenant, now()) : null,
        idempotencyKey: request.headers["idempotency-key"] || null,
        network: clientNetwork(request.ip),
        languages: acceptedLanguages(request.headers["accept-language"]),
      });
      if (!wantsStream(request.headers.accept)) return turn.answer;
      return streams.send(reply, eventsOf(turn, request));
    },
  );
}

/** A client that names event streams, and names them before JSON, gets one. */
function wantsStream(accept = ""): boolean {
  const types = accept.toLowerCase();
  const stream = types.indexOf("text/event-stream");
  const json = types.indexOf("application/json");
  return stream >= 0 && (json < 0 || stream < json);
}

/** The turn's events, each with an id; trouble becomes an `error` event. */
async function* eventsOf(turn: RunningTurn, request: FastifyRequest): AsyncGenerator<AnswerEvent> {
  let id = 0;
  try {
    for await (const event of turn.events()) yield { id: String(++id), ...event };
  } catch (error) {
    const problem = toProblem(error as FastifyError, request);
    if (problem.statusCode >= 500) request.log.error({ err: error }, "stream failed");
    yield { id: String(++id), event: "error", data: problem.toProblem(request.id) };
  }
}
