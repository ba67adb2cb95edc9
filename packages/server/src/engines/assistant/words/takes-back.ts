import { foldedWords, wordsIn } from "../../wording/fold.ts";

/** What is said of who takes goods back, in languages that say the same of calling somebody back: with the last part of the verb. */
const apart: readonly { verbs: ReadonlySet<string>; last: string }[] = [
  { verbs: wordsIn("wurde wurden wird werden ist sind hat haben"), last: "zuruckgerufen" },
  { verbs: wordsIn("ruft rufen rief riefen"), last: "zuruck" },
  { verbs: wordsIn("roept roepen riep riepen"), last: "terug" },
];
/** Who is called back instead. */
const customers = wordsIn("Sie Ihnen Kunden Kunde dich dir euch ich gern gerne u je jou jullie ik");
/** In words: so far apart the two parts of the verb stand. */
const FAR = 12;

/** The same in one word; and of what much else is said of, a reminder, a pick-up, a likeness, by whom. */
const verbs = wordsIn(`
  recall recalls recalled recalling rappelle rappellent rappelé retire retirent retiré retira retiran retiró retirado
  richiama richiamano richiamato ritira ritirano ritirato recolhe recolhem recolheu recolheram retiram retirou retiraram
`);
const makers = wordsIn(`
  manufacturer maker makers producer brand we fabricant fabricants producteur marque fabricante fabricantes productor marca
  produttore fabbricante produttori fabbricanti produtor
`);
/** Who does it is said by the verb itself: "nous rappelons". */
const ofUs = wordsIn("rappelons richiamiamo");
/** So many words lie between who does it and the verb, and between that and what is taken back. */
const NEAR = 4;
const NEXT = 6;

/** What is taken back, beside what the goods are called. */
const goods = wordsIn(`
  product products model models article articles batch batches produkt produkte modell modelle artikel charge chargen
  produit produits modèle modèles producto productos modelo modelos prodotto prodotti modello modelli produto produtos
`);
/** What leads to something that is told of instead, "zum Kissen", where the verb is taken apart, and elsewhere: "rappelle que le coussin". */
const leadingApart = wordsIn(
  "zu zum zur am an im in bei beim für fürs über wegen mit nach von vom dass wie voor over van op met hoe",
);
const leading = wordsIn(`
  about for on of at from with how that au aux du des de d sur pour dans que qu comment del para por sobre como
  di dei della dello delle sul sulla sui per che come do da dos das no na pelo pela
`);
/** The first letters that two forms of a name share: all but so many, and never fewer than these. */
const ENDING = 2;
const SHORTEST = 4;
const SHORTEST_NAME = 3;

/** Whether a text says that somebody takes goods of such a title back: "il produttore richiama la sdraietta"; not "unser Team ruft in 24 Stunden zurück". */
export const takesBack = (text: string, title: readonly string[]): boolean =>
  text.split(/[.!?:;]\s|\n/).some((one) => {
    const words = foldedWords(one);
    // "Set de 3".
    const names = title.filter((name) => name.length >= SHORTEST_NAME && !leading.has(name) && !leadingApart.has(name));
    return isApart(words, names) || isByMaker(words, names);
  });

function isApart(words: readonly string[], title: readonly string[]): boolean {
  return words.some((word, at) =>
    apart.some(({ verbs: first, last }) => {
      if (word !== last) return false;
      const start = Math.max(0, at - FAR);
      const verb = words.slice(start, at).findLastIndex((one) => first.has(one));
      if (verb < 0 || words.slice(Math.max(0, start + verb - 1), at).some((one) => customers.has(one))) return false;
      // What was called back stands before its verb: "die Wippe wird zurückgerufen".
      return word === "zuruckgerufen" || isOfGoods(words.slice(start + verb + 1, at), title, leadingApart);
    }),
  );
}

const isByMaker = (words: readonly string[], title: readonly string[]): boolean =>
  words.some((word, at) => {
    const isMade = verbs.has(word) && words.slice(Math.max(0, at - NEAR), at).some((one) => makers.has(one));
    return (isMade || ofUs.has(word)) && isOfGoods(words.slice(at + 1, at + 1 + NEXT), title, leading);
  });

/** Whether the first goods that are named are what the verb is of. */
function isOfGoods(rest: readonly string[], title: readonly string[], led: ReadonlySet<string>): boolean {
  const at = rest.findIndex((word) => goods.has(word) || title.some((name) => isForm(word, name)));
  return at >= 0 && !rest.slice(Math.max(0, at - 2), at).some((word) => led.has(word));
}

function isForm(word: string, name: string): boolean {
  const shared = Math.max(SHORTEST, Math.min(word.length, name.length) - ENDING);
  return word === name || (word.length >= shared && word.slice(0, shared) === name.slice(0, shared));
}
