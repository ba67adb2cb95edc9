import { OutboundError } from "../../outbound/outbound-error.ts";
import type { AnswerHead, Fetched, Outbound } from "../../outbound/outbound.ts";
import { outboundWords } from "../../outbound/outbound-words.ts";
import type { TurnsByHost } from "../turns-by-host.ts";
import { pageId, siteOf } from "./address.ts";
import { AGENT } from "./agent.ts";
import { isDocumentFile } from "./media-types.ts";
import type { Reading, Rules } from "./reading.ts";
import { createMovedPages } from "./moved-pages.ts";
import type { RobotsTexts } from "./robots-memory.ts";

/** Of one that is longer, the rest is not read, as crawlers do. */
const LARGEST_ROBOTS = 512_000;
const PATIENCE_MS = 20_000;
/** A file that is large takes its time. */
const PATIENCE_WITH_FILES_MS = 60_000;
const LONGEST_DELAY_S = 60;

/** No answer, or none that is to be had: why, in words, and whether it may be there later. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  readonly mayPass: boolean;
  /** When the site wants to be asked again. */
  readonly afterS: number | null;

  constructor(reason: string, mayPass: boolean, afterS: number | null = null) {
    super(reason);
    this.mayPass = mayPass;
    this.afterS = afterS;
  }
}

export interface SiteDeps {
  outbound: Outbound;
  reading: Reading;
  inTurn: TurnsByHost;
  robots: RobotsTexts;
  pauseMs: number;
}

type Largest = (answer: AnswerHead) => number | null;

/** How a source's pages are asked for during one spell. */
export interface Site {
  /** What robots.txt says for a page. Throws a `NoAnswer`. */
  rulesFor(page: URL): Promise<Rules>;
  /** Seconds that robots.txt wants between two pages, as far as it was read. */
  delayFor(page: URL): number;
  /**
   * Throws a `NoAnswer`; of statuses for all but those below 300, 304, 404, 410 and redirects away.
   *
   * @param largest most bytes of such a body; null: it is not wanted
   * @param mayMove whether a redirect to a page that was read lately is answer enough
   */
  fetch(url: URL, headers: Record<string, string>, largest: Largest, mayMove?: boolean): Promise<Fetched>;
}

export function openSite({ outbound, reading, inTurn, robots, pauseMs }: SiteDeps, signal: AbortSignal): Site {
  const movedTo = createMovedPages();
  const delays = new Map<string, number>();

  async function ask(
    url: URL,
    headers: Record<string, string>,
    largest: Largest,
    mayLead: (next: URL) => boolean,
    mayCut = false,
  ): Promise<Fetched> {
    const pause = Math.max(pauseMs, (delays.get(url.host) ?? 0) * 1_000);
    try {
      return await inTurn(
        url.host,
        () => {
          signal.throwIfAborted();
          const patienceMs = isDocumentFile(url) ? PATIENCE_WITH_FILES_MS : PATIENCE_MS;
          const ofBody = (answer: AnswerHead): number | null => (isOk(answer) ? largest(answer) : null);
          return outbound.fetch(url, { headers, mayLead, largest: ofBody, mayCut, patienceMs }, signal);
        },
        pause,
      );
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const mayPass = error.reason === "silent" || error.reason === "unreachable";
      throw new NoAnswer(outboundWords(error, "CRAWL_OPEN"), mayPass);
    }
  }

  async function robotsOf(origin: string): Promise<string> {
    const answer = await ask(
      new URL("/robots.txt", origin),
      {},
      () => LARGEST_ROBOTS,
      () => true,
      true,
    ).catch((error: unknown) => {
      throw error instanceof NoAnswer
        ? new NoAnswer(`Its robots.txt could not be read. ${error.message}`, error.mayPass, error.afterS)
        : error;
    });
    if (answer.body) return new TextDecoder().decode(answer.body);
    // A site without one allows everything; one that is out of order says nothing yet.
    if (answer.status >= 500 || answer.status === 429) throw noAnswerOf(answer, "Its robots.txt");
    return "";
  }

  return {
    async rulesFor(page) {
      const known = await robots.of(page.origin, robotsOf);
      if (known === "") return { mayRead: true, delayS: 0, sitemaps: [] };
      const url = `${page.origin}/robots.txt`;
      const rules = await reading.rules({ url, text: known, page: page.href, agent: AGENT });
      if (!rules) throw new NoAnswer("Its robots.txt is too much to be read.", false);
      delays.set(page.host, Math.min(rules.delayS, LONGEST_DELAY_S));
      return rules;
    },
    delayFor: ({ host }) => delays.get(host) ?? 0,
    async fetch(url, headers, largest, mayMove = false) {
      const there = movedTo.take(url);
      if (there) return there;
      const isRead = (at: URL): boolean => mayMove && pageId(at) !== pageId(url) && movedTo.isRead(at);
      const answer = await ask(url, headers, largest, (next) => siteOf(next) === siteOf(url) && !isRead(next));
      const { status } = answer;
      if (isOk(answer)) movedTo.read(answer.url);
      if (isOk(answer) && answer.url.href !== url.href) movedTo.keep(answer);
      if (isRead(answer.url)) return answer;
      if (status < 300 || status === 304 || status === 404 || status === 410 || isAway(answer, url)) return answer;
      throw noAnswerOf(answer, "The page");
    },
  };
}

const isOk = ({ status }: { status: number }): boolean => status >= 200 && status < 300;
export const isAway = (answer: Fetched, from: URL): boolean => siteOf(answer.url) !== siteOf(from);

function noAnswerOf({ status, headers }: Fetched, what: string): NoAnswer {
  const words = `${what} answered ${status}${status === 401 || status === 403 ? ": it is not for everybody" : ""}.`;
  return new NoAnswer(words, status === 429 || status === 408 || status >= 500, retryAfterS(headers["retry-after"]));
}

/** Seconds, as a number or a date says; null: neither is there. */
function retryAfterS(given: string | string[] | undefined): number | null {
  const [value = ""] = [given ?? ""].flat();
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}
