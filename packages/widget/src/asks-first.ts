import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { Customer } from "./session.ts";

/** Whether the form has to be filled in before the first message: it is on, and has not been answered as it now stands. */
export function asksFirst(settings: WidgetSettings, customer: Customer | null): boolean {
  if (!settings.widget_prechat_enabled || settings.widget_prechat_fields.length === 0) return false;
  return !customer || settings.widget_prechat_fields.some((field) => field.required && !customer[field.name]);
}
