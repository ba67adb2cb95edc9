export interface ServerEvent {
  id?: string;
  event: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects
  data: any;
}

/** An open event stream, read as a browser reads one that it fetched. */
export interface OpenEvents {
  reply: Response;
  /** The next event. Throws when the stream has ended. */
  next(): Promise<ServerEvent>;
  /** The events up to and including the first that passes. */
  until(passes: (event: ServerEvent) => boolean): Promise<ServerEvent[]>;
  /** All events until the server ends the stream. */
  rest(): Promise<ServerEvent[]>;
  /** Everything received so far, as it was written. */
  text(): string;
  /** Leaves, as a visitor who closes the page. */
  leave(): void;
}

export async function openEvents(url: string, init: RequestInit = {}): Promise<OpenEvents> {
  const leaving = new AbortController();
  const reply = await fetch(url, { ...init, signal: leaving.signal });
  let text = "";
  const events = read(reply, (chunk) => (text += chunk));
  const open: OpenEvents = {
    reply,
    async next() {
      const { done, value } = await events.next();
      if (done) throw new Error(`The stream has ended after ${text}`);
      return value;
    },
    async until(passes) {
      const seen = [await open.next()];
      while (!passes(seen.at(-1) as ServerEvent)) seen.push(await open.next());
      return seen;
    },
    async rest() {
      const seen: ServerEvent[] = [];
      for await (const event of events) seen.push(event);
      return seen;
    },
    text: () => text,
    leave: () => leaving.abort(),
  };
  return open;
}

async function* read(reply: Response, onText: (text: string) => void): AsyncGenerator<ServerEvent> {
  let buffer = "";
  for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    const text = Buffer.from(chunk).toString();
    onText(text);
    buffer += text;
    const blocks = buffer.split("\n\n");
    buffer = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s)));
      if (fields["data"] !== undefined) yield { ...fields, data: JSON.parse(fields["data"]) } as ServerEvent;
    }
  }
}
