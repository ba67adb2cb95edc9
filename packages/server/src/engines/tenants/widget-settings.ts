import { messageMaxLength } from "@widget-chat/contract/send-message.ts";
import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { Tenant } from "../../db/tenants.ts";
import { assistantNameOf } from "./assistant-name.ts";
import { consentIn } from "./consent.ts";
import { inLocale, translate } from "./translate.ts";

/** How the tenant's widget behaves, with texts in the language wished for, else in the tenant's. */
export function settingsOf(tenant: Tenant, wished?: string): WidgetSettings {
  const locale = wished || tenant.locale;
  const consent = consentIn(tenant, wished);
  return {
    widget_prechat_enabled: tenant.prechat_enabled,
    widget_prechat_fields: tenant.prechat_fields,
    widget_rate_limit: tenant.rate_limit,
    widget_rate_limit_window: 60,
    message_max_length: messageMaxLength,
    csat: { enabled: tenant.csat_enabled, min: 1, max: 5, ask_feedback: true },
    consent: consent && { text: consent.text, url: consent.url, version: consent.version },
    escalation: { enabled: tenant.escalation.enabled, humans_online: false },
    theme: tenant.theme,
    image_hosts: tenant.image_hosts,
    texts: inLocale(tenant.texts, [locale])?.written ?? {},
    proactive: tenant.proactive.map((rule) => ({
      ...rule,
      message: translate(rule.message, [locale, tenant.locale], locale).text,
    })),
    locale: tenant.locale,
    assistant_name: assistantNameOf(tenant, wished),
    protocol: 1,
  };
}
