import type { Page } from "@playwright/test";

/**
 * What can be pressed within `scope` and gives a finger less than 44 px in either direction: its name and what it gives.
 * Found as a finger finds it, by what lies under a point, so that room around the drawing counts where it is the control's.
 * What stands amid running text may be as high as its line.
 */
export const tooSmallForFingers = (page: Page, scope: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const least = 44;
    const pressable = "button, a[href], input, textarea, select, summary";

    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((found) => [found, ...(found.shadowRoot ? all(found.shadowRoot) : [])]);
    const parentOf = (node: Node): Node | null =>
      node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode);
    const under = (x: number, y: number): Element | null => {
      let found = document.elementFromPoint(x, y);
      for (;;) {
        const inside = found?.shadowRoot?.elementFromPoint(x, y);
        if (!inside || inside === found) return found;
        found = inside;
      }
    };
    const isIn = (inner: Node | null, outer: Node): boolean => {
      for (let node = inner; node; node = parentOf(node)) if (node === outer) return true;
      return false;
    };
    /** Whether an open menu lies over a corner: until it is closed, less is to be had, and nothing is wrong. */
    const isUnderMenu = ({ left, right, top, bottom }: DOMRect): boolean =>
      [left + 1, right - 1].some((x) =>
        [top + 1, bottom - 1].some((y) => {
          for (let node: Node | null = under(x, y); node; node = parentOf(node))
            if (node instanceof Element && node.getAttribute("role") === "menu") return true;
          return false;
        }),
      );
    /** What a press on it goes to: a field's label is the field. */
    const areasOf = (control: Element): Element[] => [control, ...((control as HTMLInputElement).labels ?? [])];
    const isRunning = (node: Node): boolean =>
      node instanceof Text ||
      (node instanceof Element && !node.matches(pressable) && getComputedStyle(node).display === "inline");
    const hasWords = (node: Node): boolean => isRunning(node) && node.textContent!.trim() !== "";
    const isAmidText = (link: Element): boolean =>
      getComputedStyle(link).display.startsWith("inline") &&
      ([...(link.parentNode?.childNodes ?? [])].some(hasWords) ||
        (link.parentElement !== null && isAmidText(link.parentElement)));

    const found: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      // What the page puts into the widget is its own.
      for (const control of all(root.shadowRoot ?? root)) {
        if (!control.matches(pressable) || !control.checkVisibility({ visibilityProperty: true })) continue;
        if (isAmidText(control)) continue;
        const areas = areasOf(control).sort((one, other) => other.clientHeight - one.clientHeight);
        const area = areas[0]!;
        area.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = area.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const isHit = (atX: number, atY: number): boolean => areas.some((one) => isIn(under(atX, atY), one));
        // Covered by something else, such as a menu: it cannot be pressed now.
        if (!isHit(x, y) || (!control.closest('[role="menu"]') && isUnderMenu(box))) continue;
        const reach = (stepX: number, stepY: number): number => {
          let far = 0;
          // Looked for in the middle of each pixel: an edge may lie between two.
          while (far < least && isHit(x + stepX * (far + 0.5), y + stepY * (far + 0.5))) far += 1;
          return far;
        };
        const [width, height] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        if (Math.min(width, height) >= least) continue;
        const name = control.getAttribute("aria-label") ?? control.textContent?.trim().replace(/\s+/g, " ");
        found.push(`${control.localName} “${name}”: ${width} x ${height}`);
      }
    }
    return found;
  }, scope);
