import { Composer } from "./elements/composer.ts";
import { MessageBubble } from "./elements/message-bubble.ts";
import { MessageList } from "./elements/message-list.ts";
import { ChatPanel } from "./elements/panel.ts";
import { PanelHeader } from "./elements/panel-header.ts";
import { SuggestionList } from "./elements/suggestion-list.ts";

const elements = {
  "chat-widget-composer": Composer,
  "chat-widget-message-bubble": MessageBubble,
  "chat-widget-message-list": MessageList,
  "chat-widget-panel": ChatPanel,
  "chat-widget-panel-header": PanelHeader,
  "chat-widget-suggestion-list": SuggestionList,
};

/** Defines what every chat is made of; what is defined already stays as it is. The rest comes when it is wanted (`on-demand.ts`). */
export function defineElements() {
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, element as unknown as CustomElementConstructor);
  }
}
