import { isOpener } from "./opener.ts";
import { attribute, DEEPEST, descendants, isElement, isText, textBelow, type Element, type Parent } from "./tree.ts";

const LEFT_OUT = new Set([
  "aside",
  "audio",
  "canvas",
  // What a page strikes out, such as a price before a sale, holds no longer.
  "del",
  "dialog",
  "embed",
  "form",
  "head",
  "iframe",
  "input",
  "map",
  "math",
  "menu",
  "nav",
  "noscript",
  "object",
  "s",
  "script",
  "select",
  "strike",
  "style",
  "svg",
  "template",
  "textarea",
  "video",
]);
const LEFT_OUT_ROLES = new Set([
  "alertdialog",
  "banner",
  "complementary",
  "contentinfo",
  "dialog",
  "menu",
  "menubar",
  "navigation",
  "search",
  "toolbar",
]);

/**
 * What sites commonly call what covers a page for a while, what leads through it, and what is only for screen readers. Not what may
 * be what a page is about: a bakery has cookies and toast.
 */
const LEFT_OUT_CLASSES =
  /(?:^|\s)(?:modal|modal-(?:bg|overlay|dialog)|pop-?up|lightbox|snackbar|off-?canvas|cookies?-?(?:banner|notice|consent|bar|popup|message)|gdpr|breadcrumbs?|skip-?(?:link|to-content)|sr-only|visually-?hidden|screen-reader-text|pre-?loader|spinner|back-to-top|copyright)(?:\s|$)/i;
/** The same, as single elements of a page are called. */
const LEFT_OUT_IDS = /(?:^|[-_])(?:modal|pop-?up|lightbox|cookie[-_]?(?:banner|notice|consent|bar|message))$/i;

/** What they call a price that held before. */
const STRUCK_CLASSES =
  /(?:^|\s)(?:(?:text-decoration-)?line-through|strike-?through|was|(?:was|old|original|compare(?:-at)?)-price|price-(?:was|old|original|compare))(?:\s|$)/i;

/**
 * Of the ways to keep words from readers those that hold for good: pages fade in from `opacity: 0`, and a colour tells nothing
 * without what lies behind it.
 */
const HIDING_STYLE = new RegExp(
  `(?:^|[;{])\\s*(?:${[
    "display\\s*:\\s*none",
    "visibility\\s*:\\s*(?:hidden|collapse)",
    "font-size\\s*:\\s*0(?:\\.0*)?(?![.\\d])",
    "clip\\s*:\\s*rect\\(\\s*(?:0|1px)\\b",
    "clip-path\\s*:\\s*(?:inset\\(\\s*(?:50|100)%|circle\\(\\s*0)",
    "(?:left|top|text-indent|margin-left)\\s*:\\s*-\\d{3,}",
    "text-decoration(?:-line)?\\s*:[^;:]*line-through",
  ].join("|")})`,
  "i",
);

/** The element that holds what a page is about. */
export function mainContent(page: Parent): Element | null {
  const [main] = descendants(page, (element) => element.tagName === "main" || attribute(element, "role") === "main");
  if (main) return main;
  const articles = descendants(page, (element) => element.tagName === "article");
  const [body = null] = descendants(page, (element) => element.tagName === "body");
  // What a customer says may be marked as an article of its own amid the page.
  if (articles.length === 1 && body && 2 * lengthOf(articles[0]!) >= lengthOf(body)) return articles[0]!;
  return body;
}

/** Of the words that are shown. */
function lengthOf(parent: Parent, depth = 0): number {
  if (depth > DEEPEST) return 0;
  return parent.childNodes.reduce((sum, node) => {
    if (isText(node)) return sum + node.value.trim().length;
    return isElement(node) && !isLeftOut(node) ? sum + lengthOf(node, depth + 1) : sum;
  }, 0);
}

/** Menus, footers, forms, scripts, hidden things: what stands around the content. */
export function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  if (LEFT_OUT.has(tagName) || LEFT_OUT_ROLES.has(attribute(element, "role") ?? "")) return true;
  if (tagName === "button" && !isOpener(element)) return true;
  const classes = attribute(element, "class") ?? "";
  if (LEFT_OUT_CLASSES.test(classes) && tagName !== "body") return true;
  if (STRUCK_CLASSES.test(classes) && !isOnlyPrice(element)) return true;
  if (LEFT_OUT_IDS.test(attribute(element, "id") ?? "") && tagName !== "body") return true;
  if (attribute(element, "hidden") !== null || attribute(element, "aria-hidden") === "true") return true;
  if (HIDING_STYLE.test(attribute(element, "style") ?? "")) return true;
  // A header or footer of the page, not of an article or of the main content, where nobody claims the rights in the page.
  if (tagName !== "header" && tagName !== "footer") return false;
  const { parentNode } = element;
  const isFrame = parentNode !== null && "tagName" in parentNode && isPageFrame(parentNode);
  return isFrame || (tagName === "footer" && RIGHTS.test(textBelow(element)));
}

/** What a page tells of one thing, with its price, where no heading names it. */
const WHOLE = /^(?:article|li|tr|section|main|body)$/;

/** So many elements around a price it is looked for. */
const FARTHEST = 6;

/** Whether a figure is the only one of its kind that is told of a thing: then it holds, whatever it is called. */
function isOnlyPrice(element: Element): boolean {
  const own = figuresIn(element);
  let { parentNode } = element;
  for (let up = 0; up < FARTHEST && parentNode && "tagName" in parentNode; up++) {
    const told = figuresIn(parentNode);
    if (told.isWhole) return own.amounts > 0 ? told.amounts === own.amounts : told.numbers === own.numbers;
    ({ parentNode } = parentNode);
  }
  return false;
}

interface Figures {
  /** Whether it tells of a thing of its own. */
  isWhole: boolean;
  /** How many amounts of money it names, and numbers. */
  amounts: number;
  numbers: number;
}

/** What shows an amount of money: a sign, "15.00 USD", "15,-". */
const AMOUNTS = /\p{Sc}|(?<=\d\s?)[A-Z]{3}(?!\p{Ll})|(?<!\p{L})[A-Z]{3}(?=\s?\d)|\d,[-–]/gu;

// Each of many prices looks at the same parts around it.
const figuresBefore = new WeakMap<Element, Figures>();

function figuresIn(element: Element): Figures {
  const before = figuresBefore.get(element);
  if (before) return before;
  const text = textBelow(element);
  const isHeaded = descendants(element, ({ tagName }) => /^h[1-6]$/.test(tagName)).length > 0;
  const figures = {
    isWhole: isHeaded || WHOLE.test(element.tagName),
    amounts: text.match(AMOUNTS)?.length ?? 0,
    numbers: text.match(/\d+/g)?.length ?? 0,
  };
  figuresBefore.set(element, figures);
  return figures;
}

const RIGHTS = /©|\(c\)\s|all rights reserved/i;

const isPageFrame = (parent: Element): boolean =>
  parent.tagName === "body" ||
  (parent.tagName === "div" &&
    parent.parentNode !== null &&
    "tagName" in parent.parentNode &&
    parent.parentNode.tagName === "body");
