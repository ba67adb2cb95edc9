import type { PhraseSet } from "../../../wording/phrase-set.ts";

/** How one tells that somebody is hurt, in danger, or no longer wants to live. */
export interface EmergencyWords {
  /** What nobody says but who despairs. */
  despairing: PhraseSet;
  /** The same, where nothing of another kind follows: "I want to die", not "I want to die my hair". */
  despairingLast: PhraseSet;
  /** The same, as a whole clause. */
  despairingAlone: PhraseSet;
  /** Beside what it is another word, written alike: "hair dye I want to die". */
  misspelt: ReadonlySet<string>;
  /** What nobody says but of what happens now or has just happened. */
  happening: PhraseSet;
  /** The same, where nothing of another kind follows: "I can't breathe", not "I can't breathe in polyester". */
  happeningLast: PhraseSet;
  /** What may follow, with which the sentence goes on: "now", "since". */
  thereupon: ReadonlySet<string>;
  /** What happens to somebody, where it may happen to a thing, too: "is bleeding". */
  stricken: PhraseSet;
  /** The same, beside whom it happens to and where nothing of another kind follows: "puppy choking", not "choking hazard". */
  strickenLast: PhraseSet;
  /** What chokes somebody follows, who may be named or not: "choking on a toy". */
  chokingOn: PhraseSet;
  /** How a poison shows, as cold and fear do, too: "is shaking", "drools". */
  shaking: PhraseSet;
  /** Who may be hurt beside kin, pets and children; and who speaks. */
  somebody: PhraseSet;
  self: PhraseSet;
  /** That somebody fell or got cut, and what then tells that it is bad: "does not react". */
  hurt: PhraseSet;
  dazed: PhraseSet;
  burned: PhraseSet;
  /** "Swollen", of one of the parts that swell where it is dangerous. */
  swollen: PhraseSet;
  swelling: PhraseSet;
  /** "Is having", of an allergic reaction. */
  having: PhraseSet;
  reaction: PhraseSet;
  /** What harms whoever does it, and what harms where it is done with what is not meant for it. */
  swallowed: PhraseSet;
  eaten: PhraseSet;
  /** What is done to many a thing with the mouth, and harms where that does: "bit", "sucked". */
  mouthed: PhraseSet;
  /** What tells that it did harm: "is vomiting". */
  ill: PhraseSet;
  /** That something was eaten before, where what it was follows: "after eating your". */
  eating: PhraseSet;
  /** What a skin does that doesn't bear what was put on it: "itches". */
  irritated: PhraseSet;
  /** The same, of a skin only: "went red". */
  reddened: PhraseSet;
  /** What leads to that: "after". */
  by: ReadonlySet<string>;
  /** That it harms whoever took it: "is allergic"; and what makes that the reason for something else: "because". */
  allergic: PhraseSet;
  because: ReadonlySet<string>;
  /** What fumes do that nobody smells, "headache", and that something was lit. */
  ailing: PhraseSet;
  lit: PhraseSet;
  /** "Took", of so many pills that they harm: "too many". */
  took: PhraseSet;
  tooMuch: PhraseSet;
  /** That all of so much was taken, at the clause's end or before "the whole pot". */
  finished: PhraseSet;
  overdose: PhraseSet;
  /** What a heart does to whom that harmed. */
  racing: PhraseSet;
  /** A clause that is no more than that calls for help: "gas leak". */
  cries: PhraseSet;
  /** What makes of a deed what only may be: "if swallowed", "verschluckt werden". */
  supposed: { before: ReadonlySet<string>; behind: ReadonlySet<string> };
  denied: ReadonlySet<string>;
  /** What makes a question or a case of what follows: "can", "when". */
  maybe: ReadonlySet<string>;
  /** What leads to what goods tell of: "that covers", "to see whether". */
  toTell: ReadonlySet<string>;
  /** What leads to what goods are for: "for", "against". */
  against: ReadonlySet<string>;
  /** By accident. */
  mistaken: PhraseSet;
  /** A call for help. */
  distress: PhraseSet;
  /** Where something gets that harms there. */
  eyes: PhraseSet;
  skin: PhraseSet;
  /** What leads to the place; none where the word for the place says it. */
  into: ReadonlySet<string>;
  got: PhraseSet;
  /** Where small things get stuck, and what leads there: "up her nose". None does where the word for the place says it. */
  inside: { by: ReadonlySet<string>; nose: PhraseSet; mouth: PhraseSet };
  /** That something was put there. */
  stuck: PhraseSet;
  /** "Has", of what is where it harms. */
  has: PhraseSet;
  /** What is done to others with what is not for them: "gave". */
  given: PhraseSet;
  /** What leads to whom it is done: "on my cat". */
  onto: ReadonlySet<string>;
  mixed: PhraseSet;
  /** What is asked before it is done: "mix", "eat". */
  wouldDo: PhraseSet;
  /** That it is done: "I already did". */
  did: PhraseSet;
  fumes: PhraseSet;
  ablaze: PhraseSet;
  /** What gas bottles and fuels do where it is dangerous: "exploded"; that a fuel burns is its use. */
  bursting: PhraseSet;
  /** What electrical things do before they burn: "is sparking"; of batteries and cables, too, "is swelling"; of batteries, "is leaking". */
  sparking: PhraseSet;
  bulging: PhraseSet;
  leaking: PhraseSet;
  /** Of these, what tells of now. */
  leaksNow: PhraseSet;
  /** Gas that is smelled: a verb or a noun and what goes on from it, "smells" and "of gas", and what says both. */
  gas: { smells: PhraseSet; of: PhraseSet; whole: PhraseSet };
  /** What an alarm does: "is beeping". */
  sounding: PhraseSet;
  /** That a limb is caught between things; and where the verb is taken apart, "steckt … fest". */
  trapped: PhraseSet;
  trappedApart: { verbs: ReadonlySet<string>; last: PhraseSet };
  /**
   * How it is asked of machines of a kind whether they smoke, first in the question, "rookt de friteuse?", or behind the
   * machine, "la friteuse fume ?"; and what makes it a question of one that does: "normal".
   */
  ofAny: { first: PhraseSet; behind: PhraseSet; normal: ReadonlySet<string> };
  /** That a current went through somebody. */
  shocked: PhraseSet;
  /** What stands beside a deed and tells that it is of every day: "ate here", "aus dem Brunnen getrunken". */
  here: ReadonlySet<string>;
  /** What tells that it was liked, or that more is wanted. */
  pleased: ReadonlySet<string>;
  /** What joins two clauses: "and". */
  and: ReadonlySet<string>;
  /** That something hurts; and that it cannot wait: "painful" alone may be what somebody fears. */
  pain: PhraseSet;
  pressing: ReadonlySet<string>;
  /** How one tells that something smells as it does before it burns; and what smells so without harm: "coffee". */
  smellsBurnt: PhraseSet;
  roasted: PhraseSet;
  /** By these it is asked who can be called for help, where it was just told that somebody is in danger. */
  calling: ReadonlySet<string>;
}
