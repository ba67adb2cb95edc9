import { SaxesParser } from "saxes";
import { openBreather } from "./breather.ts";
import { FeedBreak, LONGEST_ROW, type FeedRow } from "./feed-line.ts";

const ITEMS = new Set(["item", "entry", "product", "offer"]);
/** What may come without a tag before the reader would have to hold too much of it. */
const LONGEST_TEXT = 12_000_000;
/** What the parser holds of one tag until it ends. */
const LONGEST_TAG = 100_000;
const MOST_ATTRIBUTES = 1_000;
/** Faults of one product after which nothing is expected of what follows. */
const MOST_FAULTS = 1_000;
/** Elements within one another; no shop has more than a few. */
const DEEPEST = 100;
/** What is parsed between two looks at the time. */
const SLICE = 2_048;

interface Item extends FeedRow {
  depth: number;
  size: number;
  /** The element that is open right below it, and what stands in it. */
  name: string;
  text: string;
  parts: Record<string, string>;
  isDeep: boolean;
}

/**
 * The products of an RSS or Atom feed, one after another. A fault within one is that one's alone. There is no document
 * type and no entity but those of XML itself and of HTML. Throws a `FeedBreak`.
 */
export async function* xmlRows(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const parser = new SaxesParser({ position: true });
  let ready: FeedRow[] = [];
  let item: Item | null = null;
  const open: string[] = [];
  let broken: FeedBreak | null = null;
  let hasItems = false;
  let quiet = 0;
  /** Of the tag that is open, null while none is; and of the product. */
  let tagLength: number | null = null;
  let attributesOfTag = 0;
  let faults = 0;

  const end = (): void => {
    if (!item) return;
    const { line, values, fault } = item;
    if (!broken) ready.push({ line, values, ...(fault !== undefined && { fault }) });
    item = null;
  };
  const breakOff = (detail: string): never => {
    throw (broken ??= new FeedBreak(parser.line, "malformed_xml", detail));
  };
  const say = (more: string): void => {
    if (!item || open.length === item.depth) return;
    item.size += more.length;
    if (item.size > LONGEST_ROW) item.fault = `is longer than ${LONGEST_ROW} characters; shorten its texts`;
    else item.text += more;
  };

  parser.on("error", ({ message }) => {
    // What is no entity of XML is read as one of HTML later; a bare & is just that.
    if (/entity/.test(message)) return;
    if (++faults > MOST_FAULTS) breakOff(notXml("there are faults without end"));
    const what = message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
    if (/^unclosed tag/.test(what)) breakOff(cutOff);
    else if (item) item.fault ??= `is not whole XML (${what}); mend it where the feed is made`;
    else if (!/must contain|unmatched/.test(what)) breakOff(notXml(what));
  });
  parser.on("doctype", () => breakOff(withDoctype));
  parser.on("opentagstart", ({ name }) => {
    [quiet, tagLength, attributesOfTag] = [0, 0, 0];
    if (name.length > LONGEST_TAG) breakOff(longTag);
  });
  parser.on("attribute", () => {
    if (++attributesOfTag > MOST_ATTRIBUTES) breakOff(longTag);
  });
  parser.on("opentag", ({ name, attributes }) => {
    [quiet, tagLength] = [0, null];
    if (open.length === DEEPEST) breakOff(tooDeep);
    const own = localName(name);
    if (ITEMS.has(own) && (!item || own === open[item.depth - 1])) {
      if (item) item.fault ??= "is not closed before the next one begins; mend it where the feed is made";
      end();
      [hasItems, faults] = [true, 0];
      open.push(own);
      item = {
        line: parser.line,
        values: [],
        depth: open.length,
        size: 0,
        name: "",
        text: "",
        parts: {},
        isDeep: false,
      };
      return;
    }
    open.push(own);
    if (!item) return;
    if (open.length === item.depth + 1) {
      const href = own === "link" ? attributes["href"] : undefined;
      Object.assign(item, { name: own, text: typeof href === "string" ? href : "", parts: {}, isDeep: false });
    } else {
      item.isDeep = true;
      item.text = "";
    }
  });
  parser.on("text", say);
  parser.on("cdata", say);
  parser.on("closetag", () => {
    quiet = 0;
    const own = open.pop() ?? "";
    if (!item) return;
    if (open.length < item.depth) return end();
    if (open.length > item.depth) {
      item.parts[own] = item.text.trim();
      item.text = "";
      return;
    }
    const value = item.isDeep ? detailIn(item.parts) : item.text;
    if (value !== "" && item.values.length < 500) item.values.push([item.name, value]);
  });

  /** Reads on, until the feed is broken: then so much of it as came before is there. */
  const read = (more: string | null): void => {
    try {
      if (more === null) return void parser.close();
      parser.write(more);
      quiet += more.length;
      if (tagLength !== null && (tagLength += more.length) > LONGEST_TAG) breakOff(longTag);
      if (quiet > LONGEST_TEXT) breakOff(`More than ${LONGEST_TEXT} characters come without a single tag.`);
    } catch (error) {
      if (error !== broken) throw error;
    }
  };

  const breathe = openBreather();
  for await (const chunk of text) {
    for (let at = 0; at < chunk.length && !broken; at += SLICE) {
      read(chunk.slice(at, at + SLICE));
      await breathe();
    }
    yield* ready;
    ready = [];
    if (broken) throw broken;
  }
  read(null);
  yield* ready;
  if (broken) throw broken;
  if (!hasItems) throw new FeedBreak(1, "no_products", noItems);
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase();

/** A detail is an attribute of its own; what else has parts, such as the shipping of each country, is none of the product. */
const detailIn = ({ section_name, attribute_name, attribute_value }: Record<string, string>): string =>
  attribute_name && attribute_value
    ? [section_name ?? "", attribute_name, attribute_value].map((part) => part.replaceAll(":", " ")).join(":")
    : "";

const notXml = (what: string): string =>
  `The feed is not XML from here on (${what}). Have the shop make it anew, or name its format by "format".`;
const tooDeep = `More than ${DEEPEST} elements stand within one another here. Have the shop make the feed anew.`;
const longTag = `A tag is longer than ${LONGEST_TAG} characters or has more than ${MOST_ATTRIBUTES} attributes. Have the shop make the feed anew.`;
const cutOff = "The feed breaks off before its end. Send it as a whole.";
const withDoctype =
  "The feed has a document type (<!DOCTYPE …>), which is not read, since entities in it could be made to fill the memory. Leave it out.";
const noItems = "The feed has no product in it: neither <item> (RSS) nor <entry> (Atom).";
