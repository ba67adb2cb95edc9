/** What a tenant tells, and what a model says of it. */
export interface Trade {
  locale: string;
  /** By the name that sentences cite them by: `[hours]`. */
  documents: Record<string, { title: string; content: string }>;
  asked: Asked[];
}

export interface Asked {
  question: string;
  /** What a visitor may read. */
  honest: string[];
  /** What he must not. */
  false: string[];
}
