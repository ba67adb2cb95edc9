import type { Customer } from "./session.ts";

/** Everything that the visitor can ask for inside the panel. */
export type Wish =
  | { type: "close" }
  | { type: "send"; text: string }
  /** `key` names the entry that failed. */
  | { type: "retry"; key: string }
  | { type: "reload" }
  | { type: "earlier" }
  | { type: "introduce"; customer: Customer }
  | { type: "new-conversation" }
  | { type: "end" }
  | { type: "go-on" }
  | { type: "rate"; score: number; feedback: string }
  | { type: "see-product"; id: string };

/** Carries a wish from the element where it arose to the panel, which grants it and lets no page see it. */
export class WishEvent extends Event {
  readonly wish: Wish;

  constructor(wish: Wish) {
    super("wish", { bubbles: true, composed: true });
    this.wish = wish;
  }
}

export const wish = (from: EventTarget, what: Wish) => from.dispatchEvent(new WishEvent(what));

declare global {
  interface HTMLElementEventMap {
    wish: WishEvent;
  }
}
