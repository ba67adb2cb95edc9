import type { Theme } from "@widget-chat/contract/theme.ts";
import type { ChatWidgetEventName, ChatWidgetEvents, EventDetail } from "./events.ts";
import { Launcher } from "./launcher/launcher.ts";
import { launcherStyles } from "./launcher/launcher.styles.ts";
import { launcherName, loadFailed } from "./launcher/launcher-words.ts";
import { PanelLoader } from "./launcher/panel-loader.ts";
import { whenIdle } from "./launcher/when-idle.ts";
import { attributes } from "./page/attributes.ts";
import { must } from "./page/must.ts";
import type { PageRules } from "./page/page-rules.ts";
import { type Commanded, dismissQueue, join, leave } from "./page/queue.ts";
import { tellOwner } from "./page/tell-owner.ts";
import { nobody, ToldElement } from "./page/told-element.ts";
import type { PanelHolder } from "./panel-door.ts";
import { Appearance } from "./theme/appearance.ts";
import { fetchSettings } from "./theme/fetch-settings.ts";
import { protocol, version } from "./version.ts";

/**
 * `<chat-widget tenant-id="…">`: a chat with the tenant's assistant. Shows the launcher at once and fetches the panel when the
 * visitor reaches for it, or when the page is idle.
 *
 * Attributes: {@link attributes}, each a property too. Events: {@link ChatWidgetEvents}, each under the name
 * `chat-widget:<name>`. Slots: `launcher-icon`, `header` (of the panel), and without a name what is shown where there is no
 * chat. Parts: `launcher`, `launcher-icon`, `badge`, `trouble`.
 */
