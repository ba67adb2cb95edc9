import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";

// Each message is read in all languages, and nearly the same is told of a battery in three.

/** What takes what follows out of what is told of now: that it is kept from happening. */
export const prevented = phrasesIn(`
  prevent | prevents | preventing | avoid | avoids | avoiding | stop batteries | stop the batteries | keep batteries from | keeps batteries from | keep the battery from | so that no | so no
  | verhindere | verhindern | verhindert | vermeide | vermeiden | vermeidet | vorbeugen | vorzubeugen | damit kein | damit keine | damit keinem | damit niemand
  | éviter | évite | empêcher | empêche | pour qu aucun | pour qu aucune
  | evitar | evito | evita | evitamos | prevenir | prevengo | impedir | para que ningún | para que ninguna
  | evitare | evito | evita | prevenire | impedire | impedisco | affinché nessun | affinché nessuna
  | evitar | evito | evita | prevenir | previno | impedir | para que nenhum | para que nenhuma
  | voorkom | voorkomen | voorkomt | vermijd | vermijden | zodat geen
`);

/** What something is for that is sought, where the part says that what is told of shall end: "a bowl so my dog stops choking". */
export const purposes = phrasesIn(`
  so that | so my | so our | so the | so he | so she | so it | so they
  | damit | sodass | pour que | afin que | para que | affinché | perché | para o meu | para a minha | zodat | opdat
`);
export const ending = wordsIn(`
  stop stops doesn don won aufhört aufhören nicht ne arrête arrêtent cesse no deje dejen non smetta smettano não deixe deixem niet stopt stoppen
`);
/** What is asked for before it where no goods are: help, and what to do. */
export const acting = wordsIn(`
  help please urgent quick quickly tip tips advice hilfe helft bitte schnell dringend tun machen tue mache aide aidez faire fais vite ayuda ayúdenme hacer hago rápido
  aiuto aiutatemi fare faccio presto ajuda ajudem fazer faço hulp help doen doe snel
`);
/** Who does not breathe is in danger. */
export const breathing = wordsIn(
  "breathe breathes breathing atmet atmen atmung respire respirer respirent respira respirar respiri ademt ademen ademhaling",
);

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

/** With it that they tell it: "say", and before it "according to". */
export const telling = wordsIn(`
  say says said saying claim claims claimed mention mentions mentioned write writes wrote report reports complain complains state states tell tells
  sagen sagt steht stehen schreiben schreibt heißt heisst berichten berichtet behaupten behauptet laut
  dit disent dire parlent parle mentionnent mentionne écrivent écrit signalent après selon
  dicen dice mencionan menciona comentan comenta hablan escriben según
  dicono dice parlano parla scrivono scrive segnalano secondo
  dizem diz mencionam menciona falam fala escrevem segundo
  zeggen zegt staat staan schrijven schrijft melden meldt volgens
  deniyor diyor diyorlar yazıyor yazıyorlar yazılmış söyleniyor göre according
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

/** Beside it, that it is told of for its likeness: "just like last year", "geçen yılki gibi"; or that it was today: "früher am Abend". */
export const likened = wordsIn("like as than wie als comme que como igual come quanto zoals net gibi");
export const earlier = wordsIn("früher");
export const today = wordsIn("am heute vorhin gerade eben als");
/** What is told with these is of now. */
export const nowadays = wordsIn("now jetzt gerade maintenant ahora adesso agora nu şimdi");

/** Who may do something in a clause of their own; the other forms are what is done to them. */
export const subjects = wordsIn(
  "i we he she they it ich wir er sie es je j il elle ils elles yo él ella io lui lei eu ele ela ik wij we hij zij ze het",
);
export const objects = wordsIn("meines meiner meinem meinen unseres unserer unserem unseren");
/** What a verb that tells of now begins with, where it is not a part of one that is over: "is choking", "está ardendo". */
export const being = wordsIn("is are am m re está están estão sta stanno");
