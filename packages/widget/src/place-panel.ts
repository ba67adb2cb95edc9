import type { Theme } from "@widget-chat/contract/theme.ts";
import { ChatPanel } from "./elements/panel.ts";
import { badgeOn } from "./launcher/badge.ts";
import { motionStyles } from "./launcher/motion.styles.ts";
import type { AttributedElement } from "./page/attributes.ts";
import type { ChatWidgetConfig } from "./page/verbs.ts";
import type { Panel, PanelHolder, PanelSetting } from "./panel-door.ts";
import type { Appearance } from "./theme/appearance.ts";
import { panelTokens } from "./theme/panel-tokens.ts";

/** Where a panel goes. */
export interface Place {
  widget: AttributedElement & { config: ChatWidgetConfig };
  appearance: Appearance;
  holder: PanelHolder;
}

/** How a widget's panel is set up, from all that the page and the tenant say. */
function settingOf(widget: Place["widget"], theme: Theme): PanelSetting {
  const { tenantId, apiUrl, mode, spokenLocale, consent } = widget;
  const { texts = {}, context = {}, user = null, token, getToken, tools = {}, tellsText = false } = widget.config;
  const minutes = Number(widget.persistSessionMinutes);
  return {
    tenantId,
    apiUrl,
    mode,
    locale: spokenLocale,
    position: widget.sideOf(theme),
    texts,
    consent: consent === "required" || consent === "granted" ? consent : null,
    persistMinutes: minutes > 0 ? minutes : null,
    user,
    getToken: getToken ?? (token ? () => token : null),
    context,
    tools: new Map(
      Object.entries(tools).flatMap(([name, tool]) => (tool ? [[name, { run: tool.run, label: tool.label }]] : [])),
    ),
    tellsText,
  };
}

/** Puts a panel into its place, with the colours and the badge that come along. */
export function placePanel({ widget, appearance, holder }: Place, theme: () => Theme) {
  appearance.complete(panelTokens, motionStyles);
  const root = widget.shadowRoot!;
  const badge = badgeOn(root.querySelector<HTMLElement>(".launcher")!);
  const panel: Panel = new ChatPanel(settingOf(widget, theme()), {
    ...holder,
    // What was said in the chat goes to pages that have asked for it, and to no other.
    report(name, detail) {
      const { text: _said, ...rest } = detail as { text?: string };
      return holder.report(name, widget.config.tellsText ? detail : (rest as typeof detail));
    },
    tellUnread(count, words) {
      badge(count);
      holder.tellUnread(count, words);
    },
  });
  // What the page puts into the widget's slot `header` is passed on to the panel's.
  const header = document.createElement("slot");
  header.name = header.slot = "header";
  panel.append(header);
  root.append(panel);
  return { panel, refresh: () => void (panel.setting = settingOf(widget, theme())) };
}
