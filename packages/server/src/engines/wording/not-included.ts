import { phrasesIn } from "./phrase-set.ts";

/** What says behind a thing that it does not come with goods: "batteries not included", "Ladegerät separat erhältlich". */
export const notIncluded = phrasesIn(`
  not included | not incl | sold separately | available separately | not supplied |
  nicht enthalten | nicht dabei | nicht inklusive | nicht inbegriffen | nicht mitgeliefert | nicht im Lieferumfang enthalten | nicht im Lieferumfang |
  separat erhältlich | getrennt erhältlich |
  non inclus | non incluse | non incluses | non fourni | non fournie | non fournis | non fournies |
  vendu séparément | vendue séparément | vendus séparément | vendues séparément |
  no incluido | no incluida | no incluidos | no incluidas |
  se vende por separado | se venden por separado | se vende aparte | se venden aparte |
  non incluso | non inclusa | non inclusi |
  venduto separatamente | venduta separatamente | venduti separatamente | vendute separatamente | venduto a parte | venduta a parte |
  venduti a parte | vendute a parte | si vende a parte | si vendono a parte | si vende separatamente | si vendono separatamente |
  não incluído | não incluída | não incluídos | não incluídas | à venda separadamente | à venda à parte |
  vendido separadamente | vendida separadamente | vendidos separadamente | vendidas separadamente |
  vendido à parte | vendida à parte | vendidos à parte | vendidas à parte |
  niet inbegrepen | niet meegeleverd | apart verkrijgbaar | apart verkocht |
  dahil değil | dahil değildir | ayrı satılır | ayrıca satılır
`);
