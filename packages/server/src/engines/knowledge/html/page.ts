import { parse } from "parse5";
import { isLeftOut, mainContent } from "./content.ts";
import { markedQuestions, type MarkedQuestion } from "./faq-markup.ts";
import { inlineLine, inlineMarkdown, isBlock } from "./inline.ts";
import { attribute, DEEPEST, descendants, isElement, textBelow, type Element, type Node, type Parent } from "./tree.ts";

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
    markdown: main ? blocksBelow(main, 0).join("\n\n") : "",
    questions: markedQuestions(page),
  };
}

/** The blocks of Markdown below an element. */
function blocksBelow(parent: Parent, depth: number): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    blocks.push(inlineMarkdown(run, depth));
    run = [];
  };
  for (const node of parent.childNodes) {
    if (isElement(node) && isBlock(node, depth)) {
      endRun();
      if (depth < DEEPEST && !isLeftOut(node)) blocks.push(...blocksOf(node, depth + 1));
    } else run.push(node);
  }
  endRun();
  return blocks.filter((block) => block !== "");
}

function blocksOf(element: Element, depth: number): string[] {
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
    case "ul":
    case "ol":
      return [listLines(element, "", depth).join("\n")];
    case "table":
      return [tableLines(element, depth).join("\n")];
    case "pre":
      return [fenced(textBelow(element).replace(/^\n+|\s+$/g, ""))];
    default:
      return blocksBelow(element, depth);
  }
}

function heading(element: Element, level: number, depth: number): string {
  // Many pages end each heading with a sign that links to it.
  const words = inlineLine(element.childNodes, depth).replace(/\s*[#¶§🔗]$/u, "");
  const [inner] = descendants(element, (child) => attribute(child, "id") !== null);
  const id = attribute(element, "id") ?? (inner ? attribute(inner, "id") : null);
  return words === "" ? "" : `${"#".repeat(level)} ${words}${id && /^[^\s{}]+$/.test(id) ? ` {#${id}}` : ""}`;
}

const isList = (node: Node): node is Element => isElement(node) && (node.tagName === "ul" || node.tagName === "ol");

function listLines(list: Element, indent: string, depth: number): string[] {
  if (depth > DEEPEST) return [];
  const items = list.childNodes.filter((node): node is Element => isElement(node) && !isLeftOut(node));
  return items.flatMap((item, i) => {
    // A list right within a list stands for an item of its own.
    const parts: Node[] = isList(item) ? [item] : (item as Element).childNodes;
    const words = inlineLine(
      parts.filter((node) => !isList(node)),
      depth,
    );
    const mark = list.tagName === "ol" ? `${i + 1}.` : "-";
    return [
      ...(words === "" ? [] : [`${indent}${mark} ${words}`]),
      ...parts.filter(isList).flatMap((one) => listLines(one, `${indent}   `, depth + 1)),
    ];
  });
}

function tableLines(table: Element, depth: number): string[] {
  const rows = descendants(table, (element) => element.tagName === "tr")
    .map((row) =>
      descendants(row, (cell) => cell.tagName === "td" || cell.tagName === "th").map((cell) =>
        inlineLine(cell.childNodes, depth).replaceAll("|", "\\|"),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ""));
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const [head, ...body] = rows.map(
    (cells) => `| ${Array.from({ length: width }, (_, i) => cells[i] ?? "").join(" | ")} |`,
  );
  return head ? [head, `|${" --- |".repeat(width)}`, ...body] : [];
}

function fenced(code: string): string {
  if (code === "") return "";
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}
