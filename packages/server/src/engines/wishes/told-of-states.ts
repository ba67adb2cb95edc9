import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase } from "../wording/phrase-set.ts";
import { forbiddenIn, isLeftToDoctors } from "./harm-told.ts";
import { illnessesNamed, withIllnessesOf, worsens } from "./illnesses.ts";
import { isInState, partiesTold } from "./states.ts";
import { endsApart, isNegated, relievedIn, triggers } from "./triggering.ts";
import { said } from "./words/wish-words.ts";

const denying = wordsIn(`
  not no never non nicht kein keine keinen keinesfalls nie niemals pas jamais nunca ni mai não niet geen nooit değil avoid contraindicated kontraindiziert vermeiden meiden verzichten éviter proscrit evitar contraindicado contraindicada contraindicados evitare controindicato controindicata vermijden kaçının sakıncalı kullanmayın kullanmayınız kullanılmaz kullanılmamalı kullanılmamalıdır önerilmez değildir sakıncalıdır danışın danışınız
  unsuitable caution warning interact interacts interaction interactions ungeeignet vorsicht achtung warnung wechselwirkung wechselwirkungen
  déconseillé déconseillée déconseillés déconseillées interdit interdite prudence attention interagit interaction interactions
  desaconsejado desaconsejada prohibido prohibida precaución atención interactúa interacciona sconsigliato sconsigliata vietato vietata cautela attenzione interagisce
  warnings cautions precautions warnhinweis warnhinweise warnungen avertissement avertissements advertencia advertencias precauciones avvertenza avvertenze aviso avisos waarschuwing waarschuwingen uyarı uyarılar
  vermieden gemieden evitado evitada evitados evitato evitata vermeden évité évitée évitez evite eviten evitarse vermijd mijden
  danger dangers unsafe beware threatening fatal deadly lethal gefahr gefahren lebensgefahr lebensgefährlich lebensbedrohlich bedenklich tödlich mortel mortelle peligro mortal pericolo mortale perigo gevaar levensgevaarlijk dodelijk tehlike ölümcül
  dangerous hazardous harmful gefährlich gefährdet schädlich dangereux dangereuse nocif nocive peligroso peligrosa nocivo nociva dañino dañina pericoloso pericolosa dannoso dannosa perigoso perigosa prejudicial gevaarlijk schadelijk tehlikeli zararlı
  prohibited forbidden banned excluded except refrain abstain taboo tabu untersagt ausgenommen ausgeschlossen interdits interdites exclu exclus excepté abstenir proscrits
  prohibidos prohibidas excluidos excepto abstenerse abstengan vietati vietate proibito proibita esclusi eccetto tranne astenersi astenetevi proibidos proibidas excluídos exceto abster
  afgeraden taboe uitgezonderd uitgesloten yasak yasaktır hariç kullanamaz kullanamazlar kullanılamaz tüketemez tüketemezler içemez içemezler yiyemez yiyemezler takamaz takamazlar giyemez binemez
  desaconselhado desaconselhada proibido proibida cuidado atenção interage ongeschikt voorzichtig voorzichtigheid opgelet wisselwerking verboten dikkat dikkatli etkileşir etkileşime
`);
/** The same in Turkish: "kullanmayın", "tüketmemelidir". */
const FORBIDDING = /^\p{L}{2,}(?:m[ae]yin(?:[iu]z)?|m[ae]mali(?:dir)?|m[ae]meli(?:dir)?)$/u;
/** What tells whom it names to keep off: "keep away from pacemakers". */
const keepingOff = wordsIn(`
  away distance fern fernhalten fernzuhalten entfernt abstand mindestabstand sicherheitsabstand éloigner éloigné éloignée éloignés éloignez loin écart alejado alejada alejados alejar aleje lejos distancia lontano lontana lontani allontanare distanza afastado afastada afastados afastar afaste longe distância afstand buurt verwijderd weghouden uzak uzakta mesafe mesafeyi distances distancias distanze distâncias
`);
/** "Kaçınmalıdır", folded. */
const AVOIDING = /^kacin(?:m|in|il|arak)/u;
/** What forbids a thing to those who are named before. */
const forbidden = said(
  "(should | must | may | shall | can | could) not; cannot; can t; couldn t; shouldn t; mustn t; (sollten | sollen | dürfen | darf | sollte) [es | dies | dieses Produkt | das Produkt] nicht; ne (doivent | doit | devraient | devrait | peuvent) pas; no (deben | debe | deberían | pueden); non (devono | deve | dovrebbero | possono); não (devem | deve | deveriam | podem); (mogen | mag | moeten) [dit | dit product | het] niet; uygun (değildir | değil)",
);
/** The same as a whole: "we advise against use with a pacemaker", "nur ohne Herzschrittmacher". */
const advisingAgainst = said(`
  (advise | advises | advised | recommend | recommended | warn | warns | counsel) against; (only | just) without; nur ohne; (seulement | uniquement) sans; (solo | sólo) sin; solo senza; (só | apenas) sem; (alleen | enkel) zonder;
  ne (peuvent | peut | doivent | doit)
`);
/** "Wir raten davon ab", "wij raden het af". */
const advisingApart: ReadonlyMap<string, string> = new Map([
  ["rat", "ab"],
  ["raten", "ab"],
  ["raadt", "af"],
  ["raden", "af"],
]);
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
  let isAddressed = false;
  const parts = partsOf(sentence);
  const isHarm = ({ words, isOfOthers }: Part): boolean => harms(words) && !isOfOthers;
  const isHarming = parts.some(isHarm);
  for (const each of parts) {
    const { part, words } = each;
    const denies = deniesIn(words) && !deniesHarm(words);
    const isNamed = partiesTold(part).some((one) => whom.includes(one));
    // "Diabetics, children and pregnant women should not use it."
    if (
      isNamedBefore &&
      (holdsPhrase(words, forbidden) || keepsOff(words) || words.some((one) => FORBIDDING.test(one)))
    )
      return true;
    // "Diabetic users: do not soak your feet"
    if (isAddressed && forbiddenIn(part) !== null) return true;
    const isSuited = words.some((word) => suiting.has(word));
    const isLed = words.some((word) => leading.has(word));
    // "Not tight, for diabetics" is for them; "not for children, for pregnant women" may not be.
    const isFor = leading.has(words[0] ?? "") && deniedBefore?.some((word) => leading.has(word)) === false;
    if (isNamed && (denies || keepsOff(words) || (deniedBefore !== null && !isSuited && !isFor))) return true;
    if (!denies && ((isWorse(words) && !isNegated(words)) || (isNamed && isHarm(each)))) return true;
    // "People with pacemakers cannot use it"; what cannot disturb them is for them.
    if (isNamed && holdsPhrase(words, forbidden) && !triggers(words) && !isWorse(words)) return true;
    // "May cause allergies, asthma or coughs."
    if (isNamed && isHarming && !isSuited && !isLed) return true;
    if (denies) deniedBefore ??= words;
    isNamedBefore ||= isNamed && !isSuited && !isLed;
    isAddressed ||= isNamed && !isSuited && !isLed && isAddress(words);
  }
  return false;
}

