import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";

/** How long the launcher waits for the tenant's settings before it shows in its own colours, in ms. */
const patience = 2500;

/**
 * What is known of the tenant: nothing where the server is slow or in trouble. `refusal`: there is no chat to be had, by the
 * server's status until the tenant or the page changes something, by 1 as long as no server is there.
 */
export type SettingsAnswer = Partial<WidgetSettings> & { refusal?: number };

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
    return [403, 404].includes(answer.status) ? { refusal: answer.status } : {};
  } catch (error) {
    // What fetch itself throws; slowness and a body that is no JSON have names of their own.
    return error instanceof TypeError ? { refusal: 1 } : {};
  }
}
