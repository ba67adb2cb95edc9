import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { thingsIn } from "./things-in.ts";

export const it: EmergencyWords = {
  despairing: phrasesIn(`
    suicidarmi | uccidermi | ammazzarmi | mi voglio uccidere | mi voglio ammazzare | mi ammazzo | mi uccido | mi voglio suicidare | mi suicido | togliermi la vita | mi tolgo la vita | non voglio più vivere | non ho più voglia di vivere | senza voglia di vivere | pensieri suicidi | pensieri di suicidio | voglio essere morto | voglio essere morta | vorrei essere morto | vorrei essere morta | porre fine alla mia vita | farla finita con la vita | mettere fine alla mia vita | non ho motivo di vivere | farmi del male | commettere suicidio
  `),
  despairingLast: phrasesIn(
    "voglio morire | vorrei morire | preferisco morire | voglia di morire | voglio farla finita | vorrei farla finita | voglio sparire per sempre",
  ),
  despairingAlone: phrasesIn(
    "non ce la faccio più a vivere | sono stanco di vivere | sono stanca di vivere | farla finita | non voglio vivere",
  ),
  misspelt: wordsIn(""),
  happening:
    phrasesIn(`sto sanguinando | sangue non si ferma | emorragia non si ferma | continua a sanguinare | non smette di sanguinare | ho un emorragia | emorragia dopo | acqua bollente addosso | acqua bollente su | acqua bollente sul | acqua bollente sulla | fuoco in cucina | fuoco in casa | 
    in overdose | avendo un infarto | ha un infarto | avuto un infarto | avuto un ictus | shock anafilattico | shock allergico | fuga di gas in | c è una fuga di gas | abbiamo una fuga di gas | ho una fuga di gas | c è una perdita di gas | esce gas da | esce gas dal | esce gas dalla | esce gas in | esce del gas | sta uscendo gas | perdita di gas in | preso la scossa | preso una scossa | folgorato | folgorata | si chiude la gola | si sta chiudendo la gola | chiamate un ambulanza | serve un ambulanza | fatica a respirare | difficoltà a respirare
    | mi sono bruciato | mi sono bruciata | si è bruciato la | si è bruciata la | si è bruciato il | si è bruciata il | mi sono scottato | mi sono scottata | si è scottato | si è scottata | mi sono ustionato | mi sono ustionata | si è ustionato | si è ustionata | c è un incendio | c è il fuoco | c è fuoco | va a fuoco | fumo ovunque | pieno di fumo | piena di fumo
    | morso da un serpente | morsa da un serpente | sta annegando | tagliato il dito
  `),
  happeningLast: phrasesIn(
    "non riesco a deglutire | non riesce a deglutire | non riesco più a deglutire | non riesco a inghiottire | non riesce a inghiottire | mi manca il fiato | gli manca il fiato | le manca il fiato | non riesco a respirare | non riesce a respirare | non riesco più a respirare | non riesce più a respirare | mi manca il respiro | gli manca il respiro | le manca il respiro | mi manca l aria | gli manca l aria | dolore al petto | dolori al petto | al fuoco | brucia tutto",
  ),
  thereupon: wordsIn("ora adesso subito oggi perché da aiuto dopo io lui lei più cosa"),
  stricken: phrasesIn(`sanguino | 
    sta soffocando | sto soffocando | soffoca | soffocando | si è soffocato | si è soffocata | si è strozzato | si è strozzata | sta strozzando | non respira | non respira più | ha smesso di respirare | ha perso i sensi | ho perso i sensi | perso conoscenza | è svenuto | è svenuta | sono svenuto | sono svenuta | svenuto | svenuta | incosciente | è incosciente | privo di sensi | priva di sensi | non si sveglia | non risponde più | non reagisce | ha collassato | è collassato
    | convulsioni | ha le convulsioni | crisi epilettica | attacco epilettico | sta sanguinando | sto sanguinando | sanguina | sanguina molto | non smette di sanguinare | perde molto sangue | avvelenato | avvelenata | intossicato | intossicata | vomita sangue | schiuma alla bocca | ha una convulsione
  `),
  strickenLast: phrasesIn("sta morendo | mi sta morendo | muore | sta per morire"),
  chokingOn: phrasesIn(
    "soffoca con | si soffoca con | sta soffocando con | soffocando con | si strozza con | si sta strozzando con | si è strozzato con | si è strozzata con",
  ),
  shaking: phrasesIn("trema | tremando | tremori | sbava | sbavando | saliva molto | barcolla | barcollando"),
  somebody: phrasesIn(`
    lui | lei | qualcuno | piccolo | piccola | piccolino | piccolina | cagnolino | cagnolina | cagna | gattino | criceto | cavia | tartaruga | gallina | capra | pesce rosso | coinquilino | coinquilina | mammina | papino | suocera | suocero | bimbo | bimba | ragazzo | ragazza | cliente | alunno | cucciolo | cucciola | nonnina | cognato | cognata | neonato | persona
  `),
  self: phrasesIn("io | ho | abbiamo | mi"),
  burned: phrasesIn("bruciano | bruciato | bruciata | scottato | scottata | ustionato | ustionata"),
  swollen: phrasesIn(
    "gonfio | gonfia | gonfie | gonfi | gonfiando | gonfiata | gonfiate | gonfiato | gonfiano | gonfiarsi",
  ),
  swelling: phrasesIn("guancia | guance | labbro | labbra | viso | faccia | lingua | gola | bocca"),
  having: phrasesIn("ho | ha | avendo | sto | sta | abbiamo | in corso | ho avuto ora"),
  reaction: phrasesIn("reazione allergica | reazioni allergiche | crisi allergica"),
  swallowed: phrasesIn("ingoiato | ingoiata | ingerito | ingerita | inghiottito | inghiottita | ingoiò | mandato giù"),
  eaten: phrasesIn(
    "bevuto | ha bevuto | bevve | mangiato | mangiata | mangiò | inalato | respirato | leccato | masticato | assaggiato | sta bevendo | sta mangiando",
  ),
  took: phrasesIn("preso | presa | prese | assunto | buttato giù"),
  tooMuch: phrasesIn(
    "scatole di | confezioni di | blister di | troppe | troppi | troppo | scatola intera | tutta la scatola | confezione intera | tutta la confezione | un intera scatola | un intera confezione | flacone intero | tutto il flacone | tutto il barattolo | barattolo intero | intero barattolo | blister intero | tutto il blister | tutte le | tutti i | tutte le mie | manciata di | dose doppia | doppia dose | overdose",
  ),
  supposed: { before: wordsIn("essere se viene quando stato"), behind: wordsIn("") },
  denied: wordsIn("non mai nessun nessuno niente senza né"),
  maybe: wordsIn("può possono posso potrebbe se quando causa causare provoca provocare deve quale sicuro sicura"),
  toTell: wordsIn("che se su a"),
  against: wordsIn("per contro senza anti"),
  mistaken: phrasesIn("per sbaglio | per errore | accidentalmente | inavvertitamente | senza volere | senza volerlo"),
  distress: phrasesIn(
    "cosa devo fare | cosa faccio | che faccio | che devo fare | cosa posso fare | cosa facciamo | aiuto | aiutatemi | soccorso | urgente | emergenza",
  ),
  eyes: phrasesIn("occhio | occhi"),
  skin: phrasesIn("faccia | viso | mano | mani | pelle"),
  into: wordsIn("in nell nello negli nei nel sull sulla agli all"),
  got: phrasesIn(
    "ricevuto | entrato | entrata | finito | finita | schizzato | schizzata | caduto | caduta | andato | andata | spruzzato | versato | versata | rovesciato | rovesciata | colato",
  ),
  given: phrasesIn("dato | messo | applicato | usato | somministrato | spalmato | spruzzato"),
  onto: wordsIn("al alla allo ai alle sul sulla mio mia"),
  mixed: phrasesIn("mescolato | mischiato | miscelato | mescolati | mischiati | combinato | unito"),
  wouldDo: phrasesIn(
    "mescolare | mischiare | mescolato | miscelare | combinare | mangiare | mangia | bere | beve | ingoiare | leccare | ingerire",
  ),
  did: phrasesIn(
    "l ho già fatto | ho già fatto | già fatto | l ho fatto | l ha già fatto | appena fatto | li ho già mescolati | troppo tardi | già mescolato | già mangiato",
  ),
  fumes: phrasesIn(
    "vapori | odore strano | odora strano | puzza | odore forte | gira la testa | tossisco | tosse | fumo | gas",
  ),
  ablaze: phrasesIn(
    "ha preso fuoco | preso fuoco | prende fuoco | prendono fuoco | incendiato | incendiata | sta bruciando | brucia | in fiamme | è in fiamme | sta andando a fuoco | a fuoco",
  ),
  here: wordsIn("qui con da dal dalla lì"),
  pleased: wordsIn(
    "piace piaciuto piaciuta adora adorato bene buono buonissimo altro altra altri altre ancora più nuovo nuova ordinare ricomprare comprare ultimo ultima",
  ),
  hurt: phrasesIn(
    "è caduto | è caduta | sono caduto | sono caduta | ha sbattuto la testa | mi sono tagliato | mi sono tagliata | si è tagliato | si è tagliata",
  ),
  dazed: phrasesIn(
    "non reagisce | non reagisce più | non si muove | non si muove più | non risponde | non si sveglia | sanguina molto | sanguina | non riesce a muoversi",
  ),
  mouthed: phrasesIn("morso | rosicchiato | morsicato | mordicchiato | succhiato | ciucciato"),
  ill: phrasesIn("vomitando | vomita | ha vomitato | sta vomitando | rimette"),
  eating: phrasesIn("dopo aver morso | dopo aver leccato | dopo aver masticato | dopo mangiato"),
  irritated: phrasesIn(
    "brucia | bruciano | bruciore | pizzica | pizzicano | prude | prudono | prurito | sfogo | eruzione | orticaria | bolle | macchie rosse | irritata | irritato | vesciche",
  ),
  reddened: phrasesIn(
    "arrossata | arrossato | arrossate | è rossa | è rosso | sono rosse | tutta rossa | tutto rosso | molto rosso | molto rossa | diventata rossa | diventato rosso",
  ),
  by: wordsIn("dopo da dal dalla con per"),
  allergic: phrasesIn(
    "allergico a | allergica a | allergico al | allergica al | allergico alle | allergica alle | allergico ai | allergica ai | è allergico | è allergica | sono allergico | sono allergica | siamo allergici | ha un allergia | ed è allergico",
  ),
  because: wordsIn("perché poiché siccome dato"),
  ailing: phrasesIn(
    "mal di testa | testa che gira | gira la testa | vertigini | nausea | sonnolenza | stordito | stordita",
  ),
  lit: phrasesIn("acceso | accesa | accendiamo | accendemmo | in funzione | abbiamo acceso"),
  inside: {
    by: wordsIn("in nel nell nella nelle dentro per su"),
    nose: phrasesIn("naso | narice | narici | orecchio | orecchie"),
    mouth: phrasesIn("bocca"),
  },
  stuck: phrasesIn(
    "spruzzato | spruzzata | messo | messa | infilato | infilata | ficcato | ficcata | incastrato | incastrata | spinto | spinta | inserito",
  ),
  has: phrasesIn("c è | ho | ha | abbiamo"),
  sparking: phrasesIn(
    "scintille | fa fumo | esce fumo | esce del fumo | uscito fumo | uscito del fumo | uscendo fumo | fuma | sta fumando | fumava | emette fumo | fumi | faccia fumo | esca fumo",
  ),
  bulging: phrasesIn(
    "esploso | esplosa | è scoppiata | scoppiato | gonfia | gonfiata | gonfiato | gonfiando | si gonfia | rigonfia | bombata | sciogliendo | si scioglie | sciolto | sciolta | fuso | fusa",
  ),
  leaking: phrasesIn(
    "perde liquido | perdono liquido | perdono acido | perdendo liquido | perde acido | perdendo acido | gocciola | gocciolano | gocciolando | perso liquido",
  ),
  shocked: phrasesIn("la scossa | una scossa | scossa elettrica | folgorato | folgorata | scosse"),
  finished: phrasesIn("finito | finita | terminato | svuotato"),
  overdose: phrasesIn("overdose | sovradosaggio"),
  racing: phrasesIn(
    "batte forte il cuore | cuore batte all impazzata | cuore che batte all impazzata | cuore batte fortissimo | cuore batte troppo veloce | cuore batte troppo forte | cuore accelerato | cuore impazzito | palpitazioni | tachicardia",
  ),
  cries: phrasesIn(
    "fuga di gas | perdita di gas | odore di gas | esce gas | anafilassi | reazione allergica | shock allergico | avvelenamento | intossicazione | overdose | prendo fuoco | incendiato | incendiata | si è incendiato | si è incendiata | preso fuoco | palpitazioni",
  ),
  bursting: phrasesIn(
    "preso fuoco | prende fuoco | incendiato | incendiata | esploso | esplosa | scoppiato | scoppiata",
  ),
  gas: {
    smells: phrasesIn("odore | odori | odora | puzza | puzzano | puzzo"),
    of: phrasesIn("di gas"),
    whole: phrasesIn("sento gas | sento il gas | sentire gas | sentiamo gas"),
  },
  sounding: phrasesIn(
    "suona | suonano | suonando | sta suonando | ha suonato | suonare | scatta | scattato | è scattato | fischia | fischiare",
  ),
  trapped: phrasesIn(
    "incastrato | incastrata | incastrati | incastrate | bloccato | bloccata | schiacciato | schiacciata | impigliato | impigliata",
  ),
  trappedApart: { verbs: wordsIn(""), last: phrasesIn("") },
  leaksNow: phrasesIn(
    "gocciola | gocciolano | perde liquido | perdono liquido | sta perdendo liquido | perde acido | perdono acido",
  ),
  ofAny: {
    first: phrasesIn("fa fumo | fuma"),
    behind: phrasesIn("fa fumo | fuma | emette fumo | fa scintille"),
    normal: wordsIn("normale"),
  },
  and: wordsIn("e ed ma poi quindi"),
  pain: phrasesIn("dolore | dolori | mal di | mal alla"),
  pressing: wordsIn(
    "aiuto forti fortissimo intenso insopportabile insopportabili acuto acuta notte domenica sabato adesso subito emergenza forte orribile urgente atroce",
  ),
  smellsBurnt: phrasesIn(
    "odore di bruciato | odora di bruciato | odorano di bruciato | puzza di bruciato | puzzano di bruciato | puzzo di bruciato | odore di plastica bruciata",
  ),
  roasted: thingsIn("caffè | espresso | pane | chicchi | profumo | candela"),
  calling: wordsIn("numero telefono telefonare chiamo chiamare chiamiamo"),
};
