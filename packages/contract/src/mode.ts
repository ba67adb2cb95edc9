import { Choice } from "./text.ts";

export const modes = ["rag", "ecommerce"] as const;

/** Where an assistant looks for an answer first: in the knowledge base or in the product catalogue. */
export type Mode = (typeof modes)[number];

export const Mode = Choice(
  modes,
  "Where the assistant looks for an answer first: in the knowledge base (`rag`) or in the catalogue (`ecommerce`). Where both are active it answers from the other one when that fits the question clearly better.",
);
