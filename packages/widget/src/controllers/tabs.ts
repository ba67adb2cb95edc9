import type { ReactiveController } from "lit";
import { alone } from "../alone.ts";
import type { ConversationState } from "../conversation-state.ts";
import type { Patch } from "../patch.ts";

/** What tabs tell each other. */
export type News =
  | { type: "patch"; patch: Patch }
  /** What does this conversation look like? Whoever shows it says so. */
  | { type: "ask"; id: string | null }
  | { type: "state"; state: ConversationState }
  /** The session was written by another tab: draft, consent, what waits to be sent. */
  | { type: "session" };

/**
 * The visitor's other tabs with the same chat. What one shows all show; one of them alone holds the connection to the server,
 * and one alone sends. Where the browser knows no locks each tab does so for itself.
 */
export class Tabs implements ReactiveController {
  readonly #name: string;
  readonly #onNews: (news: News) => void;
  #channel: BroadcastChannel | undefined;

  constructor(name: string, onNews: (news: News) => void) {
    this.#name = name;
    this.#onNews = onNews;
  }

  hostConnected() {
    // Frames without an origin of their own have no channel.
    try {
      this.#channel = new BroadcastChannel(this.#name);
      this.#channel.addEventListener("message", ({ data }: MessageEvent<News>) => this.#onNews(data));
    } catch {
      this.#channel = undefined;
    }
    addEventListener("storage", this.#stored);
  }

  hostDisconnected() {
    removeEventListener("storage", this.#stored);
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** Not told by the other tab: what it has written can be read here only now. */
  readonly #stored = ({ key }: StorageEvent) => {
    if (key?.startsWith(`${this.#name}:`)) this.#onNews({ type: "session" });
  };

  tell(news: News) {
    this.#channel?.postMessage(news);
  }

  /** Does `work` while no other tab of this chat does the same; not at all once `signal` aborts. */
  alone(what: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    return alone(`${this.#name}:${what}`, { signal }, work);
  }
}
