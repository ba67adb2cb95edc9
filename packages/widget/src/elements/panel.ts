import type { Consent } from "@widget-chat/contract/consent.ts";
import type { Connection } from "@widget-chat/client";
import { nothing } from "lit";
import { aside } from "../aside.ts";
import { assemble } from "../assemble.ts";
import { Announcer } from "../controllers/announcer.ts";
import type { Conversation } from "../controllers/conversation.ts";
import { Countdown } from "../controllers/countdown.ts";
import { Errand } from "../controllers/errand.ts";
import { Focus } from "../controllers/focus.ts";
import { Network } from "../controllers/network.ts";
import { Presentation } from "../controllers/presentation.ts";
import type { Tenant } from "../controllers/tenant.ts";
import { Viewport } from "../controllers/viewport.ts";
import { Vocabulary } from "../controllers/vocabulary.ts";
import { isEnded } from "../conversation-state.ts";
import { type Failure, failureText } from "../failure.ts";
import type { Panel, PanelHolder, PanelSetting } from "../panel-door.ts";
import type { Session } from "../session.ts";
import { News } from "../news.ts";
import { timeLeft } from "../time-left.ts";
import type { Beside, Visitor } from "../visitor.ts";
import type { Sheet } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import type { MessageList } from "./message-list.ts";
import type { PanelDeeds } from "./panel-deeds.ts";
import type { PanelHeader } from "./panel-header.ts";
import type { PanelModel } from "./panel-model.ts";
import { modelOf } from "./model-of.ts";
import { renderPanel } from "./panel-view.ts";
import { grantWish } from "./panel-wishes.ts";
import { styles } from "./panel.styles.ts";

/** The window of the chat: owns the conversation, grants the visitor's wishes, opens and closes. */
export class ChatPanel extends ChatElement implements Panel, PanelDeeds {
  static override styles = [base, styles];
  static override properties = {
    setting: { attribute: false },
    opened: { state: true },
    sheet: { state: true },
    deviceLink: { state: true },
    inCart: { state: true },
    greeting: { state: true },
  };
  declare setting: PanelSetting;
  declare opened: boolean;
  declare sheet: Sheet | null;
  declare deviceLink: PanelModel["deviceLink"];
  /** Ids of products that the visitor has put into the page's cart from here. */
  declare inCart: ReadonlySet<string>;
  /** What the assistant said first, in place of its welcome; null: nothing. */
  declare greeting: string | null;

