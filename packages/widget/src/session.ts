import { randomId } from "@widget-chat/client";
import { type Parcel, parcelsOf } from "./parcel.ts";

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
  /** What the visitor said and no answer has settled, oldest first. */
  unsent: Parcel[];
}

const empty: SessionData = { sessionId: null, conversationId: null, customer: null, ended: false, unsent: [] };

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
    const { sessionId, conversationId, customer, ended, unsent } = value as Record<string, unknown>;
    return {
      sessionId: text(sessionId),
      conversationId: text(conversationId),
      customer: customerOf(customer),
      ended: ended === true,
      unsent: parcelsOf(unsent),
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

  /** Keeps a parcel until it is dropped, in place of the one with the same key. */
  keep(parcel: Parcel) {
    const { unsent } = this.read();
    const at = unsent.findIndex(({ key }) => key === parcel.key);
    this.write({ unsent: at < 0 ? [...unsent, parcel] : unsent.with(at, parcel) });
  }

  drop(keys: Iterable<string>) {
    const gone = new Set(keys);
    const { unsent } = this.read();
    if (unsent.some(({ key }) => gone.has(key))) this.write({ unsent: unsent.filter(({ key }) => !gone.has(key)) });
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
