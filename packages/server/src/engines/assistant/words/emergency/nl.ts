import { wordsIn } from "../../../wording/fold.ts";
import { pairs, phrasesIn } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { thingsIn } from "./things-in.ts";

export const nl: EmergencyWords = {
  despairing: phrasesIn(`
    zelfmoord plegen | pleeg zelfmoord | zelfmoordgedachten | suïcidale gedachten | ben suïcidaal | me van kant maken | mezelf van kant | mezelf doden | maak mezelf dood | mezelf ombrengen | mezelf iets aandoen | wil niet meer leven | wil niet langer leven | geen zin meer in het leven | een eind aan mijn leven | einde aan mijn leven | een eind aan mijn leven maken | wil dood zijn | was ik maar dood | geen reden om te leven | levensmoe | er niet meer zijn | mezelf pijn doen | mezelf snijden
  `),
  despairingLast: phrasesIn(
    "wil dood | liever dood | wil sterven | wil er een eind aan maken | wil er een einde aan maken | er een eind aan maken | er een einde aan maken | wil doodgaan",
  ),
  despairingAlone: phrasesIn("ik kan niet meer verder leven | ik ben het leven moe | ik wil niet meer"),
  misspelt: wordsIn(""),
  happening:
    phrasesIn(`gif gegeten | gif gedronken | gif ingeslikt | vergif gegeten | bloeden stopt niet | bloeding stopt niet | bloedt nog steeds | blijf bloeden | blijft bloeden | stopt niet met bloeden | kokend water over | gesneden en het bloedt | gesneden en bloedt | vuur in de keuken | brand in de | 
    krijg geen lucht | krijgt geen lucht | nauwelijks ademen | moeite met ademen | moeite met ademhalen | ademt moeilijk | overdosis genomen | hartaanval | een beroerte | anafylactische shock | allergische shock | er lekt gas | gas lekt | lekt gas | er ontsnapt gas | er is een gaslek | hebben een gaslek | heb een gaslek | gaslek in | elektrische schok gekregen | geëlektrocuteerd | keel zwelt | keel zit dicht | keel gaat dicht | bel een ambulance | ambulance nodig
    | heb me verbrand | me verbrand | zich verbrand | heb mezelf verbrand | er is brand | brand in huis | brand in de keuken | brand in mijn | overal rook | vol rook | vol met rook
    | rookmelder gaat | melder gaat af | gebeten door een slang | aan het verdrinken | vinger afgesneden
  `),
  happeningLast: phrasesIn(
    "kan niet slikken | kan niet meer slikken | kan bijna niet slikken | kan nauwelijks slikken | kan niet ademen | kan niet meer ademen | kan niet goed ademen | ben benauwd | is benauwd | kortademig | pijn op de borst | pijn op mijn borst | pijn in mijn borst | het brandt",
  ),
  thereupon: wordsIn("nu nadat meteen want sinds vandaag help na alsjeblieft ik hij zij ze het wat meer"),
  stricken: phrasesIn(`bloed hevig | ik bloed | 
    dreigt te stikken | is aan het stikken | stikt | stik | verslikt | bijna gestikt | ademt niet | ademt niet meer | ademt nauwelijks | stopte met ademen | gestopt met ademen | is bewusteloos | bewusteloos | buiten bewustzijn | is flauwgevallen | flauwgevallen | viel flauw | ben flauwgevallen | in elkaar gezakt | wordt niet wakker | reageert niet meer
    | stuiptrekkingen | heeft stuiptrekkingen | epileptische aanval | heeft een toeval | een toeval | blijft bloeden | bloedt hevig | bloedt | stopt niet met bloeden | bloedt erg | vergiftigd | braakt bloed | spuugt bloed | schuim op de mond | heeft stuipen | krijgt stuipen
  `),
  strickenLast: phrasesIn("gaat dood | is aan het doodgaan | ligt op sterven | is stervende | is aan het sterven"),
  chokingOn: phrasesIn("stikt in | stikt bijna in | verslikt zich in | verslikte zich in"),
  shaking: phrasesIn("trilt | trillen | rilt | beeft | kwijlt | kwijlen | schuimbekt | wankelt | zwalkt"),
  somebody: phrasesIn(`
    hij | zij | ze | hem | haar | iemand | kleintje | kleine | hamster | cavia | schildpad | kip | geit | schaap | goudvis | huisgenoot | verloofde | echtgenoot | echtgenote | schoonmoeder | schoonvader | opa | omaatje | jongetje | meisje | jongen | klant | leerling | hondje | poes | poesje | kater | teef | peuter | kleuter | zwager | schoonzus | moeke
  `),
  self: phrasesIn("ik | we | wij | heb"),
  burned: phrasesIn("branden | verbrand | verbrandde | gebrand"),
  swollen: phrasesIn("gezwollen | opgezwollen | zwelt | zwellen | zwelling | dik geworden | opgezet"),
  swelling: phrasesIn("wang | wangen | lip | lippen | gezicht | tong | keel | mond"),
  having: phrasesIn("heb | heeft | krijg | krijgt | kreeg net | hebben | gekregen"),
  reaction: phrasesIn("allergische reactie | allergische reacties | allergische aanval"),
  swallowed: phrasesIn("ingeslikt | doorgeslikt | opgeslokt | slikte | ingeslikt heeft"),
  eaten: phrasesIn(
    "gedronken | opgedronken | leeggedronken | leeggegeten | gegeten | opgegeten | ingeademd | gelikt | afgelikt | opgelikt | gekauwd | opgekauwd | dronk | at een | at de | at het | at mijn | at onze | at zijn | at haar | at alle | at chocolade | at per | vrat | opgevreten | gevreten | gesnoept | binnengekregen",
  ),
  took: phrasesIn("genomen | ingenomen | geslikt"),
  tooMuch: phrasesIn(
    "dozen | strips | doosjes | te veel | teveel | hele doos | hele verpakking | heel doosje | hele strip | hele fles | hele pot | heel potje | volledige doos | alle pillen | alle tabletten | al mijn | al haar | al zijn | een handvol | dubbele dosis | overdosis",
  ),
  supposed: { before: wordsIn("indien als wanneer"), behind: wordsIn("worden wordt werd zou mag") },
  denied: wordsIn("niet nooit geen niks niets zonder nog"),
  maybe: wordsIn("kan kunnen mag mogen als wanneer indien zou moet welke veroorzaakt veroorzaken veilig"),
  toTell: wordsIn("om of die dat over"),
  against: wordsIn("voor tegen zonder"),
  mistaken: phrasesIn("per ongeluk | per vergissing | ongewild | bij vergissing | perongeluk"),
  distress: phrasesIn(
    "wat moet ik doen | wat nu | wat te doen | wat doe ik nu | wat moeten we doen | wat kan ik doen | help | help me | hulp | spoed | dringend | noodgeval",
  ),
  eyes: phrasesIn("oog | ogen"),
  skin: phrasesIn("gezicht | hand | handen | huid"),
  into: wordsIn("in op"),
  got: phrasesIn(
    "gekregen | gekomen | gespat | terechtgekomen | gespoten | gelopen | gemorst | gedruppeld | gevlogen | kreeg | zit | spatte",
  ),
  given: phrasesIn("gegeven | gesmeerd | gebruikt | toegediend | gedaan | gespoten | gevoerd | gaf"),
  onto: wordsIn("aan op in bij mijn onze"),
  mixed: phrasesIn("gemengd | gemixt | vermengd | samengevoegd | bij elkaar gedaan"),
  wouldDo: phrasesIn(
    "mengen | gemengd | mixen | combineren | eten | eet | drinken | drinkt | slikken | likken | inslikken | vermengen",
  ),
  did: phrasesIn(
    "heb ik al gedaan | al gedaan | heb het al | heb het gedaan | is al gebeurd | al gebeurd | net gedaan | heeft hij al | heeft ze al | te laat | al gemengd",
  ),
  fumes: phrasesIn(
    "dampen | damp | ruikt raar | ruikt vreemd | ruikt sterk | stinkt | duizelig | hoest | hoesten | rook | gas",
  ),
  ablaze: phrasesIn(
    "vlam gevat | vat vlam | vatten vlam | vliegt in brand | staat in brand | in brand gevlogen | vloog in brand | brandt | in vlammen | staat in vlammen",
  ),
  here: wordsIn("hier daar uit"),
  pleased: wordsIn(
    "lekker smaakt smaakte gesmaakt houdt dol goed graag heerlijk nieuwe nieuw nog meer weer andere bestellen bijbestellen laatste",
  ),
  hurt: phrasesIn("gevallen | gestruikeld | heb me gesneden | ik ben gevallen | viel van | viel uit | viel en"),
  dazed: phrasesIn(
    "reageert niet | reageert niet meer | reageert nergens op | beweegt niet | beweegt niet meer | wordt niet wakker | antwoordt niet | bloedt erg | bloedt hevig | bloedt veel | bloedt",
  ),
  mouthed: phrasesIn("gebeten | gezogen | gesabbeld | geknabbeld | gekloven"),
  ill: phrasesIn("braakt | overgeeft | geeft over | overgegeven | kotst | gebraakt | moet overgeven | braken"),
  eating: phrasesIn("na het eten van | na het bijten | na het kauwen | na het likken"),
  irritated: phrasesIn(
    "brandt | branden | jeukt | jeuken | jeuk | uitslag | galbulten | blaren | bultjes | rode vlekken | geïrriteerd | ontstoken | prikt | prikken",
  ),
  reddened: phrasesIn(
    "vuurrood | knalrood | is rood | zijn rood | helemaal rood | rood geworden | werd rood | erg rood",
  ),
  by: wordsIn("na sinds van door"),
  allergic: phrasesIn(
    "allergisch voor | is allergisch | ben allergisch | zijn allergisch | allergisch is | heeft een allergie | heeft een notenallergie",
  ),
  because: wordsIn("omdat want daar"),
  ailing: phrasesIn("hoofdpijn | duizelig | misselijk | suf"),
  lit: phrasesIn("aangestoken | aangezet | aan hebben | aangedaan | draait | brandt | gestart"),
  inside: { by: wordsIn("in door"), nose: phrasesIn("neus | neusgat | oor | oren"), mouth: phrasesIn("mond") },
  stuck: phrasesIn(
    "gespoten | gestopt | gestoken | geduwd | gepropt | gedaan | gezet | zit vast | vast | gekregen | geraakt",
  ),
  has: phrasesIn("zit | heb | heeft | hebben"),
  sparking: phrasesIn(
    "vonken | vonkt | vonkte | rookt | rookte | komt rook | rook uit | kwam rook | er komt rook | smeult | schroeit | begint te roken | aan het roken",
  ),
  bulging: phrasesIn(
    "ontploft | geëxplodeerd | zwelt | zwelt op | opgezwollen | gezwollen | bol | opgeblazen | dik geworden | uitgezet | smelt | gesmolten | aan het smelten",
  ),
  leaking: phrasesIn("lekt | lekken | gelekt | lekt zuur | lekt vloeistof"),
  shocked: phrasesIn(
    "schok gekregen | een schok | schok van | schokken | stroom gekregen | stroomstoot | geëlektrocuteerd | optater",
  ),
  finished: phrasesIn("op | leeg | gehad | gekregen"),
  overdose: phrasesIn("overdosis | overdosering"),
  racing: phrasesIn(
    "hart slaat op hol | hart bonkt | hart bonst | hart gaat tekeer | hart klopt te snel | hart klopt heel snel | hart klopt als een gek | hartkloppingen",
  ),
  cries: phrasesIn(
    "gaslek | gas lek | gaslucht | gas lucht | anafylaxie | allergische reactie | allergische shock | vergiftiging | voedselvergiftiging | overdosis | vlam gevat | hartkloppingen",
  ),
  bursting: phrasesIn(
    "vlam gevat | vat vlam | vloog in brand | in brand gevlogen | ontploft | geëxplodeerd | gebarsten | geknapt",
  ),
  gas: {
    smells: phrasesIn("ruikt | ruiken | ruik | stinkt | stinken | geur | lucht | stank"),
    of: phrasesIn("naar gas"),
    whole: phrasesIn(
      "gaslucht | gasgeur | gas lucht | ruik gas | ruiken gas | gas ruiken | gas geroken | naar gas ruikt | naar gas stinkt",
    ),
  },
  sounding: phrasesIn(
    "piept | piepen | piepte | gepiept | gaat | gaat af | ging af | afgaat | afgegaan | loeit | loeien | rinkelt | slaat alarm",
  ),
  trapped: phrasesIn("klem | bekneld | beklemd | vastgeklemd | vastgeraakt"),
  trappedApart: { verbs: wordsIn("zit zitten zat"), last: phrasesIn("vast") },
  leaksNow: phrasesIn("lekt | lekken | lekt zuur | lekt vloeistof"),
  ofAny: {
    first: phrasesIn("rookt | vonkt | smeult"),
    behind: phrasesIn(""),
    normal: wordsIn("normaal"),
  },
  and: wordsIn("en maar dan dus"),
  pain: phrasesIn("pijn"),
  pressing: wordsIn(
    "help hevig hevige erge zware vreselijke verschrikkelijke enorme ondraaglijke avonds zondag zaterdag nu meteen dringend spoed acuut acute extreme nacht weekend noodgeval hulp sterk sterke",
  ),
  smellsBurnt: phrasesIn(
    `${pairs("ruikt ruiken ruik stinkt stinken", "verbrand verschroeid aangebrand")} | ruikt het verbrand | stinkt het verbrand | verbrande lucht | brandlucht | schroeilucht | verbrandingslucht | brandgeur`,
  ),
  roasted: thingsIn("koffie | espresso | brood | toast | bonen | parfum | kaars"),
  calling: wordsIn("nummer noodnummer telefoon telefoonnummer telefoneren bel bellen"),
};
