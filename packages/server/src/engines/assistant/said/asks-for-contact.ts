import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import { matterOf } from "./question.ts";

/** Whether it is asked how the shop is reached, in words that name no goods: "numero di telefono", but not "telefono". */
export const asksForContact = (said: readonly string[], words: Words): boolean =>
  matterOf(said, words) === "contact" &&
  placesOf(said, words.matters.contact.asked).some(({ from, to }) => namesSaidBy(said.slice(from, to)).length === 0);
