import { MakeResumeLink, Resume, Resumed, ResumeLink } from "@widget-chat/contract/resume.ts";
import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import type { Db } from "../../../db/database.ts";
import { makeResumeLink, resumeConversation } from "../../../engines/conversation/resume.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { bodyProblems, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

const common = { tags: ["widget"], headers: TenantHeader };

export function resume(app: App, { db, now }: { db: Db; now(): Date }): void {
  app.post(
    "/api/chat/widget/resume-links",
    {
      schema: {
        ...common,
        summary: "Make a link by which another device goes on with a conversation",
        description:
          "It works once, within ten minutes. A conversation has five open ones at most; a sixth takes the place of the oldest.",
        body: MakeResumeLink,
        response: {
          200: ResumeLink,
          ...problemResponses(...widgetProblems, ...bodyProblems, "conversation_not_found"),
        },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return makeResumeLink(db, tenantOf(request).id, request.body, now());
    },
  );

  app.post(
    "/api/chat/widget/resume",
    {
      schema: {
        ...common,
        summary: "Go on with a conversation on another device",
        description: "Gives, once, the conversation that the link leads to, and the session that its messages name.",
        body: Resume,
        response: { 200: Resumed, ...problemResponses(...widgetProblems, ...bodyProblems, "resume_link_invalid") },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return resumeConversation(db, tenantOf(request).id, request.body, now());
    },
  );
}
