import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { OrderWords } from "./order-words.ts";

export const en: OrderWords = {
  things: phrasesIn(
    "order | parcel | package | packet | delivery | shipment | purchase | item | items | goods | stuff",
  ),
  own: wordsIn(""),
  asks: phrasesIn(
    "where | when | track | tracking | trace | locate | follow | status | progress | news | update | updates | late | delayed | overdue | missing | lost | coming | check | look up | what about | what happened to | what is happening with | what s happening with | what is up with | what s up with | how far",
  ),
  happens: phrasesIn(
    "arrive | arrives | arrived | receive | received | deliver | delivered | ship | shipped | sent | dispatched | posted | left | reach | reached | turned up | showed up | on its way | on the way | never got | not got | haven t got | didn t get | never came | not come | hasn t come | didn t come",
  ),
  beside: wordsIn(
    "see find look ordered placed bought made done paid online website shop store last latest recent new current update number id supposed expected going running been hand remember hasn haven hadn weren shouldn",
  ),
  number: phrasesIn(
    "order number | order id | order code | order no | order nr | reference number | confirmation number | number | reference | id | nr | no",
  ),
  email: phrasesIn("email address | e mail address | mail address | email | e mail | mail"),
  leaves: phrasesIn(
    "never mind | nevermind | nvm | forget it | forget about it | forget that | leave it | cancel | cancel it | cancel that | stop | stop it | skip it | skip that | not needed | no need | not necessary | doesn t matter | it doesn t matter | don t bother | drop it",
  ),
};
