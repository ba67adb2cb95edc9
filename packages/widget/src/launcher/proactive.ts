import { alone } from "../alone.ts";
import type { IdleDeps } from "../idle-deps.ts";
import { loadWords, wantAll } from "../locales/load-words.ts";
import { withOwn } from "../locales/words.ts";
import { onNavigation } from "../page/navigation.ts";
import { showBubble } from "./proactive-bubble.ts";
import { ProactiveMemory } from "./proactive-memory.ts";
import type { ProactiveMessage } from "@widget-chat/contract/proactive.ts";
import { speaksOn } from "./speaks-on.ts";
import { awaitTrigger } from "./proactive-triggers.ts";

/**
 * Lets the assistant speak first where the tenant's rules say so: one message a page, each once a visitor and period, in one
 * tab at a time, never once the chat was opened, and not before the visitor's consent where the page requires that.
 */
export function speakFirst(deps: IdleDeps) {
  if (deps.wasOpened()) return;
  const speaker = new Speaker(deps);
  const { root, signal } = deps;
  signal.addEventListener("abort", () => speaker.stop());
  root.host.addEventListener("chat-widget:open", () => speaker.stop(), { signal });
  root.host.addEventListener("chat-widget:consent", () => speaker.listen(), { signal });
  // Some pages swap their content and are never loaded again.
  onNavigation(() => speaker.turnPage(), signal);
  speaker.turnPage();
}

class Speaker {
  readonly #deps: IdleDeps;
  readonly #memory: ProactiveMemory;
  #path = "";
  /** Ends what waits for its trigger on this page. */
  #page = new AbortController();
  #shown: { rule: ProactiveMessage; end(): void } | undefined;
  #stopped = false;

  constructor(deps: IdleDeps) {
    this.#deps = deps;
    const { apiUrl, tenantId } = deps.widget;
    this.#memory = new ProactiveMemory(apiUrl, tenantId);
  }

  turnPage() {
    const path = location.pathname;
    if (path === this.#path) return;
    this.#path = path;
    if (this.#shown && !speaksOn(this.#shown.rule, path)) this.#shown.end();
    this.listen();
  }

  /** Waits for the triggers of what may be said on this page. */
  listen() {
    this.#page.abort();
    if (this.#stopped || this.#shown) return;
    const { signal } = (this.#page = new AbortController());
    for (const rule of this.#deps.settings.proactive ?? []) {
      if (speaksOn(rule, this.#path)) awaitTrigger(rule, () => void this.#offer(rule, signal).catch(() => {}), signal);
    }
  }

  stop() {
    this.#stopped = true;
    this.#page.abort();
    this.#shown?.end();
  }

  async #offer(rule: ProactiveMessage, signal: AbortSignal) {
    const { launcher, settings, widget } = this.#deps;
    const { spokenLocale, consent, config } = widget;
    const isUnwanted = () => signal.aborted || this.#memory.has(rule.id, rule.pause_days);
    if (consent === "required" || isUnwanted()) return;
    const spoken = await loadWords(spokenLocale);
    try {
      await wantAll();
    } catch {
      // Its button would have no name. The next trigger asks again.
      return;
    }
    const words = withOwn(spoken, { ...settings.texts, ...config.texts });
    await alone(this.#memory.key, { ifAvailable: true }, async () => {
      // Meanwhile another tab may have shown it. A hidden launcher says nothing.
      if (isUnwanted() || launcher.offsetWidth === 0) return;
      // One message a page.
      this.#page.abort();
      this.#memory.keep(rule.id);
      await this.#show(rule, { dismiss: words.dismiss, lang: words.lang, dir: words.dir });
    });
  }

  /** Ends when the bubble is gone. */
  #show(rule: ProactiveMessage, words: { dismiss: string; lang: string; dir: "ltr" | "rtl" }): Promise<void> {
    const { root, launcher, settings, widget, greet } = this.#deps;
    const { message } = rule;
    return new Promise((resolve) => {
      const hide = showBubble(
        root,
        { ...words, message, name: settings.assistant_name ?? "", position: widget.sideOf(settings.theme ?? {}) },
        {
          accept: () => greet(message),
          dismiss: () => {
            this.#shown?.end();
            launcher.focus({ preventScroll: true });
          },
        },
      );
      const end = () => {
        this.#shown = undefined;
        hide();
        resolve();
      };
      this.#shown = { rule, end };
    });
  }
}
