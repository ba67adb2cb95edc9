/** Calls `work` once the page is loaded and has nothing to do. `savesData`: the visitor wants as little fetched as possible. */
export function whenIdle(work: (savesData: boolean) => void, signal: AbortSignal) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000));
  const wait = () => idle(() => signal.aborted || work(Boolean(connection?.saveData)), { timeout: 8000 });
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal });
}
