import { warns } from "../../wishes/harm-told.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";

const MOST = 3;

/** What the description of a product warns of, in its own words; null: of nothing. */
export function warningsOf(product: FoundProduct): string | null {
  const told = warningsIn(product);
  return told.length > 0 ? `**${plainText(product.card.title)}**: ${told.join(" ")}` : null;
}

/** A text on a product, and behind it what that warns of. */
export function withWarnings(text: string, product: FoundProduct): string {
  const told = warningsIn(product).filter((warning) => !text.includes(warning));
  return [text, ...told].join(" ");
}

const warningsIn = ({ description }: FoundProduct): string[] =>
  (description ?? "")
    .split(/(?<=[.!?])\s+/)
    .filter(warns)
    .slice(0, MOST)
    .map((said) => `“${plainText(said)}”`);
