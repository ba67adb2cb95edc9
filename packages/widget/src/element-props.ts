import type { ChatWidgetEventName, ChatWidgetEvents, EventDetail } from "./events.ts";

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type Heard<Name extends ChatWidgetEventName> = CustomEvent<EventDetail & ChatWidgetEvents[Name]>;

/** `onMessageSent` for `chat-widget:message-sent`, and so on. The event itself comes second, for those that can be prevented. */
type EventProps = {
  [Name in ChatWidgetEventName as `on${Capitalize<Camel<Name>>}`]?: (
    detail: Heard<Name>["detail"],
    event: Heard<Name>,
  ) => void;
};

/** What a component takes for `<chat-widget>`: its attributes in camel case, its events, and any property that is no text. */
export interface ElementProps extends EventProps {
  tenantId: string;
  /** Origin of the chat server. */
  apiUrl: string;
  mode?: "rag" | "ecommerce";
  locale?: string;
  colorScheme?: "light" | "dark" | "auto";
  position?: "right" | "left";
  [name: string]: unknown;
}

interface Sorted {
  /** By name, such as `tenant-id`. */
  attributes: Record<string, string>;
  properties: Record<string, unknown>;
  /** By the event's whole name, such as `chat-widget:open`. */
  listeners: Record<string, (event: Event) => void>;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sorts a component's props by what they are for the element: functions are listeners, objects properties, the rest attributes. */
export function sortProps(props: Readonly<Record<string, unknown>>): Sorted {
  const sorted: Sorted = { attributes: {}, properties: {}, listeners: {} };
  for (const [name, value] of Object.entries(props)) {
    const calls = [value].flat().filter((call) => typeof call === "function");
    if (/^on[A-Z]/.test(name) && calls.length > 0) {
      sorted.listeners[`chat-widget:${kebab(name.slice(2)).slice(1)}`] = (event) => {
        for (const call of calls) call((event as CustomEvent).detail, event);
      };
    } else if (value !== null && ["object", "function"].includes(typeof value)) sorted.properties[name] = value;
    else if (value === true) sorted.attributes[kebab(name)] = "";
    else if (value !== false && value !== null && value !== undefined) sorted.attributes[kebab(name)] = String(value);
  }
  return sorted;
}
