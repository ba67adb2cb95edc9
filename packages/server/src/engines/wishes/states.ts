import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase, placesOf, type PhraseSet } from "../wording/phrase-set.ts";
import { ageUnits } from "./ages.ts";
import { illnessesNamed, isIllness } from "./illnesses.ts";
import { isAnimalAt, partiesIn } from "./parties.ts";
import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";
import { said } from "./words/wish-words.ts";

/** In what state somebody is for whom goods are sought: "pregnant". */
export const STATE = "state";

const mothers: ReadonlySet<string> = new Set(["pregnant", "nursing"]);
/** Whether those who are so are expecting or nurse a child. */
export const isMother = (party: string): boolean => mothers.has(party);
/** Of whom much may harm that harms nobody else. */
export const isInState = (party: string): boolean => mothers.has(party) || isIllness(party);

/** How each is called in the assistant's languages, and how somebody says to be in it; "pregnancy test" and "nursing bra" name goods. */
const states: readonly (readonly [called: string, saying: PhraseSet])[] = (
  [
    [
      "pregnant",
      "[i m | i am | im | she s | she is] pregnant [women | woman | mothers | mums | moms | ladies]; (during | in | for) [my | her | the] pregnancy; expecting (a baby | a child | twins | our first | my first); (wife | girlfriend | fiancée | daughter | sister | daughter in law | sister in law) is expecting",
    ],
    [
      "breastfeeding",
      "(i m | i am | im | she s | she is | while | when | if | during | and | or) breastfeeding; i breastfeed; (breastfeeding | nursing) (mother | mothers | mum | mums | mom | moms | women); (i m | i am | im | while | when i m) nursing",
    ],
    [
      "schwanger",
      "[bin | ist] [ich | sie] schwanger; [ich | sie] (bin | ist) schwanger; (schwangere | schwangeren | schwangerer) [frauen | frau]; (in | während | bei) [der | meiner | einer] Schwangerschaft; (erwarte | erwartet | erwarten) (ein Kind | ein Baby | Zwillinge | Nachwuchs)",
    ],
    [
      "stillend",
      "(ich | wir) (stille | stillen) [noch | gerade | voll]; stille (ich | noch | gerade | voll | mein | meine | meinen); stillend; (stillende | stillenden | stillender) [mütter | müttern | mutter | frauen | frau]; (in | während) [der | meiner] Stillzeit; beim stillen",
    ],
    [
      "enceinte",
      "(suis | est | es | êtes | étant | être | tombée | femme) enceinte; (si | quand | lorsque) enceinte; enceinte et allaitante; enceinte ou allaitante; femmes enceintes; (pendant | durant) (la | ma) grossesse; en cas de grossesse; (attends | attend | attendons) (un enfant | un bébé | des jumeaux)",
    ],
    [
      "allaitante",
      "(j | elle) allaite; [femme | femmes | mère | mères] (allaitante | allaitantes); (pendant | durant) (l | mon) allaitement; en allaitant",
    ],
    [
      "embarazada",
      "[estoy | está | mujer | mujeres] (embarazada | embarazadas); (durante | en) (el | mi) embarazo; en caso de embarazo; (espero | espera | esperamos | esperando) (un bebé | un hijo | una hija | gemelos)",
    ],
    [
      "lactancia",
      "(doy | da) [el] pecho; estoy dando [el] pecho; dando [el] pecho; [estoy] amamantando; amamanto; (durante | en) [la] lactancia; [madre | madres] (lactante | lactantes)",
    ],
    [
      "incinta",
      "[sono | è | donna | donne] (incinta | incinte); (in | durante la) gravidanza; (gestante | gestanti); (aspetto | aspetta | aspettiamo | aspettando) (un bambino | una bambina | un figlio | due gemelli); in dolce attesa",
    ],
    [
      "allattamento",
      "[sto] allattando; io allatto; allatto [al seno]; durante l allattamento; in allattamento; che allattano",
    ],
    [
      "grávida",
      "[estou | está | mulher | mulheres] (grávida | grávidas); (durante a | na) gravidez; gestantes; (espero | espera | esperamos | à espera de) (bebé | um bebé | bebê | um bebê | um filho | uma filha)",
    ],
    [
      "amamentação",
      "(estou a amamentar | estou amamentando | eu amamento | amamento | amamentando); (durante a | na) amamentação",
    ],
    [
      "zwanger",
      "[ik ben | ben ik | ze is | is] zwanger; (zwangere | zwangeren) [vrouw | vrouwen]; (tijdens | in) (de | mijn) zwangerschap; in verwachting",
    ],
    [
      "borstvoeding",
      "(ik geef | geef ik | ze geeft) borstvoeding; borstvoeding (geef | geven | geeft | gevende); tijdens [de] borstvoeding",
    ],
    [
      "hamile",
      "hamile; hamileyim; bebek (bekliyorum | bekliyor | bekliyoruz); hamileyken; hamileler; hamilelikte; hamilelik (sırasında | döneminde | süresince | boyunca); gebe; gebeyim; gebelikte; gebelik (sırasında | döneminde | süresince | boyunca)",
    ],
    [
      "emziren",
      "emziriyorum; emziriyor; emzirirken; emziren [anne | anneler | kadınlar]; emzirme (sırasında | döneminde | süresince | boyunca)",
    ],
  ] as const
).map(([called, saying]) => [called, said(saying)] as const);

