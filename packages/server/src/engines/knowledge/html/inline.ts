import { isLeftOut } from "./content.ts";
import { attribute, DEEPEST, isElement, isText, type Element, type Node, type Parent } from "./tree.ts";

const BLOCKS = new Set([
  "address",
  "article",
  "blockquote",
  "body",
  "caption",
  "center",
  "dd",
  "details",
  "div",
  "dl",
  "dt",
  "fieldset",
  "figcaption",
  "figure",
  "footer",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "header",
  "hgroup",
  "hr",
  "li",
  "main",
  "ol",
  "p",
  "pre",
  "section",
  "summary",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
  "ul",
]);

/** Whether an element stands for itself, or, though inline, wraps one that does. */
export function isBlock(element: Element, depth: number): boolean {
  if (BLOCKS.has(element.tagName)) return true;
  return depth < DEEPEST && element.childNodes.some((node) => isElement(node) && isBlock(node, depth + 1));
}

/** What a run of text and inline elements says, as Markdown. A `<br>` becomes a hard line break. */
export function inlineMarkdown(nodes: Node[], depth: number): string {
  return nodes
    .map((node) => write(node, depth))
    .join("")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "  \n")
    .trim();
}

/** The same in one line, for headings, list items and cells. */
export const inlineLine = (nodes: Node[], depth: number): string => inlineMarkdown(nodes, depth).replace(/\s+/g, " ");

function write(node: Node, depth: number): string {
  if (isText(node)) return node.value.replace(/\s+/g, " ");
  if (!isElement(node) || depth > DEEPEST || isLeftOut(node)) return "";
  if (node.tagName === "br") return "\n";
  if (node.tagName === "img") return attribute(node, "alt") ?? "";
  const text = children(node, depth);
  if (text.trim() === "") return text;
  if (node.tagName === "strong" || node.tagName === "b") return around(text, (words) => `**${words}**`);
  if (node.tagName === "code") return around(text, (words) => (words.includes("`") ? words : `\`${words}\``));
  if (node.tagName === "a") return around(text, (words) => link(words, attribute(node, "href") ?? ""));
  return BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}

const children = (parent: Parent, depth: number): string =>
  parent.childNodes.map((node) => write(node, depth + 1)).join("");

/** Markdown wants its marks right at the words; the white space stays outside. */
function around(text: string, mark: (words: string) => string): string {
  const words = text.trim();
  const start = text.indexOf(words);
  return text.slice(0, start) + mark(words) + text.slice(start + words.length);
}

const link = (words: string, href: string): string =>
  /^(https?:\/\/|mailto:|tel:|\/)[^\s()<>]*$/i.test(href) && !/[[\]\n]/.test(words) ? `[${words}](${href})` : words;
