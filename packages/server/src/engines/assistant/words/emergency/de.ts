import { wordsIn } from "../../../wording/fold.ts";
import { pairs, phrasesIn } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { thingsIn } from "./things-in.ts";

export const de: EmergencyWords = {
  despairing: phrasesIn(`
    mich umbringen | mich umzubringen | bringe mich um | bring mich um | mich töten | mir das leben nehmen | nehme mir das leben | will nicht mehr leben | möchte nicht mehr leben | mag nicht mehr leben | kann nicht mehr leben | will nicht mehr da sein | selbstmord begehen | begehe selbstmord | selbstmordgedanken | suizidgedanken | suizid begehen | bin suizidal
    | lebensmüde | will tot sein | möchte tot sein | wäre ich tot | wäre lieber tot | mein leben beenden | meinem leben ein ende | allem ein ende setzen | keinen sinn mehr im leben | keinen grund mehr zu leben | mich selbst verletzen | mich ritzen
  `),
  despairingLast: phrasesIn("will sterben | möchte sterben | will nur noch sterben | kann nicht mehr weiterleben"),
  despairingAlone: phrasesIn(
    "ich will nicht mehr | ich kann nicht mehr weiter | ich mache schluss mit allem | sterben will ich",
  ),
  misspelt: wordsIn(""),
  happening:
    phrasesIn(`gift gefressen | gift gegessen | gift getrunken | gift geschluckt | blutung hört nicht auf | blutung stoppt nicht | hört nicht auf zu bluten | blute stark | blute sehr | blute so | blute stark | geschnitten und es blutet | geschnitten und blutet | hört nicht auf zu bluten | hatte einen schlaganfall | hatte einen herzinfarkt | feuer in der | feuer im haus | feuer bei uns | kochendes wasser über | heißes wasser über | 
    bekomme keine luft | bekomme schlecht luft | bekommt schlecht luft | kriege schlecht luft | kriegt schlecht luft | hat atemnot | habe atemnot | hab atemnot | kriege keine luft | bekommt keine luft | kriegt keine luft | bekomme kaum luft | kriege kaum luft | bekommt kaum luft | überdosis genommen | hat einen herzinfarkt | habe einen herzinfarkt | hat einen schlaganfall | allergischer schock | allergischen schock | anaphylaktischer schock | anaphylaktischen schock
    | es tritt gas aus | ist ein gasleck | haben ein gasleck | habe ein gasleck | gibt ein gasleck | gas tritt aus | gas strömt aus | es strömt gas aus | gas entweicht | stromschlag bekommen | stromschlag gekriegt | hals schwillt zu | rettungswagen rufen | brauche einen krankenwagen | brauchen einen krankenwagen | notarzt rufen
    | mich verbrannt | sich verbrannt | mich verbrüht | sich verbrüht | verätzt | hand verbrannt | es brennt hier | es brennt bei | es brennt im haus | es brennt in der küche | es brennt in der wohnung | brennt es bei | bei uns brennt es | alles voller rauch | voller qualm | haus voller rauch
    | rauchmelder schlägt | rauchmelder geht | rauchmelder schrillt | melder hat ausgelöst | melder schlägt alarm | schlange gebissen | ertrinkt | finger abgeschnitten
  `),
  happeningLast: phrasesIn(
    "kann nicht schlucken | kann nicht mehr schlucken | kann kaum schlucken | kann kaum noch schlucken | es brennt | es brennt bei uns | kann nicht atmen | kann nicht mehr atmen | kann kaum atmen | brustschmerzen | schmerzen in der brust | brennt lichterloh",
  ),
  thereupon: wordsIn("jetzt nachdem bitte weil seit heute nach hilfe mehr sofort schnell ich er sie es was"),
  stricken: phrasesIn(`
    erstickt | ersticke | am ersticken | droht zu ersticken | atmet nicht | atmet nicht mehr | atmet kaum | ist bewusstlos | bewusstlos geworden | bewusstlos | ist ohnmächtig | ohnmächtig geworden | in ohnmacht gefallen | umgekippt | zusammengebrochen | wacht nicht auf | reagiert nicht mehr | nicht ansprechbar
    | hat einen krampfanfall | hatte einen krampfanfall | krampfanfall | krampft | hat krämpfe | epileptischen anfall | hört nicht auf zu bluten | blutet stark | blutet | vergiftet | spuckt blut | erbricht blut | schaum vor dem mund | hat krampfanfälle | bekommt krampfanfälle | krampfanfälle nach | krampfanfälle seit
  `),
  strickenLast: phrasesIn("liegt im sterben | am sterben | stirbt | stirbt gerade | verendet | verendet gerade"),
  chokingOn: phrasesIn(
    "erstickt an | erstickt am | ersticke an | verschluckt sich an | verschluckt sich am | würgt an | würgt am",
  ),
  shaking: phrasesIn("zittert | zuckt | sabbert | speichelt | schäumt | taumelt | torkelt | krampft"),
  somebody: phrasesIn(`sohnes | kindes | bruders | vaters | mannes | hase | hasen | häschen | welpe | wellensittich | 
    er | sie | ihm | ihr | jemand | kleiner | kleine | kleinen | kleines | hamster | meerschweinchen | schildkröte | huhn | hühner | ziege | schaf | goldfisch | mitbewohner | mitbewohnerin | frauchen | herrchen | verlobter | verlobte | ehemann | ehefrau | schwiegermutter | schwiegervater | kunde | kundin | schüler | kater | hündin | hündchen | söhnchen | kleinkind | enkelchen | bub | mädel | opi | omi | papi | mami
  `),
  self: phrasesIn("ich | wir | habe | hab | haben wir"),
  burned: phrasesIn("brennen | verbrannt | verbrüht"),
  swollen: phrasesIn(
    "geschwollen | angeschwollen | schwillt | schwellen | schwellung | zugeschwollen | dick geworden | anschwillt",
  ),
  swelling: phrasesIn("wange | wangen | backe | lippe | lippen | gesicht | zunge | hals | rachen | mund"),
  having: phrasesIn(
    "habe | hab | hat | haben | bekomme | bekommt | kriege | kriegt | bekommen | zeigt | erleide | gerade | seit",
  ),
  reaction: phrasesIn(
    "allergische reaktion | allergischen reaktion | allergische reaktionen | allergieschock | reaktion allergisch",
  ),
  swallowed: phrasesIn(
    "verschluckt | geschluckt | runtergeschluckt | heruntergeschluckt | hinuntergeschluckt | verschluckte | schluckte",
  ),
  eaten: phrasesIn(
    "getrunken | ausgetrunken | gegessen | aufgegessen | gefressen | aufgefressen | eingeatmet | abgeleckt | geleckt | gekaut | zerkaut | zerbissen | genascht | trank | aß | fraß | inhaliert | konsumiert | in den mund genommen | zu sich genommen",
  ),
  took: phrasesIn("genommen | eingenommen | intus"),
  tooMuch: phrasesIn(
    "packungen | schachteln | blister | zu viele | zu viel | zuviele | zuviel | ganze packung | ganze schachtel | ganze dose | ganzes glas | ganze tube | ganze flasche | ganzen blister | ganzes röhrchen | komplette packung | ganzen streifen | packung voll | alle meine | alle ihre | alle seine | alle tabletten | alle pillen | handvoll | hand voll | doppelte dosis | überdosis",
  ),
  supposed: { before: wordsIn("wenn falls ob"), behind: wordsIn("werden wird wurde würde darf") },
  denied: wordsIn("nicht nie kein keine keinen niemals nichts ohne"),
  maybe: wordsIn(
    "kann können könnte darf dürfen falls wenn ob soll sollte welche welcher welches verursacht auslösen verursachen macht",
  ),
  toTell: wordsIn("um der die das wo ob über"),
  against: wordsIn("für gegen ohne bei"),
  mistaken: phrasesIn("aus versehen | versehentlich | irrtümlich | ausversehen | unabsichtlich | aus irrtum"),
  distress: phrasesIn(
    "was tun | was soll ich tun | was mache ich | was mache ich jetzt | was muss ich tun | was sollen wir tun | was jetzt | was nun | hilfe | notfall | dringend | bitte helfen",
  ),
  eyes: phrasesIn("auge | augen"),
  skin: phrasesIn("gesicht | hand | hände | haut"),
  into: wordsIn("ins in im auf"),
  got: phrasesIn(
    "bekommen | gekriegt | gekommen | gespritzt | geraten | gelangt | abbekommen | geschüttet | gekippt | getropft | verschüttet | gelaufen | geflogen | drin | spritzte",
  ),
  given: phrasesIn(
    "gegeben | verabreicht | benutzt | aufgetragen | gab | getan | gemacht | gegeben habe | eingerieben | gesprüht | verfüttert",
  ),
  onto: wordsIn("dem der den auf an meinem meiner meinen unserem unserer unseren"),
  mixed: phrasesIn("gemischt | vermischt | zusammengemischt | zusammengeschüttet | gemixt | zusammengekippt"),
  wouldDo: phrasesIn(
    "mischen | vermischen | gemischt | mixen | kombinieren | essen | fressen | trinken | schlucken | frisst | isst | trinkt | verschlucken | gefressen",
  ),
  did: phrasesIn(
    "schon gemacht | hab ich schon | habe ich schon | bereits gemacht | hab ich bereits | habe ich bereits | habe es schon | hab es schon | habs schon | schon passiert | habe es getan | hab es gemacht | habe es gemacht | ist schon passiert | hat er schon | hat sie schon | zu spät",
  ),
  fumes: phrasesIn(
    "dämpfe | riecht komisch | riecht seltsam | riecht stechend | stinkt | schwindelig | schwindlig | huste | husten | gas | rauch | qualmt",
  ),
  ablaze: phrasesIn(
    "brennt | fängt feuer | fing feuer | feuer gefangen | steht in flammen | in flammen | in brand geraten | hat gebrannt",
  ),
  here: wordsIn("hier dort aus"),
  pleased: wordsIn(
    "geschmeckt schmeckt lecker liebt lieben mag gern gerne gut begeistert toll super nachbestellen nachschub neues neue neuen neuer mehr noch wieder bestellen letzten letzte",
  ),
  hurt: phrasesIn(
    "ich bin gefallen | ich bin gestürzt | gefallen | runtergefallen | heruntergefallen | gestürzt | hingefallen",
  ),
  dazed: phrasesIn(
    "reagiert nicht | reagiert kaum | bewegt sich nicht | bewegt sich nicht mehr | rührt sich nicht | rührt sich nicht mehr | antwortet nicht | blutet stark | blutet sehr | blutet | kann mich nicht bewegen",
  ),
  mouthed: phrasesIn("gebissen | gelutscht | genuckelt | geknabbert | angeknabbert | angebissen | gesaugt"),
  ill: phrasesIn("erbricht | erbricht sich | übergibt | übergeben | kotzt | erbrochen | muss sich übergeben | speit"),
  eating: phrasesIn("nach dem fressen | nach dem essen | nach dem verzehr | nach dem knabbern"),
  irritated: phrasesIn(
    "brennt | brennen | juckt | jucken | ausschlag | hautausschlag | quaddeln | bläschen | pusteln | rötungen | gerötet | gereizt | entzündet",
  ),
  reddened: phrasesIn(
    "feuerrot | ganz rot | knallrot | ist rot | sind rot | rot geworden | wurde rot | total rot | krebsrot | hochrot | sehr rot",
  ),
  by: wordsIn("nach seit von vom durch"),
  allergic: phrasesIn(
    "allergisch gegen | allergisch auf | ist allergisch | bin allergisch | allergisch ist | sind allergisch | hat eine allergie | hat eine nussallergie | hat eine erdnussallergie | hat eine milchallergie",
  ),
  because: wordsIn("weil da denn"),
  ailing: phrasesIn("kopfschmerzen | kopfweh | schwindelig | schwindlig | übel | benommen"),
  lit: phrasesIn(
    "angezündet | angemacht | angeschaltet | eingeschaltet | läuft | brennt | anhaben | angefeuert | laufen",
  ),
  inside: { by: wordsIn("in ins im"), nose: phrasesIn("nase | nasenloch | ohr | ohren"), mouth: phrasesIn("mund") },
  stuck: phrasesIn(
    "gesprüht | gesteckt | geschoben | gestopft | reingesteckt | gedrückt | steckt | stecken | bekommen | geraten | reingeschoben",
  ),
  has: phrasesIn("ist | habe | hab | hat | haben"),
  sparking: phrasesIn(
    "rauch vom | rauch von | funken | es funkt | funkt es | gefunkt | raucht | geraucht | qualmt | kommt rauch | rauch kommt | steigt rauch | rauch aus | schmort | verschmort | zischt | es raucht",
  ),
  bulging: phrasesIn(
    "explodiert | ist explodiert | geplatzt | bläht sich | aufgebläht | gebläht | aufgequollen | geschwollen | angeschwollen | schwillt | dick geworden | wölbt sich | schmilzt | geschmolzen",
  ),
  leaking: phrasesIn(
    "läuft aus | läuft gerade aus | läuft mir aus | läuft jetzt aus | läuft schon aus | ausgelaufen | laufen aus | ausläuft | auslaufen | läuft säure aus",
  ),
  shocked: phrasesIn(
    "einen stromschlag | stromschlag von | stromschlag vom | stromschlag am | strom bekommen | gewischt bekommen | gewischt gekriegt | einen schlag bekommen | einen schlag gekriegt | einen schlag verpasst | schlag verpasst | stromstoß | strom abbekommen",
  ),
  finished: phrasesIn("auf | leer | bekommen | gekriegt | intus"),
  overdose: phrasesIn("überdosis | überdosiert"),
  racing: phrasesIn(
    "herz rast | rasendes herz | herz klopft wie verrückt | herz pocht wie verrückt | herz schlägt zu schnell | herz schlägt viel zu schnell | herz schlägt sehr schnell | herzrasen | herzklopfen | herzstolpern",
  ),
  cries: phrasesIn(
    "gasleck | gas leck | gasgeruch | gasaustritt | anaphylaxie | allergische reaktion | allergischer schock | vergiftung | lebensmittelvergiftung | überdosis | feuer gefangen | herzrasen",
  ),
  bursting: phrasesIn(
    "feuer gefangen | fing feuer | fängt feuer | explodiert | geplatzt | hochgegangen | in die luft geflogen | in brand geraten",
  ),
  gas: {
    smells: phrasesIn("riecht | riechen | stinkt | stinken | geruch | gestank"),
    of: phrasesIn("nach gas"),
    whole: phrasesIn(
      "gasgeruch | gasgestank | rieche gas | riechen gas | gas riechen | gas gerochen | rieche das gas | nach gas riecht | nach gas stinkt",
    ),
  },
  sounding: phrasesIn(
    "piept | piepst | piepen | piepsen | gepiept | schlägt | schlägt an | schlägt alarm | angeschlagen | geht | geht los | losgegangen | ausgelöst | schrillt | schrillen | heult | klingelt",
  ),
  trapped: phrasesIn("eingeklemmt | eingequetscht | gequetscht | festgeklemmt | steckengeblieben | stecken geblieben"),
  trappedApart: { verbs: wordsIn("steckt stecke steck klemmt hängt sitzt"), last: phrasesIn("fest") },
  leaksNow: phrasesIn(
    "läuft aus | läuft gerade aus | läuft mir aus | läuft jetzt aus | läuft schon aus | laufen aus | ausläuft",
  ),
  ofAny: {
    first: phrasesIn("raucht | qualmt | funkt | zischt | schmort"),
    behind: phrasesIn(""),
    normal: wordsIn("normal"),
  },
  and: wordsIn("und aber dann also"),
  pain: phrasesIn("schmerz | schmerzen | schmerzt | zahnweh | kopfweh"),
  pressing: wordsIn(
    "stark starke starken starker starkes heftig heftige heftigen schlimm schlimme furchtbar furchtbare schrecklich schreckliche extrem extreme extremen unerträglich unerträgliche unerträglichen akut akute akuten nacht nachts abends sonntag samstag wochenende feiertag jetzt sofort dringend notfall hilfe intensive",
  ),
  smellsBurnt: phrasesIn(
    `${pairs("riecht riechts riechen stinkt stinken geruch gestank gerochen", "verbrannt verschmort angebrannt")} | ${pairs("verbrannt verschmort", "riecht stinkt riechen stinken")} | riecht es verbrannt | riecht es verschmort | stinkt es verbrannt | stinkt es verschmort | nach verbranntem | brandgeruch | schmorgeruch | verbrannter geruch | verschmorter geruch`,
  ),
  roasted: thingsIn("kaffee | espresso | toast | brot | brötchen | popcorn | bohnen | parfum | parfüm | kerze"),
  calling: wordsIn("nummer notrufnummer telefon telefonnummer telefonieren anruf anrufen anrufe rufe rufen"),
};
