import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { OrderWords } from "./order-words.ts";

export const nl: OrderWords = {
  things: phrasesIn(
    "bestelling | pakket | pakketje | pakje | zending | levering | order | aankoop | artikel | spullen | bestelstatus | orderstatus | leverstatus",
  ),
  own: wordsIn(""),
  asks: phrasesIn(
    "waar | wanneer | blijft | volgen | traceren | track | tracken | status | stand | nieuws | update | te laat | vertraagd | vertraging | kwijt | zoek | onderweg | wat is er met | hoe staat het met | hoe zit het met | nakijken | controleren | opzoeken | bestelstatus | orderstatus | leverstatus",
  ),
  happens: phrasesIn(
    "aangekomen | komt | komen | ontvangen | ontvang | gekregen | krijg | verzonden | verstuurd | opgestuurd | bezorgd | geleverd | vertrokken | binnen",
  ),
  beside: wordsIn(
    "besteld bestelde geplaatst gekocht betaald online winkel shop site laatste nieuwe huidige vind vinden zien steeds niets week weken dag dagen geleden vertellen aan te weet hand herinner nummer wordt",
  ),
  number: phrasesIn(
    "bestelnummer | ordernummer | bestellingsnummer | bestel nummer | bestelnr | nummer | nr | referentie | referentienummer",
  ),
  email: phrasesIn("e mailadres | emailadres | mailadres | e mail adres | email adres | e mail | email | mail"),
  leaves: phrasesIn(
    "laat maar | laat maar zitten | vergeet het | vergeet het maar | maakt niet uit | dat maakt niet uit | annuleren | annuleer | stop | niet nodig | hoeft niet | hoeft niet meer | laat zitten",
  ),
};
