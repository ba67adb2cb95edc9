import type { Welcome } from "@widget-chat/contract/welcome.ts";
import type { Tenant } from "../../db/tenants.ts";
import { chooseMode } from "./mode.ts";

/** What a visitor sees first, in the language wished for where the tenant wrote it. */
export function welcomeOf(tenant: Tenant, wished?: string): Welcome {
  const { message, locale } = translate(tenant.welcome_message, [wished, tenant.locale], tenant.locale);
  return {
    message,
    assistant_name: tenant.assistant_name,
    avatar_url: tenant.avatar_url,
    suggestions: tenant.suggestions,
    locale,
    widget_type: chooseMode(tenant, null),
    rag_active: tenant.rag_active,
    ecommerce_active: tenant.ecommerce_active,
  };
}

/** `de-AT` finds `de-AT`, else `de`. */
function translate(
  texts: string | Record<string, string>,
  wishes: (string | undefined)[],
  fallback: string,
): { message: string; locale: string } {
  if (typeof texts === "string") return { message: texts, locale: fallback };
  const byTag = new Map(
    Object.entries(texts).map(([tag, text]) => [tag.toLowerCase(), { message: text, locale: tag }]),
  );
  for (const wish of wishes) {
    const tag = wish?.toLowerCase() ?? "";
    const found = byTag.get(tag) ?? byTag.get(tag.split("-")[0] as string);
    if (found) return found;
  }
  return [...byTag.values()][0] ?? { message: "", locale: fallback };
}
