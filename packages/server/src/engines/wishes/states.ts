import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase, placesOf, type PhraseSet } from "../wording/phrase-set.ts";
import { ageUnits } from "./ages.ts";
import { illnessesNamed, isIllness, withIllnessesOf, worsens } from "./illnesses.ts";
import { namesAnimal, partiesIn } from "./parties.ts";
import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";
import { said } from "./words/wish-words.ts";

/** In what state somebody is for whom goods are sought: "pregnant". */
export const STATE = "state";

const mothers: ReadonlySet<string> = new Set(["pregnant", "nursing"]);
/** Whether those who are so are expecting or nurse a child. */
export const isMother = (party: string): boolean => mothers.has(party);
/** Of whom much may harm that harms nobody else. */
const isInState = (party: string): boolean => mothers.has(party) || isIllness(party);

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
    const isOfAnimal = told.every(({ from, to }) =>
      namesAnimal([...words.slice(Math.max(0, from - 2), from), words[to] ?? ""]),
    );
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

/** Whom a text of goods names, also by compounds of the names of their states. */
export function partiesTold(text: string): string[] {
  const words = foldedWords(text);
  const joined = words.flatMap((word) => partiesIn(COMPOUND.exec(word)?.[1] ?? ""));
  return [...new Set([...partiesIn(text), ...joined, ...illnessesNamed(words).map(({ illness }) => illness)])];
}

const denying = wordsIn(`
  not no never non nicht kein keine keinen keinesfalls nie niemals pas jamais nunca ni mai não niet geen nooit değil avoid contraindicated kontraindiziert vermeiden meiden verzichten éviter proscrit evitar contraindicado contraindicada contraindicados evitare controindicato controindicata vermijden kaçının sakıncalı kullanmayın kullanmayınız kullanılmaz kullanılmamalı kullanılmamalıdır önerilmez değildir sakıncalıdır danışın danışınız
  unsuitable caution warning interact interacts interaction interactions ungeeignet vorsicht achtung warnung wechselwirkung wechselwirkungen
  déconseillé déconseillée déconseillés déconseillées interdit interdite prudence attention interagit interaction interactions
  desaconsejado desaconsejada prohibido prohibida precaución atención interactúa interacciona sconsigliato sconsigliata vietato vietata cautela attenzione interagisce
  desaconselhado desaconselhada proibido proibida cuidado atenção interage ongeschikt voorzichtig voorzichtigheid opgelet wisselwerking verboten dikkat dikkatli etkileşir etkileşime
`);
/** The same in Turkish: "kullanmayın", "tüketmemelidir". */
const FORBIDDING = /^\p{L}{2,}(?:m[ae]yin(?:[iu]z)?|m[ae]mali(?:dir)?|m[ae]meli(?:dir)?)$/u;
/** What harms whom it is told of: "may trigger asthma". */
const triggering = wordsIn(
  "trigger triggers provoke worsen worsens aggravate aggravates auslösen auslöst verschlimmern verschlechtern déclencher déclenche provoquer aggraver desencadenar desencadena provocar empeorar scatenare provocare peggiorare aggravare desencadear piorar agravar uitlokken veroorzaken verergeren tetikleyebilir tetikler kötüleştirebilir",
);
/** What forbids a thing to those who are named before. */
const forbidden = said(
  "(should | must | may | shall) not; shouldn t; mustn t; (sollten | sollen | dürfen | darf | sollte) [es | dies | dieses Produkt | das Produkt] nicht; ne (doivent | doit | devraient | devrait | peuvent) pas; no (deben | debe | deberían | pueden); non (devono | deve | dovrebbero | possono); não (devem | deve | deveriam | podem); (mogen | mag | moeten) [dit | dit product | het] niet; uygun (değildir | değil)",
);
const leading = wordsIn("for für pour para per voor için");
const onlySo = wordsIn("only just nur bloß seulement solo sólo soltanto só apenas alleen sadece");
/** What says that it is for them: "not greasy, also suitable during pregnancy". */
const suiting = wordsIn(
  "suitable safe ideal also geeignet auch sicher ideal convient adapté adaptée aussi apto apta adecuado adecuada también adatto adatta anche indicato adequado adequada também indicado geschikt ook veilig uygun uygundur",
);

/** Whether a sentence tells against those who are in a state: "not in the last third of pregnancy". In doubt it does. */
export function isAgainstState(sentence: string, parties: readonly string[]): boolean {
  const whom = withIllnessesOf(parties.filter(isInState));
  const isWorse = (words: readonly string[]): boolean => whom.some((one) => worsens(words, one));
  const isTold = partiesTold(sentence).some((one) => whom.includes(one)) || isWorse(foldedWords(sentence));
  if (whom.length === 0 || !isTold) return false;
  let deniedBefore: readonly string[] | null = null;
  let isNamedBefore = false;
  for (const part of sentence.split(/[.,;:!?()•|\n]+/u)) {
    const words = foldedWords(part);
    const denies =
      words.some((word, at) => isDenying(word) && !onlySo.has(words[at + 1] ?? "")) ||
      CONTRAINDICATED.test(words.join(" "));
    const isNamed = partiesTold(part).some((one) => whom.includes(one));
    // "Diabetics, children and pregnant women should not use it."
    if (isNamedBefore && (holdsPhrase(words, forbidden) || words.some((word) => FORBIDDING.test(word)))) return true;
    const isSuited = words.some((word) => suiting.has(word));
    // "Not tight, for diabetics" is for them; "not for children, for pregnant women" may not be.
    const isFor = leading.has(words[0] ?? "") && deniedBefore?.some((word) => leading.has(word)) === false;
    if (isNamed && (denies || (deniedBefore !== null && !isSuited && !isFor))) return true;
    if (!denies && (isWorse(words) || (isNamed && words.some((word) => triggering.has(word))))) return true;
    if (denies) deniedBefore ??= words;
    isNamedBefore ||= isNamed && !isSuited && !words.some((word) => leading.has(word));
  }
  return false;
}

const isDenying = (word: string): boolean => denying.has(word) || FORBIDDING.test(word);
/** "Contre-indiqué", "kontraindiziert", folded. */
const CONTRAINDICATED = /\b(?:ge)?(?:contre|contra|contro|kontra|kontr) ?(?:indi|endik)/;

/** Whether a sentence says of anybody that something is for them. */
export const saysItSuits = (sentence: string): boolean => foldedWords(sentence).some((word) => suiting.has(word));

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
