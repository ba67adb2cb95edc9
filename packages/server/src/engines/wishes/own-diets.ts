import { wordsIn } from "../wording/fold.ts";
import { dietsIn } from "../wording/goods/diets-said.ts";
import type { Thing } from "../wording/goods/things.ts";
import { languagesOfNames, type LanguageOfNames } from "../wording/names-by-language.ts";
import { phraseAt, phrasesIn, type PhraseSet } from "../wording/phrase-set.ts";
import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";

/** How somebody says in one language what they, or theirs, keep to. */
interface Frame {
  /** What stands before the name of a diet, but for what is `between`: "I am", "my daughter is". */
  before: PhraseSet;
  /** The same where nothing follows but a comma or what is asked: "as a vegan". */
  asOne: PhraseSet;
  /** What stands behind it, in languages that say it there. */
  behind: PhraseSet;
  between: ReadonlySet<string>;
  not: ReadonlySet<string>;
  /** What may follow and says no more: "diet". */
  after: ReadonlySet<string>;
}

/** Every phrase of some first words, some second ones and some third. */
const each = (firsts: string, seconds: string, thirds: string): string =>
  firsts
    .split(",")
    .flatMap((first) =>
      seconds.split(",").flatMap((second) => thirds.split(",").map((third) => `${first} ${second} ${third}`)),
    )
    .join(" | ");

const frame = (
  before: string,
  {
    asOne = "",
    behind = "",
    between,
    not,
    after,
  }: { asOne?: string; behind?: string; between: string; not: string; after: string },
): Frame => ({
  before: phrasesIn(before),
  asOne: phrasesIn(asOne),
  behind: phrasesIn(behind),
  between: wordsIn(between),
  not: wordsIn(not),
  after: wordsIn(after),
});

const frames: Record<LanguageOfNames, Frame> = {
  en: frame(
    `i am | i m | im | i ve been | we are | we re | we aren | i eat | we eat | i only eat | we only eat | i just eat | i always eat | i keep | we keep | i live | i follow | we follow | i ve gone | i went | ${each("my,our", "son,daughter,child,kid,kids,wife,husband,partner,girlfriend,boyfriend,mother,mum,mom,father,dad,sister,brother,friend,friends,family,guest,guests", "is,s,isn,are,aren,eats,eat,doesn")} | she is | she s | she isn | he is | he s | he isn`,
    {
      asOne: "as a | as an | being",
      between: "a an on only just strictly strict very fully totally completely also always now the both all",
      not: "not t",
      after: "diet person people lifestyle",
    },
  ),
  de: frame(
    `ich bin | bin | wir sind | ich esse | esse | wir essen | ich lebe | wir leben | ich ernähre mich | ernähre mich | wir ernähren uns | ${each("mein,meine,unser,unsere", "sohn,tochter,kind,kinder,frau,mann,partner,partnerin,freundin,freund,mutter,vater,schwester,bruder,familie,gast,gäste", "ist,sind,isst,essen,lebt,leben")}`,
    {
      asOne: "als",
      between: "nur ausschließlich streng strenge strenger strikt rein auch immer jetzt seit kurzem ein eine einen",
      not: "nicht kein keine",
      after: "",
    },
  ),
  fr: frame(
    `je suis | j suis | nous sommes | on est | je mange | je ne mange | nous mangeons | nous ne mangeons | on mange | on ne mange | je ne suis | nous ne sommes | je suis un régime | ${each("mon,ma,notre,mes,nos", "fils,fille,enfant,enfants,femme,mari,compagne,compagnon,copine,copain,mère,père,sœur,frère,ami,amie,amis,famille,invités", "est,sont,mange,mangent")}`,
    {
      asOne: "en tant que | comme je suis | étant",
      between:
        "que qu un une strict stricte strictement seulement uniquement aussi toujours au régime le exclusivement",
      not: "pas plus",
      after: "strict stricte stricts strictes",
    },
  ),
  es: frame(
    `soy | yo soy | somos | nosotros somos | como | yo como | comemos | sigo | seguimos | llevo | ${each("mi,mis,nuestro,nuestra", "hijo,hija,hijos,mujer,esposa,marido,pareja,novia,novio,madre,padre,hermana,hermano,amiga,amigo,familia", "es,son,come,comen")}`,
    {
      asOne: "como | siendo",
      between: "solo sólo solamente un una dieta alimentación también siempre muy estrictamente",
      not: "no",
      after: "estricto estricta estrictos estrictas",
    },
  ),
  it: frame(
    `sono | io sono | siamo | noi siamo | mangio | io mangio | mangiamo | seguo | seguiamo | ${each("mio,mia,nostro,nostra", "figlio,figlia,moglie,marito,compagna,compagno,ragazza,ragazzo,madre,padre,sorella,fratello,amica,amico,famiglia", "è,sono,mangia")}`,
    {
      asOne: "da | come | essendo | in quanto",
      between: "solo soltanto un una dieta alimentazione anche sempre strettamente",
      not: "non",
      after: "stretto stretta stretti strette",
    },
  ),
  pt: frame(
    `sou | eu sou | somos | nós somos | como | eu como | comemos | sigo | seguimos | faço | ${each("meu,minha,o meu,a minha,nosso,nossa", "filho,filha,filhos,mulher,esposa,marido,namorada,namorado,mãe,pai,irmã,irmão,amiga,amigo,família", "é,são,come,comem")}`,
    {
      asOne: "como | sendo",
      between: "só somente apenas um uma dieta alimentação também sempre estritamente",
      not: "não",
      after: "estrito estrita estritos estritas",
    },
  ),
  nl: frame(
    `ik ben | ben | we zijn | wij zijn | ik eet | eet | wij eten | we eten | ik leef | wij leven | ik volg | we volgen | ${each("mijn,onze,ons", "zoon,dochter,kind,kinderen,vrouw,man,partner,vriendin,vriend,moeder,vader,zus,broer,gezin,familie", "is,zijn,eet,eten")}`,
    {
      asOne: "als",
      between: "alleen enkel strikt strikte streng strenge ook altijd nu een uitsluitend",
      not: "niet geen",
      after: "dieet",
    },
  ),
  tr: frame(
    "ben | ben bir | biz | kızım | oğlum | çocuğum | eşim | karım | kocam | annem | babam | kardeşim | arkadaşım | ailem",
    {
      behind:
        "biriyim | bir insanım | besleniyorum | besleniyoruz | besleniyor | yiyorum | yiyoruz | yiyor | diyeti uyguluyorum | diyet yapıyorum | beslenirim | olarak",
      between: "bir sadece sıkı katı çok hep de da sıkı tamamen",
      not: "değilim değiliz",
      after: "değilim değiliz diyeti",
    },
  ),
};

