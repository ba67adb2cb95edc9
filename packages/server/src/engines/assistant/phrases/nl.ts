import { nl as ownOrder } from "./own-order/nl.ts";
import type { Phrases } from "./phrases.ts";

export const nl: Phrases = {
  greeting: (assistant, tenant) =>
    `Hallo! Ik ben ${assistant ? `${assistant}, ` : ""}de assistent van ${tenant}. Waarmee kan ik je helpen?`,
  greetingAgain: "Hallo weer! Waarmee kan ik je helpen?",
  wellbeing: "Goed, dank je. Waarmee kan ik je helpen?",
  thanks: "Graag gedaan! Heb je nog een vraag, stel hem gerust.",
  goodbye: "Tot ziens en bedankt voor je bezoek!",
  identity: (assistant, tenant) =>
    `Ik ben ${assistant ? `${assistant}, ` : ""}de automatische assistent van ${tenant}. Stel me een vraag en ik zoek het antwoord op.`,
  orAPerson: "Praat je liever met een mens, zeg het dan gerust.",
  ok: "Goed. Heb je nog een vraag, stel hem gerust.",
  no: "Prima. Ik ben er als je iets nodig hebt.",
  apology: "Je hoeft je niet te verontschuldigen. Waarmee kan ik je helpen?",
  unclear: "Wat is de vraag?",
  aboutWhat: "Waar gaat het om?",
  calm: "Wat vervelend dat je boos bent. Vertel me wat je nodig hebt, dan doe ik mijn best.",
  aside: (tenant) => `Daarmee kan ik niet helpen, maar vragen over ${tenant} beantwoord ik graag.`,
  doYouMean: (topics) => `Gaat het om ${topics}?`,

  handoff: "Ik heb een collega gevraagd het over te nemen. Je krijgt hier zo snel mogelijk antwoord.",
  noPerson: "Helaas kan niemand het in deze chat overnemen.",
  tellMe: "Vertel me waar het om gaat, dan zoek ik een antwoord.",
  reachUs: "Zo kun je ons bereiken:",
  limit: "Helaas kan ik nu geen vragen meer beantwoorden. Op deze website staat hoe je ons kunt bereiken.",

  nothingFound: (topic) =>
    topic ? `Helaas heb ik niets gevonden over “${topic}”.` : "Helaas heb ik daar geen antwoord op gevonden.",
  closest: (name, written) =>
    `Dit komt het dichtst in de buurt${name ? `, onder **${name}**` : ""}${written ? ` (${written})` : ""}:`,
  noAnswerTo: (question) => `Helaas heb ik geen antwoord gevonden op “${question}”.`,
  noProductFits: (topic) =>
    topic
      ? `Helaas heb ik geen product gevonden dat past bij “${topic}”.`
      : "Helaas heb ik geen passend product gevonden.",
  offerPerson: "Liever met een mens praten?",
  otherWords: "Met andere woorden vind ik misschien wel iets.",
  quotedIn: (language) => `Dit staat in onze documenten, in het ${language}:`,
  cannotLookUp: "Helaas kan ik hier geen pakketten of bestellingen opzoeken.",

  animalInDanger:
    "Is een dier misschien vergiftigd of gewond, wacht dan niet op een antwoord hier: bel nu de dierenarts of de spoeddienst voor dieren en zeg wat het heeft binnengekregen en hoeveel.",
  emergency: {
    danger:
      "Is iemand gewond of in gevaar, wacht dan niet op een antwoord hier: bel nu het alarmnummer (112 in Europa, 911 in de VS en Canada). Is er iets ingeslikt of in de ogen gekomen, dan helpt ook een antigifcentrum.",
    despair:
      "Wat erg dat het zo zwaar is. Hier antwoordt alleen een automatische assistent, maar er zijn mensen die nu kunnen helpen: via het alarmnummer (112 in Europa, 911 in de VS en Canada), een hulplijn zoals 113 of iemand die vertrouwd is.",
  },
  talkToPerson: "Met een mens praten",

  quoted: (text) => `“${text}”`,
  availability: {
    in_stock: "op voorraad",
    out_of_stock: "uitverkocht",
    preorder: "te reserveren",
    backorder: "in nabestelling",
  },
  oneProduct: (title, price, availability) => `Dit heb ik gevonden: **${title}** voor ${price} (${availability}).`,
  products: (count) => `Hier zijn ${count} producten.`,
  productsBetween: (count, lowest, highest) => `Hier zijn ${count} producten, van ${lowest} tot ${highest}.`,
  productsAt: (count, price) => `Hier zijn ${count} producten, elk voor ${price}.`,
  bestMatch: (title, price, availability) => `Het best past **${title}** voor ${price} (${availability}).`,
  ownOrder,
  wishes: {
    bounds: {
      lt: (amount) => `onder ${amount}`,
      lte: (amount) => `tot ${amount}`,
      gt: (amount) => `boven ${amount}`,
      gte: (amount) => `vanaf ${amount}`,
    },
    stars: (rating) => `${rating} sterren`,
    reviews: (count) => `${count} beoordelingen`,
    levels: {
      price: { low: "goedkoop", medium: "gemiddelde prijs", high: "hoger segment" },
      rating: { low: "laag beoordeeld", medium: "gemiddeld beoordeeld", high: "goed beoordeeld" },
      reviews: { low: "weinig beoordelingen", medium: "enkele beoordelingen", high: "veel beoordelingen" },
    },
    onSale: "in de aanbieding",
    size: (value) => `maat ${value}`,
    except: (what) => `geen ${what}`,
    noDanger: (whom) => `geen gevaar voor: ${whom}`,
    without: (what) => `zonder ${what}`,
    untold: (what) => `Hun gegevens zeggen niet of dit zo is: ${what}.`,
    onlySome: (what, names) => `Alleen hier staat dat “${what}” ontbreekt: ${names}.`,
    unmentioned: (what) => `De gegevens noemen “${what}” niet, maar zeggen ook niet uitdrukkelijk dat het ontbreekt.`,
    orders: {
      cheapest: "goedkoopste eerst",
      dearest: "duurste eerst",
      rating: "best beoordeelde eerst",
      popular: "populairste eerst",
      newest: "nieuwste eerst",
    },
    gaveUp: (wishes) => `Met alles samen heb ik niets gevonden, daarom heb ik zonder ‘${wishes}’ gezocht.`,
    otherCurrency: (own, asked) => `De prijzen zijn hier in ${own}; wat zoveel kost in ${asked} kan ik niet zeggen.`,
    nearest: (price, isLowest) => (isLowest ? `Het goedkoopste kost ${price}.` : `Het duurste kost ${price}.`),
    contradiction: (one, other) => `‘${one}’ en ‘${other}’ sluiten elkaar uit.`,
  },
  shop: {
    yes: "ja",
    no: "nee",
    labels: {
      price: "Prijs",
      rating: "Beoordeling",
      availability: "Beschikbaarheid",
      brand: "Merk",
      category: "Categorie",
    },
    fields: { color: "Kleur", size: "Maat", material: "Materiaal", condition: "Staat" },
    showMore: "Meer tonen",
    noMore: "Meer heb ik hiervoor niet.",
    nothingYet:
      "Er is nog geen product getoond. Met de naam van een product, en eventueel een prijs of een kleur, laat ik zien wat er is.",
    noted: (wishes) =>
      `Genoteerd: ${wishes}. Wat daar volgens de gegevens niet bij past, laat ik weg. Waar zal ik naar zoeken?`,
    cheapestPer: (title, price) => `Naar hoeveelheid het goedkoopst: **${title}** (${price}).`,
    untoldPer: (unit) => `Hun gegevens noemen geen hoeveelheid, dus wat ze per ${unit} kosten, kan ik niet zeggen.`,
    eachCosts: (price) => `Ze kosten allemaal ${price}.`,
    categories: (list) => `We hebben producten in deze categorieën: ${list}.`,
    found: (count) => `Ik heb ${count} producten gevonden.`,
    foundBetween: (count, lowest, highest) => `Ik heb ${count} producten gevonden, van ${lowest} tot ${highest}.`,
    foundAt: (count, price) => `Ik heb ${count} producten gevonden, elk voor ${price}.`,
    more: (count) => `Hier zijn er nog ${count}.`,
    oneMore: (title, price, availability) => `Nog één: **${title}** voor ${price} (${availability}).`,
    comesFirst: {
      cheapest: (title, price, availability) => `Het goedkoopst is **${title}** voor ${price} (${availability})`,
      dearest: (title, price, availability) => `Het duurst is **${title}** voor ${price} (${availability})`,
      rating: (title, price, availability) => `Het best beoordeeld is **${title}** voor ${price} (${availability})`,
      popular: (title, price, availability) => `Het populairst is **${title}** voor ${price} (${availability})`,
      newest: (title, price, availability) => `Het nieuwst is **${title}** voor ${price} (${availability})`,
    },
    wellRated: (title, price, availability) => `Goed beoordeeld: **${title}** voor ${price} (${availability})`,
    noneBeyond: {
      cheaper: (title) => `Goedkoper dan **${title}** is hier niets:`,
      dearer: (title) => `Duurder dan **${title}** is hier niets:`,
      better: (title) => `Beter beoordeeld dan **${title}** is hier niets:`,
    },
    first: {
      cheaper: (title, isOfMany) => `**${title}** is ${isOfMany ? "het goedkoopst" : "goedkoper"}.`,
      dearer: (title, isOfMany) => `**${title}** is ${isOfMany ? "het duurst" : "duurder"}.`,
      better: (title, isOfMany) => `**${title}** is ${isOfMany ? "het best" : "beter"} beoordeeld.`,
      cheaperAndBetter: (title, isOfMany) =>
        `**${title}** is ${isOfMany ? "het goedkoopst en het best" : "goedkoper en beter"} beoordeeld.`,
    },
    firstBy: {
      moreMemory: (title, amount) => `Meer werkgeheugen heeft **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Meer opslag heeft **${title}** (${amount}).`,
      lighter: (title, amount) => `Lichter is **${title}** (${amount}).`,
      heavier: (title, amount) => `Zwaarder is **${title}** (${amount}).`,
      smaller: (title, amount) => `Kleiner is **${title}** (${amount}).`,
      taller: (title, amount) => `Hoger is **${title}** (${amount}).`,
      wider: (title, amount) => `Breder is **${title}** (${amount}).`,
      bigger: (title, amount) => `Groter is **${title}** (${amount}).`,
      longer: (title, amount) => `Langer is **${title}** (${amount}).`,
      quieter: (title, amount) => `Stiller is **${title}** (${amount}).`,
    },
    mostBy: {
      moreMemory: (title, amount) => `Het meeste werkgeheugen heeft **${title}** (${amount}).`,
      moreStorage: (title, amount) => `De meeste opslag heeft **${title}** (${amount}).`,
      lighter: (title, amount) => `Het lichtst is **${title}** (${amount}).`,
      heavier: (title, amount) => `Het zwaarst is **${title}** (${amount}).`,
      smaller: (title, amount) => `Het kleinst is **${title}** (${amount}).`,
      taller: (title, amount) => `Het hoogst is **${title}** (${amount}).`,
      wider: (title, amount) => `Het breedst is **${title}** (${amount}).`,
      bigger: (title, amount) => `Het grootst is **${title}** (${amount}).`,
      longer: (title, amount) => `Het langst is **${title}** (${amount}).`,
      quieter: (title, amount) => `Het stilst is **${title}** (${amount}).`,
    },
    mostOf: (name, title, amount) => `Het meest bij “${name}” heeft **${title}** (${amount}).`,
    leastOf: (name, title, amount) => `Het minst bij “${name}” heeft **${title}** (${amount}).`,
    notAllTell: "Niet bij alle staat het erbij.",
    soldOut: (count) => `waarvan ${count} niet op voorraad`,
    untold: (title) => `De gegevens van **${title}** zeggen dat niet.`,
    askDoctor: "Vraag het eerst aan een arts of apotheker.",
    ofUse: (title) => `In de gegevens van **${title}** staat:`,
    alike: "Deze lijken erop:",
  },
};
