import type { ElementDeps } from "./idle-deps.ts";
import { keepClear } from "./launcher/keep-clear.ts";
import { modelContext } from "./page/model-context.ts";

const running = new WeakMap<ShadowRoot, AbortController>();
const ignore = () => {};

/** Begins what can wait until the page is idle. What began before on the same widget ends, as when its tenant has changed. */
export function settleIn(deps: ElementDeps) {
  const { settings, widget, loader } = deps;
  const root = widget.shadowRoot!;
  const launcher = root.querySelector<HTMLElement>(".launcher");
  if (!launcher || deps.signal.aborted) return;
  running.get(root)?.abort();
  const own = new AbortController();
  running.set(root, own);
  const { signal } = own;
  deps.signal.addEventListener("abort", () => own.abort(), { signal });

  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Who wants as little fetched as possible has to reach for the chat first, or to come with a link from another device.
  if (!connection?.saveData || location.hash.includes("chat-widget-resume=")) loader.withPanel(() => {});
  keepClear(root, launcher, signal);
  // Where the browser does not pass on the wish to close.
  if (!("CloseWatcher" in window))
    import("./page/escape.ts").then(({ hearEscape }) => hearEscape(deps, signal)).catch(ignore);
  // Whatever cannot be fetched is missing, and nothing else breaks.
  if (settings.proactive?.length) {
    const greet = (text: string) => {
      widget.open();
      loader.withPanel((panel) => panel.greet(text));
    };
    import("./launcher/proactive.ts")
      .then(({ speakFirst }) => speakFirst({ ...deps, root, launcher, greet, signal }))
      .catch(ignore);
  }
  if (widget.sound === "on") import("./launcher/tone.ts").then(({ soundFor }) => soundFor(deps, signal)).catch(ignore);
  if (modelContext())
    import("./page/browser-agent.ts").then(({ offerTools }) => offerTools(widget, signal)).catch(ignore);
}
