import { it as ownOrder } from "./own-order/it.ts";
import type { Phrases } from "./phrases.ts";

export const it: Phrases = {
  greeting: (assistant, tenant) =>
    `Ciao! Sono ${assistant ? `${assistant}, ` : ""}l'assistente di ${tenant}. Come posso essere utile?`,
  greetingAgain: "Ciao di nuovo! Come posso essere utile?",
  wellbeing: "Tutto bene, grazie. Come posso essere utile?",
  thanks: "Prego! Per altre domande sono qui.",
  goodbye: "Arrivederci e grazie della visita!",
  identity: (assistant, tenant) =>
    `Sono ${assistant ? `${assistant}, ` : ""}l'assistente automatico di ${tenant}. Basta farmi una domanda e cerco la risposta.`,
  orAPerson: "Se preferisce parlare con una persona, basta dirlo.",
  ok: "Bene. Per altre domande sono qui.",
  no: "Va bene. Sono qui se serve qualcosa.",
  apology: "Non c'è bisogno di scusarsi. Come posso essere utile?",
  unclear: "Qual è la domanda?",
  aboutWhat: "Di che cosa si tratta?",
  calm: "Mi dispiace che sia contrariato. Mi dica che cosa Le serve e farò del mio meglio.",
  aside: (tenant) => `In questo non posso aiutare, ma rispondo volentieri a domande su ${tenant}.`,
  doYouMean: (topics) => `Si tratta di ${topics}?`,

  handoff: "Ho chiesto a una persona del team di subentrare. Risponderà qui appena possibile.",
  noPerson: "Mi dispiace, in questa chat nessuno può subentrare.",
  tellMe: "Mi dica di che cosa si tratta e cerco una risposta.",
  reachUs: "Ecco come contattarci:",
  limit: "Mi dispiace, per ora non posso rispondere ad altre domande. Su questo sito trova come contattarci.",

  nothingFound: (topic) =>
    topic ? `Mi dispiace, non ho trovato nulla su «${topic}».` : "Mi dispiace, non ho trovato una risposta.",
  closest: (name, written) =>
    `La cosa più vicina che ho è questa${name ? `, in **${name}**` : ""}${written ? ` (${written})` : ""}:`,
  noAnswerTo: (question) => `Mi dispiace, non ho trovato una risposta a «${question}».`,
  noProductFits: (topic) =>
    topic
      ? `Mi dispiace, non ho trovato prodotti adatti per «${topic}».`
      : "Mi dispiace, non ho trovato prodotti adatti.",
  offerPerson: "È meglio parlarne con una persona?",
  otherWords: "Con altre parole forse trovo qualcosa.",
  quotedIn: (language) => `Ecco cosa dicono i nostri documenti, in ${language}:`,
  cannotLookUp: "Mi dispiace, qui non posso consultare spedizioni né ordini.",

  animalInDanger:
    "Se un animale potrebbe essere avvelenato o ferito, non bisogna aspettare una risposta qui: occorre chiamare subito un veterinario o il pronto soccorso veterinario e dire che cosa ha ingerito e quanto.",
  emergency: {
    danger:
      "Se qualcuno è ferito o in pericolo, non bisogna aspettare una risposta qui: occorre chiamare subito il numero di emergenza (112 in Europa, 911 negli USA e in Canada). Se è stato ingerito qualcosa o è finito negli occhi, aiuta anche un centro antiveleni.",
    despair:
      "Mi dispiace davvero che sia così difficile. Sono solo un assistente automatico, ma ci sono persone che possono aiutare subito: il numero di emergenza (112 in Europa, 911 negli USA e in Canada), una linea di ascolto o qualcuno di fiducia.",
  },
  talkToPerson: "Parlare con una persona",

  quoted: (text) => `«${text}»`,
  availability: {
    in_stock: "disponibile",
    out_of_stock: "esaurito",
    preorder: "in preordine",
    backorder: "in riassortimento",
  },
  oneProduct: (title, price, availability) => `Ho trovato questo: **${title}** a ${price} (${availability}).`,
  products: (count) => `Ecco ${count} prodotti.`,
  productsBetween: (count, lowest, highest) => `Ecco ${count} prodotti, da ${lowest} a ${highest}.`,
  productsAt: (count, price) => `Ecco ${count} prodotti, a ${price} ciascuno.`,
  bestMatch: (title, price, availability) => `Il più adatto è **${title}** a ${price} (${availability}).`,
  ownOrder,
  wishes: {
    bounds: {
      lt: (amount) => `meno di ${amount}`,
      lte: (amount) => `fino a ${amount}`,
      gt: (amount) => `più di ${amount}`,
      gte: (amount) => `da ${amount}`,
    },
    stars: (rating) => `${rating} stelle`,
    reviews: (count) => `${count} recensioni`,
    levels: {
      price: { low: "economico", medium: "prezzo medio", high: "fascia alta" },
      rating: { low: "poco apprezzato", medium: "valutazione media", high: "ben recensito" },
      reviews: { low: "poche recensioni", medium: "alcune recensioni", high: "molte recensioni" },
    },
    onSale: "in offerta",
    size: (value) => `taglia ${value}`,
    except: (what) => `non ${what}`,
    noDanger: (whom) => `nessun pericolo per: ${whom}`,
    without: (what) => `senza ${what}`,
    untold: (what) => `I loro dati non dicono se è così: ${what}.`,
    onlySome: (what, names) => `Solo qui si dice che manca «${what}»: ${names}.`,
    unmentioned: (what) => `La scheda non nomina «${what}», ma non dice espressamente che manchi.`,
    orders: {
      cheapest: "prima i più economici",
      dearest: "prima i più cari",
      rating: "prima i meglio recensiti",
      popular: "prima i più popolari",
      newest: "prima le novità",
    },
    gaveUp: (wishes) => `Non ho trovato nulla che soddisfi tutto, quindi ho cercato senza «${wishes}».`,
    otherCurrency: (own, asked) =>
      `Qui i prezzi sono in ${own}, quindi non so dire che cosa costi quella cifra in ${asked}.`,
    nearest: (price, isLowest) => (isLowest ? `Il più economico costa ${price}.` : `Il più caro costa ${price}.`),
    contradiction: (one, other) => `«${one}» e «${other}» si escludono.`,
  },
  shop: {
    yes: "sì",
    no: "no",
    labels: {
      price: "Prezzo",
      rating: "Valutazione",
      availability: "Disponibilità",
      brand: "Marca",
      category: "Categoria",
    },
    fields: { color: "Colore", size: "Taglia", material: "Materiale", condition: "Condizione" },
    showMore: "Mostra altri",
    noMore: "Non ho altro per questa ricerca.",
    nothingYet:
      "Finora non ho mostrato nessun prodotto. Con il nome di un prodotto, e magari un prezzo o un colore, mostrerò quello che c’è.",
    noted: (wishes) =>
      `Ho preso nota: ${wishes}. Escludo ciò che, secondo i suoi dati, non è adatto. Che cosa devo cercare?`,
    cheapestPer: (title, price) => `Il più conveniente per quantità: **${title}** (${price}).`,
    untoldPer: (unit) => `I loro dati non indicano la quantità, quindi non posso dire quanto costano per ${unit}.`,
    eachCosts: (price) => `Costano tutti ${price}.`,
    categories: (list) => `Abbiamo prodotti in queste categorie: ${list}.`,
    found: (count) => `Ho trovato ${count} prodotti.`,
    foundBetween: (count, lowest, highest) => `Ho trovato ${count} prodotti, da ${lowest} a ${highest}.`,
    foundAt: (count, price) => `Ho trovato ${count} prodotti, a ${price} ciascuno.`,
    more: (count) => `Eccone altri ${count}.`,
    oneMore: (title, price, availability) => `Ancora uno: **${title}** a ${price} (${availability}).`,
    comesFirst: {
      cheapest: (title, price, availability) => `Il più economico è **${title}** a ${price} (${availability})`,
      dearest: (title, price, availability) => `Il più caro è **${title}** a ${price} (${availability})`,
      rating: (title, price, availability) => `Il meglio recensito è **${title}** a ${price} (${availability})`,
      popular: (title, price, availability) => `Il più popolare è **${title}** a ${price} (${availability})`,
      newest: (title, price, availability) => `Il più recente è **${title}** a ${price} (${availability})`,
    },
    wellRated: (title, price, availability) => `Ben recensito: **${title}** a ${price} (${availability})`,
    noneBeyond: {
      cheaper: (title) => `Qui non c’è nulla di più economico di **${title}**:`,
      dearer: (title) => `Qui non c’è nulla di più caro di **${title}**:`,
      better: (title) => `Qui non c’è nulla di meglio recensito di **${title}**:`,
    },
    first: {
      cheaper: (title) => `Il più economico è **${title}**.`,
      dearer: (title) => `Il più caro è **${title}**.`,
      better: (title) => `Il meglio recensito è **${title}**.`,
      cheaperAndBetter: (title) => `Il più economico e il meglio recensito è **${title}**.`,
    },
    firstBy: {
      moreMemory: (title, amount) => `Più memoria: **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Più spazio di archiviazione: **${title}** (${amount}).`,
      lighter: (title, amount) => `Più leggero: **${title}** (${amount}).`,
      heavier: (title, amount) => `Più pesante: **${title}** (${amount}).`,
      smaller: (title, amount) => `Più piccolo: **${title}** (${amount}).`,
      taller: (title, amount) => `Più alto: **${title}** (${amount}).`,
      wider: (title, amount) => `Più largo: **${title}** (${amount}).`,
      bigger: (title, amount) => `Più grande: **${title}** (${amount}).`,
      longer: (title, amount) => `Più lungo: **${title}** (${amount}).`,
      quieter: (title, amount) => `Più silenzioso: **${title}** (${amount}).`,
    },
    mostBy: {
      moreMemory: (title, amount) => `La maggiore memoria: **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Il maggiore spazio di archiviazione: **${title}** (${amount}).`,
      lighter: (title, amount) => `Il più leggero: **${title}** (${amount}).`,
      heavier: (title, amount) => `Il più pesante: **${title}** (${amount}).`,
      smaller: (title, amount) => `Il più piccolo: **${title}** (${amount}).`,
      taller: (title, amount) => `Il più alto: **${title}** (${amount}).`,
      wider: (title, amount) => `Il più largo: **${title}** (${amount}).`,
      bigger: (title, amount) => `Il più grande: **${title}** (${amount}).`,
      longer: (title, amount) => `Il più lungo: **${title}** (${amount}).`,
      quieter: (title, amount) => `Il più silenzioso: **${title}** (${amount}).`,
    },
    mostOf: (name, title, amount) => `Il valore più alto di «${name}»: **${title}** (${amount}).`,
    leastOf: (name, title, amount) => `Il valore più basso di «${name}»: **${title}** (${amount}).`,
    notAllTell: "Non tutti lo dicono.",
    soldOut: (count) => (count === "1" ? "uno dei quali non disponibile" : `${count} dei quali non disponibili`),
    untold: (title) => `La scheda di **${title}** non lo dice.`,
    askDoctor: "Meglio chiedere prima a un medico o a un farmacista.",
    ofUse: (title) => `La scheda di **${title}** dice:`,
    alike: "Questi sono simili:",
  },
};
