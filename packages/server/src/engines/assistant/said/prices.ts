const price =
  /\p{Sc}\s?\d[\d.,]{0,14}|(?<!\d)\d[\d.,]{0,14}\s?(?:\p{Sc}|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|francs?|franken|dólares|libras|lira|tl|reais|brl|pesos)(?![\p{L}\p{N}]))/giu;

/** Whether a text names an amount of money. */
export const namesPrice = (text: string): boolean => text.search(price) >= 0;

/** A text with blanks in place of amounts of money, which leaves the places of all the rest. */
export const withPricesBlank = (text: string): string => text.replace(price, (said) => " ".repeat(said.length));
