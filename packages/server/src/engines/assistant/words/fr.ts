import { fr as wishes } from "../../wishes/words/fr.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { wordsIn } from "../../wording/fold.ts";
import { pairs, phrasesIn } from "../../wording/phrase-set.ts";
import { typingsIn } from "./typings.ts";
import { fr as emergency } from "./emergency/fr.ts";
import { fr as ownOrder } from "./own-order/fr.ts";
import { fr as shop } from "./shopping/fr.ts";
import type { Words } from "./words.ts";

export const fr: Words = {
  wishes,
  shop,
  ownOrder,
  emergency,
  plain: wordsIn(`
    le la les l un une des du de d au aux ce cet cette ces ça cela ceci mon ma mes notre nos votre vos son sa ses leur leurs ton ta tes tout tous toute toutes autre autres même quelque quelques aucun aucune chaque
    je c j me m moi tu te t toi il elle on nous vous ils elles se s lui eux y en qui que qu quoi dont où quel quelle quels quelles lequel laquelle
    suis es est sommes êtes sont étais était étaient sera seront serait soit ai as a avons avez ont avais avait aura aurait peux peut pouvons pouvez peuvent pourrais pourrait pourriez puis veux veut voulons voulez voudrais voudrait dois doit devons devez faut fait faire fais faites vais va allez
    quand comment pourquoi combien si parce car comme donc alors puisque
    à dans sur sous avec sans pour par entre vers chez avant après depuis pendant jusque jusqu contre hors
    et ou mais ni ne n pas plus moins très bien aussi encore déjà toujours jamais ici là bonjour merci svp oui non
    dire dis dites savoir besoin avoir être obtenir obtiens
    info infos information informations détails politique conditions possible disponible proposez
  `),
  negations: wordsIn("ne n pas jamais sans aucun aucune rien"),
  sunders: wordsIn("sans sous sur avant après depuis contre hors plus moins encore entre jusque jusqu"),
  prepositions: wordsIn("à au aux de du des d dans sur sous avec sans pour par entre vers chez avant après en"),
  hedges: wordsIn("svp habituellement normalement généralement exactement environ actuellement vraiment"),
  only: wordsIn("seulement uniquement seul seule"),
  moments: wordsIn(`
    lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches
    matin matins matinée midi soir soirs soirée nuit minuit aujourd hui demain week end tard tôt
    weekend nuits tardive tardif
    
  `),
  taste: wordsIn(
    "joli jolis jolie jolies beau beaux bel belle belles bon bons bonne bonnes super génial géniaux géniale géniales sympa sympas mignon mignons mignonne mignonnes élégant élégants élégante élégantes chic parfait parfaits parfaite parfaites idéal idéaux idéale idéales magnifique magnifiques superbe superbes cool tendance charmant charmants charmante charmantes",
  ),
  circumstances:
    wordsIn(`oublié oubliée oublier terriblement affreusement atroce atroces tellement énormément fortement arrive arrivons insupportable 
    max maximum maximal minimum minimal propre propres apporter emmener amener prochain prochaine premier première
    différence différences
    rapidement vite bientôt ensuite auparavant immédiatement directement personnellement ensemble seul seule automatiquement souvent parfois plutôt entier entière certain certaine certains plusieurs peu beaucoup nécessaire simplement facilement longtemps
    totalement complètement absolument correctement soigneusement entièrement principalement surtout apparemment probablement sûrement honnêtement malheureusement enfin récemment dernièrement régulièrement lentement mieux presque peine trop assez joli jolie beau belle bon bonne bons bonnes désormais entretemps prêt prête fini terminé vacances congés moment fois vient viens venir venons aller demande demander semble pense penser crois espère souhaite chose choses truc trucs machin genre sorte sortes type question questions cordialement messieurs
    rapide bref aussitôt prochainement éventuellement quelquefois rarement evidemment justement précisément seulement uniquement spécialement particulièrement notamment séparément également pareil partiellement définitivement temporairement constamment couramment fréquemment doucement tranquillement obligé obligée obligatoirement envie aimerais aimerait souhaiterais souhaiterait préfère connaître comprends comprendre explique expliquer chercher cherche bidule perso super génial parfait idéal pire meilleur meilleure gens minute seconde vraies vrai parait paraît hier accidentellement terrible terribles affreux affreuse horrible horribles insupportable insupportables lol mdr ptdr haha hahaha omg xd
  `),
  particles: wordsIn(""),
  typed: typingsIn(`
    retourner un article=retourner | retourner un produit=retourner | renvoyer un article=renvoyer | renvoyer un produit=renvoyer | rendre un article=retourner | rendre un produit=retourner |
    koi=quoi | kel=quel | kelle=quelle | kel heure=quelle heure | quel heure=quelle heure | dune=d'une | dun=d'un | kan=quand | kand=quand | quan=quand | qd=quand | cbn=combien | conbien=combien | combi1=combien | coment=comment | comen=comment | commen=comment | cmt=comment | pk=pourquoi | pq=pourquoi | pkoi=pourquoi | pourkoi=pourquoi | ki=qui | ke=que | keske=qu'est-ce que | kesk=qu'est-ce que
    | es ce que=est-ce que | es que=est-ce que | esce que=est-ce que | esque=est-ce que | est ceque=est-ce que | esk=est-ce que | eske=est-ce que | c koi=c'est quoi | c combien=c'est combien | c ouvert=c'est ouvert | sa coute=ça coûte | g=j'ai | jai=j'ai | jsuis=je suis | chuis=je suis | chui=je suis | jpeux=je peux | jveux=je veux | jvoudrais=je voudrais | jaimerais=j'aimerais | ya=il y a | yatil=y a-t-il | ya t il=y a-t-il | ya til=y a-t-il | ya pas=il n'y a pas
    | ns=nous | ds=dans | pr=pour | avc=avec | tt=tout | bcp=beaucoup | tjs=toujours | tjrs=toujours | slt=salut | bsr=bonsoir | dsl=désolé | rdv=rendez-vous | auj=aujourd'hui | ajd=aujourd'hui | num=numéro | pers=personnes | stp=s'il te plaît
    | bjr=bonjour | bjour=bonjour | svt=souvent | qqn=quelqu'un | qqch=quelque chose | qq=quelques | qlq=quelques | jms=jamais | mnt=maintenant | mtn=maintenant | we=week-end | pb=problème | tel=téléphone | hr=heures | dispo=disponible | resa=réservation | résa=réservation | reserv=réservation | kbien=combien | combien sa coute=combien ça coûte | combien ca coute=combien ça coûte | ou etes vous=où êtes-vous | ou vous etes=où vous êtes | cest=c'est | ces quoi=c'est quoi | est ce qu=est-ce que | jai besoin=j'ai besoin | dacc=d'accord 
    | quelle est la meilleure façon de==comment | quelle est la meilleure façon d==comment | quelle est la meilleure manière d==comment | quelle est la meilleure manière de==comment | la meilleure façon de==comment | la meilleure manière de==comment
    | c est cher===combien ça coûte | c est très cher===combien ça coûte | est ce cher===combien ça coûte | est ce que c est cher===combien ça coûte | est ce que c est très cher===combien ça coûte | ça coûte cher===combien ça coûte | est ce que ça coûte cher===combien ça coûte | il est cher===combien ça coûte | elle est chère===combien ça coûte | est il cher===combien ça coûte | est elle chère===combien ça coûte | ils sont chers===combien ça coûte | elles sont chères===combien ça coûte | c est pas cher===combien ça coûte
    | par erreur==accidentellement | par mégarde==accidentellement | sans faire exprès==accidentellement
  `),
  being: { am: phrasesIn("je suis"), have: phrasesIn("j ai | ai je | je souffre") },
  beingLast: false,
  yours: wordsIn("vous votre vos ton ta"),
  openApart: { verbs: wordsIn(""), meant: new Map() },
  permits: wordsIn(
    "autorisé autorisés autorisée autorisées admis admise admises acceptés acceptées bienvenu bienvenus bienvenue bienvenues interdit interdits interdite interdites permis permise amener apporter",
  ),
  voice: {
    speaker: phrasesIn("je | j | nous"),
    addressed: phrasesIn("tu | vous"),
    past: phrasesIn(
      "ai je | as tu | avez vous | avons nous | j ai | tu as | vous avez | nous avons | a t il | a t elle | a t on | ont ils | ont elles | avait | avaient | avais | aviez | était | étaient | étais | étiez | a été | ont été | ai été",
    ),
    may: phrasesIn("puis | peux | peut | pouvons | pouvez | peuvent | pourrais | pourrait | pourriez | pourrions"),
    must: phrasesIn("dois | doit | devons | devez | doivent | devrais | devrait | devriez | faut | faudra | faudrait"),
    will: phrasesIn(
      "vais | vas | va | allons | allez | vont | sera | seront | serai | serez | aura | auront | aurai | aurez",
    ),
  },
  asked: {
    time: phrasesIn(
      "quand | à quelle heure | quelle heure | quel jour | quels jours | quelle date | à partir de quand | jusqu à quand | horaires | heures d ouverture | êtes vous ouvert | êtes vous ouverts | vous êtes ouvert | vous êtes ouverts | avez vous ouvert | êtes vous fermé | êtes vous fermés | ouvrez vous | fermez vous | à quelle fréquence | combien de fois",
    ),
    duration: phrasesIn(
      "combien de temps | combien de temps prend | combien de temps dure | combien de temps durent | combien de temps faut il | combien de temps cela prend il | en combien de temps | combien de jours | combien de semaines | combien d heures | combien de mois | combien d années | quel délai | quels délais | délai | délais | durée",
    ),
    amount: phrasesIn(
      "à partir de quel âge | combien | combien coûte | combien ça coûte | combien cela coûte | ça coûte combien | combien coûtent | quel prix | quel est le prix | prix | coût | frais | tarif | tarifs | montant | taille | quelle taille | maximum | minimum | ça coûte combien | c est combien | combien faut il payer | combien je paie | combien on paie | combien cher | comment cher",
    ),
    place: phrasesIn(
      "où | d où | quel pays | quels pays | dans quel pays | dans quels pays | quelle ville | quelle adresse | adresse",
    ),
    person: phrasesIn("quelqu un | qui | à qui | avec qui"),
    reason: phrasesIn("pourquoi | pour quelle raison | quelle est la raison"),
    steps: phrasesIn(
      "comment faire | comment puis je | comment je peux | comment je | comment peut on | comment pouvons nous | comment retourner | comment renvoyer | comment annuler | comment commander | comment payer | comment laver | comment modifier | comment changer | comment supprimer | comment suivre | comment utiliser | comment réinitialiser | comment obtenir | comment | que dois je faire | que faire | étapes | mode d emploi",
    ),
  },
  howDone: null,
  matters: {
    contact: {
      asked: phrasesIn(
        "téléphone | numéro de téléphone | appeler | email | e mail | mail | adresse e mail | courriel | contact | contacter | joindre | coordonnées | vous appeler | vous contacter | vous joindre | vous écrire | votre numéro | votre tel | votre mail | votre téléphone | vous avez un numéro | je peux vous appeler | vous envoyer un mail | comment vous contacter | comment vous joindre | numéro à appeler | à qui puis je parler | à qui je peux parler | avec qui puis je parler | à qui puis je m adresser | à qui m adresser | à qui dois je m adresser",
      ),
      name: "contact",
    },
    hours: {
      asked: phrasesIn(
        "horaires | horaires d ouverture | heures d ouverture | ouvert | ouverts | ouverte | ouvertes | ouvrez | fermé | fermés | fermez | horaire | vos horaires | heures d ouvertures | heure d ouverture | heure de fermeture | ouvrez vous | fermez vous | vous ouvrez | vous fermez | êtes vous ouvert | êtes vous ouverts | vous êtes ouvert | vous êtes ouverts | vous êtes fermés",
      ),
      name: "horaires ouverture",
    },
    address: {
      asked: phrasesIn(
        "vous rendre visite | venir vous voir | passer vous voir | adresse | votre adresse | où êtes vous | où êtes vous situés | où êtes vous situé | où est situé votre magasin | où est située votre boutique | où nous trouver | nous trouver | où sommes nous | nous situer | où vous trouvez vous | où se trouve votre magasin | où est votre magasin | où est le magasin | plan d accès | comment vous trouver | comment venir | comment on vient | comment vient on | comment venir chez vous | comment je viens | comment arriver chez vous | vous êtes où | comment se rendre chez vous | votre emplacement | localisation | itinéraire | vous êtes situés où | où vous êtes | c est où | où se trouve le magasin | où se trouve votre boutique | où est la boutique | où vous trouver | comment je fais pour venir | comment aller chez vous | adresse postale | où puis je vous trouver | où est ce que vous êtes | vous trouvez vous",
      ),
      name: "adresse",
    },
    payment: {
      asked: phrasesIn(
        "quels paiements acceptez vous | quels moyens acceptez vous | quelles cartes acceptez vous | quelles cartes prenez vous | avec quoi puis je payer | avec quoi on peut payer | comment puis je payer | comment payer | comment peut on payer | comment je paie | moyens de paiement | modes de paiement | moyen de paiement | mode de paiement | comment régler | comment je peux payer | comment on paie | comment on paye | comment on peut payer | façons de payer | comment se fait le paiement | contre remboursement",
      ),
      name: "moyens de paiement payer espèces carte bancaire virement chèque",
    },
    parcel: {
      asked: phrasesIn(
        "où est mon colis | où est ma commande | où est ma livraison | où en est ma commande | où en est mon colis | suivre mon colis | suivre ma commande | où se trouve mon colis | où se trouve ma commande | où en est ma livraison | quand arrive mon colis | quand arrive ma commande | quand arrivera mon colis | quand arrivera ma commande | quand vais je recevoir mon colis | quand vais je recevoir ma commande | ma commande est elle partie | ma commande a t elle été expédiée | mon colis est il parti | suivi de commande | suivi de colis | suivi | commande est pas arrivée | commande n est pas arrivée | commande n est toujours pas arrivée | commande est toujours pas arrivée | commande pas arrivée | colis n est pas arrivé | colis est pas arrivé | colis n est toujours pas arrivé | colis est toujours pas arrivé | colis pas arrivé",
      ),
      name: "suivre commande",
    },
  },
  paying: {
    verbs: phrasesIn("payer | paie | paye | paiement | acceptez | prenez | régler"),
    ways: phrasesIn(
      "espèces | liquide | carte | cartes | carte bancaire | carte bleue | carte de crédit | visa | mastercard | maestro | amex | american express | paypal | apple pay | google pay | klarna | virement | chèque | chèques | prélèvement | sans contact | à la livraison | contre remboursement",
    ),
  },
  mine: wordsIn("mon ma mes notre nos"),
  kin: wordsIn(
    "mère maman père papa parents fils fille filles frère frères sœur sœurs mari femme conjoint copain copine ami amie amis grand mère père mamie papi oncle tante cousin cousine neveu nièce voisin voisine voisins collègue collègues famille enfant enfants bébé nièces neveux filleul filleule jumeaux jumelles",
  ),
  byPerson: wordsIn(
    "réduction réductions remise rabais paie paient payer paye prix tarif tarifs coûte coûtent frais âge âgé âgée vieux jeune",
  ),
  forWhom: wordsIn("pour"),
  price: phrasesIn(
    "combien coûte | combien coûtent | combien ça coûte | combien cela coûte | c est combien | prix | tarif | tarifs | coût | frais | ça coûte combien | combien faut il payer | combien je paie | combien on paie | liste des prix | grille tarifaire | grille des tarifs | combien cher | comment cher",
  ),
  pricesOf: wordsIn(""),
  free: phrasesIn(
    "gratuit | gratuite | gratuits | gratuites | gratuitement | offert | offerte | inclus | incluse | ne coûte rien | sans frais | sans supplément | compris | comprise",
  ),
  included: wordsIn("inclus incluse compris comprise"),
  vacant: wordsIn(""),
  excepts: wordsIn("sauf excepté seulement mais"),
  pays: {
    asks: phrasesIn("combien | que | qu est ce que | quoi"),
    verbs: wordsIn("payer paie paye payons"),
    who: wordsIn("je on nous dois doit"),
    unless: wordsIn("si quand avant après pour parce avec par en"),
    instead: "combien coûte",
  },
  order: { before: phrasesIn("avant"), after: phrasesIn("après") },
  times: phrasesIn(
    "soir | soirs | soirée | soirées | nuit | nuits | week end | week ends | seconde | secondes | minute | minutes | heure | heures | jour | jours | jours ouvrés | semaine | semaines | mois | an | ans | année | années | siècle | siècles | lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche | janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre | demain | immédiatement",
  ),
  numbers: phrasesIn(
    "zéro | un | une | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze | vingt | trente | quarante | cinquante | cent | mille | million | millions | milliard | moitié | tiers | quart | gratuit | gratuite | gratuitement",
  ),
  causes: phrasesIn("parce | car | puisque | afin | grâce | cause | raison | raisons | donc | pour"),
  opensQuestion: phrasesIn(
    `est ce que | est ce qu | qu est ce que | qu est ce qui | quel | quelle | quels | quelles | comment | combien | pourquoi | à qui | où est | où sont | où puis | où se | où peut | quand est ce | y a t il | ${pairs(
      "puis peut pouvez peux dois doit livrez acceptez avez faites proposez vendez expédiez envoyez est sont êtes",
      "je on vous nous tu il elle ils elles t",
    )}`,
  ),
  endsQuestion: phrasesIn(""),
  bare: phrasesIn(
    "que faire | que dois je faire | que puis je faire | que peut on faire | que pouvons nous faire | que devons nous faire | que faut il faire | je fais quoi | qu est ce que je fais | qu est ce que je peux faire | qu est ce que je dois faire | et maintenant | que se passe t il | est ce normal | c est normal | que me conseillez vous | que conseillez vous | une idée | des idées | pouvez vous m aider | pouvez vous nous aider | aidez moi | à l aide",
  ),
  joins: phrasesIn("et | et aussi"),
  either: phrasesIn("ou | ou bien"),
  leadIns: phrasesIn(
    "montre | montrez | cherche | trouve | trouve moi | trouvez moi | ok | okay | s il vous plaît | svp | pouvez vous me dire | pourriez vous me dire | peux tu me dire | je voudrais savoir | j aimerais savoir | je veux savoir | je souhaite savoir | je me demandais | je me demande | j ai une question sur | j ai une question | une question | question | savez vous | dites moi | dis moi | parlez moi de | parle moi de | en savoir plus sur | en savoir plus | expliquez moi | plus d informations sur | est ce que vous pouvez me dire",
  ),
  shopping: phrasesIn(
    "avez vous | vendez vous | vous avez | vous vendez | montrez moi | montre moi | je cherche | je recherche | je voudrais acheter | je veux acheter | recommandez moi | pouvez vous recommander | conseillez moi",
  ),
  leansBack: phrasesIn(
    "ce | cet | cette | ces | cela | ça | c est | il | elle | ils | elles | son | sa | ses | leur | leurs | celui ci | celle ci | cependant | toutefois | mais | donc | ainsi | alors | puis | ensuite | de plus | en outre | aussi | sinon | par exemple | dans ce cas | et | ou",
  ),
  pointsUp: phrasesIn("au même endroit | de la même façon | de la même manière | voir ci dessus | comme ci dessus"),
  pointsDown: phrasesIn("comme suit | suivants | suivantes | ci dessous | ci après"),
  pointsAtTable: phrasesIn("dans le tableau | voir le tableau | voir tableau | le tableau indique | tableau ci dessus"),
  capitals: "names",
  goesOn: phrasesIn("et | mais | ou | et pour | qu en est il de | qu en est il pour | qu en est il | et si | aussi"),
  pointsBack: phrasesIn(
    "cela | ça | il | elle | ils | elles | lui | y | en avez vous | en a t il | en faut | j en | celui ci | celle ci | ceux ci | le même | la même",
  ),
  impersonal: phrasesIn(
    "il y a | y a t il | y a | y a | est il possible | il est possible | est il permis | est il nécessaire | faut il | il faut | il me faut | s il vous plaît | s il te plaît | il pleut",
  ),
  pointsBackLast: phrasesIn("là"),
  ordinals: [
    phrasesIn("premier | première | 1 | 1er | 1re"),
    phrasesIn("deuxième | second | seconde | 2 | 2e"),
    phrasesIn("troisième | 3 | 3e"),
    phrasesIn("dernier | dernière"),
  ],
  countedParts: wordsIn("étape section chapitre paragraphe"),
  partsBeforeNumber: wordsIn("point article"),
  undecided: phrasesIn(
    "les deux | tous | toutes | moins cher | moins chère | meilleur | meilleure | plus petit | plus petite | plus grand | plus grande | peu importe | je ne sais pas",
  ),
  smallTalk: {
    greeting: phrasesIn(
      "bonjour | salut | bonsoir | coucou | hello | hey | bjr | bonjour à tous | bonne journée à vous | il y a quelqu un | quelqu un est là | allô",
    ),
    wellbeing: phrasesIn(
      "comment allez vous | comment ça va | ça va | comment vas tu | vous allez bien | tu vas bien | quoi de neuf",
    ),
    thanks: phrasesIn(
      "merci | merci beaucoup | merci bien | mille mercis | un grand merci | merci infiniment | merci à vous | merci pour votre aide | merci de votre aide | merci pour l aide | merci pour l information | merci pour l info | merci pour la réponse | merci pour votre réponse | je vous remercie | c est très utile | ça m aide | mrc",
    ),
    goodbye: phrasesIn(
      "au revoir | à bientôt | à plus | à plus tard | bonne journée | bonne soirée | bonne nuit | adieu | bye | ciao | à la prochaine | c est tout | ce sera tout",
    ),
    identity: phrasesIn(
      "qui êtes vous | qui es tu | tu es qui | vous êtes qui | comment vous appelez vous | comment tu t appelles | quel est ton nom | quel est votre nom | êtes vous un robot | es tu un robot | es tu un bot | êtes vous un bot | vous êtes un robot | tu es un robot | êtes vous humain | es tu humain | êtes vous une vraie personne | êtes vous une personne | es tu une ia | est ce un robot | est ce que je parle à un robot | est ce que je parle à un humain | je parle à un robot | je parle à un humain | à qui je parle | à qui ai je affaire | que pouvez vous faire | que peux tu faire | comment pouvez vous m aider | pouvez vous m aider | peux tu m aider | j ai besoin d aide | aide | aidez moi | j ai une question | puis je poser une question",
    ),
    ok: phrasesIn(
      "ok | okay | d accord | dac | très bien | bien | parfait | super | génial | excellent | compris | je comprends | je vois | entendu | ça marche | cool | nickel | pas de problème | pas de souci | intéressant | ah | hm",
    ),
    yes: phrasesIn(
      "oui | s il vous plaît | oui s il vous plaît | oui svp | oui merci | ouais | volontiers | bien sûr | avec plaisir | absolument | certainement | pourquoi pas | allez y | exactement | je veux bien | oui je veux bien",
    ),
    no: phrasesIn("non | non merci | pas maintenant | pas encore | pas vraiment"),
    apology: phrasesIn(
      "désolé | désolée | je suis désolé | je suis désolée | pardon | excusez moi | excuse moi | toutes mes excuses | je m excuse",
    ),
    clock: phrasesIn("quelle heure est il | il est quelle heure"),
    aside: phrasesIn(
      "quelle heure est il maintenant | quel jour sommes nous | quel jour est on | quelle date sommes nous | raconte moi une blague | racontez moi une blague | je t aime",
    ),
    filler: phrasesIn(
      "s il vous plaît | s il te plaît | svp | stp | madame | monsieur | à tous | tout le monde | encore | beaucoup | bien | et | mais | alors | donc | aussi | pour tout | pour cela | à vous | vous aussi | l équipe",
    ),
    again: said(
      `(peux tu | pouvez vous | tu peux | vous pouvez | pourriez vous | pourrais tu) [s il vous plaît | s il te plaît] (répéter | répéter ça | répéter cela | le répéter | redire ça | redire cela | le redire | répéter votre réponse | répéter ta réponse | répéter la réponse) [encore une fois]; (répète | répétez) [ça | cela | le | votre réponse | ta réponse | la réponse] [encore une fois]; (redis | redites) (ça | cela | le | moi ça | le moi); (dis | dites) (le | ça | cela) (encore une fois | encore | à nouveau); qu (as tu | avez vous | est ce que tu as | est ce que vous avez) dit; tu as dit quoi; vous avez dit quoi; quelle était (ta | votre) [dernière] réponse; comment ça`,
    ),
    askedFirst: said(
      `quelle (était | a été | fut) ma [toute] première question; qu (ai je | est ce que j ai) demandé (en premier | d abord | au début | en premier lieu); quelle est la première chose que (j ai | je vous ai | je t ai) demandée; quelle était la première question; j ai demandé quoi en premier`,
    ),
    askedLast: said(
      `quelle était ma [dernière] question; qu (ai je | est ce que j ai) demandé [en dernier | avant | juste avant]; quelle est la dernière chose que (j ai | je vous ai | je t ai) demandée`,
    ),
  },
  person: {
    talk: phrasesIn(
      "parler | discuter | échanger | contacter | joindre | mettre en relation | mettez moi en relation | passez moi | transférez moi | transférer | appeler | chatter",
    ),
    want: phrasesIn(
      "je veux | je voudrais | j aimerais | je souhaite | je préfère | il me faut | j ai besoin d | puis je avoir | donnez moi | y a t il | est ce qu il y a | il y a",
    ),
    human: phrasesIn(
      "humain | un humain | être humain | personne | vraie personne | quelqu un | quelqun | quelquun | qqn | agent | conseiller | conseillère | opérateur | représentant | employé | collaborateur | collègue | service client | service clients | service clientèle | support | équipe | responsable | technicien",
    ),
    whoDoes: phrasesIn("qui | que | qu"),
    verbLast: false,
    alone: phrasesIn(
      "humain | un humain | agent | un agent | conseiller | un conseiller | une personne | une vraie personne | vraie personne | service client | opérateur | support | pas de robot | pas un robot | je ne veux pas parler à un robot | rappelez moi | quelqu un peut m aider | quelqu un peut il m aider",
    ),
    notAWish: phrasesIn(
      "quel | quelle | quels | quelles | pourquoi | quand | combien | où | comment contacter | comment joindre | comment appeler | ne veux pas | pas besoin | sans | par personne | agent immobilier",
    ),
  },
};
