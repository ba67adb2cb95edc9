import type { Welcome } from "@widget-chat/contract/welcome.ts";
import type { Tenant } from "../../db/tenants.ts";
import { assistantNameOf } from "./assistant-name.ts";
import { greetings } from "./greetings.ts";
import { chooseMode } from "./mode.ts";
import { translate } from "./translate.ts";

/** What a visitor sees first, in the language wished for where the tenant wrote it, or wrote nothing. */
export function welcomeOf(tenant: Tenant, wished?: string): Welcome {
  const texts = tenant.welcome_message ?? greetings;
  const { text: message, locale } = translate(texts, [wished, tenant.locale], tenant.locale);
  return {
    message,
    assistant_name: assistantNameOf(tenant, wished),
    avatar_url: tenant.avatar_url,
    suggestions: tenant.suggestions,
    locale,
    widget_type: chooseMode(tenant, null),
    rag_active: tenant.rag_active,
    ecommerce_active: tenant.ecommerce_active,
  };
}