/** A part of a sentence, and whether what it says to harm is not the goods: "dust that triggers asthma". */
interface Part {
  part: string;
  words: string[];
  isOfOthers: boolean;
}

const CLAUSES = /[.;:!?()•|\n]+/u;
const PARTS = /[.,;:!?()•|\n]+/u;
const partsOf = (sentence: string): Part[] =>
  sentence.split(CLAUSES).flatMap((clause) => {
    const parts = clause.split(",");
    const all = parts.map(foldedWords);
    const areOfOthers = relievedIn(all);
    return parts.map((part, at) => ({ part, words: all[at]!, isOfOthers: areOfOthers[at]! }));
  });
const deniesIn = (words: readonly string[]): boolean =>
  words.some((word, at) => isDenying(word) && !onlySo.has(words[at + 1] ?? "")) ||
  holdsPhrase(words, advisingAgainst) ||
  endsApart(words, advisingApart) ||
  CONTRAINDICATED.test(words.join(" "));
const keepsOff = (words: readonly string[]): boolean =>
  words.some((word) => keepingOff.has(word) || AVOIDING.test(word));
/** "Won't affect it" tells of no harm. */
const harms = (words: readonly string[]): boolean => !isNegated(words) && !deniesIn(words) && triggers(words);

/** Whether words only deny that there is harm: "does not trigger asthma", "stört Herzschrittmacher nicht". */
function deniesHarm(words: readonly string[]): boolean {
  const [at, ...more] = words.flatMap((word, place) => (isDenying(word) ? [place] : []));
  if (at === undefined || more.length > 0 || keepsOff(words)) return false;
  const isHarmAt = (from: number, to: number): boolean => from >= 0 && triggers(words.slice(from, to));
  const isBefore = isHarmAt(at + 1, at + 2);
  const isAround = words[at] === "pas" && split.has(words[at - 2] ?? "") && isHarmAt(at - 1, at);
  const isBehind =
    (behindVerb.has(words[at]!) && isHarmAt(at - 1, at)) ||
    (atEnd.has(words[at]!) && at === words.length - 1 && isHarmAt(0, at) && !words.some((word) => modal.has(word)));
  const isApart = behindVerb.has(words[at]!) && endsApart(words);
  return isBefore || isAround || isBehind || isApart;
}
const split = wordsIn("ne n");
const behindVerb = wordsIn("kein keine keinen geen");
const atEnd = wordsIn("nicht niet");
const modal = wordsIn("kann können darf dürfen soll sollte sollen kan kunnen mag mogen moet");