/** Nobody takes or drinks a loudspeaker: "je peux prendre du thé enceinte ?" */
const taking = wordsIn("prendre prends boire bois manger mange consommer avaler");
const enceinte = said(
  "[suis | est | es | êtes | étant | être | tombée | femme | quand | si | lorsque] (enceinte | enceintes)",
);

/** How far on it is, before it: "5 months pregnant", "im 5. Monat schwanger". */
const since: ReadonlySet<string> = new Set([
  ...ageUnits,
  ...wordsIn("week weeks woche wochen semaine semaines semana semanas settimana settimane weken hafta haftalık"),
]);

/** Reads in what state somebody is, "I'm pregnant", "für Schwangere", and takes it out: from then on nothing is meant that is told not to be for them. */
export function readStates(sentence: Sentence): Filter[] {
  const words = sentence.tokens.map(({ folded }) => folded);
  const isTaking = words.some((word) => taking.has(word));
  return states.flatMap(([called, saying]) => {
    const phrases = called === "enceinte" && isTaking ? enceinte : saying;
    const places = placesOf(words, phrases).filter(({ from, to }) => !sentence.isTaken.slice(from, to).includes(true));
    const [denied, told] = [
      places.filter((one) => isDenied(words, one)),
      places.filter((one) => !isDenied(words, one)),
    ];
    // Who is not, or is no longer, wishes for nothing by it.
    for (const { from, to } of denied) sentence.takeOut(isNot(words[from - 1]) ? from - 1 : from, to);
    for (const { from, to } of told) sentence.takeOut(beforeSince(words, from), to);
    const isOfAnimal = told.every(({ from, to }) => [from - 2, from - 1, to].some((at) => isAnimalAt(words, at)));
    // That an animal is so holds for what is sought for it alone.
    const filter: Filter = { field: STATE, op: "eq", value: called, ...(!isOfAnimal && { lasts: true }) };
    return told.length > 0 ? [filter] : [];
  });
}

/** What says right before, or behind in Turkish, that nobody is so: "isn't pregnant", "nicht mehr schwanger". */
const nots = wordsIn("not t never longer nicht mehr pas plus no non não niet geen meer");
const notsBehind = wordsIn("değil değilim değiliz");
const isNot = (word: string | undefined): boolean => nots.has(word ?? "");
const isDenied = (words: readonly string[], { from, to }: { from: number; to: number }): boolean =>
  words.slice(from === 0 ? 0 : from - 1, to).some(isNot) || notsBehind.has(words[to] ?? "");

function beforeSince(words: readonly string[], at: number): number {
  let from = at;
  while (from > 0 && (since.has(words[from - 1]!) || (from < at && /^[\d.]+$/.test(words[from - 1]!)))) from--;
  return from;
}

/** What is told of a state is told by compounds of its name as well: "Schwangerschaftsdrittel". */
const COMPOUND = /^(schwangerschaft|stillzeit|zwangerschap)\p{L}{3,}$/u;

/** By whom a text of goods names those who expect a child: "may harm the unborn child". */
const unborn = said(`
  unborn (child | children | baby | babies); fetus; foetus; (ungeborene | ungeborenes | ungeborenen) (Kind | Kinder | Baby | Babys); fœtus; (enfant | bébé) à naître;
  feto; ongeboren (kind | kinderen | baby); doğmamış (çocuk | çocukta | çocuğa | bebek | bebeğe); (are | re | when | while) expecting
`);

/** Whom a text of goods names, also by compounds of the names of their states. */
export function partiesTold(text: string): string[] {
  const words = foldedWords(text);
  const joined = words.flatMap((word) => partiesIn(COMPOUND.exec(word)?.[1] ?? ""));
  const expecting = holdsPhrase(words, unborn) ? ["pregnant"] : [];
  return [
    ...new Set([...partiesIn(text), ...expecting, ...joined, ...illnessesNamed(words).map(({ illness }) => illness)]),
  ];
}

/** French for a loudspeaker as well: pregnant only where nothing but a state can be meant. */
const ENCEINTE = /^enceintes?$/iu;

/** Who is in a state that a wish names: "schwanger", "enceinte". */
export const partiesOfState = (state: string): string[] =>
  ENCEINTE.test(state.trim())
    ? ["pregnant"]
    : [...partiesIn(state), ...illnessesNamed(foldedWords(state)).map(({ illness }) => illness)];

/** Whether a text names nothing but a state. */
export const saysState = (text: string): boolean => {
  const named = partiesOfState(text);
  return named.length > 0 && named.every(isInState);
};
