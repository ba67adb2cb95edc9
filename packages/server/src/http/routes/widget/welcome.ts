import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import { Welcome, WelcomeQuery } from "@widget-chat/contract/welcome.ts";
import { welcomeOf } from "../../../engines/tenants/welcome.ts";
import { sendCached } from "../../etag.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { notModified, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function welcome(app: App): void {
  app.get(
    "/api/chat/welcome",
    {
      schema: {
        summary: "The tenant's welcome message, shown when the widget opens",
        tags: ["widget"],
        headers: TenantHeader,
        querystring: WelcomeQuery,
        response: { 200: Welcome, 304: notModified, ...problemResponses(...widgetProblems, "validation_failed") },
      },
    },
    async (request, reply) => sendCached(request, reply, welcomeOf(tenantOf(request), request.query.locale)) as Welcome,
  );
}
