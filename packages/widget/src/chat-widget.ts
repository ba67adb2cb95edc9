import type { Theme } from "@widget-chat/contract/theme.ts";
import type { ChatWidgetEventName, EventDetail } from "./events.ts";
import { Launcher } from "./launcher/launcher.ts";
import { launcherStyles } from "./launcher/launcher.styles.ts";
import { launcherWords } from "./launcher/launcher-words.ts";
import { PanelLoader } from "./launcher/panel-loader.ts";
import { whenIdle } from "./launcher/when-idle.ts";
import { chooseLocale } from "./locale.ts";
import type { PanelSetting } from "./panel-door.ts";
import { Appearance } from "./theme/appearance.ts";
import { fetchTheme } from "./theme/fetch-theme.ts";

/** The server when none is named: where the script came from. */
const scriptOrigin = new URL(import.meta.url).origin;

/**
 * `<chat-widget tenant-id="…">`: a chat with the tenant's assistant. Shows the launcher at once and fetches the panel when the
 * visitor reaches for it, or when the page is idle.
 *
 * Attributes: `tenant-id`, `api-url`, `mode` (`rag`, `ecommerce`), `locale`, `color-scheme` (`light`, `dark`, `auto`),
 * `position` (`right`, `left`). Events: {@link ChatWidgetEvents}, each under the name `chat-widget:<name>`.
 */
