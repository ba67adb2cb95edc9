import type { Order } from "@widget-chat/contract/order-status.ts";
import type { Price, ProductCard } from "@widget-chat/contract/product-card.ts";
import type { Filter, Wish } from "../wishes/wish.ts";
import type { Comparative } from "./words/shopping/shopping-words.ts";

/** Whether what was found carries an answer; `score` lies between 0 and 1. */
export interface Answerable {
  score: number;
  decision: "answer" | "no_answer";
}

/** A word of the question as the index knows it. `idf` weighs how telling it is; 0 where the index has never met it. */
export interface QuestionTerm {
  term: string;
  idf: number;
  /** Words that say the same by the owner's synonyms. */
  others?: string[];
  /** Texts know it only by what says nearly the same: "dog" by "pets". */
  isNear?: true;
  /** Texts know it only by a part of it: "Krankenkasse" by "Kasse". */
  isPart?: true;
  /** It says of anything what is done with it or how it is: nobody asks about it. */
  isGeneral?: true;
  /** Texts know it only as part of what says the same: "mot" of "mot de passe". */
  isMeant?: true;
}

/** What the owner says that a word or several of a question also mean. */
export interface AppliedSynonym {
  said: string;
  means: string[];
}

/** A sentence (or a list item, a table row, a code block) of a passage. */
export interface Sentence {
  /** Offsets into the passage's text, in UTF-16 units. */
  start: number;
  end: number;
}

/** A piece of a document under one heading, found for a question. */
export interface FoundPassage {
  id: number;
  documentId: string;
  externalId: string | null;
  /** The document's title. */
  title: string;
  /** The headings above the passage, outermost first, without the title; the question it answers is the last one. */
  headings: string[];
  /** What counts the nearest of them, "3."; null or left out: nothing does. */
  count?: string | null;
  /** The wordings of the question that it answers, where it is an entry in a list of questions. */
  questions: string[];
  /** The page the document was read from, null where it is gone, and the anchor of the heading on it. */
  url: string | null;
  anchor: string | null;
  /** What it is written in (ISO 639); left out: nobody knows. */
  language?: string;
  /** Verbatim Markdown of the document. */
  text: string;
  sentences: Sentence[];
  /** The sentences' lexemes in their order: a line a sentence, with a space between two. */
  lexemes: string;
  score: number;
  /** How near its meaning is to the question's: from 1 on as near as its like; at most 0: not, or nobody can tell. */
  nearness?: number;
  /** Terms that neither it nor its headings or title hold, of those it was searched by. */
  lacks: string[];
}

export interface FoundKnowledge {
  passages: FoundPassage[];
  terms: QuestionTerm[];
  answerable: Answerable;
  synonyms?: AppliedSynonym[];
  /** Codes (ISO 639) of the languages that the tenant's texts are in; left out: that of its locale. */
  languages?: string[];
  /** Whether passages in other languages than the wished one were left out. */
  isOfLanguage?: boolean;
  /** How many passages the tenant has; left out: few. */
  texts?: number;
}

export interface FoundProduct {
  card: ProductCard;
  description: string | null;
  attributes: Record<string, unknown>;
  /** In stars; null: nobody knows. */
  rating: number | null;
  /** The shop's path to it, "Bags > Backpacks"; null or left out: it tells none. */
  category?: string | null;
  score: number;
  /**
   * Whether it is called so and holds all words of the wish; "nearly": all but what things are only described by. Left out:
   * nobody knows.
   */
  fits?: boolean | "nearly";
  /** Whether its own data or the tenant's documents tell that it is recalled; left out: nothing does. */
  isRecalled?: true;
  /** Whether it is of a kind that is made for other things, as cases are; left out: nobody knows. */
  isAccessory?: true;
}

export type NearestPrice = Price & { isLowest: boolean };

/** A wish by which fewer are left of what was found. */
export interface Narrowing {
  filter: Filter;
  /** How many products meet it, variants counted as one. */
  count: number;
}

/** What products that were found are told to be in one field, each with how many are, the most first. */
export interface Facet {
  field: string;
  values: Narrowing[];
}

/** All that was found, of which some is shown. */
export interface Whole {
  /** How many products, variants counted as one. */
  total: number;
  /** What the cheapest of them costs, and the dearest; null: not all are of one currency. */
  prices(): { lowest: Price; highest: Price } | null;
  /** How many of them cannot be had in any variant. */
  soldOut(): number;
  /** A few wishes that part them usefully, the most telling first. Counted once, however often it is asked for. */
  narrowings(): Promise<Filter[]>;
  /** @param isWished of which fields; left out: of all */
  facets(isWished?: (field: string) => boolean): Promise<Facet[]>;
}

