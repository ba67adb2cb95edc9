import { fold, foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase, isPhrase, phraseAt, phrasesIn, placesOf, type PhraseSet } from "../wording/phrase-set.ts";
import { countsOut } from "./counted-out.ts";
import { deadlyAt, isOfPrevented } from "./deadly.ts";
import { isInThe } from "./in-the.ts";
import { forbidsByInfinitive } from "./infinitives.ts";
import { isWithin, partiesIn, partiesSaid } from "./parties.ts";
import { goesOnListing } from "./listed-parts.ts";
import { forbids } from "./sold-to-grown.ts";
import type { Filter, Wish } from "./wish.ts";
import { wishWords } from "./words/all.ts";
import type { WishWords } from "./words/wish-words.ts";

/** What turns "safe for cats" around, or says right before a danger that there is none. */
const turning = wordsIn(
  "no not non isn aren never nicht kein keine keinen nein nie pas ne jamais nunca mai não niet geen nooit değil hayır",
);
const lacking = wordsIn("without free ohne frei sans sin libre senza sem livre zonder vrij aucun aucune ningún nessun");
/** What may stand between: "free of any toxic substances". */
const between = wordsIn("of from any von de di da van e");
/** What tells, with whom it would harm, that they shall not get at it: "keep away from children". */
const keptAway = phrasesIn(
  "keep away | keep out | out of reach | out of the reach | out of their reach | fernhalten | fernzuhalten | außer Reichweite | außerhalb der Reichweite | hors de portée | hors de la portée | tenir éloigné | tenir loin | éloigner des | ne pas laisser | fuera del alcance | alejado de | lejos de | fuori dalla portata | lontano da | lontano dalla portata | fora do alcance | longe de | longe do alcance | buiten bereik | buiten het bereik | uit de buurt | weghouden | uzak tutun | uzak tutunuz | uzak tutulmalıdır | ulaşamayacağı",
);
/** What tells that a thing is not for them: "not suitable for toddlers". */
const unsuitable = phrasesIn(
  "not suitable for | unsuitable for | unsuitable when | unsuitable while | not safe for | not safe while | not safe when | niet geschikt om | nicht zum | nicht beim | pas adapté | pas adaptée | no apta para | no aptas para | no aptos para | no adecuado para | no adecuada para | não adequada | não adequados | não adequadas | não indicada | non idonea | not intended for | not for | nicht geeignet für | ungeeignet für | nicht für | ne convient pas | no apto para | no es apto para | no recomendado para | non adatto | non adatta | non adatti | non idoneo | não adequado | não indicado | não recomendado | niet geschikt voor | niet voor | uygun değildir | uygun değil | not recommended | not advised | not while | not during | do not use while | do not use for | do not use on | do not use with | avoid during | do not use during | nicht empfohlen | nicht während | déconseillé | déconseillée | à éviter | no recomendado | no recomendada | no se recomienda | evitar durante | sconsigliato | sconsigliata | non raccomandato | da evitare | niet aanbevolen | afgeraden | vermijd tijdens | não se recomenda | não recomendada | evite durante | desaconselhado | önerilmez | tavsiye edilmez | kullanılmamalıdır",
);
/** What tells the same where it names them: "do not take during pregnancy". */
const prohibited = phrasesIn(
  "do not take | do not use | do not give | do not apply | not to be taken | not to be used | nicht einnehmen | nicht anwenden | nicht verwenden | nicht geben | nicht verabreichen | ne pas prendre | ne pas utiliser | ne pas donner | ne pas administrer | no tomar | no usar | no utilizar | no administrar | no dar | no debe tomarse | no debe usarse | non assumere | non usare | non utilizzare | non somministrare | non dare | não tomar | não usar | não utilizar | não administrar | não dar | niet gebruiken | niet innemen | niet geven | niet toedienen | kullanmayın | kullanmayınız | vermeyin | vermeyiniz | almayın | never for | niemals für | nie für | niemals bei | nie bei | jamais pour | jamais aux | jamais sur | nunca para | mai per | nooit voor | nooit bij | kullanılmaz | verilmez | uygulanmaz",
);
/** What leaves it to doctors, with whom it may harm: "ask your doctor before use if pregnant". */
const leftToDoctors = phrasesIn(
  "ask your doctor | ask a doctor | ask your physician | ask your midwife | ask your pharmacist | consult your doctor | consult a doctor | consult your physician | consult a physician | consult a healthcare | consult your healthcare | talk to your doctor | speak to your doctor | speak with your doctor | check with your doctor | medical advice | Arzt fragen | fragen Sie Ihren Arzt | fragen Sie einen Arzt | fragen Sie vorher | Arzt oder Apotheker | Arzt oder Hebamme | Ärztin oder Arzt | ärztlichen Rat | ärztlicher Rat | ärztlicher Absprache | ärztlicher Rücksprache | Rücksprache mit | Absprache mit | Arzt konsultieren | Arzt befragen | consultez votre médecin | consultez un médecin | consulter votre médecin | consulter un médecin | demandez conseil | demander conseil | avis médical | avis de votre médecin | avis du médecin | avis d'un médecin | consulte a su médico | consulte con su médico | consulte a un médico | consulte con un médico | consultar al médico | consultar con el médico | consultar con un médico | consejo médico | consultare il medico | consultare il proprio medico | consultare un medico | consulti il medico | chiedere al medico | chiedere consiglio al medico | parere del medico | parere medico | consulte o médico | consulte o seu médico | consulte um médico | consultar o médico | consultar um médico | conselho médico | aconselhamento médico | orientação médica | raadpleeg uw arts | raadpleeg je arts | raadpleeg een arts | raadpleeg eerst | overleg met uw arts | overleg met je arts | overleg met een arts | overleg eerst met | vraag uw arts | doktorunuza danışın | doktorunuza danışınız | doktora danışın | doktora danışınız | doktora danışılmalıdır | hekiminize danışın | hekiminize danışınız | hekime danışın | doktorunuza başvurun | consult their doctor | consult their doctors | consulting a doctor | consulting your doctor | consulting their doctor | consult the doctor | ask a doctor | ask their doctor | asking a doctor | ask your physician | ask a physician | their physician | see a doctor | medical supervision | ihren Arzt | ihre Ärztin | einen Arzt | eine Ärztin | den Arzt | ärztlicher Aufsicht | leur médecin | à un médecin | l'avis d'un médecin | consulter leur médecin | a su médico | con su médico | preguntar a un médico | preguntar al médico | supervisión médica | al medico | al proprio medico | il proprio medico | controllo medico | ao médico | ao seu médico | o seu médico | supervisão médica | hun arts | eerst een arts | eerst uw arts | medisch toezicht | doktora danışmalıdır | doktora danışmalı | doktorlarına danışmalıdır | doktoruna danışmalıdır | hekime danışmalıdır | doktora danışarak | doktora danışmadan | doktora danışılmalı",
);
/** What opens a warning, or forbids or names a harm in it. */
const warnings = phrasesIn(
  "warning | caution | never | do not | don't | must not | must never | may cause | can cause | irritates | irritating | irritant | corrosive | flammable | explosive | burns | Achtung | Vorsicht | Warnung | Warnhinweis | niemals | nie | darf nicht | dürfen nicht | kann verursachen | verursacht | reizt | reizend | ätzend | entzündlich | brennbar | attention | avertissement | ne jamais | ne doit pas | ne doivent pas | peut provoquer | peut causer | provoque | irritant | irritante | corrosif | corrosive | inflammable | atención | advertencia | precaución | nunca | no debe | no deben | puede causar | puede provocar | provoca | irritante | corrosivo | corrosiva | inflamable | attenzione | avvertenza | avvertenze | mai | non deve | non devono | può causare | può provocare | infiammabile | atenção | aviso | cuidado | não deve | não devem | pode causar | pode provocar | inflamável | let op | waarschuwing | nooit | mag niet | mogen niet | kan veroorzaken | veroorzaakt | irriterend | bijtend | ontvlambaar | brandbaar | dikkat | uyarı | asla | neden olabilir | neden olur | tahriş | aşındırıcı | yanıcı",
);
const REACH = 3;
const SENTENCES = /[.;!?•|\n]+/u;
const PARTS = /[.,;:!?()•|\n]+/u;

