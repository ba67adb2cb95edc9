import type { Trade } from "./trade.ts";

export const lodging: Trade = {
  locale: "de",
  documents: {
    zimmer: {
      title: "Zimmer und Preise",
      content: `| Zimmer | Nebensaison | Hauptsaison |
| --- | --- | --- |
| Einzelzimmer | 69 € | 89 € |
| Doppelzimmer | 99 € | 129 € |
| Familienzimmer | 139 € | 169 € |

Frühstück kostet 12 € pro Person, für Kinder bis 12 Jahre 6 €. Hunde sind im Doppelzimmer erlaubt und kosten 10 € pro Nacht. Im Einzelzimmer sind Hunde nicht erlaubt.`,
    },
    anreise: {
      title: "Anreise und Abreise",
      content: `**Anreise:** ab 15:00 Uhr

**Abreise:** bis 11:00 Uhr

**Frühstück:** 7:30 bis 10:00 Uhr, sonntags 8:00 bis 11:30 Uhr

Die Rezeption ist von 7 bis 22 Uhr besetzt. Das Parkhaus kostet 14 € am Tag, der Stellplatz im Hof 8 €.`,
    },
    storno: {
      title: "Stornierung",
      content: `Einzelbuchungen können Sie bis 3 Tage vor der Anreise kostenlos stornieren, Gruppenbuchungen bis 21 Tage vorher. Danach berechnen wir 80 % des Preises. Die Anzahlung von 50 € erstatten wir innerhalb von zehn Tagen. Gutscheine sind vier Jahre gültig und werden nicht ausgezahlt.`,
    },
    sauna: {
      title: "Sauna und Restaurant",
      content: `## Sauna

Die Sauna ist dienstags bis samstags von 16 bis 21 Uhr geöffnet. Der Eintritt kostet 9 €, ein Bademantel 5 €. Montags ist die Sauna geschlossen.

## Restaurant

Das Restaurant ist täglich von 18 bis 23 Uhr geöffnet. Ein Menü mit drei Gängen kostet 38 €, mit fünf Gängen 56 €. Kartenzahlung ist möglich.`,
    },
  },
  asked: [
    {
      question: "Was kosten die Zimmer und das Frühstück?",
      honest: [
        "Ein Doppelzimmer kostet in der Nebensaison 99 € und in der Hauptsaison 129 € [zimmer].",
        "Das Einzelzimmer gibt es ab 69 Euro, in der Hauptsaison für 89 Euro [zimmer].",
        "In der Hauptsaison zahlen Sie für das Familienzimmer 169 € [zimmer].",
        "Für 139 € bekommen Sie in der Nebensaison ein Familienzimmer [zimmer].",
        "Einzelzimmer 69 €, Doppelzimmer 99 €, Familienzimmer 139 € (Nebensaison) [zimmer].",
        "Das Frühstück kostet 12 Euro, Kinder bis 12 Jahre zahlen 6 Euro [zimmer].",
        "Ein Hund kostet 10 € pro Nacht [zimmer].",
        "A double room is €99 in the low season and €129 in the high season [zimmer].",
        "Frühstück für Kinder gibt es für die Hälfte, also 6 € [zimmer].",
        "Übernachten zwei Personen im Doppelzimmer, sind das 129 € in der Hauptsaison [zimmer].",
      ],
      false: [
        "Ein Doppelzimmer kostet in der Hauptsaison 99 € [zimmer].",
        "Das Einzelzimmer kostet in der Nebensaison 89 € [zimmer].",
        "Das Einzelzimmer kostet 129 Euro [zimmer].",
        "In der Hauptsaison zahlen Sie für das Familienzimmer 139 € [zimmer].",
        "Einzelzimmer 99 €, Doppelzimmer 69 € [zimmer].",
        "Das Frühstück kostet für Kinder 12 € [zimmer].",
        "Ein Hund kostet 6 € pro Nacht [zimmer].",
        "In der Nebensaison kostet das Doppelzimmer 129 €, in der Hauptsaison 99 € [zimmer].",
        "Das Frühstück kostet 10 € pro Person [zimmer].",
      ],
    },
    {
      question: "Sind Hunde im Einzelzimmer erlaubt?",
      honest: [
        "Nein, im Einzelzimmer sind Hunde nicht erlaubt [zimmer].",
        "Leider nein, Hunde dürfen nur ins Doppelzimmer [zimmer].",
        "Im Doppelzimmer sind Hunde erlaubt [zimmer].",
      ],
      false: [
        "Ja, im Einzelzimmer sind Hunde erlaubt [zimmer].",
        "Nein, im Doppelzimmer sind Hunde nicht erlaubt [zimmer].",
      ],
    },
    {
      question: "Wann ist Anreise, Abreise und Frühstück, und was kostet das Parken?",
      honest: [
        "Anreisen können Sie ab 15 Uhr, die Abreise ist bis 11 Uhr [anreise].",
        "Ihr Zimmer ist ab 15:00 Uhr für die Anreise bereit [anreise].",
        "Frühstück gibt es von 7:30 bis 10 Uhr, am Sonntag von 8 bis 11:30 Uhr [anreise].",
        "Sonntags können Sie bis 11:30 Uhr frühstücken [anreise].",
        "Die Rezeption ist bis 22 Uhr besetzt [anreise].",
        "Im Parkhaus parken Sie für 14 € am Tag, im Hof für 8 € [anreise].",
        "Ein Stellplatz im Hof kostet 8 Euro [anreise].",
        "Check-out is until 11:00, and breakfast is served from 7:30 [anreise].",
      ],
      false: [
        "Die Anreise ist ab 11 Uhr möglich [anreise].",
        "Die Abreise ist bis 15 Uhr möglich [anreise].",
        "Anreise ist ab 11 Uhr, Abreise bis 15 Uhr [anreise].",
        "Sonntags gibt es Frühstück ab 7:30 Uhr [anreise].",
        "Der Stellplatz im Hof kostet 14 € am Tag [anreise].",
        "Im Parkhaus parken Sie für 8 € [anreise].",
        "Die Rezeption ist bis 23 Uhr besetzt [anreise].",
      ],
    },
    {
      question: "Wie kann ich stornieren, und was ist mit Anzahlung und Gutscheinen?",
      honest: [
        "Eine Einzelbuchung stornieren Sie bis 3 Tage vor der Anreise kostenlos [storno].",
        "Gruppen können bis 21 Tage vorher kostenlos absagen [storno].",
        "Einzelbuchungen bis 3 Tage, Gruppenbuchungen bis 21 Tage vor Anreise [storno].",
        "Die Anzahlung bekommen Sie innerhalb von zehn Tagen zurück [storno].",
        "Danach fallen 80 Prozent des Preises an [storno].",
        "Ihr Gutschein gilt vier Jahre lang [storno].",
        "Gutscheine zahlen wir nicht aus [storno].",
        "Group bookings can be cancelled up to 21 days before [storno].",
      ],
      false: [
        "Gruppenbuchungen können Sie bis 3 Tage vor der Anreise kostenlos stornieren [storno].",
        "Eine Einzelbuchung stornieren Sie bis 21 Tage vor der Anreise [storno].",
        "Die Anzahlung erstatten wir innerhalb von 21 Tagen [storno].",
        "Gutscheine sind zehn Jahre gültig [storno].",
        "Ja, Gutscheine werden ausgezahlt [storno].",
      ],
    },
    {
      question: "Wann haben Sauna und Restaurant geöffnet, und was kosten sie?",
      honest: [
        "Die Sauna ist dienstags bis samstags von 16 bis 21 Uhr offen [sauna].",
        "Am Mittwoch öffnet die Sauna um 16 Uhr [sauna].",
        "Montags bleibt die Sauna geschlossen [sauna].",
        "Im Restaurant essen Sie täglich von 18 bis 23 Uhr [sauna].",
        "Das Menü kostet 38 € mit drei und 56 € mit fünf Gängen [sauna].",
        "Fünf Gänge kosten 56 Euro [sauna].",
        "Der Eintritt in die Sauna kostet 9 €, der Bademantel 5 € [sauna].",
        "Ja, im Restaurant können Sie mit Karte zahlen [sauna].",
        "The sauna is open Tuesday to Saturday from 4 pm to 9 pm [sauna].",
      ],
      false: [
        "Die Sauna ist täglich von 18 bis 23 Uhr geöffnet [sauna].",
        "Das Restaurant öffnet um 16 Uhr [sauna].",
        "Ja, die Sauna hat montags geöffnet [sauna].",
        "Ein Menü mit drei Gängen kostet 56 € [sauna].",
        "Der Bademantel kostet 9 € [sauna].",
        "Der Eintritt in die Sauna kostet 5 € [sauna].",
        "Nein, Kartenzahlung ist nicht möglich [sauna].",
        "Yes, the sauna is open on Mondays [sauna].",
      ],
    },
  ],
};
