import { type Block, parseMarkdown } from "./markdown/blocks.ts";
import { inlineText } from "./markdown/inline-text.ts";

/** A quote of more words than this is named by its first and its last words, `edge` of each. */
const most = 10;
const edge = 5;
/** Fewer words than this stand in too many places. */
const fewest = 3;

/**
 * The address of the page, at the sentence that `quote`, a verbatim piece of its Markdown, was taken from: a text fragment
 * (https://wicg.github.io/scroll-to-text-fragment/) behind the anchor that the address may have. `url` itself where the quote
 * is too short to be found, or is nothing but a table or code, whose text a page breaks up.
 */
export function addressOfQuote(url: string, quote: string): string {
  const directive = textDirective(quote);
  if (!directive || url.includes(":~:")) return url;
  return `${url}${url.includes("#") ? "" : "#"}:~:${directive}`;
}

function textDirective(quote: string): string | undefined {
  const passages = parseMarkdown(quote).flatMap((block) => passagesOf(block));
  // A heading may stand in the page's table of contents as well; a sentence stands where it is.
  const { text, words } =
    passages.find((passage) => !passage.isHeading && passage.words.length >= fewest) ??
    passages.find((passage) => passage.words.length >= fewest) ??
    {};
  if (text === undefined || words === undefined) return undefined;
  const piece = (from: number, to: number) => encode(text.slice(words[from]?.start, words[to - 1]?.end));
  const { length } = words;
  return length <= most ? `text=${piece(0, length)}` : `text=${piece(0, edge)},${piece(length - edge, length)}`;
}

/** What a browser takes for the directive's own marks is written as octets. */
const encode = (text: string) => encodeURIComponent(text).replaceAll("-", "%2D");

interface Passage {
  text: string;
  words: Word[];
  isHeading: boolean;
}

/** The running text of a block, as its page shows it. */
function passagesOf(block: Block): Passage[] {
  switch (block.type) {
    case "paragraph":
    case "heading": {
      const shown = block.content.filter(({ type }) => type !== "image");
      const text = inlineText(shown).replace(/\s+/g, " ");
      // Rows of a table whose head was cut off.
      return text.includes("|") ? [] : [{ text, words: wordsOf(text), isHeading: block.type === "heading" }];
    }
    case "quote":
      return block.content.flatMap(passagesOf);
    case "list":
      return block.items.flat().flatMap(passagesOf);
    default:
      return [];
  }
}

/** Where a word begins and ends. */
interface Word {
  start: number;
  end: number;
}

/** A piece is found only where words begin and end, as the browser sees them, which is not always at a space. */
function wordsOf(text: string): Word[] {
  // Older browsers cannot tell: they open the page at its beginning.
  if (!("Segmenter" in Intl)) return [];
  const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
  const words = Array.from(segments)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
  // A quote that does not end with a sentence may have been cut off within its last word.
  return words.length > most && /[\p{L}\p{N}]$/u.test(text) ? words.slice(0, -1) : words;
}
