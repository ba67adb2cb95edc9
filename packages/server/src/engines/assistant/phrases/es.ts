import { es as ownOrder } from "./own-order/es.ts";
import type { Phrases } from "./phrases.ts";

export const es: Phrases = {
  greeting: (assistant, tenant) =>
    `¡Hola! Soy ${assistant ? `${assistant}, ` : ""}el asistente de ${tenant}. ¿En qué puedo ayudarle?`,
  greetingAgain: "¡Hola de nuevo! ¿En qué puedo ayudarle?",
  wellbeing: "Muy bien, gracias por preguntar. ¿En qué puedo ayudarle?",
  thanks: "¡De nada! Si le surge otra pregunta, aquí estoy.",
  goodbye: "¡Hasta luego y gracias por su visita!",
  identity: (assistant, tenant) =>
    `Soy ${assistant ? `${assistant}, ` : ""}el asistente automático de ${tenant}. Hágame una pregunta y buscaré la respuesta.`,
  orAPerson: "Si prefiere hablar con una persona, dígamelo.",
  ok: "Muy bien. Si tiene otra pregunta, aquí estoy.",
  no: "De acuerdo. Aquí estoy si necesita algo.",
  apology: "No hay de qué disculparse. ¿En qué puedo ayudarle?",
  unclear: "¿Cuál es la pregunta?",
  aboutWhat: "¿De qué se trata?",
  calm: "Siento que esté molesto. Dígame qué necesita y haré lo que pueda.",
  aside: (tenant) => `No puedo ayudar con eso, pero respondo con gusto a preguntas sobre ${tenant}.`,
  askedFirst: (question, isFirst) =>
    isFirst
      ? `Su primera pregunta fue: «${question}»`
      : `La pregunta suya más antigua que puedo consultar es: «${question}»`,
  askedLast: (question) => `Su última pregunta fue: «${question}»`,
  doYouMean: (topics) => `¿Se trata de ${topics}?`,

  handoff: "He pedido a una persona del equipo que le atienda. Le responderá aquí en cuanto pueda.",
  noPerson: "Lo siento, nadie puede atenderle en persona en este chat.",
  tellMe: "Dígame de qué se trata y buscaré una respuesta.",
  reachUs: "Así puede contactar con nosotros:",
  limit:
    "Lo siento, por ahora no puedo responder a más preguntas. En este sitio web encontrará cómo contactar con nosotros.",

  nothingFound: (topic) =>
    topic ? `Lo siento, no he encontrado nada sobre «${topic}».` : "Lo siento, no he encontrado una respuesta.",
  closest: (name, written) =>
    `Lo más cercano que tengo es esto${name ? `, en **${name}**` : ""}${written ? ` (${written})` : ""}:`,
  noAnswerTo: (question) => `Lo siento, no he encontrado una respuesta a «${question}».`,
  noProductFits: (topic) =>
    topic
      ? `Lo siento, no he encontrado ningún producto que encaje con «${topic}».`
      : "Lo siento, no he encontrado ningún producto que encaje.",
  offerPerson: "¿Es mejor hablar con una persona?",
  otherWords: "Con otras palabras quizá encuentre algo.",
  quotedIn: (language) => `Esto dicen nuestros documentos, en ${language}:`,
  cannotLookUp: "Lo siento, aquí no puedo consultar envíos ni pedidos.",

  animalInDanger:
    "Si un animal puede estar intoxicado o herido, no hay que esperar una respuesta aquí: hay que llamar ya a un veterinario o a urgencias veterinarias y decir qué ha tomado y cuánto.",
  emergency: {
    danger:
      "Si alguien está herido o en peligro, no hay que esperar una respuesta aquí: hay que llamar ya a emergencias ([112](tel:112) en Europa, [911](tel:911) en gran parte de América). Si se ha tragado algo o ha entrado en los ojos, también ayuda un centro de toxicología.",
    despair:
      "Lamento mucho que sea tan difícil. Soy solo un asistente automático, pero hay personas que pueden ayudar ahora mismo: emergencias ([112](tel:112) en Europa, [911](tel:911) en gran parte de América), una línea de atención en crisis o alguien de confianza.",
  },
  talkToPerson: "Hablar con una persona",

  quoted: (text) => `«${text}»`,
  availability: {
    in_stock: "en stock",
    out_of_stock: "agotado",
    preorder: "en preventa",
    backorder: "pendiente de reposición",
  },
  oneProduct: (title, price, availability) => `He encontrado esto: **${title}** por ${price} (${availability}).`,
  products: (count) => `Aquí tiene ${count} productos.`,
  productsBetween: (count, lowest, highest) => `Aquí tiene ${count} productos, de ${lowest} a ${highest}.`,
  productsAt: (count, price) => `Aquí tiene ${count} productos, a ${price} cada uno.`,
  bestMatch: (title, price, availability) => `El que mejor encaja es **${title}** por ${price} (${availability}).`,
  ownOrder,
  wishes: {
    bounds: {
      lt: (amount) => `menos de ${amount}`,
      lte: (amount) => `hasta ${amount}`,
      gt: (amount) => `más de ${amount}`,
      gte: (amount) => `desde ${amount}`,
    },
    stars: (rating) => `${rating} estrellas`,
    reviews: (count) => `${count} opiniones`,
    levels: {
      price: { low: "económico", medium: "precio medio", high: "gama alta" },
      rating: { low: "poco valorado", medium: "valoración media", high: "bien valorado" },
      reviews: { low: "pocas opiniones", medium: "algunas opiniones", high: "muchas opiniones" },
    },
    onSale: "en oferta",
    size: (value) => `talla ${value}`,
    except: (what) => `no ${what}`,
    noDanger: (whom) => `sin peligro para: ${whom}`,
    without: (what) => `sin ${what}`,
    untold: (what) => `Sus datos no dicen si es así: ${what}.`,
    onlySome: (what, names) => `Solo aquí se dice que no lleva «${what}»: ${names}.`,
    unmentioned: (what) => `Su ficha no menciona «${what}», pero tampoco dice expresamente que no lo lleve.`,
    orders: {
      cheapest: "primero los más baratos",
      dearest: "primero los más caros",
      rating: "primero los mejor valorados",
      popular: "primero los más populares",
      newest: "primero lo más nuevo",
    },
    gaveUp: (wishes) => `No he encontrado nada que lo cumpla todo, así que he buscado sin «${wishes}».`,
    otherCurrency: (own, asked) =>
      `Aquí los precios están en ${own}, así que no puedo decir qué cuesta eso en ${asked}.`,
    nearest: (price, isLowest) => (isLowest ? `Lo más barato cuesta ${price}.` : `Lo más caro cuesta ${price}.`),
    contradiction: (one, other) => `«${one}» y «${other}» se excluyen.`,
  },
  shop: {
    safetyNotice: "Aviso de seguridad",
    untoldLoad: (titles) => `Carga máxima no indicada: ${titles}.`,
    yes: "sí",
    no: "no",
    labels: {
      price: "Precio",
      rating: "Valoración",
      availability: "Disponibilidad",
      brand: "Marca",
      category: "Categoría",
    },
    fields: { color: "Color", size: "Talla", material: "Material", condition: "Estado" },
    showMore: "Mostrar más",
    noMore: "No tengo nada más para esta búsqueda.",
    nothingYet:
      "Todavía no he mostrado ningún producto. Con el nombre de un producto, y si hace falta un precio o un color, mostraré lo que hay.",
    noted: (wishes) => `Anotado: ${wishes}. Descarto lo que, según sus datos, no cumple eso. ¿Qué busco?`,
    cheapestPer: (title, price) => `El más barato por cantidad: **${title}** (${price}).`,
    untoldPer: (unit) => `Sus datos no indican la cantidad, así que no puedo decir cuánto cuestan por ${unit}.`,
    eachCosts: (price) => `Todos cuestan ${price}.`,
    categories: (list) => `Tenemos productos en estas categorías: ${list}.`,
    found: (count) => `He encontrado ${count} productos.`,
    foundBetween: (count, lowest, highest) => `He encontrado ${count} productos, de ${lowest} a ${highest}.`,
    foundAt: (count, price) => `He encontrado ${count} productos, a ${price} cada uno.`,
    more: (count) => `Aquí hay ${count} más.`,
    oneMore: (title, price, availability) => `Uno más: **${title}** por ${price} (${availability}).`,
    comesFirst: {
      cheapest: (title, price, availability) => `El más barato es **${title}** por ${price} (${availability})`,
      dearest: (title, price, availability) => `El más caro es **${title}** por ${price} (${availability})`,
      rating: (title, price, availability) => `El mejor valorado es **${title}** por ${price} (${availability})`,
      popular: (title, price, availability) => `El más popular es **${title}** por ${price} (${availability})`,
      newest: (title, price, availability) => `El más nuevo es **${title}** por ${price} (${availability})`,
    },
    wellRated: (title, price, availability) => `Bien valorado: **${title}** por ${price} (${availability})`,
    noneBeyond: {
      cheaper: (title) => `Aquí no hay nada más barato que **${title}**:`,
      dearer: (title) => `Aquí no hay nada más caro que **${title}**:`,
      better: (title) => `Aquí no hay nada mejor valorado que **${title}**:`,
    },
    first: {
      cheaper: (title) => `El más barato es **${title}**.`,
      dearer: (title) => `El más caro es **${title}**.`,
      better: (title) => `El mejor valorado es **${title}**.`,
      cheaperAndBetter: (title) => `El más barato y el mejor valorado es **${title}**.`,
    },
    firstBy: {
      moreMemory: (title, amount) => `Más memoria: **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Más almacenamiento: **${title}** (${amount}).`,
      lighter: (title, amount) => `Más ligero: **${title}** (${amount}).`,
      heavier: (title, amount) => `Más pesado: **${title}** (${amount}).`,
      smaller: (title, amount) => `Más pequeño: **${title}** (${amount}).`,
      taller: (title, amount) => `Más alto: **${title}** (${amount}).`,
      wider: (title, amount) => `Más ancho: **${title}** (${amount}).`,
      bigger: (title, amount) => `Más grande: **${title}** (${amount}).`,
      longer: (title, amount) => `Más largo: **${title}** (${amount}).`,
      quieter: (title, amount) => `Más silencioso: **${title}** (${amount}).`,
      stronger: (title, amount) => `Más potente: **${title}** (${amount}).`,
    },
    mostBy: {
      moreMemory: (title, amount) => `El que más memoria tiene: **${title}** (${amount}).`,
      moreStorage: (title, amount) => `El que más almacenamiento tiene: **${title}** (${amount}).`,
      lighter: (title, amount) => `El más ligero: **${title}** (${amount}).`,
      heavier: (title, amount) => `El más pesado: **${title}** (${amount}).`,
      smaller: (title, amount) => `El más pequeño: **${title}** (${amount}).`,
      taller: (title, amount) => `El más alto: **${title}** (${amount}).`,
      wider: (title, amount) => `El más ancho: **${title}** (${amount}).`,
      bigger: (title, amount) => `El más grande: **${title}** (${amount}).`,
      longer: (title, amount) => `El más largo: **${title}** (${amount}).`,
      quieter: (title, amount) => `El más silencioso: **${title}** (${amount}).`,
      stronger: (title, amount) => `El más potente: **${title}** (${amount}).`,
    },
    mostOf: (name, title, amount) => `El mayor valor de «${name}»: **${title}** (${amount}).`,
    leastOf: (name, title, amount) => `El menor valor de «${name}»: **${title}** (${amount}).`,
    notAllTell: "No todos lo indican.",
    soldOut: (count) => (count === "1" ? "uno de ellos agotado" : `${count} de ellos agotados`),
    untold: (title) => `La ficha de **${title}** no lo dice.`,
    askDoctor: "Lo mejor es consultarlo antes con un médico o farmacéutico.",
    ofUse: (title) => `La ficha de **${title}** dice:`,
    alike: "Estos son parecidos:",
  },
};
