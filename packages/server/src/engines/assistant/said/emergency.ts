import { fold } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import { clausesOf } from "../words/clauses.ts";
import type { EmergencyWords } from "../words/emergency/emergency-words.ts";
import { isFailing } from "./danger/failing.ts";
import { isGassed } from "./danger/gas.ts";
import { isHurt } from "./danger/hurt.ts";
import { isIrritated } from "./danger/irritated.ts";
import { isLodged } from "./danger/lodged.ts";
import { isDone, isMixed } from "./danger/mixed.ts";
import { scenesOf, type Clause, type Scene } from "./danger/scene.ts";
import { isScalded } from "./danger/scalded.ts";
import { isSickened } from "./danger/sickened.ts";
import { endsSo, isStricken } from "./danger/stricken.ts";
import { isTakenIn } from "./danger/taken-in.ts";
import { isTouched } from "./danger/touched.ts";
import { isTrapped } from "./danger/trapped.ts";
import type { Language } from "./languages.ts";
import type { Words } from "../words/words.ts";

/** Somebody is hurt or in danger, or says that life is no longer worth living. */
export type Emergency = "danger" | "despair";

/**
 * What a message tells of an emergency, and in which language; null: it tells of none.
 *
 * @param languages all, the likeliest first: nobody is to be in danger in just one of them
 * @param last what the visitor said before; null: nothing
 */
export function emergencyIn(
  message: string,
  languages: readonly Language[],
  last: string | null,
): { emergency: Emergency; language: Language } | null {
  const all = languages.map(({ words }) => words);
  const inOthers = languages[0] ? withoutUpTo(message, languages[0]) : message;
  for (const language of languages) {
    const { words } = language;
    const said = language === languages[0] ? message : inOthers;
    if (despairs(message, words.emergency)) return { emergency: "despair", language };
    if (isInDanger(said, words) || (last !== null && isDone(message, last, words, all)))
      return { emergency: "danger", language };
  }
  return null;
}

/** What one language says of a bound another may say of harm: "criança até 20 euros" is no child who ate something. */
const withoutUpTo = (message: string, { words }: Language): string =>
  message.replace(/\p{L}+/gu, (word) => (isPhrase([fold(word)], words.wishes.before.lte) ? "" : word));

const despairs = (message: string, words: EmergencyWords): boolean =>
  clausesOf(message).some(
    ({ words: said }) =>
      holdsPhrase(said, words.despairing) ||
      (endsSo(said, words.despairingLast, words) && !said.some((word) => words.misspelt.has(word))) ||
      isPhrase(said, words.despairingAlone),
  );

const isInDanger = (message: string, words: Words): boolean =>
  scenesOf(message, words).some((scene) => scene.clauses.some((clause) => tellsOfDanger(clause, scene, words)));

const tellsOfDanger = (clause: Clause, scene: Scene, words: Words): boolean =>
  isTakenIn(clause, scene, words) ||
  isTouched(clause, scene) ||
  isLodged(clause, scene) ||
  isSickened(clause, scene) ||
  isIrritated(clause, scene, words) ||
  isStricken(clause, scene, words) ||
  isHurt(clause, scene, words) ||
  isTrapped(clause, scene, words) ||
  isScalded(clause, scene, words) ||
  isGassed(clause, scene, words) ||
  isFailing(clause, scene, words) ||
  isMixed(clause, scene);