export class ChatWidget extends ToldElement implements Commanded {
  static readonly version = version;
  static readonly observedAttributes = [...attributes, "hidden"];

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #appearance = new Appearance(this.#root, launcherStyles);
  readonly #launcher = new Launcher(this.#root);
  readonly #loader = new PanelLoader({
    place: (brought) => {
      const place = {
        widget: this,
        root: this.#root,
        launcher: this.#launcher.button,
        appearance: this.#appearance,
        holder: this.#holder,
      };
      return brought.placePanel(place, () => this.#theme);
    },
    onChange: () => this.update(),
    onFailure: (error) => this.#failed(error),
  });
  readonly #holder: PanelHolder = {
    report: (name, detail) => this.#report(name, detail),
    open: () => this.open(),
    close: () => {
      this.close();
      this.#launcher.button.focus({ preventScroll: true });
    },
    tellUnread: (count, words) => {
      const changed = count !== this.#unread;
      this.#unread = count;
      this.#unreadWords = words;
      this.update();
      if (changed) this.#report("unread-change", { unread: count });
    },
  };
  #rules: PageRules | undefined;
  #connection: AbortController | undefined;
  #theme: Theme = {};
  #stands = false;
  #open = false;
  #wasOpened = false;
  #byKeyboard = false;
  /** Opened by what the page says of its addresses: the focus stays where it is. */
  #byRule = false;
  #refused = false;
  #fallback = false;
  #trouble = "";
  #unread = 0;
  #unreadWords = "";

  connectedCallback() {
    this.takeUpProperties();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const { button } = this.#launcher;
    for (const intent of ["pointerenter", "focus", "touchstart"]) {
      button.addEventListener(intent, () => this.#loader.withPanel((panel) => panel.prepare()), {
        signal,
        passive: true,
      });
    }
    button.addEventListener("click", (event) => this.#clicked(event), { signal });
    button.addEventListener("keydown", (event) => event.key === "Escape" && this.close(), { signal });
    void this.#start(signal);
    if (this.#open) this.#loader.panel?.show(false);
  }

  disconnectedCallback() {
    leave(this);
    this.#connection?.abort();
    this.#connection = this.#rules = undefined;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (before === now || !this.#connection) return;
    if (name === "tenant-id" || name === "api-url") {
      this.#loader.drop();
      this.#open = false;
      void this.#start(this.#connection.signal);
    } else {
      this.update();
      void this.#follow(this.#connection.signal);
    }
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** How many messages came in that the visitor has not seen. */
  get unread(): number {
    return this.#unread;
  }

  open() {
    if (this.#open || !this.tenantId || this.#isAway) return;
    this.#trouble = "";
    this.#fallback = this.#hasNoChat;
    if (!this.#fallback) {
      this.#open = this.#wasOpened = true;
      this.#report("open", {});
      this.#loader.withPanel((panel) => this.#open && panel.show(this.#byKeyboard, this.#byRule));
    }
    this.update();
  }

  close() {
    if (!this.#open) return;
    this.#open = this.#byKeyboard = this.#byRule = false;
    this.#loader.panel?.hide();
    this.update();
    this.#report("close", {});
  }

  toggle() {
    if (this.#open) this.close();
    else this.open();
  }

  sendMessage(text: string) {
    this.#write("sendMessage", text);
  }

  prefill(text: string) {
    this.#write("prefill", text);
  }

  newConversation() {
    this.#loader.withPanel((panel) => panel.newConversation());
  }

  logout() {
    this.tell(nobody);
    this.#loader.withPanel((panel) => panel.logout());
  }

  grantConsent() {
    this.consent = "granted";
    this.#loader.panel?.grantConsent();
  }

  destroy() {
    this.close();
    this.#loader.drop();
    this.remove();
    dismissQueue();
  }

  /** Hidden by the page: by its attribute, or by the rules for its addresses. */
  get #isAway(): boolean {
    return Boolean(this.hidden || this.#rules?.hidesHere);
  }

  /** There is nothing to open but what the page offers instead. */
  get #hasNoChat(): boolean {
    return this.#refused && this.#launcher.hasFallback;
  }

  #clicked(event: MouseEvent) {
    // A click without a pointer's count of clicks was made by a key.
    this.#byKeyboard = event.detail === 0;
    if (this.#hasNoChat && this.#fallback) {
      this.#fallback = false;
      this.update();
    } else this.toggle();
  }

  async #start(signal: AbortSignal) {
    const { tenantId, apiUrl } = this;
    if (!tenantId) return tellOwner("noTenant");
    const asides = Promise.allSettled([this.#follow(signal), join(this)]);
    const [answer] = await Promise.all([fetchSettings(apiUrl, tenantId, this.spokenLocale), asides]);
    // Meanwhile the element may have left the page, or have been given to another tenant.
    if (signal.aborted || tenantId !== this.tenantId || apiUrl !== this.apiUrl) return;
    const first = !this.#stands;
    this.#stands = true;
    this.#refused = answer === "refused";
    this.#fallback = typeof answer === "string";
    const { theme = {}, protocol: spoken = protocol } = typeof answer === "string" ? {} : answer;
    this.#theme = theme;
    if (spoken !== protocol) tellOwner("otherProtocol", apiUrl, spoken, protocol);
    this.update();
    if (first) {
      this.#report("ready", {});
      this.#byRule = this.#rules?.opens === true;
      if (this.#byRule) this.open();
    }
    whenIdle((savesData) => {
      if (!savesData) this.#loader.withPanel(() => {});
      const deps = {
        root: this.#root,
        widget: this,
        settings: typeof answer === "string" ? {} : answer,
        wasOpened: () => this.#wasOpened,
        withPanel: this.#loader.withPanel.bind(this.#loader),
        signal,
      };
      import("./idle.ts").then(({ settleIn }) => settleIn(deps)).catch(() => {});
    }, signal);
  }

  #failed(error: unknown) {
    if (this.#open) {
      this.#trouble = loadFailed;
      this.#fallback = true;
    }
    this.close();
    console.error(
      `<chat-widget> could not load its panel from ${import.meta.url} (after an update, a pinned tag has to change too):`,
      error,
    );
    this.#report("error", { code: "load_failed" });
  }

  #write(verb: "sendMessage" | "prefill", text: string) {
    must(`${verb}(text)`, text, "string");
    this.open();
    this.#loader.withPanel((panel) => panel[verb](text));
  }

  /** Most pages have no rules for their addresses, and need none fetched. */
  async #follow(signal: AbortSignal) {
    if (this.#rules || !(this.showOn || this.hideOn || this.onNavigate)) return;
    const { PageRules: Rules } = await import("./page/page-rules.ts");
    if (signal.aborted || this.#rules) return;
    this.#rules = new Rules(this, () => this.update(), signal);
    this.update();
  }

  protected update() {
    const away = this.#isAway;
    if (away) this.close();
    this.#appearance.show(this.#theme, this.colorScheme);
    this.#launcher.show({
      shown: this.#stands && !away,
      name: launcherName(this.spokenLocale) + (this.#unreadWords && `, ${this.#unreadWords}`),
      position: this.sideOf(this.#theme),
      expanded: this.#open || (this.#fallback && this.#hasNoChat),
      busy: this.#open && this.#loader.busy,
      trouble: this.#trouble,
      fallback: this.#fallback,
    });
    this.#loader.refresh?.();
  }

  #report<Name extends ChatWidgetEventName>(name: Name, told: ChatWidgetEvents[Name]): boolean {
    const detail: EventDetail = {
      id: crypto.getRandomValues(new Uint32Array(3)).join(""),
      at: new Date().toISOString(),
      tenantId: this.tenantId,
      conversationId: this.#loader.panel?.conversationId ?? null,
      ...told,
    };
    const init = { detail, bubbles: true, composed: true, cancelable: name === "add-to-cart" };
    return this.dispatchEvent(new CustomEvent(`chat-widget:${name}`, init));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "chat-widget": ChatWidget;
  }
}
