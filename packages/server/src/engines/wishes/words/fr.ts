import { said, type WishWords } from "./wish-words.ts";

export const fr: WishWords = {
  before: {
    lt: said(
      "(à | de | pour) moins de; moins de; moins cher que; sous [les]; en dessous (de | des); au dessous de; inférieur à; inférieure à",
    ),
    lte: said(
      "jusqu à; au maximum; au plus; maximum; max; maximum de; (pas | non) plus de; (pas | ne pas) dépasser; dans la limite de; budget de; pas plus cher que; ne dépassant pas; à",
    ),
    gt: said("plus de; au dessus de; supérieur à; supérieure à; au delà de; plus cher que; plus que"),
    gte: said("à partir de; au moins; dès; minimum; min; un minimum de; pas moins de; d au moins"),
    about: said("environ; autour de; aux alentours de; à peu près; dans les; près de"),
  },
  after: {
    lt: said("et moins"),
    lte: said("ou moins; maximum; max; au maximum; au plus; maxi"),
    gt: said(""),
    gte: said("ou plus; et plus; minimum; au moins; ou mieux; et au delà; plus"),
    about: said("environ; à peu près"),
  },
  between: said("entre [les]; compris entre [les]; comprise entre [les]"),
  ranges: said("de; dans une fourchette de"),
  joins: said("et [les]; à; jusqu à"),
  not: said("pas; ne pas; jamais; non"),
  notBehind: said(""),
  without: said(
    "sans; [tout | tous | toutes] (sauf | hors | excepté | hormis); (au lieu | à la place) (de | d | du | des); plutôt que [de | d | du | des]; mais pas [de]; à part; autre que; autres que; (exempt | exempte | exempts | exemptes) de; dépourvu de; dépourvue de; (n importe quelle | toute | toutes | toutes les) (marque | marques | couleur | couleurs) (sauf | hormis | excepté | hors | à part); [une] (autre | autres) (marque | marques | couleur | couleurs) que",
  ),
  denied: said(
    "[qui] (n est | ne soit | ne sont | ne soient) pas [en | de | d | dans]; [qui] (est | soit | sont | soient) pas [en | de | d]; pas (en | de | d | avec | dans); pas; non; ni [de | d | en | dans]; jamais (de | d); [qui] ne (contient | contiennent | contienne | comporte | comportent) (pas | aucun | aucune) [de | d]; [qui] ne (doit | doivent) pas contenir [de | d]; rien avec [du | de la | de l | des]",
  ),
  noneOf: said(
    "aucun; aucune; pas (un | une | des); (je | nous) (déteste | détestons | hais | haïssons | abhorre); je n aime pas; ([je] ne veux | ne voudrais | [j] n aime | veux | ne souhaite | ne désire) pas [de | d | en]",
  ),
  kindBefore: said("(de | d | en | du) [la | le | l] (marque | fabricant | couleur); la (marque | couleur)"),
  kindBehind: said("marque; couleur"),
  freeOf: said("libre de; libres de"),
  freeElse: said("air; temps; entrée; chute; marché"),
  freeBehind: said(""),
  rhetorical: said(
    "(n avez vous | vous n avez | avez vous | vous avez | n y a t il | il n y a | y a t il | y a | ne vendez vous | vous ne vendez) pas [de | d]; pourquoi pas; (ne peux | ne peut | ne pouvez | ne fonctionne | ne marche | n ai | n a) pas; non plus",
  ),
  degrees: said(
    "vous; quand; attendre; ça; vous; tu; je; j; nous; on; mon; ma; mes; trop; très; si; sûr; sûre; vraiment; seulement; problème; idée; beaucoup; grave; forcément; mal; plus; encore; tout; tellement; bon; bien; mauvais; ça; cela; possible; assez; là; vrai; intéressé; frais (de | d | supplémentaires | cachés); droits (de | d)",
  ),
  articles: said("un; une; le; la; les; des; de; d"),
  alternatives: said("ou; et; ni; ou bien"),
  namesFirst: true,
  wireless: said("sans fil; sans fils; sans contact"),
  withoutBehind: said(""),
  unscented: said("(non | pas) (parfumé | parfumée | parfumés | parfumées)"),
  scent: "parfum",
  price: said("prix; coûte; coûtent; coûter; coûtant; tarif; budget; dépenser; payer; dépasse; dépassent"),
  rating: said("étoile; étoiles; note; notes; moyenne"),
  rated: said("noté; notée; notés; notées"),
  reviews: said("avis; commentaire; commentaires; évaluation; évaluations; acheteurs; avis clients; clients"),
  idle: said(
    "un; une; le; la; les; l; d; de; du; des; est; sont; être; doit; doivent; qui; avec; a; ont; ayant; ne; n; soit; moyenne; clients; vérifiés; par; en; au",
  ),
  leads: said(
    "convient; conviennent; adapté; adaptée; adaptés; adaptées; qui; personnes; quelqu un; avec; et; qui; dont; le; la; les; l; d; de; du; des; un; une; pour; à; au; en; dans; a; ont; ayant; est; sont; ne; n; doit; doivent; être; mais; par; aussi; que",
  ),
  vague: [
    {
      field: "price",
      value: "low",
      said: said(
        "pas (cher | chère | chers | chères | trop cher | trop chère); bon marché; (abordable | abordables | économique | économiques); à petit prix; à bas prix; petit budget; peu (coûteux | coûteuse)",
      ),
    },
    {
      field: "price",
      value: "medium",
      said: said("milieu de gamme; moyenne gamme; prix moyen; prix moyens; de gamme moyenne"),
    },
    {
      field: "price",
      value: "high",
      said: said("haut de gamme; (luxueux | luxueuse | luxueuses); de luxe; premium; (cher | chère | chers | chères)"),
    },
    {
      field: "rating",
      value: "high",
      said: said(
        "(bien | très bien) (noté | notée | notés | notées); (bons | très bons | excellents | meilleurs) (avis | commentaires); (bonnes | bonne | excellentes | très bonnes) (note | notes | évaluations); avis positifs",
      ),
    },
    {
      field: "reviews",
      value: "high",
      said: said(
        "(beaucoup | plein) d (avis | évaluations); beaucoup de commentaires; de nombreux (avis | commentaires); nombreux avis; un grand nombre d avis",
      ),
    },
  ],
  howDear: said("(combien | comment) (cher | chère | chers | chères)"),
  order: {
    cheapest: said(
      "(trier | triés | triées | trie | classer) par prix; prix croissant; les moins chers d abord; les moins chères d abord; le moins cher; la moins chère; les moins (chers | chères); moins (cher | chère | chers | chères); (au | le) prix le plus bas; le meilleur marché",
    ),
    dearest: said("le plus cher; la plus chère; les plus (chers | chères) [d abord]; prix décroissant"),
    rating: said(
      "[le | la | les] mieux (noté | notée | notés | notées | évalué | évaluée | évalués | évaluées); (meilleur | meilleure | meilleurs | meilleures)",
    ),
    popular: said(
      "(populaire | populaires); les plus (populaires | vendus | vendues); (le | la) plus (populaire | vendu | vendue); meilleures ventes; best sellers",
    ),
    newest: said(
      "nouveauté; nouveautés; [les] dernières nouveautés; [le | la | les] plus (récent | récente | récents | récentes | nouveau | nouvelle | nouveaux | nouvelles) [d abord | en premier]; derniers arrivages; nouveaux arrivages; dernières sorties; dernier modèle; derniers modèles; quoi de nouveau; qu y a t il de nouveau",
    ),
  },
  any: said(
    "quelque chose; tout; que; qu est ce qui; qu est ce que; produit; produits; des produits; article; articles; chose; choses; cadeau; cadeaux; un cadeau; remède; un remède; remèdes",
  ),
  polite: said("s il vous plaît; svp; merci; avez vous; s il te plaît; stp; merci beaucoup; si possible"),
  offered: said(
    "[que] vous (avez | vendez | proposez); (avez | vendez | proposez) vous; dans votre (magasin | boutique); chez vous",
  ),
  counted: said("enfant; enfants; fille; garçon; filles; garçons; bébé; âge; taille; pointure; personnes; ouvert"),
  wanting: said("besoin; ai besoin; veux; voudrais; je; dépenser; payer; mettre; souhaite; coûter"),
  compared: {
    lt: said(
      "plus (léger | légère | légers | légères | petit | petite | court | courte | étroit | étroite | fin | fine) que",
    ),
    gt: said("plus (lourd | lourde | lourds | grand | grande | long | longue | large | haut | haute | profond) que"),
  },
  rangeBehind: said(""),
  measures: {
    width: said("diamètre; de diamètre; largeur; large; de large; de largeur; étroit; étroite"),
    height: said("hauteur; haut; haute; de haut; de hauteur"),
    depth: said("profondeur; profond; de profondeur"),
    length: said("longueur; long; longue; de long; de longueur"),
    diagonal: said("écran; diagonale; taille d écran; d écran"),
    weight: said("poids; lourd; lourde; lourds; léger; légère; légers; légères"),
    volume: said("volume; contenance"),
    ram: said("ram; mémoire; mémoire vive; de ram; de mémoire; de mémoire vive"),
    storage: said("stockage; ssd; disque dur; de stockage; capacité de stockage; de ssd"),
    duration: said(
      "autonomie; d autonomie; batterie; de batterie; durée; temps de cuisson; de cuisson; temps de charge; de charge; temps de séchage; de lecture; dure; tient",
    ),
    noise: said("bruit; niveau sonore; niveau de bruit"),
  },
  inStock: said("en stock; disponible; disponibles; disponible immédiatement; disponible de suite"),
  onSale: said(
    "en promotion; en promo; en solde; en soldes; soldé; soldée; soldés; soldées; en réduction; à prix réduit",
  ),
  danger: "danger",
  allergic: said(
    "(allergique | allergiques | allergie | intolérant | intolérante | intolérants | intolérantes | intolérance) (à | au | aux) [la | l]",
  ),
  using: said("avoir; manger; mange; boire; utiliser; utilise; prendre; porter; consommer"),
  reactsTo: said(
    "(réagis | réagit | réagissons) [mal] (au | aux | à la | à l | à); allergique; allergiques; allergie; intolérance; sensible (au | aux | à la | à l)",
  ),
  cannotHave: said(
    "(supporte | supportons | supportent | tolère | digère) (pas | mal) [le | la | les | l]; (peux | peut | dois | doit) pas (manger | boire | prendre) [de | du | d]",
  ),
  allergicBehind: said(""),
  dangerous: said(
    "danger; dangers; poison; risque; risques; toxique; toxiques; dangereuse; dangereuses; nocive; nocives; vénéneuse; vénéneuses; nocif; nocifs; dangereux; vénéneux",
  ),
  harmless: said("inoffensif; inoffensifs; inoffensive; inoffensives; atoxique; atoxiques"),
  safe: said("sûre; sûres; sécuritaire; sécuritaires"),
  harmed: said(
    "animal; animaux; animaux (domestiques | de compagnie); chat; chats; chaton; chatons; chien; chiens; lapin; lapins; oiseaux; chevaux; enfant; enfants; bébé; bébés",
  ),
};
