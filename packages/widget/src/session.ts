import { randomId } from "@widget-chat/client";

/** What the visitor wrote into the pre-chat form; it goes with every message. */
export interface Customer {
  customer_name?: string;
  customer_email?: string;
  customer_phone?: string;
}

/** What a browser keeps of its visitor between two pages. */
export interface SessionData {
  sessionId: string | null;
  conversationId: string | null;
  customer: Customer | null;
  /** The visitor has ended the conversation. */
  ended: boolean;
}

const empty: SessionData = { sessionId: null, conversationId: null, customer: null, ended: false };

const text = (value: unknown) => (typeof value === "string" && value ? value : null);

function customerOf(value: unknown): Customer | null {
  if (typeof value !== "object" || value === null) return null;
  const fields = ["customer_name", "customer_email", "customer_phone"] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const entry = text((value as Record<string, unknown>)[field]);
      return entry ? [[field, entry]] : [];
    }),
  );
}

/** Whatever lies in the storage, read as a session: what does not fit counts as absent. */
function parse(stored: string | null): SessionData {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (typeof value !== "object" || value === null) return empty;
    const { sessionId, conversationId, customer, ended } = value as Record<string, unknown>;
    return {
      sessionId: text(sessionId),
      conversationId: text(conversationId),
      customer: customerOf(customer),
      ended: ended === true,
    };
  } catch {
    return empty;
  }
}

/**
 * The visitor's session with one tenant of one server. Nothing is stored before the first `write`; where the browser
 * refuses storage (private windows, blocked frames) the session lives as long as the page.
 */
export class Session {
  readonly #key: string;
  readonly #storage: () => Storage;
  #memory: SessionData | undefined;

  constructor(apiUrl: string, tenantId: string, storage: () => Storage = () => localStorage) {
    this.#key = `chat-widget:${apiUrl}:${tenantId.toLowerCase()}`;
    this.#storage = storage;
  }

  read(): SessionData {
    if (this.#memory) return this.#memory;
    try {
      return parse(this.#storage().getItem(this.#key));
    } catch {
      return empty;
    }
  }

  write(change: Partial<SessionData>) {
    const data = { ...this.read(), ...change };
    try {
      this.#storage().setItem(this.#key, JSON.stringify(data));
      this.#memory = undefined;
    } catch {
      this.#memory = data;
    }
  }

  /** The visitor's own id, made and stored on first use. */
  visitorId(): string {
    const known = this.read().sessionId;
    if (known) return known;
    const sessionId = randomId();
    this.write({ sessionId });
    return sessionId;
  }
}
