import { expect } from "vitest";

/**
 * A client as the specification alone teaches to write one: five endpoints, one header, the members it names.
 * It knows nothing of what this server adds, and must work all the same.
 */
export class SpecifiedClient {
  readonly #base: string;
  readonly #tenant: string | null;

  /** @param tenant slug or id; null leaves the header out */
  constructor(base: string, tenant: string | null) {
    this.#base = base;
    this.#tenant = tenant;
  }

  send(message: string, more: object = {}): Promise<Got> {
    return this.#call("POST", "/api/chat/widget", { message, session_id: "visitor-1", ...more });
  }
  welcome(): Promise<Got> {
    return this.#call("GET", "/api/chat/welcome");
  }
  history(conversationId: string): Promise<Got> {
    return this.#call("GET", `/api/chat/widget/messages/${conversationId}`);
  }
  settings(): Promise<Got> {
    return this.#call("GET", "/api/chat/widget-settings");
  }
  rate(conversation_id: string, score: number, feedback: string): Promise<Got> {
    return this.#call("POST", "/api/chat/widget/csat", { conversation_id, score, feedback });
  }

  async #call(method: string, path: string, body?: object): Promise<Got> {
    const headers = {
      ...(this.#tenant !== null && { "X-Tenant-Id": this.#tenant }),
      ...(body && { "Content-Type": "application/json" }),
    };
    const reply = await fetch(this.#base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: reply.status, text: await reply.text(), headers: reply.headers };
  }
}

export interface Got {
  status: number;
  text: string;
  headers: Headers;
}

/** The members of an answer that the specification names. */
interface SpecifiedAnswer {
  response: string;
  conversation_id: string;
  widget_type: "rag" | "ecommerce";
  rag_active: boolean;
  ecommerce_active: boolean;
}

/** Reads an answer and leaves out what the specification does not name. */
export function answerIn({ status, text }: Got): SpecifiedAnswer {
  expect(status, text).toBe(200);
  const { response, conversation_id, widget_type, rag_active, ecommerce_active } = JSON.parse(text) as SpecifiedAnswer;
  return { response, conversation_id, widget_type, rag_active, ecommerce_active };
}
