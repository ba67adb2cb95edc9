import { said } from "../../../wishes/words/wish-words.ts";
import type { ShoppingWords } from "./shopping-words.ts";

export const it: ShoppingWords = {
  more: said(
    "[mostrami | mostra | fammi vedere | vedere | vedi | ci sono | avete | voglio vedere | ce ne sono | ne avete] (altri | altre | di più | ancora | altro | più risultati | altri prodotti | altri modelli | altre opzioni | alternative | i prossimi | gli altri | il resto | qualcos altro); [ne avete | avete | c è | ce n è | ne hai] (un altro | un altra); mostra altri; che altro [avete | c è]; cos altro [avete | c è]; qualcos altro; qualcosa d altro; altri; altre; avanti; prossimi; ne avete altri; ce ne sono altri",
  ),
  similar: said("[qualcosa di | avete | altri] (simile | simili)"),
  likeNamed: said(
    "(alternativa | alternative) (a | al | alla | all); (simile | simili | paragonabile) (a | al | alla | all); qualcosa come",
  ),
  leavesOut: said("togli; togliere; togliete; elimina; escludi; escludere; rimuovi; nascondi"),
  relative: {
    cheaper: said(
      "(più economico | più economica | più economici | più economiche | meno caro | meno cara | meno cari | meno care | meno costoso | meno costosa | meno costosi | meno costose | più conveniente | più convenienti | troppo caro | troppo cara | troppo cari | troppo care)",
    ),
    dearer: said(
      "(più caro | più cara | più cari | più care | più costoso | più costosa | più costosi | più costose | di fascia più alta)",
    ),
    better: said(
      "(meglio valutato | meglio valutata | meglio valutati | meglio valutate | valutato meglio | valutata meglio | valutati meglio | valutate meglio | meglio recensito | meglio recensiti | meglio valutato | meglio valutati | recensioni migliori | con recensioni migliori | migliori recensioni | di qualità migliore | migliore | migliori | meglio)",
    ),
  },
  by: {
    moreMemory: said("(più | la maggiore | maggiore) (memoria | RAM | memoria RAM)"),
    moreStorage: said("(più | la maggiore | maggiore) (archiviazione | spazio | spazio di archiviazione)"),
    lighter: said("[il | la | i | le] più (leggero | leggera | leggeri | leggere); pesa meno; pesa di meno"),
    heavier: said("[il | la | i | le] più (pesante | pesanti); pesa di più; pesa più"),
    smaller: said("[il | la | i | le] più (piccolo | piccola | piccoli | piccole | compatto | compatta)"),
    taller: said("[il | la | i | le | gli] più (alto | alta | alti | alte)"),
    wider: said("[il | la | i | le] più (largo | larga | larghi | larghe)"),
    bigger: said(
      "[il | la | i | le] più (grande | grandi | capiente | capienti | spazioso | spaziosa); [il | la] maggiore",
    ),
    longer: said("[il | la | i | le] più (lungo | lunga | lunghi | lunghe); dura di più"),
    quieter: said(
      "[il | la | i | le] (più silenzioso | più silenziosa | più silenziosi | più silenziose | meno rumoroso | meno rumorosa)",
    ),
    stronger: said("[il | la | i | le] più (potente | potenti | forte | forti)"),
  },
  mostOf: said(
    "(con | ha | hanno) più; [il | la | i | le] maggior numero di; [il | la | i | le] (maggiore | maggiori); [il | la | i | le] più (grande | grandi | lungo | lunga | alto | alta | potente)",
  ),
  leastOf: said(
    "(con | ha | hanno) meno; [il | la | i | le] minor numero di; [il | la | i | le] (minore | minori); [il | la | i | le] più (piccolo | piccola | corto | corta | basso | bassa)",
  ),
  takesBack: said(
    "dimentica; lascia perdere; ignora; non importa; non conta; tutte; tutti; qualsiasi; qualunque; togli; di nuovo tutte",
  ),
  allAgain: said(
    "(torna | tornare | torniamo | tornando) a (tutti | tutte | tutto); di nuovo (tutti | tutte | tutto); (tutti | tutte | tutto) di nuovo",
  ),
  ones: said("uno; una; quello; quella; quelli; quelle; ne; modello; modelli; qualcuno"),
  definite: said("il; lo; la; i; gli; le; l; quello; quella; quelli; quelle; questo; questa; questi; queste"),
  narrows: said(
    "in; di; da; del; della; con; senza; per; solo; soltanto; non; ma; sotto; meno di; sopra; più di; tra; fra; fino a; eccetto; tranne; taglia; che sia; che siano; a meno di",
  ),
  ofIt: said(
    "(è | ha | va | sta | entra | serve | funziona | pesa | costa | viene | include | regge | si può | può | misura | supporta | resiste | è compatibile) [il | la | quello | quella | questo | questa]; quanto (costa | pesa | è | misura | dura | viene); di che (colore | materiale | marca | taglia) (è | sono); (che | quale) (colore | garanzia | materiale | marca | taglia | prezzo) (ha | è); ce l avete; ce lo avete; lo avete; la avete",
  ),
  ofThem: said(
    "(pesano | costano | misurano | vanno | tengono) [questi | queste | quelli | quelle]; sono (questi | queste | quelli | quelle)",
  ),
  forIt: said(
    "per (questo | questa | quello | quella | esso | essa); con (questo | questa); abbinato; abbinata; abbinati; abbinate",
  ),
  included: said("incluso; inclusa; inclusi; incluse; compreso; compresa; in dotazione"),
  whether: said("è; sono; ha; pesa; può; funziona; c è; costa; il; la; lo; l; i; gli; le"),
  whetherBehind: said(""),
  them: said("li; le; i due; le due; entrambi; entrambe; tutti; tutte; loro; questi; quelli; confrontali; i tre"),
  places: [
    said("(primo | prima | primi | prime); numero 1; numero uno"),
    said("(secondo | seconda | secondi | seconde); numero 2; numero due"),
    said("(terzo | terza | terzi | terze); numero 3; numero tre"),
    said("(quarto | quarta); numero 4"),
    said("(quinto | quinta); numero 5"),
    said("(sesto | sesta); numero 6"),
  ],
  last: said("(ultimo | ultima | ultimi | ultime)"),
  counts: [said("due; entrambi; entrambe; 2"), said("tre; 3"), said("quattro; 4")],
  compare: said(
    "confronta; confrontare; confrontali; confrontale; confronto; paragona; paragonare; versus; vs; [qual è la | che] differenza; differenze; differiscono",
  ),
  which: said("quale; quali; qual"),
  between: said("e; con; a; o; vs; versus; contro; tra; fra; ed"),
  than: said("di; del; dello; della; dell; dei; delle; che"),
  facets: {
    availability: said(
      "disponibile; disponibili; disponibilità; in magazzino; scorte; esaurito; in negozio; a magazzino",
    ),
    price: said("prezzo; costa; costano; quanto; caro"),
    rating: said("clienti pensano; clienti dicono; valutazione; valutazioni; recensioni; stelle; giudizi; recensito"),
    brand: said("marca; marche; marchi; produttori; marchio; produttore; chi lo produce"),
    colour: said("colore; colori; di che colore"),
    size: said(
      "taglia; taglie; misura; misure; dimensioni; altezza; larghezza; lunghezza; profondità; diametro; capacità; volume; capienza; quanto (contiene | ci sta); quanto è (grande | alto | alta | largo | larga | lungo | lunga | profondo | profonda)",
    ),
    weight: said("peso; pesa; pesano; pesante; pesanti; quanto pesa"),
    material: said("materiale; materiali; tessuto; di cosa è fatto; fatto"),
    origin: said(
      "origine; paese di origine; paese d origine; provenienza; prodotto in; fabbricato in; da quale paese; in quale paese; quale paese; dove (è fatto | è fatta | è prodotto | è prodotta | viene prodotto | viene prodotta | viene fatto); da dove (viene | vengono | proviene)",
    ),
    warranty: said("garanzia; garantito"),
    power: said("potenza; watt; voltaggio; batteria; autonomia; durata della batteria; durata"),
    age: said("età; che età; età consigliata; da quanti anni; a partire da quanti anni"),
  },
  details: said(
    "mostra; mostrare; (più informazioni | più dettagli | dettagli | dimmi di più | parlami | descrizione | descrivi | caratteristiche | scheda tecnica | informazioni | mostrami | fammi vedere | che ne dici | e | prendo | vorrei | voglio | mi piace)",
  ),
  fits: said(
    "va; entra; sta; serve; funziona; compatibile; adatto; adatta; ha; include; incluso; contiene; fatto; usare; usarlo; si può; può; supporta; viene; è; bene; dura",
  ),
  contains: said("contiene; contengono; ha; hanno; dentro"),
  fromWhen: said("da quando; a partire da quando"),
  suits: said(
    "va bene; vanno bene; adatto; adatta; adatti; adatte; indicato; indicata; compatibile; compatibili; funziona con; si adatta; entra; entrano; va con; sta nel; sta nella; va nel; va nella",
  ),
  policies: said(
    "contrassegno; (un | qualche) (negozio | punto vendita) (a | in | vicino); reso; resi; restituire; restituirlo; restituirla; restituirli; restituirle; restituzione; rimborso; rimborsare; cambiare; cambio; cambiarlo; spedizione; spedite; spedire; spedito; consegna; consegnate; consegnare; spese di spedizione; garanzia; pagare; pagamento; fattura; rate; ordinare; ordine; comprare; annullare; riparare; riparazione; confezione regalo; incartare; prenotare; ritirare; ritiro; inviate; spedite in; noleggiare; noleggiate; noleggio",
  ),
  needs: said("mi serve; mi servono; ho bisogno; cerco; comprare; vorrei; voglio"),
  faults: said(
    "(ricevuto | arrivato | arrivata | mandato | spedito) (quello sbagliato | quella sbagliata | quelli sbagliati | la cosa sbagliata); (ha | hanno) smesso di funzionare; (taglia | colore | prodotto | articolo | misura | ordine) (sbagliato | sbagliata); rotto; rotta; rotti; rotte; guasto; guasta; guasti; difettoso; difettosa; difettosi; danneggiato; danneggiata; danneggiati; strappato; strappata; crepato; crepata; scaduto; scaduta; scaduti; scadute; rovesciato; rovesciata; ammuffito; ammuffita; perde (acqua | liquido); non (funziona | funzionano); non (parte | carica | scalda) [più]; non si (accende | spegne | carica | ricarica | avvia | connette | apre | chiude) [più]; appassita; appassito; è morta; è morto; arrivata morta; arrivato morto",
  ),
  helps: ["prodotto danneggiato o difettoso", "garanzia", "resi"],
  guides: said("(guida | tabella) (alle | delle | taglie) [taglie | misure]"),
  food: said("cibo; cibi; alimenti; alimento; spuntino; spuntini; pasto; pasti; snack"),
  eating: said("mangiare; mangio; mangiamo"),
  recalls: {
    said: said("richiamo; richiami; richiamato; richiamati; richiamata; richiamate"),
    ofAny: said("prodotto; prodotti; articolo; articoli; corso; stato; stata; stati; state"),
  },
  lacks: {
    before: said("non (ho | abbiamo | ci sono | c è) [più] [nessun | nessuna]"),
    behind: said(""),
    none: said("nessun; nessuna; niente"),
    here: said("qui; in casa; a casa; da noi; in appartamento"),
  },
  roof: {
    under: said("all interno; in casa; in tenda; in cantina; in garage; furgone; camper; roulotte"),
    none: said("all aperto; all esterno; aerati; ventilati"),
    enclosed: said("interno; chiuso; chiusi"),
  },
  taking: said("prendo; sto prendendo; assumo; prende"),
  deals: said("Sale; offerte; offerta; promozioni; promozione; sconti; sconto; saldi; occasioni"),
  gifts: said(
    "[un | dei] (regalo | regali | idea regalo | idee regalo | regalo di compleanno | regalo di Natale); da regalare",
  ),
  now: said("adesso; ora; oggi; in questo momento; attualmente; questa settimana"),
  range: said(
    "[e] [che] cosa (vendete | vendi | offrite | avete | proponete) [qui | in negozio]; che (vendete | avete); che cosa (vendete | avete | offrite); cosa (posso | si può) (comprare | acquistare) [qui | da voi]; (che | quali) (prodotti | articoli | categorie) (vendete | avete | offrite | ci sono); cosa c è [in negozio | nel negozio]; [mostrami | mostratemi | vedere] [tutti i | i vostri | tutte le | i | il] (prodotti | categorie | catalogo)",
  ),
  exists: said("c è; ci sono; avete; vendete"),
};
