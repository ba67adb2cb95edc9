/** Calls `look` whenever the address of the page may have changed without the page being loaded anew. */
export function onNavigation(look: () => void, signal: AbortSignal) {
  if ("navigation" in window) return navigation.addEventListener("currententrychange", look, { signal });
  for (const change of ["popstate", "hashchange"]) addEventListener(change, look, { signal });
  // `pushState` tells nobody; but nearly always a click comes first, and what the click asks for a moment later.
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const lookLater = () => {
    for (const wait of [0, 300, 1500]) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        look();
      }, wait);
      timers.add(timer);
    }
  };
  addEventListener("click", lookLater, { signal, capture: true });
  signal.addEventListener("abort", () => timers.forEach(clearTimeout));
}
