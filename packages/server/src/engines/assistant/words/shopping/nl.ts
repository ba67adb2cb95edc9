import { said } from "../../../wishes/words/wish-words.ts";
import type { ShoppingWords } from "./shopping-words.ts";

export const nl: ShoppingWords = {
  more: said(
    "[laat | laat me | toon | toon me | zie | heb je | hebben jullie | heeft u | zijn er | ik wil | mag ik] [nog] (meer | meer zien | meer tonen | andere | andere zien | meer resultaten | meer producten | andere opties | alternatieven | de rest | de volgende | nog meer | nog andere | iets anders | anderen); [heb je | hebben jullie | heeft u | is er] [nog] (een andere | een ander | nog een | nog eentje); meer tonen; wat (heb je | hebben jullie | heeft u | is er) (nog | nog meer); wat nog meer; iets anders; volgende; anders nog iets; nog meer",
  ),
  similar: said("[iets | hebben jullie] (vergelijkbaars | vergelijkbare | soortgelijks | soortgelijke)"),
  likeNamed: said("(alternatief | alternatieven) voor; vergelijkbaar met; zoiets als; (lijkt | lijken | lijkend) op"),
  leavesOut: said("verwijder; verberg; haal; laat"),
  relative: {
    cheaper: said(
      "(goedkoper | goedkopere | goedkopers | minder duur | minder dure | voordeliger | voordeligere | te duur | niet zo duur)",
    ),
    dearer: said("(duurder | duurdere | duurders | luxere | luxer)"),
    better: said(
      "(beter beoordeeld | beter beoordeelde | betere beoordelingen | met betere beoordelingen | betere recensies | beter | betere | beters)",
    ),
  },
  by: {
    moreMemory: said("(meer | meeste | het meeste | grootste | groter) (werkgeheugen | geheugen | RAM)"),
    moreStorage: said("(meer | meeste | de meeste | grootste | grotere) (opslag | opslagruimte | opslagcapaciteit)"),
    lighter: said("lichter; lichtste; het lichtst; weegt minder; weegt het minst"),
    heavier: said("zwaarder; zwaarste; het zwaarst; weegt meer; weegt het meest"),
    smaller: said("kleiner; kleinste; het kleinst; kleinere; compacter"),
    taller: said("hoger; het hoogst"),
    wider: said("breder; bredere; breedste; het breedst"),
    bigger: said("groter; grootste; het grootst; grotere; ruimer; ruimste"),
    longer: said("langer; langste; het langst; gaat langer mee; gaat het langst mee"),
    quieter: said("stiller; stilste; het stilst; minder luid"),
    stronger: said(
      "(krachtiger | krachtigere | krachtigste); (sterker | sterkere | sterkste | het sterkst); meer vermogen",
    ),
  },
  mostOf: said("meeste; de meeste; het meeste; grootste; hoogste; langste; sterkste"),
  leastOf: said("minste; de minste; het minst; kleinste; laagste; kortste"),
  takesBack: said(
    "vergeet; negeer; maakt niet uit; maakt niks uit; niet belangrijk; doet er niet toe; alle; elk; elke; ongeacht; weer alle; verwijder",
  ),
  allAgain: said(
    "terug naar (alle | alles | allemaal | de lijst); (weer | opnieuw) (alle | alles | allemaal); (alle | alles | allemaal) (weer | opnieuw)",
  ),
  ones: said("er; ervan; een; die; exemplaar; model; modellen; eentje; zulke"),
  definite: said("de; het; die; dat; deze; dit"),
  narrows: said(
    "in; uit; van; met; zonder; voor; alleen; enkel; niet; geen; maar; onder; boven; tot; vanaf; tussen; behalve; maat; slechts",
  ),
  ofIt: said(
    "(is | heeft | kan | past | gaat | werkt | weegt | kost | komt | was | houdt | bevat | ondersteunt | geschikt) (hij | het | die | dat | deze | dit | ze | ie); (ervan | erop | erin | erbij | ermee | daarvoor); hoe (duur | groot | zwaar | lang | breed | hoog) is (hij | het | die | dat | deze | dit); kun je (hem | het | die); hebben jullie (hem | het | die); heb je (hem | het | die)",
  ),
  ofThem: said("(zijn | hebben | kunnen | passen | gaan | wegen | kosten) (ze | die | deze)"),
  forIt: said("ervoor; erbij; daarbij; daarvoor; ermee; voor (deze | die | dit | dat); bijpassende; bijpassend"),
  included: said("inbegrepen; meegeleverd; erbij; inclusief"),
  whether: said("is; zijn; heeft; kan; mag; mogen; past; weegt; gaat; werkt; kost"),
  whetherBehind: said(""),
  them: said("ze; beide; allebei; die twee; de twee; alle; deze; die; hen; alle drie"),
  places: [
    said("(eerste | 1e); nummer 1; nummer een"),
    said("(tweede | 2e); nummer 2; nummer twee"),
    said("(derde | 3e); nummer 3; nummer drie"),
    said("(vierde | 4e); nummer 4"),
    said("(vijfde | 5e); nummer 5"),
    said("(zesde | 6e); nummer 6"),
  ],
  last: said("(laatste | onderste)"),
  counts: [said("twee; beide; 2"), said("drie; 3"), said("vier; 4")],
  compare: said("vergelijk; vergelijken; vergeleken; vergelijking; versus; vs; [wat is het] verschil; verschillen"),
  which: said("welke; welk"),
  between: said("en; met; of; vs; versus; tegen; tussen"),
  than: said("dan"),
  facets: {
    availability: said("op voorraad; beschikbaar; leverbaar; voorraad; uitverkocht; verkrijgbaar; beschikbaarheid"),
    price: said("prijs; kost; kosten; hoeveel; hoe duur; duur"),
    rating: said(
      "klanten vinden; anderen vinden; beoordeling; beoordelingen; recensies; sterren; beoordeeld; hoe goed",
    ),
    brand: said("merk; merken; fabrikanten; fabrikant; wie maakt"),
    colour: said("kleur; kleuren"),
    size: said(
      "maat; maten; afmetingen; afmeting; grootte; hoogte; breedte; lengte; diepte; diameter; inhoud; capaciteit; volume; hoe (groot | hoog | breed | lang | diep); (hoeveel | wat) (past | gaat | kan) (erin | er in)",
    ),
    weight: said("gewicht; weegt; wegen; zwaar; hoe zwaar"),
    material: said("materiaal; materialen; stof; waarvan; gemaakt"),
    origin: said(
      "herkomst; land van herkomst; oorsprong; gemaakt in; vandaan; waarvandaan; uit welk land; in welk land; welk land; waar (wordt | worden) gemaakt",
    ),
    warranty: said("garantie; fabrieksgarantie"),
    power: said("vermogen; watt; voltage; accu; accuduur; batterij; batterijduur; duur; looptijd"),
    age: said("leeftijd; welke leeftijd; aanbevolen leeftijd; hoe oud"),
  },
  details: said(
    "toon; tonen; (meer informatie | meer info | meer details | details | vertel me meer | vertel meer | vertel | beschrijving | beschrijf | specificaties | kenmerken | informatie | info | laat zien | toon me | hoe zit het met | ik neem | ik wil | ik vind)",
  ),
  fits: said(
    "past; passen; passend; werkt; werken; compatibel; geschikt; heeft; hebben; inbegrepen; inclusief; bevat; gemaakt; gebruiken; bruikbaar; ondersteunt; komt; gaat; kan; duurt; mee",
  ),
  contains: said("bevat; bevatten; zit; zitten; heeft"),
  fromWhen: said("vanaf wanneer"),
  suits: said("past; passen; geschikt; compatibel; werkt met; gaat op; gaat in; kan in"),
  policies: said(
    "rembours; een winkel (in | bij | dichtbij); retour; retourneren; terugsturen; terugbrengen; teruggeven; ruilen; omruilen; terugbetaling; verzending; verzenden; verzendkosten; verzonden; bezorgen; bezorging; bezorgd; levering; leveren; levertijd; geleverd; garantie; betalen; betaling; factuur; termijnen; bestellen; besteld; bestelling; annuleren; repareren; reparatie; inpakken; ingepakt; cadeauverpakking; reserveren; ophalen; afhalen; sturen jullie; versturen; stuurt u; huren; verhuren; verhuur",
  ),
  needs: said("nodig; zoek; kopen; wil; zou graag"),
  faults: said(
    "(het | de | iets) (verkeerde | verkeerds) (gekregen | ontvangen | geleverd | gestuurd | opgestuurd | bezorgd | gehad | toegestuurd); (verkeerde | verkeerd) (maat | kleur | product | artikel | bestelling); kapot; kapotte; (is | zijn | gaat | ging) stuk; stuk gegaan; gebroken; gescheurd; gescheurde; beschadigd; beschadigde; defect; defecte; gebarsten; lekt; lek; over datum; bedorven; beschimmeld; gemorst; werkt niet [meer]; werken niet [meer]; doet het niet [meer]; (gaat | springt | slaat) niet [meer] (aan | uit | open | dicht); (start | laadt | brandt | reageert) niet [meer]; doet (niets | niks) [meer]; niet meer werkt; verwelkt; verdord; doodgegaan; dood aangekomen",
  ),
  helps: ["beschadigd of defect product", "garantie", "retourneren"],
  guides: said("maattabel; maattabellen; matentabel; maatgids; matengids"),
  food: said("eten; food; voeding; voedsel; maaltijd; maaltijden; tussendoortje; tussendoortjes; snack; snacks"),
  eating: said("eten"),
  recalls: {
    said: said("terugroepactie; terugroepacties; teruggeroepen; terugroeping; terugroepingen"),
    ofAny: said("product; producten; artikelen; lopende"),
  },
  lacks: {
    before: said(
      "(ik | we | wij) (heb | hebben) geen; (heb | hebben) [ik | we | wij] geen; er (is | zijn) geen; (is | zijn) er geen",
    ),
    behind: said(""),
    none: said("geen"),
    here: said("hier; thuis; in huis; bij ons; meer"),
  },
  roof: {
    under: said("binnen; binnenshuis; in huis; in de tent; in de kelder; in de garage; busje; caravan"),
    none: said("buiten; buitenshuis; geventileerde"),
    enclosed: said("binnen; afgesloten"),
  },
  taking: said("ik slik; ik neem; ik gebruik; slikt"),
  deals: said("Sale; aanbiedingen; aanbieding; kortingen; korting; deals; acties; koopjes; uitverkoop"),
  gifts: said(
    "[een] (cadeau | cadeaus | cadeautje | cadeautjes | cadeau idee | cadeau ideeën | cadeautip | cadeautips | kado | verjaardagscadeau | kerstcadeau)",
  ),
  now: said("nu; momenteel; vandaag; op dit moment; deze week"),
  range: said(
    "wat (verkopen | verkoop | hebben | bieden) (jullie | je | u) [zoal | allemaal | hier | aan | zoal aan]; wat (verkoopt | heeft | biedt) u [zoal | allemaal | hier | aan]; wat (kan | kun) (ik | je) [hier | bij jullie | bij u] (kopen | bestellen); welke (producten | artikelen | spullen | categorieën) (hebben | verkopen) jullie; welke (producten | artikelen | categorieën) (heeft | verkoopt) u; wat is er [te koop | allemaal | hier te koop]; [laat] [alle | jullie | het] (producten | assortiment | categorieën | catalogus) [zien]",
  ),
  exists: said("is er; zijn er; hebben jullie; heb je; heeft u; verkopen jullie"),
};
