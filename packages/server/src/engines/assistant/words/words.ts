import type { WishWords } from "../../wishes/words/wish-words.ts";
import type { PhraseSet } from "../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency/emergency-words.ts";
import type { OrderWords } from "./own-order/order-words.ts";
import type { ShoppingWords } from "./shopping/shopping-words.ts";
import type { Typings } from "./typings.ts";

/** What a question asks for, as far as its words tell. */
export type Asked = "time" | "duration" | "amount" | "place" | "person" | "reason" | "steps";

/** What nearly every tenant tells, mostly under a name of its own: where to call or to write, when it is open, where it is, how it is paid, how to follow what was ordered. */
export type Matter = "contact" | "hours" | "address" | "payment" | "parcel";

/** Whether something is said of what comes before or after something else. */
export type Order = "before" | "after";

/** Who speaks or is spoken to, and what is said of what they do. */
export type Voice = "speaker" | "addressed" | "past" | "may" | "must" | "will";

/** What a message is that asks nothing. */
export type SmallTalk =
  | "greeting"
  | "wellbeing"
  | "thanks"
  | "goodbye"
  | "identity"
  | "ok"
  | "yes"
  | "no"
  | "apology"
  /** What no tenant tells, unless it is of something that was talked about: "what time is it?" */
  | "clock"
  /** What no tenant tells: "what time is it now?" */
  | "aside"
  /** The last answer, once more. */
  | "again"
  /** What the visitor asked first in the conversation, and last. */
  | "askedFirst"
  | "askedLast"
  | "filler";

/**
 * The words by which the assistant recognises what is said in one language. All are folded (see fold.ts),
 * and a phrase matches whole words.
 */
