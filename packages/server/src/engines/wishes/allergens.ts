import { fold, wordsIn } from "../wording/fold.ts";
import { namesSaidBy } from "../wording/goods/names-said.ts";

/** What is joined to the thing that somebody can't have: "Nussallergie", "Laktoseintoleranz". */
const JOINED = /[-\s]*(?:[aA]llerg|[iI]ntoleran|[uU]nvertr)\p{L}*$/u;
/** What of a thing somebody reacts to: "Milcheiweiß". */
const PART = /(?<=\p{L}{4})(?:eiwei(?:ß|ss)|proteine?|eiwit(?:ten)?|pulver|poeder)$/iu;
/** In letters, of what a compound ends with and of what stands before that. */
const SHORTEST = { tail: 4, before: 3 };

/** What is ground of a thing: "Mandelmehl". */
const FLOUR = /(?<=\p{L}{4})(?:mehl|meel)$/iu;

/** What makes people ill and is in no goods, or only says what kind of an allergy it is: "seasonal", "Lebensmittelallergie". */
const inNoGoods = wordsIn(
  "pollen dust grass hay mite mites mould mold sun cold heat water pet pets animal cat cats dog dogs horse insect bee wasp sting drug medicine medication food foods skin contact seasonal severe bad serious mild strong slight terrible known common multiple other own my your his her their our a an any some no the this that pollen staub gräser birken heu sonnen licht kälte wärme wasser schweiß tier haustier katzen katze hunde hund pferde insekten wespen bienen mücken kontakt lebensmittel nahrungsmittel kreuz haut medikamenten arzneimittel inhalations pseudo nahrungs eine meine keine seine ihre starke schwere stof gras berken zon zonne licht kou dier huisdier katten kat honden hond paarden insecten wespen bijen contact voedsel voeding voedings kruis huid medicijn een mijn geen anti hypo hyper hoch nicht un sehr super non futtermittel kruis niet bir benim çok hiç ciddi onun gıda besin güneş toz tozu kedi köpek hayvan ilaç cilt",
);
const INHALED = /(?:pollen|poleni|staub|milben?|haare?|stof|mijt|gift|schimmel|pilz|pilze)$/u;

/** What asks for goods that help against an allergy, and for none without what it is of. */
const helping = wordsIn(
  "against relief helps help treat gegen hilft helfen hilf lindert lindern contre soulage contra alivia contro allevia tegen helpt verlicht karşı hafifletir",
);

/** Whether it is asked what helps. */
export const asksForHelp = (words: readonly string[]): boolean => words.some((word) => helping.has(word));

/**
 * What goods shall not have in them for whoever has an allergy, "Wollwachs" of "Wollwachsallergie"; of what is put together its last
 * part where that is what is eaten, or made with: cow's milk is milk. Null: it names nothing that is in goods, "Hausstauballergie".
 */
export function allergenIn(said: string): string | null {
  const thing = said.replace(JOINED, "");
  const folded = fold(thing);
  if (folded === "") return null;
  if (namesSaidBy(folded.split(" ")).length > 0) return thing;
  const ground = thing.replace(FLOUR, "");
  const isGround = namesSaidBy([fold(ground)]).some((one) => one.thing.isEaten || one.thing.isIngredient);
  if (ground !== thing && isGround) return ground;
  for (let at = SHORTEST.before; at <= thing.length - SHORTEST.tail; at++) {
    const tail = thing.slice(at);
    if (namesSaidBy([fold(tail)]).some((one) => one.thing.isEaten || one.thing.isIngredient)) return tail;
  }
  if (PART.test(thing)) return allergenIn(thing.replace(PART, ""));
  // "Sojabohnen" are soya.
  for (let end = thing.length - SHORTEST.before; end >= SHORTEST.tail; end--) {
    const start = thing.slice(0, end);
    if (namesWholly(start)) return start;
  }
  return inNoGoods.has(folded) || INHALED.test(folded) ? null : thing;
}

/** Whether letters are just what something is called that is eaten, or made with. */
const namesWholly = (letters: string): boolean =>
  namesSaidBy([fold(letters)]).some(
    (one) => one.folded === fold(letters) && !one.isAmbiguous && (one.thing.isEaten || one.thing.isIngredient),
  );

/** Whether what an allergy is of is a thing that goods are known to have in them. */
export const isKnownAllergen = (said: string): boolean =>
  namesSaidBy(fold(said.replace(JOINED, "")).split(" ")).length > 0;
