/**
 * Does `work` while no other tab of this site holds the lock of this name; not at all once `options.signal` aborts, nor, with
 * `ifAvailable`, when another tab has it. Where a page has no locks, as over plain HTTP or in a frame without an origin of its
 * own, each tab does so for itself.
 */
export async function alone(name: string, options: LockOptions, work: () => Promise<void>): Promise<void> {
  const { signal } = options;
  if (signal?.aborted) return;
  if (!("locks" in navigator)) return Promise.resolve().then(work);
  let begun = false;
  const begin = async (lock: Lock | null) => {
    begun = true;
    if (lock) await work();
  };
  try {
    await navigator.locks.request(name, options, begin);
  } catch (error) {
    if (signal?.aborted && !begun) return;
    if (begun || !(error instanceof DOMException && error.name === "SecurityError")) throw error;
    await work();
  }
}
