import { Choice } from "./text.ts";

export const modes = ["rag", "ecommerce"] as const;

/** What an assistant answers from: the knowledge base or the product catalogue. */
export type Mode = (typeof modes)[number];

export const Mode = Choice(
  modes,
  "What the assistant answers from: the knowledge base (`rag`) or the catalogue (`ecommerce`).",
);
