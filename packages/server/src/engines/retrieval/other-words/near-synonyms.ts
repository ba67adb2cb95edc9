import type { SynonymGroup } from "@widget-chat/contract/admin/synonyms.ts";
import { fold } from "../../wording/fold.ts";
import { readNames, sharedNames } from "../../wording/names-by-language.ts";
import { ofAnyTrade } from "./nearly-the-same/of-any-trade.ts";
import { ofDealings } from "./nearly-the-same/of-dealings.ts";
import { ofGuests } from "./nearly-the-same/of-guests.ts";
import { ofHealth } from "./nearly-the-same/of-health.ts";
import { ofLearningAndSoftware } from "./nearly-the-same/of-learning-and-software.ts";
import { ofLeisure } from "./nearly-the-same/of-leisure.ts";
import type { Concept } from "./synonyms.ts";

/**
 * Words for nearly the same, as visitors of shops, schools, practices, clubs, hotels and software ask and as their texts tell.
 * They stand for a word that no text holds, and for no other: who asks for his boots where shoes and boots are told has said
 * which.
 */
export const nearSynonyms: readonly (SynonymGroup | Concept)[] = [
  ...[...ofAnyTrade, ...ofDealings, ...ofGuests, ...ofHealth, ...ofLearningAndSoftware, ...ofLeisure].map(
    (line): Concept => ({ names: sharedNames(readNames(line), fold) }),
  ),
  { from: "cash", to: ["dinheiro"] },
  { from: "kart", to: ["kredi kartı", "banka kartı"] },
  { from: "kartla", to: ["kredi kartı", "banka kartı"] },
  { from: "ödeyebilir", to: ["ödeme"] },
  { from: "park", to: ["otopark"] },
  { from: "card", to: ["credit card", "debit card", "Visa", "Mastercard"] },
  { from: "credit card", to: ["Visa", "Mastercard"] },
  { from: "Kreditkarte", to: ["Visa", "Mastercard"] },
  { from: "Visa", to: ["credit card", "Kreditkarte", "carte de crédit"] },
  { from: "Mastercard", to: ["credit card", "Kreditkarte", "carte de crédit"] },
  { from: "Karte", to: ["EC-Karte", "Girocard", "Kreditkarte", "Kartenzahlung"] },
  { from: "bar zahlen", to: ["Barzahlung", "Bargeld"] },
  { from: "bar bezahlen", to: ["Barzahlung", "Bargeld"] },
  { from: "wash", to: ["laundry", "washing machine"] },
  { from: "waschen", to: ["Waschmaschine", "Waschraum"] },
  { from: "laver", to: ["laverie", "lave-linge"] },
  { from: "lavar", to: ["lavandería", "lavadora", "lavanderia"] },
  { from: "lavare", to: ["lavanderia", "lavatrice"] },
  { from: "wassen", to: ["wasserette", "wasmachine"] },
  { from: "daughter", to: ["child", "children"] },
  { from: "Sohn", to: ["Kind", "Kinder"] },
  { from: "Tochter", to: ["Kind", "Kinder"] },
  { from: "fils", to: ["enfant"] },
  { from: "fille", to: ["enfant"] },
  { from: "hijo", to: ["niño", "niños"] },
  { from: "hija", to: ["niño", "niños"] },
  { from: "figlio", to: ["bambino", "bambini"] },
  { from: "figlia", to: ["bambino", "bambini"] },
  { from: "zoon", to: ["kind", "kinderen", "jongeren"] },
  { from: "zoontje", to: ["kind", "kinderen", "jongeren"] },
  { from: "dochter", to: ["kind", "kinderen", "jongeren"] },
  { from: "filho", to: ["criança", "crianças"] },
  { from: "filha", to: ["criança", "crianças"] },
  { from: "dog", to: ["pets", "animals"] },
  { from: "cat", to: ["pets", "animals"] },
  { from: "rabbit", to: ["pets", "animals"] },
  { from: "hamster", to: ["pets", "animals", "Haustiere", "Tiere"] },
  { from: "pet", to: ["animals"] },
  { from: "Hund", to: ["Haustiere", "Tiere"] },
  { from: "Katze", to: ["Haustiere", "Tiere"] },
  { from: "Haustier", to: ["Tiere"] },
  { from: "chien", to: ["animaux"] },
  { from: "chat", to: ["animaux"] },
  { from: "perro", to: ["mascotas", "animales"] },
  { from: "gato", to: ["mascotas", "animales", "animais"] },
  { from: "cane", to: ["animali"] },
  { from: "gatto", to: ["animali"] },
  { from: "hond", to: ["huisdieren", "dieren"] },
  { from: "kat", to: ["huisdieren", "dieren"] },
  { from: "cão", to: ["animais"] },
  { from: "köpek", to: ["hayvan"] },
  { from: "kedi", to: ["hayvan"] },
  { from: "drink", to: ["drinks", "beverages", "coffee", "tea", "beer", "wine"] },
  { from: "trinken", to: ["Getränke", "Kaffee", "Tee", "Bier", "Wein"] },
  { from: "boire", to: ["boissons", "café", "thé", "bière", "vin"] },
  { from: "beber", to: ["bebidas", "café", "té", "chá", "cerveza", "cerveja", "vino", "vinho"] },
  { from: "bere", to: ["bevande", "caffè", "tè", "birra", "vino"] },
  { from: "drinken", to: ["dranken", "koffie", "thee", "bier", "wijn"] },
  { from: "içmek", to: ["içecek", "kahve", "çay"] },
  { from: "eat", to: ["food", "meals", "snacks"] },
  { from: "essen", to: ["Speisen", "Mahlzeiten", "Imbiss", "Snacks"] },
  { from: "manger", to: ["repas", "plats"] },
  { from: "comer", to: ["comida", "comidas", "refeições"] },
  { from: "mangiare", to: ["cibo", "pasti", "piatti"] },
  { from: "eten", to: ["maaltijden", "gerechten"] },
  { from: "limit", to: ["maximum"] },
  { from: "Limit", to: ["Höchstgrenze", "maximal", "höchstens"] },
  { from: "limite", to: ["maximum", "massimo", "máximo"] },
  { from: "límite", to: ["máximo"] },
  { from: "limiet", to: ["maximum", "maximaal"] },
  { from: "peques", to: ["niños"] },
  { from: "Krankenkasse", to: ["Kasse", "Kassen"] },
  { from: "Krankenversicherung", to: ["Kasse", "Kassen"] },
  { from: "postage", to: ["shipping", "delivery"] },
  { from: "Porto", to: ["Versand", "Versandkosten", "Rücksendung"] },
];
