import { wordsIn } from "../wording/fold.ts";
import { isInName } from "./illness-in-name.ts";
import { illnessesNamed, type IllnessNamed } from "./illnesses.ts";
import { isAnimalAt } from "./parties.ts";
import type { Sentence } from "./sentence.ts";
import { STATE } from "./states.ts";
import type { Filter } from "./wish.ts";
import { wishWords } from "./words/all.ts";

/** What leads to an illness where somebody has it, or is who has it: "I have", "for someone with", "als", "soffro di". */
const having = wordsIn(`
  have has had having ve got am is are m re s with for who someone somebody anyone person people on from suffer suffers suffering diagnosed being as while when if case because me us take takes taking can may could should i he she we they
  habe hab hat haben mit für bei als wenn während wegen trotz leide leidet leiden bin ist sind nehme nimmt nehmen wer jemand jemanden personen menschen leute falle trage trägt kann können darf dürfen dürften ich wir er sie
  ai a ont avons avec pour chez cas souffre souffrant souffrir souffrent atteint atteinte atteints suis est sont sommes qui quelqu personne personnes gens si quand comme étant prends prend porte porteur porteurs peut peuvent puis j je il elle on sous
  tengo tiene tienen tenemos con para sufro sufre sufren padezco padece padecen soy es son somos alguien persona personas gente quien quienes que caso cuando siendo como tomo toma llevo lleva llevan puede pueden puedo yo ella
  ho ha hanno abbiamo per soffro soffre soffrono sono siamo chi qualcuno persone caso se quando essendo prendo prende porto porta può possono posso io lui lei
  tenho tem têm temos com sofro sofre sofrem sou é são alguém pessoa pessoas quem sendo uso usa pode podem posso eu ele ela
  heb heeft hebben met voor bij ben zijn lijd lijdt lijden iemand mensen wie geval wegens gebruik gebruikt slik slikt draag draagt kan kunnen mag mogen ik hij ze
`);
/** Of these, what leads to nothing but an illness of somebody, where it may be said of goods: not "with high pressure". */
const surely = wordsIn(`
  have has on take takes taking habe hat nehme nimmt ai prends prend qui tengo tiene tienen quien quienes alguien persona personas sufro sufre tomo toma
  ho ha hanno chi qualcuno persone soffro soffre soffrono prendo prende tenho tem têm quem alguém pessoas sofro sofre heb heeft gebruik gebruikt slik slikt
`);
/** What may stand between, and leads to goods as well: "a mild", "de l'". */
const between = wordsIn(`
  a an the my his her their our your some severe mild slight very type 1 2 of in
  ein eine einen einem einer der die das den dem des mein meine meinen meiner meinem leichten leichte leichter schwere schweren starken zu von an im unter
  un une de du d la le les l mon ma mes son sa en
  el los las una unos unas mi mis su
  il lo i gli uno di del della dello degli mio mia suo sua affetti affetto
  o os as um uma do da dos das meu minha em
  een het mijn haar aan ernstige lichte
  bir hafif
  that also unfortunately sadly leider auch malheureusement aussi también anche também ook helaas
`);
/** What stands behind such a name in Turkish, and says that somebody has it; and behind others, that it is somebody. */
const behind = wordsIn(`
  var olan olanlar olanlara olanların olanlarda biri birine için patient patients patienten patientin patiënt patiënten sufferer sufferers kişiler kişilere olduğum kullanıyorum kullanıyor kullanan kullananlar kullananlara alıyorum içiyorum
`);
/** What the goods are for that are sought: "gegen Bluthochdruck". */
const against = wordsIn("against gegen contre contra contro tegen karşı");
const nots = wordsIn(
  "not t never no without nicht kein keine keinen keinem nie ohne pas sans plus sin non senza não sem niet geen zonder",
);
const notsBehind = wordsIn("yok yoktur değil değilim değiliz değilse");
/** What says of somebody that stands before it, "my father has", that they have it or are so. */
const verbs = wordsIn(
  "has is suffers takes hat ist leidet nimmt trägt a est souffre prend porte tiene es sufre padece toma lleva ha è soffre prende porta tem é sofre usa heeft lijdt gebruikt slikt draagt",
);
/** Behind French "a" where it is a verb: "a du diabète". */
const behindFrench = wordsIn("de du d une des l");
const LETTER = /\p{L}/u;
/** "My mother in law", in words. */
const LONGEST_SUBJECT = 3;

