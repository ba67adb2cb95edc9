import { foldedWords } from "../../../wording/fold.ts";
import { phrasesIn, type PhraseSet } from "../../../wording/phrase-set.ts";

/** How a Turkish noun goes on by its case and by whose it is; other nouns by their number. */
const endings =
  " s es n en ndan nden nda nde i u yi yu ni nu ini unu sini sunu si su a e ya ye dan den tan ten la le lar ler lari leri larini lerini im um imi umu mi mu".split(
    " ",
  );

/** Things by their names in all languages: who writes in one may name a thing, or a make, as another does. */
export const thingsIn = (list: string): PhraseSet =>
  phrasesIn(
    list
      .split("|")
      .flatMap((name) => {
        const folded = foldedWords(name).join(" ");
        return folded.length > 3 ? endings.map((ending) => folded + ending) : [folded];
      })
      .join("|"),
  );
