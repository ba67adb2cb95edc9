import type { Arguments, Command, Commanded } from "./queue.ts";

const verbs =
  "open close toggle show hide sendMessage prefill newConversation identify logout setLocale setColorScheme setContext registerTool grantConsent destroy on config ready";

/**
 * Does what a page has put into the queue, with the first of `widgets` that it is meant for. A command that fails is told
 * in the console: the page goes on. False: there is no such widget yet.
 */
export function perform(command: Command, widgets: Iterable<Commanded>): boolean {
  // Who writes "open" for ["open"] is understood.
  const [name, ...given] = [command].flat() as [string, ...any[]];
  const [verb, tenant] = `${name}`.split("@") as [keyof Arguments, string?];
  try {
    if (!verbs.split(" ").includes(verb)) throw new TypeError(`There is no such command. There are: ${verbs}.`);
    const widget = [...widgets].find(({ tenantId }) => !tenant || tenant === tenantId);
    if (!widget) return false;
    if (verb === "ready") given[0](widget);
    else if (verb === "config") widget.config = given[0];
    else (widget[verb] as (...given: unknown[]) => unknown)(...given);
  } catch (error) {
    console.error(`ChatWidget.push(["${name}"]):`, error);
  }
  return true;
}
