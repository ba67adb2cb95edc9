import { counted, type Finding, good, warning } from "../finding.ts";

const title = "Cost on this page";

interface ScriptShare {
  sourceURL: string;
  duration: number;
}

/** What the widget has cost the page so far. */
export interface Cost {
  files: number;
  /** 0 where the browser may not tell. */
  bytes: number;
  /** Tasks over 50 ms of the whole page. */
  longTasks: number;
  /** The longest that the widget's scripts ran between two pictures, in ms; 0 where nothing took long. */
  longestRun: number;
  /** The longest from a visitor's act inside the widget to the next picture, in ms; 0 for none. */
  slowestInteraction: number;
}

/** Keeps account of the widget's cost, from the load of the page on. */
export class CostWatch {
  readonly cost: Cost = { files: 0, bytes: 0, longTasks: 0, longestRun: 0, slowestInteraction: 0 };
  readonly #isOwn: (address: string) => boolean;
  readonly #onChange: () => void;
  readonly #signal: AbortSignal;

  constructor(isOwn: (address: string) => boolean, onChange: () => void, signal: AbortSignal) {
    this.#isOwn = isOwn;
    this.#onChange = onChange;
    this.#signal = signal;
    this.#observe("resource", (entry: PerformanceResourceTiming) => {
      if (!this.#isOwn(entry.name)) return;
      this.cost.files++;
      this.cost.bytes += entry.transferSize || entry.encodedBodySize;
    });
    this.#observe("longtask", () => void this.cost.longTasks++);
    this.#observe("long-animation-frame", ({ scripts }: PerformanceEntry & { scripts?: ScriptShare[] }) => {
      const own = (scripts ?? []).filter(({ sourceURL }) => this.#isOwn(sourceURL));
      const run = own.reduce((sum, { duration }) => sum + duration, 0);
      this.cost.longestRun = Math.max(this.cost.longestRun, run);
    });
    this.#observe("event", ({ target, duration }: PerformanceEntry & { target?: Element | null }) => {
      if (target?.localName !== "chat-widget") return;
      this.cost.slowestInteraction = Math.max(this.cost.slowestInteraction, duration);
    });
  }

  #observe<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
      this.#onChange();
    });
    observer.observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 16 }) });
    this.#signal.addEventListener("abort", () => observer.disconnect());
  }
}

/** What a visitor begins to feel, in ms. */
const noticeable = 200;

export function costFinding({ files, bytes, longTasks, longestRun, slowestInteraction }: Cost): Finding {
  const found = [
    `${bytes > 0 ? `${(bytes / 1000).toFixed(1)} KB in ` : ""}${counted(files, "request")}`,
    longestRun > 0 ? `its scripts ran for ${Math.round(longestRun)} ms at most` : "its scripts never ran for long",
    slowestInteraction > 0 ? `it answered a click or a key after ${Math.round(slowestInteraction)} ms at most` : "",
    `the page as a whole had ${longTasks > 0 ? counted(longTasks, "task") : "no task"} over 50 ms`,
  ];
  const text = `${found.filter(Boolean).join("; ")}.`;
  if (Math.max(slowestInteraction, longestRun) <= noticeable) return good(title, text);
  return warning(
    title,
    text,
    "Look again on a second visit, and on a faster device. If it stays, please tell the widget's makers, with this report.",
  );
}
