import { whatIsAsked } from "./question.ts";
import type { Clause } from "./words/clauses.ts";
import { fold, wordsIn } from "./words/fold.ts";
import { phraseAt, phrasesIn, placesOf } from "./words/phrase-set.ts";
import type { Words } from "./words/words.ts";

/** Of all languages, for many swear in another; without words that are something else in one of them. */
const rude = phrasesIn(`
  fuck | fucks | fucked | fucking | fucker | motherfucker | fck | wtf | stfu | shit | shitty | bullshit | crap | crappy | asshole | assholes | arsehole
  | bitch | bitches | idiot | idiots | idiotic | moron | morons | stupid | dumbass | cunt | dickhead | wanker | twat | sucks | shut up | piss off | go to hell | screw you
  | you are useless | you re useless | you are dumb | you re dumb
  | scheiße | scheiss | scheißladen | arschloch | arschlöcher | arsch | wichser | hurensohn | fotze | verpiss | depp | deppen | trottel | vollidiot | idioten | dummkopf
  | schwachsinn | fick | ficken | verfickt | verarschen | halt die fresse | halt s maul | halt die klappe | leck mich | du bist dumm | du bist blöd | bist du dumm | bist du blöd
  | merde | putain | connard | connards | connasse | salope | enculé | ta gueule | va te faire | fils de pute | abruti | débile | imbécile
  | mierda | puta | puto | joder | gilipollas | cabrón | cabrones | pendejo | hijo de puta | imbécil | idiotas | estúpido | estúpida
  | cazzo | merda | stronzo | stronzi | stronza | vaffanculo | coglione | coglioni | puttana | imbecille | caralho | porra | foda | filho da puta | otário
  | klootzak | klootzakken | kut | kutzooi | tering | godverdomme | rot op | hou je bek | sukkel
  | siktir | amk | orospu | orospu çocuğu | aptal | salak | gerizekalı | geri zekalı
`);

/** The assistant itself: "this bot sucks". */
const itself = wordsIn("bot bots chatbot robot ki ai");

/** So much beside it is what it is said of: "your service is shit". */
const mostBeside = 1;

/** Whether a clause is an insult or a curse and asks nothing. */
export function isRude({ words: said }: Clause, words: Words): boolean {
  const cursed = new Set(placesOf(said, rude).flatMap(({ from, to }) => said.slice(from, to)));
  if (cursed.size === 0 || whatIsAsked(said.join(" "), words).length > 0) return false;
  const opens = phraseAt(said, 0, words.opensQuestion) > 0;
  const beside = said.filter((word) => !cursed.has(word) && !words.plain.has(word) && !itself.has(word));
  return beside.length <= (opens ? 0 : mostBeside);
}

/** A text without such words: they are neither searched for nor repeated. */
export const withoutRudeWords = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+\s*/gu, (word) => (phraseAt([fold(word)], 0, rude) === 1 ? "" : word));
