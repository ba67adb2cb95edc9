/** Tokens as the endpoint counts them, or estimated where it does not say. */
export interface Tokens {
  input: number;
  output: number;
}

/** What a model may ask for before it answers. */
export interface Tool {
  name: string;
  description: string;
  /** A JSON schema of an object. */
  parameters: Record<string, unknown>;
}

/** What a model asks for: of a tool that it was offered, with whatever it gives it. */
export interface ToolCall {
  id: string;
  name: string;
  input: Record<string, unknown>;
}

/** A message of a prompt; what a tool gave answers the call of that id in the message before. */
export type Message =
  | { role: "system" | "user" | "assistant"; content: string }
  | { role: "assistant"; content: string; calls: ToolCall[] }
  | { role: "tool"; content: string; callId: string };

/** What a model is asked. */
export interface ModelRequest {
  messages: Message[];
  /** What it may call; an endpoint that knows none is asked without them. */
  tools?: Tool[];
  /** Most tokens the answer may have. */
  maxTokens: number;
  signal: AbortSignal;
  /** Whether something of the answer is to be seen by now; left out: all that comes is. */
  isSeen?(): boolean;
  /** Told what the call took, once it is over, however it ended; not where the endpoint took nothing in. */
  used?(tokens: Tokens): void;
  /** Told what the model calls, before its text ends; not where it calls nothing that it may. */
  called?(calls: ToolCall[]): void;
}

/** A language model. Nothing configured: no model, and all still works. */
export interface Model {
  /** The answer's text in pieces, as they come. Throws when the model fails, is slow, or the signal aborts. */
  stream(request: ModelRequest): AsyncIterable<string>;
}
