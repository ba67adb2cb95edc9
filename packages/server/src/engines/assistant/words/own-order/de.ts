import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { OrderWords } from "./order-words.ts";

export const de: OrderWords = {
  things: phrasesIn(
    "bestellung | paket | päckchen | lieferung | sendung | ware | auftrag | einkauf | artikel | sachen | bestellstatus | lieferstatus | sendungsstatus | sendungsverfolgung | paketverfolgung | bestellverfolgung | auftragsstatus",
  ),
  own: wordsIn(""),
  asks: phrasesIn(
    "wo | wann | bleibt | steckt | verfolgen | nachverfolgen | tracken | tracking | verfolgung | status | stand | neues | neuigkeiten | verspätet | überfällig | verschollen | verloren | unterwegs | was ist mit | was ist los mit | prüfen | nachsehen | nachschauen | bestellstatus | lieferstatus | sendungsstatus | sendungsverfolgung | paketverfolgung | bestellverfolgung | auftragsstatus | dauert",
  ),
  happens: phrasesIn(
    "angekommen | ankommen | kommt | kommen | erhalten | bekommen | verschickt | versendet | versandt | abgeschickt | losgeschickt | geliefert | zugestellt | ausgeliefert | rausgegangen | raus | da",
  ),
  beside: wordsIn(
    "bestellt bestellte aufgegeben gekauft bezahlt online shop laden letzte letzten letzter neue neuen aktuelle aktueller aktuellen etwas immer noch schon finde finden sehen gerade eigentlich an nichts hand weiß erinnere wird nummer lautet",
  ),
  number: phrasesIn(
    "bestellnummer | auftragsnummer | bestell nr | bestellnr | bestellungsnummer | bestell nummer | nummer | nr | vorgangsnummer | sendungsnummer",
  ),
  email: phrasesIn(
    "e mail adresse | e mailadresse | email adresse | emailadresse | mailadresse | mail adresse | e mail | email | mail",
  ),
  leaves: phrasesIn(
    "egal | ist egal | vergiss es | vergessen sie es | schon gut | ist schon gut | abbrechen | abbruch | stopp | stop | hat sich erledigt | erledigt | nicht nötig | nicht mehr nötig | lass gut sein | lassen sie es | lass es | lassen wir das | macht nichts",
  ),
};
