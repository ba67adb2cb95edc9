import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { Network } from "./network.ts";
import { installProbe, type Probe } from "./probe.ts";

/** Longest wait for a composer, ms. */
const patience = 30_000;
/** Longest wait for a page, ms: the first time, its files are compressed meanwhile. */
const loadPatience = 180_000;

export interface Memory {
  /** JavaScript heap in bytes, after a collection. */
  heap: number;
  /** DOM nodes, those in shadow trees and text among them. */
  nodes: number;
}

/** One page in one tab, from its address to its end. */
export class Visit {
  readonly page: Page;
  readonly network: Network;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession, network: Network) {
    this.page = page;
    this.#cdp = cdp;
    this.network = network;
  }

  /** Loads the page, with a processor `slower` times as slow, and waits until nothing is on its way. */
  static async begin(context: BrowserContext, address: string, slower = 1): Promise<Visit> {
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    const cdp = await context.newCDPSession(page);
    const visit = new Visit(page, cdp, await Network.watch(cdp));
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.goto(address, { waitUntil: "load", timeout: loadPatience });
    await visit.network.idle();
    return visit;
  }

  /** Clicks on the launcher and waits for a composer; returns the ms from one to the other. */
  async open(launcher: string): Promise<number> {
    const button = await this.page.waitForSelector(launcher, { state: "visible", timeout: patience });
    await button.waitForElementState("stable");
    const box = await button.boundingBox();
    if (!box) throw new Error(`There is nothing to click at ${launcher}.`);
    await this.page.evaluate(() => window.benchProbe.arm());
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.waitForFunction(() => window.benchProbe.usable !== undefined, null, {
      timeout: patience,
      polling: 100,
    });
    return this.page.evaluate(() => (window.benchProbe.usable ?? 0) - (window.benchProbe.clicked ?? 0));
  }

  /** Types into the composer and, after `beforeEnter`, sends it. Throws if it did not take the text. */
  async say(text: string, beforeEnter: () => Promise<void>): Promise<void> {
    const { x, y } = await this.composerAt();
    await this.page.mouse.click(x, y);
    await this.page.keyboard.type(text, { delay: 40 });
    const taken = await this.page.evaluate(() => {
      const field = window.benchProbe.composer() as HTMLInputElement | undefined;
      return field?.value ?? field?.textContent ?? "";
    });
    if (taken.trim() !== text) throw new Error(`The composer holds "${taken}" instead of "${text}".`);
    await beforeEnter();
    await this.page.keyboard.press("Enter");
  }

  /** The middle of the composer. */
  async composerAt(): Promise<{ x: number; y: number }> {
    const found = await this.page.waitForFunction(() => {
      const box = window.benchProbe.composer()?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
    return (await found.jsonValue()) as { x: number; y: number };
  }

  /** What the page's own probe has noted. */
  async probe(): Promise<Pick<Probe, "longTasks" | "shifts" | "interactions" | "frames">> {
    return this.page.evaluate(() => {
      const { longTasks, shifts, interactions, frames } = window.benchProbe;
      return { longTasks, shifts, interactions, frames };
    });
  }

  /** Now, on the page's clock. */
  now(): Promise<number> {
    return this.page.evaluate(() => performance.now());
  }

  async memory(): Promise<Memory> {
    await this.#cdp.send("HeapProfiler.enable");
    // The second time for what the first one let go.
    for (let times = 0; times < 2; times++) await this.#cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await this.#cdp.send("Runtime.getHeapUsage");
    const { nodes } = await this.#cdp.send("Memory.getDOMCounters");
    return { heap: usedSize, nodes };
  }

  async pause(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
