/** Remembers texts by key, the ones in use longest. */
export interface Memory {
  recall(key: string): string | undefined;
  remember(key: string, value: string): void;
}

/**
 * @param capacity most entries. They live in two generations: what is asked for again moves to the young one, and when that
 *   is full, the old one is dropped as a whole. This costs less than keeping an order.
 */
export function createMemory(capacity: number): Memory {
  let young = new Map<string, string>();
  let old = new Map<string, string>();

  const remember = (key: string, value: string): void => {
    if (young.size >= capacity / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };

  return {
    remember,
    recall(key) {
      const known = young.get(key);
      if (known !== undefined) return known;
      const faded = old.get(key);
      if (faded !== undefined) remember(key, faded);
      return faded;
    },
  };
}
