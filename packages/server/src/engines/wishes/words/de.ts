import { said, type WishWords } from "./wish-words.ts";

export const de: WishWords = {
  before: {
    lt: said("unter; weniger als; billiger als; günstiger als; niedriger als; unterhalb von"),
    lte: said(
      "bis; bis zu; bis max; bis maximal; höchstens; maximal; max; (nicht | kein) (mehr | teurer | höher) als; nicht über; im Rahmen von; Budget von; innerhalb von",
    ),
    gt: said("über; mehr als; höher als; besser als; teurer als; oberhalb von"),
    gte: said(
      "ab; mindestens; mind; minimum; wenigstens; von mindestens; nicht (weniger | schlechter) als; nicht unter",
    ),
    about: said("um; um die; ungefähr; etwa; ca; circa; rund; so um die"),
  },
  after: {
    lt: said("und darunter; oder darunter"),
    lte: said("oder weniger; oder günstiger; oder billiger; maximal; max; höchstens; maximum"),
    gt: said(""),
    gte: said("oder mehr; und mehr; oder besser; oder höher; und höher; aufwärts; und aufwärts; plus; mindestens"),
    about: said("ungefähr; etwa; rum; herum"),
  },
  between: said("zwischen"),
  ranges: said("von; im Bereich von"),
  joins: said("und; bis; bis zu"),
  not: said("nicht; kein; keine; keinen; nie; niemals"),
  notBehind: said(""),
  without: said(
    "ohne; außer; [alles | alle] (außer | bis auf); ausgenommen; statt; anstatt; anstelle (von | der | des); aber (nicht | kein | keine | keinen) [von]; bloß (nicht | kein | keine); nur nicht; (jede | jeder | jedes | alle | allen | aller | irgendeine | irgendeiner) (marke | marken | farbe | farben | hersteller | herstellers) (außer | bis auf); (eine andere | einer anderen | andere | anderen | anderer) (marke | farbe | hersteller) als; (in | von) anderen (marken | farben | herstellern) als",
  ),
  denied: said(
    "[die | der | das] nicht (aus | von | vom | in | mit | wie); nicht; weder [aus | von | vom | in]; nichts mit; non; (die | der | das) nicht",
  ),
  noneOf: said(
    "kein; keine; keinen; keines; keiner; keinem; (ich | wir) (hasse | hassen | verabscheue | verabscheuen) [alle]; (hasse | verabscheue) ich; (ich | wir) (mag | mögen) (kein | keine | keinen)",
  ),
  kindBefore: said(
    "(von | aus | in | mit) [der | die | dem | den | des] (marke | marken | hersteller | herstellers | farbe | farben); der (marke | farbe)",
  ),
  kindBehind: said("marke; farbe"),
  freeOf: said("frei von"),
  freeElse: said("versand; lieferung; eintritt; porto; parken"),
  freeBehind: said("frei; freie; freier; freies; freien"),
  rhetorical: said(
    "(habt ihr | haben sie | hast du | gibt es | gibts | führt ihr | führen sie | verkauft ihr | verkaufen sie | hättet ihr) [denn] (kein | keine | keinen); (kann | könnte | konnte | will | wollte | habe | hat | hatte | wurde | war) nicht; warum nicht; ob nicht",
  ),
  degrees: said(
    "mein; meine; meinen; meiner; meinem; zu; sehr; so; sicher; wirklich; nur; mehr; ahnung; problem; viel; viele; ganz; unbedingt; besonders; gerade; weiß (was | wer | wie | wo | ob | welche | welcher | welches | welchen | wann | warum); wissen; eilig; lust; was; wer; mal; nur; gut; schlecht; richtig; schön; hilfreich; genug; möglich; da; hier; es; das; dies; interessiert; wahr; kosten; gebühren",
  ),
  articles: said("ein; eine; einen; einer; eines; einem; der; die; das; den"),
  alternatives: said("oder; und; noch; sowie"),
  namesFirst: false,
  joinsWords: true,
  wireless: said(""),
  withoutBehind: said(""),
  unscented: said(
    "unparfümiert; unparfümierte; unparfümierter; unparfümiertes; unparfümierten; duftneutral; duftneutrale; duftneutraler; duftneutrales; nicht parfümiert; nicht parfümierte",
  ),
  scent: "Parfüm",
  price: said(
    "Preis; Preise; Preisen; Preislage; Preisspanne; Höchstpreis; Maximalpreis; kosten; kostet; Kosten; Budget; ausgeben; zahlen",
  ),
  rating: said("Stern; Sterne; Sternen; Bewertungsschnitt; Sternebewertung; Durchschnittsbewertung"),
  rated: said("bewertet"),
  reviews: said(
    "Bewertung; Bewertungen; Rezension; Rezensionen; Kundenbewertungen; Kundenrezensionen; Käufer; Käufern; Meinungen",
  ),
  idle: said(
    "ein; eine; einem; einen; der; die; das; den; dem; ist; sind; sein; soll; sollte; sollen; darf; dürfen; mit; hat; haben; von; vom; für; zum; im; wird; werden; liegt; durchschnittlich; verifizierten; verifizierte; echten; beträgt",
  ),
  leads: said(
    "geeignet; Menschen; Leute; jemanden; jemand; mit; und; die; der; das; den; von; für; zum; zu; einem; einer; eine; ein; hat; haben; ist; sind; soll; sollte; sollen; darf; dürfen; aber; in; im; auch; am; es; sie; er; liegt; welche; welches; welcher; zu einem",
  ),
  vague: [
    {
      field: "price",
      value: "low",
      said: said(
        "(günstigere | günstigeres | günstigeren | billigere | billigeres | preiswertere); (günstig | günstige | günstiger | günstiges | günstigen | billig | billige | billiger | billiges | billigen | preiswert | preiswerte | preiswerter | preiswertes | preiswerten | preisgünstig | preisgünstige | erschwinglich | erschwingliche); nicht (zu | so) teuer; für wenig Geld",
      ),
    },
    {
      field: "price",
      value: "medium",
      said: said(
        "in mittlerer Preislage; (im | aus dem) mittleren Preissegment; mittlerer Preis; mittelpreisig; mittelpreisige",
      ),
    },
    {
      field: "price",
      value: "high",
      said: said(
        "(hochpreisig | hochpreisige | teuer | teure | teurer | teures | teuren | luxuriös | luxuriöse | edle); Luxus; Premium",
      ),
    },
    {
      field: "rating",
      value: "high",
      said: said(
        "(gut | bestens | hoch | sehr gut | hervorragend | top) (bewertet | bewertete | bewerteter | bewertetes | bewerteten); (gute | guten | sehr guten | besten | hervorragenden | ausgezeichneten | positiven | hohen) (Bewertung | Bewertungen | Rezensionen | Kundenbewertungen); guter Bewertung",
      ),
    },
    {
      field: "reviews",
      value: "high",
      said: said(
        "(viele | vielen | zahlreiche | zahlreichen | jede Menge | sehr vielen) (Bewertungen | Rezensionen | Kundenbewertungen | Meinungen); (oft | häufig | viel) (bewertet | bewertete | bewertetes)",
      ),
    },
  ],
  howDear: said("wie (teuer | hochpreisig)"),
  order: {
    cheapest: said(
      "(sortiere | sortiert | sortieren | ordne) nach Preis; nach Preis (sortiert | sortieren | geordnet); Preis aufsteigend; (günstigste | billigste) zuerst; am (billigsten | günstigsten | preiswertesten); (billigste | billigster | billigstes | billigsten | günstigste | günstigster | günstigstes | günstigsten | preiswerteste | preiswertesten); niedrigster Preis",
    ),
    dearest: said(
      "am teuersten; (teuerste | teuersten | hochpreisigste) zuerst; (teuerste | teuerster | teuerstes | teuersten)",
    ),
    rating: said(
      "am besten (bewertet | bewertete | bewerteten | bewertetes | bewerteter); (höchstbewertete | höchstbewerteten); (beste | bester | bestes | besten); (bestbewertete | bestbewerteten | bestbewerteter | bestbewertetes)",
    ),
    popular: said(
      "(beliebt | beliebte | beliebter | beliebtes | beliebteste | beliebtesten | meistverkaufte | meistverkauften | meistgekaufte); Bestseller; Verkaufsschlager",
    ),
    newest: said(
      "neueste; neueste zuerst; neuesten zuerst; neuesten; neuester; neuestes; neuste; neusten; neuster; neustes; am neuesten; Neuheiten; Neuheit; Neuzugänge; Neuerscheinungen; neu eingetroffen; neu eingetroffene; was (ist | gibt es | gibt s) neu; was (gibt es | gibt s) neues; etwas neues; das neueste zuerst",
    ),
  },
  any: said(
    "irgendetwas; irgendwas; etwas; was; alles; Produkt; Produkte; Artikel; Sache; Sachen; Ding; Dinge; Geschenk; Geschenke; Mittel; ein Mittel",
  ),
  polite: said(
    "bitte; danke; habt ihr; haben sie; lieferbar; bitteschön; dankeschön; vielen dank; wenn möglich; falls möglich; wenns geht; wenn es geht",
  ),
  offered: said(
    "[die | das | den | der | was] (ihr | sie | du) (habt | haben | hast | führt | führen | verkauft | verkaufen | anbietet | anbieten); (habt | führt | verkauft) ihr; (haben | führen | verkaufen) sie; bei (euch | ihnen); in (eurem | ihrem) (Shop | Laden | Geschäft | Sortiment); im (Sortiment | Shop)",
  ),
  counted: said(
    "Kind; Kinder; Kindern; Mädchen; Junge; Jungen; Jungs; Alter; Größe; Größen; Baby; Personen; Jugendliche; Leute; geöffnet; offen; auf",
  ),
  wanting: said(
    "brauche; brauch; bräuchte; will; möchte; würde; ich; mehr; zahlen; ausgeben; bezahlen; dafür; gerne; unbedingt; kosten; enthalten; enthält; beinhalten; beinhaltet",
  ),
  compared: {
    lt: said("(leichter | kleiner | kürzer | schmaler | schmäler | dünner | niedriger) als"),
    gt: said("(schwerer | größer | länger | breiter | höher | tiefer) als"),
  },
  rangeBehind: said(""),
  measures: {
    width: said("Durchmesser; breite; breit; breiter; breites; breite; schmaler; schmäler"),
    height: said("höhe; hoch; höher; niedriger"),
    depth: said("tiefe; tief; tiefer"),
    length: said("länge; lang; länger; kürzer"),
    diagonal: said("bildschirm; bildschirmdiagonale; diagonale; display; bildschirmgröße; zoll diagonale"),
    weight: said("gewicht; schwer; schwerer; leichter; wiegt; wiegen"),
    volume: said("volumen; fassungsvermögen; inhalt"),
    ram: said("ram; arbeitsspeicher; hauptspeicher"),
    storage: said("speicher; speicherplatz; ssd; festplatte; speicherkapazität; festplattenspeicher"),
    duration: said(
      "Akkulaufzeit; Akku; Laufzeit; Batterielaufzeit; Spielzeit; Wiedergabe; Wiedergabezeit; Brenndauer; Garzeit; Kochzeit; Backzeit; Ladezeit; Trockenzeit; Dauer; hält; durchhält; läuft",
    ),
    noise: said("Lautstärke; Geräuschpegel; Schallpegel; Schallleistungspegel; Schalldruckpegel; laut; leise"),
  },
  inStock: said(
    "auf Lager; lieferbar; sofort lieferbar; vorrätig; sofort verfügbar; verfügbar; verfügbare; verfügbaren; verfügbarer; verfügbares; (sofort | prompt) (lieferbare | lieferbaren | verfügbare | verfügbaren); lieferbare; lieferbaren; lieferbarer; lieferbares; vorrätige; vorrätigen; vorrätiger; vorrätiges",
  ),
  onSale: said(
    "im Angebot; reduziert; reduzierte; reduzierter; reduziertes; reduzierten; im Sale; im Ausverkauf; herabgesetzt; rabattiert; rabattierte",
  ),
  danger: "Gefahr",
  allergic: said("(allergisch | allergie | intolerant | intoleranz | unverträglichkeit) (gegen | auf | gegenüber)"),
  using: said(
    "haben; essen; esse; trinken; trinke; verwenden; verwende; benutzen; benutze; nehmen; tragen; anziehen; verzehren",
  ),
  reactsTo: said(
    "(reagiere | reagiert | reagieren) [allergisch | empfindlich | stark | heftig] auf; allergisch; empfindlich (gegen | gegenüber | auf); (bekomme | bekommt | kriegt | kriege) (Ausschlag | Durchfall | Juckreiz) von",
  ),
  cannotHave: said(
    "(vertrage | vertragen | verträgt) [ich | wir | er] (kein | keine | keinen | keinerlei); (ich | wir | er | sohn | tochter | kind | mann | frau) (darf | dürfen) (kein | keine | keinen | keinerlei); (darf | dürfen) (ich | wir | er) (kein | keine | keinen | keinerlei)",
  ),
  allergicBehind: said(
    "Allergie; Allergien; allergisch; allergische; allergischen; allergischer; Allergiker; Allergikerin; Allergikern; Intoleranz; intolerant; intolerante; intoleranten; Unverträglichkeit",
  ),
  dangerous: said(
    "Gefahr; Gefahren; Gift; giftig; giftige; giftiger; giftiges; giftigen; toxisch; toxische; toxischer; toxisches; toxischen; gefährlich; gefährliche; gefährlicher; gefährliches; gefährlichen; schädlich; schädliche; schädlicher; schädliches; schädlichen",
  ),
  harmless: said(
    "ungiftig; ungiftige; ungiftiger; ungiftiges; ungiftigen; harmlos; harmlose; harmloser; harmloses; harmlosen; unbedenklich; unbedenkliche; unbedenklicher; unbedenkliches; unbedenklichen; ungefährlich; ungefährliche; ungefährlicher; ungefährliches; ungefährlichen; unschädlich; unschädliche; unschädlicher; unschädliches; unschädlichen; haustierfreundlich; haustierfreundliche; haustierfreundlicher; haustierfreundliches; haustierfreundlichen; katzenfreundlich; katzenfreundliche; katzenfreundlicher; katzenfreundliches; katzenfreundlichen; hundefreundlich; hundefreundliche; hundefreundlicher; hundefreundliches; hundefreundlichen",
  ),
  safe: said("sicher; sichere; sicherer; sicheres; sicheren"),
  harmed: said(
    "Haustier; Haustiere; Haustieren; Tier; Tiere; Tieren; Katze; Katzen; Hund; Hunde; Hunden; Welpen; Kaninchen; Vögel; Vögeln; Pferde; Pferden; Kind; Kinder; Kindern; Kleinkinder; Kleinkindern; Baby; Babys",
  ),
};
