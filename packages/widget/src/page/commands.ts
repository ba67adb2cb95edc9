import type { ChatWidgetEventName } from "../events.ts";
import type { Arguments, Command, Commanded } from "./queue.ts";

const verbs =
  "open close toggle show hide sendMessage prefill newConversation identify logout setLocale setColorScheme setContext registerTool grantConsent destroy on config ready";

/** What a page can hear of. */
export const events = {
  ready: 1,
  open: 1,
  close: 1,
  "unread-change": 1,
  "message-sent": 1,
  "message-received": 1,
  "answer-start": 1,
  "answer-end": 1,
  consent: 1,
  "prechat-submit": 1,
  "csat-submit": 1,
  escalate: 1,
  "product-click": 1,
  "add-to-cart": 1,
  "rate-limited": 1,
  "limit-reached": 1,
  error: 1,
} satisfies Record<ChatWidgetEventName, 1>;

/** What the owner of the page knows to be waiting. */
const awaited = new Set<string>();

/**
 * Does what a page has put into the queue, with the first of `widgets` that it is meant for. A command that fails is told
 * in the console: the page goes on. False: there is no such widget yet.
 */
export function perform(command: Command, widgets: Iterable<Commanded>): boolean {
  // Who writes "open" for ["open"] is understood.
  const [name, ...given] = [command].flat() as [string, ...any[]];
  const [verb, tenant] = `${name}`.split("@") as [keyof Arguments, string?];
  try {
    if (!verbs.split(" ").includes(verb))
      throw new TypeError(`There is no such command. There are: ${verbs}. One is written ["sendMessage", "Hello"].`);
    if (verb === "on" && !Object.hasOwn(events, given[0]))
      throw new TypeError(`There is no event "${given[0]}". There are: ${Object.keys(events).join(" ")}.`);
    const widget = [...widgets].find(({ tenantId }) => !tenant || tenant === tenantId);
    if (!widget) {
      if (!awaited.has(name)) console.warn(waiting(name, widgets));
      awaited.add(name);
      return false;
    }
    if (verb === "ready") given[0](widget);
    else if (verb === "config") widget.config = given[0];
    else (widget[verb] as (...given: unknown[]) => unknown)(...given);
  } catch (error) {
    console.error(`ChatWidget.push(["${name}"]):`, error);
  }
  return true;
}

/** One that comes onto the page later may be the one that is meant; a slip of the pen waits for ever. */
const waiting = (name: string, widgets: Iterable<Commanded>) =>
  `ChatWidget.push(["${name}"]) waits for a widget of that tenant. On the page: ${[...widgets].map(({ tenantId }) => tenantId).join(", ")}.`;
