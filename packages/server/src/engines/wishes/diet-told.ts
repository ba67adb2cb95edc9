import { foldedWords, wordsIn } from "../wording/fold.ts";
import { dietIn, dietsIn, implies } from "../wording/goods/diets-said.ts";
import { areForms } from "../wording/goods/names-said.ts";
import type { Thing } from "../wording/goods/things.ts";
import { isSo } from "./plain-values.ts";

/** What turns around what stands with it in its part of a sentence, or says that it is only nearly so. */
const denying = wordsIn(
  "not no non none never neither nor without isn aren doesn don wasn cannot hardly barely almost nearly unsuitable nicht kein keine keinen keiner nie niemals ohne weder noch fast beinahe kaum ungeeignet ungeeignete pas ne ni sans jamais aucun aucune presque quasi sin nunca tampoco casi né senza mai nemmeno inadatto inadatta não nem sem quase desaconselhado niet geen zonder nooit bijna ongeschikt değil değildir olmayan yok hayır neredeyse",
);
/** "Not only vegan" denies nothing. */
const only = wordsIn("only nur seulement solo só apenas alleen");
/** So near before a name, or right behind it, it is denied itself. */
const REACH = 4;
/** What leads over to other goods in the rest of its sentence: "serve with", "like". */
const beside = wordsIn(
  "with like unlike instead than mit wie statt anstatt dazu avec comme con como come com met zoals ile gibi yanında",
);
/** What leads over to something else in its part of a sentence, and what ends a name: "made in", "we also make". */
const leads = wordsIn(
  "in for from to by at on between we also too für im aus zu zum zur bei von vom zwischen wir auch pour dans par chez entre nous aussi para por en nosotros también per da tra fra noi anche em no na nós também voor uit bij tussen wij ook için arasında biz ayrıca",
);
/** What may follow a name besides. */
const ofIt = wordsIn("of de di van du des del della au aux");
/** Of the shop's others, but where a part of a sentence begins so. */
const ours = wordsIn(
  "our unser unsere unseren unserer unserem notre nos nuestro nuestra nuestros nuestras nostro nostra nostri nostre nosso nossa nossos nossas onze ons bizim",
);
const articles = wordsIn("a an ein eine einen un une una uno um uma een bir");
const joins = wordsIn("and und et y e en ve but aber mais pero ma mas maar ama");
/** What tells no more of a thing than that it is so: "this product is 100 % vegan", "suitable for vegans". */
const plain = wordsIn(
  `the this these all every it they is are s re be product products recipe ingredients ingredient item range food foods diet diets dietary
  lifestyle fully completely entirely totally purely pure strictly strict certified certification also both naturally suitable for perfect ideal
  safe friendly approved label labelled society yes 100
  der die das den dem dieser diese dieses alle alles ist sind er sie es produkt produkte rezeptur rezept zutaten artikel ernährung lebensmittel
  rein vollständig komplett ganz zertifiziert auch garantiert streng geeignet für ideal perfekt ja
  le la les l ce cet cette ces c tous tout toute toutes est sont il elle ils elles produit produits recette ingrédients article régime
  régimes alimentation entièrement totalement certifié certifiée certifiés certifiées aussi également garanti convient conviennent convenant
  adapté adaptée aux pour oui
  el los las lo este esta estos estas esto todo toda todos todas son producto productos receta ingredientes dieta dietas alimentación
  totalmente completamente certificado certificada certificados certificadas también apto apta aptos aptas para adecuado adecuada sí
  i gli questo questa questi queste tutto tutti tutta tutte è sono prodotto prodotti ricetta ingredienti alimentazione certificato
  certificata certificati certificate anche adatto adatta adatti adatte per agli ai alle interamente
  o os as esse essa isto tudo é são produto produtos receita ele ela alimentação também adequado adequada indicado indicada sim
  de het dit deze dat alle zijn producten recept ingrediënten dieet voeding volledig geheel gecertificeerd ook puur geschikt voor
  bu tüm ürün ürünü ürünler tarif içindekiler beslenme diyet tamamen sertifikalı da hem uygun uygundur için evet`,
);

const SENTENCE = /[.!;\n•]+/u;
const PART = /(?<said>[^,:?()|]+)(?<mark>[,:?()|]|$)/gu;
/** So many words may stand before a name of the thing itself, "our popular hand made vegan gummies". */
const MOST_BEFORE = 4;

/** Whether a word denies what follows it. */
export const isDenying = (word: string): boolean => denying.has(word);

/** Whether the name of a datum is of other goods, "serve with", so that its value tells nothing of these. */
export const leadsElsewhere = (name: string): boolean =>
  foldedWords(name.replaceAll("_", " ")).some((word) => beside.has(word) || denying.has(word));

/** Whether a word names the goods that are spoken of. */
export type IsOwn = (word: string) => boolean;

/** "Wurst" of "Tofuwurst". In letters. */
const SHORTEST_PART = 4;

