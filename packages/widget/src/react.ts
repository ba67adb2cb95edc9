import {
  createElement,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import type { ChatWidget as ChatWidgetElement } from "./chat-widget.ts";
import { defineWidget } from "./define-widget.ts";
import { type ElementProps, sortProps } from "./element-props.ts";

defineWidget();

export interface ChatWidgetProps extends ElementProps {
  /** Shows where the chat cannot. */
  children?: ReactNode;
}

/** Said by itself: in the type that `forwardRef` gives, props by any name would take the place of all that have one. */
type Component = (props: ChatWidgetProps & RefAttributes<ChatWidgetElement>) => ReactNode;

/**
 * `<chat-widget>` for React 18 and newer: `<ChatWidget tenantId="my-shop" apiUrl="https://chat.example" onOpen={…} />`. A `ref`
 * gets the element with its methods. On a server it renders the tag.
 */
export const ChatWidget: Component = forwardRef<ChatWidgetElement, ChatWidgetProps>(function ChatWidget(
  { children, ...props },
  ref,
) {
  const element = useRef<ChatWidgetElement>(null);
  const { attributes, properties, listeners } = sortProps(props);
  const latest = useRef(listeners);
  const given = useRef<Record<string, unknown>>({});
  const heard = Object.keys(listeners).sort().join();
  useImperativeHandle(ref, () => element.current as ChatWidgetElement, []);

  useEffect(() => {
    latest.current = listeners;
    const changed = Object.entries(properties).filter(([name, value]) => given.current[name] !== value);
    if (element.current) Object.assign(element.current, Object.fromEntries(changed));
    given.current = properties;
  });

  useEffect(() => {
    const target = element.current;
    const hear = (event: Event) => latest.current[event.type]?.(event);
    const names = heard ? heard.split(",") : [];
    for (const name of names) target?.addEventListener(name, hear);
    return () => {
      for (const name of names) target?.removeEventListener(name, hear);
    };
  }, [heard]);

  return createElement("chat-widget", { ...attributes, ref: element }, children as ReactNode);
});
