import { tellsHeight } from "../../wishes/own-height.ts";
import { wordsIn } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** "Quelle taille me faut-il ?" */
const ofMe = wordsIn("me m moi mir mich mij mi bana");

/** Whether somebody asks which size fits: "I'm 180 cm tall, which size?", "I'm 1.80 m"; not "which sizes do you have?" */
export function asksOwnSize(question: string, words: Words): boolean {
  if (tellsHeight(question)) return true;
  const said = saidIn(question);
  const isOfSpeaker =
    holdsPhrase(said, words.voice.speaker) || said.some((word) => words.mine.has(word) || ofMe.has(word));
  const asksWhich = [words.opensQuestion, words.shop.which].some((phrases) => holdsPhrase(said, phrases));
  const asksForGoods = [words.shopping, words.shop.exists, words.voice.addressed].some((phrases) =>
    holdsPhrase(said, phrases),
  );
  return isOfSpeaker && asksWhich && !asksForGoods && holdsPhrase(said, words.shop.facets.size);
}
