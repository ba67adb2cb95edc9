/**
 * A question and its answer, in a list of them. `question`, `questions` or both: one question in one wording or several.
 * The usual other names of these members (`q`, `a`, `frage`, `antwort`, …) are understood as well.
 */
export interface FaqEntry {
  question?: string;
  questions?: readonly string[];
  /** Markdown or HTML. */
  answer: string;
  /** What the entry belongs to: "Shipping". */
  category?: string | null;
  /** Where a visitor can read it: `https://…`, or `/…` on the same site. */
  url?: string | null;
}
