import { ConsentReceipt, GiveConsent } from "@widget-chat/contract/consent.ts";
import { TenantHeader } from "@widget-chat/contract/tenant-header.ts";
import type { Db } from "../../../db/database.ts";
import { giveConsent } from "../../../engines/conversation/consent.ts";
import { tenantOf } from "../../plugins/tenant.ts";
import { bodyProblems, problemResponses, widgetProblems } from "../../responses.ts";
import type { App } from "../../server.ts";

export function consent(app: App, { db, now }: { db: Db; now(): Date }): void {
  app.post(
    "/api/chat/widget/consent",
    {
      schema: {
        summary: "Send what a visitor decided when asked for consent, and receive the receipt",
        description:
          "The newest decision of a session holds: while it is not `granted`, or is of another version or wording than the tenant's present one, messages of the session are refused with `consent_required`. `consent_outdated`: read the settings again and show the new text. A tenant that asks for no consent answers in the same way, with `stored: false`. Receipts stay when a conversation is erased.",
        tags: ["widget"],
        headers: TenantHeader,
        body: GiveConsent,
        response: {
          200: ConsentReceipt,
          ...problemResponses(...widgetProblems, ...bodyProblems, "consent_outdated"),
        },
      },
    },
    async (request) => giveConsent(db, tenantOf(request).id, request.body, now()),
  );
}
