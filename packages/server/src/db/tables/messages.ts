import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Message } from "@widget-chat/contract/message.ts";
import type { WishedFilter } from "@widget-chat/contract/product-card.ts";
import type { MessageContext } from "@widget-chat/contract/send-message.ts";

/** What an assistant's message carries beside its text: all that the answer showed when it was given. */
export type AnswerDetails = Omit<Answer, "response" | "conversation_id" | "message_id" | "kind" | "limit_reached"> & {
  standing?: StandingWish;
  order?: OrderAskedFor;
  /** The ids of those products of which the shop itself told what they cost, and of which whether they can be had. */
  live?: { prices: string[]; stock: string[] };
};

/** What the visitor wishes to see of the catalogue, as far as it was understood. It is for the next answer: nobody else sees it. */
export interface StandingWish {
  words: string;
  filters: (WishedFilter & { lasts?: true })[];
  order: string | null;
  /** The shop's ids of the products that were shown for it. */
  seen: string[];
  /** What was suggested to narrow it, as it is said. */
  narrowings?: { text: string; filter: WishedFilter }[];
}

/** What a visitor has given of an order of theirs; as above. */
export interface OrderAskedFor {
  number: string | null;
  email: string | null;
  language: string;
  step: "asked" | "tried" | "told" | "left";
}

/** What a visitor's message carries beside its text. It is for the people who answer: neither visitors nor models see it. */
export interface QuestionDetails {
  page_url?: string;
  context?: MessageContext;
  /** Who wrote, proven by the tenant's own server; `id` is its own. */
  visitor?: { id: string; verified: true };
  /** Nobody asked this: its words name a wish that was chosen, or taken away. */
  is_choice?: true;
}

/** What is in `details`, by whose message it is. */
export type Detailed =
  | { role: "visitor"; details: QuestionDetails | null }
  | { role: "assistant"; details: AnswerDetails | null }
  | { role: "agent" | "system"; details: null };

export interface MessagesTable {
  tenant_id: string;
  conversation_id: string;
  /** From 1, without gaps. */
  seq: number;
  id: string;
  role: Message["role"];
  kind: Message["kind"];
  content: string;
  agent_name: string | null;
  details: Detailed["details"];
  created_at: Date;
}
