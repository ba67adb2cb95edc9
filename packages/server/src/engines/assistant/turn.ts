import type { Answer } from "@widget-chat/contract/answer.ts";
import type { WishedFilter } from "@widget-chat/contract/product-card.ts";
import type { Mode } from "@widget-chat/contract/mode.ts";

/** What the assistant is told of one visitor message. */
export interface Turn {
  tenant: {
    id: string;
    name: string;
    /** Null: it has no name of its own. */
    assistantName: string | null;
    locale: string;
    /** Whether a person can take over. */
    escalation: boolean;
    /** What the visitor reads when a person has been called; null: the assistant's own words. */
    handoffMessage: string | null;
    /** Which modes the tenant has switched on: the other one helps out where one finds nothing. */
    ragActive: boolean;
    ecommerceActive: boolean;
  };
  mode: Mode;
  /** Trimmed, 1–4,000 characters, plain text. */
  question: string;
  /** What the visitor wishes for by a button, whatever the words. */
  intent: "person" | null;
  /** What the visitor wishes to see of the catalogue, whatever the words; null: what the words say. */
  wish: WishedFilter[] | null;
  /** Whether a person has been called who has not given the conversation back. */
  isEscalated: boolean;
  /** What was said before, oldest first, at most the last ten messages. */
  history: { role: "visitor" | "assistant" | "agent"; content: string; kind: string }[];
  /** What its own last messages showed of the catalogue, oldest first, those that showed nothing too; none without one. */
  shown: Shown[];
  order: OrderTalk;
  /** Who writes: neither a model nor a search is told. */
  visitor: {
    session: string;
    /** The address, or network, that the message came from. */
    network: string;
    /** As given in the form before the chat; null: it was not asked for. */
    email: string | null;
    /** That the browser asks for (ISO 639), the most wished for first; left out: it doesn't tell. */
    languages?: string[];
  };
  /** The language (ISO 639) that the message is likeliest in, where its words alone don't tell; null or left out: the tenant's. */
  likely?: string | null;
}

/** What was said of an order of the visitor's own. */
export interface OrderTalk {
  /** Where it was left, with nothing but small talk since; null: the talk is of something else. */
  last: OrderState | null;
  /** The same, whatever else was spoken of since; null: none was asked for lately. */
  left: OrderState | null;
  /** The answers of the last messages that were about one: they, and what they answer, are for nobody else. */
  answers: string[];
  /** The numbers and e-mail addresses that were given with these: whatever names one of them is for nobody else either. */
  given: string[];
}

/** What is known of an order that a visitor asks for. */
export interface OrderState {
  /** As the visitor gave them. */
  number: string | null;
  email: string | null;
  /** In which language of the assistant it is spoken of. */
  language: string;
  /** Something was asked for; it was looked for in vain; it was told; it was left at that. */
  step: "asked" | "tried" | "told" | "left";
}

/** What a message showed of the catalogue. */
export interface Shown {
  /** The shop's own ids of the products, in their order. */
  products: string[];
  standing: Standing | null;
}

/** What the visitor wishes to see of the catalogue, after all that he said of it. */
export interface Standing {
  words: string;
  filters: StandingFilter[];
  order: string | null;
  /** The products that were shown for it. */
  seen: string[];
  /** What was suggested to narrow it, as it is said: whoever says just that means it. */
  narrowings?: Narrowings;
}

/** One of its conditions, and whether that holds for all that is looked for later, too. */
type StandingFilter = WishedFilter & { lasts?: true };

/** What was suggested, as it is said and as it is meant. */
export type Narrowings = { text: string; filter: WishedFilter }[];

/** What the assistant makes of a turn; the conversation adds ids, status and modes. */
export type Draft = Pick<Answer, "response" | "citations" | "products" | "applied_filters" | "suggestions"> & {
  kind: "answer" | "clarify" | "no_answer" | "handoff";
  /** What the next message may go on from; left out: nothing was sought in the catalogue. */
  standing?: Standing;
  /** The same, of an order of the visitor's own; left out: it is about something else. */
  order?: OrderState;
  /** The ids of those products of which the shop itself told what they cost, and of which whether they can be had. */
  live?: { prices: string[]; stock: string[] };
};

/** `delta` events in the order in which the text grows, then one `draft`, whose response is authoritative. */
export type AssistantEvent = { type: "delta"; text: string } | { type: "draft"; draft: Draft };
