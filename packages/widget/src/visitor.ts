import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { Consent } from "@widget-chat/contract/consent.ts";
import type { PanelSetting, VisitorUser } from "./panel-door.ts";
import type { Customer, Session } from "./session.ts";

export interface VisitorDeps {
  session: Session;
  setting(): PanelSetting;
}

const customerOf = ({ name, email, phone }: VisitorUser): Customer => ({
  ...(name && { customer_name: name }),
  ...(email && { customer_email: email }),
  ...(phone && { customer_phone: phone }),
});

/** What a button says beside the words that it sends. */
export type Beside = Pick<SendMessage, "intent" | "applied_filters">;

/** Where the visitor is, for the people who answer; what stands behind `#` is nobody's business. */
function pageAddress(): string | undefined {
  const { origin, pathname, search } = location;
  return origin.startsWith("http") ? `${origin}${pathname}${search}`.slice(0, 2000) : undefined;
}

/** Who writes: what they have agreed to, what is known of them, and what goes with each of their messages. */
export class Visitor {
  readonly #deps: VisitorDeps;

  constructor(deps: VisitorDeps) {
    this.#deps = deps;
  }

  /** What the page or the visitor has said of who they are; null: nothing yet. */
  get customer(): Customer | null {
    const { setting, session } = this.#deps;
    const { user } = setting();
    return user ? { ...session.read().customer, ...customerOf(user) } : session.read().customer;
  }

  body(message: string, beside?: Beside): SendMessage {
    const { session, setting } = this.#deps;
    const { mode, context } = setting();
    const page = pageAddress();
    return {
      message,
      session_id: session.visitorId(),
      ...((mode === "rag" || mode === "ecommerce") && { type: mode }),
      ...this.customer,
      ...beside,
      ...(page && { page_url: page }),
      ...(Object.keys(context).length > 0 && { context }),
    };
  }

  /** Whether it is still to be kept that the visitor agrees, by the form or by the page's own means, before a word of theirs is. */
  mustAgree(consent: Consent | null): boolean {
    const { session, setting } = this.#deps;
    const given = session.read().consent;
    if (consent) return given !== consent.version;
    return setting().consent !== null && given === null;
  }
}
