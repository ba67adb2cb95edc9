import type { ProactiveMessage } from "@widget-chat/contract/proactive.ts";

/** Calls `met` with the first of the rule's triggers; once, and not after `signal` has aborted. */
export function awaitTrigger(rule: ProactiveMessage, met: () => void, signal: AbortSignal) {
  const { after_seconds: seconds, scroll_percent: percent, exit_intent: onExit } = rule;
  if (seconds !== undefined) afterSeconds(seconds, met, signal);
  if (percent !== undefined) onScroll(percent, met, signal);
  // A finger that leaves the screen says nothing.
  if (onExit && matchMedia("(hover: hover) and (pointer: fine)").matches) onLeaving(met, signal);
}

function afterSeconds(seconds: number, met: () => void, signal: AbortSignal) {
  const due = () => {
    if (document.visibilityState === "visible") return met();
    document.addEventListener("visibilitychange", due, { once: true, signal });
  };
  const timer = setTimeout(due, seconds * 1000);
  signal.addEventListener("abort", () => clearTimeout(timer));
}

function onScroll(percent: number, met: () => void, signal: AbortSignal) {
  let measuring = false;
  const measure = () => {
    measuring = false;
    const { scrollHeight, clientHeight } = document.documentElement;
    const way = scrollHeight - clientHeight;
    if (!signal.aborted && way > 0 && (scrollY / way) * 100 >= percent) met();
  };
  const scrolled = () => {
    if (measuring) return;
    measuring = true;
    requestAnimationFrame(measure);
  };
  addEventListener("scroll", scrolled, { passive: true, signal });
  if (scrollY > 0) scrolled();
}

function onLeaving(met: () => void, signal: AbortSignal) {
  const left = ({ relatedTarget, clientY }: MouseEvent) => {
    if (!relatedTarget && clientY <= 0) met();
  };
  document.addEventListener("mouseout", left, { signal });
}
