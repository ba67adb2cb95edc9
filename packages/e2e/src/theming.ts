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
  // Inside the panel, on what is there in a conversation with an answer that helped, a message that failed, and a strip.
  bubble: { value: red, at: ".bubble", property: "background-color", shows: red },
  "text-muted": { value: red, at: ".status", property: "color", shows: red },
  border: { value: red, at: "chat-widget-panel-header", property: "border-bottom-color", shows: red },
  "border-strong": { value: red, at: "chat-widget-composer form", property: "border-top-color", shows: red },
  "accent-soft": { value: red, at: ".thumb[aria-pressed=true] .icon", property: "fill", shows: red },
  "accent-text": { value: red, at: ".failed .link", property: "color", shows: red },
  danger: { value: red, at: ".failed", property: "color", shows: red },
  warning: { value: red, at: ".strip .icon", property: "color", shows: red },
  // Once it was rated.
  success: { value: red, at: ".thanks .icon", property: "color", shows: red },
};

/** What each part of the launcher is: a selector inside the widget's shadow trees. */
const launcher = {
  launcher: ".launcher",
  "launcher-icon": ".down",
  badge: ".badge",
  trouble: ".trouble",
};

/** Where each part shows, by what goes on then. */
export const parts = {
  "a conversation goes on": launcher,
  "the assistant speaks first": { proactive: ".proactive" },
  "a form comes before": {
    panel: "dialog",
    header: "chat-widget-panel-header",
    avatar: ".avatar",
    title: "h2",
    status: ".status",
    form: "chat-widget-prechat-form",
  },
  "nothing is said yet": {
    messages: "chat-widget-message-list",
    footer: "footer",
    composer: "chat-widget-composer form",
    field: "textarea",
    send: ".send",
    suggestion: "chat-widget-suggestion-list button",
  },
  "an answer brings all there is": {
    message: ".bubble:has-text('It is so')",
    "assistant-message": ".bubble:has-text('It is so')",
    "visitor-message": ".visitor",
    time: "time",
    link: ".prose a",
    image: ".picture",
    table: "chat-widget-answer-table",
    code: "pre",
    source: "chat-widget-source-list li",
    filter: "chat-widget-filter-list li",
    product: "chat-widget-product-list li",
    "product-title": "chat-widget-product-list .title",
    "product-price": "chat-widget-product-list .price",
    "product-stock": "chat-widget-product-list .stock",
    "product-rating": "chat-widget-product-list .rating",
    "product-options": "chat-widget-product-list .options",
    "product-button": ".cart",
  },
  "products are compared": {
    comparison: "chat-widget-product-comparison .frame",
    "product-title": "chat-widget-product-comparison .title",
    "product-price": "chat-widget-product-comparison .price",
    "product-stock": "chat-widget-product-comparison .stock",
    "product-rating": "chat-widget-product-comparison .rating",
    "product-options": "chat-widget-product-comparison .options",
  },
  "the menu is open": { menu: "chat-widget-panel-menu" },
  "the visitor comes back": {
    day: ".day",
    note: ".note",
    "agent-message": ".agent",
  },
  "the browser is offline": { strip: ".strip" },
  "it has ended": { form: "chat-widget-csat-form", footer: "chat-widget-conversation-end" },
} satisfies Record<string, Record<string, string>>;
