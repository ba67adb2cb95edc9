import type OpenAI from "openai";
import type { Message, Tool, ToolCall } from "./model.ts";

type Wired = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** No answer needs more; what goes beyond is not kept, in UTF-16 units for a call. */
const most = { calls: 8, input: 4_000, id: 100, received: 64_000 };

/** Gathers tool calls that come in pieces. They are input from outside: only what may be called comes out. */
export interface CallGatherer {
  /** @returns whether so much came that nobody needs to hear the rest */
  heard(delta: object | undefined): boolean;
  /** Whole calls of tools that were offered, with an object for input; all else is left out. */
  calls(): ToolCall[];
}

export function gatherCalls(tools: Tool[]): CallGatherer {
  const begun = new Map<number, { id: string; name: string; input: string }>();
  let received = 0;

  return {
    heard(delta) {
      if (tools.length === 0) return false;
      for (const piece of piecesOf(delta)) {
        received += 1 + piece.name.length + piece.input.length;
        const one = begun.get(piece.index) ?? { id: "", name: "", input: "" };
        if (!begun.has(piece.index) && begun.size >= most.calls) continue;
        begun.set(piece.index, one);
        one.id ||= piece.id.slice(0, most.id);
        one.name ||= piece.name.slice(0, most.id);
        if (one.input.length <= most.input) one.input += piece.input;
      }
      return received > most.received;
    },
    calls: () =>
      [...begun.entries()].flatMap(([index, { id, name, input }]) => {
        const read = input.length <= most.input ? objectIn(input) : null;
        return read && tools.some((tool) => tool.name === name)
          ? [{ id: id || `call_${index}`, name, input: read }]
          : [];
      }),
  };
}

interface Piece {
  index: number;
  id: string;
  name: string;
  input: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Some endpoints send each call whole, and leave its index out. */
function piecesOf(delta: object | undefined): Piece[] {
  const calls: unknown = (delta as { tool_calls?: unknown } | undefined)?.tool_calls;
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call: { index?: unknown; id?: unknown; function?: Record<string, unknown> } | null, at) =>
    call && typeof call === "object"
      ? [
          {
            index: Number.isInteger(call.index) ? Number(call.index) : at,
            id: textOf(call.id),
            name: textOf(call.function?.["name"]),
            input: textOf(call.function?.["arguments"]),
          },
        ]
      : [],
  );
}

function objectIn(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json || "{}");
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** How many bytes of calls a piece of a stream holds. */
export const bytesOfCalls = (delta: object | undefined): number =>
  piecesOf(delta).reduce((sum, { name, input }) => sum + Buffer.byteLength(name) + Buffer.byteLength(input), 0);

/** A message as endpoints read it. */
export function wired(message: Message): Wired {
  if ("callId" in message) return { role: "tool", content: message.content, tool_call_id: message.callId };
  if (!("calls" in message)) return message;
  return {
    role: "assistant",
    content: message.content || null,
    tool_calls: message.calls.map(({ id, name, input }) => ({
      id,
      type: "function",
      function: { name, arguments: JSON.stringify(input) },
    })),
  };
}

/** What is offered, as endpoints read it. */
export const wiredTools = (tools: Tool[]): OpenAI.Chat.Completions.ChatCompletionTool[] =>
  tools.map(({ name, description, parameters }) => ({ type: "function", function: { name, description, parameters } }));
