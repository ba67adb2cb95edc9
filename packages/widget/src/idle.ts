import type { ElementDeps } from "./idle-deps.ts";
import { keepClear } from "./launcher/keep-clear.ts";
import { modelContext } from "./page/model-context.ts";

const running = new WeakMap<ShadowRoot, AbortController>();
const ignore = () => {};

/** Begins what can wait until the page is idle. What began before on the same widget ends, as when its tenant has changed. */
export function settleIn(deps: ElementDeps) {
  const { root, settings, widget, withPanel } = deps;
  const launcher = root.querySelector<HTMLElement>(".launcher");
  if (!launcher || deps.signal.aborted) return;
  running.get(root)?.abort();
  const own = new AbortController();
  const { signal } = own;
  running.set(root, own);
  deps.signal.addEventListener("abort", () => own.abort(), { signal });

  keepClear(root, launcher, signal);
  // Whatever cannot be fetched is missing, and nothing else breaks.
  if (settings.proactive?.length) {
    const greet = (text: string) => {
      (root.host as HTMLElement & { open(): void }).open();
      withPanel((panel) => panel.greet(text));
    };
    import("./launcher/proactive.ts")
      .then(({ speakFirst }) => speakFirst({ ...deps, launcher, greet, signal }))
      .catch(ignore);
  }
  if (modelContext())
    import("./page/browser-agent.ts").then(({ offerTools }) => offerTools(widget, signal)).catch(ignore);
}
