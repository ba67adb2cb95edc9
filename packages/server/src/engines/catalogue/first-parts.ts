/** So many new products are worth being read. */
const PART = 5_000;

/**
 * Tells of a tenant's first products part by part while they come in: of the next part when what is done about the one
 * before is done, since that may take longer than they take to come.
 *
 * @param onPart told of the first part that it is that
 * @returns to be called with how many have been stored
 */
export function openFirstParts(onPart: (isBeginning: boolean) => Promise<unknown>): (stored: number) => void {
  let told = 0;
  let isBusy = false;
  return (stored) => {
    if (isBusy || stored < told + PART) return;
    isBusy = true;
    void onPart(told === 0).finally(() => (isBusy = false));
    told = stored;
  };
}