const languages: readonly WishWords[] = Object.values(wishWords);
const inAny = (words: readonly string[], pick: (one: WishWords) => PhraseSet): boolean =>
  languages.some((one) => holdsPhrase(words, pick(one)));

/** What stands between a danger that shall not be and whom it must not harm: "danger: cats, dogs". */
export const TO = ": ";

/** A wish that tells whom a danger that shall not be must not harm: all whom its sentence names. */
export function namingWhom(wish: Wish, sentence: string): Wish {
  if (!wish.filters.some(forbidsDanger)) return wish;
  const whom = partiesSaid(sentence).join(", ");
  const withWhom = (one: Filter): Filter => (forbidsDanger(one) ? { ...one, value: `${one.value}${TO}${whom}` } : one);
  return whom === "" ? wish : { ...wish, filters: wish.filters.map(withWhom) };
}

const forbidsDanger = ({ field, op, value }: Filter): boolean =>
  field === "words" && op === "not" && isDanger(String(value));

/** What shall not be without whom it must not harm, and these. */
const readDanger = (thing: string): { danger: string; parties: string[] } => {
  const [danger = "", whom = ""] = thing.split(TO);
  return { danger, parties: partiesIn(whom) };
};

/** Whether what shall not be is any danger, and no thing. */
export const isDanger = (thing: string): boolean =>
  languages.some(({ dangerous }) => isPhrase(foldedWords(readDanger(thing).danger), dangerous));

