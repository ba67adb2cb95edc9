import type { Asked } from "./expected.ts";
import type { Good } from "./goods.ts";

const is = (kind: string) => (good: Good) => good.kind === kind;

/** What is said of several products that were shown, or are named. */
export const ofSeveral: Asked[] = [
  {
    expects: { shows: ["Corrib", "Gale"], tells: /\|/ },
    said: {
      en: ["compare Corrib and Gale"],
      de: ["vergleiche Corrib und Gale"],
      fr: ["compare Corrib et Gale"],
      es: ["compara Corrib y Gale"],
      it: ["confronta Corrib e Gale"],
      pt: ["compara Corrib e Gale"],
      nl: ["vergelijk Corrib en Gale"],
      tr: ["Corrib ile Gale'yi karşılaştır"],
    },
  },
  {
    expects: { shows: ["Haven", "Skerry"], tells: /\|/ },
    said: {
      en: ["tents under 100 euros > compare them", "tents under 100 euros > compare the first two"],
      de: ["Zelte unter 100 Euro > vergleiche sie", "Zelte unter 100 Euro > vergleiche die ersten beiden"],
      fr: ["tentes à moins de 100 euros > compare-les", "tentes à moins de 100 euros > compare les deux premières"],
      es: [
        "tiendas de campaña por menos de 100 euros > compáralas",
        "tiendas de campaña por menos de 100 euros > compara las dos primeras",
      ],
      it: ["tende sotto i 100 euro > confrontale", "tende sotto i 100 euro > confronta le prime due"],
      pt: ["tendas por menos de 100 euros > compare-as", "tendas por menos de 100 euros > compare as duas primeiras"],
      nl: ["tenten onder 100 euro > vergelijk ze", "tenten onder 100 euro > vergelijk de eerste twee"],
      tr: ["100 eurodan ucuz çadır > onları karşılaştır", "100 eurodan ucuz çadır > ilk ikisini karşılaştır"],
    },
  },
  {
    expects: {
      shows: ["Haven", "Skerry"],
      tells: /\*\*.*Skerry.*\*\*/i,
    },
    said: {
      en: ["tents under 100 euros > which is lighter?", "tents under 100 euros > which one is the lightest?"],
      de: ["Zelte unter 100 Euro > welches ist leichter?"],
      fr: ["tentes à moins de 100 euros > laquelle est la plus légère ?"],
      es: ["tiendas de campaña por menos de 100 euros > ¿cuál es más ligera?"],
      it: ["tende sotto i 100 euro > qual è più leggera?"],
      pt: ["tendas por menos de 100 euros > qual é mais leve?"],
      nl: ["tenten onder 100 euro > welke is lichter?"],
      tr: ["100 eurodan ucuz çadır > hangisi daha hafif?"],
    },
  },
  {
    expects: { shows: ["Haven", "Skerry"], tells: /\*\*.*Skerry.*\*\*/i },
    said: {
      en: ["tents under 100 euros > which is cheaper?"],
      de: ["Zelte unter 100 Euro > welches ist günstiger?"],
      fr: ["tentes à moins de 100 euros > laquelle est moins chère ?"],
      es: ["tiendas de campaña por menos de 100 euros > ¿cuál es más barata?"],
      it: ["tende sotto i 100 euro > qual è più economica?"],
      pt: ["tendas por menos de 100 euros > qual é mais barata?"],
      nl: ["tenten onder 100 euro > welke is goedkoper?"],
      tr: ["100 eurodan ucuz çadır > hangisi daha ucuz?"],
    },
  },
  {
    expects: { shows: ["Glen", "Munro"], tells: /\*\*.*Munro.*\*\*/i },
    said: {
      en: ["backpacks of at least 45 litres > which is bigger?"],
      de: ["Rucksäcke ab 45 Liter > welcher ist größer?"],
      fr: ["sacs à dos d'au moins 45 litres > lequel est plus grand ?"],
      es: ["mochilas de al menos 45 litros > ¿cuál es más grande?"],
      it: ["zaini di almeno 45 litri > qual è più grande?"],
      pt: ["mochilas de pelo menos 45 litros > qual é maior?"],
      nl: ["rugzakken van minstens 45 liter > welke is groter?"],
      tr: ["en az 45 litre sırt çantası > hangisi daha büyük?"],
    },
  },
  {
    expects: { shows: ["Haven"] },
    said: {
      en: ["tents > the blue one"],
      de: ["Zelte > das blaue"],
      fr: ["tentes > la bleue"],
      es: ["tiendas de campaña > la azul"],
      it: ["tende > quella blu"],
      pt: ["tendas > a azul"],
      nl: ["tenten > de blauwe"],
      tr: ["çadır > mavi olan"],
    },
  },
  {
    expects: { shows: ["Skerry"] },
    said: {
      en: ["tents under 100 euros > the cheaper one"],
      de: ["Zelte unter 100 Euro > das günstigere"],
      fr: ["tentes à moins de 100 euros > la moins chère"],
      es: ["tiendas de campaña por menos de 100 euros > la más barata"],
      it: ["tende sotto i 100 euro > la più economica"],
      pt: ["tendas por menos de 100 euros > a mais barata"],
      nl: ["tenten onder 100 euro > de goedkopere"],
      tr: ["100 eurodan ucuz çadır > ucuz olanı"],
    },
  },
  {
    // The cheapest of five comes first.
    expects: { shows: ["Skerry"] },
    said: {
      en: ["cheapest tents > the first one"],
      de: ["günstigste Zelte > das erste"],
      fr: ["les tentes les moins chères > la première"],
      es: ["las tiendas de campaña más baratas > la primera"],
      it: ["le tende più economiche > la prima"],
      pt: ["as tendas mais baratas > a primeira"],
      nl: ["goedkoopste tenten > de eerste"],
      tr: ["en ucuz çadırlar > birincisi"],
    },
  },
  {
    expects: { shows: ["Haven"] },
    said: {
      en: ["cheapest tents > the second one"],
      de: ["günstigste Zelte > das zweite"],
      fr: ["les tentes les moins chères > la deuxième"],
      es: ["las tiendas de campaña más baratas > la segunda"],
      it: ["le tende più economiche > la seconda"],
      pt: ["as tendas mais baratas > a segunda"],
      nl: ["goedkoopste tenten > de tweede"],
      tr: ["en ucuz çadırlar > ikincisi"],
    },
  },
  {
    expects: { fits: (one) => is("tent")(one) && one.name !== "Gale" },
    said: {
      en: ["Gale tent > more like this", "Gale tent > something similar"],
      de: ["Gale Zelt > mehr davon", "Gale Zelt > etwas Ähnliches"],
      fr: ["tente Gale > quelque chose de similaire"],
      es: ["tienda de campaña Gale > algo parecido"],
      it: ["tenda Gale > qualcosa di simile"],
      pt: ["tenda Gale > algo parecido"],
      nl: ["Gale tent > iets soortgelijks"],
      tr: ["Gale çadır > benzer bir şey"],
    },
  },
  {
    expects: { fits: (one) => is("tent")(one) && one.price < 240, chips: ["price<"] },
    said: {
      en: ["Gale tent > something similar but cheaper"],
      de: ["Gale Zelt > etwas Ähnliches, aber günstiger"],
      fr: ["tente Gale > quelque chose de similaire mais moins cher"],
      es: ["tienda de campaña Gale > algo parecido pero más barato"],
      it: ["tenda Gale > qualcosa di simile ma più economico"],
      pt: ["tenda Gale > algo parecido mas mais barato"],
      nl: ["Gale tent > iets soortgelijks maar goedkoper"],
      tr: ["Gale çadır > benzer ama daha ucuz bir şey"],
    },
  },
  {
    expects: { fits: (one) => is("tent")(one) && !one.isOut, chips: ["availability="] },
    said: {
      en: ["tents > only those in stock"],
      de: ["Zelte > nur die auf Lager"],
      fr: ["tentes > seulement celles en stock"],
      es: ["tiendas de campaña > solo las disponibles"],
      it: ["tende > solo quelle disponibili"],
      pt: ["tendas > só as que estão em stock"],
      nl: ["tenten > alleen op voorraad"],
      tr: ["çadır > sadece stokta olanlar"],
    },
  },
  {
    expects: { fits: is("tent"), chips: [] },
    said: {
      en: ["tents from Fell > back to all brands", "tents from Fell > any brand"],
      de: ["Zelte von Fell > wieder alle Marken", "Zelte von Fell > die Marke ist egal"],
      fr: ["tentes de Fell > toutes les marques"],
      es: ["tiendas de campaña de Fell > todas las marcas"],
      it: ["tende di Fell > tutte le marche"],
      pt: ["tendas da Fell > todas as marcas"],
      nl: ["tenten van Fell > alle merken"],
      tr: ["Fell çadırlar > tüm markalar"],
    },
  },
  {
    expects: { fits: is("tent"), chips: [] },
    said: {
      en: ["tents under 100 euros > forget the price", "tents under 100 euros > the price doesn't matter"],
      de: ["Zelte unter 100 Euro > vergiss den Preis", "Zelte unter 100 Euro > der Preis ist egal"],
      fr: ["tentes à moins de 100 euros > oublie le prix"],
      es: ["tiendas de campaña por menos de 100 euros > olvida el precio"],
      it: ["tende sotto i 100 euro > il prezzo non importa"],
      pt: ["tendas por menos de 100 euros > esquece o preço"],
      nl: ["tenten onder 100 euro > vergeet de prijs"],
      tr: ["100 eurodan ucuz çadır > fiyat önemli değil"],
    },
  },
  {
    expects: {
      fits: (one) => is("tent")(one) && one.price < 180 && one.colour === "red",
      chips: ["attributes.colour=", "price<"],
    },
    said: {
      en: ["tents under 180 euros > in red"],
      de: ["Zelte unter 180 Euro > in Rot"],
      fr: ["tentes à moins de 180 euros > en rouge"],
      es: ["tiendas de campaña por menos de 180 euros > en rojo"],
      it: ["tende sotto i 180 euro > in rosso"],
      pt: ["tendas por menos de 180 euros > em vermelho"],
      nl: ["tenten onder 180 euro > in het rood"],
      tr: ["180 eurodan ucuz çadır > kırmızı"],
    },
  },
];
