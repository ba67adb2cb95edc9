import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { OrderWords } from "./order-words.ts";

export const it: OrderWords = {
  things: phrasesIn("ordine | pacco | spedizione | consegna | pacchetto | acquisto | articolo | articoli | merce"),
  own: wordsIn(""),
  asks: phrasesIn(
    "dove | dov | quando | tracciare | traccia | tracking | tracciamento | seguire | rintracciare | stato dell | stato del | stato della | lo stato | status | novità | notizie | ritardo | perso | persa | smarrito | controllare | verificare | a che punto | che fine ha fatto | che ne è",
  ),
  happens: phrasesIn(
    "arriva | arrivare | arriverà | arrivato | arrivata | ricevere | ricevo | riceverò | ricevuto | ricevuta | spedito | spedita | inviato | inviata | consegnato | consegnata | partito | partita | in viaggio | in arrivo",
  ),
  beside: wordsIn(
    "trova trovo trovare vedere fatto effettuato ordinato comprato acquistato pagato online sito negozio ultimo ultima recente nuovo nuova settimana settimane giorno giorni aspetto dirmi so ricordo conosco qual stato stata numero",
  ),
  number: phrasesIn(
    "numero d ordine | numero di ordine | numero dell ordine | numero ordine | numero | codice | riferimento | n",
  ),
  email: phrasesIn("indirizzo e mail | indirizzo email | indirizzo mail | e mail | email | mail | posta elettronica"),
  leaves: phrasesIn(
    "lascia stare | lasci stare | lascia perdere | lasci perdere | non importa | annulla | annullare | fa niente | non fa niente | fa lo stesso | non serve | non è necessario | basta | stop | dimentica | dimenticalo",
  ),
};
