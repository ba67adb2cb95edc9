import { whatIsAsked } from "./question.ts";
import type { QuestionTerm } from "../tools.ts";
import { saidIn, type Clause } from "../words/clauses.ts";
import { fold, wordsIn } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import { holdsPhrase, phraseAt, phrasesIn, placesOf, type PhraseSet } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

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

/** Words that are rude only when they are said of the assistant, or of what it did. */
const slights = phrasesIn(`
  ridiculous | pathetic | outrageous | disgusting | disgraceful | unacceptable | lächerlich | frechheit | unverschämt
  | unverschämtheit | sauerei | schweinerei | ridicule | honteux | scandaleux | inadmissible | ridículo | vergüenza | vergonzoso
  | ridicolo | vergogna | vergognoso | belachelijk | schandalig | vergonha | vergonhoso | rezalet
  | nul | nuls | nulle | nulles | worthless | piece of crap | idiot | idiots | idiotic | moron | morons | stupid | dumb | useless | crap | crappy | bitch | bitches | twat | sucks
  | depp | deppen | trottel | idioten | dummkopf | dumm | blöd | débile | imbécile | imbécil | idiota | idiotas | estúpido | estúpida
  | imbecille | stupido | stupida | sukkel | salak | salaksın | aptalsın
`);

/** What a tenant is called that is thought to cheat: rude of it, and of nobody else, but where its texts speak of such people. */
const accusations = phrasesIn(`
  scam | scams | thief | thieves | crook | crooks | liar | liars | scammer | scammers | fraudsters | rip off | ripoff | rip offs
  | betrüger | abzocker | abzocke | verbrecher | gauner | lügner | halsabschneider | saftladen | drecksladen
  | arnaque | voleur | voleurs | escroc | escrocs | arnaqueur | arnaqueurs | menteurs | estafa | ladrón | ladrones | estafador | estafadores | mentirosos
  | truffa | ladro | ladri | truffatore | truffatori | bugiardi | oplichting | oplichter | oplichters | dief | dieven | leugenaars
  | ladrão | ladrões | vigarista | vigaristas | burlões | hırsız | hırsızlar | dolandırıcı | dolandırıcılar | yalancılar
`);

/** How whoever is let down calls a house, or what it does. */
const failings = phrasesIn(`
  terrible | horrible | awful | bad | worst | poor | lousy | appalling | dreadful | atrocious | abysmal | rubbish | disappointing | a joke
  | schlecht | schlechte | schlechter | schlechtes | schlechteste | schlechtester | schrecklich | furchtbar | miserabel | mies | mieser | miese | grauenhaft | katastrophe | katastrophal | enttäuschend
  | affreux | affreuse | mauvais | mauvaise | lamentable | catastrophique | déplorable | décevant | décevante | pourri | minable | pire
  | pésimo | pésima | malísimo | malísima | fatal | decepcionante | peor | terribile | orribile | pessimo | pessima | scarso | deludente | peggiore
  | terrível | horrível | péssimo | péssima | ruim | lamentável | pior | verschrikkelijk | vreselijk | slecht | slechte | slechtste | waardeloos | waardeloze | beroerd | teleurstellend
  | berbat | kötü | korkunç | en kötü
`);

/** How whoever is let down says so. */
const letDown = wordsIn(`
  disappointed unhappy dissatisfied enttäuscht unzufrieden déçu déçue mécontent mécontente decepcionado decepcionada insatisfecho insatisfecha
  deluso delusa insoddisfatto insoddisfatta desiludido desiludida dececionado dececionada insatisfeito insatisfeita teleurgesteld ontevreden
`);

/** How whoever is not let down denies it: "not disappointed", "wasn't bad". */
const denying = phrasesIn(`
  not | isn t | aren t | wasn t | weren t | nicht | kein | keine | keineswegs | pas | aucunement | no | non | não | niet | geen | değil | değilim
`);

/** How the assistant is told what it is. */
const youAre = phrasesIn(`
  wrong with you | bunch of | pack of | gang of | bande de | bande d | pandilla de | banda di | banda de | bando de | bende
  | you are | you re | are you | du bist | bist du | sie sind | sind sie | ihr seid | tu es | vous êtes | eres | sois | es usted | tu sei | sei
  | siete | você é | tu és | je bent | jij bent | ben je | u bent | jullie zijn | sen | siz
`);

/** How somebody is called what he is: "you thieves". */
const you = wordsIn("you du ihr sie vous tu ustedes vosotros voi jullie vocês siz sizi");

