import { fold, foldedWords, wordsIn } from "../wording/fold.ts";
import { notIncluded } from "../wording/not-included.ts";
import { isPhrase } from "../wording/phrase-set.ts";

const yes = wordsIn("yes ja oui si sim evet true");
const no = wordsIn("no nein non nee nao hayir false");
const others = wordsIn("n/a none other unknown");

/** Whether a value says nothing without the name of its field: "yes". */
export const tellsNothingAlone = (value: string): boolean => isSo(value) !== null || others.has(fold(value));

/** Whether a value says yes or no, in whichever language; null: it says more. */
export function isSo(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return null;
  const said = fold(value.trim());
  return yes.has(said) ? true : no.has(said) ? false : null;
}

/** What says alone that nothing is there of what its field is called: "fragrance: none". */
const nothing = wordsIn(
  "none nothing keine keiner keines keinen kein nichts aucun aucune rien neant ninguno ninguna ningun nada nessuno nessuna nessun niente nenhum nenhuma geen niets yok yoktur bulunmaz icermez without ohne sans sin senza sem zonder absent absente ausente assente afwezig",
);
/** "0 %", "0,0 g", "0 mg/kg": nothing of what the datum is called. */
const NOTHING =
  /^0(?:[.,]0+)?\s*(?:%|(?:[mkµ]?g|ml|kcal)(?:\s?\/\s?(?:100\s?)?(?:[mk]?g|m?l))?|ppm|mm|c?m)?(?:\s*(?:vol|abv)\.?)?$/iu;
/** What more a value says behind what it says first. */
const APART = /[,;:(|]|\s[–—-]\s/u;
/** What says neither: "unknown", "n/a", a dash, "optional", "see the description". */
const unsaid = wordsIn(
  "unknown unbekannt inconnu desconocido sconosciuto desconhecido onbekend bilinmiyor optional optionnel optionnelle opcional opzionale optioneel",
);
const pointing = wordsIn("see siehe voir ver véase vedi zie bkz");

/** Whether a value says that there is something of what its field is called: "cable: 1.5 m", "nuts: none"; null: it says neither. */
export function tellsThere(value: unknown): boolean | null {
  if (Array.isArray(value)) return value.some((one) => tellsThere(one) !== false);
  const so = isSo(value);
  if (so !== null) return so;
  if (typeof value !== "string" && typeof value !== "number") return null;
  const written = String(value).trim();
  if (NOTHING.test(written)) return false;
  const said = fold(written);
  // "Battery: not included"; "hazelnut, spoon not included" tells of nuts.
  if (nothing.has(said) || isPhrase(foldedWords(written.split(APART)[0]!), notIncluded)) return false;
  if (pointing.has(foldedWords(written)[0] ?? "")) return null;
  return said === "" || said === "n a" || unsaid.has(said) ? null : true;
}
