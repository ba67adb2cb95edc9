/** What is noted inside of the page; times in ms since its navigation began. */
export interface Probe {
  longTasks: { start: number; duration: number }[];
  shifts: { start: number; value: number }[];
  /** Events that belong to an interaction; the browser leaves out those under 16 ms, and rounds to 8. */
  interactions: { start: number; duration: number; name: string }[];
  /** When the first click after `arm()` happened. */
  clicked: number | undefined;
  /** When a composer could be used for the first time after that click. */
  usable: number | undefined;
  /** The composer that can be used now: some are made anew while they open. */
  composer(): HTMLElement | undefined;
  /** Throws if a composer can be used before anybody has clicked. */
  arm(): void;
  frames: number[];
  /** Notes the time of every frame from now on. */
  countFrames(): void;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** Runs in the page, before anything of its own. Refers to nothing outside of itself, for it travels as text. */
export function installProbe(): void {
  if (window !== window.top) return;
  const probe: Probe = {
    longTasks: [],
    shifts: [],
    interactions: [],
    clicked: undefined,
    usable: undefined,
    composer: () => findComposer(document),
    arm() {
      if (findComposer(document)) throw new Error("There is a composer before anybody has clicked.");
      addEventListener("click", clickHappened, { capture: true, once: true });
    },
    frames: [],
    countFrames() {
      const frame = (now: number): void => {
        probe.frames.push(now);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
  };
  window.benchProbe = probe;

  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  observe("longtask", ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }));
  observe("layout-shift", (entry) => {
    probe.shifts.push({ start: entry.startTime, value: (entry as PerformanceEntry & { value: number }).value });
  });
  observe(
    "event",
    (entry) => {
      const { startTime, duration, name, interactionId } = entry as PerformanceEventTiming;
      if (interactionId) probe.interactions.push({ start: startTime, duration, name });
    },
    { durationThreshold: 16 },
  );

  function clickHappened(event: MouseEvent): void {
    probe.clicked = event.timeStamp;
    const look = (): void => {
      if (findComposer(document)) probe.usable = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  /** Through open shadow roots and frames of the same origin. */
  function findComposer(root: Document | ShadowRoot): HTMLElement | undefined {
    for (const element of root.querySelectorAll<HTMLElement>("*")) {
      if (takesText(element) && isReachable(element)) return element;
      const inside = element.shadowRoot ?? (element instanceof HTMLIFrameElement ? element.contentDocument : null);
      const found = inside && findComposer(inside);
      if (found) return found;
    }
    return undefined;
  }

  function takesText(element: HTMLElement): boolean {
    const tag = element.localName;
    if (tag === "textarea" || tag === "input") {
      const field = element as HTMLInputElement;
      return !field.disabled && !field.readOnly && (tag === "textarea" || field.type === "text");
    }
    return element.isContentEditable && !element.parentElement?.isContentEditable;
  }

  /** Visible, and hit by a click on its middle. */
  function isReachable(element: HTMLElement): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const within = element.getRootNode() as Document | ShadowRoot;
    const hit = within.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && height > 0 && hit !== null && element.contains(hit);
  }
}