/**
 * Reads what illness somebody has for whom goods are sought, "I'm diabetic", "tea for someone with high blood pressure", and
 * takes it out. What the goods are sought for, "something against asthma", or nothing else is named, is looked for as well.
 */
export function readIllnesses(sentence: Sentence): Filter[] {
  // "Zöliakie-Patient" is two words.
  const places = sentence.tokens.flatMap(({ folded }, at) => (folded === "-" ? [] : [at]));
  const words = places.map((at) => sentence.tokens[at]!.folded);
  const [own] = sentence.languages;
  const code =
    sentence.languages.length === 1 ? Object.keys(wishWords).find((one) => wishWords[one] === own) : undefined;
  const found = illnessesNamed(words, code).filter(
    ({ from, to }) => !places.slice(from, to).some((at) => sentence.isTaken[at]),
  );
  let last = { to: 0, isOfAnimal: false };
  const filters = found.flatMap((one): Filter[] => {
    const { from, to, isHad, isSure, isDenied, ...is } = saidOf(words, one);
    // "My dog has diabetes and kidney disease"
    const isOfAnimal = is.isOfAnimal || (last.isOfAnimal && from - last.to <= 1);
    last = { to, isOfAnimal };
    const isFor = against.has(words[from - 1] ?? "") || against.has(words[to] ?? "");
    if (one.isInDoubt && !isSure) return [];
    const named = { from: places[one.from]!, to: places[one.to - 1]! + 1, isLed: isHad || isFor };
    if (!isOfAnimal && !isDenied && isInName(sentence, named)) return [];
    const isElse = places.some(
      (at, index) => (index < from || index >= to) && !sentence.isTaken[at] && LETTER.test(words[index]!),
    );
    if ((!isFor && isElse) || isHad || isDenied) sentence.takeOut(places[from]!, places[to - 1]! + 1);
    // The illness of an animal is none of who speaks, and holds for what is sought for the animal alone.
    return isDenied ? [] : [{ field: STATE, op: "eq", value: one.called, ...(!isOfAnimal && { lasts: true }) }];
  });
  return filters.filter(({ value }, at) => filters.findIndex((one) => one.value === value) === at);
}

type Place = Pick<IllnessNamed, "from" | "to">;

/** From where to where it is said that somebody has an illness, and whether it is: not of "diabetes socks", nor of who has none. */
function saidOf(
  words: readonly string[],
  named: IllnessNamed,
): { from: number; to: number; isHad: boolean; isSure: boolean; isDenied: boolean; isOfAnimal: boolean } {
  let [{ from }, { to }] = [named, named];
  while (from > 0 && [having, between, nots].some((some) => some.has(words[from - 1]!))) from--;
  while (behind.has(words[to] ?? "")) to++;
  const led = words.slice(from, named.from);
  const isDenied = led.some((word) => nots.has(word)) || notsBehind.has(words[to] ?? "");
  const isHad =
    to > named.to ||
    OF_ONESELF.test(words[named.to - 1]!) ||
    verbs.has(words[named.from]!) ||
    kinTurkish.has(words[from - 1] ?? "") ||
    led.some((word) => having.has(word) && !isArticle(word, led));
  const isSure = to > named.to || led.some((word) => surely.has(word) || (word === "a" && !isArticle(word, led)));
  const before = isHad ? subjectBefore(words, from, led) : 0;
  const isOfAnimal = isOfAnimalBefore(words, { from, to }, before, led) || isAnimalAt(words, to);
  // "My cat has diabetes, which food?" seeks some for a cat.
  const subject = isOfAnimal ? 0 : before;
  return {
    from: from - subject,
    to: notsBehind.has(words[to] ?? "") ? to + 1 : to,
    isHad,
    isSure,
    isDenied,
    isOfAnimal,
  };
}

