import { messageMaxLength } from "@widget-chat/contract/send-message.ts";
import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { Tenant } from "../../db/tenants.ts";

/** How the tenant's widget behaves. */
export function settingsOf(tenant: Tenant): WidgetSettings {
  return {
    widget_prechat_enabled: tenant.prechat_enabled,
    widget_prechat_fields: tenant.prechat_fields,
    widget_rate_limit: tenant.rate_limit,
    widget_rate_limit_window: 60,
    message_max_length: messageMaxLength,
    csat: { enabled: tenant.csat_enabled, min: 1, max: 5, ask_feedback: true },
    consent: tenant.consent,
    escalation: { enabled: tenant.escalation.enabled, humans_online: false },
    theme: tenant.theme,
    locale: tenant.locale,
    assistant_name: tenant.assistant_name,
    protocol: 1,
  };
}
