import { html, nothing } from "lit";
import { type ConversationState, isEnded } from "../conversation-state.ts";
import { offlineIcon, pauseIcon } from "../icons.ts";
import { say } from "../locales/words.ts";
import { type Entry, replyEntry, welcomeEntry } from "../transcript.ts";
import { load } from "./on-demand.ts";
import { isAnswering, isEntering, type PanelModel, type Ready } from "./panel-model.ts";

export function renderConversation(model: PanelModel, { welcome, settings }: Ready) {
  const { conversation, words } = model;
  return html`<chat-widget-message-list
    part="messages"
    .entries=${shownEntries(conversation, model.greeting ?? welcome.message)}
    .suggestions=${shownSuggestions(model, welcome.suggestions)}
    .words=${words}
    .assistant=${welcome.assistant_name}
    .imageHosts=${settings.image_hosts}
    .hasEarlier=${conversation.hasEarlier}
    .canAddToCart=${model.setting.tools.has("add-to-cart")}
    .inCart=${model.inCart}
  >
    ${isEntering(model) ? renderEntry(model, settings) : nothing}
    ${isEnded(conversation) && conversation.id && settings.csat.enabled ? renderScore(model, settings) : nothing}
  </chat-widget-message-list>`;
}

function renderEntry(model: PanelModel, settings: Ready["settings"]) {
  load("prechat-form");
  return html`<chat-widget-prechat-form
    part="form"
    .model=${model}
    .settings=${settings}
  ></chat-widget-prechat-form>`;
}

function renderScore(model: PanelModel, settings: Ready["settings"]) {
  load("csat-form");
  return html`<chat-widget-csat-form part="form" .model=${model} .settings=${settings}></chat-widget-csat-form>`;
}

function shownEntries({ entries, hasEarlier, agentTyping }: ConversationState, greeting: string): Entry[] {
  const agentName = entries.findLast((entry) => entry.agentName)?.agentName;
  const typing: Entry[] = agentTyping ? [{ ...replyEntry("agent"), role: "agent", agentName }] : [];
  return [...(hasEarlier ? [] : [welcomeEntry(greeting)]), ...entries, ...typing];
}

/** What the visitor may want to say next; and what the page can do for them. */
function shownSuggestions(model: PanelModel, first: string[]): string[] {
  const { conversation, setting } = model;
  if (isEntering(model) || isAnswering(model) || isEnded(conversation)) return [];
  const deeds = [...setting.tools.values()].flatMap(({ label }) => label ?? []);
  const last = conversation.entries.at(-1);
  return [...(last ? last.suggestions : first), ...(last?.role === "visitor" ? [] : deeds)];
}

export function renderFooter(model: PanelModel, { settings }: Ready) {
  const { conversation, cooldown, offline, words } = model;
  if (isEntering(model)) return nothing;
  if (isEnded(conversation)) return renderEnd(model, settings);
  return html`<footer part="footer">
    ${renderStrip(model)}
    <chat-widget-composer
      .words=${words}
      .maxLength=${settings.message_max_length}
      .blocked=${cooldown > 0 && !offline}
      .draft=${model.draft}
    ></chat-widget-composer>
  </footer>`;
}

/** What keeps messages from being sent now. */
function renderStrip({ offline, cooldown, conversation, words }: PanelModel) {
  if (offline) {
    const waiting = conversation.entries.some((entry) => entry.failure?.code === "offline");
    return html`<p class="strip" part="strip">
      ${offlineIcon} <span>${words.offline} ${waiting ? words.waits : nothing}</span>
    </p>`;
  }
  if (cooldown > 0)
    return html`<p class="strip" part="strip">
      ${pauseIcon} <span>${words.tooFast} <b>${say(words, "sendsAgain", { seconds: cooldown })}</b></span>
    </p>`;
  return nothing;
}

function renderEnd(model: PanelModel, settings: Ready["settings"]) {
  load("conversation-end");
  return html`<chat-widget-conversation-end
    part="footer"
    .model=${model}
    .settings=${settings}
  ></chat-widget-conversation-end>`;
}
