import { wordsIn } from "../wording/fold.ts";
import { LONGEST, namesSaidBy, type NameSaid } from "../wording/goods/names-said.ts";
import { phraseAt, phrasesIn, placesOf } from "../wording/phrase-set.ts";

/** What asks whether something is in a thing, and is said of nobody: "contain", "made of". */
const containing = phrasesIn(
  "contain | contains | containing | in it | in them | made of | made with | made from | include | includes | enthält | enthalten | drin | drinnen | darin | besteht aus | bestehen aus | gemacht aus | hergestellt aus | sind sie aus | ist es aus | ist er aus | ist sie aus | contient | contiennent | contenir | dedans | fait de | faite de | faits de | faites de | fait en | faite en | faits en | faites en | à base de | contiene | contienen | lleva | llevan | hecho de | hecha de | hechos de | hechas de | contengono | dentro | fatto di | fatta di | fatti di | fatte di | contém | contêm | contem | leva | levam | feito de | feita de | feitos de | feitas de | bevat | bevatten | zit er | zitten er | gemaakt van | içerir | içeriyor | içeriyorlar | içinde | yapılmış",
);
/** With what the same is asked of a thing that has it: "does it have milk?" */
const opening = phrasesIn(
  "does | do they | do these | do those | has it | has the | has this | have they | have the | have these | hat | haben | a t il | a t elle | ont ils | ont elles | tiene | tienen | ha | hanno | tem | têm | heeft | hebben",
);
const having = wordsIn("have has got hat haben a ont tiene tienen ha hanno tem tem heeft hebben");
/** What stands between a thing and what it is in: "nuts in the bar". */
export const within = wordsIn("in im dans en nel nella nello nell nei nelle negli no na nos nas");
const any = wordsIn("any");
/** Who asks so asks whether somebody may have it, or supposes what is in it. */
const suiting = wordsIn(`
  ok okay fine safe suitable eat eats drink drinks use wear if with allergic allergy allergies intolerant intolerance coeliac celiac
  essen esse isst trinken trinke vertragen vertrage verträgt sicher geeignet verwenden tragen wenn falls mit allergisch allergie intoleranz
  manger mange boire utiliser porter sûr adapté convient si avec allergique allergie intolérance comer beber tomar usar apto adecuado con alérgico alergia alérgica
  mangiare mangio bere indossare adatto sicuro se allergico allergica allergia celiaco adequado seguro com eten eet drinken dragen veilig geschikt als met
  yiyebilir içebilir kullanabilir uygun güvenli eğer alerji alerjisi alerjim
`);

/** "A bar that doesn't contain nuts" is wished for. */
const denying = wordsIn("not t n ne no non não nao nicht niet");
const denyingAnywhere = wordsIn(
  "kein keine keinen keinerlei geen aucun aucune ningún ninguna nessun nessuna nenhum nenhuma",
);

/** Where something is named that may be in goods. */
interface ContentNamed {
  from: number;
  to: number;
  names: readonly NameSaid[];
}

/** Of what a part of a sentence names the thing that it asks for in another: "is there nickel in steel?"; null: it names none. */
export function contentAsked(words: readonly string[]): ContentNamed | null {
  const named = contentsNamed(words);
  // "Does the milk chocolate contain nuts?"
  const [verb] = placesOf(words, containing);
  const behind =
    verb && named.some(({ to }) => to <= verb.from) ? named.find(({ from }) => from >= verb.to) : undefined;
  if (behind) return behind;
  // "Lleva leche el pesto?" names the pesto last.
  const isAllergen = ({ names }: ContentNamed): boolean =>
    names.some(({ thing }) => thing.isIngredient || thing.isIn.length > 0);
  return (
    named.find(({ to }) => within.has(words[to] ?? "")) ??
    named.findLast(isAllergen) ??
    named.findLast(({ names }) => names.some(({ isAmbiguous }) => !isAmbiguous)) ??
    null
  );
}

/** Where a part of a sentence names what is eaten, or what goods are made with. */
export function contentsNamed(words: readonly string[]): ContentNamed[] {
  const found: ContentNamed[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
      const names = namesSaidBy(words.slice(from, to)).filter(({ thing }) => thing.isEaten || thing.isIngredient);
      if (names.length === 0) continue;
      found.push({ from, to, names });
      from = to - 1;
      break;
    }
  return found;
}

/** Whether a part of a sentence asks what is in a thing, and not whether somebody may have that. */
export function asksForContents(words: readonly string[]): boolean {
  if (words.some((word) => suiting.has(word) || denyingAnywhere.has(word))) return false;
  const said = placesOf(words, containing);
  if (said.length > 0) return said.every(({ from }) => !denying.has(words[from - 1] ?? ""));
  const named = contentsNamed(words);
  if (named.some(({ to }) => within.has(words[to] ?? ""))) return true;
  const isOfIt = named.length > 0 || any.has(words.at(-1) ?? "");
  return isOfIt && phraseAt(words, 0, opening) > 0 && words.some((word) => having.has(word));
}
