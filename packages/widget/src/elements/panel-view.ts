import { html, type TemplateResult } from "lit";
import { isEnded } from "../conversation-state.ts";
import { say } from "../locales/words.ts";
import type { WishEvent } from "../wish.ts";
import { load } from "./on-demand.ts";
import { renderConversation, renderFooter } from "./conversation-view.ts";
import { isEntering, type PanelModel } from "./panel-model.ts";

export interface PanelActions {
  grant(event: WishEvent): void;
  key(event: KeyboardEvent): void;
  /** The browser has closed the dialog, or wants to: Escape, or back on Android. */
  close(): void;
}

export function renderPanel(model: PanelModel, { grant, key, close }: PanelActions): TemplateResult {
  const { words, ready, tenant } = model;
  const name = tenant.phase === "ready" ? tenant.welcome.assistant_name : "";
  const cancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  // It comes late: the dialog may have been shown anew meanwhile, as when the element moves or a phone turns.
  const closed = (event: Event) => (event.currentTarget as HTMLDialogElement).open || close();
  return html`<dialog
    part="panel"
    popover="manual"
    class=${`${model.opened ? "open" : ""} ${model.setting.position}`}
    aria-label=${name ? say(words, "dialog", { assistant: name }) : words.conversation}
    tabindex="-1"
    dir=${words.dir}
    lang=${words.lang}
    @wish=${grant}
    @keydown=${key}
    @keyup=${key}
    @keypress=${key}
    @cancel=${cancel}
    @close=${closed}
  >
    ${ready ? [renderHeader(model, name), renderBody(model)] : renderWaiting(words.loading)}
    ${model.liveRegion}
  </dialog>`;
}

function renderHeader(model: PanelModel, name: string) {
  const { tenant, conversation, words, sheet, offline, cooldown } = model;
  const titles = {
    conversations: words.earlierConversations,
    device: words.otherDevice,
    erase: words.eraseConversation,
  };
  const away = tenant.phase !== "ready" || offline || cooldown > 0 || conversation.limited || isEnded(conversation);
  // What the page puts into the slot stands under the header, which has the way out.
  return html`<chat-widget-panel-header
    part="header"
    .words=${words}
    .name=${sheet ? titles[sheet] : name}
    .status=${tenant.phase === "ready" && !sheet ? statusOf(model, away) : ""}
    .avatar=${tenant.phase === "ready" ? tenant.welcome.avatar_url : null}
    .away=${away}
    .model=${model}
    .hasMenu=${!sheet && hasMenu(model)}
      .sheet=${sheet !== null}
    ></chat-widget-panel-header>
    <slot name="header"></slot>`;
}

/** There is a conversation, now or before, or somebody to talk to: the menu is not empty. */
const hasMenu = (model: PanelModel) => {
  const { tenant, conversation, past } = model;
  return (
    tenant.phase === "ready" &&
    (conversation.entries.length > 0 || past.length > 0 || (tenant.settings.escalation.enabled && !isEntering(model)))
  );
};

/** Who answers now. */
function statusOf({ conversation, words }: PanelModel, away: boolean): string {
  const { handler, status } = conversation;
  if (isEnded(conversation)) return "";
  if (handler === "human") return words.personAnswers;
  if (status === "escalated") return words.personCalled;
  return away ? words.pausing : words.answersAtOnce;
}

function renderBody(model: PanelModel) {
  const { tenant, words, sheet } = model;
  switch (tenant.phase) {
    case "loading":
      return renderWaiting(words.loading);
    case "failed":
      load("no-chat");
      return html`<chat-widget-no-chat .failure=${tenant.failure} .words=${words}><slot></slot></chat-widget-no-chat>`;
    case "ready":
      if (!sheet) return [renderConversation(model, tenant), renderFooter(model, tenant)];
      load("panel-sheet");
      return html`<chat-widget-panel-sheet .model=${model} .sheet=${sheet}></chat-widget-panel-sheet>`;
  }
}

const renderWaiting = (text: string) =>
  html`<div class="waiting" role="progressbar" aria-label=${text}><i></i><i></i><i></i></div>`;
