import type { ChatWidget } from "../chat-widget.ts";
import type { PanelSetting } from "../panel-door.ts";

/** A widget as the doctor looks at it. */
export interface WidgetOnPage {
  element: ChatWidget;
  tenantId: string;
  apiUrl: string;
  launcher: HTMLElement | null;
  /** How its panel is set up; undefined until that is fetched. */
  setting: PanelSetting | undefined;
}

export function widgetsOnPage(): WidgetOnPage[] {
  return [...document.querySelectorAll("chat-widget")].map((element) => {
    const root = element.shadowRoot;
    const panel = root?.querySelector("chat-widget-panel") as { setting?: PanelSetting } | null | undefined;
    return {
      element,
      tenantId: element.tenantId ?? "",
      apiUrl: element.apiUrl ?? "",
      launcher: root?.querySelector<HTMLElement>(".launcher") ?? null,
      setting: panel?.setting,
    };
  });
}
