/** Calls `work` once the page is loaded and has nothing to do; not at all where the visitor saves data. */
export function whenIdle(work: () => void, signal: AbortSignal) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const wait = () => {
    if (signal.aborted) return;
    if ("requestIdleCallback" in window) requestIdleCallback(() => !signal.aborted && work(), { timeout: 8000 });
    else setTimeout(() => !signal.aborted && work(), 2000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal });
}
