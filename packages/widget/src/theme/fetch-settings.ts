import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";

/** How long the launcher waits for the tenant's settings before it shows in its own colours, in ms. */
const patience = 2500;

/**
 * `refused`: there is no chat to be had until the tenant or the page changes something. `unreachable`: no server was there.
 * A server that is slow or in trouble gives neither, and no settings.
 */
export type SettingsAnswer = "refused" | "unreachable" | Partial<WidgetSettings>;

/**
 * The tenant's settings, for the launcher, which shows in any case; the panel asks again through the client, and says in
 * words what is wrong.
 */
export async function fetchSettings(apiUrl: string, tenantId: string, locale: string): Promise<SettingsAnswer> {
  try {
    const answer = await fetch(`${apiUrl}/api/chat/widget-settings?locale=${locale}`, {
      headers: { "X-Tenant-Id": tenantId },
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return (await answer.json()) as WidgetSettings;
    return [403, 404].includes(answer.status) ? "refused" : {};
  } catch (error) {
    // What fetch itself throws; slowness and a body that is no JSON have names of their own.
    return error instanceof TypeError ? "unreachable" : {};
  }
}
