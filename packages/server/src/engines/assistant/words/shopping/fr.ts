import { said } from "../../../wishes/words/wish-words.ts";
import type { ShoppingWords } from "./shopping-words.ts";

export const fr: ShoppingWords = {
  more: said(
    "[montre moi | montrez moi | montrer | afficher | voir | affiche | avez vous | il y en a | je veux voir | je veux en voir | y a t il] (plus | en voir plus | voir plus | d autres | les autres | les suivants | la suite | la suite des résultats | autre chose | d autres modèles | d autres options | encore | plus de résultats | plus de produits | davantage); [vous en avez | en avez vous | avez vous | vous avez | il y en a | y en a t il] [encore] (un autre | une autre); afficher plus; en avez vous d autres; vous en avez d autres; quoi d autre; autre chose; suivant; suivants; il y en a d autres; encore d autres; d autres",
  ),
  similar: said("[quelque chose de | avez vous | des] (similaire | similaires | semblable | semblables | ressemblant)"),
  likeNamed: said(
    "(alternative | alternatives) (à | au | aux); (similaire | similaires | semblable | semblables | comparable | comparables) (à | au | aux); quelque chose comme",
  ),
  leavesOut: said("enlève; enlevez; enlever; retire; retirez; retirer; exclus; excluez; exclure; masque; masquez"),
  relative: {
    cheaper: said(
      "(moins cher | moins chers | moins chère | moins chères | plus abordable | plus abordables | moins coûteux | moins coûteuse | moins coûteuses | meilleur marché | trop cher | trop chers | trop chère | trop chères | plus économique | plus économiques)",
    ),
    dearer: said(
      "(plus cher | plus chers | plus chère | plus chères | plus haut de gamme | plus coûteux | plus coûteuse | plus coûteuses)",
    ),
    better: said(
      "(mieux noté | mieux notés | mieux notée | mieux notées | meilleurs avis | meilleures notes | de meilleurs avis | meilleure qualité | meilleurs | meilleur | meilleure | meilleures | mieux)",
    ),
  },
  by: {
    moreMemory: said("(plus | le plus | davantage) de (mémoire | mémoire vive | RAM); la plus grande mémoire"),
    moreStorage: said(
      "(plus | le plus | davantage) (de stockage | d espace | d espace de stockage); le plus grand stockage",
    ),
    lighter: said("[le | la | les] plus (léger | légère | légers | légères); pèse moins; pèse le moins"),
    heavier: said("[le | la | les] plus (lourd | lourde | lourds | lourdes); pèse plus; pèse le plus"),
    smaller: said("[le | la | les] plus (petit | petite | petits | petites | compact | compacte)"),
    taller: said("[le | la | les] plus (haut | haute | hauts | hautes)"),
    wider: said("[le | la | les] plus (large | larges)"),
    bigger: said("[le | la | les] plus (grand | grande | grands | grandes | gros | grosse | spacieux | spacieuse)"),
    longer: said(
      "[le | la | les] plus (long | longue | longs | longues); dure plus longtemps; tient plus longtemps; dure le plus longtemps; tient le plus longtemps",
    ),
    quieter: said(
      "[le | la | les] (plus silencieux | plus silencieuse | plus silencieuses | moins bruyant | moins bruyante)",
    ),
    stronger: said(
      "[le | la | les] plus (puissant | puissante | puissants | puissantes | fort | forte | forts | fortes)",
    ),
  },
  mostOf: said(
    "le plus (de | d | grand nombre de); [le | la | les] plus (grand | grande | grands | grandes | gros | grosse | long | longue | élevé | élevée | puissant | puissante)",
  ),
  leastOf: said(
    "le moins (de | d); [le | la | les] plus (petit | petite | petits | petites | court | courte | bas | basse | faible)",
  ),
  takesBack: said(
    "oublie; oubliez; oublier; ignore; ignorez; peu importe; n importe; tous; toutes; toute; de nouveau toutes; importe peu; n est pas important; pas important; enlève; retire",
  ),
  allAgain: said(
    "(retour | revenir | reviens | revenons | retourner) à (tous | toutes | tout | la liste); (de nouveau | à nouveau) (tous | toutes | tout); (tous | toutes | tout) (de nouveau | à nouveau)",
  ),
  ones: said("celui; celle; ceux; celles; un; une; en; modèle; modèles; ça"),
  definite: said("le; la; les; l; celui; celle; ceux; celles; ce; cet; cette; ces"),
  narrows: said(
    "en; de; d; du; des; avec; sans; pour; seulement; uniquement; juste; pas; mais; sous; moins de; plus de; entre; jusqu à; sauf; à; chez; taille",
  ),
  ofIt: said(
    "(est il | est elle | est ce qu il | est ce qu elle | a t il | a t elle | peut il | peut elle | il est | elle est | il a | elle a | c est | est ce | est ce que c est | est ce que ça | ça va | ça marche | convient il | convient elle | va t il | va t elle | il va | il pèse | pèse t il | il coûte | elle coûte | coûte t il | coûte t elle | coûte il | fonctionne t il | fonctionne t elle | il fonctionne | il fait | il mesure | elle mesure | il convient | il existe | existe t il); (combien | quel prix) (coûte | ça coûte | est ce); peut on (le | la | l); on peut (le | la | l); l avez vous; vous l avez; est ce compatible; (quel | quelle | quels | quelles) (est | sont) (sa | son | ses | leur)",
  ),
  ofThem: said(
    "sont ils; sont elles; ont ils; ont elles; ils sont; elles sont; ils ont; elles ont; vont ils; vont elles; tiennent ils; tiennent elles",
  ),
  forIt: said(
    "pour (ça | cela | celui ci | celle ci | lui | elle | eux); va avec; vont avec; avec ça; assorti; assortie; assortis; assorties",
  ),
  included: said(
    "inclus; incluse; incluses; fourni; fournie; fournis; fournies; compris; comprise; comprises; livré avec; livrée avec",
  ),
  whether: said("est; est ce que; est ce qu; est ce; sont; a; le; la; les; peut on; il; elle"),
  whetherBehind: said(""),
  them: said("les; les deux; eux; elles; tous; toutes; ceux ci; celles ci; les trois; ces deux"),
  places: [
    said("(premier | première | premiers | premières | 1er); numéro 1; numéro un"),
    said("(deuxième | second | seconde | 2e | 2ème); numéro 2; numéro deux"),
    said("(troisième | 3e | 3ème); numéro 3; numéro trois"),
    said("(quatrième | 4e | 4ème); numéro 4"),
    said("(cinquième | 5e | 5ème); numéro 5"),
    said("(sixième | 6e | 6ème); numéro 6"),
  ],
  last: said("(dernier | dernière | derniers | dernières)"),
  counts: [said("deux; 2"), said("trois; 3"), said("quatre; 4")],
  compare: said(
    "compare; comparer; comparez; comparaison; comparatif; compare les; versus; vs; [quelle est la] différence; différences; diffèrent",
  ),
  which: said("lequel; laquelle; lesquels; lesquelles; quel; quelle; quels; quelles"),
  between: said("et; avec; à; ou; vs; versus; contre; au"),
  than: said("que; qu"),
  facets: {
    availability: said(
      "en stock; disponible; disponibles; disponibilité; stock; épuisé; en magasin; encore disponible",
    ),
    price: said("prix; coûte; coûtent; combien; tarif; cher"),
    rating: said(
      "clients pensent; clients disent; gens pensent; avis; note; notes; noté; notée; étoiles; évaluation; évaluations",
    ),
    brand: said("marque; marques; fabricants; fabricant; qui fabrique"),
    colour: said("couleur; couleurs; coloris"),
    size: said(
      "taille; tailles; dimensions; dimension; mesures; hauteur; largeur; longueur; profondeur; diamètre; contenance; capacité; volume; quelle taille; mesure",
    ),
    weight: said("poids; pèse; pèsent; lourd; lourde; lourds; lourdes; combien pèse"),
    material: said("matière; matériau; matériaux; tissu; fait en; en quoi"),
    origin: said(
      "origine; pays d origine; provenance; fabriqué en; fabriquée en; vient d où; d où (vient | viennent | provient); pays de fabrication; de quel pays; dans quel pays; quel pays; où (est | sont | a été | ont été) (fabriqué | fabriquée | fabriqués | fabriquées | produit | produite | produits | produites)",
    ),
    warranty: said("garantie; garanti; garantis; garantie constructeur"),
    power: said("puissance; watts; watt; voltage; batterie; autonomie; tension; durée"),
    age: said("âge; quel âge; âge recommandé"),
  },
  details: said(
    "affiche; afficher; montre; montrer; (plus d infos | plus d informations | plus de détails | détails | dis m en plus | dites m en plus | en savoir plus | parle moi | parlez moi | description | décris | fiche technique | caractéristiques | informations | infos | montre moi | montrez moi | et | je prends | je veux | je voudrais | j aime)",
  ),
  fits: said(
    "va; vont; convient; compatible; compatibles; adapté; adaptée; fonctionne; marche; a; avec; inclus; incluse; contient; fourni; fournie; fait; utiliser; utilisable; passe; supporte; existe; existent; durent; tiennent; pèsent; dure; tient",
  ),
  contains: said("contient; contiennent; contenir; dedans; a t il; a t elle"),
  fromWhen: said("à partir de quand; dès quand"),
  suits: said(
    "va avec; vont avec; va dans; vont dans; va sur; vont sur; convient; convenir; compatible; compatibles; adapté; adaptée; s adapte; fonctionne avec; marche avec; rentre; rentrent; entre dans; entrent dans; passe sur",
  ),
  policies: said(
    "contre remboursement; (un | une | des) (magasin | boutique | magasins | boutiques) (à | en | près); retour; retours; retourner; renvoyer; rendre; remboursement; rembourser; remboursé; échange; échanger; livraison; livrer; livré; livrée; livrez; expédition; expédier; expédié; frais de port; garantie; payer; paiement; facture; commander; commande; annuler; réparer; réparation; emballage; emballage cadeau; emballer; réserver; retirer; retrait; envoyez vous; vous envoyez; expédiez; louer; louez; location",
  ),
  needs: said("besoin d; besoin de; cherche; acheter; il me faut; voudrais; veux"),
  faults: said(
    "(reçu | livré | envoyé) (le mauvais | la mauvaise | les mauvais | les mauvaises); (a | ont) (cessé | arrêté) de (fonctionner | marcher); (mauvais | mauvaise) (taille | couleur | article | produit | modèle | référence | commande); cassé; cassée; cassés; cassées; déchiré; déchirée; déchirés; déchirées; abîmé; abîmée; abîmés; abîmées; fissuré; fissurée; endommagé; endommagée; endommagés; défectueux; défectueuse; défectueuses; en panne; périmé; périmée; périmés; périmées; renversé; renversée; moisi; moisie; fuit; ne (marche | fonctionne | marchent | fonctionnent) (pas | plus); (marche | fonctionne) plus; [ne] (s allume | s allument | s éteint | démarre | chauffe | se charge | se recharge | se connecte | se ferme | s ouvre) (pas | plus); (est | sont) (mort | morte | morts | mortes); fané; fanée; fanées; flétri; flétrie",
  ),
  helps: ["produit endommagé ou défectueux", "garantie", "retours"],
  guides: said("(guide | tableau) (des | de) (tailles | pointures | taille)"),
  food: said("nourriture; aliment; aliments; repas; goûter; snack; snacks"),
  eating: said("manger; mangeons"),
  recalls: {
    said: said("rappel; rappels; rappelé; rappelés; rappelée; rappelées"),
    ofAny: said("produit; produits; article; articles; cours"),
  },
  lacks: {
    before: said(
      "[je] n ai (pas | plus); j ai (pas | plus); on [n] a (pas | plus); [nous] n avons (pas | plus); [il] n y a (pas | plus); [il] y a (pas | plus)",
    ),
    behind: said(""),
    none: said("pas; aucun; aucune"),
    here: said("ici; chez (moi | nous); à la maison; dans la maison; dans l appartement"),
  },
  roof: {
    under: said("à l intérieur; dans la tente; dans le garage; dans la cave; dans la maison; fourgon; caravane"),
    none: said("en plein air; à l extérieur; extérieur; ventilé; aéré"),
    enclosed: said("intérieur; fermé"),
  },
  taking: said("je prends; je suis sous; il prend; elle prend; prenant"),
  deals: said(
    "promotions; promotion; promos; promo; soldes; offres; bonnes affaires; réductions; remises; offres spéciales; bons plans",
  ),
  gifts: said(
    "[un | des] (cadeau | cadeaux | idée cadeau | idées cadeau | idées cadeaux | idée de cadeau | idées de cadeaux | cadeau d anniversaire | cadeau de Noël); à offrir",
  ),
  now: said("en ce moment; actuellement; aujourd hui; maintenant; cette semaine"),
  range: said(
    "[et] que (vendez vous | proposez vous | vends tu); qu est ce que vous (vendez | proposez | avez) [ici | dans votre boutique]; vous vendez quoi [ici]; vous avez quoi [ici | en boutique | dans votre boutique]; qu avez vous [à vendre | en boutique]; que peut on acheter [ici]; quels (produits | articles) (vendez vous | avez vous | proposez vous); quels sont vos produits; quelles (catégories | sortes de produits) avez vous; [montrez moi | montre moi | voir] [tous | tous vos | vos | toutes vos | les | votre] (produits | catégories | catalogue | gamme)",
  ),
  exists: said("y a t il; est ce qu il y a; il y a; avez vous; vous avez; existe t il"),
};
