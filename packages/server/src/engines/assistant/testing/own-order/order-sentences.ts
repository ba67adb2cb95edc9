/** What visitors write of an order of theirs, in one language, and what only sounds like it. */
export interface OrderSentences {
  /** How it stands is asked. */
  asks: string[];
  /** Something else is asked, or nothing. */
  isElse: string[];
  /** Said while number and e-mail address are waited for: it is left at that. */
  leaves: string[];
  /** The number is not at hand. */
  lacksNumber: string[];
  /** What is answered to "which order?", with the number and the address in it. */
  gives: [said: string, number: string | null, email: string | null][];
}
