import { pt as ownOrder } from "./own-order/pt.ts";
import type { Phrases } from "./phrases.ts";

export const pt: Phrases = {
  greeting: (assistant, tenant) =>
    `Olá! Sou ${assistant ? `${assistant}, ` : ""}o assistente de ${tenant}. Como posso ajudar?`,
  greetingAgain: "Olá de novo! Como posso ajudar?",
  wellbeing: "Tudo bem, obrigado por perguntar. Como posso ajudar?",
  thanks: "De nada! Se surgir outra pergunta, estou aqui.",
  goodbye: "Até logo e obrigado pela visita!",
  identity: (assistant, tenant) =>
    `Sou ${assistant ? `${assistant}, ` : ""}o assistente automático de ${tenant}. Faça uma pergunta e procuro a resposta.`,
  orAPerson: "Se preferir falar com uma pessoa, é só dizer.",
  ok: "Certo. Se tiver outra pergunta, estou aqui.",
  no: "Tudo bem. Estou aqui se precisar de alguma coisa.",
  apology: "Não há problema. Como posso ajudar?",
  unclear: "Qual é a pergunta?",
  aboutWhat: "De que se trata?",
  calm: "Lamento que esteja aborrecido. Diga-me do que precisa e farei o meu melhor.",
  aside: (tenant) => `Nisso não posso ajudar, mas respondo com gosto a perguntas sobre ${tenant}.`,
  askedFirst: (question, isFirst) =>
    isFirst
      ? `A sua primeira pergunta foi: “${question}”`
      : `A sua pergunta mais antiga que consigo consultar é: “${question}”`,
  askedLast: (question) => `A sua última pergunta foi: “${question}”`,
  doYouMean: (topics) => `Trata-se de ${topics}?`,

  handoff: "Pedi a alguém que assumisse a conversa. A resposta virá aqui assim que possível.",
  noPerson: "Lamento, ninguém pode assumir a conversa neste chat.",
  tellMe: "Diga-me de que se trata e procuro uma resposta.",
  reachUs: "Pode contactar-nos assim:",
  limit: "Lamento, por agora não posso responder a mais perguntas. Neste site encontra como nos contactar.",

  nothingFound: (topic) =>
    topic ? `Lamento, não encontrei nada sobre “${topic}”.` : "Lamento, não encontrei uma resposta.",
  closest: (name, written) =>
    `O mais próximo que tenho é isto${name ? `, em **${name}**` : ""}${written ? ` (${written})` : ""}:`,
  noAnswerTo: (question) => `Lamento, não encontrei uma resposta a “${question}”.`,
  noProductFits: (topic) =>
    topic
      ? `Lamento, não encontrei nenhum produto que corresponda a “${topic}”.`
      : "Lamento, não encontrei nenhum produto que corresponda.",
  offerPerson: "É melhor falar com uma pessoa?",
  otherWords: "Por outras palavras, talvez encontre algo.",
  quotedIn: (language) => `É isto que dizem os nossos documentos, em ${language}:`,
  cannotLookUp: "Lamento, aqui não consigo consultar envios nem encomendas.",

  animalInDanger:
    "Se um animal puder estar intoxicado ou ferido, não se deve esperar por uma resposta aqui: é preciso ligar já para um veterinário ou para a urgência veterinária e dizer o que ingeriu e quanto.",
  emergency: {
    danger:
      "Se alguém estiver ferido ou em perigo, não se deve esperar por uma resposta aqui: é preciso ligar já para a emergência ([112](tel:112) na Europa, [190](tel:190) ou [192](tel:192) no Brasil). Se algo foi engolido ou entrou nos olhos, um centro de informação antivenenos também ajuda.",
    despair:
      "Lamento muito que esteja a ser tão difícil. Sou apenas um assistente automático, mas há pessoas que podem ajudar agora mesmo: a emergência ([112](tel:112) na Europa, [188](tel:188) ou [192](tel:192) no Brasil), uma linha de apoio ou alguém de confiança.",
  },
  talkToPerson: "Falar com uma pessoa",

  quoted: (text) => `“${text}”`,
  availability: {
    in_stock: "disponível",
    out_of_stock: "esgotado",
    preorder: "em pré-venda",
    backorder: "sob encomenda",
  },
  oneProduct: (title, price, availability) => `Encontrei isto: **${title}** por ${price} (${availability}).`,
  products: (count) => `Aqui estão ${count} produtos.`,
  productsBetween: (count, lowest, highest) => `Aqui estão ${count} produtos, de ${lowest} a ${highest}.`,
  productsAt: (count, price) => `Aqui estão ${count} produtos, a ${price} cada.`,
  bestMatch: (title, price, availability) => `O mais indicado é **${title}** por ${price} (${availability}).`,
  ownOrder,
  wishes: {
    bounds: {
      lt: (amount) => `menos de ${amount}`,
      lte: (amount) => `até ${amount}`,
      gt: (amount) => `mais de ${amount}`,
      gte: (amount) => `a partir de ${amount}`,
    },
    stars: (rating) => `${rating} estrelas`,
    reviews: (count) => `${count} avaliações`,
    levels: {
      price: { low: "barato", medium: "preço médio", high: "topo de gama" },
      rating: { low: "mal avaliado", medium: "avaliação média", high: "bem avaliado" },
      reviews: { low: "poucas avaliações", medium: "algumas avaliações", high: "muitas avaliações" },
    },
    onSale: "em promoção",
    size: (value) => `tamanho ${value}`,
    except: (what) => `não ${what}`,
    noDanger: (whom) => `sem perigo para: ${whom}`,
    without: (what) => `sem ${what}`,
    untold: (what) => `Os dados deles não dizem se é assim: ${what}.`,
    onlySome: (what, names) => `Só aqui se diz que não tem “${what}”: ${names}.`,
    unmentioned: (what) => `A ficha não menciona “${what}”, mas também não diz expressamente que não tem.`,
    orders: {
      cheapest: "mais baratos primeiro",
      dearest: "mais caros primeiro",
      rating: "mais bem avaliados primeiro",
      popular: "mais populares primeiro",
      newest: "novidades primeiro",
    },
    gaveUp: (wishes) => `Não encontrei nada que cumpra tudo, por isso procurei sem «${wishes}».`,
    otherCurrency: (own, asked) => `Aqui os preços são em ${own}; não sei dizer o que custa isso em ${asked}.`,
    nearest: (price, isLowest) => (isLowest ? `O mais barato custa ${price}.` : `O mais caro custa ${price}.`),
    contradiction: (one, other) => `«${one}» e «${other}» excluem-se.`,
  },
  shop: {
    safetyNotice: "Aviso de segurança",
    untoldLoad: (titles) => `Carga máxima não indicada: ${titles}.`,
    yes: "sim",
    no: "não",
    labels: {
      price: "Preço",
      rating: "Avaliação",
      availability: "Disponibilidade",
      brand: "Marca",
      category: "Categoria",
    },
    fields: { color: "Cor", size: "Tamanho", material: "Material", condition: "Estado" },
    showMore: "Mostrar mais",
    noMore: "Não tenho mais nada para esta pesquisa.",
    nothingYet:
      "Ainda não mostrei nenhum produto. Com o nome de um produto, e talvez um preço ou uma cor, mostrarei o que há.",
    noted: (wishes) =>
      `Anotado: ${wishes}. Deixo de fora o que, segundo os seus dados, não serve. O que devo procurar?`,
    cheapestPer: (title, price) => `O mais barato pela quantidade: **${title}** (${price}).`,
    untoldPer: (unit) => `Os dados não indicam a quantidade, por isso não posso dizer quanto custam por ${unit}.`,
    eachCosts: (price) => `Todos custam ${price}.`,
    categories: (list) => `Temos produtos nestas categorias: ${list}.`,
    found: (count) => `Encontrei ${count} produtos.`,
    foundBetween: (count, lowest, highest) => `Encontrei ${count} produtos, de ${lowest} a ${highest}.`,
    foundAt: (count, price) => `Encontrei ${count} produtos, a ${price} cada.`,
    more: (count) => `Aqui estão mais ${count}.`,
    oneMore: (title, price, availability) => `Mais um: **${title}** por ${price} (${availability}).`,
    comesFirst: {
      cheapest: (title, price, availability) => `O mais barato é **${title}** por ${price} (${availability})`,
      dearest: (title, price, availability) => `O mais caro é **${title}** por ${price} (${availability})`,
      rating: (title, price, availability) => `O mais bem avaliado é **${title}** por ${price} (${availability})`,
      popular: (title, price, availability) => `O mais popular é **${title}** por ${price} (${availability})`,
      newest: (title, price, availability) => `O mais recente é **${title}** por ${price} (${availability})`,
    },
    wellRated: (title, price, availability) => `Bem avaliado: **${title}** por ${price} (${availability})`,
    noneBeyond: {
      cheaper: (title) => `Aqui não há nada mais barato do que **${title}**:`,
      dearer: (title) => `Aqui não há nada mais caro do que **${title}**:`,
      better: (title) => `Aqui não há nada mais bem avaliado do que **${title}**:`,
    },
    first: {
      cheaper: (title) => `O mais barato é **${title}**.`,
      dearer: (title) => `O mais caro é **${title}**.`,
      better: (title) => `O mais bem avaliado é **${title}**.`,
      cheaperAndBetter: (title) => `O mais barato e o mais bem avaliado é **${title}**.`,
    },
    firstBy: {
      moreMemory: (title, amount) => `Mais memória: **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Mais armazenamento: **${title}** (${amount}).`,
      lighter: (title, amount) => `Mais leve: **${title}** (${amount}).`,
      heavier: (title, amount) => `Mais pesado: **${title}** (${amount}).`,
      smaller: (title, amount) => `Menor: **${title}** (${amount}).`,
      taller: (title, amount) => `Mais alto: **${title}** (${amount}).`,
      wider: (title, amount) => `Mais largo: **${title}** (${amount}).`,
      bigger: (title, amount) => `Maior: **${title}** (${amount}).`,
      longer: (title, amount) => `Mais longo: **${title}** (${amount}).`,
      quieter: (title, amount) => `Mais silencioso: **${title}** (${amount}).`,
      stronger: (title, amount) => `Mais potente: **${title}** (${amount}).`,
    },
    mostBy: {
      moreMemory: (title, amount) => `A maior memória: **${title}** (${amount}).`,
      moreStorage: (title, amount) => `O maior armazenamento: **${title}** (${amount}).`,
      lighter: (title, amount) => `O mais leve: **${title}** (${amount}).`,
      heavier: (title, amount) => `O mais pesado: **${title}** (${amount}).`,
      smaller: (title, amount) => `O menor: **${title}** (${amount}).`,
      taller: (title, amount) => `O mais alto: **${title}** (${amount}).`,
      wider: (title, amount) => `O mais largo: **${title}** (${amount}).`,
      bigger: (title, amount) => `O maior: **${title}** (${amount}).`,
      longer: (title, amount) => `O mais longo: **${title}** (${amount}).`,
      quieter: (title, amount) => `O mais silencioso: **${title}** (${amount}).`,
      stronger: (title, amount) => `O mais potente: **${title}** (${amount}).`,
    },
    mostOf: (name, title, amount) => `O maior valor de «${name}»: **${title}** (${amount}).`,
    leastOf: (name, title, amount) => `O menor valor de «${name}»: **${title}** (${amount}).`,
    notAllTell: "Nem todos o indicam.",
    soldOut: (count) => (count === "1" ? "um deles esgotado" : `${count} deles esgotados`),
    untold: (title) => `A ficha de **${title}** não o diz.`,
    askDoctor: "O melhor é perguntar antes a um médico ou farmacêutico.",
    ofUse: (title) => `A ficha de **${title}** diz:`,
    alike: "Estes são parecidos:",
  },
};
