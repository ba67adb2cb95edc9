import { foldedWords } from "../../wording/fold.ts";
import { nameOf } from "./name-of.ts";

/**
 * What things are called that are made for others, in the languages of shops. Catalogues teach more of them; a small one has
 * hardly two of each.
 */
export const accessoryWords: ReadonlySet<string> = new Set(
  foldedWords(
    `case cover bag sleeve pouch backpack holder stand mount bracket dock charger cable cord adapter adaptor battery strap band
    protector filter remote replacement spare accessory kit hook rack tripod lens lock hub stylus refill cartridge bulb lid cap
    tasche hülle schutzhülle rucksack halter halterung ständer ladegerät netzteil kabel adapter akku riemen armband folie
    schutzfolie ersatzteil ersatz zubehör fernbedienung beutel deckel aufsatz regal klinge schloss
    housse étui coque sacoche sac support chargeur câble adaptateur batterie bracelet protection filtre télécommande pièce accessoire
    funda estuche bolsa mochila soporte cargador cable adaptador batería correa protector filtro mando repuesto accesorio
    custodia cover borsa zaino supporto caricatore caricabatterie cavo adattatore batteria cinturino pellicola filtro telecomando ricambio accessorio
    hoes hoesje tas rugzak houder standaard lader oplader kabel batterij accu riem filter afstandsbediening onderdeel accessoire
    capa bolsa mochila suporte carregador cabo adaptador bateria pulseira película filtro comando acessório
    kılıf çanta tutucu stand şarj kablo adaptör pil batarya kayış filtre kumanda aksesuar`,
  ).map(nameOf),
);
