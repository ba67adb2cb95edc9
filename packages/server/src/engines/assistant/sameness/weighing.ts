/** How telling a stem is among the questions that are compared; above 0. */
export type Weigh = (stem: string) => number;

/** As if so many more questions were there that have none of the stems: counts in a handful say little. */
const UNSEEN = 50;

/** @param holding how many of the questions have a stem */
export const weighing =
  (holding: (stem: string) => number, total: number): Weigh =>
  (stem) => {
    const own = holding(stem);
    return Math.log1p((total + UNSEEN - own + 0.5) / (own + 0.5));
  };
