import type { Matter } from "../words/words.ts";

const number = String.raw`\d(?:[\s()/.-]{0,2}\d){6,13}(?!\d)`;
/** One that is a number to call by what stands before it: "Tel. 915 550 142". */
const named = new RegExp(
  String.raw`(?<!\p{L})(?:tel|tél|tlf|fon|ph|phone|t[eé]l[eé](?:fon|phon|foon)\p{L}*)\b[.:]?\s?\+?${number}`,
  "iu",
);
const mailed = /[\p{L}\p{N}]@[\p{L}\p{N}-]+\.\p{L}/u;
const called =
  /(?<![\p{L}\p{N}])(?:\+|00?)\(?\d(?:[\s()/.-]{0,2}\d){6,13}(?!\d)|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/u;

/** What German counts with a capital letter: "18 Uhr, Mittwoch" is no street. */
const counted = String.raw`(?:Uhr|Euro|Cent|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Personen|Prozent|Grad|Stück|Liter|Meter)\b`;
const numberFirst = String.raw`(?<![\d.,:])\d{1,4}(?: ?[a-z]| bis| ter)?,? (?!${counted})(?:(?:rue|avenue|boulevard|route|chemin|place|quai|allée|impasse|cours) )?(?:(?:de|du|des|la|le|del|di|da|do) ){0,3}\p{Lu}[\p{L}'’.-]{1,40}(?: [\p{L}'’.-]{1,40}){0,3}`;
const streetFirst = String.raw`(?<![\p{L}'’.-])\p{Lu}[\p{L}'’.-]{1,40}(?: No)?[.:]? \d{1,4}[a-z]?`;

/** "7 Herring Row, Galway", "12 bis, rue de la Paix, 75002 Paris", "Marktplatz 1, 28195 Musterstadt", "Atatürk Caddesi No: 12, Kadıköy". */
const address = new RegExp(
  String.raw`(?:${numberFirst}|${streetFirst})(?:,|[ \t]{0,4}\n| [·–-])\s*(?:[A-Z]{0,3}-?\d{3,6}(?:-\d{3})? )?\p{Lu}\p{L}`,
  "u",
);

/** The same with a floor or the like between street and town: "Marktplatz 1, 2. Stock, 28195 Musterstadt". */
const addressAbove = new RegExp(
  String.raw`(?:${numberFirst}|${streetFirst}),\s?[^,\n]{1,24}(?:,|\n)\s*[A-Z]{0,3}-?\d{4,6} \p{Lu}\p{L}`,
  "u",
);

/** A street at the beginning of a line, as it stands above a number to call, whatever follows: "Quay 14, next to the ferry". */
const street = new RegExp(
  String.raw`^[ \t>*_|-]{0,8}(?:${numberFirst}|(?:\p{L}[\p{L}.'’-]{0,30} ){0,3}${streetFirst})(?:,|[ \t]{0,4}(?:\n|$))`,
  "mu",
);

/** What stands behind the town of a British address: "Leeds LS9 8AG". */
const postcode = /(?<!\p{L})\p{Lu}\p{L}{1,40},? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/u;

/** An hour of the day that nothing else looks like: "9:00", "8h30", "9.30 am", "18 Uhr". */
const hour = String.raw`(?<![\d.:,])(?:[01]?\d|2[0-4])(?:[:h][0-5]\d(?![\d:])|(?:[.:][0-5]\d)?\s?(?:[ap]\.?m|uhr|h|uur)\b)`;
/** One that is an hour by what stands beside it: "9", "9.30". */
const bare = String.raw`(?<![\d.:,])(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?![\d:]|[.,]\d)`;
const until = String.raw`\s?(?:[–-]|(?<=\s)(?:to|till|until|bis|a|à|tot|às?|alle|ile)\s)\s?`;
const price = String.raw`(?!\s?(?:[€$£₺%]|eur|usd|gbp|chf))`;
const weekday = String.raw`(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segunda|terça|quarta|quinta|sexta|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?!\p{L})`;
/** As they are cut short; they begin with a capital letter, for "so" and "do" are words. */
const shortWeekday = String.raw`(?<!\p{L})(?:Mon?|Tues?|Wed|Thu(?:rs?)?|Fri?|Sat?|Sun|Di|Mi|Do|So|Lu|Lun|Mar|Mer|Mié|Jeu|Jue|Ven|Vie|Sam|Sáb|Sab|Dim|Dom|Gio|Ma|Wo|Vr|Za|Zo|Seg|Ter|Qua|Qui|Sex|Pzt|Çar|Per|Cum|Cmt|Paz)(?!\p{L})`;
const range = String.raw`.{0,24}?${bare}${until}${bare}${price}`;

/** "9:00 to 18:00", "9 am until 6 pm", "8h30–12h", "9–18 Uhr"; "Mo–Fr 9–18". */
const hours = [
  new RegExp(`${hour}.{1,16}${hour}|${bare}${until}${hour}|${weekday}${range}`, "iu"),
  new RegExp(`${shortWeekday}${range}`, "u"),
];

const tracking =
  /(?<!\p{L})(?:track(?: (?:a|an|my|your|our|the))? (?:order|parcel|package|shipment|delivery)|tracking|tracked|suivi|suivre|suivez|volg(?:en|t)?|trackt?(?= (?:deine?|ihre?|je|uw))|takip|takibi)(?!\p{L})|(?<!\p{L})(?:seguimiento|rastre|tracci|seguir)|verfolg/iu;

/** What one may pay by. */
const ways: RegExp[] = [
  /(?<!\p{L})(?:cash|bargeld|barzahlung|espèces|en liquide|efectivo|metálico|contanti|contant|numerário|dinheiro|nakit)(?!\p{L})/iu,
  /(?<!\p{L})bar(?=[,.;]|\s(?:oder|und|am|im|bei|beim|an|vor|nach|zahl|bezahl))/u,
  /(?<!\p{L})(?:(?:credit|debit|bank|ec|giro|kredit)[ -]?(?:or (?:credit|debit) )?(?:cards?|karten?)|(?:by|with|per|mit) (?:card|karte)|card payments?|kartenzahlung|carte (?:bancaire|bleue)|par carte|tarjetas?|cart(?:a|e) di credito|bancomat|creditcards?|pinpas|pinnen|cartão|cartões|kredi kartı|banka kartı|kartla)(?!\p{L})/iu,
  /(?<!\p{L})visa(?!\p{L})/iu,
  /(?<!\p{L})(?:master-?card|maestro)(?!\p{L})/iu,
  /(?<!\p{L})(?:american express|amex)(?!\p{L})/iu,
  /(?<!\p{L})(?:paypal|apple pay|google pay|klarna|bizum|twint|satispay|bancontact|mb way|multibanco)(?!\p{L})/iu,
  /(?<!\p{L})(?:iDEAL|PIX|Pix|EFT)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:bank|wire) transfers?|überweis\p{L}+|virement|transferencia|bonifico|overschrijving|overboeking|transferência|havale)(?!\p{L})/iu,
  /(?<!\p{L})(?:cheques?|schecks?|chèques?|assegn[oi])(?!\p{L})/iu,
  /(?<!\p{L})(?:direct debit|lastschrift|prélèvement|domiciliación|addebito|incasso|débito direto)(?!\p{L})/iu,
  /(?<!\p{L})(?:by|per|auf|sur|con|su|op) (?:invoice|rechnung|facture|factura|fattura|factuur)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:cash|pay(?:ment)?) on delivery|nachnahme|contre remboursement|contrar? ?reembolso|contrassegno|rembours|kapıda ödeme)(?!\p{L})/iu,
];

