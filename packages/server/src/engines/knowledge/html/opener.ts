import { MOST_SIGNS } from "./alike.ts";
import { attribute, isElement, isText, textBelow, type Element, type Node } from "./tree.ts";

/** What sites call what opens and closes a part of a page. */
const FOLDING = /accordion|collaps|faq|question|toggle/i;
const QUESTION = /[?？؟][^\p{L}\p{N}]*$/u;
const HEADING = /^(?:h[1-6]|dt|summary)$/;

/** Whether a button is the heading of what it opens: that it stands in one, asks, or is told to open what comes next. */
export function isOpener(button: Element): boolean {
  const parent = button.parentNode as Element;
  if (HEADING.test(parent.tagName ?? "")) return true;
  const words = textBelow(button).trim();
  if (words === "" || attribute(button, "role") === "tab" || attribute(button, "aria-haspopup") !== null) return false;
  if (QUESTION.test(words.slice(-MOST_SIGNS))) return true;
  const opened = attribute(button, "aria-controls") ?? attribute(button, "data-bs-target")?.slice(1);
  const isFolding = FOLDING.test(attribute(button, "class") ?? "");
  if (opened === undefined && !isFolding) return false;
  const next = nextOf(button) ?? (isAlone(button) ? nextOf(parent) : null);
  return next !== null && next.tagName !== "button" && (isFolding || opened === attribute(next, "id"));
}

const isSeen = (node: Node): boolean => isElement(node) || (isText(node) && node.value.trim() !== "");

// A page may have a hundred thousand buttons in a row.
const places = new WeakMap<Node, number>();

function nextOf(element: Element): Element | null {
  const siblings = element.parentNode?.childNodes ?? [];
  if (!places.has(element)) siblings.forEach((node, at) => places.set(node, at));
  let at = places.get(element)! + 1;
  while (at < siblings.length && !isSeen(siblings[at]!)) at++;
  const next = siblings[at];
  return next && isElement(next) ? next : null;
}

const isAlone = (element: Element): boolean => element.parentNode?.childNodes.filter(isSeen).length === 1;
