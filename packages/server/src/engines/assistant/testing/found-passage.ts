import type { FoundPassage } from "../tools.ts";

/** A passage of which only the given members matter. */
export const foundPassage = (members: Partial<FoundPassage>): FoundPassage => ({
  id: 1,
  documentId: "d",
  externalId: null,
  title: "T",
  headings: [],
  questions: [],
  url: null,
  anchor: null,
  text: "",
  sentences: [],
  lexemes: "",
  score: 1,
  lacks: [],
  ...members,
});
