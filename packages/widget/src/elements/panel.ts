import { connect } from "@widget-chat/client";
import { LitElement, nothing } from "lit";
import { Announcer } from "../controllers/announcer.ts";
import { Conversation } from "../controllers/conversation.ts";
import { Presentation } from "../controllers/presentation.ts";
import { Rating } from "../controllers/rating.ts";
import { isEnded } from "../controllers/store.ts";
import { Tenant } from "../controllers/tenant.ts";
import { Viewport } from "../controllers/viewport.ts";
import { Vocabulary } from "../controllers/vocabulary.ts";
import { type Failure, failureText, tellOwner } from "../failure.ts";
import { plainText } from "../markdown/plain-text.ts";
import type { Panel, PanelHolder, PanelSetting } from "../panel-door.ts";
import { asksFirst } from "../prechat.ts";
import { Session } from "../session.ts";
import type { WishEvent } from "../wish.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import type { Composer } from "./composer.ts";
import type { MessageList } from "./message-list.ts";
import type { PanelHeader } from "./panel-header.ts";
import { type PanelModel, renderPanel } from "./panel-view.ts";
import { styles } from "./panel.styles.ts";

/** A limit that a server asks us to wait for longer than this (in ms) is told to the visitor, not waited for in silence. */
const silentWait = 1000;

/** The window of the chat: owns the conversation, grants the visitor's wishes, opens and closes. */
export class ChatPanel extends LitElement implements Panel {
  static override styles = [base, buttons, styles];
  static override properties = { setting: { attribute: false }, opened: { state: true } };
  declare setting: PanelSetting;
  declare opened: boolean;

  readonly holder: PanelHolder;
  readonly #session: Session;
  readonly #vocabulary = new Vocabulary(this);
  readonly #announcer = new Announcer(this);
  readonly #viewport = new Viewport(this);
  readonly #presentation = new Presentation(this, this.#viewport);
  readonly #rating = new Rating(this);
  readonly #conversation: Conversation;
  readonly #tenant: Tenant;
  #byKeyboard = false;
  /** What waits until the conversation can take it: messages, and words for the field. */
  #unsent: string[] = [];
  #draft: string | undefined;

