const price =
  /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|francs?|franken|dólares|libras|lira|tl)(?![\p{L}\p{N}]))/giu;

/** Whether a text names an amount of money. */
export const namesPrice = (text: string): boolean => text.search(price) >= 0;
