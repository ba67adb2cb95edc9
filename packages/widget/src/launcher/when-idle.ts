import type { ElementDeps } from "../idle-deps.ts";

/** Fetches what can wait, and lets it begin, once the page is loaded and has nothing to do. */
export function whenIdle(deps: ElementDeps) {
  const { signal } = deps;
  const begin = () => signal.aborted || import("../idle.ts").then(({ settleIn }) => settleIn(deps)).catch(() => {});
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000));
  const wait = () => idle(begin, { timeout: 8000 });
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal });
}
