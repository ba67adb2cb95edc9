/** A text whose meaning is near a question's. */
export interface NearText {
  id: number;
  /** 0: no nearer than any two of the tenant's texts lie to each other; 1: as near as a text and the one nearest to it. */
  nearness: number;
}

/** The texts of a tenant that are nearest to a question by meaning, best first; null where nobody can tell in time. */
export type FindNear = (tenantId: string, question: string) => Promise<NearText[] | null>;

/** What is known of the turn in which something is looked for. */
export interface OfTurn {
  /** Where it is looked for by meaning, too. */
  near?: FindNear | null;
  /** All that the visitor said, where the question is a part of it: that tells the language. */
  message?: string;
  /** In which language (ISO 639) alone, where there are many texts in it and in others. */
  language?: string;
}

/** What tells by meaning what is near. */
export interface Meaning {
  /** For all that is looked for in one turn: together it waits no longer than a visitor would not notice. */
  forTurn(): FindNear;
  close(): Promise<void>;
}