/** What stands around the name of an illness where those who have it are meant: "people with", "Menschen mit". */
const aroundNames = wordsIn(`
  people persons anyone those someone users user wearers patients with who have has suffer suffers suffering from the a an your if you
  menschen personen patienten leute anwender träger alle die mit bei einem einer an von leiden wenn sie haben
  les des aux personnes gens utilisateurs atteintes atteints souffrant souffrent de d du l la le qui ont si vous avez en cas
  personas usuarios con que tienen tiene quienes padecen sufren el los las un una si en caso
  persone utenti chi soffre soffrono di ha hanno portatori i gli il lo se
  pessoas utilizadores com quem tem têm sofre sofrem os as o portadores se
  mensen personen gebruikers met die hebben lijden aan een het als u
  olan olanlar kişiler hastaları hastalar kullananlar
`);
/** Whether a part of a sentence does no more than name those who have an illness: "diabetic users". */
function isAddress(words: readonly string[]): boolean {
  const places = illnessesNamed(words);
  return words.every((word, at) => aroundNames.has(word) || places.some(({ from, to }) => from <= at && at < to));
}

/** What forbids nothing, and recommends nothing either: "a risk for asthmatics". */
const risky = wordsIn(
  "risk risks risiko risiken risque risques riesgo riesgos rischio rischi risco riscos risico risicos risk riskli",
);
const joining = wordsIn("and or und oder et ou y o e en of ve veya");
/** How many words may stand between a name and Turkish "için" behind it. */
const REACH = 3;

/** Whether a sentence says that something is for those who have an illness: "for people with diabetes", "suits asthmatics". */
export function isForIllness(sentence: string, illness: string): boolean {
  if (isAgainstState(sentence, [illness]) || isLeftToDoctors(sentence)) return false;
  return sentence.split(PARTS).some((part) => {
    const words = foldedWords(part);
    const named = illnessesNamed(words).filter((one) => one.illness === illness);
    if (named.length === 0 || deniesIn(words) || words.some((word) => risky.has(word))) return false;
    return saysItSuits(part) || named.some((one) => isLedTo(words, one));
  });
}

function isLedTo(words: readonly string[], { from, to }: { from: number; to: number }): boolean {
  const before = (at: number): number => {
    while (at >= 0 && aroundNames.has(words[at]!) && !leading.has(words[at]!)) at--;
    return at;
  };
  let at = before(from - 1);
  // "For children and asthmatics"
  if (joining.has(words[at] ?? "")) at = before(at - 2);
  return leading.has(words[at] ?? "") || words.slice(to, to + REACH).includes("icin");
}

const isDenying = (word: string): boolean => denying.has(word) || FORBIDDING.test(word);
/** "Contre-indiqué", "kontraindiziert", folded. */
const CONTRAINDICATED = /\b(?:ge)?(?:contre|contra|contro|kontra|kontr) ?(?:indi|endik)/;

/** Whether a sentence says of anybody that something is for them. */
export const saysItSuits = (sentence: string): boolean => foldedWords(sentence).some((word) => suiting.has(word));
