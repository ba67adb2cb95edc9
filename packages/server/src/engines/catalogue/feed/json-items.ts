import { FeedBreak, LONGEST_ROW } from "./feed-line.ts";
import { NAMES_OF_LISTS } from "./loose-json.ts";

/** A text right in the object that is longer is not the name of its list. */
const LONGEST_NAME = 100;

/** An item of JSON. `value` undefined: it is not valid, or too long. Places count from 1. */
export interface JsonItem {
  place: number;
  value: unknown;
  fault?: "malformed_json" | "payload_too_large";
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE, COMMA] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d, 0x2c];

/**
 * The items of a list, or of the list of products of an object, one at a time, however long it is; or of several such,
 * one after another. An object without that list is one item. Throws a `FeedBreak` where the text ends too early.
 */
export async function* jsonItems(text: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  /** `object`: one that may have the list; `tail`: what it has behind it. */
  let mode: "outside" | "object" | "list" | "tail" = "outside";
  let depth = 0;
  let listDepth = 0;
  let isText = false;
  let isEscaped = false;
  /** The last text right in the object: where `[` follows, the name of that list. */
  let name = "";
  /** Whether the object has a price: what it lists then is in it. */
  let isProduct = false;
  let place = 0;
  let line = 1;
  /** What was read of the item that is open; null: none is. */
  let parts: string[] | null = null;
  let length = 0;

  const take = (last: string): JsonItem => {
    const whole = [...(parts ?? []), last].join("");
    const isLong = length + last.length > LONGEST_ROW;
    [parts, length] = [null, 0];
    place++;
    if (isLong) return { place, value: undefined, fault: "payload_too_large" };
    try {
      return { place, value: JSON.parse(whole) };
    } catch {
      return { place, value: undefined, fault: "malformed_json" };
    }
  };

  for await (const chunk of text) {
    let from = 0;
    let textFrom = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (code === 0x0a) line++;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) {
          isText = false;
          if (mode !== "list" && depth === 1 && name.length < LONGEST_NAME) name += chunk.slice(textFrom, at);
          if (mode === "object" && depth === 1 && name === "price") isProduct = true;
        }
        continue;
      }
      if (code <= 0x20 || code === 0xfeff) continue;
      const ends = mode === "list" && depth === listDepth && (code === COMMA || code === CLOSE_LIST);
      if (ends && parts) yield take(chunk.slice(from, at));
      if (ends && code === COMMA) continue;
      if (mode === "outside" && code !== OPEN && code !== OPEN_LIST)
        throw new FeedBreak(line, "malformed_json", notJson);
      const begins =
        code === OPEN_LIST &&
        (mode === "outside" || (mode !== "list" && depth === 1 && !isProduct && NAMES_OF_LISTS.has(name)));
      if (begins) {
        listDepth = ++depth;
        [mode, parts, length] = ["list", null, 0];
        continue;
      }
      if (mode === "outside") mode = "object";
      if (!ends && mode !== "tail" && !parts) [parts, from] = [[], at];
      if (code === QUOTE) [isText, textFrom, name] = [true, at + 1, ""];
      else if (code === OPEN || code === OPEN_LIST) depth++;
      else if (code === CLOSE || code === CLOSE_LIST) depth--;
      if (ends) mode = "tail";
      if (depth > 0) continue;
      if (mode === "object") yield take(chunk.slice(from, at + 1));
      [mode, name, isProduct] = ["outside", "", false];
    }
    // A name that is cut in two by the end of a chunk.
    if (isText && mode !== "list" && depth === 1 && name.length < LONGEST_NAME) name += chunk.slice(textFrom);
    if (!parts) continue;
    length += chunk.length - from;
    parts = length > LONGEST_ROW ? [] : [...parts, chunk.slice(from)];
  }
  if (mode !== "outside") throw new FeedBreak(line, "malformed_json", cutOff);
}

const cutOff = "The JSON breaks off before its end. Send it as a whole.";
const notJson = "This is no JSON: a list of products, or an object with a list `products`, begins with [ or {.";
