import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** "Dalabilir", "kullanabilir": in Turkish the verb itself says that one may. */
const MAY_DO = /[ae]bilir(?:im|iz|ler)?$/;

/** Whether it is asked if one may do or bring something. */
export const asksPermission = (said: readonly string[], { permits, voice, endsQuestion }: Words): boolean =>
  said.some((word) => permits.has(word) || (endsQuestion.size > 0 && MAY_DO.test(word))) ||
  (holdsPhrase(said, voice.may) && holdsPhrase(said, voice.speaker));