export class ChatWidget extends HTMLElement {
  static readonly observedAttributes = ["tenant-id", "api-url", "mode", "locale", "color-scheme", "position"];

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #appearance = new Appearance(this.#root, launcherStyles);
  readonly #launcher = new Launcher(this.#root);
  readonly #loader = new PanelLoader({
    place: (create) => {
      const holder = { report: this.#report.bind(this), close: () => this.#closeFromPanel() };
      const panel = create(this.#setting(), holder);
      this.#root.append(panel);
      return panel;
    },
    onChange: () => this.#update(),
    onFailure: (error) => this.#failed(error),
  });
  #connection: AbortController | undefined;
  #theme: Theme = {};
  #open = false;
  #byKeyboard = false;
  #trouble = "";

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#appearance.follow(signal);
    const { button } = this.#launcher;
    for (const intent of ["pointerenter", "focus", "touchstart"]) {
      button.addEventListener(intent, () => this.#loader.withPanel((panel) => panel.prepare()), {
        signal,
        passive: true,
      });
    }
    button.addEventListener("click", (event) => this.#clicked(event), { signal });
    button.addEventListener("keydown", (event) => event.key === "Escape" && this.close(), { signal });
    if (this.tenantId) void this.#start(signal);
    else console.error("<chat-widget> needs to know whose assistant it shows: give it the attribute tenant-id.");
    if (this.#open) this.#loader.panel?.show(false);
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this.#connection = undefined;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (before === now || !this.#connection) return;
    if (name === "tenant-id" || name === "api-url") {
      this.#loader.drop();
      this.#open = false;
      void this.#start(this.#connection.signal);
    } else this.#update();
  }

  get tenantId(): string {
    return this.getAttribute("tenant-id")?.trim() ?? "";
  }
  set tenantId(value: string) {
    this.setAttribute("tenant-id", value);
  }

  /** Origin of the server, without a slash at its end. */
  get apiUrl(): string {
    return (this.getAttribute("api-url") || scriptOrigin).replace(/\/+$/, "");
  }
  set apiUrl(value: string) {
    this.setAttribute("api-url", value);
  }

  get isOpen(): boolean {
    return this.#open;
  }

  open() {
    if (this.#open || !this.tenantId) return;
    this.#open = true;
    this.#trouble = "";
    this.#report("open");
    this.#loader.withPanel((panel) => this.#open && panel.show(this.#byKeyboard));
    this.#update();
  }

  close() {
    if (!this.#open) return;
    this.#open = this.#byKeyboard = false;
    this.#loader.panel?.hide();
    this.#update();
    this.#report("close");
  }

  toggle() {
    if (this.#open) this.close();
    else this.open();
  }

  /** Shows the widget after {@link hide}. */
  show() {
    this.hidden = false;
  }

  /** Takes launcher and panel off the page; the conversation stays. */
  hide() {
    this.close();
    this.hidden = true;
  }

  /** Opens the panel and says `text` in the visitor's name. */
  sendMessage(text: string) {
    this.open();
    this.#loader.withPanel((panel) => panel.sendMessage(text));
  }

  /** Opens the panel with `text` in the field, for the visitor to send. */
  prefill(text: string) {
    this.open();
    this.#loader.withPanel((panel) => panel.prefill(text));
  }

  newConversation() {
    this.#loader.withPanel((panel) => panel.newConversation());
  }

  /** Calls `listener` with the detail of each `chat-widget:<name>`; what it returns ends that. */
  on<Name extends ChatWidgetEventName>(
    name: Name,
    listener: (detail: HTMLElementEventMap[`chat-widget:${Name}`]["detail"]) => void,
  ): () => void {
    const hear = (event: Event) => listener((event as HTMLElementEventMap[`chat-widget:${Name}`]).detail);
    this.addEventListener(`chat-widget:${name}`, hear);
    return () => this.removeEventListener(`chat-widget:${name}`, hear);
  }

  /** Takes the widget off the page for good. */
  destroy() {
    this.close();
    this.#loader.drop();
    this.remove();
  }

  #clicked(event: MouseEvent) {
    // A click without a pointer's count of clicks was made by a key.
    this.#byKeyboard = event.detail === 0;
    this.toggle();
  }

  async #start(signal: AbortSignal) {
    const { tenantId, apiUrl } = this;
    if (!tenantId) return;
    const first = this.#launcher.button.hidden;
    const theme = await fetchTheme(apiUrl, tenantId);
    // Meanwhile the element may have left the page, or have been given to another tenant.
    if (signal.aborted || tenantId !== this.tenantId || apiUrl !== this.apiUrl) return;
    this.#theme = theme;
    this.#launcher.button.hidden = false;
    this.#update();
    if (first) this.#report("ready");
    whenIdle(() => this.#loader.withPanel(() => {}), signal);
  }

  #failed(error: unknown) {
    if (this.#open) this.#trouble = launcherWords[this.#setting().locale].failed;
    this.close();
    console.error(`<chat-widget> could not load its panel from ${import.meta.url}:`, error);
    this.#report("error", { code: "load_failed" });
  }

  #closeFromPanel() {
    this.close();
    this.#launcher.button.focus({ preventScroll: true });
  }

  #setting(): PanelSetting {
    const position = this.getAttribute("position") ?? this.#theme.position;
    return {
      tenantId: this.tenantId,
      apiUrl: this.apiUrl,
      mode: this.getAttribute("mode"),
      locale: chooseLocale([this.getAttribute("locale"), document.documentElement.lang, ...navigator.languages]),
      position: position === "left" ? "left" : "right",
    };
  }

  #update() {
    const setting = this.#setting();
    this.#appearance.show(this.#theme, this.getAttribute("color-scheme"));
    this.#launcher.show({
      name: launcherWords[setting.locale].chat,
      position: setting.position,
      expanded: this.#open,
      busy: this.#open && this.#loader.busy,
      trouble: this.#trouble,
    });
    if (this.#loader.panel) this.#loader.panel.setting = setting;
  }

  #report(name: ChatWidgetEventName, detail: object = {}) {
    const common: EventDetail = {
      id: Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
      at: new Date().toISOString(),
      tenantId: this.tenantId,
      conversationId: this.#loader.panel?.conversationId ?? null,
    };
    const init = { detail: { ...common, ...detail }, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent(`chat-widget:${name}`, init));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "chat-widget": ChatWidget;
  }
}
