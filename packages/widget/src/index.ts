import { defineWidget } from "./define-widget.ts";

export { ChatWidget } from "./chat-widget.ts";
export type { ChatWidgetEventName, ChatWidgetEvents, EventDetail } from "./events.ts";

defineWidget();
