import type { ReactiveControllerHost } from "lit";
import { type ConversationState, newConversation } from "../conversation-state.ts";
import { type Patch, patchBetween, patched } from "../patch.ts";

/** Holds the conversation; every change draws the host anew, and is told to the other tabs. */
export class ConversationStore {
  state: ConversationState = newConversation;
  readonly #host: ReactiveControllerHost;
  readonly #tell: (patch: Patch) => void;

  constructor(host: ReactiveControllerHost, tell: (patch: Patch) => void) {
    this.#host = host;
    this.#tell = tell;
  }

  change(change: Partial<ConversationState>) {
    const before = this.state;
    this.state = { ...before, ...change };
    this.#host.requestUpdate();
    const patch = patchBetween(before, this.state);
    if (patch) this.#tell(patch);
  }

  /** Takes over what another tab has changed; false: it shows another conversation than this one. */
  take(patch: Patch): boolean {
    if (patch.of !== this.state.id) return false;
    this.show(patched(this.state, patch));
    return true;
  }

  /** Shows what another tab shows. */
  show(state: ConversationState) {
    this.state = state;
    this.#host.requestUpdate();
  }
}
