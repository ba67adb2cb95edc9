import { it as wishes } from "../../wishes/words/it.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { wordsIn } from "../../wording/fold.ts";
import { pairs, phrasesIn } from "../../wording/phrase-set.ts";
import { typingsIn } from "./typings.ts";
import { it as emergency } from "./emergency/it.ts";
import { it as ownOrder } from "./own-order/it.ts";
import { it as shop } from "./shopping/it.ts";
import type { Words } from "./words.ts";

export const it: Words = {
  wishes,
  shop,
  ownOrder,
  emergency,
  plain: wordsIn(`
    il lo la i gli le l un uno una al allo alla ai agli alle del dello della dei degli delle dal dalla dai dalle nel nella nei nelle sul sulla sui sulle questo questa questi queste quello quella quelli quelle ciò mio mia miei mie nostro nostra vostro vostra suo sua suoi sue tuo tua loro tutto tutta tutti tutte altro altra altri altre stesso stessa qualche qualcosa qualcuno nessuno niente nulla ogni
    io mi me tu ti te lui lei noi ci ce voi vi ve essi si che chi cui qual quale quali cosa
    sono sei è siamo siete era erano sarà sarebbe essere stato ho hai ha abbiamo avete hanno avere aveva posso può possiamo potete possono puoi potrei potrebbe potete voglio vuole vuoi vorrei vorrebbe devo deve dobbiamo dovete fa fare faccio fate va vado andare c
    quando come dove perché quanto quanta quanti quante se perciò quindi allora mentre poiché
    a ad di d da in con su per tra fra senza sopra sotto verso fino dopo prima durante contro
    e ed o od ma né non sì no più meno molto anche ancora già sempre mai qui qua lì là ciao grazie favore prego
    dire dimmi sapere bisogno ne ottenere ottengo
    informazioni dettagli politica condizioni possibile disponibile offrite
    vostri vostre
  `),
  negations: wordsIn("non mai senza nessun nessuna nulla niente"),
  sunders: wordsIn("senza sopra sotto prima dopo dal dalla da contro più meno ancora fino tra fra"),
  prepositions: wordsIn(
    "a ad al alla alle ai di del della dei da dal dalla in nel nella con su sul sulla per tra fra senza",
  ),
  hedges: wordsIn("favore normalmente generalmente solitamente esattamente circa attualmente davvero"),
  only: wordsIn("solo soltanto solamente unicamente"),
  moments: wordsIn(`
    lunedì martedì mercoledì giovedì venerdì sabato domenica
    mattina mattino mezzogiorno pomeriggio sera notte mezzanotte oggi domani stasera weekend fine settimana tardi presto
    lunedi martedi mercoledi giovedi venerdi sabati domeniche mattine pomeriggi serata sere notti
  `),
  taste: wordsIn(
    "bello bella belli belle bel bei buono buona buoni buone buon carino carina carini carine elegante eleganti splendido splendida splendidi splendide perfetto perfetta perfetti perfette ideale ideali figo figa fantastico fantastica fantastici fantastiche grazioso graziosa graziosi graziose",
  ),
  circumstances:
    wordsIn(`dimenticato dimenticata dimenticare tanto tanta malissimo benissimo fortissimo fortissima tantissimo adesso ora riesco riesce riusciamo 
    max massimo massima minimo minima proprio propria portare prossimo prossima primo
    differenza differenze
    velocemente rapidamente subito poi immediatamente direttamente personalmente insieme solo sola automaticamente spesso forse intero intera certo certa certi diversi poco necessario semplicemente facilmente
    veramente totalmente completamente assolutamente correttamente principalmente soprattutto probabilmente sicuramente onestamente purtroppo finalmente recentemente ultimamente regolarmente bene meglio quasi appena troppo abbastanza bello bella buon buono buona buoni finito vacanza vacanze ferie momento comunque viene vengo venire chiedo chiedere sembra penso credo spero accettate cose tipo tipi domanda domande volta gentile saluti
    breve qualsiasi qualunque frequentemente raramente evidentemente precisamente soltanto solamente unicamente specialmente particolarmente separatamente parzialmente definitivamente temporaneamente costantemente facile difficile obbligatorio obbligatoriamente voglia piacerebbe gradirei vorremmo preferisco conoscere capisco capire spiegare spiega spiegarmi dica cercare cerco super perfetto ideale migliore migliori peggio minuto paio alcuni alcune dubbio informazione info inoltre volentieri momentaneamente generale ieri accidentalmente terribile terribili orribile orribili insopportabile insopportabili lol ahah ahahah haha ahaha omg xd
  `),
  particles: wordsIn(""),
  typed: typingsIn(`
    restituire un articolo=restituire qualcosa | restituire un prodotto=restituire qualcosa | rendere un articolo=restituire qualcosa | rendere un prodotto=restituire qualcosa | fare il reso di un prodotto=restituire qualcosa |
    qnt=quanto | qnto=quanto | qto=quanto | qnd=quando | dv=dove | nn=non | x=per | xke=perché | xche=perché | xk=perché | perke=perché | ke=che | ki=chi | ce un=c'è un | ce una=c'è una | anke=anche | sn=sono | cmq=comunque | qst=questo | vorei=vorrei | pls=per favore | xfav=per favore | grz=grazie | num=numero
    | qlc=qualche | qlcs=qualcosa | qlcn=qualcuno | tt=tutto | tel=telefono | nr=numero | info=informazioni | ke ora=che ora | a ke ora=a che ora | ke orari=che orari | quanto viene=quanto costa | c e=c'è | ce la=c'è la | ce il=c'è il | prenot=prenotazione | we=weekend | pome=pomeriggio | sett=settimana | grazie mille=grazie | dom=domenica | sab=sabato | apt=appuntamento | app to=appuntamento | gg=giorni 
    | qual è il modo migliore per==come | qual è il miglior modo per==come | il modo migliore per==come | il miglior modo per==come
    | è caro===quanto costa | è cara===quanto costa | è molto caro===quanto costa | è molto cara===quanto costa | è costoso===quanto costa | è costosa===quanto costa | costa molto===quanto costa | costa tanto===quanto costa | costa caro===quanto costa | sono cari===quanto costano | sono care===quanto costano | sono molto cari===quanto costano | sono costosi===quanto costano | costano molto===quanto costano | costano tanto===quanto costano
    | per errore==accidentalmente | per sbaglio==accidentalmente
  `),
  being: { am: phrasesIn("sono | sarei"), have: phrasesIn("ho | soffro") },
  beingLast: false,
  yours: wordsIn("vostro vostra suo sua tuo tua"),
  openApart: { verbs: wordsIn(""), meant: new Map() },
  permits: wordsIn(
    "ammesso ammessi ammessa ammesse permesso permessi permessa permesse consentito consentiti consentita consentite benvenuto benvenuti benvenute vietato vietati vietata vietate portare",
  ),
  voice: {
    speaker: phrasesIn("io | noi | posso | possiamo | potrei | potremmo | devo | dobbiamo | ho | abbiamo"),
    addressed: phrasesIn(
      "tu | voi | puoi | può | potete | potresti | potreste | devi | dovete | hai | avete | fate | offrite",
    ),
    past: phrasesIn("ho | hai | ha | abbiamo | avete | hanno | era | erano | ero | stato | stata | stati | state"),
    may: phrasesIn(
      "posso | puoi | può | possiamo | potete | possono | potrei | potrebbe | potresti | potreste | potremmo",
    ),
    must: phrasesIn("devo | devi | deve | dobbiamo | dovete | devono | dovrei | dovremmo | bisogna"),
    will: phrasesIn("sarà | saranno | sarò | avrò | avrà | avranno"),
  },
  asked: {
    time: phrasesIn(
      "quando arriva | quando arrivano | quando | a che ora | che ora | che giorno | che giorni | quali giorni | quale giorno | quale data | da quando | fino a quando | orari | orario | aperto | aperti | aprite | chiudete | ogni quanto | con quale frequenza",
    ),
    duration: phrasesIn(
      "quanto tempo | quanto tempo ci vuole | quanto ci vuole | quanto dura | quanto durano | quanto ci mette | quanto ci mette ad arrivare | quanto ci mettono ad arrivare | quanto impiega ad arrivare | in quanto tempo | in quanto tempo arriva | in quanto tempo arrivano | quanti giorni | quante settimane | quante ore | quanti mesi | quanti anni | quali tempi | tempi di consegna | tempi di spedizione | entro quando | durata",
    ),
    amount: phrasesIn(
      "da che età | quanto | quanta | quanti | quante | quanto costa | quanto costano | che prezzo | qual è il prezzo | prezzo | prezzi | costo | costi | spese | tariffa | importo | taglia | dimensioni | massimo | minimo | quanto viene | quanto vengono | quanto si paga | quanto è caro | quanto è cara | quanto sono cari | quanto sono care | quanto è costoso | quanto è costosa | quanto sono costosi | quanto sono costose",
    ),
    place: phrasesIn("dove | da dove | quale paese | quali paesi | in quali paesi | quale città | indirizzo | sede"),
    person: phrasesIn("qualcuno | chi | con chi | a chi"),
    reason: phrasesIn("perché | come mai | per quale motivo | per quale ragione"),
    steps: phrasesIn(
      "come posso | come possiamo | come si | come faccio | come devo | come fare | come restituire | come restituisco | come annullare | come annullo | come ordinare | come pagare | come lavare | come cambiare | come modificare | come eliminare | come usare | come reimpostare | come funziona | cosa devo fare | che cosa devo fare | passaggi | istruzioni",
    ),
  },
  howDone:
    /^(?:e |ma |ciao )?come (?!(?:regalo|dono|nuovo|\p{L}+[aeo]no)(?: |$))(?:(?:mi |si |ci |lo |la )?\p{L}{3,}(?:o|are|ere|ire|arre|orre|arlo|arla|erlo|irlo))(?: |$)/u,
  matters: {
    contact: {
      asked: phrasesIn(
        "telefono | numero di telefono | chiamare | email | e mail | mail | indirizzo e mail | contatto | contatti | contattare | contattarvi | posso contattare | posso contattarvi | come contattarvi | posso chiamare | posso chiamarvi | posso scrivervi | vostro numero | il vostro numero | numero di cellulare | il vostro telefono | la vostra mail | la vostra email | recapiti | recapito | chiamarvi | scrivervi | sentirvi | telefonare | telefonarvi | whatsapp | servizio clienti | assistenza clienti | come vi contatto | come contattare | con chi posso parlare | con chi parlo | a chi posso rivolgermi | a chi mi rivolgo | a chi posso chiedere",
      ),
      name: "contatti",
    },
    hours: {
      asked: phrasesIn(
        "orari | orario | orari di apertura | aperto | aperti | aperta | aprite | chiuso | chiusi | chiudete | orario di apertura | orario di chiusura | orari di chiusura | a che ora aprite | a che ora chiudete | siete aperti | siete chiusi | è aperto | è chiuso | i vostri orari | che orari fate | che orari avete",
      ),
      name: "orari apertura",
    },
    address: {
      asked: phrasesIn(
        "visitarvi | venire a trovarvi | passare da voi | indirizzo | il vostro indirizzo | dove siete | dove siamo | dove trovarci | come raggiungerci | dove vi trovate | dov è il negozio | dove è il negozio | dove si trova il negozio | dov è il vostro negozio | come arrivare | come arrivo | come si arriva | come raggiungervi | come vi raggiungo | dove vi trovo | la vostra sede | dove è la sede | dov è la sede | ubicazione | dove vi posso trovare | dove posso trovarvi | in che via | in che zona siete | indicazioni stradali | come faccio ad arrivare | come ci arrivo | come si raggiunge | come arrivare da voi | come vengo",
      ),
      name: "indirizzo",
    },
    payment: {
      asked: phrasesIn(
        "quali pagamenti accettate | che pagamenti accettate | quali carte accettate | che carte accettate | con che cosa posso pagare | come posso pagare | come si paga | come si può pagare | come pago | metodi di pagamento | modalità di pagamento | metodo di pagamento | mezzi di pagamento | come possiamo pagare | come si effettua il pagamento | come pagare | con cosa posso pagare | pagamenti accettati | opzioni di pagamento | forme di pagamento | tipi di pagamento | contrassegno",
      ),
      name: "metodi di pagamento pagare contanti carta bancomat bonifico",
    },
    parcel: {
      asked: phrasesIn(
        "dov è il mio pacco | dove è il mio pacco | dov è il mio ordine | dove è il mio ordine | dov è la mia spedizione | dove si trova il mio pacco | tracciare il mio ordine | tracciare il mio pacco | seguire il mio ordine | dove si trova il mio ordine | dove si trova la mia spedizione | dove è la mia spedizione | quando arriva il mio pacco | quando arriva il mio ordine | quando arriva la mia spedizione | quando arriverà il mio pacco | quando arriverà il mio ordine | quando ricevo il mio ordine | quando riceverò il mio ordine | il mio ordine è stato spedito | è stato spedito il mio ordine | a che punto è il mio ordine | stato del mio ordine | tracciamento",
      ),
      name: "tracciare ordine",
    },
  },
  paying: {
    verbs: phrasesIn("pagare | pago | accettate | accetta | prendete | pagamento"),
    ways: phrasesIn(
      "contanti | carta | carte | carta di credito | carte di credito | bancomat | visa | mastercard | maestro | amex | american express | paypal | apple pay | google pay | klarna | satispay | bonifico | assegno | assegni | alla consegna | contrassegno",
    ),
  },
  mine: wordsIn("mio mia miei mie nostro nostra nostri nostre"),
  kin: wordsIn(
    "madre mamma padre papà genitori figlio figlia figli fratello sorella fratelli marito moglie compagno compagna fidanzato fidanzata amico amica amici nonna nonno nonni zia zio cugino cugina nipote vicino vicina capo collega famiglia bambino bambina bambini bimbo bimba nipotino nipotina nipoti figlioccio figlioccia gemelli",
  ),
  byPerson: wordsIn(
    "sconto sconti riduzione riduzioni ridotto paga pagano pagare prezzo prezzi tariffa costa costano età vecchio vecchia giovane",
  ),
  forWhom: wordsIn("per"),
  price: phrasesIn(
    "quanto costa | quanto costano | quanto viene | prezzo | prezzi | costo | costi | tariffa | quanto vengono | quanto si paga | listino | listino prezzi | listino dei prezzi | tariffe | quanto è caro | quanto è cara | quanto sono cari | quanto sono care | quanto è costoso | quanto è costosa | quanto sono costosi | quanto sono costose",
  ),
  pricesOf: wordsIn(""),
  free: phrasesIn(
    "gratis | gratuito | gratuita | gratuiti | gratuite | gratuitamente | incluso | inclusa | non costa nulla | non costa niente | senza costi | compreso | compresa",
  ),
  included: wordsIn("incluso inclusa compreso compresa"),
  vacant: wordsIn(""),
  excepts: wordsIn("tranne eccetto salvo solo ma"),
  pays: {
    asks: phrasesIn("quanto | cosa | che cosa"),
    verbs: wordsIn("pagare paghiamo"),
    who: wordsIn(""),
    unless: wordsIn("se quando prima perché con in tramite"),
    instead: "quanto costa",
  },
  order: { before: phrasesIn("prima"), after: phrasesIn("dopo") },
  times: phrasesIn(
    "sera | sere | serata | serate | notte | notti | fine settimana | secondo | secondi | minuto | minuti | ora | ore | giorno | giorni | giorni lavorativi | settimana | settimane | mese | mesi | anno | anni | secolo | secoli | lunedì | martedì | mercoledì | giovedì | venerdì | sabato | domenica | gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre | domani | subito",
  ),
  numbers: phrasesIn(
    "zero | un | uno | una | due | tre | quattro | cinque | sei | sette | otto | nove | dieci | undici | dodici | venti | trenta | quaranta | cinquanta | cento | mille | mila | milione | milioni | miliardo | metà | terzo | quarto | gratis | gratuito | gratuita",
  ),
  causes: phrasesIn(
    "perché | poiché | siccome | dato che | a causa | affinché | motivo | ragione | causa | quindi | perciò",
  ),
  opensQuestion: phrasesIn(
    `${pairs("come", "posso si faccio funziona funzionano è sono pago annullo restituisco cambio lavo")} | che cosa | cosa | quale | quali | qual | quanto | quanta | quanti | quante | dove | chi | perché | posso | si può | si possono | potete | avete | spedite | accettate | fate | vendete | offrite | c è | ci sono | è possibile`,
  ),
  endsQuestion: phrasesIn(""),
  bare: phrasesIn(
    "cosa posso fare | che posso fare | cosa devo fare | che devo fare | cosa faccio | che faccio | cosa possiamo fare | cosa fare | che fare | e adesso | e ora | cosa succede adesso | è normale | cosa mi consigliate | qualche idea | potete aiutarmi | mi potete aiutare | può aiutarmi | aiuto",
  ),
  joins: phrasesIn("e | ed | e anche | inoltre"),
  either: phrasesIn("o | oppure"),
  leadIns: phrasesIn(
    "mostra | trova | trovami | cerca | cercami | ok | okay | per favore | per piacere | può dirmi | mi può dire | potrebbe dirmi | mi potrebbe dire | puoi dirmi | mi puoi dire | vorrei sapere | mi piacerebbe sapere | voglio sapere | volevo sapere | volevo chiedere | mi chiedevo | ho una domanda su | ho una domanda | una domanda | domanda | sa | mi dica | dimmi | parlami di | mi parli di | maggiori informazioni su | maggiori informazioni | informazioni su | più informazioni su",
  ),
  shopping: phrasesIn(
    "avete | vendete | mostrami | mi mostri | mostratemi | fammi vedere | cerco | sto cercando | vorrei comprare | voglio comprare | consigliami | mi consiglia | potete consigliare",
  ),
  leansBack: phrasesIn(
    "questo | questa | questi | queste | ciò | quello | quella | quelli | quelle | esso | essa | essi | lui | lei | suo | sua | loro | tuttavia | però | ma | quindi | perciò | così | inoltre | anche | altrimenti | invece | poi | dopo | per esempio | ad esempio | in questo caso | in tal caso | entrambi | e | o",
  ),
  pointsUp: phrasesIn("nello stesso posto | allo stesso modo | nello stesso modo | vedi sopra | come sopra"),
  pointsDown: phrasesIn(
    "come segue | quanto segue | seguenti | di seguito | qui sotto | vedi sotto | tabella sotto | elenco sotto | sottostante",
  ),
  pointsAtTable: phrasesIn(
    "nella tabella | vedi la tabella | vedi tabella | dalla tabella | tabella indica | tabella mostra | tabella sopra",
  ),
  capitals: "names",
  goesOn: phrasesIn("e | ma | o | e per | e se | che dire di | anche"),
  pointsBack: phrasesIn(
    "questo | questa | questi | queste | quello | quella | ciò | lui | lei | loro | lì | ne | lo stesso",
  ),
  impersonal: phrasesIn(""),
  pointsBackLast: phrasesIn("lì | là"),
  ordinals: [
    phrasesIn("primo | prima | 1"),
    phrasesIn("secondo | seconda | 2"),
    phrasesIn("terzo | terza | 3"),
    phrasesIn("ultimo | ultima"),
  ],
  countedParts: wordsIn("passo passaggio fase sezione capitolo paragrafo"),
  partsBeforeNumber: wordsIn("punto articolo"),
  undecided: phrasesIn(
    "entrambi | entrambe | tutti | tutte | tutti e due | tutte e due | più economico | più economica | meno caro | meno cara | migliore | più piccolo | più piccola | più grande | non importa | non so | non lo so",
  ),
  smallTalk: {
    greeting: phrasesIn(
      "ciao | salve | buongiorno | buon giorno | buonasera | buona sera | buon pomeriggio | ehi | hey | hello | pronto | c è qualcuno | ciao a tutti",
    ),
    wellbeing: phrasesIn("come stai | come sta | come va | tutto bene | come state | come vanno le cose"),
    thanks: phrasesIn(
      "grazie | grazie mille | molte grazie | tante grazie | grazie tante | grazie infinite | ti ringrazio | la ringrazio | vi ringrazio | grazie per l aiuto | grazie dell aiuto | grazie per le informazioni | grazie per l informazione | grazie di tutto | molto utile | mi è stato utile | molto gentile",
    ),
    goodbye: phrasesIn(
      "arrivederci | arrivederla | addio | a presto | a dopo | alla prossima | buona giornata | buona serata | buonanotte | buona notte | ci vediamo | è tutto | questo è tutto | nient altro",
    ),
    identity: phrasesIn(
      "chi sei | chi è lei | cosa sei | come ti chiami | come si chiama | qual è il tuo nome | con chi parlo | con chi sto parlando | sei un bot | sei un robot | è un bot | è un robot | lei è un bot | sei umano | sei una persona | sei una persona vera | sei reale | sei un ia | sei un intelligenza artificiale | parlo con un bot | sto parlando con un bot | sto parlando con una persona | parlo con una persona | cosa puoi fare | cosa sai fare | come puoi aiutarmi | come può aiutarmi | mi puoi aiutare | puoi aiutarmi | può aiutarmi | mi può aiutare | ho bisogno di aiuto | mi serve aiuto | aiuto | aiutami | ho una domanda | posso fare una domanda",
    ),
    ok: phrasesIn(
      "ok | okay | va bene | d accordo | bene | benissimo | perfetto | ottimo | fantastico | eccellente | capito | ho capito | capisco | chiaro | certo | nessun problema | interessante | ah | hm",
    ),
    yes: phrasesIn(
      "sì | sì grazie | sì per favore | certo | certamente | certo che sì | volentieri | con piacere | assolutamente | esatto | giusto | mi piacerebbe | sì vorrei | procedi | perché no",
    ),
    no: phrasesIn("no | no grazie | non ora | non adesso | non ancora | meglio di no"),
    apology: phrasesIn("scusa | scusi | scusate | mi scusi | mi dispiace | chiedo scusa | perdono | le mie scuse"),
    clock: phrasesIn("che ore sono | che ora è | che giorno è"),
    aside: phrasesIn(
      "che ore sono adesso | che giorno è oggi | quanti ne abbiamo oggi | raccontami una barzelletta | ti amo",
    ),
    filler: phrasesIn(
      "per favore | per piacere | prego | a tutti | tutti | signore | signora | di nuovo | ancora | tanto | molto | e | ma | allora | anche | di tutto | a te | a lei | altrettanto | oggi",
    ),
    again: said(
      `(puoi | può | potresti | potrebbe) [per favore] (ripetere | ripeterlo | ripetermelo | ripetere la risposta | ripetere la tua risposta | dirlo di nuovo | dirlo ancora una volta | dirmelo di nuovo | ridirlo | ridirmelo); me lo (puoi | può) ripetere; (ripeti | ripeta | ripetilo | ripetimelo | ripeta lo) [per favore] [la risposta | la tua risposta] [di nuovo | ancora una volta]; (dillo | dimmelo | lo dica | me lo dica) (di nuovo | ancora una volta | ancora); (che | cosa | che cosa) (hai detto | ha detto); come (scusa | scusi); qual era la (tua | sua) [ultima] risposta`,
    ),
    askedFirst: said(
      `qual (era | è stata) la mia prima domanda; (che | cosa | che cosa) ho chiesto (per primo | per prima cosa | all inizio | prima di tutto); qual (era | è stata | è) la prima cosa che (ho chiesto | ti ho chiesto | le ho chiesto | vi ho chiesto); qual (era | è stata) la prima domanda`,
    ),
    askedLast: said(
      `qual (era | è stata) la mia [ultima] domanda; (che | cosa | che cosa) ho chiesto [adesso | prima | per ultimo]; qual (era | è stata | è) l ultima cosa che (ho chiesto | ti ho chiesto | le ho chiesto)`,
    ),
  },
  person: {
    talk: phrasesIn(
      "parlare | chattare | contattare | comunicare | mettermi in contatto | mettetemi in contatto | mi metta in contatto | mettimi in contatto | passami | mi passi | trasferirmi | mi trasferisca | collegarmi | chiamare | sentire",
    ),
    want: phrasesIn("voglio | vorrei | preferisco | ho bisogno di | mi serve | mi dia | dammi | posso avere | c è"),
    human: phrasesIn(
      "umano | un umano | essere umano | persona | persona vera | persona reale | qualcuno | operatore | operatrice | un operatore | agente | addetto | consulente | rappresentante | impiegato | collega | responsabile | assistenza clienti | servizio clienti | assistenza | supporto | team",
    ),
    whoDoes: phrasesIn("che"),
    verbLast: false,
    alone: phrasesIn(
      "umano | un umano | operatore | un operatore | agente | un agente | persona | una persona | una persona vera | servizio clienti | assistenza clienti | supporto | non voglio un bot | non voglio parlare con un bot | non voglio parlare con un robot | richiamatemi | mi richiami | qualcuno può aiutarmi | qualcuno mi può aiutare",
    ),
    notAWish: phrasesIn(
      "che cosa | cosa | quale | quali | perché | quando | quanto | quanti | dove | come contattare | come contatto | come posso contattare | non voglio | non ho bisogno | senza | a persona | per persona | agente immobiliare",
    ),
  },
};
