import type { Locale } from "../locale.ts";
import { words as english } from "./en.ts";
import type { Words } from "./words.ts";

const others: Record<Exclude<Locale, "en">, () => Promise<{ words: Words }>> = {
  de: () => import("./de.ts"),
  tr: () => import("./tr.ts"),
  ar: () => import("./ar.ts"),
};

/** The words of a language; English when they cannot be fetched. */
export async function loadWords(locale: Locale): Promise<Words> {
  if (locale === "en") return english;
  try {
    return (await others[locale]()).words;
  } catch {
    return english;
  }
}
