import type { Availability } from "@widget-chat/contract/product-card.ts";
import type { PrechatField } from "@widget-chat/contract/widget-settings.ts";

/** Everything the widget says by itself. A language that lacks a member does not compile. */
export interface Words {
  dir: "ltr" | "rtl";

  dialog: (assistant: string) => string;
  loading: string;
  close: string;
  menu: string;
  newConversation: string;
  endConversation: string;
  /** Under the assistant's name: who answers now. */
  answersAtOnce: string;
  personCalled: string;
  personAnswers: string;

  conversation: string;
  earlier: string;
  latest: string;
  you: string;
  team: string;
  typing: (name: string) => string;
  suggestions: string;
  table: string;
  sources: string;
  source: (index: number) => string;
  /** Names the button that shows the words a source is quoted with. */
  quote: (index: number) => string;
  products: string;
  moreProducts: (count: number) => string;
  availability: Record<Availability, string>;
  newTab: string;

  message: string;
  placeholder: string;
  send: string;
  left: (count: number) => string;
  tooLong: (count: number) => string;
  sending: string;
  notSent: string;
  queued: string;
  retry: string;
  /** A countdown to the next try. */
  sendsAgain: (seconds: number) => string;
  waits: string;

  prechatTitle: string;
  prechatText: string;
  /** Where people can be called. */
  prechatTeamText: string;
  prechatStart: string;
  optional: string;
  fields: Record<PrechatField["name"], string>;
  fieldRequired: (label: string) => string;
  emailWrong: string;
  phoneWrong: string;
  fieldTooLong: (count: number) => string;

  ended: string;
  goOn: string;
  csatTitle: string;
  /** From the worst to the best. */
  scores: [string, string, string, string, string];
  feedback: string;
  feedbackHint: string;
  submit: string;
  thanks: string;

  /** Why something failed and what to do. */
  offline: string;
  unreachable: string;
  tooFast: string;
  busy: string;
  broken: string;
  refused: string;
  consent: string;
  restarted: string;

  /** When there is no chat to be had. */
  closedTitle: string;
  closedText: string;
  /** The tenant does not want its chat on this page's site. */
  elsewhere: string;
  troubleTitle: string;
}
