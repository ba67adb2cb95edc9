import type { ProactiveMessage } from "@widget-chat/contract/proactive.ts";
import { meetsPath } from "../page/path-patterns.ts";

/** Whether the message may be shown on the page with this path. A slash at the end makes no difference. */
export function speaksOn({ pages = [], not_pages = [] }: ProactiveMessage, path: string): boolean {
  const paths = path.length > 1 && path.endsWith("/") ? [path, path.slice(0, -1)] : [path];
  const isOneOf = (patterns: string[]) => paths.some((each) => meetsPath(each, patterns));
  return (pages.length === 0 || isOneOf(pages)) && !isOneOf(not_pages);
}
