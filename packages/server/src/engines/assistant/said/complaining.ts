import { holdsPhrase, phrasesIn } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { whatIsAsked } from "./question.ts";
import type { Heard } from "./small-talk.ts";

/** How one says that one has something to complain of: who asks nothing beside it. */
const complaining = phrasesIn(`
  to complain | a complaint | mich beschweren | eine beschwerde | beschwerde einreichen | me plaindre | une réclamation | quejarme | una queja | una reclamación
  | lamentarmi | un reclamo | me queixar | queixar me | uma reclamação | uma queixa | een klacht | klacht indienen | şikayet etmek | şikayetim | şikayetçiyim
`);

/** Whether a message that says what was wrong asks nothing: it insults somebody beside it, or says that it complains. */
export function complainsAlone(message: string, { kinds, rest }: Pick<Heard, "kinds" | "rest">, words: Words): boolean {
  const asks = /[?？؟]/u.test(message) || whatIsAsked(rest, words).length > 0;
  return !asks && (kinds.has("rude") || holdsPhrase(saidIn(message), complaining));
}
