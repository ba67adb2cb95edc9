import { holdsPhrase, phraseAt, phrasesIn } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { whatIsAsked } from "./question.ts";
import type { Heard } from "./small-talk.ts";

/** How one says that one has something to complain of: who asks nothing beside it. */
const complaining = phrasesIn(`
  to complain | a complaint | mich beschweren | eine beschwerde | beschwerde einreichen | me plaindre | une réclamation | quejarme | una queja | una reclamación
  | lamentarmi | un reclamo | me queixar | queixar me | uma reclamação | uma queixa | een klacht | klacht indienen | şikayet etmek | şikayetim | şikayetçiyim
`);

/** What one finds fault with in others, in their languages' usual forms. */
const faults = phrasesIn(`
  rude | unfriendly | impolite | slow | dirty | filthy | unhelpful | overpriced | expensive | pricey | incompetent | unreliable
  | unfreundlich | unhöflich | langsam | dreckig | schmutzig | verdreckt | teuer | überteuert | unzuverlässig | inkompetent
  | impoli | impolie | désagréable | désagréables | lent | lents | cher | chère | chers | incompétent
  | maleducado | maleducada | antipático | antipática | grosero | grosera | lento | lenta | sucio | sucia | caro | cara | caros | caras
  | maleducato | maleducata | scortese | scortesi | antipatica | antipatico | sporco | sporca | sporchi
  | malcriado | mal educado | mal educada | antipática | sujo | suja | lentos | demorado | demorada
  | onbeleefd | onvriendelijk | traag | langzaam | smerig | vies | vuil | onbetrouwbaar | lomp
  | kaba | saygısız | yavaş | kirli | pahalı | ilgisiz
`);

/** Whose it is that is found fault with, where the language's words for what is yours say it less well than a verb does. */
const ofYours = phrasesIn(`
  you are | you re | you were | ihr seid | sie sind | euer | eure | eurem | euren | vous êtes | votre | vos | sois | son ustedes | vuestro | vuestra
  | siete | vostro | vostra | vostri | vostre | vocês são | vosso | vossa | o seu | a sua | jullie zijn | u bent | çok
`);

const denied = phrasesIn("not | isn t | aren t | wasn t | weren t | nicht | pas | no | non | não | niet | değil");

/** "Your receptionist was so rude": of what is the house's own, and asking nothing. */
function findsFault(message: string, { yours, opensQuestion, endsQuestion }: Words): boolean {
  const said = saidIn(message);
  if (phraseAt(said, 0, opensQuestion) > 0 || holdsPhrase(said, endsQuestion)) return false;
  const isOfThem = said.some((word) => yours.has(word)) || holdsPhrase(said, ofYours);
  return isOfThem && holdsPhrase(said, faults) && !holdsPhrase(said, denied);
}

/** Whether a message that says what was wrong asks nothing: it insults somebody beside it, says that it complains, or finds fault. */
export function complainsAlone(message: string, { kinds, rest }: Pick<Heard, "kinds" | "rest">, words: Words): boolean {
  const asks = /[?？؟]/u.test(message) || whatIsAsked(rest, words).length > 0;
  return !asks && (kinds.has("rude") || holdsPhrase(saidIn(message), complaining) || findsFault(message, words));
}
