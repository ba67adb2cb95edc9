import { tellsMatter } from "../said/matter-data.ts";
import { isPlainWord } from "../said/plain-word.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { datesIn, type Span } from "./dates.ts";
import { monthNames, type MonthNames } from "./month-names.ts";
import { areHolidays, HOLIDAYS, namedDaysIn } from "./named-days.ts";

/** Words that say whether a place is open, in the assistant's languages; Portuguese "fecha" is a date in Spanish. */
const opens = wordsIn(`
  open opens opened opening openings reopen reopens reopened hours
  Öffnungszeit Öffnungszeiten Zeiten öffnen öffnet öffne geöffnet geöffnete geöffneten offen
  horaire horaires ouvre ouvrent ouvrez ouvrons ouvert ouverte ouverts ouvertes ouvrir ouverture ouvertures rouvre rouvrent
  horario horarios abre abren abrís abrimos abierto abierta abiertos abiertas abrir abrirá abrirán apertura aperturas
  orario orari apre aprono aprite apriamo aperto aperta aperti aperte aprire aperture
  openingstijd openingstijden uren geopend opent openen
  horário horários abrem aberto aberta abertos abertas abertura
  saatleri saatlerimiz açık açığız açıktır açılır açılıyor açılış açıyor açıyoruz açıyorsunuz açıksınız
`);

const closes = wordsIn(`
  close closes closed closing closure closures shut shuts shutting
  geschlossen geschlossene schließen schließt schließe Schließung Schließzeit Schließzeiten Schließtag Schließtage
  ferme ferment fermez fermons fermé fermée fermés fermées fermer fermeture fermetures
  cierra cierran cierro cerramos cerráis cierre cierres cerrado cerrada cerrados cerradas cerrar cerrará cerrarán
  chiude chiudono chiudete chiudiamo chiuso chiusa chiusi chiuse chiudere chiusura chiusure
  gesloten sluit sluiten sluiting
  fecham fechamos fechado fechada fechados fechadas fechar encerra encerram encerramos encerrado encerrada encerrados encerradas
  encerrar encerramento
  kapalı kapalıyız kapalıdır kapalısınız kapanır kapanıyor kapanış kapatıyor kapatıyoruz kapatıyorsunuz
`);

export interface DaysOf {
  /** As "month-day" or by a name. */
  days: ReadonlySet<string>;
  /** From one of them to another, with those between. */
  spans: readonly Span[];
}

// The steps of a turn look at the same few texts again and again.
const most = 100;
const readBefore = new WeakMap<MonthNames, Map<string, DaysOf>>();

/** The days of the year that a text names, by date or by name. */
export function daysIn(text: string, names: MonthNames = monthNames): DaysOf {
  let texts = readBefore.get(names);
  if (!texts || texts.size >= most) readBefore.set(names, (texts = new Map()));
  const before = texts.get(text);
  if (before) return before;
  const { dates, spans } = datesIn(text, names);
  const read = { days: new Set([...namedDaysIn(foldedWords(withoutThings(text))), ...dates]), spans };
  texts.set(text, read);
  return read;
}

/** What may follow "Christmas" or "Easter" and it is still the time of the year. */
const timesAfter = wordsIn(
  "time day days eve sunday monday week weekend period season break holiday holidays morning afternoon evening both times",
);

/** A text without what is called after such a day as English does, in small letters: "Easter egg hunt". */
const withoutThings = (text: string): string =>
  text.replace(/(?<!\p{L})(?:[Cc]hristmas|[Xx]mas|[Ee]aster)\s+(?=(\p{Ll}+))/gu, (name, next: string) => {
    const word = fold(next);
    const isTime = timesAfter.has(word) || opens.has(word) || closes.has(word) || isPlainWord(word);
    return isTime ? name : "";
  });

/** Whether a text says that something is open or closed, or from when to when. */
export const saysOpen = (text: string): boolean => tellsMatter("hours", text) || speaksOfOpening(text);

/** The same by a word for it: a class has hours, too. */
export const speaksOfOpening = (text: string): boolean =>
  foldedWords(text).some((word) => opens.has(word) || closes.has(word));

/** Whether one of some folded words says that something is closed, or when it closes. */
export const saysClosed = (words: readonly string[]): boolean => words.some((word) => closes.has(word));

const isWithin = (day: string, [from, to]: Span): boolean =>
  /^\d/.test(day) && (from <= to ? from <= day && day <= to : day >= from || day <= to);

/** How surely what is told of some days is told of those that are asked for: by themselves, as holidays, as a season's end. */
export function tellsOf(asked: ReadonlySet<string>, { days, spans }: DaysOf): number {
  if ([...asked].some((day) => days.has(day) || spans.some((span) => isWithin(day, span)))) return 1;
  if (days.has(HOLIDAYS) && areHolidays(asked)) return 0.7;
  return spans.length > 0 && [...asked].some((day) => /^\d/.test(day)) ? SEASON : 0;
}

/** How surely the span of another time tells of a day: the season is over by then. */
export const SEASON = 0.5;
