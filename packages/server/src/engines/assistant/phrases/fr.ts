import { fr as ownOrder } from "./own-order/fr.ts";
import type { Phrases } from "./phrases.ts";

export const fr: Phrases = {
  greeting: (assistant, tenant) =>
    `Bonjour ! Je suis ${assistant ? `${assistant}, ` : ""}l'assistant de ${tenant}. Que puis-je faire pour vous ?`,
  greetingAgain: "Rebonjour ! Que puis-je faire pour vous ?",
  wellbeing: "Je vais bien, merci de le demander. Que puis-je faire pour vous ?",
  thanks: "Avec plaisir ! Si vous avez une autre question, n'hésitez pas.",
  goodbye: "Au revoir, et merci de votre visite !",
  identity: (assistant, tenant) =>
    `Je suis ${assistant ? `${assistant}, ` : ""}l'assistant automatique de ${tenant}. Posez-moi une question et je chercherai la réponse pour vous.`,
  orAPerson: "Si vous préférez parler à une personne, dites-le-moi.",
  ok: "Très bien. Si vous avez une autre question, n'hésitez pas.",
  no: "D'accord. Je reste là si vous avez besoin de quelque chose.",
  apology: "Ne vous excusez pas. Que puis-je faire pour vous ?",
  unclear: "Quelle est la question ?",
  aboutWhat: "De quoi s'agit-il ?",
  calm: "Je suis désolé que vous soyez contrarié. Dites-moi ce qu'il vous faut, et je ferai de mon mieux.",
  aside: (tenant) => `Je ne peux pas aider sur ce point, mais volontiers pour toute question sur ${tenant}.`,
  askedFirst: (question, isFirst) =>
    isFirst
      ? `Votre première question était : « ${question} »`
      : `Votre plus ancienne question que je peux retrouver est : « ${question} »`,
  askedLast: (question) => `Votre dernière question était : « ${question} »`,
  doYouMean: (topics) => `S'agit-il de ${topics} ?`,

  handoff: "J'ai demandé à un collègue de prendre le relais. Il vous répondra ici dès que possible.",
  noPerson: "Je suis désolé, personne ne peut prendre le relais dans ce chat.",
  tellMe: "Dites-moi de quoi il s'agit et je chercherai une réponse.",
  reachUs: "Voici comment nous joindre :",
  limit:
    "Je suis désolé, je ne peux plus répondre à d'autres questions pour le moment. Vous trouverez sur ce site comment nous joindre.",

  nothingFound: (topic) =>
    topic
      ? `Je suis désolé, je n'ai rien trouvé sur « ${topic} ».`
      : "Je suis désolé, je n'ai pas trouvé de réponse à cette question.",
  closest: (name, written) =>
    `Voici ce que j'ai de plus proche${name ? `, sous **${name}**` : ""}${written ? ` (${written})` : ""} :`,
  noAnswerTo: (question) => `Je suis désolé, je n'ai pas trouvé de réponse à « ${question} ».`,
  noProductFits: (topic) =>
    topic
      ? `Je suis désolé, aucun produit ne correspond à « ${topic} ».`
      : "Je suis désolé, aucun produit ne correspond.",
  offerPerson: "Faut-il qu'une personne prenne le relais ?",
  otherWords: "Avec d'autres mots, je trouverai peut-être.",
  quotedIn: (language) => `Voici ce que disent nos documents, en ${language} :`,
  cannotLookUp: "Je suis désolé, je ne peux pas consulter les colis ni les commandes ici.",

  animalInDanger:
    "Si un animal est peut-être intoxiqué ou blessé, il ne faut pas attendre de réponse ici, mais appeler tout de suite un vétérinaire ou les urgences vétérinaires, et dire ce qu’il a avalé et en quelle quantité.",
  emergency: {
    danger:
      "Si quelqu’un est blessé ou en danger, il ne faut pas attendre de réponse ici, mais appeler tout de suite les urgences ([112](tel:112) en Europe, [911](tel:911) aux États-Unis et au Canada). En cas d’ingestion ou de projection dans les yeux, un centre antipoison peut aussi aider.",
    despair:
      "Je suis vraiment désolé que ce soit si dur. Je ne suis qu’un assistant automatique, mais des personnes peuvent aider dès maintenant : les urgences ([112](tel:112) en Europe, [911](tel:911) aux États-Unis et au Canada), une ligne d’écoute ou quelqu’un de confiance.",
  },
  talkToPerson: "Parler à une personne",

  quoted: (text) => `« ${text} »`,
  availability: {
    in_stock: "en stock",
    out_of_stock: "épuisé",
    preorder: "en précommande",
    backorder: "en réapprovisionnement",
  },
  oneProduct: (title, price, availability) => `Voici ce que j’ai trouvé : **${title}** à ${price} (${availability}).`,
  products: (count) => `Voici ${count} produits.`,
  productsBetween: (count, lowest, highest) => `Voici ${count} produits, de ${lowest} à ${highest}.`,
  productsAt: (count, price) => `Voici ${count} produits, à ${price} chacun.`,
  bestMatch: (title, price, availability) => `Le plus proche est **${title}** à ${price} (${availability}).`,
  ownOrder,
  wishes: {
    bounds: {
      lt: (amount) => `moins de ${amount}`,
      lte: (amount) => `jusqu’à ${amount}`,
      gt: (amount) => `plus de ${amount}`,
      gte: (amount) => `à partir de ${amount}`,
    },
    stars: (rating) => `${rating} étoiles`,
    reviews: (count) => `${count} avis`,
    levels: {
      price: { low: "petit prix", medium: "prix moyen", high: "haut de gamme" },
      rating: { low: "peu apprécié", medium: "note moyenne", high: "bien noté" },
      reviews: { low: "peu d’avis", medium: "quelques avis", high: "beaucoup d’avis" },
    },
    onSale: "en promotion",
    size: (value) => `taille ${value}`,
    except: (what) => `sauf ${what}`,
    noDanger: (whom) => `sans danger pour : ${whom}`,
    without: (what) => `sans ${what}`,
    untold: (what) => `Leurs données ne disent pas si c’est le cas : ${what}.`,
    onlySome: (what, names) => `L’absence de « ${what} » n’est indiquée qu’ici : ${names}.`,
    unmentioned: (what) => `Leur fiche ne mentionne pas « ${what} », sans dire expressément qu’il n’y en a pas.`,
    orders: {
      cheapest: "les moins chers d’abord",
      dearest: "les plus chers d’abord",
      rating: "les mieux notés d’abord",
      popular: "les plus populaires d’abord",
      newest: "les plus récents d’abord",
    },
    gaveUp: (wishes) => `Je n’ai rien trouvé qui réunisse tout cela, j’ai donc cherché sans « ${wishes} ».`,
    otherCurrency: (own, asked) => `Ici les prix sont en ${own} ; je ne peux pas dire ce qui coûte cela en ${asked}.`,
    nearest: (price, isLowest) => (isLowest ? `Le moins cher coûte ${price}.` : `Le plus cher coûte ${price}.`),
    contradiction: (one, other) => `« ${one} » et « ${other} » s’excluent.`,
  },
  shop: {
    safetyNotice: "Avis de sécurité",
    untoldLoad: (titles) => `Charge maximale non précisée : ${titles}.`,
    yes: "oui",
    no: "non",
    labels: { price: "Prix", rating: "Note", availability: "Disponibilité", brand: "Marque", category: "Catégorie" },
    fields: { color: "Couleur", size: "Taille", material: "Matière", condition: "État" },
    showMore: "Afficher plus",
    noMore: "C’est tout ce que j’ai pour cette recherche.",
    nothingYet:
      "Je n’ai encore montré aucun produit. Avec le nom d’un produit, et au besoin un prix ou une couleur, je montrerai ce qu’il y a.",
    noted: (wishes) =>
      `C’est noté : ${wishes}. J’écarte ce qui, d’après sa fiche, n’y correspond pas. Que dois-je chercher ?`,
    cheapestPer: (title, price) => `Le moins cher pour la quantité : **${title}** (${price}).`,
    untoldPer: (unit) => `Leur fiche n’indique pas de quantité : je ne peux donc pas dire leur prix (${unit}).`,
    eachCosts: (price) => `Ils coûtent tous ${price}.`,
    categories: (list) => `Nous avons des produits dans ces catégories : ${list}.`,
    found: (count) => `J’ai trouvé ${count} produits.`,
    foundBetween: (count, lowest, highest) => `J’ai trouvé ${count} produits, de ${lowest} à ${highest}.`,
    foundAt: (count, price) => `J’ai trouvé ${count} produits, à ${price} chacun.`,
    more: (count) => `En voici ${count} autres.`,
    oneMore: (title, price, availability) => `Encore un : **${title}** à ${price} (${availability}).`,
    comesFirst: {
      cheapest: (title, price, availability) => `Le moins cher est **${title}** à ${price} (${availability})`,
      dearest: (title, price, availability) => `Le plus cher est **${title}** à ${price} (${availability})`,
      rating: (title, price, availability) => `Le mieux noté est **${title}** à ${price} (${availability})`,
      popular: (title, price, availability) => `Le plus populaire est **${title}** à ${price} (${availability})`,
      newest: (title, price, availability) => `Le plus récent est **${title}** à ${price} (${availability})`,
    },
    wellRated: (title, price, availability) => `Bien noté : **${title}** à ${price} (${availability})`,
    noneBeyond: {
      cheaper: (title) => `Rien ici n’est moins cher que **${title}** :`,
      dearer: (title) => `Rien ici n’est plus cher que **${title}** :`,
      better: (title) => `Rien ici n’est mieux noté que **${title}** :`,
    },
    first: {
      cheaper: (title) => `Le moins cher est **${title}**.`,
      dearer: (title) => `Le plus cher est **${title}**.`,
      better: (title) => `Le mieux noté est **${title}**.`,
      cheaperAndBetter: (title) => `Le moins cher et le mieux noté est **${title}**.`,
    },
    firstBy: {
      moreMemory: (title, amount) => `Plus de mémoire : **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Plus de stockage : **${title}** (${amount}).`,
      lighter: (title, amount) => `Plus léger : **${title}** (${amount}).`,
      heavier: (title, amount) => `Plus lourd : **${title}** (${amount}).`,
      smaller: (title, amount) => `Plus petit : **${title}** (${amount}).`,
      taller: (title, amount) => `Plus haut : **${title}** (${amount}).`,
      wider: (title, amount) => `Plus large : **${title}** (${amount}).`,
      bigger: (title, amount) => `Plus grand : **${title}** (${amount}).`,
      longer: (title, amount) => `Plus long : **${title}** (${amount}).`,
      quieter: (title, amount) => `Plus silencieux : **${title}** (${amount}).`,
      stronger: (title, amount) => `Plus puissant : **${title}** (${amount}).`,
    },
    mostBy: {
      moreMemory: (title, amount) => `Le plus de mémoire : **${title}** (${amount}).`,
      moreStorage: (title, amount) => `Le plus de stockage : **${title}** (${amount}).`,
      lighter: (title, amount) => `Le plus léger : **${title}** (${amount}).`,
      heavier: (title, amount) => `Le plus lourd : **${title}** (${amount}).`,
      smaller: (title, amount) => `Le plus petit : **${title}** (${amount}).`,
      taller: (title, amount) => `Le plus haut : **${title}** (${amount}).`,
      wider: (title, amount) => `Le plus large : **${title}** (${amount}).`,
      bigger: (title, amount) => `Le plus grand : **${title}** (${amount}).`,
      longer: (title, amount) => `Le plus long : **${title}** (${amount}).`,
      quieter: (title, amount) => `Le plus silencieux : **${title}** (${amount}).`,
      stronger: (title, amount) => `Le plus puissant : **${title}** (${amount}).`,
    },
    mostOf: (name, title, amount) => `La plus grande valeur de « ${name} » : **${title}** (${amount}).`,
    leastOf: (name, title, amount) => `La plus petite valeur de « ${name} » : **${title}** (${amount}).`,
    notAllTell: "Tous ne le précisent pas.",
    soldOut: (count) => (count === "1" ? "dont un épuisé" : `dont ${count} épuisés`),
    untold: (title) => `La fiche de **${title}** ne le précise pas.`,
    askDoctor: "Mieux vaut demander d’abord l’avis d’un médecin ou d’un pharmacien.",
    ofUse: (title) => `La fiche de **${title}** dit :`,
    alike: "Voici des articles semblables :",
  },
};
