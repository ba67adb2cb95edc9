import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** "Dalabilir", "kullanabilir": in Turkish the verb itself says that one may. */
const MAY_DO = /[ae]bilir(?:im|iz|ler)$/;
const MAY_BE_DONE = /[ae]bilir$/;
const ASKED = /^m[iıuü]/;

/** Whether it is asked if one may do or bring something. */
export const asksPermission = (said: readonly string[], { permits, voice, endsQuestion }: Words): boolean =>
  said.some(
    (word, at) =>
      permits.has(word) ||
      // A "katlanabilir yatak" is a bed that folds.
      (endsQuestion.size > 0 && (MAY_DO.test(word) || (MAY_BE_DONE.test(word) && ASKED.test(said[at + 1] ?? "")))),
  ) ||
  (holdsPhrase(said, voice.may) && holdsPhrase(said, voice.speaker));