/** Turkish says by the ending of a name of whom it is said: "veganım", "vejetaryeniz". */
const OF_ONESELF = /(?<=^\p{L}{5,})(?:i|u)(?:m|z)$/u;
/** "Sono vegane" may be asked of goods: who says so of oneself is one. */
const OF_SEVERAL = /[ei]$/;
/** With what somebody goes on who has said what they are: "as a vegan, which …", "as a vegan can I …". */
const goingOn = wordsIn(
  "i we what which can could do is are ich was welche welchen welches kann darf je que quels quelles quel puis qué cuáles puedo che cosa quali posso o quais ik wat welke kan mag ne hangi",
);
const SIGN = /^[^\p{L}\p{N}]$/u;

/** Reads who keeps to a diet, "I'm a strict vegan", "my daughter is vegan", "ich esse nur halal", and takes it out: goods shall keep to it from then on. Who does not asks for nothing. */
export function readOwnDiets(sentence: Sentence): Filter[] {
  const words = sentence.tokens.map(({ folded }) => folded);
  const found: Filter[] = [];
  for (let at = 0; at < words.length; at++) {
    // Most words name no diet, whoever speaks.
    if (sentence.isTaken[at] || (!dietIn(words[at]!) && !OF_ONESELF.test(words[at]!))) continue;
    // In whichever language all of it is said.
    const [named] = languagesOfNames
      .flatMap((code) => saidOfOneself(words, at, code) ?? [])
      .toSorted((one, other) => other.to - other.from - (one.to - one.from));
    if (!named) continue;
    sentence.takeOut(named.from, named.to);
    if (!named.isDenied && !found.some(({ value }) => value === named.value))
      found.push({ field: "words", op: "eq", value: named.value, lasts: true });
  }
  return found;
}

interface OwnDiet {
  /** As its language calls it. */
  value: string;
  from: number;
  to: number;
  isDenied: boolean;
}

function saidOfOneself(words: readonly string[], at: number, code: LanguageOfNames): OwnDiet | null {
  const { before, asOne, behind, between, not, after } = frames[code];
  const own = code === "tr" && OF_ONESELF.test(words[at]!);
  const thing = dietIn(own ? words[at]!.replace(OF_ONESELF, "") : words[at]!);
  if (!thing) return null;
  const value = thing.names[code][0]!.text;
  let from = at;
  while (from > 0 && (between.has(words[from - 1]!) || not.has(words[from - 1]!))) from--;
  let to = at + 1;
  while (after.has(words[to] ?? "")) to++;
  const isOver = to >= words.length || SIGN.test(words[to]!) || goingOn.has(words[to]!);
  // Of what may stand between a part may belong to what stands before: "as a", "je suis un régime".
  for (let end = from; end <= at; end++) {
    const length = phraseBefore(words, end, before) || (isOver ? phraseBefore(words, end, asOne) : 0);
    const mayBeOfGoods = words[end - 1] === "sono" && OF_SEVERAL.test(words[at]!);
    if (length === 0 || mayBeOfGoods) continue;
    let start = end - length;
    while (start > 0 && (not.has(words[start - 1]!) || between.has(words[start - 1]!))) start--;
    const isDenied = words.slice(start, to).some((word) => not.has(word));
    return { value, from: start, to, isDenied };
  }
  const length = phraseAt(words, at + 1, behind);
  if (length > 0 || own) return { value, from, to: at + 1 + length, isDenied: false };
  // "Vegan değilim".
  return code === "tr" && not.has(words[at + 1] ?? "") ? { value, from, to: at + 2, isDenied: true } : null;
}

/** The diet that a word names; of oneself also what is else said of other things: "I'm veggie". */
const dietIn = (word: string): Thing | null => dietsIn(word)[0]?.thing ?? null;

/** How many words a phrase takes up that ends before `end`; 0: none does. */
function phraseBefore(words: readonly string[], end: number, phrases: PhraseSet): number {
  for (let from = Math.max(0, end - LONGEST); from < end; from++)
    if (phraseAt(words, from, phrases) === end - from) return end - from;
  return 0;
}

const LONGEST = 4;
