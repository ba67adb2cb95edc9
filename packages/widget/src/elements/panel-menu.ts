import { html, type TemplateResult } from "lit";
import { isEnded } from "../conversation-state.ts";
import { personIcon } from "../icons.ts";
import { wish, type Wish } from "../wish.ts";
import { checkIcon, composeIcon, deviceIcon, eraseIcon, pastIcon, saveIcon } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import type { PanelModel } from "./panel-model.ts";
import { styles } from "./panel-menu.styles.ts";

type Item = [icon: TemplateResult, label: string, wish: Wish];

/** What can be done with the conversation as a whole. */
export class PanelMenu extends ChatElement {
  static override styles = [base, styles];
  static override properties = { model: { attribute: false } };
  declare model: PanelModel;

  protected override firstUpdated() {
    this.#buttons()[0]?.focus();
  }

  #buttons() {
    return [...this.renderRoot.querySelectorAll("button")];
  }

  #items(): Item[] {
    const { tenant, conversation, words, past, entry } = this.model;
    if (tenant.phase !== "ready") return [];
    const { id, entries, status, handler } = conversation;
    const isOver = isEnded(conversation);
    const canCall = tenant.settings.escalation.enabled && status === "open" && handler === "assistant" && !isOver;
    const items: (Item | false)[] = [
      canCall &&
        !entry.asksConsent &&
        !entry.asksFields && [personIcon, words.talkToPerson, { type: "talk-to-person" }],
      entries.length > 0 && [composeIcon, words.newConversation, { type: "new-conversation" }],
      past.length > 0 && [pastIcon, words.earlierConversations, { type: "show", sheet: "conversations" }],
      id !== null && [saveIcon, words.saveTranscript, { type: "save-transcript" }],
      id !== null && [deviceIcon, words.otherDevice, { type: "show", sheet: "device" }],
      id !== null && !isOver && [checkIcon, words.endConversation, { type: "end" }],
      id !== null && [eraseIcon, words.eraseConversation, { type: "show", sheet: "erase" }],
    ];
    return items.filter((item) => item !== false);
  }

  #move(event: KeyboardEvent) {
    const buttons = this.#buttons();
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons.at(target % buttons.length)?.focus();
  }

  override render() {
    return html`<div class="menu" role="menu" aria-label=${this.model.words.menu} @keydown=${this.#move}>
      ${this.#items().map(
        ([icon, label, what]) =>
          html`<button role="menuitem" tabindex="-1" type="button" @click=${() => wish(this, what)}>
            ${icon} ${label}
          </button>`,
      )}
    </div>`;
  }
}
