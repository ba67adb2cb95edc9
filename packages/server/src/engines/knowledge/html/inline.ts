import { isLeftOut } from "./content.ts";
import { countedTo } from "./counters.ts";
import { attribute, DEEPEST, isElement, isText, textBelow, type Element, type Node, type Parent } from "./tree.ts";

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

/** Inline elements that are used for parts of their own, and how what is one begins. */
const STANDING = new Set(["a", "b", "button", "em", "i", "label", "small", "span", "strong", "time"]);
const BEGINS = /^[\p{L}\p{N}\p{Sc}\p{Extended_Pictographic}*[("“„«¿¡+-]/u;

/** Whether an element stands for itself, or, though inline, wraps one that does. */
export function isBlock(element: Element, depth: number): boolean {
  if (BLOCKS.has(element.tagName) || isNameBelowQuote(element)) return true;
  return depth < DEEPEST && element.childNodes.some((node) => isElement(node) && isBlock(node, depth + 1));
}

const isNameBelowQuote = ({ tagName, parentNode }: Element): boolean =>
  tagName === "cite" && parentNode !== null && "tagName" in parentNode && parentNode.tagName === "blockquote";

/** What a run of text and inline elements says, as Markdown. A `<br>` becomes a hard line break. */
export function inlineMarkdown(nodes: Node[], depth: number): string {
  return joined(nodes, depth)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "  \n")
    .trim();
}

/** The same in one line, for headings, list items and cells. */
export const inlineLine = (nodes: Node[], depth: number): string => inlineMarkdown(nodes, depth).replace(/\s+/g, " ");

function write(node: Node, depth: number): string {
  if (isText(node)) return countedTo(node) ?? node.value.replace(/\s+/g, " ");
  if (!isElement(node) || depth > DEEPEST || isLeftOut(node)) return "";
  if (node.tagName === "br") return "\n";
  if (node.tagName === "img") return attribute(node, "alt") ?? "";
  const text = node.tagName === "code" ? textBelow(node).replace(/\s+/g, " ") : children(node, depth);
  if (text.trim() === "") return text;
  if (node.tagName === "strong" || node.tagName === "b") return around(text, (words) => `**${words}**`);
  if (node.tagName === "code") return around(text, (words) => (words.includes("`") ? words : `\`${words}\``));
  if (node.tagName === "a") return around(text, (words) => link(words, attribute(node, "href") ?? ""));
  return BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}

const children = (parent: Parent, depth: number): string => joined(parent.childNodes, depth + 1);

/** What stands in elements of their own side by side is set apart by how it looks, but for single letters and parted words. */
function joined(nodes: Node[], depth: number): string {
  const isRow = areCells(nodes);
  let said = "";
  let before: { words: string; tagName: string } | null = null;
  for (const node of nodes) {
    const words = write(node, depth);
    if (words === "") continue;
    const tagName = isElement(node) && STANDING.has(node.tagName) ? node.tagName : "";
    if (before?.tagName && tagName && isApart(before.words, words, isRow || before.tagName !== tagName)) said += " ";
    said += words;
    before = { words, tagName };
  }
  return said;
}

/** So many of the parts around one tell whether it is a row among others. */
const MOST_LOOKED_AT = 8;

/** Whether nodes are all of a row that has others beside it: "Sunday" and "closed" are two words there. */
function areCells(nodes: Node[]): boolean {
  const [first] = nodes;
  const parent = first && (isElement(first) || isText(first)) ? first.parentNode : null;
  if (!parent || !("tagName" in parent) || (parent.tagName !== "div" && parent.tagName !== "li")) return false;
  const beside = parent.parentNode?.childNodes.slice(0, MOST_LOOKED_AT).filter(isElement) ?? [];
  const isLike = (one: Element): boolean =>
    one.tagName === parent.tagName && attribute(one, "class") === attribute(parent, "class");
  return (
    nodes.every((node) => (isText(node) ? node.value.trim() === "" : isElement(node))) &&
    beside.filter(isLike).length > 1
  );
}

/** Words and numbers that go on in the next element. */
const GOING_ON = [
  [/\p{Ll}$/u, /^\p{Ll}/u],
  [/\d$/, /^\d/],
] as const;

const isMoreThanOne = (words: string): boolean => words.replaceAll("*", "").length > 1;

/** @param differ whether they are marked up otherwise, or are cells: then none goes on */
const isApart = (before: string, words: string, differ: boolean): boolean =>
  isMoreThanOne(before) &&
  isMoreThanOne(words) &&
  /[^\s(]$/u.test(before) &&
  BEGINS.test(words) &&
  (differ || !GOING_ON.some(([ends, begins]) => ends.test(before) && begins.test(words)));

/** Markdown wants its marks right at the words; the white space stays outside. */
function around(text: string, mark: (words: string) => string): string {
  const words = text.trim();
  const start = text.indexOf(words);
  return text.slice(0, start) + mark(words) + text.slice(start + words.length);
}

const link = (words: string, href: string): string =>
  /^(https?:\/\/|mailto:|tel:|\/)[^\s()<>]*$/i.test(href) && !/[[\]\n]/.test(words) ? `[${words}](${href})` : words;