/** How what was done is called something: "this is ridiculous". */
const thisIs = phrasesIn(`
  this is | that is | it is | das ist | es ist | c est | ceci est | esto es | eso es | es un | es una | questo è | è un | è una
  | dit is | dat is | het is | isso é | isto é | é um | é uma | bu
`);

/** The assistant itself: "this bot sucks". */
const itself = wordsIn("bot bots chatbot robot ki ai");

/** What else of a tenant's is sworn at: "your service is shit". */
const ours = wordsIn(`
  service support shop store site website app company laden seite webseite firma kundenservice boutique magasin entreprise
  servicio tienda empresa servizio negozio sito azienda winkel bedrijf klantenservice serviço loja hizmet mağaza hizmetiniz
  customer experience kundendienst erfahrung client clientèle expérience atención cliente experiencia assistenza clienti esperienza
  atendimento experiência ervaring müşteri deneyim
`);

const intensifiers = wordsIn(`
  total complete absolute bloody damn very really so such truly utterly totaler totale komplette absolute echt wirklich sehr so zu total
  très vraiment si tellement muy tan realmente molto così davvero muito tão mesmo heel erg zo echt çok gerçekten
`);

/** Whether a clause is an insult or a curse and nothing else. */
export function isRude({ words: said }: Clause, words: Words): boolean {
  const cursed = wordsOf(said, curses);
  const isDenied = holdsPhrase(said, denying);
  const called = isDenied ? [slights, accusations] : [slights, accusations, failings];
  const slighted = new Set(called.flatMap((phrases) => [...wordsOf(said, phrases)]));
  const bare = said.filter((word) => !cursed.has(word));
  const isToldUs =
    holdsPhrase(said, youAre) ||
    holdsPhrase(bare, thisIs) ||
    said.some((word) => itself.has(word) || (slighted.size > 0 && ours.has(word))) ||
    (you.has(bare[0] ?? "") && slighted.has(bare[1] ?? ""));
  const isLetDown = !isDenied && said.some((word) => letDown.has(word));
  if (cursed.size === 0 && !isLetDown && !(slighted.size > 0 && isToldUs)) return false;
  const addressing = wordsOf(said, youAre);
  const isOfIt = (word: string): boolean =>
    [cursed, slighted, addressing, itself, ours, intensifiers, letDown, words.plain].some((known) => known.has(word));
  return said.every(isOfIt) && whatIsAsked(said.join(" "), words).length === 0;
}

const wordsOf = (said: readonly string[], phrases: PhraseSet): Set<string> =>
  new Set(placesOf(said, phrases).flatMap(({ from, to }) => said.slice(from, to)));

/** A text without its curses and accusations, as it may be repeated to a visitor, but for those that are spared. */
export const withoutCurses = (text: string, isSpared: (word: string) => boolean = () => false): string =>
  text.replace(/[\p{L}\p{M}]+\s*/gu, (word) => {
    const folded = fold(word);
    const isOne = phraseAt([folded], 0, curses) === 1 || phraseAt([folded], 0, accusations) === 1;
    return isOne && !isSpared(folded) ? "" : word;
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

/** Whether nothing but curses was said: what is left without them says nothing. */
export const wasAllRude = (question: string, left: string, { plain }: Words): boolean =>
  left !== question && saidIn(left).every((word) => plain.has(word));

/** Words of which some letters are hidden: "f***ing". */
const masked = /(?<![\p{L}\p{N}*])\p{L}+(?:\*+\p{L}+|\*{2,})+/gu;
/** No rude word is longer, nor has more parts when some of its letters are hidden, and nobody writes more of them. */
const most = { letters: 24, parts: 5, words: 20 };

const singlesIn = (sets: PhraseSet[]): string[] =>
  sets.flatMap((set) => [...set.keys()].filter((word) => phraseAt([word], 0, set)));
const singles = { all: singlesIn([curses, slights, accusations]), neverRepeated: singlesIn([curses, accusations]) };

/** A text in which rude words that hide some of their letters are written out, all or those that are never repeated; what hides none of them stays. */
export function unmasked(text: string, which: keyof typeof singles): string {
  if (!text.includes("*")) return text;
  let looked = 0;
  return text.replace(masked, (word) => {
    const parts = word.split(/\*+/);
    if (word.length > most.letters || parts.length > most.parts || ++looked > most.words) return word;
    const pattern = new RegExp(`^${parts.map(fold).join("\\p{L}+")}$`, "u");
    return singles[which].find((rude) => pattern.test(rude)) ?? word;
  });
}
