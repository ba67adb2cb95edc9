import { defineElements } from "./define.ts";
import { ChatPanel } from "./elements/panel.ts";
import type { Panel, PanelHolder, PanelSetting } from "./panel-door.ts";

defineElements();

/** Makes the panel of one widget. This file is where the loader ends and the rest of the widget begins. */
export const createPanel = (setting: PanelSetting, holder: PanelHolder): Panel => new ChatPanel(setting, holder);
