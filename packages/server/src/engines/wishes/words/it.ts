import { said, type WishWords } from "./wish-words.ts";

export const it: WishWords = {
  before: {
    lt: said(
      "(a | di | per) meno di; meno di; sotto; sotto i; sotto gli; al di sotto di; al di sotto dei; inferiore a; inferiori a; più economico di",
    ),
    lte: said(
      "fino a; fino ai; fino agli; al massimo; massimo; max; un massimo di; non più di; entro; entro i; non oltre; che non (superi | superino); budget di; a",
    ),
    gt: said(
      "più di; più (caro | cara | cari | care) di; oltre; oltre i; sopra; sopra i; superiore a; superiori a; al di sopra di; maggiore di",
    ),
    gte: said("almeno; a partire da; da almeno; minimo; min; un minimo di; non meno di; dai; di almeno"),
    about: said("circa; intorno a; intorno ai; attorno a; attorno ai; sui; più o meno"),
  },
  after: {
    lt: said("e meno"),
    lte: said("o meno; al massimo; massimo; max"),
    gt: said(""),
    gte: said("o più; e più; in su; o superiore; o meglio; minimo; in poi; e oltre"),
    about: said("circa; più o meno"),
  },
  between: said("tra [i | gli | le]; fra [i | gli | le]; compreso tra [i | gli | le]; compresi tra [i | gli | le]"),
  ranges: said("da; dai; in una fascia di"),
  joins: said("e [i | gli | le]; a; ai; fino a; ed"),
  not: said("non; mai; nessun"),
  notBehind: said(""),
  without: said(
    "senza; [tutto | tutti | tutte | qualsiasi cosa | qualunque cosa] (tranne | eccetto | meno che); (invece | al posto) (di | del | della | dei | delle | d); piuttosto che; escluso; esclusi; ma non [di]; che non (sia | siano | abbia | abbiano) [di]; a parte; (privo | priva | privi | prive) (di | da); (qualsiasi | qualunque | ogni | tutte le | tutti i) (marca | marche | marchio | marchi | colore | colori) (tranne | eccetto | salvo | che non sia); (altra | altro | altre | altri) (marca | marche | marchio | marchi | colore | colori) (che non sia | che non siano | rispetto a | tranne | eccetto | salvo); (marca | marche | colore | colori) (diversa | diverso | diverse | diversi) (da | dal | dalla)",
  ),
  denied: said(
    "[che] non (sia | siano | è | sono | abbia | abbiano) [di | in | con]; non (di | in | con | della | del); non; né (di | in); né; mai (di | in); [che] non (contenga | contengano | contiene | contengono); [che] non (deve | devono | può | possono) contenere",
  ),
  noneOf: said(
    "niente; nessun; nessuna; nessuno; (odio | odiamo | detesto | detestiamo); non (voglio | vorrei | mi piace | mi piacciono | desidero | cerco) [niente] [di | in]",
  ),
  kindBefore: said("(di | del | della | in) [la | il] (marca | marchio | produttore | colore)"),
  kindBehind: said("marca; marchio; colore"),
  freeOf: said("(libero | libera | liberi | libere) (di | da)"),
  freeElse: said("tempo; aria; corpo; stile; ingresso; caduta"),
  freeBehind: said(""),
  rhetorical: said(
    "non (avete | hai | ha | c è | ci sono | vendete); perché non; non (posso | può | funziona | funzionano | arriva | arrivano | accende | apre | chiude | appare | risponde | rispondono | trovo | capisco | ho | hanno | si)",
  ),
  degrees: said(
    "voi; quando; aspettare; mio; mia; miei; mie; troppo; molto; così; sicuro; sicura; solo; tanto; problema; più; meno; so; importa; grazie; tutto; buono; bene; male; possibile; abbastanza; questo; quello; vero; interessato; spese; imposte (doganali | di | sul)",
  ),
  articles: said("un; una; uno; il; la; lo; i; gli; le"),
  alternatives: said("o; e; né; oppure; ed"),
  namesFirst: true,
  wireless: said("senza fili; senza filo"),
  withoutBehind: said(""),
  unscented: said("non (profumato | profumata | profumati | profumate)"),
  scent: "profumo",
  price: said("prezzo; prezzi; costa; costano; costare; costi; costino; budget; spendere; pagare; costo"),
  rating: said("stella; stelle; voto; punteggio; valutazione media"),
  rated: said("valutato; valutata; valutati; valutate"),
  reviews: said("recensione; recensioni; valutazione; valutazioni; opinioni; commenti; acquirenti; giudizi"),
  idle: said(
    "un; una; uno; il; la; lo; i; gli; le; di; del; è; e; sono; essere; deve; devono; che; con; ha; hanno; abbia; abbiano; media; clienti; da; in; positive; verificate; per",
  ),
  leads: said(
    "adatto; adatta; adatti; adatte; persone; qualcuno; con; e; ed; che; di; del; il; la; lo; i; gli; le; un; una; per; da; in; nel; nello; nella; nell; nei; negli; nelle; a; ha; hanno; abbia; abbiano; è; sono; sia; siano; deve; devono; ma; anche",
  ),
  vague: [
    {
      field: "price",
      value: "low",
      said: said(
        "(economico | economica | economici | economiche | conveniente | convenienti); a buon (prezzo | mercato); non (troppo | tanto) (caro | cara | cari | care | costoso | costosa); poco (costoso | costosa | costosi | costose); a basso (costo | prezzo)",
      ),
    },
    { field: "price", value: "medium", said: said("di fascia media; fascia media; prezzo medio; di prezzo medio") },
    {
      field: "price",
      value: "high",
      said: said(
        "(costoso | costosa | costosi | costose | caro | cara | cari | care | lussuoso | lussuosa); di lusso; di fascia alta; alta gamma; premium",
      ),
    },
    {
      field: "rating",
      value: "high",
      said: said(
        "(ben | molto ben) (recensito | recensita | recensiti | recensite | valutato | valutata | valutati | valutate); (buone | ottime | eccellenti | migliori) (recensioni | valutazioni | opinioni); (buon | ottimo) (punteggio | voto)",
      ),
    },
    {
      field: "reviews",
      value: "high",
      said: said(
        "(molte | tante | numerose | parecchie | un sacco di) (recensioni | valutazioni | opinioni); gran numero di (recensioni | valutazioni)",
      ),
    },
  ],
  howDear: said("quanto (è | sono) (caro | cara | cari | care | costoso | costosa | costosi | costose)"),
  order: {
    cheapest: said(
      "(ordina | ordinati | ordinare) per prezzo; prezzo crescente; prima i più economici; (il | la | i | le) più (economico | economica | economici | economiche | conveniente | convenienti) [prima | per primo | per prima | per primi | per prime]; prima (il | la | i | le) più (economico | economica | economici | economiche); (il | la | i | le) meno (caro | cara | cari | care | costoso | costosa | costosi | costose); più (economico | economica | economici | economiche); al prezzo più basso",
    ),
    dearest: said(
      "[prima] (il | la | i | le) più (caro | cara | cari | care | costoso | costosa | costosi | costose) [prima | per primi | per prime]; più (caro | cara | cari | care | costoso | costosa | costosi | costose); prezzo decrescente",
    ),
    rating: said(
      "[il | la | i | le] (meglio | più) (recensito | recensita | recensiti | recensite | valutato | valutata | valutati | valutate | votato | votata | votati | votate); (il | la | i | le) (migliore | migliori); (miglior | migliore | migliori)",
    ),
    popular: said(
      "(popolare | popolari); (il | la | i | le) più (venduto | venduta | venduti | vendute | popolare | popolari); più (venduto | venduta | venduti | vendute | popolare | popolari)",
    ),
    newest: said(
      "novità; [le] ultime novità; [il | la | i | le] più (recente | recenti | nuovo | nuova | nuovi | nuove); ultimi arrivi; nuovi arrivi; ultime uscite; ultimi modelli; appena (arrivato | arrivata | arrivati | arrivate); (che c è | cosa c è | che cosa c è) di nuovo; qualcosa di nuovo",
    ),
  },
  any: said(
    "qualcosa; tutto; cosa; che cosa; prodotto; prodotti; articolo; articoli; cose; regalo; regali; un regalo; rimedio; un rimedio; rimedi",
  ),
  polite: said("per favore; grazie; avete; per piacere; per cortesia; grazie mille; se possibile"),
  offered: said("[che] (avete | vendete | offrite | hai); nel vostro (negozio | catalogo); da voi"),
  counted: said("bambino; bambina; bambini; bambine; neonato; età; taglia; persone; aperto"),
  wanting: said("bisogno; ho bisogno; mi serve; voglio; vorrei; io; spendere; pagare; costare"),
  compared: {
    lt: said("più (leggero | leggera | leggeri | piccolo | piccola | corto | corta | stretto | stretta | sottile) di"),
    gt: said("più (pesante | grande | lungo | lunga | largo | larga | alto | alta) di"),
  },
  rangeBehind: said(""),
  measures: {
    width: said("diametro; di diametro; larghezza; largo; larga; di larghezza; stretto; stretta"),
    height: said("altezza; alto; alta; di altezza"),
    depth: said("profondità; profondo; di profondità"),
    length: said("lunghezza; lungo; lunga; di lunghezza; corto; corta"),
    diagonal: said("schermo; diagonale; display; di schermo"),
    weight: said("peso; di peso; pesante; leggero; leggera; leggeri"),
    volume: said("volume; capienza; di volume"),
    ram: said("ram; memoria ram; memoria; di ram; di memoria; di memoria ram"),
    storage: said("archiviazione; ssd; disco rigido; disco; di archiviazione; di ssd; di spazio"),
    duration: said(
      "autonomia; di autonomia; batteria; di batteria; durata; di durata; tempo di cottura; di cottura; tempo di ricarica; di ricarica; di riproduzione; dura; duri; durano",
    ),
    noise: said("rumore; rumorosità; livello sonoro"),
  },
  inStock: said("disponibile; disponibili; in magazzino; subito disponibile; disponibile subito; in pronta consegna"),
  onSale: said(
    "in offerta; in saldo; in saldi; scontato; scontata; scontati; scontate; in promozione; in sconto; ribassato",
  ),
  danger: "pericolo",
  allergic: said(
    "(allergico | allergica | allergici | allergiche | alergico | alergica | alergici | allergia | alergia | intollerante | intolleranti | intolleranza) (a | al | alla | alle | ai | agli | allo | all)",
  ),
  using: said("avere; mangiare; mangio; bere; usare; utilizzare; prendere; indossare; consumare"),
  reactsTo: said(
    "(reagisco | reagisce | sensibile) [male] (al | alla | ai | alle | allo | all | agli | a); allergico; allergica; allergici; allergiche; allergia; intolleranza; (mi | gli | le | ci) (fa | fanno) (male | stare male) [il | lo | la | l | i | gli | le]",
  ),
  cannotHave: said(
    "non (tollero | tollera | digerisco) [il | lo | la | l | i | gli | le]; non (posso | può | possiamo | devo | deve) (mangiare | bere)",
  ),
  allergicBehind: said(""),
  dangerous: said(
    "pericolo; pericoli; veleno; rischio; rischi; tossico; tossica; tossici; tossiche; velenoso; velenosa; velenosi; velenose; nocivo; nociva; nocivi; nocive; pericoloso; pericolosa; pericolosi; pericolose",
  ),
  harmless: said(
    "innocuo; innocua; innocui; innocue; inoffensivo; inoffensiva; inoffensivi; inoffensive; atossico; atossica; atossici; atossiche",
  ),
  safe: said("sicuro; sicura; sicuri; sicure"),
  harmed: said(
    "animale; animali; animali domestici; gatto; gatti; cane; cani; coniglio; conigli; uccelli; cavalli; bambino; bambini; neonato; neonati",
  ),
};
