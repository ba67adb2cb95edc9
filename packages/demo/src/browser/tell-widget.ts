import type { Command, CommandQueue } from "../../../widget/src/page/queue.ts";

/** Has the widget do something, as soon as it stands on the page. */
export function tellWidget(...commands: Command[]) {
  window.ChatWidget ??= [] satisfies Command[] as CommandQueue;
  window.ChatWidget.push(...commands);
}
