import type { Order } from "../../wishes/wish.ts";
import type { Emergency } from "../said/emergency.ts";
import type { Comparative, Relation } from "../words/shopping/shopping-words.ts";
import type { OrderPhrases } from "./own-order/order-phrases.ts";
import type { Availability } from "@widget-chat/contract/product-card.ts";

/**
 * What the assistant says in one language, in Markdown. Names and topics that come in are safe to show. A refusal and a
 * question back address nobody where the language has two ways to: a tenant's texts say "du" or "Sie".
 */
export interface Phrases {
  /** The owner may have given the assistant no name. */
  greeting(assistant: string | null, tenant: string): string;
  greetingAgain: string;
  wellbeing: string;
  thanks: string;
  goodbye: string;
  identity(assistant: string | null, tenant: string): string;
  /** Follows `identity`, and an answer to some of several questions, where a person can take over. */
  orAPerson: string;
  ok: string;
  no: string;
  apology: string;
  /** Asked back when a message holds no words. */
  unclear: string;
  /** Asked back when a question says only what it wants to know: "price". */
  aboutWhat: string;
  /** Said to an insult. */
  calm: string;
  /** Said to what no tenant tells: "what time is it?" */
  aside(tenant: string): string;
  /** What the visitor asked first, as far back as it can be looked up. @param isFirst whether nothing was said before that */
  askedFirst(question: string, isFirst: boolean): string;
  askedLast(question: string): string;
  /** Asked back when a question may be about several topics; `topics` names them: "A or B". */
  doYouMean(topics: string): string;

  /** A person has been called. */
  handoff: string;
  /** A person was wished for, but none can take over. */
  noPerson: string;
  /** Follows `noPerson` where it is not told how else to reach anybody. */
  tellMe: string;
  /** Before a number to call or an address to write to. */
  reachUs: string;
  /** The plan is used up, and the tenant has no words of its own for it. */
  limit: string;

  /** Nothing was found; `topic` is what could not be found, in the visitor's words, or null. */
  nothingFound(topic: string | null): string;
  /**
   * Follows "nothing found", before what comes nearest to it: `name` is that of its section, `written` of its language
   * where that is not the visitor's; null: there is none.
   */
  closest(name: string | null, written: string | null): string;
  /** Of several questions this one is not answered; `question` is the visitor's own. */
  noAnswerTo(question: string): string;
  noProductFits(topic: string | null): string;
  /** Follows "nothing found". */
  offerPerson: string;
  otherWords: string;
  /** Before what is quoted in another language than the visitor's; `language` is its name. */
  quotedIn(language: string): string;
  /** A parcel or an order of the visitor's own was asked for, and no text tells how it is followed. */
  cannotLookUp: string;

  /** Said before all else to whom somebody is in danger, or who despairs of life: who helps now. */
  emergency: Record<Emergency, string>;
  /** The same of an animal: who helps it. */
  animalInDanger: string;

  /** What the visitor might say next. */
  talkToPerson: string;

  /** What is told in the words of who wrote it, within marks. */
  quoted(text: string): string;
  availability: Record<Availability, string>;
  oneProduct(title: string, price: string, availability: string): string;
  products(count: number): string;
  productsBetween(count: number, lowest: string, highest: string): string;
  productsAt(count: number, price: string): string;
  bestMatch(title: string, price: string, availability: string): string;
  wishes: WishPhrases;
  shop: ShopPhrases;
  ownOrder: OrderPhrases;
}

