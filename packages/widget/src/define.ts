import { Composer } from "./elements/composer.ts";
import { CsatForm } from "./elements/csat-form.ts";
import { MessageBubble } from "./elements/message-bubble.ts";
import { MessageList } from "./elements/message-list.ts";
import { NoChat } from "./elements/no-chat.ts";
import { ChatPanel } from "./elements/panel.ts";
import { PanelHeader } from "./elements/panel-header.ts";
import { PrechatForm } from "./elements/prechat-form.ts";
import { ProductList } from "./elements/product-list.ts";
import { SourceList } from "./elements/source-list.ts";
import { SuggestionList } from "./elements/suggestion-list.ts";

const elements = {
  "chat-widget-composer": Composer,
  "chat-widget-csat-form": CsatForm,
  "chat-widget-message-bubble": MessageBubble,
  "chat-widget-message-list": MessageList,
  "chat-widget-no-chat": NoChat,
  "chat-widget-panel": ChatPanel,
  "chat-widget-panel-header": PanelHeader,
  "chat-widget-prechat-form": PrechatForm,
  "chat-widget-product-list": ProductList,
  "chat-widget-source-list": SourceList,
  "chat-widget-suggestion-list": SuggestionList,
};

/** Defines what the panel is made of; what is defined already stays as it is. */
export function defineElements() {
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, element as unknown as CustomElementConstructor);
  }
}
