import { wordsIn } from "../wording/fold.ts";
import { allergenIn } from "./allergens.ts";
import { isIdle, isName } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** Who has a body that reacts, and what of it does: "I", "my skin", "my son". French "il" and German "er" may be lamps. */
const bodies = wordsIn(`
  i we he she skin scalp son daughter child kid kids children baby toddler husband wife mother mum mom father dad brother sister
  ich wir haut kopfhaut sohn tochter kind kinder baby mann frau mutter vater bruder schwester
  je j nous peau fils fille enfant enfants bébé mari femme mère père frère sœur
  yo piel hijo hija hijos niño niña bebé marido mujer madre padre hermano hermana
  io pelle figlio figlia figli bambino bambina marito moglie fratello sorella
  eu pele filho filha filhos criança bebê mulher mãe pai irmão irmã
  ik wij we huid hoofdhuid zoon dochter kinderen man vrouw moeder vader broer zus
`);
/** Verbs whose form says that it is oneself. */
const own = wordsIn("reagiere réagis réagissons reacciono reaccionamos reagisco reagiamo reajo reagimos");
/** What nothing has but a body: "a rash from", "Ausschlag von". */
const ills = wordsIn("rash itchy ausschlag juckreiz durchfall jeuk uitslag buikpijn");
/** What may stand between. */
const between = wordsIn(`
  a an m am is s are have had has get gets got can could may might will would badly always often also very really strongly bad severe strong allergic
  ich bin ist auch immer sehr stark oft suis est aussi toujours très souvent soy es también siempre muy sono è anche sempre molto sou é também muito ben zijn ook altijd erg
`);
/** So many words may do so. */
const NEAR = 4;
/** What a body may react to and goods do not have in them. */
const inNoGoods = wordsIn(`
  light sound noise touch heat stress smoke sunlight music loud bright hot licht lärm geräusche hitze wärme berührung stress rauch sonne lumière bruit chaleur toucher fumée soleil
  luz ruido calor humo sol luce rumore calore fumo sole ruído barulho fumo licht geluid warmte aanraking rook zon it that this them
`);

/** Whether it is somebody's body that a phrase at a token tells of, "I react to", and what follows may be in goods, whatever it is. */
export function isBodyReacting(sentence: Sentence, at: number, length: number): boolean {
  const { tokens } = sentence;
  // "Allergic" of "an allergic reaction" says to what further on.
  if (length < 2) return false;
  const said = tokens.slice(at, at + length).map(({ folded }) => folded);
  let before = at - 1;
  while (before >= at - NEAR && between.has(tokens[before]?.folded ?? "") && !bodies.has(tokens[before]!.folded))
    before--;
  const isBody = own.has(said[0]!) || said.some((word) => ills.has(word)) || bodies.has(tokens[before]?.folded ?? "");
  if (!isBody) return false;
  let thing = at + length;
  while (isIdle(sentence, thing)) thing++;
  return (
    isName(sentence, thing) &&
    !inNoGoods.has(tokens[thing]!.folded) &&
    allergenIn(sentence.textOf(thing, thing + 1)) !== null
  );
}