export interface FoundProducts {
  products: FoundProduct[];
  /** Counted when it is asked for; left out: nobody knows. */
  whole?: () => Whole;
  terms: QuestionTerm[];
  /** The terms that what holds most of them does not hold; left out: it holds all. */
  unheld?: string[];
  /** What was looked for. */
  wish: Wish;
  /** What had to be given up to find them. */
  without?: Filter[];
  /** What shall not be in them, where none says that it is not: they only don't name it. */
  unmentioned?: string[];
  /** What shall not be in them, and which say that it is not: the others only don't name it. */
  saidFree?: { thing: string; ids: string[] }[];
  /** Quantities that are wished for, of which the data of none says anything. */
  untold?: Filter[];
  /** By what is told in units they are in order, how much of it each has, by its id, and whether some don't tell it. */
  most?: {
    by: Comparative | { name: string; isLeast: boolean };
    amounts: ReadonlyMap<string, string>;
    isPartly: boolean;
  };
  /** Where nothing is for whom it is sought: what the nearest tells of that. */
  notFor?: { title: string; told: string; isQuoted: boolean };
  /** What some of them tell against some of those for whom they are sought, by their ids: "not for kittens under 4 months". */
  warned?: ReadonlyMap<string, { told: string; isQuoted: boolean }>;
  /** Where nothing is left: the nearest of what says that it is not as wished for. */
  denied?: FoundProduct;
  /** Where nothing meets a stated price: what the cheapest costs, or the dearest. */
  nearestPrice?: NearestPrice | null;
  /** Two of the wishes that nothing can meet at once. */
  contradiction?: [Filter, Filter];
  answerable: Answerable;
  synonyms?: AppliedSynonym[];
}

/** What a tenant's texts tell of the language of a message. */
export interface Spoken {
  /** Those (ISO 639) that many of the texts are in. */
  languages: string[];
  /** The one of them that alone has what the message says; null: none has more of it than others. */
  only(): Promise<string | null>;
}

/** Finds passages of one tenant's published documents, best first. */
export interface KnowledgeTool {
  search(tenantId: string, question: string, limit: number): Promise<FoundKnowledge>;
  /** Those that may tell of recalls, without looking for them anew; left out: nobody knows of any. */
  recalls?(tenantId: string): Promise<FoundPassage[]>;
  /** The same among texts in one language (ISO 639), where there are many in that and in others; left out: they are in one. */
  searchIn?(tenantId: string, question: string, limit: number, language: string): Promise<FoundKnowledge>;
  /** Searches all languages alike, where `search` prefers the visitor's; left out: so does `search`. */
  all?: KnowledgeTool;
  /** Left out: nobody knows. */
  spoken?(tenantId: string, message: string): Promise<Spoken>;
}

/** Finds products of one tenant's catalogue, best first. */
export interface CatalogueTool {
  search(tenantId: string, wish: Wish, limit: number): Promise<FoundProducts>;
  /** The products with these ids of the shop's own, in this order, as the shop sells them now; those that are gone are left out. */
  named(tenantId: string, ids: string[]): Promise<FoundProduct[]>;
  /** What was found, as the shop sells it now: what is shown or told of is asked for. */
  asNow(tenantId: string, products: FoundProduct[]): Promise<FoundProduct[]>;
  /** What a text of goods says of a thing, by any of its names: that it is there, or that it is not. Null: it doesn't name it. */
  saysOf(text: string, thing: string): "there" | "free" | null;
  /** All variants of a product, by its id of the shop's own, itself among them. */
  variants(tenantId: string, id: string): Promise<FoundProduct[]>;
}

/** What an order is known by: both, or it is nobody's. */
export interface OrderKey {
  number: string;
  email: string;
}

/** Who asks for orders, as far as that limits how often. */
export interface OrderAsker {
  session: string;
  /** The address, or network, that the visitor writes from. */
  network: string;
}

/** An order as its shop tells of it; texts are the shop's own, and links lead to `https://`. */
export type KnownOrder = Omit<Order, "number" | "email"> & { number: string };

export type FoundOrder =
  | { outcome: "found"; order: KnownOrder }
  /** There is none with this number and this e-mail address; which of them is wrong is not told. */
  | { outcome: "unknown" }
  /** It may be looked for again in so many minutes. */
  | { outcome: "too_often"; minutes: number }
  | { outcome: "unreachable" };

/** Looks up how an order of one tenant's shop stands. */
export interface OrdersTool {
  find(key: OrderKey, asker: OrderAsker): Promise<FoundOrder>;
}

/** An owner's own answer to certain questions. */
export interface PinnedAnswer {
  id: string;
  /** Wordings of the question. */
  questions: string[];
  /** Markdown: one text, or one a locale. */
  answer: string | Record<string, string>;
  url: string | null;
  title: string | null;
}

/** Finds the pinned answer of one tenant to a question; null: none is certainly meant. */
export interface PinsTool {
  find(tenantId: string, question: string): Promise<PinnedAnswer | null>;
}

/**
 * The stems of words by the dictionary of a locale's language, in their order; empty for its stop words. Where a language
 * writes without spaces, a run of words has several, with spaces between.
 */
export type Stems = (words: string[], locale: string) => Promise<string[]>;
