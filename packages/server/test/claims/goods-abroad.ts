import { goods, type Shop } from "./goods.ts";

/** Catalogues in further languages. */
export const shopsAbroad: Record<string, Shop> = {
  es: {
    locale: "es",
    products: {
      rio: goods("Bicicleta urbana Río", "Río", "450.00", { color: "rojo", material: "acero" }, "Con cesta y luces."),
      sol: goods(
        "Bicicleta urbana Sol",
        "Sol",
        "520.00",
        { color: "azul", material: "aluminio" },
        "Ligera, con siete marchas.",
        "out_of_stock",
      ),
    },
    wish: "bicicleta urbana",
    honest: [
      "La bicicleta urbana Río cuesta 450,00 € y está en stock [rio].",
      "Le recomiendo la bicicleta urbana Río: es roja y tiene cesta y luces [rio].",
      "La Río es de acero [rio].",
      "La bicicleta urbana Sol es ligera, pero está agotada [sol].",
      "La bicicleta Sol no está disponible ahora [sol].",
    ],
    false: [
      "La bicicleta urbana Río está agotada [rio].",
      "La bicicleta urbana Río no está en stock [rio].",
      "La bicicleta urbana Río es plegable [rio].",
      "La bicicleta urbana Río es verde [rio].",
      "La bicicleta urbana Sol está disponible [sol].",
    ],
  },
  it: {
    locale: "it",
    products: {
      lun: goods(
        "Bollitore elettrico Luna",
        "Luna",
        "35.00",
        { colore: "bianco", capacità: "1,7 litri" },
        "Silenzioso, con filtro.",
      ),
      mar: goods(
        "Bollitore elettrico Mare",
        "Mare",
        "49.00",
        { colore: "blu", capacità: "1 litro" },
        "In vetro.",
        "out_of_stock",
      ),
    },
    wish: "bollitore elettrico",
    honest: [
      "Il bollitore elettrico Luna costa 35,00 € ed è disponibile [lun].",
      "Le consiglio il bollitore Luna: è silenzioso e ha un filtro [lun].",
      "Il bollitore Luna è bianco [lun].",
      "Il bollitore elettrico Mare è in vetro, ma purtroppo è esaurito [mar].",
      "Il bollitore Mare non è disponibile al momento [mar].",
    ],
    false: [
      "Il bollitore elettrico Luna è esaurito [lun].",
      "Il bollitore elettrico Luna non è disponibile [lun].",
      "Il bollitore elettrico Luna è rosso [lun].",
      "Il bollitore elettrico Luna ha un termostato digitale [lun].",
      "Il bollitore elettrico Mare è disponibile [mar].",
    ],
  },
  pt: {
    locale: "pt",
    products: {
      sof: goods(
        "Sofá Lisboa",
        "Casa",
        "390.00",
        { cor: "cinzento", material: "linho" },
        "Com arrumação por baixo do assento.",
      ),
      sel: goods(
        "Sofá Porto",
        "Casa",
        "590.00",
        { cor: "azul", material: "veludo" },
        "Para três pessoas.",
        "out_of_stock",
      ),
    },
    wish: "sofá",
    honest: [
      "O Sofá Lisboa custa 390,00 € e está disponível [sof].",
      "Recomendo o Sofá Lisboa: é cinzento e tem arrumação por baixo do assento [sof].",
      "O Sofá Lisboa é de linho [sof].",
      "O Sofá Porto é de veludo, mas está esgotado [sel].",
      "O Sofá Porto não está disponível neste momento [sel].",
    ],
    false: [
      "O Sofá Lisboa está esgotado [sof].",
      "O Sofá Lisboa não está disponível [sof].",
      "O Sofá Lisboa é vermelho [sof].",
      "O Sofá Lisboa é de couro [sof].",
      "O Sofá Porto está disponível [sel].",
    ],
  },
  nl: {
    locale: "nl",
    products: {
      ber: goods(
        "Rugzak Berg",
        "Berg",
        "75.00",
        { kleur: "groen", inhoud: "25 liter" },
        "Waterdicht, met een vak voor een laptop.",
      ),
      zee: goods(
        "Rugzak Zee",
        "Zee",
        "55.00",
        { kleur: "blauw", inhoud: "18 liter" },
        "Licht en opvouwbaar.",
        "out_of_stock",
      ),
    },
    wish: "rugzak",
    honest: [
      "De Rugzak Berg kost € 75,00 en is op voorraad [ber].",
      "Ik raad de Rugzak Berg aan: hij is waterdicht en heeft een vak voor een laptop [ber].",
      "De Rugzak Berg is groen [ber].",
      "De Rugzak Zee is licht en opvouwbaar, maar helaas uitverkocht [zee].",
      "De Rugzak Zee is momenteel niet leverbaar [zee].",
    ],
    false: [
      "De Rugzak Berg is uitverkocht [ber].",
      "De Rugzak Berg is niet op voorraad [ber].",
      "De Rugzak Berg is geel [ber].",
      "De Rugzak Berg heeft wieltjes [ber].",
      "De Rugzak Zee is direct leverbaar [zee].",
    ],
  },
  tr: {
    locale: "tr",
    products: {
      dag: goods("Dağ çadırı", "Toros", "150.00", { renk: "yeşil", kapasite: "3 kişi" }, "Su geçirmez, kolay kurulur."),
      sah: goods(
        "Sahil çadırı",
        "Toros",
        "90.00",
        { renk: "mavi", kapasite: "2 kişi" },
        "Hafif ve küçük.",
        "out_of_stock",
      ),
    },
    wish: "çadırı",
    honest: [
      "Dağ çadırı stokta [dag].",
      "Dağ çadırı yeşil ve su geçirmez [dag].",
      "Dağ çadırı 3 kişi için uygundur ve kolay kurulur [dag].",
      "Sahil çadırı hafif, ama tükendi [sah].",
      "Sahil çadırı şu anda stokta yok [sah].",
    ],
    false: [
      "Dağ çadırı tükendi [dag].",
      "Dağ çadırı stokta yok [dag].",
      "Dağ çadırı kırmızı [dag].",
      "Dağ çadırı ısıtmalı [dag].",
      "Sahil çadırı stokta [sah].",
    ],
  },
};
