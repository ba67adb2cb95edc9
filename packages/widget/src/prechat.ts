import type { PrechatField } from "@widget-chat/contract/widget-settings.ts";
import { say, type Words } from "./locales/words.ts";

/** The longest that the server takes, in characters. */
const longest: Record<PrechatField["name"], number> = { customer_name: 200, customer_email: 320, customer_phone: 40 };

const names = { customer_name: "fieldName", customer_email: "fieldEmail", customer_phone: "fieldPhone" } as const;

const emailShape = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const phoneShape = /^\+?[\d\s()./-]{5,}$/;

export const labelOf = (field: PrechatField, words: Words) => field.label.trim() || words[names[field.name]];

/** What is wrong with what the visitor wrote, in words; nothing when it will do. */
export function faultOf(field: PrechatField, entry: string, words: Words): string | undefined {
  const value = entry.trim();
  if (!value) return field.required ? say(words, "fieldRequired", { label: labelOf(field, words) }) : undefined;
  if ([...value].length > longest[field.name]) return say(words, "fieldTooLong", { count: longest[field.name] });
  if (field.name === "customer_email" && !emailShape.test(value)) return words.emailWrong;
  if (field.name === "customer_phone" && !phoneShape.test(value)) return words.phoneWrong;
  return undefined;
}
