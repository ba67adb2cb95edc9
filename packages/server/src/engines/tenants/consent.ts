import { hash } from "node:crypto";
import type { TenantConsent } from "@widget-chat/contract/consent.ts";
import type { ConsentRow } from "../../db/consents.ts";
import type { Tenant } from "../../db/tenants.ts";
import { translate } from "./translate.ts";

/** What the tenant's visitors are asked in the language wished for; null: nothing. */
export function consentIn({ consent, locale }: Pick<Tenant, "consent" | "locale">, wished?: string | null) {
  if (!consent) return null;
  return { ...consent, ...translate(consent.text, [wished, locale], locale) };
}

/** Tells one wording from another, as receipts keep it: of the text and, on a line of its own, the page it leads to. */
export const textHash = (text: string, url: string | null): string =>
  `sha256-${hash("sha256", url === null ? text : `${text}\n${url}`, "base64url")}`;

/** Whether the newest decision of a session lets it write: it agreed to this version, in a wording that still stands. */
export function hasAgreed({ asked, version, text_hash, granted }: ConsentRow): boolean {
  if (!asked) return true;
  return granted === true && version === asked.version && wordings(asked).includes(text_hash ?? "");
}

function wordings({ text, url }: TenantConsent): string[] {
  return (typeof text === "string" ? [text] : Object.values(text)).map((one) => textHash(one, url));
}
