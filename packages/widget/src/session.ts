import { randomId } from "@widget-chat/client";
import { isParcel, type Parcel } from "./parcel.ts";

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
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isCustomer = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(([name, entry]) => /^customer_(name|email|phone)$/.test(name) && isText(entry));

const isPast = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (past) => isObject(past) && isText(past["id"]) && typeof past["at"] === "number" && isText(past["title"]),
  );

/** What is more than a text, a number or a flag. */
const fits: Record<string, (value: unknown) => boolean> = { customer: isCustomer, past: isPast, unsent: isParcel };

type ParcelName = `unsent:${string}`;
/** What is kept, by name: each parcel under one of its own. Null: nothing is there. */
type Kept = Partial<Omit<SessionData, "unsent">> & Record<ParcelName, Parcel | null>;

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

/**
 * The visitor's session with one tenant of one server, each member and parcel under a key of its own: what one tab writes reaches
 * the others a moment later, and takes nothing from what they write meanwhile. Nothing is stored before the first `write`; where the browser
 * refuses storage (private windows, blocked frames), or the visitor has not agreed yet, it lives as long as the page.
 */
export class Session {
  /** Names the session among those of other tenants and servers; tabs that share it share the conversation. */
  readonly name: string;
  readonly #options: SessionOptions;
  /** What could not be stored yet. */
  #memory: Kept | undefined;

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
    const kept: Kept = { ...this.#stored(), ...this.#memory };
    const parcels = Object.keys(kept).filter((name): name is ParcelName => name.startsWith("unsent:"));
    // Their keys are in the order in which they were written.
    return { ...empty, ...kept, unsent: parcels.sort().flatMap((name) => kept[name] ?? []) };
  }

  /** What is stored; what was not written for `life` (ms) is a stranger's, and goes. */
  #stored(): Kept {
    const kept: Record<string, unknown> & Kept = {};
    try {
      const storage = this.#options.storage();
      const own: string[] = [];
      // Not Object.keys: that asks for what stands behind each key, the page's own too.
      for (const key of Reflect.ownKeys(storage) as string[]) {
        const name = key.replace(this.#keyOf(""), "");
        const [member] = name.split(":") as [keyof SessionData];
        const usual = empty[member];
        if (name === key || usual === undefined) continue;
        own.push(key);
        try {
          const value: unknown = JSON.parse(storage.getItem(key)!);
          if (fits[member]?.(value) ?? typeof value === typeof (usual ?? "")) kept[name] = value;
        } catch {
          // It counts as absent.
        }
      }
      if (kept.at && Date.now() - kept.at <= this.#options.life()) return kept;
      for (const key of own) storage.removeItem(key);
    } catch {
      // Refused.
    }
    return {};
  }

  write(change: Kept) {
    const stored = this.#stored();
    const own: Kept = { ...this.#memory, ...change };
    // What other tabs have stored is theirs, and the conversation there belongs to the visitor's id there.
    if (stored.sessionId && !change.sessionId) delete own.sessionId;
    try {
      if (!this.#options.mayStore()) throw new Error("not yet");
      const storage = this.#options.storage();
      // The age first: to a tab that reads meanwhile, what has none is a stranger's.
      for (const [name, value] of Object.entries({ at: Date.now(), ...own })) {
        if (value === null) storage.removeItem(this.#keyOf(name));
        else storage.setItem(this.#keyOf(name), JSON.stringify(value));
      }
      this.#memory = undefined;
    } catch {
      this.#memory = own;
    }
    this.#options.onChange();
  }

  #keyOf(name: string): string {
    return `${this.name}:${name}`;
  }

  /** Keeps a parcel until it is dropped, in place of the one with the same key. */
  keep(parcel: Parcel) {
    this.write({ [`unsent:${parcel.key}`]: parcel });
  }

  drop(keys: string[]) {
    const gone = this.read().unsent.filter(({ key }) => keys.includes(key));
    if (gone.length > 0) this.write(Object.fromEntries(gone.map(({ key }) => [`unsent:${key}`, null])));
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
