import { keepClearStyles } from "./keep-clear.styles.ts";
import { clearanceFor, type Clearance } from "./obstacles.ts";

/** Between two looks at the page, in ms at least. */
const shortestPause = 250;
/** However large the page and slow the device: a look takes no more than this share of the time. */
const share = 0.1;

/**
 * Moves the launcher up, and only as far as needed, while something fixed on the page lies where it stands: a cookie banner,
 * a bar to buy from, a button that scrolls up. The distance is the custom property `--chat-widget-lift` inside the widget,
 * which the panel follows. Looks when the page changes, and only once it has nothing to do.
 */
export function keepClear(root: ShadowRoot, launcher: HTMLElement, signal: AbortSignal) {
  const sheet = new CSSStyleSheet();
  const place = new CSSStyleSheet();
  sheet.replaceSync(keepClearStyles);
  root.adoptedStyleSheets.push(sheet, place);
  let now: Clearance = { lift: -1, obstacles: [] };
  let pause = shortestPause;
  let waiting = false;
  let looking = false;

  const look = async () => {
    waiting = false;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = launcher;
    // Hidden, or not on the page.
    if (signal.aborted || width === 0) return;
    looking = true;
    const begun = performance.now();
    const next = await clearanceFor({ left, top, width, height }, root.host);
    looking = false;
    if (signal.aborted) return;
    pause = Math.max(shortestPause, (performance.now() - begun) / share);
    if (next.lift !== now.lift) place.replaceSync(`:host{--chat-widget-lift:${next.lift}px}`);
    watchSizes(next.obstacles);
    now = next;
    if (waiting) schedule();
  };
  const schedule = () => setTimeout(() => whenFree(() => void look()), pause);
  const lookSoon = () => {
    if (waiting || signal.aborted) return;
    waiting = true;
    if (!looking) schedule();
  };

  const sizes = new ResizeObserver(lookSoon);
  const watchSizes = (obstacles: Element[]) => {
    for (const gone of now.obstacles) if (!obstacles.includes(gone)) sizes.unobserve(gone);
    for (const element of obstacles) if (!now.obstacles.includes(element)) sizes.observe(element);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ["class", "style", "hidden", "open"],
  });
  // A banner that slides in is where it stays only at the end; a bar may stick or come loose as the page scrolls.
  for (const end of ["transitionend", "animationend"]) document.addEventListener(end, lookSoon, { signal });
  for (const move of ["resize", "scroll"]) addEventListener(move, lookSoon, { signal, passive: true });
  signal.addEventListener("abort", () => {
    changes.disconnect();
    sizes.disconnect();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((own) => own !== sheet && own !== place);
  });
  lookSoon();
}

const whenFree = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 1000 }) : work();
