import { isNameOfWhoSaid, isQuotedFromOthers } from "../../wording/quoted-words.ts";
import { attribute, descendants, type Element } from "./tree.ts";

/**
 * What sites call a part that shows what customers say, whatever stands before it or of whom it is said to be: "c-testimonial",
 * "customer-reviews__text". A "contract-review" is what the house does, and "no-reviews" are none.
 */
const TESTIMONIAL =
  /^(?:.*[-_])?(?:testimonials?|kunden-?(?:stimmen?|bewertung(?:en)?|meinung(?:en)?)|customer-?(?:quotes?|voices?)|temoignages?|avis-?clients?|testimonios?|depoimentos?)(?:[-_].*)?$/i;
const REVIEWS =
  /^(?:(?:customer|client|user|guest|patient|product|google|kunden|clientes?)[-_]?)?(?:reviews?|bewertung(?:en)?|rezension(?:en)?|resenas?|opiniones|recension[ei]|avaliacoes|beoordeling(?:en)?|yorumlar)(?:__.*|[-_](?:list|item|card|block|section|slider|slide|carousel|grid|wrapper|wrap|container|body|text|content|quote|area|box))?$/i;
const REVIEW = /^https?:\/\/schema\.org\/Review\/?$/i;

/** Elements that may be called after anything that is on the page. */
const WHOLE = new Set(["html", "body", "main"]);

/** Whether an element holds what customers say: it is called so, marked so, or a quote that says whose it is. */
export function isCustomersWords(element: Element): boolean {
  const { tagName } = element;
  const holds = (...names: string[]): boolean => descendants(element, (one) => names.includes(one.tagName)).length > 0;
  if (tagName === "blockquote") return holds("cite", "footer");
  if (tagName === "figure") return holds("blockquote") && holds("figcaption");
  const isCalled = ["class", "id"].some((name) =>
    (attribute(element, name) ?? "").split(/\s+/).some((one) => TESTIMONIAL.test(one) || REVIEWS.test(one)),
  );
  const isMarked = REVIEW.test(attribute(element, "itemtype") ?? "");
  return (isCalled || isMarked) && !WHOLE.has(tagName) && !holds("h1", "form", "table", "dl");
}

/** In words: what is shorter and no sentence says who it is, or how many stars are given. */
const FEWEST_WORDS = 5;
const ENDED = /[.!…]["'”“»’)*]*$/u;

/** Blocks of what customers say as quotes, each signed with the name beside it, under the heading above them all. */
export function asQuotes(blocks: readonly string[]): string[] {
  const above = blocks[0]?.startsWith("#") ? [blocks[0]] : [];
  const own = blocks.slice(above.length).map(bare);
  const isNameFirst = own[0] !== undefined && isNameOfWhoSaid(own[0]);
  const quotes: { said: string; by: string | null }[] = [];
  let next: string | null = null;
  for (const block of own) {
    const last = quotes.at(-1);
    if (isQuotedFromOthers(block)) quotes.push({ said: block, by: null });
    else if (isNameOfWhoSaid(block)) {
      if (isNameFirst) next = block;
      else if (last) last.by ??= block;
    } else if (ENDED.test(block) || block.split(/\s+/).length >= FEWEST_WORDS) {
      quotes.push({ said: block, by: next });
      next = null;
    }
  }
  return [...above, ...quotes.map(quoted)];
}

/** Without what makes it a heading or an item. */
const bare = (block: string): string =>
  block.replace(/^(?:#{1,6}|[-+*]|\d{1,9}[.)]) /, "").replace(/ \{#[^\s{}]+\}$/, "");

function quoted({ said, by }: { said: string; by: string | null }): string {
  if (isQuotedFromOthers(said)) return said;
  const words = said.replace(/\s*\n\s*/g, " ");
  const marked = /^["“”„«»]/u.test(words) ? words : `“${words}”`;
  return `> ${marked}${by === null ? "" : `\n>\n> — ${by.replace(/^[—–―-]\s?/u, "")}`}`;
}