/** What names goods themselves: the words of a title but for what is with it, "burger with mayo", and of what else they are called. */
export function namesOfGoods(title: string, others: readonly string[]): IsOwn {
  const titled = foldedWords(title);
  const end = titled.findIndex((word, at) => at > 0 && (beside.has(word) || leads.has(word)));
  const own = [...titled.slice(0, end < 0 ? titled.length : end), ...others.flatMap(foldedWords)];
  return (word) => own.some((one) => areForms([one], [word]) || (word.length >= SHORTEST_PART && one.endsWith(word)));
}

/** Whether a title tells that goods keep to a diet: "vegan sausage", and no "sausage with vegan mayo"; "veggie burger", and no "veggies and beef". */
export function isTitledSo(title: string, diet: Thing): boolean {
  const words = foldedWords(title.replace(/[&+/]/g, " and "));
  const isMixed = words.some((word) => joins.has(word) || beside.has(word));
  const place = words.findIndex((word) =>
    dietsIn(word).some(({ thing, isAmbiguous }) => implies(thing, diet) && !(isAmbiguous && isMixed)),
  );
  return place >= 0 && !words.some((word, at) => denying.has(word) || (at < place && beside.has(word)));
}

/**
 * Whether a text of goods tells that they keep to a diet, or that they don't; null: it tells it of nothing, or of something
 * else, "serve with our vegan mayo". In doubt it is not told.
 *
 * @param own what names these goods
 */
export function dietTold(text: string, diet: Thing, own: IsOwn): "kept" | "denied" | null {
  let told: "kept" | null = null;
  const written = text
    .replace(/\s[–—-]\s/gu, ", ")
    .replace(/[&+/]/g, " and ")
    .replace(/[✗✘✕✖❌]/gu, " not ")
    .replace(/\?\s+/g, "? ");
  for (const sentence of written.split(SENTENCE)) {
    let isBeside = false;
    const parts = Array.from(sentence.matchAll(PART), ({ groups }) => ({
      said: groups!["said"]!.trim(),
      words: foldedWords(groups!["said"]!),
      mark: groups!["mark"]!,
    })).filter(({ words }) => words.length > 0);
    for (const [at, { words, mark }] of parts.entries()) {
      const named = words.map((word) => dietIn(word)?.thing ?? null);
      const next = parts[at + 1];
      const isAnsweredNo =
        next && (isSo(next.said) === false || (mark === "?" && next.words.some((one) => denying.has(one))));
      const isDenied = (one: Thing | null, place: number): boolean =>
        one === diet && (isAnsweredNo === true || isNegated(words, place));
      if (named.some(isDenied)) return "denied";
      const isDoubted =
        isAnsweredNo === true ||
        words.some((word) => denying.has(word)) ||
        (mark === "?" && !(next && isSo(next.said)));
      const isTold = (one: Thing | null, place: number): boolean =>
        one !== null &&
        implies(one, diet) &&
        (isPlain(words, place, own) ||
          isAttribute(words, place, own, isBeside) ||
          (at === 0 && isPredicate(words, place)));
      if (!isDoubted && named.some(isTold)) told = "kept";
      isBeside ||= words.some((word) => beside.has(word));
    }
  }
  return told;
}

/** "Not suitable for vegans", "vegan değildir". */
const isNegated = (words: readonly string[], place: number): boolean =>
  words.some(
    (word, at) => denying.has(word) && at >= place - REACH && at <= place + 1 && !only.has(words[at + 1] ?? ""),
  ) || words.slice(place).some((word) => word.startsWith("degil"));

/** "Vegan", "this sausage is vegan", "organic and vegan": nothing else is spoken of. */
function isPlain(words: readonly string[], place: number, own: IsOwn): boolean {
  const from = words.findLastIndex((word, at) => at < place && joins.has(word)) + 1;
  const next = words.findIndex((word, at) => at > place && joins.has(word));
  const isNamed = (word: string): boolean =>
    plain.has(word) || articles.has(word) || own(word) || dietIn(word) !== null;
  const before = words.slice(0, from);
  return (
    words.slice(from, next < 0 ? words.length : next).every(isNamed) &&
    (before.every((word) => isNamed(word) || joins.has(word)) ||
      !before.some((word) => beside.has(word) || leads.has(word)))
  );
}

/** "Our vegan sausage is made of …": it is said with a name of the thing itself. */
function isAttribute(words: readonly string[], place: number, own: IsOwn, isBeside: boolean): boolean {
  const before = words.slice(0, place);
  const isOther = (word: string, at: number): boolean =>
    beside.has(word) || leads.has(word) || (at > 0 && ours.has(word));
  const isBesideOwn = [place - 1, place + 1].some((at) => own(words[at] ?? ""));
  return isBesideOwn && !isBeside && before.length <= MOST_BEFORE && !before.some(isOther);
}

/** "A delicious vegan treat for in between" begins its sentence, and goes on with no verb. */
function isPredicate(words: readonly string[], place: number): boolean {
  const isOver = (at: number): boolean => {
    const word = words[at];
    return word === undefined || beside.has(word) || leads.has(word) || ofIt.has(word);
  };
  const before = words.slice(0, place);
  return (
    articles.has(words[0]!) &&
    place <= MOST_BEFORE &&
    !before.some((word) => beside.has(word) || leads.has(word) || ofIt.has(word) || ours.has(word)) &&
    (isOver(place + 1) || isOver(place + 2))
  );
}
