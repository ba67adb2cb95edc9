import type { AppliedFilter, ProductCard } from "@widget-chat/contract/product-card.ts";
import type { Customer } from "./session.ts";

/** What covers the conversation for a while, until the visitor goes back to it. */
export type Sheet = "conversations" | "device" | "erase";

/** Everything that the visitor can ask for inside the panel. */
export type Wish =
  | { type: "close" }
  | { type: "send"; text: string }
  /** What stands in the field now, not sent yet. */
  | { type: "draft"; text: string }
  /** `key` names the entry that failed. */
  | { type: "retry"; key: string }
  | { type: "reload" }
  | { type: "earlier" }
  /** What the form before the first message asked for; sending it agrees to what it says. */
  | { type: "introduce"; customer: Customer }
  | { type: "talk-to-person" }
  /** Of what was understood of a wish, `filter` is taken away; `left` is what stays. */
  | { type: "without-filter"; filter: string; left: AppliedFilter[] }
  | { type: "new-conversation" }
  | { type: "open-conversation"; id: string }
  | { type: "end" }
  | { type: "go-on" }
  | { type: "rate"; score: number; feedback: string }
  /** `key` names the answer; null takes the judgement back. */
  | { type: "judge"; key: string; helpful: boolean | null }
  | { type: "show"; sheet: Sheet | null }
  /** There is a way back from what the visitor has opened; `take` says whether there still was. */
  | { type: "way-back"; take: () => boolean }
  | { type: "save-transcript" }
  | { type: "erase" }
  | { type: "see-product"; id: string }
  | { type: "add-to-cart"; product: ProductCard };

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
