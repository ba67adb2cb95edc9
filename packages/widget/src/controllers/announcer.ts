import type { ReactiveController, ReactiveControllerHost } from "lit";

/** How long an announcement stays in the live region, in ms: long enough to be taken up, gone before anyone browses there. */
const stay = 2500;

/**
 * What a screen reader says by itself: each finished answer and each trouble, once. It speaks through a live region of its own,
 * since the transcript changes with every word that is streamed.
 */
export class Announcer implements ReactiveController {
  /** Each in an element of its own, so that the same words twice are read twice. */
  announcements: { key: number; text: string }[] = [];
  readonly #host: ReactiveControllerHost;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #count = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.announcements = [];
  }

  say(text: string) {
    const announcement = { key: (this.#count += 1), text };
    this.announcements = [...this.announcements, announcement];
    this.#host.requestUpdate();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.announcements = this.announcements.filter((other) => other !== announcement);
      this.#host.requestUpdate();
    }, stay);
    this.#timers.add(timer);
  }
}
