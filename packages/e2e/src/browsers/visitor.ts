import { expect } from "@playwright/test";
import type { Input, RemoteBrowser } from "./remote.ts";

/** Something on view, in whole CSS pixels of the page's viewport. */
export interface Seen {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  /** Its colour, as the browser computes it: `rgb(255, 255, 255)`. */
  background: string;
}

/** A visitor in any browser: sees what is on view, through all shadow trees, and has a mouse and a keyboard. */
export interface Visitor {
  /** The first element of this kind whose name or text matches. */
  seen(selector: string, words?: RegExp): Promise<Seen | null>;
  sees(selector: string, words?: RegExp): Promise<Seen>;
  seesNo(selector: string, words?: RegExp): Promise<void>;
  press(selector: string, words?: RegExp): Promise<void>;
  type(keys: string): Promise<void>;
}

/** Keys that are no characters, as WebDriver names them. */
export const enter = "\uE007";
export const escape = "\uE00C";

/** What a page does to note what goes wrong on it, in `troubles`. */
export const noteTroubles = `<script>
  window.troubles = [];
  addEventListener("error", ({ message }) => troubles.push(message));
  addEventListener("unhandledrejection", ({ reason }) => troubles.push("unhandled: " + reason));
  for (const level of ["error", "warn"]) console[level] = (...words) => troubles.push(words.join(" "));
</script>`;

/** Finds it in the page, whatever shadow tree it is in. */
const look = (selector: string, words: RegExp): string => `
  const isSaid = (node) => node.matches?.("script, style") !== true && node.nodeType !== Node.COMMENT_NODE;
  const childrenOf = (one) => [...(one.shadowRoot ?? one).childNodes].filter(isSaid);
  const textOf = (one) => one.data ?? childrenOf(one).map(textOf).join("");
  const inside = (one) => [one, ...childrenOf(one).flatMap(inside)];
  const found = inside(document.documentElement).find((one) =>
    one.matches?.(${JSON.stringify(selector)}) &&
    one.checkVisibility({ visibilityProperty: true }) &&
    [one.ariaLabel ?? "", textOf(one).trim()].some((said) => ${String(words)}.test(said)));
  if (!found) return null;
  const box = found.getBoundingClientRect();
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
  return { x, y, width, height, text: textOf(found), background: getComputedStyle(found).backgroundColor };`;

export function visitorOf(browser: RemoteBrowser): Visitor {
  const seen: Visitor["seen"] = async (selector, words = /(?:)/) =>
    (await browser.run(look(selector, words))) as Seen | null;
  const sees: Visitor["sees"] = async (selector, words) => {
    let last: Seen | null = null;
    // At rest: what is still on its way would be missed by the mouse.
    const rests = async (): Promise<boolean> => {
      const before = last;
      last = await seen(selector, words);
      return last !== null && JSON.stringify(before) === JSON.stringify(last);
    };
    await expect.poll(rests, { message: `${selector} ${words ?? ""} is on view` }).toBe(true);
    return last!;
  };
  return {
    seen,
    sees,
    seesNo: (selector, words) => expect.poll(() => seen(selector, words)).toBeNull(),
    async press(selector, words) {
      const { x, y, width, height } = await sees(selector, words);
      const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const actions: Extract<Input, { type: "pointer" }>["actions"] = [
        { type: "pointerMove", ...middle },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await browser.act([{ type: "pointer", id: "mouse", actions }]);
    },
    async type(keys) {
      const actions = [...keys].flatMap((value) => [
        { type: "keyDown" as const, value },
        { type: "keyUp" as const, value },
      ]);
      await browser.act([{ type: "key", id: "keyboard", actions }]);
    },
  };
}