/** Whether words say that something is dangerous, and nothing more: "toxic" of "is it toxic?" */
export const isOfDanger = (words: readonly string[]): boolean => isOnly(words, ({ dangerous }) => dangerous);
/** The same of what is safe. */
export const isOfSafety = (words: readonly string[]): boolean => isOnly(words, ({ safe }) => safe);

const isOnly = (words: readonly string[], pick: (one: WishWords) => PhraseSet): boolean =>
  words.length > 0 && words.every((word) => languages.some((one) => isPhrase(foldedWords(word), pick(one))));

/** What is looked up for what shall not be: whom a danger must not harm is not. */
export const withoutParties = (thing: string): string => (isDanger(thing) ? readDanger(thing).danger : thing);

/** What says that something is no danger, by the first words. */
export const saidOfHarmless: readonly string[] = [
  ...new Set(languages.flatMap(({ safe, harmless }) => [...safe.keys(), ...harmless.keys()])),
];

/**
 * Whether texts tell of a danger to somebody, or that there is none; null: neither. In doubt there is.
 *
 * @param thing the danger that shall not be: that there is none must be told for all whom it names
 */
export function harmIn(texts: readonly string[], thing = ""): "free" | "there" | null {
  const { parties } = readDanger(thing);
  const covered = new Set<string>();
  let found: "free" | null = null;
  const addFree = (part: string): void => {
    found = "free";
    const named = partiesIn(part);
    for (const one of parties) if (named.some((other) => isWithin(one, other))) covered.add(one);
  };
  const parts = texts.flatMap((text) =>
    text.split(SENTENCES).flatMap((one) => {
      const all = one.split(PARTS);
      const listsFrom = all.findLastIndex((part) => !isListed(part)) + 1;
      return all.map((part, at) => ({ part, before: all[at - 1] ?? "", listsOn: at >= listsFrom }));
    }),
  );
  let isListing = false;
  for (const { part, before, listsOn } of parts) {
    const words = foldedWords(part);
    // "Safe for dogs, cats and hedgehogs."; not "… cats: not recommended", "… caution: cats".
    isListing &&= before !== "" && listsOn;
    if (isListing) addFree(part);
    for (const { dangerous } of languages)
      for (const { from, to } of placesOf(words, dangerous)) {
        if (!isDenied(words, from, to)) return "there";
        addFree(part);
        isListing = true;
      }
    const kills = deadlyAt(words);
    const isPrevented = kills >= 0 && isOfPrevented(foldedWords(before), words);
    if (kills >= 0 && !isPrevented && !isDenied(words, kills, kills + 1)) return "there";
    if ((holdsPhrase(words, keptAway) || holdsPhrase(words, unsuitable)) && inAny(words, ({ harmed }) => harmed))
      return "there";
    const isSafe =
      inAny(words, ({ harmless }) => harmless) ||
      (inAny(words, ({ safe }) => safe) && inAny(words, ({ harmed }) => harmed));
    if (!isSafe) continue;
    if (words.some((word) => turning.has(word))) return "there";
    addFree(part);
    isListing = true;
  }
  return covered.size === parties.length ? found : null;
}

