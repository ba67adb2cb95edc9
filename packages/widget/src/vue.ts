import { type FunctionalComponent, h } from "vue";
import { defineWidget } from "./define-widget.ts";
import { type ElementProps, sortProps } from "./element-props.ts";

defineWidget();

const renamed = <Value>(values: Record<string, Value>, rename: (name: string) => string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]));

/**
 * `<chat-widget>` for Vue 3: `<ChatWidget tenant-id="my-shop" api-url="https://chat.example" @open="…" />`. Its slot shows where
 * the chat cannot; a template `ref` gets the element with its methods. On a server it renders the tag.
 */
export const ChatWidget: FunctionalComponent<ElementProps> = (_props, { attrs, slots }) => {
  const { attributes, properties, listeners } = sortProps(attrs);
  return h(
    "chat-widget",
    // A dot makes Vue set a property; it takes `onX` for the event `x`.
    {
      ...attributes,
      ...renamed(properties, (name) => `.${name}`),
      ...renamed(listeners, (name) => `onC${name.slice(1)}`),
    },
    slots["default"]?.(),
  );
};
ChatWidget.inheritAttrs = false;
