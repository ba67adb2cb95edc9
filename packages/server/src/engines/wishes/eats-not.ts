import { LONGEST } from "../wording/goods/names-said.ts";
import type { Run, SaidBefore } from "./free-of.ts";
import { alternatives, articles, isContained } from "./named-things.ts";
import type { Pick, Sentence } from "./sentence.ts";
import { said } from "./words/wish-words.ts";

/** Says, before what goods are made with, that somebody keeps off it: "I avoid nuts", "ich esse keine Nüsse". */
const keepingOff = said(`
  [i | we | he | she | they] [always | must | should | have to | has to | need to | needs to | try to] (avoid | avoids | avoiding) [eating] [any | all];
  [i | we | he | she | they] [must | should | have to | has to | need to | needs to | try to] (stay | stays | keep | keeps | steer) (away from | clear of) [any | all];
  (don t | dont | do not | doesn t | doesnt | does not | never) eat [any];
  (can t | cant | cannot | can not) do [any];
  [ich | wir | er | sie] (meide | meiden | meidet | vermeide | vermeiden | vermeidet) [alle];
  (verzichte | verzichten | verzichtet) [ich | wir] auf [alle];
  [ich | wir | er | sie] (esse | essen | isst | trinke | trinken | trinkt) [ich | wir | er | sie] (kein | keine | keinen | keinerlei);
  [ich | wir | er | sie] (darf | dürfen) [ich | wir | er | sie] (kein | keine | keinen | keinerlei);
  [j] évite [de manger] [le | la | les | l | des];
  [je | il | elle | nous] (dois | doit | devons) éviter [de manger] [le | la | les | l | des];
  [je] [ne | n] (mange | mangeons | bois | consomme) (pas | jamais | plus) [de | d | du | des | le | la | les | l];
  [je | il | elle] [ne] (peux | peut | dois | doit | pouvons) pas (manger | boire | prendre | consommer | avaler) [de | d | du | des | le | la | les | l];
  (evito | evitamos) [comer] [el | la | los | las];
  (tengo que | tiene que | tenemos que | debo | debe | debemos) evitar [comer] [el | la | los | las];
  no (puedo | puede | podemos) con [el | la | los | las];
  no (como | come | comemos | bebo | bebe | consumo) [el | la | los | las];
  (evito | evitiamo) [di mangiare] [il | lo | la | l | i | gli | le];
  (devo | deve | dobbiamo) evitare [di mangiare] [il | lo | la | l | i | gli | le];
  non (mangio | mangia | mangiamo | bevo | beve) [mai] [il | lo | la | l | i | gli | le];
  (evito | evitamos) [comer] [o | a | os | as];
  (tenho | tem | temos) (de | que) evitar [comer] [o | a | os | as]; (devo | deve | preciso | precisa) [de] evitar [comer] [o | a | os | as];
  não (suporto | suporta | suportamos) [o | a | os | as];
  não (como | come | comemos | bebo | bebe | consumo) [o | a | os | as];
  [ik] (vermijd | vermijden | mijd | mijden) [alle];
  [ik | hij | ze | zij] (eet | eten | drink | drinkt) [ik] geen;
  [ik | hij | ze | zij] (mag | mogen) [ik] geen
`);

/** The same before a thing that a verb of eating stands behind: "ich kann keine Nüsse essen", and none to be found. */
const notAble = said(`
  [ich | wir | er | sie] (kann | können | soll) [ich | wir | er | sie] (kein | keine | keinen | keinerlei);
  [ik | hij | ze | zij] (kan | kunnen) [ik] geen
`);

/** The same before a thing that a verb of giving up stands behind: "ich muss auf Nüsse verzichten". */
const obliged = said(`
  [ich | wir | er | sie] (muss | müssen | soll | sollte) [ich | wir | er | sie] [auf] [alle];
  [ik | wij | we | hij | zij] (moet | moeten) [ik | wij | we | hij | zij] [alle]
`);
export const givingUp = said("verzichten; meiden; vermeiden; weglassen; vermijden; mijden; laten staan");

/** The same before a thing that a "not" stands behind: "er verträgt Huhn nicht". */
const bears = said(`
  (vertrage | verträgt | vertragen) [ich | wir | er | sie | es]; (verdraag | verdraagt | verdragen) [ik | hij | ze | zij]
`);
export const nots = said("[gar | überhaupt] nicht [so] [gut]; [helemaal | echt] niet [zo] [goed]");