  readonly holder: PanelHolder;
  wayBack: PanelDeeds["wayBack"];
  declare readonly connection: Connection;
  declare readonly session: Session;
  declare readonly visitor: Visitor;
  declare readonly conversation: Conversation;
  declare readonly tenant: Tenant;
  readonly errand = new Errand(this);
  readonly vocabulary = new Vocabulary(this);
  readonly #announcer = new Announcer();
  readonly #news = new News(this, this.#announcer);
  readonly #viewport = new Viewport(this);
  readonly #presentation = new Presentation(this, this.#viewport, () => this.back());
  readonly #focus = new Focus(this, this.#viewport);
  readonly #network = new Network(this, () => {
    this.conversation.outbox.retry();
    if (this.tenant.state.phase === "failed") this.prepare();
  });
  readonly #cooldown = new Countdown(this, () => this.conversation.outbox.retry());
  #manner = { byKeyboard: false, quietly: false };
  /** What waits until the conversation can take it. */
  #unsent: [text: string, beside: Beside | undefined][] = [];

  constructor(setting: PanelSetting, holder: PanelHolder) {
    super();
    this.setting = setting;
    this.holder = holder;
    this.opened = false;
    this.sheet = this.deviceLink = this.greeting = null;
    this.inCart = new Set();
    Object.assign(
      this,
      assemble(this, {
        setting: () => this.setting,
        words: () => this.vocabulary.words,
        report: holder.report,
        onFailure: (failure) => this.#failed(failure),
        onShown: ({ entries }) => this.#announcer.know(entries),
      }),
    );
  }

  get conversationId(): string | null {
    return this.conversation.state.id;
  }

  get launcherName(): string | undefined {
    return this.vocabulary.ready ? this.vocabulary.words.launcher : undefined;
  }

  prepare() {
    if (this.isConnected) this.tenant.again(this.setting.locale);
  }

  show(byKeyboard: boolean, quietly = false) {
    this.#manner = { byKeyboard, quietly };
    this.opened = true;
    this.prepare();
    void this.updateComplete.then(timeLeft).then(() => this.opened && this.isConnected && this.#present());
  }

  hide() {
    this.opened = false;
    this.#presentation.hide();
  }

  sendMessage(text: string, beside?: Beside) {
    if (text.trim()) this.#unsent.push([text.trim(), beside]);
    this.requestUpdate();
  }

  prefill(text: string) {
    this.session.write({ draft: text });
  }

  newConversation() {
    this.sheet = null;
    this.conversation.startNew();
    void this.focusInside();
  }

  async showEnd() {
    await this.updateComplete;
    this.renderRoot.querySelector<MessageList>("chat-widget-message-list")?.toEnd();
  }

  greet(text: string) {
    this.greeting = text;
  }

  get consent(): Consent | null {
    const { state } = this.tenant;
    return state.phase === "ready" ? state.settings.consent : null;
  }

  grantConsent() {
    // To what, is not known before the tenant has said it; then the first word waits for that.
    if (this.tenant.state.phase !== "ready") return;
    void this.errand.run(async () => (await import("../deeds/enter.ts")).agree(this));
  }

  protected override firstUpdated() {
    const { unsent, expects } = this.session.read();
    // A page before this one had no time to send it, or a person may answer: that does not wait for the visitor to open the chat.
    if (unsent.length > 0 || expects) this.prepare();
    if (location.hash.includes("chat-widget-resume="))
      aside(import("../deeds/other-device.ts").then(({ resumeHere }) => resumeHere(this)));
  }

  protected override willUpdate() {
    const own = this.tenant.state.phase === "ready" ? this.tenant.state.settings.texts : {};
    void this.vocabulary.speak(this.setting.locale, { ...own, ...this.setting.texts });
    if (this.opened) void this.tenant.load(this.setting.locale);
    // The visitor has logged out in another tab, or was away for too long: whoever comes now begins anew.
    if (this.conversationId && !this.session.read().sessionId) this.conversation.startNew();
    this.#cooldown.until(this.conversation.state.pausedUntil);
  }

  protected override updated() {
    this.#takeUp();
    this.#news.tell(this.opened && !this.sheet, this.#manner.quietly);
    // What was waited for is there: whoever opened the panel by hand can write at once.
    if (this.#presentation.dialog?.matches(":focus")) void this.focusInside();
  }

  #takeUp() {
    if (this.#unsent.length === 0) return;
    // Who has something to say goes on with what had ended.
    if (isEnded(this.conversation.state)) return this.conversation.goOn();
    if (!this.renderRoot.querySelector("chat-widget-composer")) return;
    // The page has the visitor's consent already: the server gets its receipt before the first word.
    if (this.setting.consent === "granted" && this.visitor.mustAgree(this.consent) && !this.errand.failure)
      return this.grantConsent();
    for (const said of this.#unsent.splice(0)) this.conversation.say(this.visitor.body(...said));
  }

  #present() {
    this.#presentation.show();
    if (!this.#manner.quietly && (navigator.userActivation?.isActive ?? true)) void this.focusInside();
  }

  focusInside(): Promise<void> {
    return this.#focus.goInside(this.#manner.byKeyboard || this.sheet !== null);
  }

  #failed(failure: Failure) {
    aside(import("../remedies.ts").then(({ explainToOwner }) => explainToOwner(failure, this.setting)));
    this.holder.report("error", { code: failure.code });
    // The terms have changed, or consent was taken back elsewhere: the visitor is asked again, or agrees by the page.
    if (failure.code === "consent_required" || failure.code === "consent_outdated") {
      if (this.session.read().consent !== null) this.session.write({ consent: null });
      else if (this.setting.consent === "granted") this.grantConsent();
      this.tenant.refresh(this.setting.locale);
    }
    if (this.opened) this.#announcer.say(failureText(failure, this.vocabulary.words));
  }

  back() {
    const header = this.renderRoot.querySelector<PanelHeader>("chat-widget-panel-header");
    if (header?.closeMenu() || this.wayBack?.()) this.#presentation.watch();
    else if (this.sheet) {
      this.sheet = null;
      this.#presentation.watch();
      void this.focusInside();
    } else this.holder.close();
  }

  #keyed(event: KeyboardEvent) {
    // A page's shortcuts would take what is written here for theirs: to them the target is no text field.
    event.stopPropagation();
    if (event.type !== "keydown" || event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    this.back();
  }

  override render() {
    if (!this.vocabulary.locale) return nothing;
    const model = modelOf(this, {
      opened: this.opened,
      liveRegion: this.#announcer.region,
      cooldown: this.#cooldown.seconds,
      offline: this.#network.offline,
      quietly: this.#manner.quietly,
    });
    return renderPanel(model, {
      grant: (event) => {
        event.stopPropagation();
        this.#focus.keep(() => this.opened && void this.focusInside());
        grantWish(event.wish, this);
      },
      key: (event) => this.#keyed(event),
      close: () => this.opened && this.#presentation.isModal && this.back(),
    });
  }
}
