import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Text = DefaultTreeAdapterTypes.TextNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Deeper nesting is a fault or an attack: what lies below is left out, so that recursion stays within bounds. */
export const DEEPEST = 200;

export const isElement = (node: Node): node is Element => tree.isElementNode(node);
export const isText = (node: Node): node is Text => tree.isTextNode(node);

export const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((one) => one.name === name)?.value ?? null;

/** The elements below `parent` that `wanted` says yes to, in the order of the page; not those within one another. */
export function descendants(parent: Parent, wanted: (element: Element) => boolean, depth = 0): Element[] {
  if (depth > DEEPEST) return [];
  return parent.childNodes
    .filter(isElement)
    .flatMap((child) => (wanted(child) ? [child] : descendants(child, wanted, depth + 1)));
}

/** All text below, with its white space. */
export function textBelow(parent: Parent, depth = 0): string {
  if (depth > DEEPEST) return "";
  return parent.childNodes
    .map((node) =>
      isText(node) ? node.value : isElement(node) ? (node.tagName === "br" ? "\n" : textBelow(node, depth + 1)) : "",
    )
    .join("");
}
