import type { Theme } from "@widget-chat/contract/theme.ts";
import type { ChatWidgetEventName, ChatWidgetEvents, EventDetail } from "./events.ts";
import { Launcher, loadFailed } from "./launcher/launcher.ts";
import { launcherStyles } from "./launcher/launcher.styles.ts";
import { PanelLoader } from "./launcher/panel-loader.ts";
import { whenIdle } from "./launcher/when-idle.ts";
import { attributes } from "./page/attributes.ts";
import { must } from "./page/must.ts";
import type { PageRules } from "./page/page-rules.ts";
import { type Commanded, dismissQueue, join, standing } from "./page/queue.ts";
import { tellOwner } from "./page/tell-owner.ts";
import { ToldElement } from "./page/told-element.ts";
import type { ChatWidgetConfig } from "./page/verbs.ts";
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
 * chat. Parts: `launcher`, `launcher-icon`, `badge`, `trouble`, `proactive`, and those of the panel (`elements/parts.ts`).
 */
export class ChatWidget extends ToldElement implements Commanded {
  static readonly version = version;
  static readonly observedAttributes = [...attributes, "hidden"];

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #appearance = new Appearance(this.#root, launcherStyles);
  readonly #launcher = new Launcher(this.#root);
  readonly #loader = new PanelLoader(
    ({ placePanel }) =>
      placePanel({ widget: this, appearance: this.#appearance, holder: this.#holder }, () => this.#theme),
    () => this.update(),
    (error) => this.#failed(error),
  );
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
  /** The rules could not be fetched. */
  #isUnruled = false;
  #connection: AbortController | undefined;
  #theme: Theme = {};
  #tenantTexts: ChatWidgetConfig["texts"];
  #stands = false;
  #open = false;
  #wasOpened = false;
  #byKeyboard = false;
  /** Opened by what the page says of its addresses: the focus stays where it is. */
  #byRule = false;
  #refused = false;
  #fallback = false;
  #troubled = false;
  #unread = 0;
  #unreadWords = "";

  connectedCallback() {
    this.takeUpProperties();
    const { signal } = (this.#connection = new AbortController());
    const { button } = this.#launcher;
    for (const intent of ["pointerenter", "focus"])
      button.addEventListener(intent, () => this.#loader.withPanel((panel) => panel.prepare()), { signal });
    button.addEventListener("click", (event) => this.#clicked(event), { signal });
    button.addEventListener("keydown", (event) => event.key === "Escape" && this.#escape(event), { signal });
    // Before the settings are there it has its styles, and takes no room on the page.
    this.update();
    void this.#start(signal);
    if (this.#open) this.#show();
  }

  disconnectedCallback() {
    standing.delete(this);
    this.#connection?.abort();
    this.#connection = this.#rules = undefined;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (before === now || !this.#connection) return;
    if (["tenant-id", "api-url"].includes(name)) {
      this.close();
      this.#loader.drop();
      this.#troubled = false;
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
    this.#troubled = false;
    this.#fallback = this.#hasNoChat;
    if (!this.#fallback) {
      this.#open = this.#wasOpened = true;
      this.#report("open", {});
      this.#show();
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

  override logout() {
    super.logout();
    this.#loader.drop();
    this.#show();
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

  /** Hidden by the page: by its attribute, or by the rules for its addresses, also when they are not to be had. */
  get #isAway(): boolean {
    return Boolean(this.hidden || this.#rules?.hidesHere || (this.#isUnruled && (this.showOn || this.hideOn)));
  }

  /** There is nothing to open but what the page offers instead. */
  get #hasNoChat(): boolean {
    return this.#refused && this.#launcher.hasFallback;
  }

  #show() {
    this.#loader.withPanel((panel) => this.#open && panel.show(this.#byKeyboard, this.#byRule));
  }

  #clicked(event: MouseEvent) {
    // A click without a pointer's count of clicks was made by a key.
    this.#byKeyboard = event.detail === 0;
    if (this.#hasNoChat && this.#fallback) {
      this.#fallback = false;
      this.update();
    } else this.toggle();
  }

  /** One step back, at once, and for nobody else: what hears Escape on the whole page comes when that is idle. */
  #escape(event: Event) {
    if (!this.#open) return;
    event.preventDefault();
    const { panel } = this.#loader;
    if (panel) panel.back();
    else this.close();
  }

  async #start(signal: AbortSignal) {
    const { tenantId, apiUrl } = this;
    const isOver = () => signal.aborted || tenantId !== this.tenantId || apiUrl !== this.apiUrl;
    // In a task of its own: reading this file took long enough. Meanwhile the element may leave the page, or change tenants.
    await new Promise((resume) => setTimeout(resume));
    if (isOver()) return;
    if (!tenantId) return tellOwner("noTenant");
    const asides = Promise.all([this.#follow(signal), join(this)]);
    const settings = await fetchSettings(apiUrl, tenantId, this.spokenLocale);
    await asides;
    if (isOver()) return;
    const first = !this.#stands;
    this.#stands = true;
    const { refusal = 0, theme = {}, texts, protocol: spoken = protocol } = settings;
    this.#refused = refusal > 1;
    this.#fallback = refusal > 0;
    this.#theme = theme;
    this.#tenantTexts = texts;
    if (refusal > 1) tellOwner("refused", apiUrl, tenantId, refusal);
    if (spoken !== protocol) tellOwner("otherProtocol", apiUrl, spoken, protocol);
    this.update();
    if (first) {
      this.#report("ready", {});
      this.#byRule = Boolean(this.#rules?.opens) && !this.#isAway;
      if (this.#byRule) this.open();
    }
    whenIdle({ widget: this, settings, signal, wasOpened: () => this.#wasOpened, loader: this.#loader });
  }

  #failed(error: unknown) {
    if (this.#open) this.#troubled = this.#fallback = true;
    this.close();
    console.error("<chat-widget> could not be loaded. Is the tag pinned, and outdated?", error);
    this.#report("error", { code: "load_failed" });
  }

  #write(verb: "sendMessage" | "prefill", text: string) {
    must(`${verb}(text)`, text, "string");
    this.open();
    this.#loader.withPanel((panel) => panel[verb](text));
  }

  /** Most pages have no rules for their addresses, and need none fetched. Those that cannot be are when the network is back. */
  async #follow(signal: AbortSignal) {
    if (this.#rules || !(this.showOn || this.hideOn || this.onNavigate)) return;
    try {
      const { PageRules: Rules } = await import("./page/page-rules.ts");
      if (signal.aborted || this.#rules) return;
      this.#rules = new Rules(this, () => this.update(), signal);
      this.#isUnruled = false;
    } catch {
      this.#isUnruled = !this.#rules;
      addEventListener("online", () => this.#follow(signal), { once: true, signal });
    }
    this.update();
  }

  protected update() {
    const away = this.#isAway;
    if (away) this.close();
    // The page's words before the tenant's, and both before the widget's own.
    const texts = {
      launcher: this.#loader.panel?.launcherName ?? "Chat",
      loadFailed,
      ...this.#tenantTexts,
      ...this.config.texts,
    };
    this.#appearance.show(this.#theme, this.colorScheme);
    this.#launcher.show({
      shown: this.#stands && !away,
      name: texts.launcher + (this.#unreadWords && `, ${this.#unreadWords}`),
      position: this.sideOf(this.#theme),
      expanded: this.#open || (this.#fallback && this.#hasNoChat),
      busy: this.#open && this.#loader.busy,
      trouble: this.#troubled ? texts.loadFailed : "",
      fallback: this.#fallback,
    });
    this.#loader.refresh?.();
  }

  #report<Name extends ChatWidgetEventName>(name: Name, told: ChatWidgetEvents[Name]): boolean {
    const detail: EventDetail = {
      id: Math.random().toString(36).slice(2),
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
