import { giveConsent, isChatError } from "@widget-chat/client";
import type { PanelDeeds } from "../elements/panel-deeds.ts";
import type { Customer } from "../session.ts";

/** Keeps that the visitor has agreed: on the server, which gives a receipt, then here. Throws what the client throws. */
async function keepConsent(panel: PanelDeeds) {
  const { connection, session, setting, holder, tenant, consent } = panel;
  const version = consent?.version ?? "";
  if (consent) {
    const { locale } = setting;
    try {
      await giveConsent(connection, { session_id: session.visitorId(), version, text: consent.text, locale });
    } catch (error) {
      // What the visitor has read is the tenant's word no more.
      if (isChatError(error, "consent_outdated")) tenant.refresh(locale);
      throw error;
    }
  }
  session.write({ consent: version });
  // To the page it is the word of whoever is there now.
  if (panel.isConnected) holder.report("consent", { granted: true, version });
}

/** The visitor has agreed by the page's own means. What was refused without it goes out again. Throws what the client throws. */
export async function agree(panel: PanelDeeds) {
  await keepConsent(panel);
  panel.conversation.outbox.retry();
}

/** Takes what the form before the first message asked for, agreement included. Throws what the client throws. */
export async function enter(panel: PanelDeeds, customer: Customer) {
  const { visitor, session, holder, conversation, consent } = panel;
  if (visitor.mustAgree(consent)) await keepConsent(panel);
  session.write({ customer: { ...session.read().customer, ...customer } });
  const fields = Object.keys(customer);
  if (fields.length > 0 && panel.isConnected) holder.report("prechat-submit", { fields });
  conversation.outbox.retry();
  void panel.focusInside();
}
