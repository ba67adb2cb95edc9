import type { Browser, BrowserContext } from "@playwright/test";
import { longestInteraction, longTasks, shift, type LongTasks, type Sample } from "./sample.ts";
import { Visit } from "./visit.ts";

/** Twenty characters. */
const words = "How long is shipping";
const slower = 4;

/** What is measured of the page itself, and of one that stands on it: there, all that `launcher` opens as well. */
export async function measure(browser: Browser, address: string, launcher?: string): Promise<Partial<Sample>> {
  const inContext = async (work: (context: BrowserContext) => Promise<Partial<Sample>>): Promise<Partial<Sample>> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };
  return {
    ...(await inContext((context) => weight(context, address, launcher))),
    ...(await inContext((context) => memory(context, address, launcher))),
    ...(await inContext((context) => throttled(context, address, launcher))),
  };
}

/** A first visit and, in the same browser, a second. */
async function weight(context: BrowserContext, address: string, launcher?: string): Promise<Partial<Sample>> {
  const first = await Visit.begin(context, address);
  const loaded = first.network.traffic;
  const clickedAt = await first.now();
  const sample = { bytesLoaded: loaded.bytes, requestsLoaded: loaded.requests, elsewhere: loaded.elsewhere };
  if (!launcher) return { ...sample, shiftLoaded: shift((await first.probe()).shifts, 0) };

  const cold = await first.open(launcher);
  await first.pause(1000);
  await first.network.idle();
  const opened = first.network.traffic;
  const { shifts } = await first.probe();
  await first.page.close();

  const second = await Visit.begin(context, address);
  const warm = await second.open(launcher);
  return {
    ...sample,
    bytesOpened: opened.bytes,
    requestsOpened: opened.requests,
    elsewhere: opened.elsewhere,
    shiftLoaded: shift(shifts, 0, clickedAt),
    shiftOpened: shift(shifts, clickedAt),
    cold,
    warm,
  };
}

async function memory(context: BrowserContext, address: string, launcher?: string): Promise<Partial<Sample>> {
  const visit = await Visit.begin(context, address);
  const loaded = await visit.memory();
  const sample = { heapLoaded: loaded.heap, nodesLoaded: loaded.nodes };
  if (!launcher) return sample;
  await visit.open(launcher);
  await visit.pause(1000);
  const opened = await visit.memory();
  return { ...sample, heapOpened: opened.heap, nodesOpened: opened.nodes };
}

async function throttled(context: BrowserContext, address: string, launcher?: string): Promise<Partial<Sample>> {
  const visit = await Visit.begin(context, address, slower);
  await visit.pause(3000);
  const opening = await visit.now();
  if (!launcher) return named("Loaded", longTasks((await visit.probe()).longTasks, 0, opening));
  await visit.open(launcher);
  await visit.pause(1500);
  const typing = await visit.now();
  let sending = typing;
  await visit.say(words, async () => {
    await visit.pause(500);
    sending = await visit.now();
  });
  await visit.pause(1000);
  const { longTasks: tasks, interactions } = await visit.probe();
  return {
    ...named("Loaded", longTasks(tasks, 0, opening)),
    ...named("Opened", longTasks(tasks, opening, typing)),
    inpOpen: longestInteraction(interactions, opening, typing),
    inpType: longestInteraction(interactions, typing, sending),
    inpSend: longestInteraction(interactions, sending),
  };
}

const named = <When extends string>(when: When, { count, longest, total }: LongTasks) =>
  ({ [`tasks${when}Count`]: count, [`tasks${when}Longest`]: longest, [`tasks${when}Total`]: total }) as {
    [Name in `tasks${When}${"Count" | "Longest" | "Total"}`]: number;
  };
