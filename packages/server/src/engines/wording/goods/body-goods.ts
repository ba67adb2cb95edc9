import { wordsIn } from "../fold.ts";

/** What is put on skin or hair, in a word that names something to eat, too, or none by itself. */
const bodyGoods = wordsIn(`
  cream creams sunscreen sunscreens sunblock lotion lotions soap soaps shampoo shampoos conditioner gel gels balm balms ointment serum deodorant deodorants toner mask masks makeup
  creme cremes sonnencreme sonnencremes sonnenmilch salbe salben seife seifen lotion balsam serum maske deo
  crème crèmes savon savons baume baumes pommade sérum masque déodorant
  crema cremas jabón jabones champú bálsamo pomada loción mascarilla desodorante
  creme sapone saponi unguento lozione siero maschera deodorante
  sabonete sabonetes champô xampu loção sérum máscara
  zeep crème zonnebrand zonnebrandcrème zonnecrème lotion balsem zalf masker
  krem kremi sabun şampuan losyon merhem balsam serum maske
`);

/** Whether a word names such goods. */
export const isForBody = (word: string): boolean => bodyGoods.has(word);

/** Which of these are eaten, too. */
const eatenToo = wordsIn("cream creams creme cremes crème crèmes crema krem kremi");

/** Whether a word names what is put on the skin, and something to eat as well. */
export const mayBeEaten = (word: string): boolean => eatenToo.has(word);
