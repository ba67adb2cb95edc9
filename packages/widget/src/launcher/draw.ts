export function mark(element: Element, attributes: Readonly<Record<string, string | boolean>>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
}

/** Makes an element without a parser, so that a page with Trusted Types takes it. Tags that HTML has not are SVG's. */
export function draw(tag: string, attributes: Readonly<Record<string, string>>, ...children: Node[]): HTMLElement {
  const kind = /svg|path/.test(tag) ? "2000/svg" : "1999/xhtml";
  const element = document.createElementNS(`http://www.w3.org/${kind}`, tag) as HTMLElement;
  mark(element, attributes);
  element.append(...children);
  return element;
}
