import type { Failure, FailureCode } from "./failure.ts";
import type { PanelSetting } from "./panel-door.ts";

/** What the owner of the page can do about a mistake in their set-up; undefined for what is none. */
export const remedyFor = (code: FailureCode): string | undefined =>
  ({
    tenant_not_found: "Compare data-tenant-id (or tenant-id) with the tenant's slug or id.",
    assistant_inactive: "Activate the tenant, and one of its modes at least.",
    origin_not_allowed: `This site is not among the chat's allowed sites: add ${location.origin} to the tenant's allowed_origins.`,
    protocol_error: "Check data-api-url (or api-url): it must be the origin of the chat server.",
    network_error: "Check data-api-url (or api-url) and the connect-src of your Content-Security-Policy.",
    validation_failed: "Look at what the page gives to sendMessage().",
    identity_invalid:
      "Sign the visitor's token with the tenant's present identity secret (HS256), and let it end in the future.",
  })[code as string];

/** Tells the owner of the page what is wrong with their set-up; visitors never read the console. */
export function explainToOwner({ code, detail }: Failure, { tenantId, apiUrl }: PanelSetting) {
  const remedy = remedyFor(code);
  if (remedy) console.error(`<chat-widget> tenant "${tenantId}" at ${apiUrl}: ${detail} ${remedy} [${code}]`);
}
