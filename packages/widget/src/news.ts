import type { Announcer } from "./controllers/announcer.ts";
import { countUnread } from "./conversation-state.ts";
import type { PanelDeeds } from "./elements/panel-deeds.ts";
import { say } from "./locales/words.ts";
import type { Entry } from "./transcript.ts";

/** Tells what has come in: those who listen, and those who are not looking. */
export class News {
  readonly #panel: PanelDeeds;
  readonly #announcer: Announcer;
  #told: unknown;

  constructor(panel: PanelDeeds, announcer: Announcer) {
    this.#panel = panel;
    this.#announcer = announcer;
  }

  /** Runs after every change; `isOpen`: the conversation lies open before the visitor. */
  tell(isOpen: boolean) {
    const { conversation, session, vocabulary, holder } = this.#panel;
    const { state } = conversation;
    const { words } = vocabulary;
    const isWatched = isOpen && document.visibilityState === "visible";
    if (isWatched) conversation.see();
    this.#announcer.tell(state.entries, words.lang, (entry) => this.#authorOf(entry), isWatched);
    const unread = isWatched ? 0 : countUnread(state, session.read().seen);
    const told = `${unread} ${words.launcher}`;
    if (told === this.#told || !vocabulary.ready) return;
    this.#told = told;
    holder.tellUnread(unread, unread ? say(words, "newMessages", { count: unread }) : "");
  }

  #authorOf({ role, agentName }: Entry): string {
    const { tenant, vocabulary } = this.#panel;
    if (role === "agent") return agentName || vocabulary.words.team;
    return tenant.state.phase === "ready" ? tenant.state.welcome.assistant_name : "";
  }
}
