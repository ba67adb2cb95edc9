/**
 * What a page can change about the looks of the widget, and where it shows: a row for each custom property and each part.
 * `theming.spec.ts` tries every row, and fails where one is missing.
 */
export interface ThemingRow {
  /** What the page says. */
  value: string;
  /** A selector inside the widget's shadow trees. */
  at: string;
  /** A computed style, and what it is then. */
  property: string;
  shows: string;
}

const red = "rgb(200, 0, 0)";
const dialog = "dialog";

/** By the name that follows `--chat-widget-`. */
export const tokens: Record<string, ThemingRow> = {
  accent: { value: red, at: ".launcher", property: "background-color", shows: red },
  "on-accent": { value: red, at: ".launcher", property: "color", shows: red },
  "accent-soft": { value: red, at: "chat-widget-panel", property: "--chat-widget-accent-soft", shows: red },
  "accent-text": { value: red, at: "chat-widget-panel", property: "--chat-widget-accent-text", shows: red },
  badge: { value: red, at: ".badge", property: "background-color", shows: red },
  "on-badge": { value: red, at: ".badge", property: "color", shows: red },
  scheme: { value: "dark", at: dialog, property: "color-scheme", shows: "dark" },
  surface: { value: red, at: dialog, property: "background-color", shows: red },
  text: { value: red, at: dialog, property: "color", shows: red },
  shadow: { value: `0 0 1px ${red}`, at: dialog, property: "box-shadow", shows: `${red} 0px 0px 1px 0px` },
  radius: { value: "3px", at: dialog, property: "border-top-left-radius", shows: "3px" },
  font: { value: "cursive", at: dialog, property: "font-family", shows: "cursive" },
  "font-size": { value: "19px", at: dialog, property: "font-size", shows: "19px" },
  width: { value: "333px", at: dialog, property: "width", shows: "333px" },
  height: { value: "444px", at: dialog, property: "height", shows: "444px" },
  "offset-x": { value: "77px", at: ".launcher", property: "right", shows: "77px" },
  "offset-y": { value: "66px", at: ".launcher", property: "bottom", shows: "66px" },
  "launcher-size": { value: "80px", at: ".launcher", property: "width", shows: "80px" },
  "z-index": { value: "7", at: ".launcher", property: "z-index", shows: "7" },
  // Inside the panel, on what is there once a conversation goes on.
  bubble: { value: red, at: ".bubble", property: "background-color", shows: red },
  "text-muted": { value: red, at: "chat-widget-panel", property: "--chat-widget-text-muted", shows: red },
  border: { value: red, at: "chat-widget-panel", property: "--chat-widget-border", shows: red },
  "border-strong": { value: red, at: "chat-widget-panel", property: "--chat-widget-border-strong", shows: red },
  danger: { value: red, at: "chat-widget-panel", property: "--chat-widget-danger", shows: red },
  warning: { value: red, at: "chat-widget-panel", property: "--chat-widget-warning", shows: red },
  success: { value: red, at: "chat-widget-panel", property: "--chat-widget-success", shows: red },
};

/** Parts of the launcher, by name: what the page says is always the text colour. */
export const parts: Record<string, string> = {
  launcher: ".launcher",
  "launcher-icon": ".down",
  badge: ".badge",
  trouble: ".trouble",
};
