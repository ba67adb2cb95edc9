import type { ImportStage } from "../retrieval/index/first-import.ts";

/** So many new products are worth being read. */
const PART = 5_000;

/** Tells of a tenant's first products part by part while they come in. */
export interface FirstParts {
  /** @param count how many have been stored by now */
  stored(count: number): void;
  /** There come no more, be it that the upload broke off. */
  over(): void;
}

/** @param onPart told of the next part once it has heard of the one before, and of the end if it was told of a beginning */
export function openFirstParts(onPart: (stage: ImportStage) => Promise<unknown>): FirstParts {
  let told = 0;
  let isBusy = false;
  return {
    stored(count) {
      if (isBusy || count < told + PART) return;
      isBusy = true;
      void onPart(told === 0 ? "beginning" : "going on").finally(() => (isBusy = false));
      told = count;
    },
    over() {
      if (told > 0) void onPart("over");
    },
  };
}
