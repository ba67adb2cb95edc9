/** A sentence that counts: a form for each way in which its language does; `other` where it makes no difference. */
export type Counted = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** What every chat says. */
export interface FirstWords {
  /** BCP 47 tag of the language. */
  lang: string;
  dir: "ltr" | "rtl";

  /** Names the button that opens the chat. Until the words are there, it is called `Chat` in every language. */
  launcher: string;
  /** Names the window of the chat: `{assistant}`. */
  dialog: string;
  loading: string;
  close: string;
  menu: string;

  /** Under the assistant's name: who answers now. */
  answersAtOnce: string;
  personCalled: string;
  personAnswers: string;
  /** The assistant cannot answer for the time being. */
  pausing: string;

  conversation: string;
  earlier: string;
  latest: string;
  /** Counts messages: `{count}`. */
  newMessages: Counted;
  you: string;
  team: string;
  /** `{name}` is writing. */
  typing: string;
  suggestions: string;
  image: string;
  /** `{index}` is the number of the source. */
  source: string;
  helpful: string;
  notHelpful: string;
  /** Something that the page was asked to do (such as filling the cart) did not work. */
  actionFailed: string;

  message: string;
  placeholder: string;
  send: string;
  /** Counts characters: `{count}`. */
  left: Counted;
  /** Counts characters: `{count}`. */
  tooLong: Counted;
  sending: string;
  notSent: string;
  queued: string;
  retry: string;
  /** A countdown to the next try: `{seconds}`. */
  sendsAgain: string;
  waits: string;

  /** Why something failed and what to do. */
  offline: string;
  unreachable: string;
  tooFast: string;
  busy: string;
  broken: string;
  refused: string;
  consent: string;
  unproven: string;
  restarted: string;
  closedText: string;
  /** The tenant does not want its chat on this page's site. */
  elsewhere: string;
}

/** What only those parts of the widget say that are fetched when they are wanted: forms, sheets, cards. */
export interface MoreWords {
  back: string;
  newConversation: string;
  endConversation: string;
  talkToPerson: string;
  /** What the visitor says by pressing `talkToPerson`. */
  personWish: string;
  earlierConversations: string;
  saveTranscript: string;
  otherDevice: string;
  eraseConversation: string;
  /** Takes away what the launcher has said by itself. */
  dismiss: string;
  table: string;
  copy: string;
  copied: string;
  newTab: string;

  sources: string;
  /** Names the button that shows the words that source `{index}` is quoted with. */
  quote: string;

  products: string;
  /** Counts products that are not shown yet: `{count}`. */
  moreProducts: Counted;
  inStock: string;
  outOfStock: string;
  preorder: string;
  backorder: string;
  price: string;
  /** What a product on sale cost before: `{price}`. */
  regularPrice: string;
  rating: string;
  /** What those who judged a product think of it: `{rating}` of five. */
  stars: string;
  /** How many judged it: `{count}`, in one form for all numbers. */
  ratings: string;
  brand: string;
  /** What variants differ in, where it is called as feeds call it and no shop does. */
  color: string;
  size: string;
  material: string;
  availability: string;
  compare: string;
  comparison: string;
  addToCart: string;
  inCart: string;
  /** What was understood of a wish, as chips. */
  filters: string;
  /** What the visitor says by taking a part of a wish away. */
  withoutFilter: string;

  prechatTitle: string;
  prechatText: string;
  /** Where people can be called. */
  prechatTeamText: string;
  prechatStart: string;
  optional: string;
  fieldName: string;
  fieldEmail: string;
  fieldPhone: string;
  /** `{label}` names the field. */
  fieldRequired: string;
  emailWrong: string;
  phoneWrong: string;
  /** Counts characters: `{count}`. */
  fieldTooLong: Counted;

  consentTitle: string;
  /** Where the tenant has no words of its own. */
  consentText: string;
  consentMore: string;
  consentAgree: string;
  ended: string;
  goOn: string;
  csatTitle: string;
  /** From the worst to the best. */
  score1: string;
  score2: string;
  score3: string;
  score4: string;
  score5: string;
  feedback: string;
  feedbackHint: string;
  submit: string;
  thanks: string;

  eraseTitle: string;
  eraseText: string;
  erase: string;
  cancel: string;
  erased: string;
  /** What to do with the code or the link; `{minutes}` it works. */
  otherDeviceText: string;
  /** Names the code: a picture for a camera. */
  otherDeviceCode: string;
  copyLink: string;
  linkUsed: string;
  resumed: string;
  noEarlierConversations: string;

  /** When there is no chat to be had. */
  closedTitle: string;
  troubleTitle: string;
}

/**
 * Everything the widget says by itself. `{name}` is a place that is filled when it is said; a language that lacks a member
 * does not compile. A tenant, or a page, may put its own words in place of any of these, by their names here;
 * what is said where these cannot be had goes by `loadFailed`.
 */
export type Words = FirstWords & MoreWords;

type Names<Value> = { [Name in keyof Words]: Words[Name] extends Value ? Name : never }[keyof Words];
/** Members with places to fill. */
export type Sentence = Names<string | Counted>;

/** The owner's words in place of the widget's, by name. What lies below may still come (`wantAll`). */
export const withOwn = (words: Words, own: Readonly<Record<string, string>>): Words => {
  const { lang: _lang, dir: _dir, ...texts } = own;
  return Object.keys(texts).length > 0 ? Object.assign(Object.create(words) as Words, texts) : words;
};

/** Says a sentence with its places filled; numbers as the language writes them, `count` in the form that it asks for. */
export function say(words: Words, sentence: Sentence, values: Readonly<Record<string, string | number>>): string {
  const said: string | Counted = words[sentence];
  const rule = typeof said === "string" ? undefined : new Intl.PluralRules(words.lang).select(Number(values["count"]));
  const form = typeof said === "string" ? said : ((rule && said[rule]) ?? said.other);
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === "number" ? value.toLocaleString(words.lang) : (value ?? place);
  });
}
