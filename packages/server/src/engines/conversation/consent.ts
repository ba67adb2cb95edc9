import type { ConsentReceipt, GiveConsent } from "@widget-chat/contract/consent.ts";
import { addConsent, type ConsentCall, type ConsentRow } from "../../db/consents.ts";
import type { Db } from "../../db/database.ts";
import { findTenant } from "../../db/tenants.ts";
import type { TurnKey } from "../../db/turns.ts";
import { problems } from "../../errors.ts";
import { consentIn, hasAgreed, textHash } from "../tenants/consent.ts";

/** Keeps what a visitor decided. Throws `consent_outdated`, `tenant_not_found`. */
export async function giveConsent(
  db: Db,
  tenantId: string,
  { session_id, version, text, locale: wished, granted = true }: GiveConsent,
  now: Date,
): Promise<ConsentReceipt> {
  // As it stands now, not as this server remembers it: the visitor may have read it from another one.
  const tenant = await findTenant(db, tenantId);
  if (!tenant) throw problems.tenantNotFound();
  const asked = consentIn(tenant, wished);
  if (!asked) {
    return { session_id, version, text_hash: null, locale: null, granted, created_at: null, stored: false };
  }
  if (version !== asked.version || (text && text !== asked.text)) throw problems.consentOutdated();
  const {
    tenant_id: _,
    id: _id,
    ...row
  } = await addConsent(db, {
    tenant_id: tenantId,
    session_id,
    version,
    text_hash: textHash(asked.text, asked.url),
    locale: asked.locale,
    granted,
    created_at: now,
  });
  return { ...row, created_at: row.created_at.toISOString(), stored: true };
}

export interface ConsentGateDeps {
  read(call: ConsentCall): Promise<ConsentRow>;
  /** Whether a message with this key was accepted since then. */
  hasTurn(key: TurnKey, since: Date): Promise<boolean>;
  now(): Date;
}

/**
 * Whether a visitor has agreed and may write. False: he has not, or not any more, but this very message was accepted
 * before, and is answered again. Throws `consent_required`.
 */
export type ConsentGate = (key: TurnKey) => Promise<boolean>;

const TURN_KEPT_MS = 24 * 60 * 60 * 1000;

/** Asked for each message anew: a consent may be taken back on another server at any time. */
export const openConsentGate =
  ({ read, hasTurn, now }: ConsentGateDeps): ConsentGate =>
  async (key) => {
    if (hasAgreed(await read(key))) return true;
    if (await hasTurn(key, new Date(now().getTime() - TURN_KEPT_MS))) return false;
    throw problems.consentRequired();
  };