  constructor(setting: PanelSetting, holder: PanelHolder) {
    super();
    this.setting = setting;
    this.holder = holder;
    this.opened = false;
    const { apiUrl, tenantId } = setting;
    const connection = connect({ baseUrl: apiUrl, tenantId, retry: { longestPauseMs: silentWait } });
    this.#session = new Session(apiUrl, tenantId);
    this.#conversation = new Conversation(this, {
      connection,
      session: this.#session,
      report: holder.report,
      mode: () => this.setting.mode,
      words: () => this.#vocabulary.words,
      onAnswer: (from, content) =>
        this.opened && this.#announcer.say(`${from ?? this.#assistant()}: ${plainText(content)}`),
      onFailure: (failure) => this.#failed(failure),
    });
    this.#tenant = new Tenant(this, {
      connection,
      restore: (signal) => this.#conversation.restore(signal),
      onFailure: (failure) => this.#failed(failure),
    });
  }

  get conversationId(): string | null {
    return this.#conversation.state.id;
  }

  prepare() {
    this.#tenant.again(this.setting.locale);
  }

  show(byKeyboard: boolean) {
    this.#byKeyboard = byKeyboard;
    this.opened = true;
    this.prepare();
    this.#conversation.watch(true);
    void this.updateComplete.then(() => this.#present());
  }

  hide() {
    this.opened = false;
    this.#conversation.watch(false);
    this.#presentation.hide();
  }

  sendMessage(text: string) {
    if (text.trim()) this.#unsent.push(text.trim());
    this.requestUpdate();
  }

  prefill(text: string) {
    this.#draft = text;
    this.requestUpdate();
  }

  newConversation() {
    this.#conversation.startNew();
    void this.updateComplete.then(() => this.#focusInside());
  }

  protected override firstUpdated() {
    // A page before this one had no time to send it; that does not wait for the visitor to open the chat.
    if (this.#session.read().unsent.length > 0) this.prepare();
  }

  protected override willUpdate() {
    void this.#vocabulary.speak(this.setting.locale);
    if (this.opened) void this.#tenant.load(this.setting.locale);
  }

  protected override updated() {
    this.#takeUp();
    // What was waited for is there: whoever opened the panel by hand can write at once.
    if (this.#presentation.dialog?.matches(":focus")) void this.#focusInside();
  }

  #takeUp() {
    if (this.#unsent.length === 0 && this.#draft === undefined) return;
    // Who has something to say goes on with what had ended.
    if (isEnded(this.#conversation.state)) return this.#conversation.goOn();
    const composer = this.renderRoot.querySelector<Composer>("chat-widget-composer");
    if (!composer) return;
    for (const text of this.#unsent.splice(0)) this.#conversation.outbox.send(text);
    if (this.#draft !== undefined) composer.draft = this.#draft;
    this.#draft = undefined;
  }

  #present() {
    if (!this.opened) return;
    this.#presentation.show();
    if (navigator.userActivation?.isActive) void this.#focusInside();
  }

  /** The field to write in; on a phone, where that would raise the keyboard, the dialog. */
  async #focusInside() {
    const field = this.renderRoot.querySelector<LitElement>("chat-widget-composer, chat-widget-prechat-form");
    const target = this.#viewport.fullScreen && !this.#byKeyboard ? undefined : field;
    await target?.updateComplete;
    (target ?? this.#presentation.dialog)?.focus({ preventScroll: true });
  }

  #assistant(): string {
    const { state } = this.#tenant;
    return state.phase === "ready" ? state.welcome.assistant_name : "";
  }

  #failed(failure: Failure) {
    const { report } = this.holder;
    tellOwner(failure, this.setting.tenantId, this.setting.apiUrl);
    report("error", { code: failure.code });
    if (this.opened) this.#announcer.say(failureText(failure, this.#vocabulary.words));
  }

  /** What the visitor pressed may be gone by now, and the focus with it. */
  #keepFocus() {
    requestAnimationFrame(() => {
      const { dialog } = this.#presentation;
      if (this.opened && dialog && !dialog.matches(":focus-within")) void this.#focusInside();
    });
  }

  #grant(event: WishEvent) {
    event.stopPropagation();
    const { wish } = event;
    this.#keepFocus();
    const conversation = this.#conversation;
    switch (wish.type) {
      case "close":
        return this.holder.close();
      case "send":
        return this.sendMessage(wish.text);
      case "retry":
        return conversation.outbox.retry(wish.key);
      case "reload":
        return this.prepare();
      case "earlier":
        return void conversation.showEarlier().catch(() => {});
      case "introduce":
        conversation.introduce(wish.customer);
        this.requestUpdate();
        return void this.updateComplete.then(() => this.#focusInside());
      case "new-conversation":
        return this.newConversation();
      case "end":
        conversation.end();
        return void this.updateComplete.then(() =>
          this.renderRoot.querySelector<MessageList>("chat-widget-message-list")?.toEnd(),
        );
      case "go-on":
        conversation.goOn();
        return void this.updateComplete.then(() => this.#focusInside());
      case "rate":
        return void this.#rating.send(() => conversation.rate(wish.score, wish.feedback));
      case "see-product":
        return this.holder.report("product-click", { productId: wish.id });
    }
  }

  #keyed(event: KeyboardEvent) {
    // A page's shortcuts would take what is written here for theirs: to them the target is no text field.
    event.stopPropagation();
    if (event.type !== "keydown" || event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    if (!this.renderRoot.querySelector<PanelHeader>("chat-widget-panel-header")?.closeMenu()) this.holder.close();
  }

  #model(): PanelModel {
    const tenant = this.#tenant.state;
    const { state, outbox } = this.#conversation;
    const prechat =
      tenant.phase === "ready" &&
      state.entries.length === 0 &&
      asksFirst(tenant.settings, this.#session.read().customer);
    return {
      opened: this.opened,
      setting: this.setting,
      vocabulary: this.#vocabulary,
      announcements: this.#announcer.announcements,
      tenant,
      conversation: state,
      answering: outbox.busy,
      cooldown: outbox.cooldown.seconds,
      offline: !navigator.onLine,
      rating: this.#rating,
      prechat,
    };
  }

  override render() {
    if (!this.#vocabulary.locale) return nothing;
    return renderPanel(this.#model(), {
      grant: (event) => this.#grant(event),
      key: (event) => this.#keyed(event),
      close: () => this.opened && this.#presentation.isModal && this.holder.close(),
    });
  }
}