export interface Words {
  /** How wishes for products are said. */
  wishes: WishWords;
  /** How one goes on from goods that were shown. */
  shop: ShoppingWords;
  /** How one speaks of an order of one's own. */
  ownOrder: OrderWords;
  /** How one tells of an emergency. */
  emergency: EmergencyWords;
  /** Words without a topic of their own. */
  plain: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** Small words that make another question of the same other words: "off", "before", "from". */
  sunders: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** Words that may stand in a question or be left out, and it asks the same: "usually". */
  hedges: ReadonlySet<string>;
  /** What says, before a thing, that what follows is told of nothing but that: "only". */
  only: ReadonlySet<string>;
  /** Days and times of day, "sundays" and "evening": what tells hours tells whether they are among them. */
  moments: ReadonlySet<string>;
  /** Words that say of goods only that one likes them: "nice", "stylish". */
  taste: ReadonlySet<string>;
  /** Words that say how, how much or how long: a text that tells of the thing itself decides what it says of them. */
  circumstances: ReadonlySet<string>;
  /** What may stand apart from the verb that it begins: "ab" of "absagen" and "sagen … ab". */
  particles: ReadonlySet<string>;
  /**
   * How small words are typed in haste or in short ("wot", "r u", "gibts"), and verbs that small words make ("look after", "sign
   * up"), with what each stands for. What texts hold is no such one.
   */
  typed: Typings;
  /**
   * What says that something is open or closed at the end of a clause, after one of some verbs ("habt … auf"), with what stands
   * for it; none in a language that parts no verb so.
   */
  openApart: { verbs: ReadonlySet<string>; meant: ReadonlyMap<string, string> };
  /** Words by which it is asked and told whether one may do or bring something: "allowed", "welcome", "forbidden". */
  permits: ReadonlySet<string>;
  /** Of whom a question speaks, and whether of what is past, may, must or will be; two that differ in it are two questions. */
  voice: Record<Voice, PhraseSet>;
  /** How one says what one is, and what one has: "I am", "if I have"; whether that may stand last, behind what it is said of. */
  being: Record<"am" | "have", PhraseSet>;
  beingLast: boolean;
  /** Words behind which stands who is spoken to, or what is theirs: "you guys", "your branch". */
  yours: ReadonlySet<string>;
  /** Phrases of a question that tell what is asked for. */
  asked: Record<Asked, PhraseSet>;
  /** How one asks for steps with a verb of one's own amid the phrase, in folded words: "wie reinige ich". Null: `asked.steps` has all. */
  howDone: RegExp | null;
  /** How one asks for what nearly everybody tells, and what texts call it. */
  matters: Record<Matter, { asked: PhraseSet; name: string }>;
  /** What is done with what one pays by, "accept", and what that may be: "cash". */
  paying: { verbs: PhraseSet; ways: PhraseSet };
  /** What tells of what is the visitor's own: "my". */
  mine: ReadonlySet<string>;
  /** Who is so: "mother", "friends"; in Turkish the word itself says whose. */
  kin: ReadonlySet<string>;
  /** What depends on who somebody is: "discount", "age", what one pays. */
  byPerson: ReadonlySet<string>;
  /** What stands before whom something is for, in Turkish behind. */
  forWhom: ReadonlySet<string>;
  /** How one asks what something costs, and how texts say that it costs nothing. */
  price: PhraseSet;
  free: PhraseSet;
  /** What says that something costs nothing more than what it belongs to. */
  included: ReadonlySet<string>;
  /** With which a question for what is free may ask for what nobody has taken: "is there a room free?" */
  vacant: ReadonlySet<string>;
  /** First words of a sentence that takes something of what was told before back: "except". */
  excepts: ReadonlySet<string>;
  /**
   * How one asks for a price by what one has to pay, "what must I pay for": what it opens with, the verb, who pays (none where
   * the verb says it), what makes another question of it before or beside the verb ("what if I pay late", "pay by"), and how the
   * same is asked by what it costs.
   */
  pays: {
    asks: PhraseSet;
    verbs: ReadonlySet<string>;
    who: ReadonlySet<string>;
    unless: ReadonlySet<string>;
    instead: string;
  };
  /** How a word goes on that names the prices of a thing, as "Eintrittspreise" does; none where words are not joined. */
  pricesOf: ReadonlySet<string>;
  /** Words that tell what comes first: what holds before may not hold after. */
  order: Record<Order, PhraseSet>;
  /** Units and names of time, number words, and words that give a reason, as answers hold them. */
  times: PhraseSet;
  numbers: PhraseSet;
  causes: PhraseSet;
  /** Words with which a question begins: "how", "do you"; those of a relative clause are left out. */
  opensQuestion: PhraseSet;
  /** Words with which a whole question ends, in a language that has such; those above may stand anywhere in it then. */
  endsQuestion: PhraseSet;
  /** Questions that ask nothing by themselves, but after what was told: "what can I do?" */
  bare: PhraseSet;
  /** What joins two questions of one sentence. */
  joins: PhraseSet;
  /** What stands between two of which one is asked for: "or". */
  either: PhraseSet;
  /** How polite people begin a question: "can you tell me". They carry nothing to search for. */
  leadIns: PhraseSet;
  /** How people ask for goods: "do you sell". */
  shopping: PhraseSet;
  /** First words of a sentence that leans on the one before it. */
  leansBack: PhraseSet;
  /** What points at what stands above, anywhere in a sentence: "in the same place". */
  pointsUp: PhraseSet;
  /** What points at the list or table right below, anywhere in a sentence: "as follows"; and at a table, wherever it stands. */
  pointsDown: PhraseSet;
  pointsAtTable: PhraseSet;
  /** What begins with a capital letter within a sentence. */
  capitals: "names" | "nouns";
  /** First words of a turn that goes on with the question before it. */
  goesOn: PhraseSet;
  /** Words that stand for something said before; those with another common use are left out. */
  pointsBack: PhraseSet;
  /** Phrases whose pronoun stands for nothing: "is it possible", "gibt es". */
  impersonal: PhraseSet;
  /** Single words that do so where a clause ends with them: "there", but for "is there parking". */
  pointsBackLast: PhraseSet;
  /** How one chooses among what was offered: first, second, third, last. Single words. */
  ordinals: readonly PhraseSet[];
  /** What a part of a text is called that is known by its number: "step", "section". */
  countedParts: ReadonlySet<string>;
  /** The same, of words that mostly name something else: they are a part only before its number, "article 3". */
  partsBeforeNumber: ReadonlySet<string>;
  /** How one takes what was offered without naming one: "both", or "the cheaper one", which only their texts tell. */
  undecided: PhraseSet;
  smallTalk: Record<SmallTalk, PhraseSet>;
  person: PersonWords;
}

/** How people wish for a person. */
export interface PersonWords {
  /** "I want to [talk] to a [human]." */
  talk: PhraseSet;
  /** "[I want] a [human]." */
  want: PhraseSet;
  human: PhraseSet;
  /** What tells more of him: "is there anyone [who] knows about it?" asks for what he does, not for him. */
  whoDoes: PhraseSet;
  /** Whether the verb may come last: "mit einem [Menschen] [sprechen]". */
  verbLast: boolean;
  /** Whole sentences that are such a wish. */
  alone: PhraseSet;
  /** Phrases that make a sentence something else: "what", "don't want". */
  notAWish: PhraseSet;
}
