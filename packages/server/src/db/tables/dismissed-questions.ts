/** A group of unanswered questions that the owner has put away, until one of them is asked again. */
export interface DismissedQuestionsTable {
  tenant_id: string;
  key: string;
  dismissed_at: Date;
}
