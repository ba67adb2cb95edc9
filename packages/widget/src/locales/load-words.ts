import type { Locale } from "../locale.ts";
import { words as first } from "./en.ts";
import type { Words } from "./words.ts";

type Load = () => Promise<{ words: Words }>;
const others: Partial<Record<Locale, Load>> = {
  ar: () => import("./ar.ts"),
  he: () => import("./he.ts"),
  fa: () => import("./fa.ts"),
  zh: () => import("./zh.ts"),
  ja: () => import("./ja.ts"),
  ko: () => import("./ko.ts"),
  tr: () => import("./tr.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  es: () => import("./es.ts"),
  it: () => import("./it.ts"),
  pt: () => import("./pt.ts"),
  nl: () => import("./nl.ts"),
  pl: () => import("./pl.ts"),
  ru: () => import("./ru.ts"),
  uk: () => import("./uk.ts"),
  sv: () => import("./sv.ts"),
  cs: () => import("./cs.ts"),
  el: () => import("./el.ts"),
  hi: () => import("./hi.ts"),
  id: () => import("./id.ts"),
  vi: () => import("./vi.ts"),
} satisfies Record<Exclude<Locale, "en">, Load>;

const english = first as Words;
/** How many speak English on this page; who left it without taking another language counts on. */
let speakers = 0;
let wantsAll = false;

/** Adds the rest to the words that every chat has, for all who hold them. */
const completeEnglish = async () => void Object.assign(english, (await import("./more-en.ts")).words);

/**
 * Before anything is said that is not among the `FirstWords`: English then has all its words too. To be called by what is
 * fetched on demand. Rejects where they would be said and cannot be fetched: buttons had no names.
 */
export async function wantAll() {
  wantsAll = true;
  if (speakers)
    await completeEnglish().catch((error) => {
      // Another language has taken its place, and lacks nothing.
      if (speakers) throw error;
    });
}

/** The words of a language, in place of those of the language `before`; English when they cannot be fetched. */
export async function loadWords(locale: Locale, before?: Locale): Promise<Words> {
  if (before === "en") speakers -= 1;
  const load = others[locale];
  try {
    if (load) return (await load()).words;
  } catch {
    // English is here.
  }
  speakers += 1;
  // Without the rest what is here will do.
  if (wantsAll) await completeEnglish().catch(() => {});
  return english;
}
