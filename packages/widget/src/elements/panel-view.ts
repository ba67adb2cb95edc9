import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import type { Announcer } from "../controllers/announcer.ts";
import type { Rating } from "../controllers/rating.ts";
import { type ConversationState, isEnded } from "../controllers/store.ts";
import type { TenantState } from "../controllers/tenant.ts";
import type { Vocabulary } from "../controllers/vocabulary.ts";
import { icons } from "../icons.ts";
import type { PanelSetting } from "../panel-door.ts";
import { type Entry, replyEntry, welcomeEntry } from "../transcript.ts";
import { wish, type WishEvent } from "../wish.ts";

/** All that the panel shows. */
export interface PanelModel {
  opened: boolean;
  setting: PanelSetting;
  vocabulary: Vocabulary;
  announcements: Announcer["announcements"];
  tenant: TenantState;
  conversation: ConversationState;
  /** A message is being sent or answered. */
  answering: boolean;
  /** Seconds until the next message is taken; 0: now. */
  cooldown: number;
  offline: boolean;
  rating: Rating;
  /** The pre-chat form stands before the first message. */
  prechat: boolean;
}

export interface PanelActions {
  grant(event: WishEvent): void;
  key(event: KeyboardEvent): void;
  /** The browser has closed the dialog, or wants to: Escape, or back on Android. */
  close(): void;
}

type Ready = Extract<TenantState, { phase: "ready" }>;

export function renderPanel(model: PanelModel, { grant, key, close }: PanelActions): TemplateResult {
  const { words, ready, locale } = model.vocabulary;
  const name = model.tenant.phase === "ready" ? model.tenant.welcome.assistant_name : "";
  const cancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  // It comes late: the dialog may have been shown anew meanwhile, as when the element moves or a phone turns.
  const closed = (event: Event) => (event.currentTarget as HTMLDialogElement).open || close();
  return html`<dialog
    popover="manual"
    class=${classMap({ open: model.opened, left: model.setting.position === "left" })}
    aria-label=${name ? words.dialog(name) : words.conversation}
    tabindex="-1"
    dir=${words.dir}
    lang=${locale ?? nothing}
    @wish=${grant}
    @keydown=${key}
    @keyup=${key}
    @keypress=${key}
    @cancel=${cancel}
    @close=${closed}
  >
    ${ready ? [renderHeader(model, name), renderBody(model)] : renderWaiting(words.loading)}
    <div class="unseen" role="status">
      ${repeat(
        model.announcements,
        ({ key: id }) => id,
        ({ text }) => html`<p>${text}</p>`,
      )}
    </div>
  </dialog>`;
}

function renderHeader({ tenant, conversation, vocabulary: { words } }: PanelModel, name: string) {
  const { status, handler, entries } = conversation;
  const human = handler === "human" ? words.personAnswers : words.personCalled;
  const busyStatus = handler === "human" || status === "escalated" ? human : words.answersAtOnce;
  return html`<chat-widget-panel-header
    .words=${words}
    .name=${name}
    .status=${tenant.phase === "ready" && !isEnded(conversation) ? busyStatus : ""}
    .avatar=${tenant.phase === "ready" ? tenant.welcome.avatar_url : null}
    .away=${tenant.phase !== "ready"}
    .canStartNew=${tenant.phase === "ready" && entries.length > 0}
    .canEnd=${tenant.phase === "ready" && conversation.id !== null && !isEnded(conversation)}
  ></chat-widget-panel-header>`;
}

function renderBody(model: PanelModel) {
  const { tenant, vocabulary } = model;
  switch (tenant.phase) {
    case "loading":
      return renderWaiting(vocabulary.words.loading);
    case "failed":
      return html`<chat-widget-no-chat .failure=${tenant.failure} .words=${vocabulary.words}></chat-widget-no-chat>`;
    case "ready":
      return [renderConversation(model, tenant), renderFooter(model, tenant)];
  }
}

const renderWaiting = (text: string) =>
  html`<div class="waiting" role="progressbar" aria-label=${text}><i></i><i></i><i></i></div>`;

function renderConversation(model: PanelModel, { welcome, settings }: Ready) {
  const { conversation, vocabulary, prechat, rating } = model;
  const { words } = vocabulary;
  const score = isEnded(conversation) && conversation.id && settings.csat.enabled;
  return html`<chat-widget-message-list
    .entries=${shownEntries(conversation, welcome.message)}
    .suggestions=${shownSuggestions(model, welcome.suggestions)}
    .words=${words}
    .locale=${vocabulary.locale}
    .assistant=${welcome.assistant_name}
    .hasEarlier=${conversation.hasEarlier}
  >
    ${
      prechat
        ? html`<chat-widget-prechat-form
            .fields=${settings.widget_prechat_fields}
            .escalates=${settings.escalation.enabled}
            .words=${words}
          ></chat-widget-prechat-form>`
        : nothing
    }
    ${
      score
        ? html`<chat-widget-csat-form
            .words=${words}
            .score=${conversation.score}
            .asksFeedback=${settings.csat.ask_feedback}
            .sending=${rating.sending}
            .failure=${rating.failure}
          ></chat-widget-csat-form>`
        : nothing
    }
  </chat-widget-message-list>`;
}

function shownEntries({ entries, hasEarlier, agentTyping }: ConversationState, greeting: string): Entry[] {
  const agentName = entries.findLast((entry) => entry.agentName)?.agentName;
  const typing: Entry[] = agentTyping ? [{ ...replyEntry("agent"), role: "agent", agentName }] : [];
  return [...(hasEarlier ? [] : [welcomeEntry(greeting)]), ...entries, ...typing];
}

function shownSuggestions({ conversation, answering, prechat }: PanelModel, first: string[]): string[] {
  if (prechat || answering || isEnded(conversation)) return [];
  const last = conversation.entries.at(-1);
  return last ? last.suggestions : first;
}

function renderFooter(model: PanelModel, tenant: Ready) {
  const { conversation, prechat, cooldown, offline, vocabulary } = model;
  const { words } = vocabulary;
  if (prechat) return nothing;
  if (isEnded(conversation)) return renderEnd(model, tenant);
  return html`<footer>
    ${renderStrip(model)}
    <chat-widget-composer
      .words=${words}
      .maxLength=${tenant.settings.message_max_length}
      .blocked=${cooldown > 0 && !offline}
    ></chat-widget-composer>
  </footer>`;
}

function renderStrip({ offline, cooldown, conversation, vocabulary: { words } }: PanelModel) {
  if (offline) {
    const waiting = conversation.entries.some((entry) => entry.failure?.code === "offline");
    return html`<p class="strip">${icons.offline} <span>${words.offline} ${waiting ? words.waits : nothing}</span></p>`;
  }
  if (cooldown > 0)
    return html`<p class="strip">
      ${icons.pause} <span>${words.tooFast} <b>${words.sendsAgain(cooldown)}</b></span>
    </p>`;
  return nothing;
}

function renderEnd({ conversation, vocabulary: { words } }: PanelModel, { settings }: Ready) {
  // One thing at a time: as long as a score is asked for, its button is the one that stands out.
  const look = settings.csat.enabled && conversation.score === null ? "button" : "button primary";
  return html`<footer class="ended">
    <p>
      ${words.ended}
      <button class="link" type="button" @click=${(event: Event) => wish(event.target!, { type: "go-on" })}>
        ${words.goOn}
      </button>
    </p>
    <button class=${look} type="button" @click=${(event: Event) => wish(event.target!, { type: "new-conversation" })}>
      ${words.newConversation}
    </button>
  </footer>`;
}
