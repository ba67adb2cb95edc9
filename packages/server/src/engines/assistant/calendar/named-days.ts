import { wordsIn } from "../../wording/fold.ts";
import { phrasesIn, phraseAt } from "../../wording/phrase-set.ts";

/**
 * What days are called in the assistant's languages: those with a date as "month-day", others by their English name. Of
 * several by one name, such as Christmas, each has it.
 */
const named: [days: string, names: string][] = [
  [
    "12-24",
    "christmas eve | xmas eve | heiligabend | heiliger abend | heiligen abend | veille de noël | réveillon de noël | nochebuena | vigilia di natale | kerstavond | véspera de natal | noel arifesi",
  ],
  [
    "12-25,12-26",
    "christmas | xmas | x mas | weihnachten | weihnachtstage | weihnachtstagen | noël | noëls | navidad | navidades | natale | kerst | kerstmis | kerstdagen | natal | noel",
  ],
  [
    "12-25",
    "christmas day | xmas day | erster weihnachtstag | ersten weihnachtstag | 1 weihnachtstag | erster weihnachtsfeiertag | ersten weihnachtsfeiertag | 1 weihnachtsfeiertag | jour de noël | día de navidad | giorno di natale | eerste kerstdag | 1e kerstdag | dia de natal | noel günü",
  ],
  [
    "12-26",
    "boxing day | st stephen s day | zweiter weihnachtstag | zweiten weihnachtstag | 2 weihnachtstag | zweiter weihnachtsfeiertag | zweiten weihnachtsfeiertag | 2 weihnachtsfeiertag | stephanstag | stefanitag | saint étienne | lendemain de noël | san esteban | santo stefano | tweede kerstdag | 2e kerstdag",
  ],
  [
    "12-27,12-28,12-29,12-30",
    "between christmas and new year | between xmas and new year | zwischen den jahren | zwischen weihnachten und neujahr | zwischen weihnachten und silvester | entre noël et nouvel an | entre noël et le nouvel an | entre noël et le jour de l an | entre navidad y año nuevo | entre navidad y nochevieja | tra natale e capodanno | fra natale e capodanno | tussen kerst en oud en nieuw | tussen kerst en nieuwjaar | entre o natal e o ano novo | entre natal e ano novo | noel ile yılbaşı arasında",
  ],
  [
    "12-31",
    "new year s eve | new years eve | silvester | silvesterabend | sylvester | saint sylvestre | réveillon | nochevieja | fin de año | san silvestro | oudejaarsavond | oudejaarsdag | oudjaar | véspera de ano novo | réveillon do ano novo | yılbaşı gecesi",
  ],
  [
    "01-01",
    "new year s day | new years day | new year | new year s | neujahr | neujahrstag | jour de l an | nouvel an | premier de l an | año nuevo | capodanno | nieuwjaar | nieuwjaarsdag | ano novo | dia de ano novo | yılbaşı | yeni yıl",
  ],
  [
    "01-06",
    "epiphany | three kings | heilige drei könige | heiligen drei könige | heiligen drei königen | dreikönig | dreikönigstag | épiphanie | día de reyes | reyes | epifania | befana | driekoningen | dia de reis",
  ],
  [
    "05-01",
    "may day | tag der arbeit | maifeiertag | erster mai | ersten mai | fête du travail | premier mai | día del trabajo | día del trabajador | primero de mayo | festa del lavoro | primo maggio | dag van de arbeid | dia do trabalhador | işçi bayramı",
  ],
  ["08-15", "assumption day | mariä himmelfahrt | assomption | asunción | ferragosto | assunção"],
  ["10-03", "tag der deutschen einheit | german unity day"],
  [
    "11-01",
    "all saints | all saints day | allerheiligen | toussaint | todos los santos | ognissanti | todos os santos",
  ],
  [
    "good friday",
    "good friday | karfreitag | vendredi saint | viernes santo | venerdì santo | goede vrijdag | sexta feira santa",
  ],
  [
    "easter sunday",
    "easter sunday | ostersonntag | dimanche de pâques | domingo de pascua | domenica di pasqua | eerste paasdag | domingo de páscoa",
  ],
  [
    "easter monday",
    "easter monday | ostermontag | lundi de pâques | lunes de pascua | lunedì dell angelo | lunedì di pasqua | pasquetta | paasmaandag | tweede paasdag | segunda feira de páscoa",
  ],
  [
    "good friday,easter sunday,easter monday",
    "easter | ostern | osterfeiertage | osterfeiertagen | pâques | pascua | pasqua | pasen | páscoa | paskalya",
  ],
  [
    "ascension",
    "ascension day | ascension | christi himmelfahrt | himmelfahrt | vatertag | jeudi de l ascension | ascensión | ascensione | hemelvaart | hemelvaartsdag | ascensão",
  ],
  [
    "whit monday",
    "whit monday | pfingstmontag | lundi de pentecôte | lunes de pentecostés | lunedì di pentecoste | tweede pinksterdag | pinkstermaandag",
  ],
  [
    "whit sunday,whit monday",
    "whitsun | pentecost | pfingsten | pentecôte | pentecostés | pentecoste | pinksteren | pentecostes",
  ],
  ["04-27", "koningsdag"],
  ["05-05", "bevrijdingsdag"],
  ["04-25", "festa della liberazione | dia da liberdade"],
  ["06-02", "festa della repubblica"],
  ["06-10", "dia de portugal"],
  ["07-04", "fourth of july | 4th of july"],
  ["07-14", "quatorze juillet"],
  ["08-30", "zafer bayramı"],
  ["10-12", "día de la hispanidad"],
  ["10-29", "cumhuriyet bayramı"],
  ["11-11", "armistice | remembrance day | veterans day"],
  ["12-08", "immacolata | inmaculada | imaculada conceição"],
  ["corpus christi", "corpus christi | fronleichnam | fête dieu | corpus domini"],
];

