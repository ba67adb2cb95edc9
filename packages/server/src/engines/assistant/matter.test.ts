import { expect, test } from "vitest";
import { tellsMatter } from "./said/matter-data.ts";
import { matterOf } from "./said/question.ts";
import { saidIn } from "./words/clauses.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";
import { nl } from "./words/nl.ts";
import { pt } from "./words/pt.ts";
import { tr } from "./words/tr.ts";

test.each([
  ["How do I open it?", en],
  ["How can I close it?", en],
  ["How do I open this?", en],
  ["It does not open", en],
  ["how many hours is it?", en],
  ["What is the number of it?", en],
  ["Wie kann ich es öffnen?", de],
  ["Wie kann ich das öffnen?", de],
  ["Kann ich es schreiben?", de],
  ["¿Cómo se abre?", es],
  ["Hoe kan ik het sluiten?", nl],
])("%s asks for none of what everybody tells", (question, words) => {
  expect(matterOf(saidIn(question), words)).toBeNull();
});

test.each([
  ["open?", en, "hours"],
  ["opening hours?", en, "hours"],
  ["When are you open on Sunday?", en, "hours"],
  ["What time do you open?", en, "hours"],
  ["Are you open on Sundays in winter?", en, "hours"],
  ["Um wie viel Uhr öffnen Sie im Sommer?", de, "hours"],
  ["À quelle heure ouvrez-vous ?", fr, "hours"],
  ["¿A qué hora abrís?", es, "hours"],
  ["When do you close today?", en, "hours"],
  ["geöffnet?", de, "hours"],
  ["Wann öffnen Sie am Sonntag?", de, "hours"],
  ["Haben Sie geöffnet?", de, "hours"],
  ["¿Cuándo abrís?", es, "hours"],
  ["¿Cuál es el teléfono?", es, "contact"],
  ["¿Está abierto el domingo?", es, "hours"],
  ["Vous ouvrez quand ?", fr, "hours"],
  ["Quando aprite?", it, "hours"],
  ["Hoe laat sluiten jullie?", nl, "hours"],
  ["Estão abertos ao domingo?", pt, "hours"],
  ["How can I reach you?", en, "contact"],
  ["How do I contact you?", en, "contact"],
  ["What is your phone number?", en, "contact"],
  ["Wie kann ich Sie erreichen?", de, "contact"],
  ["¿Cómo puedo contactarles?", es, "contact"],
  ["Comment vous contacter ?", fr, "contact"],
  ["Come posso contattarvi?", it, "contact"],
  ["Hoe kan ik jullie bereiken?", nl, "contact"],
  ["Como posso contactar?", pt, "contact"],
  ["Size nasıl ulaşabilirim?", tr, "contact"],
  ["How do I find you?", en, "address"],
  ["How do I track my order?", en, "parcel"],
  ["When will my parcel arrive?", en, "parcel"],
  ["Has my order shipped yet?", en, "parcel"],
  ["Wann kommt mein Paket?", de, "parcel"],
  ["Quand arrive mon colis ?", fr, "parcel"],
  ["¿Cuándo llega mi pedido?", es, "parcel"],
  ["Dove si trova il mio ordine?", it, "parcel"],
  ["Wanneer komt mijn pakket?", nl, "parcel"],
  ["Quando chega a minha encomenda?", pt, "parcel"],
  ["Kargom ne zaman gelir?", tr, "parcel"],
])("what everybody tells is asked for: %s", (question, words, matter) => {
  expect(matterOf(saidIn(question), words)).toBe(matter);
});

test.each([
  ["contact", "Calle del Pozo 7, Madrid. Tel. 915 550 142"],
  ["contact", "Telefone: 271 555 010"],
  ["hours", "9:00 to 18:00"],
  ["hours", "9 am until 6 pm"],
  ["hours", "Mardi 8h30–12h"],
  ["hours", "9–18 Uhr"],
  ["hours", "9.30 bis 18.00 Uhr"],
  ["hours", "Mo–Fr 9–18, Sa 10–14"],
  ["hours", "Monday to Friday 9.00 – 17.30"],
  ["hours", "de 9 a 18 h"],
  ["address", "Softday, 7 Herring Row, Galway."],
  ["address", "Marktplatz 1, 28195 Musterstadt"],
  ["address", "Marktplatz 1, 2. Stock, 28195 Musterstadt"],
  ["address", "12 bis, rue de la Paix, 75002 Paris"],
  ["address", "Rua do Ouro 20, 1100-060 Lisboa"],
  ["parcel", "Track your order"],
  ["parcel", "Sendungsverfolgung"],
  ["parcel", "Seguimiento del pedido"],
  ["parcel", "Seguir a encomenda"],
] as const)("%s: told by %s", (matter, text) => {
  expect(tellsMatter(matter, text)).toBe(true);
});

test.each([
  ["hours", "The lamp costs 12.99, the large one 15.99 euros."],
  ["hours", "On Monday it costs 12.99–15.99 euros."],
  ["hours", "From 12.03. to 15.04. it is cheaper."],
  ["hours", "It needs version 2.10.1 or 3.11.2."],
  ["address", "Montag bis 18:00 Uhr, Mittwoch bis 13 Uhr, Freitag bis 13 Uhr"],
  ["address", "Das kostet 60 Euro, Kinder zahlen 20 Euro, Gruppen weniger."],
  ["contact", "The phone has 12 000 000 colours."],
  ["contact", "915 550 142 visitors came."],
  ["parcel", "Lay the track in the order in which it is packed."],
  ["parcel", "Para conseguir el descuento, compre dos."],
  ["parcel", "Hay muchas atracciones."],
] as const)("%s: not told by %s", (matter, text) => {
  expect(tellsMatter(matter, text)).toBe(false);
});

test("two million letters are looked at within the test's time, which quadratic work would exceed by far", () => {
  for (const text of ["A", "A a ", "12 de ", "Mo 9 ", "9:00 "])
    expect(tellsMatter("address", text.repeat(2_000_000 / text.length))).toBe(false);
  for (const text of ["A", "Mo 9 ", "Monday ", "9:00", "9 "])
    expect(tellsMatter("hours", text.repeat(2_000_000 / text.length))).toBe(false);
});
