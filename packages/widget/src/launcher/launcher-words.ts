/** Languages that call a chat a chat. */
const alike = "en de fr es it pt nl cs el id";

/** What the others call it. */
const own = {
  ar: "المحادثة",
  he: "צ׳אט",
  fa: "گفتگو",
  zh: "聊天",
  ja: "チャット",
  ko: "채팅",
  tr: "Sohbet",
  pl: "Czat",
  ru: "Чат",
  uk: "Чат",
  sv: "Chatt",
  hi: "चैट",
  vi: "Trò chuyện",
};

export type Locale = keyof typeof own | "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "cs" | "el" | "id";

/** The languages that the widget speaks. */
export const locales = [...alike.split(" "), ...Object.keys(own)] as Locale[];

/** The launcher's name. */
export const launcherName = (locale: Locale): string => (own as Partial<Record<Locale, string>>)[locale] ?? "Chat";

/** When the rest of the widget could not be loaded. In English alone: in all languages it would weigh 0.8 KB. */
export const loadFailed = "The chat could not be loaded. Please try again.";