/** Whether a part of a sentence names more of those for whom it is so, and neither denies nor warns. */
const isListed = (part: string): boolean => {
  const words = foldedWords(part);
  const denies = words.some((word) => turning.has(word) || impossible.has(word)) || holdsPhrase(words, warnings);
  return words.length === 0 || (goesOnListing(words) && !denies);
};

/** Whether a text says of anything that it is not there. */
export const deniesAny = (text: string): boolean =>
  foldedWords(text).some((word) => turning.has(word) || lacking.has(word));

/** Of which a rule is denied as well; of a danger it is said otherwise. */
const impossible = wordsIn(`
  cannot neither weder ni nem except excluded excludes exempt excepted ausgeschlossen ausgenommen exclu exclue exclus exclues
  excluido excluida excluidos excluidas exceptuados exceptuadas escluso esclusa esclusi escluse excluído excluída excluídos excluídas
  uitgesloten uitgezonderd dışındadır hariçtir edilemez edilmez yapılamaz yapılmaz alınamaz alınmaz
`);
/** The same by the form of a Turkish verb: "iade edemezsiniz", "geri almıyoruz". */
const TURKISH_DENIAL = /\p{L}{2}(?:[ae]m[ae]z|mam[ae]kta|mem[ae]kte|[iu]lm[ae]z|[iu]nm[ae]z|m[iu]yor)(?:\p{L}{1,5})?$/u;
/** Whether a text denies what it tells, and does not only say that something is not there: "without your learning of it". */
export const deniesRule = (text: string): boolean =>
  foldedWords(text).some(
    (word, at, all) => (turning.has(word) && !isInThe(all, at)) || impossible.has(word) || TURKISH_DENIAL.test(word),
  );

/** What denies a whole sentence; "no" may stand in the name of a thing, "no-spill cup". */
const denying = wordsIn("not never nicht niemals pas jamais nunca mai não niet nooit değil değildir");

/** Whether a sentence tells who shall not get at a thing, "keep away from children", and for whom it is not: "not for children". */
export const isKeptAway = (sentence: string): boolean =>
  holdsPhrase(foldedWords(sentence), keptAway) || sentence.split(PARTS).some(keepsSomebodyAway);
export const isNotFor = (sentence: string): boolean =>
  holdsPhrase(foldedWords(sentence), unsuitable) || sentence.split(PARTS).some(isProhibited);

/** Whether a sentence warns: of what a thing does, or of what shall not be done with it. */
export function warns(sentence: string): boolean {
  const words = foldedWords(sentence);
  const isWarning = holdsPhrase(words, warnings) || holdsPhrase(words, prohibited);
  return (
    isWarning ||
    isKeptAway(sentence) ||
    isNotFor(sentence) ||
    isLeftToDoctors(sentence) ||
    harmIn([sentence]) === "there"
  );
}

/** Of a sentence that tells what a thing is not for, "not suitable for driving", what that is; null: it tells of nothing. */
export function deniedUseIn(sentence: string): string | null {
  for (const part of sentence.split(PARTS)) {
    const words = foldedWords(part);
    const [place] = placesOf(words, unsuitable);
    if (place) return (place.to < words.length ? words.slice(place.to) : words.slice(0, place.from)).join(" ");
  }
  return null;
}

/** What forbids a thing. */
const forbidding = phrasesIn(
  "never | do not | don't | must not | must never | should not | not to be used | not to be worn | not to be taken | niemals | nie | darf nicht | dürfen nicht | nicht im | nicht bei | nicht auf | nicht in | jamais | ne pas | ne doit pas | ne doivent pas | nunca | no debe | no deben | no usar | no utilizar | no llevar | mai | non deve | non devono | non usare | non utilizzare | non indossare | não deve | não devem | não usar | não utilizar | nooit | mag niet | mogen niet | niet gebruiken | niet dragen | niet bij | asla | may not be | cannot be | under no circumstances | auf keinen Fall | unter keinen Umständen | en aucun cas | en ningún caso | bajo ningún concepto | in nessun caso | em caso algum | em nenhuma circunstância | in geen geval | onder geen beding | hiçbir koşulda",
);
/** The same at the end of what it forbids, in Turkish: "araç kullanırken takmayın". */
const FORBIDDING = /^\p{L}{2,}m[ae]yin(?:[iu]z)?$/u;
/** What forbids it under some condition alone: "do not use without water". */
const conditional = wordsIn(
  "unless except if until before more longer than other only außer wenn bis bevor vor mehr länger als anderen anderer nur sauf si avant plus autre autres que seulement salvo excepto si antes hasta más otros otras que solo salvo tranne se prima più altri altre che solo exceto se antes até mais outros outras que apenas tenzij behalve als tot voordat meer langer dan andere alleen önce kadar fazla başka",
);

