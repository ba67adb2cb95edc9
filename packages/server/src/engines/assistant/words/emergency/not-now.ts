import { phrasesIn } from "../../../wording/phrase-set.ts";

// Each message is read in all languages, and nearly the same is told of a battery in three.

/** What takes what follows out of what is told of now: that it is kept from happening. */
export const prevented = phrasesIn(`
  prevent | prevents | preventing | avoid | avoids | avoiding | stop batteries | stop the battery | stop the batteries | keep batteries from | keeps batteries from | keep the battery from | so that no | so no
  | verhindere | verhindern | verhindert | vermeide | vermeiden | vermeidet | vorbeugen | vorzubeugen | damit kein | damit keine | damit keinem | damit niemand
  | éviter | évite | empêcher | empêche | pour qu aucun | pour qu aucune
  | evitar | evito | evita | evitamos | prevenir | prevengo | impedir | para que ningún | para que ninguna
  | evitare | evito | evita | prevenire | impedire | impedisco | affinché nessun | affinché nessuna
  | evitar | evito | evita | prevenir | previno | impedir | para que nenhum | para que nenhuma
  | voorkom | voorkomen | voorkomt | vermijd | vermijden | zodat geen
`);

/** The same, that others tell of it. */
export const byOthers = phrasesIn(`
  reviews | review | reviewers
  | bewertungen | bewertung | rezensionen | rezension | testberichten | testberichte | testbericht
  | les avis | des avis | aux avis | commentaires
  | opiniones | reseñas | valoraciones
  | recensioni | recensione
  | avaliações | opiniões | comentários
  | reviews | review | beoordelingen | recensies
  | yorumlarda | yorumlara | yorumlar
`);

/** The same of what it stands before or behind. */
export const longAgo = phrasesIn(`
  last year | years ago | a year ago | months ago
  | letztes jahr | im letzten jahr | voriges jahr | vor jahren | vor einem jahr | vor zwei jahren | vor monaten | früher | damals
  | l an dernier | l année dernière | l an passé | il y a des années | il y a un an | il y a deux ans | il y a trois ans | il y a quelques années | autrefois
  | el año pasado | hace años | hace un año | hace dos años | hace tres años
  | l anno scorso | anni fa | un anno fa
  | ano passado | no ano passado | há anos | há um ano | há dois anos | anos atrás
  | vorig jaar | jaren geleden | een jaar geleden | twee jaar geleden
  | geçen yıl | geçen sene | yıllar önce | bir yıl önce
`);
