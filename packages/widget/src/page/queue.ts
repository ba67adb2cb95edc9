import type { ChatWidgetEventName, DetailOf, EventSource } from "../events.ts";
import type { ChatWidgetConfig, Verbs } from "./verbs.ts";

/** A widget as commands see it. */
export interface Commanded extends HTMLElement, Verbs, EventSource {
  readonly tenantId: string;
  config: ChatWidgetConfig;
}

export type Arguments = { [Verb in keyof Verbs]: Parameters<Verbs[Verb]> } & {
  on: { [Name in ChatWidgetEventName]: [name: Name, listener: (detail: DetailOf<Name>) => void] }[ChatWidgetEventName];
  config: [change: ChatWidgetConfig];
  /** Calls back with the widget once it stands. */
  ready: [use: (widget: Commanded) => void];
};

/** A verb and what it is given: `["open"]`, or `["open@my-shop"]` for the widget of one tenant. */
export type Command = {
  [Verb in keyof Arguments]: [verb: Verb | `${Verb}@${string}`, ...given: Arguments[Verb]];
}[keyof Arguments];

/** `window.ChatWidget`; before the widget is loaded a page makes it an array. */
export interface CommandQueue {
  push(...added: Command[]): unknown;
  /** The first widget of the page, once it stands. */
  readonly ready?: Promise<Commanded>;
}

declare global {
  interface Window {
    ChatWidget?: CommandQueue;
  }
}

/** The widgets of this page, in the order in which they came onto it. */
export const standing = new Set<Commanded>();
let waiting: Command[] = [];

const queue: CommandQueue = {
  push(...added) {
    waiting.push(...added);
    void runCommands();
  },
  get ready() {
    return new Promise<Commanded>((resolve) => queue.push(["ready", resolve]));
  },
};

/** Does what waits, in order, as far as the widgets stand that it is for. */
async function runCommands() {
  if (!waiting.length || !standing.size) return;
  const brought = await import("./commands.ts").catch(() => {});
  // The next command tries again.
  if (!brought) return;
  const due = waiting;
  waiting = [];
  waiting = [...due.filter((command) => !brought.perform(command, standing)), ...waiting];
}

/** Takes over the commands that the page has given so far; anything else under this name is the page's own. */
export function takeUpQueue() {
  const { ChatWidget: before = [] } = window;
  if (!Array.isArray(before)) return;
  window.ChatWidget = queue;
  queue.push(...before);
}

/** The widget can be told what to do; resolves when it has been told what waited. */
export function join(widget: Commanded): Promise<void> {
  standing.add(widget);
  takeUpQueue();
  return runCommands();
}

/** With the last widget the queue goes too. */
export function dismissQueue() {
  if (!standing.size && window.ChatWidget === queue) delete window.ChatWidget;
}