/** Whether a text tells of what one may pay by: it names two of them. */
const tellsPayment = (text: string): boolean => ways.filter((way) => way.test(text)).length > 1;

const paying = /(?<!\p{L})(?:pay(?!pal)|paid|accept|(?:be)?zahl|paie|pag[ao]|acept|accett|aceit|betaal|betal|öde)/iu;

/** Whether a text speaks of paying. */
export const speaksOfPaying = (text: string): boolean => paying.test(text);

const data: Record<Exclude<Matter, "payment">, RegExp[]> = {
  contact: [mailed, called, named],
  hours,
  address: [address, addressAbove, postcode],
  parcel: [tracking],
};

/** By what somebody is reached. */
export type ContactWay = "phone" | "mail";

const waysAsked: Record<ContactWay, RegExp> = {
  phone:
    /^(?:(?:tele)?phone|telefon\w*|telephon\w*|tlf|tel|hotline|rufnummer|handynummer|telemovel|movil|cellulare|call|ring|anruf\w*|appeler|llamar(?:os|les)?|chiamar(?:e|vi)|ligar|bellen|aramak|arayabilir\w*|numero|numara\w*|nummer)$/,
  mail: /^(?:e?mail\w*|courriel|correo|eposta)$/,
};

/** How somebody wants to reach the house, where a question names one way; folded words. */
export function contactWayIn(said: readonly string[]): ContactWay | null {
  const [way, other] = (["phone", "mail"] as const).filter((one) => said.some((word) => waysAsked[one].test(word)));
  return other === undefined ? (way ?? null) : null;
}

export const tellsWay = (way: ContactWay, text: string): boolean =>
  (way === "mail" ? [mailed] : [called, named]).some((one) => one.test(text));

/** Whether a text tells it: a number to call or an address to write to, from when to when, where something is, how it is paid, or how it is followed. */
export const tellsMatter = (matter: Matter, text: string): boolean =>
  matter === "payment"
    ? tellsPayment(text)
    : data[matter].some((one) => one.test(text)) || (matter === "address" && tellsStreet(text));

const tellsStreet = (text: string): boolean => street.test(text) && data.contact.some((one) => one.test(text));
