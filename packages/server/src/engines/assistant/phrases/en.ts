import { en as ownOrder } from "./own-order/en.ts";
import type { Phrases } from "./phrases.ts";

export const en: Phrases = {
  greeting: (assistant, tenant) => `Hello! I'm ${assistant}, the assistant of ${tenant}. What can I help you with?`,
  greetingAgain: "Hello again! What can I help you with?",
  wellbeing: "I'm doing well, thank you for asking. What can I help you with?",
  thanks: "You're welcome! If anything else comes up, just ask.",
  goodbye: "Goodbye, and thank you for stopping by!",
  identity: (assistant, tenant) =>
    `I'm ${assistant}, the automated assistant of ${tenant}. Ask me a question, and I'll look up the answer for you.`,
  orAPerson: "If you'd rather talk to a person, just say so.",
  ok: "Good. If you have another question, just ask.",
  no: "All right. I'm here if you need anything.",
  apology: "No need to apologise. What can I help you with?",
  unclear: "What would you like to know?",
  aboutWhat: "What is it about?",
  calm: "I'm sorry that you're annoyed. Tell me what you need, and I'll do my best.",
  aside: (tenant) => `I can't help with that, but ask me anything about ${tenant}.`,
  doYouMean: (topics) => `Do you mean ${topics}?`,

  handoff: "I've asked a colleague to take over. They'll reply right here as soon as they can.",
  noPerson: "I'm sorry, there's no one who can take over in this chat.",
  tellMe: "Tell me what it's about, and I'll look for an answer.",
  reachUs: "This is how you can reach us:",
  limit: "Sorry, I can't answer any more questions for now. How to reach us is on this website.",

  nothingFound: (topic) =>
    topic ? `I'm sorry, I couldn't find anything about “${topic}”.` : "I'm sorry, I couldn't find an answer to that.",
  closest: (name, written) =>
    `The closest I have is this${name ? `, on **${name}**` : ""}${written ? ` (${written})` : ""}:`,
  noAnswerTo: (question) => `I'm sorry, I couldn't find an answer to “${question}”.`,
  noProductFits: (topic) =>
    topic ? `I'm sorry, I found no product that fits “${topic}”.` : "I'm sorry, I found no product that fits.",
  offerPerson: "Would you like to talk to a person?",
  otherWords: "Could you put it another way?",
  quotedIn: (language) => `This is what our documents say, in ${language}:`,
  cannotLookUp: "I'm sorry, I can't look up parcels or orders here.",

  talkToPerson: "Talk to a person",

  availability: {
    in_stock: "in stock",
    out_of_stock: "out of stock",
    preorder: "available for pre-order",
    backorder: "on back-order",
  },
  oneProduct: (title, price, availability) => `This one fits: **${title}** for ${price} (${availability}).`,
  products: (count) => `Here are ${count} products.`,
  productsBetween: (count, lowest, highest) => `Here are ${count} products, from ${lowest} to ${highest}.`,
  productsAt: (count, price) => `Here are ${count} products, each for ${price}.`,
  bestMatch: (title, price, availability) => `The best match is **${title}** for ${price} (${availability}).`,
  ownOrder,
  wishes: {
    bounds: {
      lt: (amount) => `under ${amount}`,
      lte: (amount) => `up to ${amount}`,
      gt: (amount) => `over ${amount}`,
      gte: (amount) => `from ${amount}`,
    },
    stars: (rating) => `${rating} stars`,
    reviews: (count) => `${count} reviews`,
    levels: {
      price: { low: "low price", medium: "medium price", high: "high price" },
      rating: { low: "low rating", medium: "medium rating", high: "well rated" },
      reviews: { low: "few reviews", medium: "some reviews", high: "many reviews" },
    },
    onSale: "on sale",
    size: (value) => `size ${value}`,
    except: (what) => `not ${what}`,
    without: (what) => `without ${what}`,
    untold: (what) => `Their data don’t say whether this is so: ${what}.`,
    unmentioned: (what) => `Their data don’t mention “${what}”; that it isn’t there is not said.`,
    orders: {
      cheapest: "cheapest first",
      dearest: "dearest first",
      rating: "best rated first",
      popular: "most popular first",
      newest: "newest first",
    },
    gaveUp: (wishes) => `I found nothing with all of that, so I looked without “${wishes}”.`,
    nearest: (price, isLowest) => (isLowest ? `The cheapest costs ${price}.` : `The dearest costs ${price}.`),
    contradiction: (one, other) => `“${one}” and “${other}” can’t both be met.`,
  },
  shop: {
    yes: "yes",
    no: "no",
    labels: { price: "Price", rating: "Rating", availability: "Availability", brand: "Brand" },
    showMore: "Show more",
    noMore: "That is all I have for this.",
    noneBeyond: {
      cheaper: (title) => `Of these, nothing is cheaper than **${title}**:`,
      dearer: (title) => `Of these, nothing is more expensive than **${title}**:`,
      better: (title) => `Of these, nothing is better rated than **${title}**:`,
    },
    first: {
      cheaper: (title) => `**${title}** is cheaper.`,
      dearer: (title) => `**${title}** is more expensive.`,
      better: (title) => `**${title}** is better rated.`,
    },
    firstBy: {
      lighter: (title, amount) => `**${title}** is lighter (${amount}).`,
      heavier: (title, amount) => `**${title}** is heavier (${amount}).`,
      smaller: (title, amount) => `**${title}** is smaller (${amount}).`,
      bigger: (title, amount) => `**${title}** is bigger (${amount}).`,
      longer: (title, amount) => `**${title}** is longer (${amount}).`,
    },
    untold: (title) => `The details of **${title}** don’t say that.`,
    alike: "These are like it:",
  },
};
