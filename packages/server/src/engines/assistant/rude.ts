import { whatIsAsked } from "./question.ts";
import type { QuestionTerm } from "./tools.ts";
import type { Clause } from "./words/clauses.ts";
import { fold, wordsIn } from "./words/fold.ts";
import { formOf } from "./words/forms.ts";
import { holdsPhrase, phraseAt, phrasesIn, placesOf, type PhraseSet } from "./words/phrase-set.ts";
import type { Words } from "./words/words.ts";

/** Of all languages, for many swear in another; without words that are a name, goods or a trade in one of them. */
const curses = phrasesIn(`
  fuck | fucks | fucked | fucking | fucker | motherfucker | wtf | stfu | shit | shitty | bullshit | asshole | assholes | arsehole
  | dumbass | cunt | dickhead | wanker | you suck | shut up | piss off | go to hell | screw you
  | scheiße | scheiss | scheißladen | arschloch | arschlöcher | arsch | wichser | hurensohn | fotze | verpiss | vollidiot
  | schwachsinn | ficken | fick dich | verfickt | verarschen | halt die fresse | halt s maul | halt die klappe | leck mich
  | merde | putain | connard | connards | connasse | salope | enculé | ta gueule | va te faire | fils de pute | abruti
  | mierda | puta | puto | joder | gilipollas | cabrón | cabrones | pendejo | hijo de puta
  | cazzo | merda | stronzo | stronzi | stronza | vaffanculo | coglione | coglioni | puttana | caralho | foda | filho da puta | otário
  | klootzak | klootzakken | kut | kutzooi | godverdomme | rot op | hou je bek
  | siktir | amk | orospu | orospu çocuğu | aptal | gerizekalı | geri zekalı
`);

/** Words that are rude only when they are said of the assistant. */
const slights = phrasesIn(`
  idiot | idiots | idiotic | moron | morons | stupid | dumb | useless | crap | crappy | bitch | bitches | twat | sucks
  | depp | deppen | trottel | idioten | dummkopf | dumm | blöd | débile | imbécile | imbécil | idiota | idiotas | estúpido | estúpida
  | imbecille | stupido | stupida | sukkel | salak | salaksın | aptalsın
`);

/** How the assistant is told what it is. */
const youAre = phrasesIn(`
  you are | you re | are you | du bist | bist du | sie sind | sind sie | ihr seid | tu es | vous êtes | eres | es usted | tu sei | sei
  | siete | você é | tu és | je bent | jij bent | ben je | u bent | jullie zijn | sen | siz
`);

/** The assistant itself: "this bot sucks". */
const itself = wordsIn("bot bots chatbot robot ki ai");

/** What else of a tenant's is sworn at: "your service is shit". */
const ours = wordsIn(`
  service support shop store site website app company laden seite webseite firma kundenservice boutique magasin entreprise
  servicio tienda empresa servizio negozio sito azienda winkel bedrijf klantenservice serviço loja hizmet mağaza hizmetiniz
`);

/** Whether a clause is an insult or a curse and nothing else. */
export function isRude({ words: said }: Clause, words: Words): boolean {
  const cursed = wordsOf(said, curses);
  const slighted = wordsOf(said, slights);
  const isToldUs = holdsPhrase(said, youAre) || said.some((word) => itself.has(word));
  if (cursed.size === 0 && !(slighted.size > 0 && isToldUs)) return false;
  const addressing = wordsOf(said, youAre);
  const isOfIt = (word: string): boolean =>
    [cursed, slighted, addressing, itself, ours, words.plain].some((known) => known.has(word));
  return said.every(isOfIt) && whatIsAsked(said.join(" "), words).length === 0;
}

const wordsOf = (said: readonly string[], phrases: PhraseSet): Set<string> =>
  new Set(placesOf(said, phrases).flatMap(({ from, to }) => said.slice(from, to)));

/** A text without its curses, as it may be repeated to a visitor, but for those that are spared. */
export const withoutCurses = (text: string, isSpared: (word: string) => boolean = () => false): string =>
  text.replace(/[\p{L}\p{M}]+\s*/gu, (word) => {
    const folded = fold(word);
    return phraseAt([folded], 0, curses) === 1 && !isSpared(folded) ? "" : word;
  });

/** A question without the curses that no text holds; "Bullshit Jobs" is a book where it is sold. */
export async function withoutUnknownCurses(
  question: string,
  termsOf: (question: string) => Promise<QuestionTerm[]>,
): Promise<string> {
  if (withoutCurses(question) === question) return question;
  const isKnown = (await termsOf(question)).filter(({ idf }) => idf > 0).map(({ term }) => formOf(term));
  return withoutCurses(question, (word) => isKnown.some((is) => is(word))).trim();
}
