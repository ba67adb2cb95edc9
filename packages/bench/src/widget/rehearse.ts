import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Contender } from "./contender.ts";
import { Visit } from "./visit.ts";

/**
 * Opens a contender once and sends a message, unmeasured: its files are compressed by then. Returns why that was not possible,
 * in words, or undefined.
 */
export async function rehearse(
  browser: Browser,
  address: string,
  { slug, launcher }: Contender,
  pictures: string | undefined,
): Promise<string | undefined> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  try {
    const visit = await Visit.begin(context, address);
    try {
      await visit.open(launcher);
      await visit.say("How long is shipping", () => visit.pause(100));
      await visit.pause(1500);
      return undefined;
    } catch (error) {
      return (error as Error).message.split("\n")[0];
    } finally {
      if (pictures) {
        await mkdir(pictures, { recursive: true });
        await visit.page.screenshot({ path: join(pictures, `${slug}.png`) });
      }
    }
  } finally {
    await context.close();
  }
}
