import type { Page } from "@playwright/test";

/** Notes what the widget's live regions say on this page and those after it; what is given tells it, oldest first. */
export async function listenIn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          // What is not on view, as in a closed panel, is not said.
          if ((target as Element).role === "status" && (target as Element).checkVisibility())
            for (const { textContent } of addedNodes) heard.push(textContent?.trim() ?? "");
      }).observe(root, { childList: true, subtree: true });
      return root;
    };
  });
  return () => page.evaluate("heard");
}
