import { allergenIn } from "./allergens.ts";
import type { Run, SaidBefore } from "./free-of.ts";
import { alternatives, isContained, isIdle, isName, MOST_WORDS } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";
import { said } from "./words/wish-words.ts";

/** What leads to what somebody is allergic to, where that is said behind it: "gegen Nüsse allergisch", "a las nueces soy alérgica". */
const leading = said(`
  gegen; auf; voor; tegen; to; à la; à l; à; au; aux; a la; a los; a las; al; a; ao; aos; às; alla; alle; ai; agli; allo; all
`);
const allergic = said(`
  [bin | ist | bin ich | sind | sind wir | reagiere ich] [sehr | stark | hoch | ziemlich] (allergisch | überempfindlich | intolerant); [ben ik | ben | is] [erg | zeer] (allergisch | overgevoelig | intolerant);
  (i m | i am | we re | she is | he is | she s | he s) [very] (allergic | intolerant); (je suis | il est | elle est | nous sommes) (allergique | allergiques | intolérant | intolérante);
  (soy | es | somos | son) (alérgico | alérgica | alérgicos | alérgicas | intolerante); (sono | è | siamo) (allergico | allergica | allergici | allergiche | intollerante); (sou | é | somos | são) (alérgico | alérgica | alérgicos | alérgicas | intolerante)
`);
/** Turns it around: "nicht gegen Nüsse allergisch", "a las nueces no soy alérgico". */
const notSo = said("nicht; not; niet; no; non; não; pas; keineswegs; gar nicht; nunca; mai; nie; never; jamais");
/** How many things, each in few words, are listed before it. */
const MOST_THINGS = 4;

/** Where a sentence names what somebody is allergic to before it says so; null: it does not. */
export function allergicBehind(sentence: Sentence, at: number): SaidBefore | null {
  const not = sentence.phraseAt(at, () => notSo);
  const lead = sentence.phraseAt(at + not, () => leading);
  if (lead === 0) return null;
  const isNot = (place: number): boolean => sentence.phraseAt(place, () => notSo) > 0;
  let isDenied = not > 0;
  const things: Run[] = [];
  for (let next = at + not + lead; things.length < MOST_THINGS;) {
    let from = next;
    while (isIdle(sentence, from)) from++;
    let to = from;
    while (to - from < MOST_WORDS && isName(sentence, to) && !isNot(to) && sentence.phraseAt(to, () => allergic) === 0)
      to++;
    if (to === from) return null;
    things.push({ from, to });
    isDenied ||= isNot(to);
    const verb = to + sentence.phraseAt(to, () => notSo);
    const behind = sentence.phraseAt(verb, () => allergic);
    if (behind > 0 && isDenied) return { things: [], to: verb + behind, isBarred: true };
    if (behind > 0) return areAllergens(sentence, things) ? { things, to: to + behind, isBarred: true } : null;
    const comma = sentence.tokens[to]?.folded === "," ? 1 : 0;
    const joined = sentence.phraseAt(to + comma, alternatives) || sentence.phraseAt(to + comma, (words) => words.leads);
    if (comma + joined === 0) return null;
    next = to + comma + joined;
  }
  return null;
}

/** In "a cream for wrinkles, I'm allergic" nothing is listed, and of dust there is nothing in goods. */
const areAllergens = (sentence: Sentence, [first, ...more]: readonly Run[]): boolean =>
  !!first &&
  [first, ...more].every(({ from, to }) => allergenIn(sentence.textOf(from, to)) !== null) &&
  (more.length === 0 || isContained(sentence, first.from, first.to));
