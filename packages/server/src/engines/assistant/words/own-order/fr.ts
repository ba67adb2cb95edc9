import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { OrderWords } from "./order-words.ts";

export const fr: OrderWords = {
  things: phrasesIn("commande | colis | livraison | paquet | envoi | achat | article | articles"),
  own: wordsIn(""),
  asks: phrasesIn(
    "où | quand | suivre | suivi | suivez | tracer | localiser | statut | état | nouvelles | nouvelle | retard | tarde | perdu | perdue | égaré | vérifier | consulter | en est | que devient | qu en est il",
  ),
  happens: phrasesIn(
    "arrive | arrivé | arrivée | arriver | arrivera | reçu | reçue | recevoir | recevrai | expédié | expédiée | envoyé | envoyée | livré | livrée | livrer | parti | partie | en route | en chemin",
  ),
  beside: wordsIn(
    "trouve trouver voir passé passée passer commandé acheté payé ligne site magasin boutique dernier dernière récent récente nouveau rien semaine semaines jour jours attends vais été sais souviens connais main numéro",
  ),
  number: phrasesIn("numéro de commande | numéro de la commande | n de commande | numéro | référence | no | n"),
  email: phrasesIn(
    "adresse e mail | adresse email | adresse mail | adresse électronique | e mail | email | mail | courriel",
  ),
  leaves: phrasesIn(
    "laissez tomber | laisse tomber | oubliez | oublie | oubliez ça | oublie ça | ce n est pas grave | c est pas grave | pas grave | annuler | annule | annulez | stop | tant pis | peu importe | pas la peine | ce n est pas nécessaire | arrêtez",
  ),
};
