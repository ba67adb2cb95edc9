/** What the model writes when the passages hold no answer. */
export const noAnswerMark = "NO_ANSWER";
