import { said } from "../../../wishes/words/wish-words.ts";
import type { ShoppingWords } from "./shopping-words.ts";

export const de: ShoppingWords = {
  more: said(
    "[zeig | zeig mir | zeige mir | zeigen sie mir | zeigen | ich will | ich möchte | gibt es | habt ihr | haben sie | kann ich] [noch] (mehr | mehr davon | weitere | andere | mehr zeigen | mehr sehen | weitere zeigen | noch mehr | anderes | noch andere | noch welche | Alternativen | die nächsten | den Rest | mehr anzeigen); [habt ihr | haben sie | hast du | gibt es] [noch] (einen anderen | eine andere | ein anderes | noch einen | noch eine | noch eins); was (gibt es | habt ihr | haben Sie) (noch | sonst noch); was noch; sonst noch was; sonst noch etwas; etwas anderes; nächste; nächste Seite; die nächsten sechs; noch welche; weiter",
  ),
  similar: said(
    "[etwas | was | habt ihr | gibt es | zeig mir] (ähnliches | ähnliche | ähnlich | vergleichbares | vergleichbare)",
  ),
  likeNamed: said(
    "(alternative | alternativen) (zu | zum | zur | für); ähnlich wie; (ähnliche | ähnliches) wie; vergleichbar mit; so etwas wie; sowas wie",
  ),
  leavesOut: said("entferne; entfern; blende; nimm; lass; lasse; schließe; schließ"),
  relative: {
    cheaper: said(
      "(günstigere | günstigeren | günstigeres | günstigerer | günstiger | billigere | billigeren | billigeres | billigerer | billiger | preiswertere | preiswerteres | preiswerter | weniger teuer | nicht so teuer | zu teuer)",
    ),
    dearer: said(
      "(teurere | teureren | teureres | teurerer | teurer | hochwertigere | hochwertigeres | hochwertiger | zu billig | zu günstig)",
    ),
    better: said(
      "(besser bewertet | besser bewertete | besser bewerteten | mit besseren Bewertungen | bessere Bewertungen | besseren Bewertungen | höher bewertete | bessere | besseres | besserer | besser | besseren)",
    ),
  },
  by: {
    moreMemory: said(
      "(mehr | meisten | den meisten | am meisten | größere | größten | größte) (Arbeitsspeicher | RAM)",
    ),
    moreStorage: said(
      "(mehr | meisten | den meisten | am meisten | größere | größten | größte) (Speicher | Speicherplatz | Festplatte)",
    ),
    lighter: said(
      "(leichter | leichteste | leichtesten | leichterer | leichteres | leichtere | am leichtesten | wiegt weniger | wiegt am wenigsten)",
    ),
    heavier: said(
      "(schwerer | schwerste | schwersten | schwererer | schwereres | schwerere | am schwersten | wiegt mehr | wiegt am meisten)",
    ),
    smaller: said(
      "(kleiner | kleinste | kleinsten | kleinere | kleineren | kleineres | kleinerer | am kleinsten | kompakter)",
    ),
    taller: said("höher; am höchsten"),
    wider: said("(breiter | breitere | breiteren | breiteste | breitesten | breitester | breitestes | am breitesten)"),
    bigger: said(
      "(größer | größte | größten | größere | größeren | größeres | größerer | am größten | geräumiger | fasst mehr | fasst am meisten)",
    ),
    longer: said("(länger | längste | längsten | längere | am längsten | hält länger | hält am längsten)"),
    quieter: said("(leiser | leiseste | leisesten | leisere | leiseren | leiserer | leiseres | am leisesten)"),
    stronger: said(
      "(leistungsstärker | leistungsstärkste | leistungsstärksten | leistungsstärkere | leistungsstärkeren | leistungsstärkerer | leistungsstärkeres | leistungsfähiger | leistungsfähigste | leistungsfähigsten); (stärker | stärkste | stärksten | stärkste | stärkster | stärkstes | stärkere | stärkeren | stärkerer | stärkeres | am stärksten); (kräftiger | kräftigste | kräftigsten | kräftigere | kräftigeren | kräftigeres); mehr (leistung | power | watt)",
    ),
  },
  mostOf: said(
    "meiste; meisten; am meisten; (größte | höchste | längste | stärkste); (größten | höchsten | längsten | stärksten); (größter | höchster | längster | stärkster); (größtes | höchstes | längstes | stärkstes)",
  ),
  leastOf: said(
    "wenigste; wenigsten; am wenigsten; (kleinste | niedrigste | geringste | kürzeste); (kleinsten | niedrigsten | geringsten | kürzesten); (kleinster | niedrigster | geringster | kürzester); (kleinstes | niedrigstes | geringstes | kürzestes)",
  ),
  takesBack: said(
    "vergiss; vergesst; vergessen; ignorier; ignoriere; egal; unwichtig; nicht wichtig; spielt keine Rolle; alle; aller; jede; jeder; beliebige; beliebiger; wieder alle; entferne; weg mit",
  ),
  allAgain: said(
    "(zurück zu | zurück zur | zurück auf) (allen | allem | alle | alles | Liste); wieder (alle | alles); (alle | alles) (wieder | nochmal | noch einmal); (nochmal | noch einmal) (alle | alles)",
  ),
  ones: said("welche; davon; die; denen; solche; eins; einen; eine; eines; einer; exemplar; modell; modelle"),
  definite: said("der; die; das; den; dem; dieser; diese; dieses; diesen; diesem; jener; jenes; jene"),
  narrows: said(
    "in; aus; von; mit; ohne; für; nur; nicht; kein; keine; keinen; aber; bloß; unter; über; bis; ab; zwischen; im; außer; auf; als",
  ),
  ofIt: said(
    "(ist | hat | kann | passt | geht | wird | kommt | kostet | wiegt | läuft | hält | funktioniert | war | gibt es | braucht | eignet sich | verträgt | schafft | taugt | enthält | unterstützt) (er | sie | es | das | der | die | dieser | diese | dieses | den); (davon | dafür | damit | dazu | daran); kann man (ihn | sie | es | das | den | damit); ist (er | sie | es) ; wie (viel | teuer | groß | schwer | lang | breit | hoch | laut) (ist | kostet | wiegt) (er | sie | es | das | der | die); (habt ihr | hast du) (ihn | sie | es | den | das); haben Sie (ihn | es | den | das)",
  ),
  ofThem: said("(sind | haben | können | passen | gehen | werden | wiegen | kosten | halten) (die | diese | denn die)"),
  forIt: said(
    "dazu; dafür; damit; daran; dazu passend; dazu passende; dazu passenden; passende; passenden; passendes; passender; für (den | die | das | diesen | diese | dieses)",
  ),
  included: said("dabei; enthalten; im Lieferumfang; mitgeliefert; inklusive; inbegriffen"),
  whether: said(
    "ist; sind; hat; haben; kann; können; darf; dürfen; passt; wiegt; geht; wird; läuft; hält; kostet; gibt es",
  ),
  whetherBehind: said(""),
  them: said("sie; die beiden; beide; beiden; alle; die drei; alle drei; diese; die; ihnen"),
  places: [
    said("(erste | ersten | erster | erstes); nummer 1; nummer eins; nr 1"),
    said("(zweite | zweiten | zweiter | zweites); nummer 2; nummer zwei; nr 2"),
    said("(dritte | dritten | dritter | drittes); nummer 3; nummer drei; nr 3"),
    said("(vierte | vierten | vierter | viertes); nummer 4; nr 4"),
    said("(fünfte | fünften | fünfter | fünftes); nummer 5; nr 5"),
    said("(sechste | sechsten | sechster | sechstes); nummer 6; nr 6"),
  ],
  last: said("(letzte | letzten | letzter | letztes | letztere | unterste | unteren)"),
  counts: [said("zwei; beide; beiden; 2"), said("drei; 3"), said("vier; 4")],
  compare: said(
    "vergleich; vergleiche; vergleichen; vergleichst; verglichen; im Vergleich; gegenüberstellen; vs; versus; [was ist der | worin liegt der] Unterschied; Unterschiede; unterscheiden; unterscheidet",
  ),
  which: said("welcher; welche; welches; welchen"),
  between: said("und; mit; zu; oder; vs; versus; gegen; vom; von"),
  than: said("als"),
  facets: {
    availability: said(
      "auf Lager; lieferbar; vorrätig; verfügbar; erhältlich; Verfügbarkeit; Lagerbestand; ausverkauft; noch da; im Laden; zu haben",
    ),
    price: said("Preis; Preise; kostet; kosten; wie teuer; wie viel; wieviel; teuer"),
    rating: said(
      "Kunden sagen; andere sagen; Kundenmeinungen; Bewertung; Bewertungen; bewertet; Sterne; Rezensionen; Kundenmeinungen; wie gut",
    ),
    brand: said("Marke; Marken; Hersteller; von wem; hergestellt"),
    colour: said("Farbe; Farben; farbig; welche Farbe"),
    size: said(
      "Größe; Größen; Maße; Abmessungen; Abmessung; wie (groß | hoch | breit | lang | tief | dick | klein); Höhe; Breite; Länge; Tiefe; Durchmesser; Volumen; Fassungsvermögen; Inhalt; Kapazität; wie viel (passt | geht) (rein | hinein | da rein)",
    ),
    weight: said("Gewicht; wiegt; wiegen; wie schwer; schwer; wie leicht"),
    material: said("Material; Materialien; woraus; aus was; Stoff; gemacht"),
    origin: said(
      "Herkunft; Herkunftsland; Ursprung; Ursprungsland; Herstellungsland; Anbaugebiet; woher; wo kommt (er | sie | es | das) her; hergestellt in; wo (wird | werden | wurde | wurden) [der | die | das | dieser | diese | dieses] hergestellt; hergestellt; aus welchem Land; in welchem Land; welches Land; produziert in; Produktionsland",
    ),
    warranty: said("Garantie; Gewährleistung; Herstellergarantie; Garantiezeit"),
    power: said(
      "Leistung; Watt; wie stark; Spannung; Akku; Akkulaufzeit; Laufzeit; Akkukapazität; Stromverbrauch; Dauer; Brenndauer; Betriebsdauer",
    ),
    age: said("Alter; Altersempfehlung; welches Alter; ab welchem Alter; wie alt"),
  },
  details: said(
    "anzeigen; zeigen; zeig; mehr (über | zu | zum | zur | Infos | Informationen | Details); erzähl mir [mehr]; Details; Informationen; Beschreibung; beschreib; technische Daten; zeig mir; zeigen Sie mir; was ist mit; ich nehme; ich möchte; ich will; nehme; gefällt mir; Infos",
  ),
  fits: said(
    "passt; passen; passend; geht; gehen; funktioniert; kompatibel; geeignet; eignet; unterstützt; hat; haben; enthalten; enthält; dabei; inklusive; gemacht; benutzen; benutzbar; verwenden; nutzen; verwendbar; läuft; kommt; taugt; schafft; braucht; hält; halten; reicht",
  ),
  contains: said("enthält; enthalten; drin; drinnen; darin; hat; haben"),
  fromWhen: said("ab wann"),
  suits: said(
    "passt; passen; passend; kommt in; kommt ins; geht in; geht ins; gehört in; gehört ins; kompatibel; geeignet; eignet; verwendbar",
  ),
  policies: said(
    "Nachnahme; (ein | eine | einen) (Geschäft | Laden | Filiale | Showroom) (in | bei | nahe); Rückgabe; zurückgeben; zurücksenden; zurückschicken; umtauschen; Umtausch; umgetauscht; Retoure; Rücksendung; Widerruf; Erstattung; Versand; versenden; verschickt; verschicken; geliefert; liefern; liefert; Lieferung; Lieferzeit; Lieferkosten; Versandkosten; Garantie; Gewährleistung; bezahlen; zahlen; Zahlung; Rechnung; Raten; bestellen; bestellt; Bestellung; stornieren; reparieren; Reparatur; repariert; verpackt; Geschenkverpackung; verpacken; reservieren; reserviert; abholen; Abholung; ankommt; schickt ihr; schicken Sie; versendet; sendet ihr; verleiht; verleihen; ausleihen; mieten; vermietet; vermieten; Verleih",
  ),
  needs: said("brauche; brauch; bräuchte; suche; kaufen; hätte gern; hätte gerne; möchte (ein | eine | einen)"),
  faults: said(
    "(das falsche | die falsche | den falschen | die falschen | etwas falsches) (bekommen | erhalten | geliefert | geliefert bekommen | geschickt | geschickt bekommen | angekommen); (falsche | falscher | falsches | falschen) (größe | farbe | produkt | artikel | ware | modell | bestellung | lieferung); kaputt; kaputte; kaputter; kaputtes; kaputten; kaputtgegangen; defekt; defekte; defekter; defektes; defekten; zerbrochen; gebrochen; abgebrochen; gerissen; zerrissen; eingerissen; geplatzt; beschädigt; beschädigte; beschädigtes; undicht; ausgelaufen; verschüttet; abgelaufen; abgelaufene; verschimmelt; schimmelig; verdorben; verbeult; (geht | läuft | lädt | startet | funktioniert | leuchtet | heizt | reagiert | springt) nicht [mehr]; schaltet sich nicht [mehr] (ein | an | aus); schaltet sich (ständig | dauernd | immer wieder) (ab | aus); lässt sich nicht [mehr] (einschalten | ausschalten | anschalten | öffnen | schließen | laden | aufladen | starten | verbinden); eingegangen; verwelkt; vertrocknet; verdorrt; tot angekommen",
  ),
  helps: ["beschädigte oder defekte Ware", "Garantie", "Rückgabe"],
  guides: said("Größentabelle; Größentabellen; Größenberater; Maßtabelle; Tabelle der Größen"),
  food: said("lebensmittel; nahrung; essen; food; snack; snacks; mahlzeit; mahlzeiten"),
  eating: said("esse; essen"),
  recalls: {
    said: said(
      "rückruf; rückrufe; rückrufen; rückrufaktion; rückrufaktionen; produktrückruf; produktrückrufe; zurückgerufen; zurückgerufene; zurückgerufenen",
    ),
    ofAny: said("produkt; produkte; produkten; artikel; artikeln; ware; waren; aktuelle; aktuellen; bekannte"),
  },
  lacks: {
    before: said(
      "(ich | wir) (habe | hab | haben) (kein | keine | keinen); (habe | hab | haben) [ich | wir] (kein | keine | keinen); (gibt es | leben | lebt | wohnen) (kein | keine | keinen); es gibt (kein | keine | keinen)",
    ),
    behind: said("(habe | hab | haben) (ich | wir) (nicht | keine | keinen)"),
    none: said("kein; keine; keinen"),
    here: said("hier; bei (uns | mir); zu Hause; zuhause; im (Haus | Haushalt); in der Wohnung; mehr"),
  },
  roof: {
    under: said(
      "drinnen; innen; im Haus; in der Wohnung; im Zimmer; im Zelt; im Keller; in der Garage; im Auto; im Wohnmobil; im Wohnwagen",
    ),
    none: said("im Freien; draußen; belüfteten"),
    enclosed: said("drinnen; innen; Innenräumen; geschlossenen"),
  },
  taking: said("ich nehme; nehme ich; nimmt"),
  deals: said(
    "Sale; Angebote; Angebot; Sonderangebote; Rabatte; Rabatt; Schnäppchen; Deals; Aktionen; Aktion; reduzierte Artikel; reduzierte Ware; Rabattaktionen; Sonderangebot",
  ),
  gifts: said(
    "(Geschenk | Geschenke | Geschenkidee | Geschenkideen | Geburtstagsgeschenk | Weihnachtsgeschenk | Weihnachtsgeschenke | Mitbringsel); zum Geburtstag; zu Weihnachten; zum Verschenken",
  ),
  now: said("gerade; zurzeit; aktuell; momentan; derzeit; jetzt; im Moment; heute; diese Woche"),
  range: said(
    "[also] was (verkauft | habt | bietet | führt) ihr [so | alles | denn | hier | an | alles an | alles so]; was (verkaufen | haben | bieten | führen) Sie [so | alles | denn | hier | an | alles an]; was (kann | kann ich | könnte) man hier (kaufen | bestellen); was kann ich [bei euch | bei Ihnen | hier] (kaufen | bestellen); was gibt es [hier | bei euch | bei Ihnen | so | alles | alles hier]; was gibts [hier | so | alles]; welche (Produkte | Artikel | Waren | Kategorien | Sachen) (habt | verkauft | führt | bietet) ihr [an]; welche (Produkte | Artikel | Waren | Kategorien) (haben | verkaufen | führen | bieten) Sie [an]; welche (Produkte | Kategorien) gibt es; [zeig mir | zeigt mir | zeigen Sie mir] [alle | eure | Ihre | euer | das] (Produkte | Sortiment | Kategorien | Katalog); was ist euer Sortiment",
  ),
  exists: said("gibt es; gibts; habt ihr; haben Sie; hast du; führt ihr"),
};
