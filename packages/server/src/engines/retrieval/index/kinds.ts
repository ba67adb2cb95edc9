import type { Tx } from "../../../db/database.ts";
import type { LexemeRow } from "../../../db/lexemes.ts";
import { readPassageLexemes } from "../../../db/passages.ts";
import { readProductLexemes } from "../../../db/products.ts";
import type { CloserText } from "../closer-look/closer-builder.ts";
import { joinedShare } from "../closer-look/joined-names.ts";
import type { Field, IndexBuilder } from "./index-builder.ts";
import { quantitiesOf } from "../goods/quantities-of.ts";

/** What a tenant can search. */
export type IndexKind = "knowledge" | "catalogue";

interface KindOfIndex {
  revision: "knowledge_revision" | "catalogue_revision";
  fields: Field[];
  /** How a text is read for a closer look, with the numbers of the lexemes of each line of its fields; null: none is taken. */
  closer: ((row: LexemeRow, fields: number[][][]) => CloserText) | null;
  read(tx: Tx, tenantId: string, afterId: number, limit: number): Promise<LexemeRow[]>;
}

/** In which field of a passage its text stands. */
const TEXT = 2;

/** Weights found on the development halves of the public sets that `pnpm bench relevance` measures. */
export const kinds: Record<IndexKind, KindOfIndex> = {
  knowledge: {
    revision: "knowledge_revision",
    // title, headings, text, questions
    fields: [
      { weight: 3, b: 0.5 },
      { weight: 2, b: 0.5 },
      { weight: 1, b: 0.6 },
      { weight: 3, b: 0.5 },
    ],
    closer: ({ wordings = [], fields }, [title = [], headings = [], text = [], questions = []]) => ({
      names: questions.some((question) => question.length > 0) ? questions : [[...title, ...headings].flat()],
      sentences: text,
      wordings,
      joined: joinedShare(fields[TEXT] ?? ""),
    }),
    read: readPassageLexemes,
  },
  catalogue: {
    revision: "catalogue_revision",
    // title, brand, category, description, attributes, codes
    fields: [
      { weight: 9, b: 0.5 },
      { weight: 3, b: 0 },
      { weight: 3, b: 0.5 },
      { weight: 3, b: 0.75, isDescription: true },
      { weight: 1, b: 0.9 },
      { weight: 9, b: 0 },
    ],
    closer: null,
    read: readProductLexemes,
  },
};

/** In which field of a product its codes stand, and what is looked for like a code. */
const CODES = 5;

/** The lexemes of a text, by their numbers: field by field, and line by line. */
export function linesOf(
  { fields, facts }: LexemeRow,
  { numberOf, numbersIn }: Pick<IndexBuilder, "numberOf" | "numbersIn">,
): number[][][] {
  const lines = fields.map((field) => field.split("\n").map(numbersIn));
  if (facts) lines[CODES] = [...(lines[CODES] ?? []), quantitiesOf(facts).map(numberOf)];
  return lines;
}
