import { phrasesIn } from "../../wording/phrase-set.ts";

/** How texts say that as much or less is meant, or as much or more, in all languages: before the amount or behind it. */
export const bounds = {
  below: {
    before: phrasesIn(
      "under | below | less than | up to | at most | max | maximum | unter | bis | bis zu | weniger als | höchstens | moins de | jusqu à | au plus | menos de | hasta | hasta los | inferior a | meno di | fino a | fino ai | sotto | sotto i | entro | minder dan | tot | onder | até | até aos | abaixo de | en fazla",
    ),
    after: phrasesIn(
      "or less | or under | and under | oder weniger | ou moins | o menos | o meno | of minder | ou menos | altı | kadar | e kadar | a kadar | ye kadar | ya kadar | den az | dan az",
    ),
  },
  above: {
    before: phrasesIn(
      "over | above | more than | bigger than | larger than | longer than | from | at least | über | ab | mehr als | größer als | mindestens | plus de | à partir de | dès | au moins | más de | desde | a partir de | superior a | oltre | oltre i | più di | da | a partire da | meer dan | boven | vanaf | mais de | acima de | en az",
    ),
    after: phrasesIn(
      "or more | and more | or over | and over | and up | plus | oder mehr | und mehr | et plus | ou plus | o más | y más | o più | e oltre | of meer | en meer | ou mais | e mais | üzeri | ve üzeri | üstü | ve üstü | den fazla | dan fazla | ve daha fazla",
    ),
  },
};
