import { said, type WishWords } from "./wish-words.ts";

export const nl: WishWords = {
  before: {
    lt: said("onder; onder de; beneden; minder dan; goedkoper dan; lager dan; kleiner dan"),
    lte: said(
      "tot; tot en met; t m; maximaal; max; maximum; hoogstens; ten hoogste; (niet | geen) (meer | duurder | hoger) dan; niet boven de; niet boven; budget van; een maximum van; binnen",
    ),
    gt: said("boven; boven de; meer dan; hoger dan; duurder dan; groter dan; beter dan"),
    gte: said(
      "vanaf; minimaal; minstens; tenminste; ten minste; min; minimum; een minimum van; (niet | geen) (minder | lager) dan; niet onder",
    ),
    about: said("rond; rond de; ongeveer; circa; ca; om en nabij; zo n"),
  },
  after: {
    lt: said("en minder"),
    lte: said("of minder; of goedkoper; maximaal; max; maximum; hoogstens"),
    gt: said(""),
    gte: said("of meer; en meer; of hoger; en hoger; of beter; minimaal; plus; en daarboven"),
    about: said("ongeveer"),
  },
  between: said("tussen [de]"),
  ranges: said("van; in de range van"),
  joins: said("en [de]; tot; en met"),
  not: said("niet; geen; nooit"),
  notBehind: said(""),
  without: said(
    "zonder; [alles | alle | iedereen] behalve; (in plaats | in de plaats) van; uitgezonderd; maar (niet | geen) [van]; anders dan; (elk | elke | ieder | iedere | alle) (merk | merken | kleur | kleuren) behalve; (een ander | een andere | ander | andere) (merk | merken | kleur | kleuren) (dan | anders dan)",
  ),
  denied: said(
    "[die | dat] niet (van | uit | in | met); niet; noch [van | uit | in]; niets met; non; (die | dat) niet",
  ),
  noneOf: said(
    "geen; (ik | wij | we) (haat | haten | verafschuw | verafschuwen) [alle]; (ik hou | wij houden | we houden) niet van; (ik heb | wij hebben | we hebben) een hekel aan",
  ),
  kindBefore: said("(van | in | met) [het | de] (merk | kleur | fabrikant); (het merk | de kleur)"),
  kindBehind: said("merk; kleur"),
  freeOf: said("vrij van"),
  freeElse: said("verzending; levering; entree; tijd"),
  freeBehind: said("vrij; vrije"),
  rhetorical: said(
    "(hebben jullie | heb je | hebt u | heeft u | is er | zijn er | verkopen jullie | verkoopt u) [ook] geen; waarom niet; (kan | kon | wil | heb | heeft | had | was) niet",
  ),
  degrees: said(
    "jullie; wanneer; wachten; mijn; te; heel; erg; zo; zeker; echt; alleen; probleem; idee; veel; meer; minder; weet; haast; per se; goed; slecht; mooi; genoeg; mogelijk; dat; dit; waar; geïnteresseerd; kosten",
  ),
  articles: said("een; de; het"),
  alternatives: said("of; en; noch"),
  namesFirst: false,
  joinsWords: true,
  wireless: said("zonder draad; zonder snoer"),
  withoutBehind: said(""),
  unscented: said(
    "ongeparfumeerd; ongeparfumeerde; (niet | geen) geparfumeerd; niet geparfumeerde; geurloos; geurloze",
  ),
  scent: "parfum",
  price: said("prijs; prijzen; prijsklasse; kost; kosten; budget; uitgeven; betalen; geprijsd"),
  rating: said("ster; sterren; score; cijfer; waardering"),
  rated: said("beoordeeld; gewaardeerd"),
  reviews: said(
    "review; reviews; beoordeling; beoordelingen; recensie; recensies; klantbeoordelingen; kopers; meningen",
  ),
  idle: said(
    "een; de; het; is; zijn; moet; moeten; mag; mogen; van; met; heeft; hebben; die; dat; door; gemiddeld; gemiddelde; klanten; voor; wordt; worden; echte; geverifieerde",
  ),
  leads: said(
    "geschikt; geschikte; mensen; iemand; met; en; die; dat; de; het; een; van; voor; tot; heeft; hebben; is; zijn; moet; moeten; mag; mogen; maar; in; ook; ze; hij; door",
  ),
  vague: [
    {
      field: "price",
      value: "low",
      said: said(
        "goedkoper; goedkopere; (goedkoop | goedkope | voordelig | voordelige | betaalbaar | betaalbare); niet (te | zo) (duur | dure); voor weinig geld; laaggeprijsd; laaggeprijsde",
      ),
    },
    {
      field: "price",
      value: "medium",
      said: said(
        "gemiddeld geprijsd; gemiddeld geprijsde; middenklasse; uit de middenklasse; gemiddelde prijs; in het middensegment",
      ),
    },
    {
      field: "price",
      value: "high",
      said: said("(duur | dure | luxe | luxueus | luxueuze | exclusief | exclusieve); premium; high end"),
    },
    {
      field: "rating",
      value: "high",
      said: said(
        "(goed | hoog | zeer goed | uitstekend) (beoordeeld | beoordeelde | gewaardeerd | gewaardeerde); (goede | uitstekende | positieve | hoge | beste | sterke) (review | reviews | beoordelingen | recensies | waardering | waarderingen)",
      ),
    },
    {
      field: "reviews",
      value: "high",
      said: said(
        "(veel | heel veel | talrijke | een hoop) (reviews | beoordelingen | recensies); (vaak | veel) beoordeeld; een groot aantal (reviews | beoordelingen)",
      ),
    },
  ],
  howDear: said("hoe (duur | dure | prijzig)"),
  order: {
    cheapest: said(
      "(sorteer | gesorteerd | sorteren) op prijs; goedkoopste eerst; prijs oplopend; (goedkoopste | voordeligste); laagste prijs; voor de laagste prijs; het goedkoopst",
    ),
    dearest: said("duurste eerst; duurste; het duurst"),
    rating: said("(best | hoogst) (beoordeeld | beoordeelde | gewaardeerd | gewaardeerde); beste"),
    popular: said(
      "(populair | populaire | populairste); (meest | best) (verkocht | verkochte); bestseller; bestsellers; meest populaire",
    ),
    newest: said(
      "nieuwste; nieuwste eerst; meest recente; nieuw binnen; nieuwigheden; nieuwe collectie; net binnen; laatste nieuwe; wat is er nieuw; wat is nieuw; iets nieuws; nieuw in het assortiment",
    ),
  },
  any: said(
    "iets; alles; wat; product; producten; artikel; artikelen; spullen; ding; dingen; cadeau; cadeaus; een cadeau; middel; een middel; middeltje; middelen",
  ),
  polite: said(
    "alsjeblieft; graag; bedankt; hebben jullie; alstublieft; aub; dank je; dank u; dankjewel; indien mogelijk; als het kan",
  ),
  offered: said(
    "[die | dat | wat] (jullie | je | u) (hebben | hebt | heeft | heb | verkopen | verkoopt); (hebben | verkopen) jullie; (heb | verkoop) je; (heeft | verkoopt) u; in (jullie | je | uw) (winkel | assortiment)",
  ),
  counted: said("kind; kinderen; jongen; meisje; baby; leeftijd; maat; personen; open"),
  wanting: said("nodig; heb nodig; wil; wilde; ik; uitgeven; betalen; besteden; kosten; bevatten; bevat"),
  compared: {
    lt: said("(lichter | korter | smaller | dunner) dan"),
    gt: said("(zwaarder | langer | breder | dieper) dan"),
  },
  rangeBehind: said(""),
  measures: {
    width: said("diameter; doorsnede; breedte; breed; brede; breder; smaller"),
    height: said("hoogte; hoog; hoge"),
    depth: said("diepte; diep; dieper"),
    length: said("lengte; lang; lange; langer; korter"),
    diagonal: said("scherm; beeldscherm; beelddiagonaal; schermdiagonaal; schermgrootte; diagonaal"),
    weight: said("gewicht; zwaar; zwaarder; lichter; weegt"),
    volume: said("volume; inhoud"),
    ram: said("ram; werkgeheugen; geheugen; intern geheugen"),
    storage: said("opslag; opslagruimte; ssd; harde schijf; opslagcapaciteit"),
    duration: said(
      "batterijduur; accuduur; batterij; accu; looptijd; speeltijd; speelduur; brandduur; kooktijd; gaartijd; baktijd; laadtijd; droogtijd; duur; meegaat; gaat mee",
    ),
    noise: said("geluid; geluidsniveau; lawaai; geluidsdruk"),
  },
  inStock: said(
    "op voorraad; direct leverbaar; leverbaar; beschikbaar; beschikbare; uit voorraad leverbaar; leverbare; (direct | meteen | snel) leverbare; voorradig; voorradige",
  ),
  onSale: said("in de aanbieding; in de uitverkoop; afgeprijsd; afgeprijsde; met korting; in de sale; in aanbieding"),
  danger: "gevaar",
  allergic: said("(allergisch | allergies | allergie | intolerant | overgevoelig) (voor | tegen)"),
  using: said("hebben; eten; drinken; gebruiken; nemen; dragen; nuttigen; verdragen; kan; kunnen"),
  reactsTo: said(
    "(reageer | reageert) [allergisch | slecht | heftig] op; allergisch; allergies; gevoelig voor; (krijg | krijgt) (jeuk | uitslag | diarree | buikpijn | last) van; (word | wordt) ziek van",
  ),
  cannotHave: said(
    "(kan | kunnen) [ik | hij | ze | zij] [echt] niet [zo] [goed] tegen; [die | dat] niet [zo] [goed] tegen; (verdraag | verdraagt | verdragen) [ik] geen; (ik | hij | zoon | dochter | kind) mag geen; mag (ik | hij) geen",
  ),
  allergicBehind: said("allergie; allergieën; allergisch; allergische; intolerantie; intolerant"),
  dangerous: said(
    "gevaar; gevaren; gif; giftig; giftige; schadelijk; schadelijke; gevaarlijk; gevaarlijke; toxisch; toxische",
  ),
  harmless: said(
    "ongiftig; ongiftige; onschadelijk; onschadelijke; ongevaarlijk; ongevaarlijke; huisdiervriendelijk; huisdiervriendelijke; katvriendelijk; katvriendelijke",
  ),
  safe: said("veilig; veilige"),
  harmed: said(
    "huisdier; huisdieren; dier; dieren; kat; katten; hond; honden; konijn; konijnen; vogels; paarden; kind; kinderen; baby; babys",
  ),
};
