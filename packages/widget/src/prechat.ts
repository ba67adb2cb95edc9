import type { PrechatField, WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { Words } from "./locales/words.ts";
import type { Customer } from "./session.ts";

/** The longest that the server takes, in characters. */
const longest: Record<PrechatField["name"], number> = { customer_name: 200, customer_email: 320, customer_phone: 40 };

const emailShape = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const phoneShape = /^\+?[\d\s()./-]{5,}$/;

export const labelOf = (field: PrechatField, words: Words) => field.label.trim() || words.fields[field.name];

/** What is wrong with what the visitor wrote, in words; nothing when it will do. */
export function faultOf(field: PrechatField, entry: string, words: Words): string | undefined {
  const value = entry.trim();
  if (!value) return field.required ? words.fieldRequired(labelOf(field, words)) : undefined;
  if ([...value].length > longest[field.name]) return words.fieldTooLong(longest[field.name]);
  if (field.name === "customer_email" && !emailShape.test(value)) return words.emailWrong;
  if (field.name === "customer_phone" && !phoneShape.test(value)) return words.phoneWrong;
  return undefined;
}

/** Whether the form has to be filled in before the first message: it is on, and has not been answered as it now stands. */
export function asksFirst(settings: WidgetSettings, customer: Customer | null): boolean {
  if (!settings.widget_prechat_enabled || settings.widget_prechat_fields.length === 0) return false;
  return !customer || settings.widget_prechat_fields.some((field) => field.required && !customer[field.name]);
}
