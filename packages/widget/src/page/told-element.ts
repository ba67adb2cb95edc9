import type { ChatWidgetEventName, DetailOf, EventSource } from "../events.ts";
import type { VisitContext, VisitorUser } from "../panel-door.ts";
import { isScheme } from "../theme/appearance.ts";
import { AttributedElement } from "./attributes.ts";
import { must } from "./must.ts";
import type { ChatWidgetConfig, Proof, ToolHandler, Verbs } from "./verbs.ts";

/** What is known of a visitor of whom the page says nothing. */
const nobody = { user: null, token: null, getToken: null };

/** The verbs by which a page tells a widget something, and hears from it: what needs no panel to be understood. */
export abstract class ToldElement extends AttributedElement implements Partial<Verbs>, EventSource {
  /** The names under which the page waits for events; the doctor looks at them. */
  protected readonly awaited = new Set<string>();
  #config: ChatWidgetConfig = {};

  /** Something was told. */
  protected abstract update(): void;

  get config(): ChatWidgetConfig {
    return this.#config;
  }
  /** What is set is merged into what was told before. */
  set config(change: ChatWidgetConfig) {
    must("config", change, "object");
    const { texts, context, tools } = this.#config;
    this.tell({
      ...change,
      texts: { ...texts, ...change.texts },
      context: { ...context, ...change.context },
      tools: { ...tools, ...change.tools },
    });
  }

  identify(user: VisitorUser, proof: Proof = {}) {
    must("identify(user)", user, "object");
    this.tell({ ...nobody, ...proof, user });
  }

  logout() {
    this.tell({ ...nobody, context: {} });
    // Also where the panel is not to be had: what is kept of a visitor counts by its age, and that goes.
    try {
      localStorage.removeItem(`chat-widget:${this.apiUrl}:${this.tenantId.toLowerCase()}:at`);
    } catch {
      // Refused: nothing is kept.
    }
  }

  setContext(context: VisitContext) {
    must("setContext(context)", context, "object");
    this.tell({ context });
  }

  registerTool(name: string, handler: ToolHandler, { label }: { label?: string } = {}) {
    must("registerTool(name)", name, "string");
    must("registerTool(…, handler)", handler, "function");
    this.config = { tools: { [name]: { run: handler, label } } };
  }

  setLocale(locale: string) {
    must("setLocale(locale)", locale, "string");
    this.locale = locale;
  }

  setColorScheme(scheme: "light" | "dark" | "auto") {
    must("setColorScheme(scheme)", scheme, "string", isScheme(scheme), "light, dark or auto");
    this.colorScheme = scheme;
  }

  show() {
    this.hidden = false;
  }

  hide() {
    this.hidden = true;
  }

  on<Name extends ChatWidgetEventName>(name: Name, listener: (detail: DetailOf<Name>) => void): () => void {
    must("on(name)", name, "string");
    must("on(…, listener)", listener, "function");
    this.awaited.add(name);
    const hear = (event: Event) => listener((event as CustomEvent<DetailOf<Name>>).detail);
    this.addEventListener(`chat-widget:${name}`, hear);
    return () => this.removeEventListener(`chat-widget:${name}`, hear);
  }

  protected tell(change: ChatWidgetConfig) {
    this.#config = { ...this.#config, ...change };
    this.update();
  }
}
