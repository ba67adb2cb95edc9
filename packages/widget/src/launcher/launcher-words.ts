import type { Locale } from "../locale.ts";

interface LauncherWords {
  /** Names the button. */
  chat: string;
  /** When the rest of the widget could not be loaded. */
  failed: string;
}

/** The few words that are needed before a language is loaded. */
export const launcherWords: Record<Locale, LauncherWords> = {
  en: { chat: "Chat", failed: "The chat could not be loaded. Please try again." },
  de: { chat: "Chat", failed: "Der Chat konnte nicht geladen werden. Bitte noch einmal versuchen." },
  tr: { chat: "Sohbet", failed: "Sohbet yüklenemedi. Lütfen yeniden deneyin." },
  ar: { chat: "المحادثة", failed: "تعذّر تحميل المحادثة. يرجى المحاولة مرة أخرى." },
};
