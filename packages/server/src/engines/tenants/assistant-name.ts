import type { Tenant } from "../../db/tenants.ts";
import { translate } from "./translate.ts";

/** What the assistant is called while the tenant has no name for it: in each language that the widget speaks. */
const names: Record<string, string> = {
  en: "Assistant",
  ar: "المساعد",
  cs: "Asistent",
  de: "Assistent",
  el: "Βοηθός",
  es: "Asistente",
  fa: "دستیار",
  fr: "Assistant",
  he: "העוזר הדיגיטלי",
  hi: "सहायक",
  id: "Asisten",
  it: "Assistente",
  ja: "アシスタント",
  ko: "어시스턴트",
  nl: "Assistent",
  pl: "Asystent",
  pt: "Assistente",
  ru: "Ассистент",
  sv: "Assistent",
  tr: "Asistan",
  uk: "Асистент",
  vi: "Trợ lý",
  zh: "智能助手",
};

/** The assistant's name, in the language wished for where the tenant gave it none. */
export const assistantNameOf = (
  { assistant_name, locale }: Pick<Tenant, "assistant_name" | "locale">,
  wished?: string,
): string => assistant_name ?? translate(names, [wished, locale], locale).text;
