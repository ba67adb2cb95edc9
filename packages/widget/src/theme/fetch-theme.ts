import type { Theme } from "@widget-chat/contract/theme.ts";
import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";

/** How long the launcher waits for the tenant's colours before it shows in its own, in ms. */
const patience = 2500;

/**
 * The tenant's look, for the launcher. A server that cannot be reached or refuses gives none: the launcher shows all
 * the same, and the panel, which asks again through the client, says in words what is wrong.
 */
export async function fetchTheme(apiUrl: string, tenantId: string): Promise<Theme> {
  try {
    const answer = await fetch(`${apiUrl}/api/chat/widget-settings`, {
      headers: { "X-Tenant-Id": tenantId },
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? (((await answer.json()) as Partial<WidgetSettings>).theme ?? {}) : {};
  } catch {
    return {};
  }
}
