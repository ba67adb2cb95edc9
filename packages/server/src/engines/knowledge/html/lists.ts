import { rowLine } from "./alike.ts";
import { isLeftOut } from "./content.ts";
import { inlineLine } from "./inline.ts";
import { isOpener } from "./opener.ts";
import { DEEPEST, descendants, isElement, isText, textBelow, type Element, type Node } from "./tree.ts";

/** In UTF-16 units. */
const LONGEST_VALUE = 60;

/** A list of names, each with a figure or a few words, as rows; null: what it tells is longer. */
export function rowsOf(list: Element, depth: number): string[] | null {
  const entries = descendants(list, ({ tagName }) => tagName === "dt" || tagName === "dd");
  const said = entries.map(({ childNodes }) => inlineLine(childNodes, depth));
  const isRows =
    said.length > 1 &&
    entries.every(({ tagName }, at) => tagName === (at % 2 === 0 ? "dt" : "dd")) &&
    said.every((words) => words !== "" && words.length <= LONGEST_VALUE && !/[?？؟]$/u.test(words));
  return isRows && said.length % 2 === 0
    ? [said.flatMap((name, at) => (at % 2 === 0 ? [rowLine(name, said[at + 1]!)] : [])).join("\n")]
    : null;
}

/** In UTF-16 units. */
const LONGEST_ITEM = 300;

export const itemsOf = (list: Element): Element[] =>
  list.childNodes.filter((node): node is Element => isElement(node) && !isLeftOut(node));

/** Whether the items of a list are parts of the page with headings of their own, such as questions or long steps. */
export const hasSections = (list: Element): boolean =>
  itemsOf(list).some((item) => {
    const heading = headingBelow(item, 0);
    return heading === "asks" || (heading === "names" && lengthBelow(item, LONGEST_ITEM + 1, 0) > LONGEST_ITEM);
  });

type Heading = "asks" | "names" | "none";

// A list may stand in a list in a list, each of which is looked into.
const headingsBelow = new WeakMap<Element, Heading>();

function headingBelow(parent: Element, depth: number): Heading {
  let known = headingsBelow.get(parent);
  if (!known) {
    const all = depth > DEEPEST ? [] : parent.childNodes.filter(isElement).map((child) => headingOf(child, depth));
    known = (["asks", "names"] as const).find((one) => all.includes(one)) ?? "none";
    headingsBelow.set(parent, known);
  }
  return known;
}

function headingOf(element: Element, depth: number): Heading {
  if (!isHeading(element)) return headingBelow(element, depth + 1);
  return /[?？؟]/u.test(textBelow(element)) ? "asks" : "names";
}

/** Of the text below, counted no farther than `most`. */
function lengthBelow(parent: Element, most: number, depth: number): number {
  let length = 0;
  for (const node of depth > DEEPEST ? [] : parent.childNodes) {
    if (isText(node)) length += node.value.length;
    else if (isElement(node)) length += lengthBelow(node, most - length, depth + 1);
    if (length >= most) return most;
  }
  return length;
}

const isHeading = (element: Element): boolean =>
  /^(?:h[1-6]|summary)$/.test(element.tagName) || (element.tagName === "button" && isOpener(element));

const isList = (node: Node): node is Element => isElement(node) && (node.tagName === "ul" || node.tagName === "ol");

/** That is typed though the list has its own. */
const BULLET = /^(?:[•·∙‣▪◦●►▸➤]\s*)+/u;

export function listLines(list: Element, indent: string, depth: number): string[] {
  if (depth > DEEPEST) return [];
  return itemsOf(list).flatMap((item, i) => {
    // A list right within a list stands for an item of its own.
    const parts: Node[] = isList(item) ? [item] : (item as Element).childNodes;
    const words = inlineLine(
      parts.filter((node) => !isList(node)),
      depth,
    ).replace(BULLET, "");
    const mark = list.tagName === "ol" ? `${i + 1}.` : "-";
    return [
      ...(words === "" ? [] : [`${indent}${mark} ${words}`]),
      ...parts.filter(isList).flatMap((one) => listLines(one, `${indent}   `, depth + 1)),
    ];
  });
}
