import { asksFirst } from "../asks-first.ts";
import type { PanelDeeds } from "./panel-deeds.ts";
import type { PanelModel } from "./panel-model.ts";

/** All that the panel shows, from where it is kept. */
export function modelOf(
  panel: PanelDeeds,
  seen: Pick<PanelModel, "opened" | "quietly" | "liveRegion" | "cooldown" | "offline">,
): PanelModel {
  const { conversation, session, setting, tenant, visitor, vocabulary, errand, sheet, deviceLink, inCart, greeting } =
    panel;
  const { state } = conversation;
  const kept = session.read();
  const settings = tenant.state.phase === "ready" ? tenant.state.settings : undefined;
  const mustAgree = settings !== undefined && visitor.mustAgree(settings.consent);
  return {
    ...seen,
    setting,
    words: vocabulary.words,
    ready: vocabulary.ready,
    tenant: tenant.state,
    conversation: state,
    draft: kept.draft,
    past: kept.past.filter(({ id }) => id !== state.id),
    errand,
    entry: {
      asksFields: settings !== undefined && state.entries.length === 0 && asksFirst(settings, visitor.customer),
      asksConsent: mustAgree && setting.consent !== "granted",
    },
    sheet,
    deviceLink,
    inCart,
    greeting,
  };
}
