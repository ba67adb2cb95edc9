import { phrasesIn } from "../../../wording/phrase-set.ts";

/** What is brought to somebody whose death is awaited, or to their family: who looks for it calls nobody. */
export const farewells = phrasesIn(`
  flowers | flower | bouquet | wreath | condolence | condolences | sympathy | card | cards | candle | candles | gift | gifts | present | keepsake | funeral
  | Blumen | Blume | Blumenstrauß | Strauß | Kranz | Trauerkarte | Beileidskarte | Karte | Karten | Kerze | Kerzen | Geschenk | Gesteck | Trauergesteck | Andenken
  | fleurs | fleur | bouquet | couronne | condoléances | carte | cartes | bougie | bougies | cadeau | souvenir
  | flores | flor | ramo | corona | pésame | tarjeta | tarjetas | vela | velas | regalo | recuerdo
  | fiori | fiore | mazzo | corona | condoglianze | biglietto | candela | candele | regalo | ricordo
  | ramo | coroa | condolências | cartão | vela | velas | presente | prenda | lembrança
  | bloemen | bloem | boeket | krans | condoleance | kaart | kaarten | kaars | kaarsen | cadeau | aandenken
  | çiçek | çiçekler | çiçeği | buket | çelenk | taziye | kart | mum | mumlar | hediye
`);
/** What tells of somebody's death that is awaited, and not of what happens to them this minute. */
export const dying = phrasesIn(`
  dying | liegt im Sterben | im Sterben | am Sterben | stirbt | meurt | en train de mourir | mourir | agonise | muriendo | muriéndose | agoniza | morir | muere
  | sta morendo | morendo | muore | morire | morrer | morrendo | doodgaan | ligt op sterven | op sterven | sterven | stervende | gaat dood | ölüyor | ölmek | can çekişiyor
`);
