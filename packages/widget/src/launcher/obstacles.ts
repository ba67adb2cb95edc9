/** Room between the launcher and what it keeps clear of, in px. */
const gap = 12;

/** A box in the viewport, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something of the page that stays where it is while the page scrolls. */
export interface Obstacle {
  element: Element;
  /** Its upper edge in the viewport, in px. */
  top: number;
}

export interface Clearance {
  /** How far the launcher has to move up, in px. */
  lift: number;
  /** What it moves up for. */
  obstacles: Element[];
}

/**
 * How far a launcher has to leave its `home` so that nothing fixed on the page covers it or is covered. What would drive it
 * beyond half of the viewport's height is no bar or banner but the page's own frame, or a dialog, and is left alone.
 */
export async function clearanceFor(home: Box, host: Element): Promise<Clearance> {
  const found: Clearance = { lift: 0, obstacles: [] };
  // Each turn that finds something puts the launcher above it; bars do not pile up without end.
  for (let turn = 0; turn < 4; turn++) {
    const highest = home.top + home.height - innerHeight / 2;
    const inTheWay = (await obstaclesIn({ ...home, top: home.top - found.lift }, host))
      .map(({ element, top }) => ({ element, lift: home.top + home.height - top + gap }))
      .filter(({ lift }) => lift > found.lift && lift <= highest);
    if (inTheWay.length === 0) break;
    found.lift = Math.max(...inTheWay.map(({ lift }) => lift));
    found.obstacles.push(...inTheWay.map(({ element }) => element));
  }
  return found;
}

async function obstaclesIn(box: Box, host: Element): Promise<Obstacle[]> {
  const seen = new Set<Element>();
  const found: Obstacle[] = [];
  for (const x of [0.5, box.width / 2, box.width - 0.5]) {
    // On a page with thousands of elements each point takes half a millisecond: the page comes in between.
    await new Promise((resolve) => setTimeout(resolve));
    for (const y of [0.5, box.height / 2, box.height - 0.5]) {
      for (const element of elementsAt(document, box.left + x, box.top + y, host)) {
        const obstacle = obstacleAround(element, seen);
        if (obstacle) found.push(obstacle);
      }
    }
  }
  return found;
}

/** What lies at a point, from the front to the back, also inside open shadow trees; without the widget itself. */
function* elementsAt(root: DocumentOrShadowRoot, x: number, y: number, host: Element): Generator<Element> {
  for (const element of root.elementsFromPoint(x, y)) {
    if (element === host || isLaterWidget(element, host)) continue;
    // A shadow tree also answers with what lies outside of it.
    const inner = element.shadowRoot;
    if (inner && root === document) yield* elementsAt(inner, x, y, host);
    yield element;
  }
}

/** Of two widgets in one corner the second gives way; if both did, they would move for ever. */
const isLaterWidget = (element: Element, host: Element) =>
  element.localName === host.localName &&
  (host.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/** The fixed element that `start` is or stands in; undefined when it scrolls with the page, or was looked at before. */
function obstacleAround(start: Element, seen: Set<Element>): Obstacle | undefined {
  let top = Infinity;
  for (let element: Element | null = start; element && !seen.has(element); element = parentOf(element)) {
    seen.add(element);
    const box = element.getBoundingClientRect();
    if (box.height > 0) top = Math.min(top, box.top);
    if (staysPut(element, box)) return isSeen(element) && top < Infinity ? { element, top } : undefined;
  }
  return undefined;
}

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** Fixed, or sticky and held by an edge of the viewport at the moment. */
function staysPut(element: Element, box: DOMRect): boolean {
  const { position, top, bottom } = getComputedStyle(element);
  if (position === "fixed") return true;
  if (position !== "sticky") return false;
  const near = (edge: string, distance: number) => Math.abs(Number.parseFloat(edge) - distance) < 1.5;
  return near(bottom, innerHeight - box.bottom) || near(top, box.top);
}

const isSeen = (element: Element) =>
  element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
