/** How long the browser may be kept at a stretch, in ms: a slow phone is four times as slow, and may not be kept for 50. */
const stretch = 5;

/** Until when the present task may go on, as `performance.now()` counts. */
let end = 0;
let next: Promise<void> | undefined;

/** A task of the browser's with time left: the present one if it has some, else the next. What is due in between comes first. */
export const timeLeft = (): Promise<void> | undefined =>
  performance.now() < end
    ? undefined
    : (next ??= new Promise((resume) =>
        setTimeout(() => {
          next = undefined;
          end = performance.now() + stretch;
          resume();
        }),
      ));
