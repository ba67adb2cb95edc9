import { giveConsent, isChatError } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import type { Customer } from "../session.ts";

/** Keeps that the visitor has agreed: on the server, which gives a receipt, then here. Throws what the client throws. */
export async function agree({ connection, session, setting, holder, tenant, consent }: PanelDeeds) {
  const version = consent?.version ?? "";
  if (consent) {
    const { locale } = setting;
    try {
      await giveConsent(connection, { session_id: session.visitorId(), version, locale });
    } catch (error) {
      // What the visitor has read is the tenant's word no more.
      if (isChatError(error, "consent_outdated")) tenant.refresh(locale);
      throw error;
    }
  }
  session.write({ consent: version });
  holder.report("consent", { granted: true, version });
}

/** Takes what the form before the first message asked for, agreement included. Throws what the client throws. */
export async function enter(panel: PanelDeeds, customer: Customer) {
  const { visitor, session, holder, conversation, consent } = panel;
  if (visitor.mustAgree(consent)) await agree(panel);
  session.write({ customer: { ...session.read().customer, ...customer } });
  const fields = Object.keys(customer);
  if (fields.length > 0) holder.report("prechat-submit", { fields });
  conversation.outbox.retryAll("consent_required");
  void panel.focusInside();
}
