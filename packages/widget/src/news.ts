import type { Announcer } from "./controllers/announcer.ts";
import { countUnread } from "./conversation-state.ts";
import type { PanelDeeds } from "./elements/panel-deeds.ts";
import { say } from "./locales/words.ts";
import { type Entry, welcomeEntry } from "./transcript.ts";

/** Tells what has come in: those who listen, and those who are not looking. */
export class News {
  readonly #panel: PanelDeeds;
  readonly #announcer: Announcer;
  #told: unknown;
  /** Key of the answer that is being written. */
  #awaited: string | undefined;
  /** The end of a pause that was told. */
  #pause = 0;

  constructor(panel: PanelDeeds, announcer: Announcer) {
    this.#panel = panel;
    this.#announcer = announcer;
  }

  /** Runs after every change; `isOpen`: the conversation lies open before the visitor; `quietly`: but nobody asked for that, or for a greeting. */
  tell(isOpen: boolean, quietly: boolean) {
    const { conversation, session, vocabulary, holder, tenant, greeting } = this.#panel;
    const { state } = conversation;
    const { words } = vocabulary;
    const isWatched = isOpen && document.visibilityState === "visible";
    const welcome = tenant.state.phase === "ready" ? tenant.state.welcome : undefined;
    const nameOf = ({ role, agentName }: Entry) =>
      (role === "agent" ? agentName || words.team : welcome?.assistant_name) ?? "";
    if (isWatched) conversation.see();
    const isNew = isWatched && !quietly && welcome && state.entries.length === 0;
    const entries = isNew ? [welcomeEntry(greeting ?? welcome.message)] : state.entries;
    this.#announcer.tell(entries, words.lang, nameOf, isWatched);
    const awaited = entries.find((entry) => entry.state === "streaming");
    if (awaited?.key !== this.#awaited) {
      this.#awaited = awaited?.key;
      this.#announcer.explain(awaited && isWatched ? say(words, "typing", { name: nameOf(awaited) }) : "");
    }
    // How long it lasts is seen to be counted down, and said once.
    if (isWatched && state.pausedUntil !== this.#pause) {
      this.#pause = state.pausedUntil;
      const seconds = Math.ceil((this.#pause - Date.now()) / 1000);
      if (seconds > 0) this.#announcer.say(say(words, "sendsAgain", { seconds }));
    }
    const unread = isWatched ? 0 : countUnread(state, session.read().seen);
    const told = `${unread} ${words.launcher}`;
    if (told === this.#told || !vocabulary.ready) return;
    this.#told = told;
    holder.tellUnread(unread, unread ? say(words, "newMessages", { count: unread }) : "");
  }
}