/**
 * Whether an animal that stands before has it: "my cat has", "a cat with diabetes". Whoever has something, and an animal
 * beside it, has the illness that hangs on nothing of the animal: "ho un gatto e l'asma", where "e" is read as the verb as well.
 *
 * @param subject how many words before a verb say who has it
 */
function isOfAnimalBefore(
  words: readonly string[],
  { from, to }: Place,
  subject: number,
  led: readonly string[],
): boolean {
  const isSubject = words.slice(from - subject, from).some((_, at) => isAnimalAt(words, from - subject + at));
  const isNext = isAnimalAt(words, from - 1) && !led.some((word) => ofOneself.has(word));
  if (!isSubject && !isNext) return false;
  const start = words.slice(0, from).findLastIndex((word) => !LETTER.test(word)) + 1;
  const before = words.slice(start, from);
  if (!before.some((word) => havers.has(word))) return true;
  if (led.length === 0 && !before.some((word) => causes.has(word))) return true;
  return led.some((word) => attaching.has(word)) || verbsLast.has(words[to] ?? "");
}

/** Who has what is told behind, where an animal is named between: "mein Mann hat wegen der Katze Asthma". */
const havers = wordsIn(
  "have has habe hat haben ai as avons tengo tiene tenemos ho ha abbiamo tenho tem temos heb heeft hebben",
);
/** What of an animal is why somebody else is ill. */
const causes = wordsIn(
  "because due despite wegen aufgrund durch dank trotz cause malgré culpa pesar causa colpa malgrado door vanwege ondanks yüzünden",
);
/** What hangs an illness on the animal before it. */
const attaching = wordsIn(`
  with that which who from suffering diagnosed mit bei avec qui atteint atteinte souffrant con que com che affetto affetta met dat
  has hat tiene ha tem heeft
`);
/** "Eine Katze, die Diabetes hat", without its comma. */
const verbsLast = wordsIn("hat heeft");

/** Who says so has it, whatever animal was named before, and so has whom goods are said to be for: "dog food I have diabetes". */
const ofOneself = wordsIn(
  "i m am ve ich habe bin j je ai suis yo tengo soy sufro padezco io ho sono soffro eu tenho sou sofro ik heb ben for für pour para per voor als",
);

/** By its ending a name tells in Turkish that who speaks has it: "epilepsi hastasıyım". */
const OF_ONESELF = /(?:hastas|l)(?:iyi[mz]|uyu[mz])$/u;
/** Turkish says of whom it tells before it, without a verb: "babam şeker hastası". */
const kinTurkish = wordsIn(
  "babam annem eşim kocam karım oğlum kızım kardeşim dedem ninem anneannem babaannem babamın annemin eşimin kocamın karımın oğlumun kızımın kardeşimin dedemin",
);

/** English "a" is no French verb. */
const isArticle = (word: string, led: readonly string[]): boolean =>
  word === "a" && !behindFrench.has(led[led.indexOf("a") + 1] ?? "");

/** How many words before a verb say who has it: "my father has". */
function subjectBefore(words: readonly string[], at: number, led: readonly string[]): number {
  if (kinTurkish.has(words[at - 1] ?? "")) return 1;
  const [verb = "", ...more] = led.length > 0 ? led : words.slice(at, at + 1);
  if (!verbs.has(verb) || isArticle(verb, led) || !more.every((word) => between.has(word) || word === "from")) return 0;
  const start = words.slice(0, at).findLastIndex((word) => !LETTER.test(word)) + 1;
  return at - start <= LONGEST_SUBJECT ? at - start : 0;
}
