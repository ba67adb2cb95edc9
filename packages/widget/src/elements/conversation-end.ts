import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { html, LitElement, nothing } from "lit";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { styles } from "./conversation-end.styles.ts";
import { link } from "./link.styles.ts";
import type { PanelModel } from "./panel-model.ts";

/** How long the end waits to be told, and how long that stays in the live region, in ms: it speaks of what changes in it, not of what it comes with. */
const delay = 300;
const stay = 2500;

/** In place of the composer, where a conversation has ended: back into it, or on to a new one. */
export class ConversationEnd extends LitElement {
  static override styles = [base, buttons, link, styles];
  static override properties = {
    model: { attribute: false },
    settings: { attribute: false },
    aloud: { state: true },
  };
  declare model: PanelModel;
  declare settings: WidgetSettings;
  /** The end is being told to who cannot see it. */
  declare aloud: boolean;

  #isTold = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A closed panel is not listened to: what ends meanwhile is told when it opens. */
  readonly #sight = new IntersectionObserver((seen) => this.#tell(seen.at(-1)!.isIntersecting));

  override connectedCallback() {
    super.connectedCallback();
    this.#sight.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#sight.disconnect();
    this.#tell(false);
  }

  #tell(isInView: boolean) {
    clearTimeout(this.#timer);
    this.aloud = false;
    if (!isInView || this.#isTold) return;
    this.#timer = setTimeout(() => {
      // Where the page has opened the panel by itself nobody is told who is not in it.
      if (this.model.quietly && !(this.getRootNode() as ShadowRoot).activeElement) return;
      this.aloud = this.#isTold = true;
      this.#timer = setTimeout(() => (this.aloud = false), stay);
    }, delay);
  }

  override render() {
    const { words, conversation } = this.model;
    // A score is asked for above: one thing at a time, so its button is the one that stands out.
    const asksScore = this.settings.csat.enabled && conversation.score === null;
    const told = asksScore ? `${words.ended} ${words.csatTitle}` : words.ended;
    return html`<span class="unseen" role="status">${this.aloud ? told : nothing}</span>
      <p>
        ${words.ended}
        <button class="link" type="button" @click=${() => wish(this, { type: "go-on" })}>${words.goOn}</button>
      </p>
      <button
        class=${asksScore ? "button" : "button primary"}
        type="button"
        @click=${() => wish(this, { type: "new-conversation" })}
      >
        ${words.newConversation}
      </button>`;
  }
}