const holidays = phrasesIn(
  "bank holiday | bank holidays | public holiday | public holidays | national holiday | national holidays | holidays | feiertag | feiertage | feiertagen | feiertags | jour férié | jours fériés | férié | fériés | festivo | festivos | días festivos | feriado | feriados | giorno festivo | giorni festivi | festivi | festività | feestdag | feestdagen | resmi tatil | resmi tatiller | resmi tatillerde | bayram | bayramlar",
);

/** What stands before holidays that are none of the public ones. */
const ownHolidays = wordsIn("school summer winter spring autumn fall term package family");

/** Days on which nearly all work, if not to the end. */
const WORKED = new Set(["12-24", "12-31"]);

/** Stands for the public holidays where they are not named one by one. */
export const HOLIDAYS = "holidays";

const byPhrase = new Map(
  named.flatMap(([days, names]) => names.split("|").map((name) => [phrasesIn(name), days.split(",")] as const)),
);
const sets = [...byPhrase].map(([phrases, days]) => ({ phrases, days }));
const beginnings = new Set(sets.flatMap(({ phrases }) => [...phrases.keys()]));

/** The days that folded words name: "Boxing Day", "holidays". */
export function namedDaysIn(words: readonly string[]): ReadonlySet<string> {
  const days = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    if (phraseAt(words, at, holidays) > 0 && !ownHolidays.has(words[at - 1] ?? "")) days.add(HOLIDAYS);
    if (!beginnings.has(words[at]!)) continue;
    const places = sets.map((one) => ({ length: phraseAt(words, at, one.phrases), days: one.days }));
    const longest = places.reduce((best, one) => (one.length > best.length ? one : best));
    for (const day of longest.length > 0 ? longest.days : []) days.add(day);
    at += Math.max(0, longest.length - 1);
  }
  return days;
}

/** Whether what is told of public holidays is told of one of some days. */
export const areHolidays = (days: ReadonlySet<string>): boolean =>
  [...days].some((day) => !WORKED.has(day) && isNamed.has(day));

const isNamed = new Set(sets.flatMap(({ days }) => days));

/** What some days are called, in all languages. */
export const namesOfDays = (days: ReadonlySet<string>): string[] =>
  named.filter(([of]) => of.split(",").some((day) => days.has(day))).flatMap(([, names]) => names.split(" | "));
