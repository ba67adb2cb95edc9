import { parse } from "parse5";
import { blocksOfAlike, endOf, rowInOneLine, tidied, withoutIdleEnds, withoutSigns, type Part } from "./alike.ts";
import { isLeftOut, mainContent } from "./content.ts";
import { asQuotes, isCustomersWords } from "./customers-words.ts";
import { markedQuestions, type MarkedQuestion } from "./faq-markup.ts";
import { inlineLine, inlineMarkdown, isBlock } from "./inline.ts";
import { hasSections, itemsOf, listLines, rowsOf } from "./lists.ts";
import { isOpener } from "./opener.ts";
import { tableBlocks } from "./tables.ts";
import {
  attribute,
  DEEPEST,
  descendants,
  isElement,
  isText,
  textBelow,
  type Element,
  type Node,
  type Parent,
} from "./tree.ts";

export interface Page {
  /** What the browser shows as title; may be empty. */
  title: string;
  /** The main content. Headings that have an id on the page carry it: `## Returns {#returns}`. */
  markdown: string;
  questions: MarkedQuestion[];
}

/** Reads what a page is about, without menus, footers, forms and scripts. */
export function readPage(html: string): Page {
  const page = parse(html);
  const [title] = descendants(page, (element) => element.tagName === "title");
  const main = mainContent(page);
  return {
    title: title ? textBelow(title).replace(/\s+/g, " ").trim() : "",
    markdown: main ? withoutIdleEnds(blocksBelow(main, 0)).join("\n\n") : "",
    questions: markedQuestions(page),
  };
}

/** The blocks of Markdown below an element. */
function blocksBelow(parent: Parent, depth: number): string[] {
  const parts: Part[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    const said = isPictured(run) ? "" : rowInOneLine(inlineMarkdown(run, depth));
    if (said !== "") parts.push({ look: null, blocks: [said] });
    run = [];
  };
  for (const node of parent.childNodes) {
    const isOpening = isElement(node) && node.tagName === "button" && isOpener(node);
    if (!isElement(node) || !(isOpening || isBlock(node, depth))) {
      run.push(node);
      continue;
    }
    endRun();
    if (depth >= DEEPEST || isLeftOut(node)) continue;
    const blocks = isOpening ? [heading(node, 6, depth)] : blocksOf(node, depth + 1);
    if (blocks.some((block) => block !== "")) parts.push({ look: lookOf(node), blocks });
  }
  endRun();
  return tidied(blocksOfAlike(parts));
}

/** Parts of a page that are of the same class look alike. */
function lookOf({ tagName, attrs }: Element): string | null {
  const [first] =
    attrs
      .find(({ name }) => name === "class")
      ?.value.trim()
      .split(/\s+/) ?? [];
  return first ? `${tagName} ${first}` : tagName === "article" ? tagName : null;
}

/** Of words, that a picture which stands alone is described in: fewer only name it, or repeat the title for search engines. */
const FEWEST_DESCRIBING = 12;

/** Whether there is nothing but a picture, whose description says nothing that the words around don't. */
const isPictured = (run: Node[]): boolean =>
  run.every((node) => (isElement(node) ? textBelow(node) : isText(node) ? node.value : "").trim() === "") &&
  inlineLine(run, 0).split(" ").length < FEWEST_DESCRIBING;

function blocksOf(element: Element, depth: number): string[] {
  if (isCustomersWords(element)) return asQuotes(blocksBelow(element, depth));
  switch (element.tagName) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return [heading(element, Number(element.tagName[1]), depth)];
    // Questions of a list of frequent ones are mostly made of these.
    case "dt":
    case "summary":
      return [heading(element, 6, depth)];
    case "dl":
      return rowsOf(element, depth) ?? blocksBelow(element, depth);
    case "ul":
    case "ol":
      return hasSections(element)
        ? ended(itemsOf(element).map((item) => blocksBelow(item, depth)))
        : [listLines(element, "", depth).join("\n")];
    case "table":
      return tableBlocks(element, depth);
    case "pre":
      return [fenced(textBelow(element).replace(/^\n+|\s+$/g, ""))];
    default:
      return blocksBelow(element, depth);
  }
}

const ended = (parts: string[][]): string[] => [...parts.flat(), ...endOf(parts)];

function heading(element: Element, level: number, depth: number): string {
  // Many pages end each heading with a sign that links to it.
  const words = withoutSigns(inlineLine(element.childNodes, depth).replace(/\s*[#¶§🔗]$/u, ""));
  const [inner] = descendants(element, (child) => attribute(child, "id") !== null);
  const id = attribute(element, "id") ?? (inner ? attribute(inner, "id") : null);
  return words === "" ? "" : `${"#".repeat(level)} ${words}${id && /^[^\s{}]+$/.test(id) ? ` {#${id}}` : ""}`;
}

function fenced(code: string): string {
  if (code === "") return "";
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}
