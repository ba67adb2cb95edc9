import { randomId } from "@widget-chat/client";
import { type Parcel, parcelsOf } from "./parcel.ts";

/** What the visitor wrote into the pre-chat form; it goes with every message. */
export interface Customer {
  customer_name?: string;
  customer_email?: string;
  customer_phone?: string;
}

/** A conversation that the visitor can go back to. */
export interface PastConversation {
  id: string;
  /** When it was last spoken in, in ms since 1970. */
  at: number;
  /** The beginning of what the visitor said first. */
  title: string;
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
  /** What the visitor has begun to write. */
  draft: string;
  /** Id of the newest message that the visitor has seen. */
  seen: string | null;
  /** Somebody may answer while nobody looks. */
  expects: boolean;
  /** The version of the tenant's terms that the visitor has agreed to; "" where the page alone asked. */
  consent: string | null;
  /** Conversations of before, the newest first. */
  past: PastConversation[];
  /** When it was last written, in ms since 1970. */
  at: number;
}

const empty: SessionData = {
  sessionId: null,
  conversationId: null,
  customer: null,
  ended: false,
  unsent: [],
  draft: "",
  seen: null,
  expects: false,
  consent: null,
  past: [],
  at: 0,
};

/** Earlier conversations that are kept; more nobody looks through. */
const mostPast = 20;

const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => typeof value === "boolean";
const isNumber = (value: unknown) => typeof value === "number";
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isCustomer = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(([name, entry]) => /^customer_(name|email|phone)$/.test(name) && isText(entry));

const isPast = (value: unknown) =>
  Array.isArray(value) &&
  value.every((past) => isObject(past) && isText(past["id"]) && isNumber(past["at"]) && isText(past["title"]));

const fits: Record<keyof SessionData, (value: unknown) => boolean> = {
  sessionId: isText,
  conversationId: isText,
  customer: isCustomer,
  ended: isFlag,
  unsent: Array.isArray,
  draft: isText,
  seen: isText,
  expects: isFlag,
  consent: isText,
  past: isPast,
  at: isNumber,
};

/** Whatever was stored under a name, read as what belongs there: what does not fit counts as absent. */
function parse(name: keyof SessionData, stored: string | null): unknown {
  try {
    // What is not there at all is read as null.
    const value: unknown = JSON.parse(stored!);
    if (!fits[name](value)) return empty[name];
    return name === "unsent" ? parcelsOf(value) : value;
  } catch {
    return empty[name];
  }
}

export interface SessionOptions {
  /** Throws where the browser refuses it. */
  storage(): Storage;
  /** Whether anything may be kept on the visitor's device now. */
  mayStore(): boolean;
  /** A session that was not written for so long (ms) is another visitor's. */
  life(): number;
  /** Called after each change. */
  onChange(): void;
}

const names = Object.keys(empty) as (keyof SessionData)[];

/**
 * The visitor's session with one tenant of one server, each member under a key of its own: what one tab writes reaches the
 * others a moment later, and takes nothing from what they write meanwhile. Nothing is stored before the first `write`; where the browser
 * refuses storage (private windows, blocked frames), or the visitor has not agreed yet, it lives as long as the page.
 */
export class Session {
  /** Names the session among those of other tenants and servers; tabs that share it share the conversation. */
  readonly name: string;
  readonly #options: SessionOptions;
  /** What could not be stored yet. */
  #memory: Partial<SessionData> | undefined;

  constructor(apiUrl: string, tenantId: string, options: SessionOptions) {
    this.name = `chat-widget:${apiUrl}:${tenantId.toLowerCase()}`;
    this.#options = options;
  }

  /** Stores what could not be stored before; whether all that is written reaches the visitor's other tabs. */
  share(): boolean {
    if (this.#memory) this.write({});
    return !this.#memory;
  }

  read(): SessionData {
    return { ...this.#stored(), ...this.#memory };
  }

  #stored(): SessionData {
    try {
      const storage = this.#options.storage();
      const members = names.map((name) => [name, parse(name, storage.getItem(this.#keyOf(name)))]);
      const data: SessionData = Object.fromEntries(members);
      return Date.now() - data.at > this.#options.life() ? empty : data;
    } catch {
      return empty;
    }
  }

  write(change: Partial<SessionData>) {
    const stored = this.#stored();
    const own = { ...this.#memory, ...change, at: Date.now() };
    // What other tabs have stored is theirs, and the conversation there belongs to the visitor's id there.
    if (stored.sessionId && !change.sessionId) delete own.sessionId;
    try {
      if (!this.#options.mayStore()) throw new Error("not yet");
      const storage = this.#options.storage();
      // What takes the place of a stranger's goes as a whole.
      const told = Object.entries(stored === empty ? { ...empty, ...own } : own) as [keyof SessionData, unknown][];
      for (const [name, value] of told) storage.setItem(this.#keyOf(name), JSON.stringify(value));
      this.#memory = undefined;
    } catch {
      this.#memory = own;
    }
    this.#options.onChange();
  }

  #keyOf(name: keyof SessionData): string {
    return `${this.name}:${name}`;
  }

  /** Forgets the visitor. */
  clear() {
    this.#memory = undefined;
    try {
      for (const name of names) this.#options.storage().removeItem(this.#keyOf(name));
    } catch {
      // Where nothing can be kept, nothing is left.
    }
    this.#options.onChange();
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

  /** Puts a conversation first among those the visitor can go back to. */
  remember(conversation: PastConversation) {
    const others = this.read().past.filter(({ id }) => id !== conversation.id);
    this.write({ past: [conversation, ...others].slice(0, mostPast) });
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
