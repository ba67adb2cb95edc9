import type { Matter } from "./words/words.ts";

const contact =
  /[\p{L}\p{N}]@[\p{L}\p{N}-]+\.\p{L}|(?<![\p{L}\p{N}])(?:\+|00?)\(?\d(?:[\s()/.-]{0,2}\d){6,13}(?!\d)|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/u;

/** "7 Herring Row, Galway", "Marktplatz 1, 28195 Musterstadt", "Atatürk Caddesi No: 12, Kadıköy". */
const address =
  /(?:\b\d{1,4}[a-z]?,? (?:(?:de|du|des|la|le|del|di|da|do) )*\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}|\p{Lu}[\p{L}'’.-]+(?: No)?[.:]? \d{1,4}[a-z]?)(?:,|\n| [·–-])\s*(?:[A-Z]{0,3}-?\d{3,6} )?\p{Lu}\p{L}/u;

/** "9:00 to 18:00", "9 am until 6 pm", "8h30–12h", "9–18 Uhr". */
const hours =
  /\b\d{1,2}(?:[:.h]\d{2}|\s?(?:[ap]\.?m|uhr|h|uur)\b).{1,16}\b\d{1,2}(?:[:.h]\d{2}|\s?(?:[ap]\.?m|uhr|h|uur)\b)|\b\d{1,2}\s?(?:[–-]|to|bis)\s?\d{1,2}\s?(?:[ap]\.?m|uhr|h|uur)\b/i;

const tracking =
  /\b(?:track(?:ing|ed)?|suivi|suivre|suivez|volg(?:en|t)?|trackt?|takip|takibi)\b|verfolg|seguimiento|rastre|tracci|seguir/iu;

const data: Record<Matter, RegExp> = { contact, hours, address, parcel: tracking };

/** Whether a text tells it: a number to call or an address to write to, from when to when, where something is, or how it is followed. */
export const tellsMatter = (matter: Matter, text: string): boolean => data[matter].test(text);
