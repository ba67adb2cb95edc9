import { it as ownOrder } from "./own-order/it.ts";
import type { Phrases } from "./phrases.ts";

export const it: Phrases = {
  greeting: (assistant, tenant) => `Ciao! Sono ${assistant}, l'assistente di ${tenant}. Come posso essere utile?`,
  greetingAgain: "Ciao di nuovo! Come posso essere utile?",
  wellbeing: "Tutto bene, grazie. Come posso essere utile?",
  thanks: "Prego! Per altre domande sono qui.",
  goodbye: "Arrivederci e grazie della visita!",
  identity: (assistant, tenant) =>
    `Sono ${assistant}, l'assistente automatico di ${tenant}. Basta farmi una domanda e cerco la risposta.`,
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
    topic ? `Mi dispiace, non ho trovato prodotti a «${topic}».` : "Mi dispiace, non ho trovato prodotti.",
  offerPerson: "È meglio parlarne con una persona?",
  otherWords: "Con altre parole forse trovo qualcosa.",
  quotedIn: (language) => `Ecco cosa dicono i nostri documenti, in ${language}:`,
  cannotLookUp: "Mi dispiace, qui non posso consultare spedizioni né ordini.",

  talkToPerson: "Parlare con una persona",

  availability: {
    in_stock: "disponibile",
    out_of_stock: "esaurito",
    preorder: "in preordine",
    backorder: "in riassortimento",
  },
  oneProduct: (title, price, availability) => `Questo è adatto: **${title}** a ${price} (${availability}).`,
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
    without: (what) => `senza ${what}`,
    untold: (what) => `I loro dati non dicono se è così: ${what}.`,
    unmentioned: (what) => `La loro scheda non nomina «${what}», ma non dice espressamente che manchi.`,
    orders: {
      cheapest: "prima i più economici",
      dearest: "prima i più cari",
      rating: "prima i meglio recensiti",
      popular: "prima i più popolari",
      newest: "prima le novità",
    },
    gaveUp: (wishes) => `Non ho trovato nulla che soddisfi tutto, quindi ho cercato senza «${wishes}».`,
    nearest: (price, isLowest) => (isLowest ? `Il più economico costa ${price}.` : `Il più caro costa ${price}.`),
    contradiction: (one, other) => `«${one}» e «${other}» si escludono.`,
  },
  shop: {
    yes: "sì",
    no: "no",
    labels: { price: "Prezzo", rating: "Valutazione", availability: "Disponibilità", brand: "Marca" },
    showMore: "Mostra altri",
    noMore: "Non ho altro per questa ricerca.",
    noneBeyond: {
      cheaper: (title) => `Qui non c’è nulla di più economico di **${title}**:`,
      dearer: (title) => `Qui non c’è nulla di più caro di **${title}**:`,
      better: (title) => `Qui non c’è nulla di meglio recensito di **${title}**:`,
    },
    first: {
      cheaper: (title) => `Il più economico è **${title}**.`,
      dearer: (title) => `Il più caro è **${title}**.`,
      better: (title) => `Il meglio recensito è **${title}**.`,
    },
    firstBy: {
      lighter: (title, amount) => `Più leggero: **${title}** (${amount}).`,
      heavier: (title, amount) => `Più pesante: **${title}** (${amount}).`,
      smaller: (title, amount) => `Più piccolo: **${title}** (${amount}).`,
      bigger: (title, amount) => `Più grande: **${title}** (${amount}).`,
      longer: (title, amount) => `Più lungo: **${title}** (${amount}).`,
    },
    untold: (title) => `La scheda di **${title}** non lo dice.`,
    alike: "Questi sono simili:",
  },
};
