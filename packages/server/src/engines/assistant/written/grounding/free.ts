import { monthsIn } from "../../calendar/months.ts";
import { weekdaysIn } from "../../calendar/weekdays.ts";
import { languages } from "../../said/languages.ts";
import { foldedWords } from "../../../wording/fold.ts";
import { phraseAt, phrasesIn } from "../../../wording/phrase-set.ts";
import { FREE, INCLUDED, type Measure } from "./measures.ts";

/** What says that something costs nothing, and means nothing else. */
const free = phrasesIn(
  "free | free of charge | no charge | at no cost | costs nothing | cost nothing | complimentary | kostenlos | kostenfrei | gratis | umsonst | unentgeltlich | kostet nichts | kosten nichts | gratuit | gratuite | gratuits | gratuites | gratuitement | sans frais | gratuito | gratuita | gratuitos | gratuitas | gratuiti | gratuitamente | sin coste | sin costo | sin cargo | senza costi | grátis | de graça | sem custo | sem custos | kosteloos | zonder kosten | ücretsiz | bedava",
);
/** What may say so: what is included costs nothing more. */
const included = [
  phrasesIn(
    "waived | on the house | nothing | no extra charge | geschenkt | entfällt | erlassen | nichts | offert | offerte | regalo | omaggio | cadeau | hediye",
  ),
  ...languages.map(({ words }) => words.free),
];

/** Free of something else, free to do something, or a name: "sugar-free", "feel free", "the Free plan". */
const otherwise =
  /(?<=\p{L})[-‑](?:free|frei)(?!\p{L})|(?<=\S[ \t])Free(?!\p{L})|^\W*Free(?: (?:is|are|has|includes|gets)(?!\p{L})|\W*$)|(?<!\p{L})(?:feel free|[Ff]ree (?:to|trials?|plans?|tiers?|versions?|accounts?|time|seats?|places?|spaces?|spots?|slots?|of(?! charge))(?!\p{L}))/gu;

/** What one may be free from; behind "free from" a time or a number tells from when on, or from how much on, something costs nothing. */
const freeFrom = /(?<!\p{L})[Ff]ree from (?<what>(?:the )?[\p{L}\p{N}\p{Sc}][^.,;:!?()\n]{0,40})/gu;
const begins =
  /^(?:the )?(?:[\d\p{Sc}]|(?:now|today|tomorrow|then|noon|midnight|next|age|ages|start|beginning|first|second|third)(?!\p{L}))/iu;
const withoutFreedom = (text: string): string =>
  text.replace(freeFrom, (found, what: string) =>
    begins.test(what) || weekdaysIn(what).size > 0 || namesMonth(what) ? found : " ",
  );
/** "May be delayed" may be said behind it, too: only the first word counts. */
const namesMonth = (what: string): boolean => monthsIn(`in ${/^(?:the )?(\S+)/u.exec(what)![1]!}`).size > 0;

/** What of a text says that something costs nothing: surely, or that it is included. */
export function freeIn(text: string): Measure[] {
  const said = foldedWords(withoutFreedom(text).replace(otherwise, " "));
  const found = said.flatMap((_, at): Measure[] => {
    if (phraseAt(said, at, free) > 0) return [FREE];
    return included.some((phrases) => phraseAt(said, at, phrases) > 0) ? [INCLUDED] : [];
  });
  return [...new Set(found)];
}
