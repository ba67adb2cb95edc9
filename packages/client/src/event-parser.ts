/** What stands between two blank lines of an event stream; absent fields were not sent. */
export interface EventBlock {
  /** Default `message`. */
  event: string;
  data?: string;
  /** Where to resume; empty: forget the one before. */
  id?: string;
  /** Pause in ms before reconnecting. */
  retry?: number;
}

/**
 * Reads `text/event-stream` as the HTML standard parses it once it is decoded, from pieces cut anywhere.
 * Unlike there, blocks without data are given too, for the `id` and `retry` in them.
 * A block that the end of the stream cuts off is dropped.
 */
export function eventParser(): (piece: string) => EventBlock[] {
  let rest = "";
  let afterReturn = false;
  let block: EventBlock | undefined;

  return (piece) => {
    if (!piece) return [];
    // A line ends at its carriage return, without waiting for the line feed that may follow in the next piece.
    if (afterReturn && piece[0] === "\n") piece = piece.slice(1);
    afterReturn = piece.endsWith("\r");

    const blocks: EventBlock[] = [];
    const lines = (rest + piece).split(/\r\n|\r|\n/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (line) block = withField(block, line);
      else if (block) {
        blocks.push(block);
        block = undefined;
      }
    }
    return blocks;
  };
}

function withField(block: EventBlock | undefined, line: string): EventBlock | undefined {
  const colon = line.indexOf(":");
  if (colon === 0) return block; // a comment
  const name = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? "" : line.slice(colon + (line[colon + 1] === " " ? 2 : 1));
  const next = block ?? { event: "message" };
  if (name === "event") next.event = value || "message";
  else if (name === "data") next.data = next.data === undefined ? value : `${next.data}\n${value}`;
  else if (name === "id" && !value.includes("\0")) next.id = value;
  else if (name === "retry" && /^\d+$/.test(value)) next.retry = Number(value);
  else return block;
  return next;
}