/** What "do not" tells of somebody, and forbids to nobody: "if you do not have Bluetooth". */
const noOrder = wordsIn("have need require contain include support feature come");
/** What only tells how it will be: "it will never break". */
const foretelling = wordsIn("will ll wird zal zullen");

/** Of a sentence that forbids something, "never put it into the eye", what that is; null: it forbids nothing, or not always. */
export function forbiddenIn(sentence: string): string | null {
  for (const part of sentence.split(PARTS)) {
    const words = foldedWords(part);
    const place = placesOf(words, forbidding).find(({ from }) => !foretelling.has(words[from - 1] ?? ""));
    const rest = place ? words.slice(place.to) : orderIn(words);
    if (rest.length > 0 && !noOrder.has(rest[0]!) && !rest.some((word) => conditional.has(word) || lacking.has(word)))
      return rest.join(" ");
  }
  return null;
}

/** What an order forbids by the form of its verb alone; empty: it is none. */
const orderIn = (words: readonly string[]): readonly string[] => {
  if (forbidsByInfinitive(words)) return words.slice(1);
  return FORBIDDING.test(words.at(-1) ?? "") ? words.slice(0, -1) : [];
};

/** Whether a sentence leaves it to doctors whether a thing is for whom it names. */
export const isLeftToDoctors = (sentence: string): boolean => holdsPhrase(foldedWords(sentence), leftToDoctors);

/** What English parts: "keep dogs from eating it", "keep children and pets away until dry". */
const KEEPING = /\bkeep\b.*\b(?:away|from|off|out)\b/;
const keepsSomebodyAway = (part: string): boolean => KEEPING.test(fold(part)) && partiesIn(part).length > 0;

/** What is forbidden where a thing is forbidden to somebody: "never use it on cats", "darf nie bei Katzen angewendet werden". */
const giving = wordsIn(
  "use used give given apply applied feed fed administer administered anwenden angewendet verwenden verwendet benutzen benutzt geben gegeben verabreichen verabreicht füttern verfüttern auftragen aufgetragen utiliser utilisé utilisée donner donné donnée administrer administré appliquer appliqué usar usarse usado usada utilizar utilizarse utilizado utilizada dar darse administrar administrarse aplicar aplicarse usare usato usata utilizzare utilizzato utilizzata dare dato somministrare somministrato applicare applicato aplicado administrado gebruiken gebruikt geven gegeven toedienen toegediend aanbrengen kullanmayın kullanmayınız kullanılmamalıdır vermeyin vermeyiniz uygulamayın",
);
/** "For dogs, do not heat it" prohibits nothing to dogs. */
const isProhibited = (part: string): boolean => {
  if (partiesIn(part).length === 0) return false;
  const words = foldedWords(part);
  return holdsPhrase(words, prohibited) || (forbiddenIn(part) !== null && words.some((word) => giving.has(word)));
};

/** Whether a sentence that tells an age tells who is too young, or too old: "do not give it to children under 3". */
export const isAgainstAge = (sentence: string): boolean =>
  foldedWords(sentence).some((word) => denying.has(word)) ||
  forbids(foldedWords(sentence)) ||
  countsOut(sentence) ||
  FORBIDDING.test(foldedWords(sentence).at(-1) ?? "") ||
  isKeptAway(sentence) ||
  isNotFor(sentence) ||
  holdsPhrase(foldedWords(sentence), prohibited) ||
  harmIn([sentence]) === "there";

function isDenied(words: readonly string[], from: number, to: number): boolean {
  if (languages.some((one) => phraseAt(words, to, one.withoutBehind) + phraseAt(words, to, one.freeBehind) > 0))
    return true;
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    if (turning.has(words[at]!) || lacking.has(words[at]!)) return true;
    if (!between.has(words[at]!)) return false;
  }
  return false;
}
