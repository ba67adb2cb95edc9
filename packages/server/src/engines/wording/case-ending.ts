/** What Turkish puts behind a figure or a name and an apostrophe: "4'ten", "100'den", "Galaxy S24'e". */
export const CASE_ENDING = /^(?:[dt][ae]n?|y?[aeiu]|n?[iu]n)$/;

/** Whether the folded word that begins at `start` is but an ending of what stands before it. */
export const isCaseEnding = (text: string, start: number, folded: string): boolean =>
  CASE_ENDING.test(folded) && /(?:\d|\p{L}{2})['’]$/u.test(text.slice(Math.max(0, start - 3), start));
