import type { ColumnType, Generated } from "kysely";

/** Pieces of documents, each under one heading, long enough to carry an answer. */
export interface PassagesTable {
  tenant_id: string;
  id: Generated<number>;
  document_id: string;
  /** From 0, in the order of the document. */
  position: number;
  /** Outermost first; the innermost may stand behind what counts it and a no-break space: "7.\u00a0Warranty". */
  headings: ColumnType<string[], string>;
  /** What it answers, in one wording or several, where it is an entry in a list of questions. */
  questions: ColumnType<string[], string>;
  /** The id of the innermost heading on the page; `page=3` of a PDF. */
  anchor: string | null;
  /** A page of its own, in place of the document's. */
  url: string | null;
  /** Verbatim. */
  text: string;
  /** Start and end of each sentence in `text`, in UTF-16 units. */
  sentences: ColumnType<[start: number, end: number][], string>;
  /** Which language the lexemes were made by. */
  language: string;
  /** Of the headings, parted by spaces. */
  heading_lexemes: string;
  /** Of the questions, parted by spaces, one line a wording. */
  question_lexemes: string;
  /** Of the text, parted by spaces, one line a sentence. */
  lexemes: string;
}