/** What is said of goods that were shown, or are asked for by name. */
export interface ShopPhrases {
  /** With what a recall begins. */
  safetyNotice: string;
  /** Of goods that shall carry something, and don't tell how much they do. */
  untoldLoad(titles: string): string;
  yes: string;
  no: string;
  /** How a table calls what is told of each. */
  labels: Record<"price" | "rating" | "availability" | "brand" | "category", string>;
  /** Of what feeds tell by names of their own, which no shop has chosen: how that is called. */
  fields: Readonly<Record<string, string>>;
  /** What the visitor may say to see the next ones. */
  showMore: string;
  noMore: string;
  /** Who goes on from products is told that there are none to go on from, and what to say instead. */
  nothingYet: string;
  /** Who says only what shall not be is told that it is kept to, and asked what is looked for. */
  noted(wishes: string): string;
  /** What costs least for how much of it there is, at which price of a unit; and that nothing tells that. */
  cheapestPer(title: string, price: string): string;
  untoldPer(unit: string): string;
  /** That several that are compared cost the same. */
  eachCosts(price: string): string;
  /** What the shop sells at all, by its categories. */
  categories(list: string): string;
  /** How many were found, where not all are shown; the counts are written as the language writes them. */
  found(count: string): string;
  foundBetween(count: string, lowest: string, highest: string): string;
  foundAt(count: string, price: string): string;
  /** Before the next ones of the same search. */
  more(count: number): string;
  oneMore(title: string, price: string, availability: string): string;
  /** What comes first by an order, without its last sign: the rating may follow. */
  comesFirst: Record<Order, (title: string, price: string, availability: string) => string>;
  /** The same of one that is rated well among others. */
  wellRated(title: string, price: string, availability: string): string;
  /** Of those that were shown this one comes first, and nothing goes beyond it. */
  noneBeyond: Record<Relation, (title: string) => string>;
  /** Of several that are compared, two or more; the last of both at once. */
  first: Record<Relation | "cheaperAndBetter", (title: string, isOfMany: boolean) => string>;
  /** The same by what is told in units, and how much that is. */
  firstBy: Record<Comparative, (title: string, amount: string) => string>;
  /** Which of all that was found it is: "the lightest"; and that not all of them tell it. */
  mostBy: Record<Comparative, (title: string, amount: string) => string>;
  /** The same by what the shop calls a datum. */
  mostOf: (name: string, title: string, amount: string) => string;
  leastOf: (name: string, title: string, amount: string) => string;
  notAllTell: string;
  /** How many of those that were counted cannot be had, at least one: goes on with what counted them. */
  soldOut(count: string): string;
  /** The shop doesn't tell what was asked of a product. */
  untold(title: string): string;
  /** Behind it, where it is asked by who may be harmed by it. */
  askDoctor: string;
  /** Before what it tells of how it may be used, and how not, where no more is told. */
  ofUse(title: string): string;
  /** Said of what is asked for by name and can't be had, and before what is like it. */
  alike: string;
}

/** What was understood of a wish for products, in a few words each. */
export interface WishPhrases {
  /** Of a price, a rating or a number of reviews, as it is written here: "under $50". */
  bounds: Record<"lt" | "lte" | "gt" | "gte", (amount: string) => string>;
  stars(rating: string): string;
  reviews(count: string): string;
  levels: Record<"price" | "rating" | "reviews", Record<"low" | "medium" | "high", string>>;
  onSale: string;
  /** Of clothes or shoes: "42", "XL". */
  size(value: string): string;
  /** What they shall not be: of a brand, of a colour. */
  except(what: string): string;
  /** What shall not be where goods are wished for that harm nobody of these. */
  noDanger(whom: string): string;
  /** What shall not be in them: a cable, sugar. */
  without(what: string): string;
  /** Said of products that don't name what shall not be in them, nor say that it is not. */
  unmentioned(what: string): string;
  /** Said of several products, of which only some, by their names, say that something is not in them. */
  onlySome(what: string, names: string): string;
  /** Said of products that don't tell a quantity that is wished for. */
  untold(what: string): string;
  orders: Record<Order, string>;
  /** Said before products that lack something of the wish: its labels. */
  gaveUp(wishes: string): string;
  nearest(price: string, isLowest: boolean): string;
  /** Said where a price is stated in a currency that the shop does not sell in; both as ISO 4217. */
  otherCurrency(own: string, asked: string): string;
  /** Said of two wishes that nothing can meet at once. */
  contradiction(one: string, other: string): string;
}
