import { warns } from "../../wishes/harm-told.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";

const MOST = 3;

/** What the description of a product warns of, in its own words; null: of nothing. */
export function warningsOf({ card, description }: FoundProduct): string | null {
  const warnings = (description ?? "").split(/(?<=[.!?])\s+/).filter(warns);
  const told = warnings.slice(0, MOST).map((said) => `“${plainText(said)}”`);
  return told.length > 0 ? `**${plainText(card.title)}**: ${told.join(" ")}` : null;
}
