import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import { SettingsQuery, WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { settingsOf } from "../../../engines/tenants/widget-settings.ts";
import { sendCached } from "../../etag.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { notModified, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function settings(app: App): void {
  app.get(
    "/api/chat/widget-settings",
    {
      schema: {
        summary: "How the tenant's widget behaves",
        tags: ["widget"],
        headers: TenantHeader,
        querystring: SettingsQuery,
        response: {
          200: WidgetSettings,
          304: notModified,
          ...problemResponses(...widgetProblems, "validation_failed"),
        },
      },
    },
    async (request, reply) =>
      sendCached(request, reply, settingsOf(tenantOf(request), request.query.locale)) as WidgetSettings,
  );
}
