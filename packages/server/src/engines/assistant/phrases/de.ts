import { de as ownOrder } from "./own-order/de.ts";
import type { Phrases } from "./phrases.ts";

export const de: Phrases = {
  greeting: (assistant, tenant) =>
    `Hallo! Ich bin ${assistant ? `${assistant}, ` : ""}der Assistent von ${tenant}. Wobei kann ich Ihnen helfen?`,
  greetingAgain: "Hallo noch einmal! Wobei kann ich Ihnen helfen?",
  wellbeing: "Danke der Nachfrage, mir geht es gut. Wobei kann ich Ihnen helfen?",
  thanks: "Gern geschehen! Wenn noch etwas ist, fragen Sie einfach.",
  goodbye: "Auf Wiedersehen, und danke für Ihren Besuch!",
  identity: (assistant, tenant) =>
    `Ich bin ${assistant ? `${assistant}, ` : ""}der automatische Assistent von ${tenant}. Stellen Sie mir eine Frage, und ich suche die Antwort heraus.`,
  orAPerson: "Wenn Sie lieber mit einem Menschen sprechen möchten, sagen Sie es einfach.",
  ok: "Gut. Wenn Sie noch eine Frage haben, fragen Sie einfach.",
  no: "In Ordnung. Ich bin da, wenn Sie etwas brauchen.",
  apology: "Kein Grund, sich zu entschuldigen. Wobei kann ich Ihnen helfen?",
  unclear: "Was ist die Frage?",
  aboutWhat: "Worum geht es?",
  calm: "Es tut mir leid, dass Sie verärgert sind. Sagen Sie mir, was Sie brauchen, und ich tue mein Bestes.",
  aside: (tenant) => `Dabei kann ich nicht helfen, gern aber bei Fragen zu ${tenant}.`,
  askedFirst: (question, isFirst) =>
    isFirst
      ? `Ihre erste Frage war: „${question}“`
      : `Die früheste Frage von Ihnen, die ich nachsehen kann, ist: „${question}“`,
  askedLast: (question) => `Ihre letzte Frage war: „${question}“`,
  doYouMean: (topics) => `Geht es um ${topics}?`,

  handoff: "Ich habe jemanden aus dem Team gebeten zu übernehmen. Sie bekommen hier so bald wie möglich eine Antwort.",
  noPerson: "Leider kann in diesem Chat niemand übernehmen.",
  tellMe: "Sagen Sie mir, worum es geht, und ich suche eine Antwort.",
  reachUs: "So erreichen Sie uns:",
  limit:
    "Im Moment kann ich leider keine weiteren Fragen beantworten. Wie Sie uns erreichen, steht auf dieser Website.",

  nothingFound: (topic) =>
    topic ? `Leider habe ich zu „${topic}“ nichts gefunden.` : "Leider habe ich darauf keine Antwort gefunden.",
  closest: (name, written) =>
    `Am nächsten kommt dem dies${name ? `, unter **${name}**` : ""}${written ? ` (${written})` : ""}:`,
  noAnswerTo: (question) => `Auf „${question}“ habe ich leider keine Antwort gefunden.`,
  noProductFits: (topic) =>
    topic
      ? `Leider habe ich kein Produkt gefunden, das zu „${topic}“ passt.`
      : "Leider habe ich kein passendes Produkt gefunden.",
  offerPerson: "Soll jemand aus dem Team übernehmen?",
  otherWords: "Mit anderen Worten finde ich vielleicht etwas.",
  quotedIn: (language) => `In unseren Unterlagen steht dazu (${language}):`,
  cannotLookUp: "Leider kann ich hier keine Sendungen oder Bestellungen einsehen.",

  animalInDanger:
    "Wenn ein Tier vergiftet oder verletzt sein könnte, bitte nicht hier auf eine Antwort warten, sondern jetzt in der Tierarztpraxis oder beim tierärztlichen Notdienst anrufen und sagen, was es aufgenommen hat und wie viel.",
  emergency: {
    danger:
      "Wenn jemand verletzt oder in Gefahr ist, bitte nicht hier auf eine Antwort warten, sondern jetzt den Notruf wählen ([112](tel:112) in Europa, [911](tel:911) in den USA und Kanada). Wurde etwas verschluckt oder kam es in die Augen, hilft auch eine Giftnotrufzentrale.",
    despair:
      "Es tut mir sehr leid, dass es so schlimm ist. Hier antwortet nur ein automatischer Assistent, aber es gibt Menschen, die sofort helfen: über den Notruf ([112](tel:112) in Europa, [911](tel:911) in den USA und Kanada), eine Krisenhotline wie die Telefonseelsorge oder jemanden, dem man vertraut.",
  },
  talkToPerson: "Mit einem Menschen sprechen",

  quoted: (text) => `„${text}“`,
  availability: {
    in_stock: "auf Lager",
    out_of_stock: "nicht vorrätig",
    preorder: "vorbestellbar",
    backorder: "nachbestellt",
  },
  oneProduct: (title, price, availability) => `Das habe ich gefunden: **${title}** für ${price} (${availability}).`,
  products: (count) => `Hier sind ${count} Produkte.`,
  productsBetween: (count, lowest, highest) => `Hier sind ${count} Produkte, von ${lowest} bis ${highest}.`,
  productsAt: (count, price) => `Hier sind ${count} Produkte, jedes für ${price}.`,
  bestMatch: (title, price, availability) => `Am besten passt **${title}** für ${price} (${availability}).`,
  ownOrder,
  wishes: {
    bounds: {
      lt: (amount) => `unter ${amount}`,
      lte: (amount) => `bis ${amount}`,
      gt: (amount) => `über ${amount}`,
      gte: (amount) => `ab ${amount}`,
    },
    stars: (rating) => `${rating} Sterne`,
    reviews: (count) => `${count} Bewertungen`,
    levels: {
      price: { low: "günstig", medium: "mittlere Preislage", high: "hochpreisig" },
      rating: { low: "niedrig bewertet", medium: "mittel bewertet", high: "gut bewertet" },
      reviews: { low: "wenige Bewertungen", medium: "einige Bewertungen", high: "viele Bewertungen" },
    },
    onSale: "im Angebot",
    size: (value) => `Größe ${value}`,
    except: (what) => `nicht ${what}`,
    noDanger: (whom) => `keine Gefahr für: ${whom}`,
    without: (what) => `ohne ${what}`,
    untold: (what) => `Ob das stimmt, sagen ihre Daten nicht: ${what}.`,
    onlySome: (what, names) => `Dass „${what}“ fehlt, steht ausdrücklich nur hier: ${names}.`,
    unmentioned: (what) =>
      `„${what}“ kommt in ihren Angaben nicht vor; dass es fehlt, steht dort aber nicht ausdrücklich.`,
    orders: {
      cheapest: "Günstigste zuerst",
      dearest: "Teuerste zuerst",
      rating: "Bestbewertete zuerst",
      popular: "Beliebteste zuerst",
      newest: "das Neueste zuerst",
    },
    gaveUp: (wishes) => `Mit allem zusammen habe ich nichts gefunden, deshalb habe ich ohne „${wishes}“ gesucht.`,
    otherCurrency: (own, asked) =>
      `Die Preise sind hier in ${own}; was so viel in ${asked} kostet, kann ich nicht sagen.`,
    nearest: (price, isLowest) =>
      isLowest ? `Am günstigsten ist etwas für ${price}.` : `Am teuersten ist etwas für ${price}.`,
    contradiction: (one, other) => `„${one}“ und „${other}“ schließen sich aus.`,
  },
  shop: {
    safetyNotice: "Sicherheitshinweis",
    untoldLoad: (titles) => `Keine Angabe zur Traglast: ${titles}.`,
    yes: "ja",
    no: "nein",
    labels: {
      price: "Preis",
      rating: "Bewertung",
      availability: "Verfügbarkeit",
      brand: "Marke",
      category: "Kategorie",
    },
    fields: { color: "Farbe", size: "Größe", material: "Material", condition: "Zustand" },
    showMore: "Mehr zeigen",
    noMore: "Mehr habe ich dazu nicht.",
    nothingYet:
      "Bisher habe ich noch kein Produkt gezeigt. Mit dem Namen eines Produkts, gern auch mit Preis oder Farbe, zeige ich, was es gibt.",
    noted: (wishes) =>
      `Notiert: ${wishes}. Was laut seinen Angaben nicht dazu passt, lasse ich weg. Wonach soll ich suchen?`,
    cheapestPer: (title, price) => `Nach Menge am günstigsten: **${title}** (${price}).`,
    untoldPer: (unit) => `In ihren Angaben steht keine Menge, daher kann ich nicht sagen, was sie pro ${unit} kosten.`,
    eachCosts: (price) => `Sie kosten jeweils ${price}.`,
    categories: (list) => `Das Sortiment umfasst diese Kategorien: ${list}.`,
    found: (count) => `Ich habe ${count} Produkte gefunden.`,
    foundBetween: (count, lowest, highest) => `Ich habe ${count} Produkte gefunden, von ${lowest} bis ${highest}.`,
    foundAt: (count, price) => `Ich habe ${count} Produkte gefunden, jedes für ${price}.`,
    more: (count) => `Hier sind ${count} weitere.`,
    oneMore: (title, price, availability) => `Eines habe ich noch: **${title}** für ${price} (${availability}).`,
    comesFirst: {
      cheapest: (title, price, availability) => `Am günstigsten ist **${title}** für ${price} (${availability})`,
      dearest: (title, price, availability) => `Am teuersten ist **${title}** für ${price} (${availability})`,
      rating: (title, price, availability) => `Am besten bewertet ist **${title}** für ${price} (${availability})`,
      popular: (title, price, availability) => `Am beliebtesten ist **${title}** für ${price} (${availability})`,
      newest: (title, price, availability) => `Am neuesten ist **${title}** für ${price} (${availability})`,
    },
    wellRated: (title, price, availability) => `Gut bewertet: **${title}** für ${price} (${availability})`,
    noneBeyond: {
      cheaper: (title) => `Günstiger als **${title}** ist hier nichts:`,
      dearer: (title) => `Teurer als **${title}** ist hier nichts:`,
      better: (title) => `Besser bewertet als **${title}** ist hier nichts:`,
    },
    first: {
      cheaper: (title, isOfMany) => `${isOfMany ? "Am günstigsten" : "Günstiger"} ist **${title}**.`,
      dearer: (title, isOfMany) => `${isOfMany ? "Am teuersten" : "Teurer"} ist **${title}**.`,
      better: (title, isOfMany) => `${isOfMany ? "Am besten" : "Besser"} bewertet ist **${title}**.`,
      cheaperAndBetter: (title, isOfMany) =>
        `${isOfMany ? "Am günstigsten und am besten bewertet" : "Günstiger und besser bewertet"} ist **${title}**.`,
    },
    firstBy: {
      moreMemory: (title, amount) => `Mehr Arbeitsspeicher hat **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Mehr Speicher hat **${title}** (${amount}).`,
      lighter: (title, amount) => `Leichter ist **${title}** (${amount}).`,
      heavier: (title, amount) => `Schwerer ist **${title}** (${amount}).`,
      smaller: (title, amount) => `Kleiner ist **${title}** (${amount}).`,
      taller: (title, amount) => `Höher ist **${title}** (${amount}).`,
      wider: (title, amount) => `Breiter ist **${title}** (${amount}).`,
      bigger: (title, amount) => `Größer ist **${title}** (${amount}).`,
      longer: (title, amount) => `Länger ist es bei **${title}** (${amount}).`,
      quieter: (title, amount) => `Leiser ist **${title}** (${amount}).`,
      stronger: (title, amount) => `Stärker ist **${title}** (${amount}).`,
    },
    mostBy: {
      moreMemory: (title, amount) => `Am meisten Arbeitsspeicher hat **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Am meisten Speicher hat **${title}** (${amount}).`,
      lighter: (title, amount) => `Am leichtesten ist **${title}** (${amount}).`,
      heavier: (title, amount) => `Am schwersten ist **${title}** (${amount}).`,
      smaller: (title, amount) => `Am kleinsten ist **${title}** (${amount}).`,
      taller: (title, amount) => `Am höchsten ist **${title}** (${amount}).`,
      wider: (title, amount) => `Am breitesten ist **${title}** (${amount}).`,
      bigger: (title, amount) => `Am größten ist **${title}** (${amount}).`,
      longer: (title, amount) => `Am längsten ist es bei **${title}** (${amount}).`,
      quieter: (title, amount) => `Am leisesten ist **${title}** (${amount}).`,
      stronger: (title, amount) => `Am stärksten ist **${title}** (${amount}).`,
    },
    mostOf: (name, title, amount) => `Am meisten bei „${name}“ hat **${title}** (${amount}).`,
    leastOf: (name, title, amount) => `Am wenigsten bei „${name}“ hat **${title}** (${amount}).`,
    notAllTell: "Nicht bei allen steht es dabei.",
    soldOut: (count) => `davon ${count} nicht vorrätig`,
    untold: (title) => `Dazu steht in den Angaben zu **${title}** nichts.`,
    askDoctor: "Am besten vorher in der Praxis oder Apotheke fragen.",
    ofUse: (title) => `In den Angaben zu **${title}** steht:`,
    alike: "Ähnlich sind:",
  },
};
