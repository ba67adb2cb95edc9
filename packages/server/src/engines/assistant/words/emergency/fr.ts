import { wordsIn } from "../../../wording/fold.ts";
import { pairs, phrasesIn } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { thingsIn } from "./things-in.ts";

export const fr: EmergencyWords = {
  despairing: phrasesIn(`
    me suicider | me tuer moi même | vais me tuer | veux me tuer | envie de me tuer | me donner la mort | m ôter la vie | en finir avec la vie | en finir avec ma vie | mettre fin à mes jours | mettre fin à ma vie | plus envie de vivre | plus vivre | pensées suicidaires | idées suicidaires | suis suicidaire | veux être mort | veux être morte | voudrais être mort | voudrais être morte | aucune raison de vivre | plus de raison de vivre | me faire du mal | me scarifier | commettre un suicide
  `),
  despairingLast: phrasesIn(
    "veux mourir | envie de mourir | voudrais mourir | veux en finir | vais en finir | envie d en finir | préfère mourir | veux disparaître",
  ),
  despairingAlone: phrasesIn(
    "je n en peux plus de vivre | j en ai assez de vivre | je suis fatigué de vivre | je suis fatiguée de vivre",
  ),
  misspelt: wordsIn(""),
  happening:
    phrasesIn(`saignement ne s arrête pas | saignements ne s arrêtent pas | saignement n arrête pas | arrête pas de saigner | je saigne | hémorragie après | hémorragie depuis | fumée dans la cuisine | fumée dans ma cuisine | fumée dans la maison | fumée chez | eau bouillante sur | le feu dans la | le feu à la maison | 
    arrive plus à respirer | arrive pas à respirer | du mal à respirer | difficultés à respirer | difficulté à respirer | manque d air depuis | peut plus respirer | peux plus respirer | fait une overdose | fait un malaise | fait une crise cardiaque | fais une crise cardiaque | un infarctus | fait un avc | gaz fuit | gaz qui fuit | y a une fuite de gaz | avons une fuite de gaz | on a une fuite de gaz | j ai une fuite de gaz | choc anaphylactique | choc allergique | une fuite de gaz chez | été électrocuté | été électrocutée | s est électrocuté | s est électrocutée | me suis électrocuté | me suis électrocutée | gorge se serre | gorge gonfle | appelez une ambulance | besoin d une ambulance
    | me suis brûlé | me suis brûlée | s est brûlé | s est brûlée | me suis ébouillanté | s est ébouillanté | s est ébouillantée | il y a le feu | y a le feu | il y a un incendie | un incendie chez | la fumée partout | plein de fumée | remplie de fumée | rempli de fumée
    | mordu par un serpent | mordue par un serpent | se noie | coupé le doigt
  `),
  happeningLast: phrasesIn(
    "peux pas avaler | peux plus avaler | arrive pas à avaler | arrive plus à avaler | peux pas déglutir | arrive pas à déglutir | au feu | le souffle court | respire mal | respire très mal | peux pas respirer | douleur dans la poitrine | douleurs dans la poitrine | mal à la poitrine | douleur à la poitrine | ça brûle chez nous",
  ),
  thereupon: wordsIn("maintenant vite depuis parce car aujourd aide svp après je il elle que tout"),
  stricken: phrasesIn(`
    s étouffe | m étouffe | s est étouffé | s est étouffée | me suis étouffé | me suis étouffée | en train de s étouffer | ne respire plus | ne respire pas | respire plus | respire pas | est inconscient | est inconsciente | inconscient | inconsciente | perdu connaissance | perd connaissance | s est évanoui | s est évanouie | me suis évanoui | me suis évanouie | s est effondré | s est effondrée | ne se réveille pas | ne réagit plus | ne répond plus
    | convulse | convulsions | fait une crise d épilepsie | crise d épilepsie | saigne beaucoup | saigne | saigne énormément | n arrête pas de saigner | arrête pas de saigner | perd beaucoup de sang | été empoisonné | été empoisonnée | empoisonné | empoisonnée | intoxiqué | intoxiquée | vomit du sang | crache du sang | a une crise d épilepsie
  `),
  strickenLast: phrasesIn("meurt | est en train de mourir | va mourir | se meurt | agonise"),
  chokingOn: phrasesIn("s étouffe avec | s est étouffé avec | s est étouffée avec | étouffé avec | étouffée avec"),
  shaking: phrasesIn("tremble | tremblements | bave | salive | titube | vacille | a des spasmes"),
  somebody: phrasesIn(`
    il | elle | lui | on a | quelqu un | petit | petite | hamster | cochon d inde | tortue | poule | chèvre | poisson rouge | colocataire | fiancé | fiancée | papy | mamy | épouse | époux | grand mère | grand père | belle mère | beau père | petit fils | petite fille | gamin | gamine | gosse | minou | toutou | chienne | chatte | client | cliente | élève | nourrisson | fiston | compagne | compagnon
  `),
  self: phrasesIn("j | je | nous | on"),
  burned: phrasesIn("brûlent | brûlé | brûlée | ébouillanté | ébouillantée"),
  swollen: phrasesIn(
    "gonfle | gonflent | gonflé | gonflée | gonflées | gonflés | enfle | enflé | enflée | enflées | enflent | gonfler | enfler",
  ),
  swelling: phrasesIn("joue | joues | lèvre | lèvres | visage | langue | gorge | bouche"),
  having: phrasesIn("fais | fait | faire | faisons | développe | déclenche | ai une | a une | en train"),
  reaction: phrasesIn("réaction allergique | réactions allergiques | crise d allergie | crise allergique"),
  swallowed: phrasesIn("avalé | avalée | avalés | ingéré | ingérée | gobé | gobée | a ingurgité | ingurgité"),
  eaten: phrasesIn(
    `a mis dans la bouche | avons bu | ${pairs("a ai as ont avons ayant tout en déjà chien chat", "bu mangé inhalé respiré léché croqué mâché mâchouillé grignoté goûté")}`,
  ),
  took: phrasesIn("pris | prise | prises"),
  tooMuch: phrasesIn(
    "boîtes de | plaquettes de | trop de | trop pris | toute la boîte | tout le pot | pot entier | tout un pot | boîte entière | boîte complète | toute une boîte | plaquette entière | toute la plaquette | toute une plaquette | tout le flacon | flacon entier | tous les | tous mes | tous ses | toutes les | une poignée de | double dose | tube entier | tout le tube",
  ),
  supposed: { before: wordsIn("être si quand lorsqu été"), behind: wordsIn("") },
  denied: wordsIn("n ne pas jamais aucun aucune rien sans"),
  maybe: wordsIn(
    "peut peuvent puis peux si quand lorsque provoque provoquer causer pourrait quel quelle faut doit risque cause sûr",
  ),
  toTell: wordsIn("qui que si sur à"),
  against: wordsIn("pour contre sans anti"),
  mistaken: phrasesIn(
    "par accident | par erreur | accidentellement | sans faire exprès | par mégarde | par inadvertance",
  ),
  distress: phrasesIn(
    "que faire | que dois je faire | qu est ce que je fais | qu est ce que je dois faire | quoi faire | je fais quoi | au secours | aidez moi | à l aide | urgence | urgent",
  ),
  eyes: phrasesIn("oeil | loeil | yeux | il d oeil"),
  skin: phrasesIn("visage | main | mains | peau"),
  into: wordsIn("dans sur à"),
  got: phrasesIn(
    "eu | reçu | giclé | éclaboussé | éclaboussée | mis | projeté | entré | coulé | tombé | renversé | versé | allé | aspergé | pris",
  ),
  given: phrasesIn("reçu | donné | mis | appliqué | utilisé | administré | étalé | pulvérisé"),
  onto: wordsIn("sur à au aux mon ma mes notre le la"),
  mixed: phrasesIn("mélangé | mélangés | mélangée | mixé | combiné"),
  wouldDo: phrasesIn(
    "mélanger | mélangé | mixer | combiner | manger | mange | boire | boit | avaler | avale | lécher | ingérer",
  ),
  did: phrasesIn(
    "l ai déjà fait | ai déjà fait | déjà fait | je l ai fait | c est fait | c est déjà fait | l a déjà fait | viens de le faire | déjà mélangé | déjà mangé | trop tard | ai déjà mélangé",
  ),
  fumes: phrasesIn(
    "vapeurs | sent bizarre | odeur bizarre | drôle d odeur | sent mauvais | odeur forte | tousse | fumée | vertiges | tête qui tourne | gaz",
  ),
  ablaze: phrasesIn(
    "a pris feu | pris feu | prend feu | prennent feu | est en feu | en feu | brûle | en flammes | prend flamme | en train de brûler",
  ),
  here: wordsIn("ici chez avec à dans"),
  pleased: wordsIn(
    "adore adoré adorent aime aimé aiment bien régalé régale délicieux bon autre autres encore plus nouveau nouvelle recommander racheter commander dernier dernière",
  ),
  hurt: phrasesIn(
    "est tombé | est tombée | je suis tombé | je suis tombée | a chuté | je me suis coupé | je me suis coupée | s est coupé | s est coupée | s est cogné | s est cognée",
  ),
  dazed: phrasesIn(
    "ne réagit pas | ne réagit plus | réagit plus | réagit pas | ne bouge plus | bouge plus | ne bouge pas | ne répond pas | ne répond plus | saigne beaucoup | saigne | ne se réveille pas | ne peut plus bouger",
  ),
  mouthed: phrasesIn(
    "mordu | mangé | inhalé | léché | croqué | mâché | mâchouillé | grignoté | goûté | sucé | suçoté | tété | a consommé | ai consommé | ont consommé | avons consommé | boit | mordillé",
  ),
  ill: phrasesIn("vomit | vomi | vomissent | vomissements | vomir"),
  eating: phrasesIn("après manger | après avoir mordu | après avoir léché | après avoir croqué"),
  irritated: phrasesIn(
    "brûle | brûlent | pique | piquent | gratte | grattent | démange | démangent | démangeaisons | plaques | éruption | boutons | rougeurs | rougeur | urticaire | irritée | irrité | irritées | cloques",
  ),
  reddened: phrasesIn(
    "toute rouge | tout rouge | toutes rouges | tout rouges | est rouge | sont rouges | devenu rouge | devenue rouge | devenues rouges | très rouge | très rouges",
  ),
  by: wordsIn("après depuis avec suite"),
  allergic: phrasesIn(
    "allergique à | allergique au | allergique aux | est allergique | suis allergique | sommes allergiques | sont allergiques | fait une allergie aux | a une allergie",
  ),
  because: wordsIn("car parce puisque comme"),
  ailing: phrasesIn(
    "mal au crâne | mal à la tête | maux de tête | tête qui tourne | tête me tourne | tête lui tourne | vertiges | nausées | nausée | migraine | étourdi | étourdie",
  ),
  lit: phrasesIn("allumé | allumée | allumés | mis en marche | tourne | fonctionne | branché | brûle"),
  inside: {
    by: wordsIn("dans à sur par"),
    nose: phrasesIn("nez | narine | narines | oreille | oreilles"),
    mouth: phrasesIn("bouche"),
  },
  stuck: phrasesIn(
    "pulvérisé | vaporisé | mis | enfoncé | enfoncée | fourré | coincé | coincée | rentré | inséré | poussé | introduit",
  ),
  has: phrasesIn("ai | a | j ai"),
  sparking: phrasesIn(
    `fumée de la | fumée du | étincelles | ${pairs("batterie externe portable chargeur pain friteuse bouilloire radiateur chauffage ondes prise câble multiprise mixeur trottinette téléphone aspirateur vélo four elle il ça qui", "fume")} | fumée qui sort | fumée sort | de la fumée | fait de la fumée | dégage de la fumée | se met à fumer | s est mis à fumer | s est mise à fumer | commence à fumer | en train de fumer | grésille`,
  ),
  bulging: phrasesIn(
    "fume | explosé | a explosé | gonfle | gonflé | gonflée | gonflées | a gonflé | enfle | enflé | enflée | bombée | bombe | fond | fondu | a fondu | en train de fondre",
  ),
  leaking: phrasesIn(
    "fuit | fuient | coule | coulent | a coulé | ont coulé | ont fui | a fui | fuite | perd du liquide | perd de l acide | perd de l eau",
  ),
  shocked: phrasesIn(
    "décharge électrique | une décharge | châtaigne | pris le courant | prends le courant | ai le courant | sens le courant | pris le jus | prends le jus | ai du courant | le courant en touchant | du courant en touchant | le courant quand je touche | électrocuté | électrocutée | coup de jus | choc électrique",
  ),
  finished: phrasesIn("fini | terminé | eu | vidé"),
  overdose: phrasesIn("overdose | surdose | surdosage"),
  racing: phrasesIn(
    "coeur s emballe | coeur qui s emballe | coeur bat trop vite | coeur bat très vite | coeur bat à toute vitesse | coeur bat la chamade | palpitations | tachycardie",
  ),
  cries: phrasesIn(
    "fuite de gaz | odeur de gaz | anaphylaxie | réaction allergique | choc allergique | empoisonnement | intoxication | overdose | surdose | je prends feu | pris feu | palpitations",
  ),
  bursting: phrasesIn("pris feu | prend feu | explosé | éclaté | a sauté"),
  gas: {
    smells: phrasesIn("sent | sentent | sens | sentir | pue | puent | empeste | odeur | odeurs"),
    of: phrasesIn("le gaz | du gaz | de gaz"),
    whole: phrasesIn(""),
  },
  sounding: phrasesIn(
    "sonne | sonnent | a sonné | sonner | bipe | biper | retentit | hurle | hurler | s est déclenché | s est déclenchée | se déclenche",
  ),
  trapped: phrasesIn("coincé | coincée | coincés | coincées | bloqué | bloquée | pincé | pincée | écrasé | écrasée"),
  trappedApart: { verbs: wordsIn(""), last: phrasesIn("") },
  leaksNow: phrasesIn("fuit | fuient | perd du liquide | perd de l acide"),
  ofAny: {
    first: phrasesIn(""),
    behind: phrasesIn(
      "fume | fume t elle | fume t il | fait de la fumée | fait elle de la fumée | fait il de la fumée | dégage de la fumée | fait des étincelles | grésille",
    ),
    normal: wordsIn("normal"),
  },
  and: wordsIn("et mais puis donc alors"),
  pain: phrasesIn("douleur | douleurs | mal de | mal à | mal au | mal aux"),
  pressing: wordsIn(
    "secours fort forts forte fortes atroce atroces intense insupportable insupportables aigu aiguë nuit dimanche samedi maintenant urgence terrible terribles horrible horribles urgent",
  ),
  smellsBurnt: phrasesIn(
    "sent le brûlé | sens le brûlé | sentent le brûlé | sentait le brûlé | sent le cramé | pue le brûlé | sent brûlé | odeur de brûlé | odeurs de brûlé | odeur de cramé | odeur de plastique brûlé",
  ),
  roasted: thingsIn("café | café moulu | pain | popcorn | grains | parfum | bougie"),
  calling: wordsIn("numéro téléphone téléphoner joindre appeler appelle appelons"),
};
