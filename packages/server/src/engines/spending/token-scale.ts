/** How many tokens an endpoint counts for one that is estimated: tokenizers differ, and some endpoints add to a prompt. */
export interface TokenScale {
  /** At least the estimate. */
  atMost(estimated: number): number;
  counted(estimated: number, told: number): void;
}

/** The highest count holds, and is forgotten by a tenth with each lower one. */
const forgotten = 0.1;
/**
 * More is no count of a prompt's tokens: four bytes are taken for one, and no tokenizer makes more than one of a byte. It
 * would keep all tenants with a budget from the calls that could put it right.
 */
const most = 20;

export function createTokenScale(): TokenScale {
  let ratio = 1;
  return {
    atMost: (estimated) => Math.ceil(estimated * ratio),
    counted(estimated, told) {
      if (estimated <= 0) return;
      const seen = Math.min(most, Math.max(1, told / estimated));
      ratio = Math.max(seen, ratio - (ratio - seen) * forgotten);
    },
  };
}