/** The same behind it: "nuts make me ill", "Nüsse vertrage ich nicht". */
const borneBadly = said(`
  (make | makes) (me | us | him | her | them) (ill | sick | unwell | itch | vomit); (upset | upsets);
  (give | gives) (me | us | him | her | them) [a | an | the] (hives | rash | rashes | itch | diarrhea | diarrhoea | migraine | migraines);
  [can | could | would | will] (kill | kills) (me | us | him | her | them);
  [is | are] (excluded | a no | a no no | a no go | off limits);
  (i | we) (can t | cannot | don t | do not) (eat | tolerate);
  (don t | do not | doesn t | does not) agree with (me | us | him | her | my | our);
  (vertrage | vertragen | esse) (ich | wir) nicht; (meide | vermeide) ich;
  (darf | kann | dürfen | können) (ich | wir) nicht (essen | vertragen | trinken | haben);
  (gehen | geht) [bei] (mir | uns | ihm | ihr) [gar] nicht; (gehen | geht) gar nicht; kann ich nicht ab;
  [sind | ist] [für mich | für uns | für ihn | für sie] lebensgefährlich;
  (machen | macht) (mich | uns) krank; (bekommen | bekommt) (mir | uns | ihm | ihr) nicht; [sind | ist] (ausgeschlossen | tabu);
  (me | nous | le | la) (rendent | rend) malade; (me | lui | leur | nous) (fait | font) [du] mal; [sont | est] (exclu | exclue | exclus | exclues);
  (me | le | les | nos) (sientan | sienta | caen | cae) (mal | fatal); (me | le | les | nos) (hacen | hace) daño; [están | está] (excluidos | excluidas | excluido | excluida);
  (mi | gli | le | ci) (fanno | fa) (male | stare male); [sono | è] (esclusi | escluse | escluso | esclusa);
  (fazem me | faz me | me fazem | me faz | lhe faz | lhe fazem | faz lhe | fazem lhe | faz | fazem | me) mal; (dá me | dão me | me dá | me dão | me) alergia; [estão | está] (excluídos | excluídas | excluído | excluída);
  (verdraag | eet) ik niet; (mag | kan) ik niet (eten | verdragen | hebben);
  (maken | maakt) (me | mij | ons | hem | haar) (ziek | misselijk); [zijn | is] uitgesloten;
  (yemem | yemiyorum | yemiyoruz | yemiyor | tüketmiyorum | içmiyorum); beni hasta ediyor
`);

/** So many words may stand between a thing and the verb of eating. */
const NEAR = 3;

const keeping: Pick = () => keepingOff;
const notAbly: Pick = () => notAble;
const bearing: Pick = () => borneBadly;
const obligedTo: Pick = () => obliged;

/** In how many tokens a sentence says that somebody keeps off what follows, which is in goods; 0: it does not. */
export function keepsOffAt(sentence: Sentence, at: number): number {
  const keeps = sentence.phraseAt(at, keeping);
  if (keeps > 0 && containedFrom(sentence, at + keeps)) return keeps;
  const verb = sentence.phraseAt(at, () => bears);
  const borne = verb > 0 ? containedFrom(sentence, at + verb) : null;
  if (borne && sentence.phraseAt(borne.to, () => nots) > 0) return verb;
  const must = sentence.phraseAt(at, obligedTo);
  if (must > 0 && sentence.phraseAt(pastList(sentence, at + must), () => givingUp) > 0) return must;
  const able = sentence.phraseAt(at, notAbly);
  const thing = able > 0 ? containedFrom(sentence, at + able) : null;
  const isEaten = (place: number): boolean => sentence.phraseAt(place, (words) => words.using) > 0;
  return thing && Array.from({ length: NEAR }, (_, more) => thing.to + more).some(isEaten) ? able : 0;
}

/** Where lists begin, or go on, behind which nothing is said of them: from each of its things, a list would be read to its end again. */
const nowhere = new WeakMap<Sentence, Set<number>>();

/** So many things are joined at most: "auf Nüsse und Milch". */
const MOST_THINGS = 4;

/** Where things that are in goods, and joined, end; the same place, where none is. */
function pastList(sentence: Sentence, from: number): number {
  let to = from;
  for (let count = 0, next = from; count < MOST_THINGS; count++) {
    const thing = containedFrom(sentence, next);
    if (!thing) break;
    ({ to } = thing);
    const joined = sentence.phraseAt(to, alternatives);
    if (joined === 0) break;
    next = to + joined;
  }
  return to;
}

/** What is in goods, or several such, and behind it that somebody does not bear it: "nuts make me ill". Null: nothing. */
export function borneBadlyAt(sentence: Sentence, at: number): SaidBefore | null {
  const things: Run[] = [];
  let to = at;
  const known = nowhere.get(sentence) ?? new Set();
  nowhere.set(sentence, known);
  for (let thing = containedFrom(sentence, at); thing !== null;) {
    if (known.has(thing.from)) break;
    things.push(thing);
    to = thing.to;
    const joined = sentence.phraseAt(to, alternatives);
    thing = joined > 0 ? containedFrom(sentence, to + joined) : null;
  }
  if (things.length === 0) return null;
  const comma = Number(sentence.tokens[to]?.folded === ",");
  // "Fazem-me mal."
  const verb = sentence.tokens[to + 1]?.folded === "-" ? 2 : 0;
  const [length = 0, from = to] =
    [to, to + comma, to + verb]
      .map((place) => [sentence.phraseAt(place, bearing), place] as const)
      .find(([some]) => some > 0) ?? [];
  if (length > 0) return { things, to: from + length, isBarred: true };
  for (const thing of things) known.add(thing.from);
  return null;
}

/** The longest name of what is in goods that begins at a token, or behind an article: "the" is no "thé". */
function containedFrom(sentence: Sentence, start: number): Run | null {
  let from = start;
  while (sentence.phraseAt(from, articles) === 1) from++;
  for (let to = Math.min(sentence.tokens.length, from + LONGEST); to > from; to--)
    if (!sentence.isTaken.slice(from, to).includes(true) && isContained(sentence, from, to)) return { from, to };
  return null;
}
