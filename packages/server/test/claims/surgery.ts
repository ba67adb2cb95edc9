import type { Trade } from "./trade.ts";

export const praxis: Trade = {
  locale: "de",
  documents: {
    zeiten: {
      title: "Sprechzeiten",
      content: `- Montag: 8–12 Uhr und 14–18 Uhr
- Dienstag: 8–12 Uhr
- Mittwoch: geschlossen
- Donnerstag: 9–13 Uhr und 15–20 Uhr
- Freitag: 8–14 Uhr

In dringenden Fällen erreichen Sie uns auch samstags zwischen 10 und 11 Uhr. Den Notdienst übernimmt am Sonntag die Klinik.`,
    },
    kosten: {
      title: "Was kostet die Behandlung?",
      content: `## Zahnreinigung

Eine professionelle Zahnreinigung kostet 95 € und dauert 60 Minuten. Für Kinder kostet sie 45 € und dauert 30 Minuten.

## Bleaching

Für ein Bleaching berechnen wir 320 €. Es hält etwa zwei Jahre.

## Termine absagen

Sagen Sie Ihren Termin bitte spätestens 24 Stunden vorher ab. Sonst berechnen wir 40 € Ausfallgebühr.`,
    },
    neu: {
      title: "Neue Patienten",
      content: `Wir nehmen neue Patienten auf. Auf einen Termin warten Kassenpatienten etwa drei Wochen, Privatpatienten eine Woche. Bringen Sie Ihre Versichertenkarte mit. Parkplätze gibt es hinter dem Haus, die ersten 90 Minuten sind kostenlos, danach kostet jede Stunde 2 €.`,
    },
  },
  asked: [
    {
      question: "Wann haben Sie Sprechzeiten?",
      honest: [
        "Montags sind wir von 8 bis 12 und von 14 bis 18 Uhr für Sie da [zeiten].",
        "Am Donnerstag ist die Praxis bis 20 Uhr geöffnet [zeiten].",
        "Mittwochs bleibt die Praxis geschlossen [zeiten].",
        "Freitags schließen wir um 14 Uhr [zeiten].",
        "Dienstags haben wir nur vormittags von 8 bis 12 Uhr Sprechstunde [zeiten].",
        "Samstags sind wir zwischen 10 und 11 Uhr für Notfälle erreichbar [zeiten].",
        "On Thursdays we are open from 9 am to 1 pm and from 3 pm to 8 pm [zeiten].",
        "- Montag: 8–12 und 14–18 Uhr\n- Dienstag: 8–12 Uhr [zeiten]",
      ],
      false: [
        "Montags sind wir bis 20 Uhr für Sie da [zeiten].",
        "Am Donnerstag öffnet die Praxis um 8 Uhr [zeiten].",
        "Ja, mittwochs ist die Praxis geöffnet [zeiten].",
        "Freitags schließen wir um 18 Uhr [zeiten].",
        "Dienstags haben wir von 14 bis 18 Uhr Sprechstunde [zeiten].",
        "Mittwochs haben wir von 8 bis 12 Uhr geöffnet [zeiten].",
        "On Thursdays we are open from 8 am to 12 [zeiten].",
      ],
    },
    {
      question: "Was kosten Zahnreinigung und Bleaching, und wie sage ich Termine ab?",
      honest: [
        "Die professionelle Zahnreinigung kostet 95 Euro [kosten].",
        "Für Kinder kostet eine Zahnreinigung 45 € und dauert eine halbe Stunde [kosten].",
        "Ein Bleaching kommt auf 320 € [kosten].",
        "Die Wirkung des Bleachings hält ungefähr zwei Jahre an [kosten].",
        "Bitte sagen Sie mindestens 24 Stunden vorher ab, sonst fallen 40 € an [kosten].",
        "Wer zu spät absagt, zahlt eine Gebühr von 40 Euro [kosten].",
        "Rechnen Sie für die Zahnreinigung mit einer Stunde [kosten].",
        "Erwachsene zahlen für die Reinigung 95 €, Kinder 45 € [kosten].",
        "A professional cleaning of your teeth is €95 and takes 60 minutes [kosten].",
      ],
      false: [
        "Die Zahnreinigung für Kinder kostet 95 € [kosten].",
        "Eine professionelle Zahnreinigung dauert 30 Minuten [kosten].",
        "Ein Bleaching kostet 95 € [kosten].",
        "Die Ausfallgebühr beträgt 45 € [kosten].",
        "Die Zahnreinigung kostet 320 € [kosten].",
        "Das Bleaching kostet 40 € [kosten].",
        "A bleaching is €95 [kosten].",
      ],
    },
    {
      question: "Nehmen Sie neue Patienten auf, und wie lange warte ich auf einen Termin?",
      honest: [
        "Ja, wir nehmen neue Patienten auf [neu].",
        "Als Kassenpatient warten Sie ungefähr drei Wochen auf einen Termin [neu].",
        "Privatpatienten bekommen innerhalb einer Woche einen Termin [neu].",
        "Parken können Sie hinter dem Haus, 90 Minuten lang kostenlos [neu].",
        "Nach 90 Minuten kostet das Parken 2 € pro Stunde [neu].",
      ],
      false: [
        "Nein, wir nehmen keine neuen Patienten auf [neu].",
        "Privatpatienten warten drei Wochen auf einen Termin [neu].",
        "Kassenpatienten warten eine Woche [neu].",
      ],
    },
  ],
};
