import type { Language } from "./languages.ts";
import { withoutOrderTalk } from "../own-order/without-order-talk.ts";
import { hear, type Heard } from "./small-talk.ts";
import { spokenLanguages } from "./spoken-language.ts";
import type { Turn } from "../turn.ts";

/** A visitor's message as it is heard before anything is looked up for it. */
export interface HeardTurn {
  /** As it was sent, with all that was said before. */
  given: Turn;
  /** Without what was said of the visitor's own orders. */
  turn: Turn;
  /** All, the likeliest first. */
  languages: readonly Language[];
  /** The likeliest. */
  language: Language;
  heard: Heard;
}

export function hearTurn(given: Turn): HeardTurn {
  const languages = spokenLanguages(given);
  const turn = withoutOrderTalk(given);
  return { given, turn, languages, language: languages[0]!, heard: hear(turn.question, languages) };
}
