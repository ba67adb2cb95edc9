import { tr as ownOrder } from "./own-order/tr.ts";
import type { Phrases } from "./phrases.ts";

export const tr: Phrases = {
  greeting: (assistant, tenant) => `Merhaba! Ben ${assistant}, ${tenant} asistanıyım. Size nasıl yardımcı olabilirim?`,
  greetingAgain: "Tekrar merhaba! Size nasıl yardımcı olabilirim?",
  wellbeing: "İyiyim, teşekkür ederim. Size nasıl yardımcı olabilirim?",
  thanks: "Rica ederim! Başka bir sorunuz olursa buradayım.",
  goodbye: "Hoşça kalın, ziyaretiniz için teşekkürler!",
  identity: (assistant, tenant) =>
    `Ben ${assistant}, ${tenant} için çalışan otomatik bir asistanım. Sorunuzu yazın, cevabını sizin için arayayım.`,
  orAPerson: "Bir insanla görüşmek isterseniz söylemeniz yeterli.",
  ok: "Güzel. Başka bir sorunuz olursa buradayım.",
  no: "Tamam. Bir şeye ihtiyacınız olursa buradayım.",
  apology: "Özür dilemenize gerek yok. Size nasıl yardımcı olabilirim?",
  unclear: "Soru nedir?",
  aboutWhat: "Konu nedir?",
  calm: "Üzüldüğünüz için özür dilerim. Neye ihtiyacınız olduğunu yazın, elimden geleni yapayım.",
  aside: (tenant) => `Bu konuda yardımcı olamam, ama ${tenant} hakkındaki soruları seve seve yanıtlarım.`,
  doYouMean: (topics) => `Konu hangisi: ${topics}?`,

  handoff: "Ekipten birinin devralmasını istedim. En kısa sürede buradan yanıt verecek.",
  noPerson: "Maalesef bu sohbette devralabilecek kimse yok.",
  tellMe: "Konuyu yazın, cevabını arayayım.",
  reachUs: "Bize şöyle ulaşabilirsiniz:",
  limit: "Maalesef şu an başka soru yanıtlayamıyorum. Bize nasıl ulaşabileceğinizi bu sitede bulabilirsiniz.",

  nothingFound: (topic) =>
    topic ? `Maalesef “${topic}” hakkında bir şey bulamadım.` : "Maalesef bu soruya bir cevap bulamadım.",
  closest: (name, written) =>
    `En yakın bulduğum bu${name ? `, **${name}** başlığı altında` : ""}${written ? ` (${written})` : ""}:`,
  noAnswerTo: (question) => `Maalesef “${question}” sorusuna bir cevap bulamadım.`,
  noProductFits: (topic) =>
    topic ? `Maalesef “${topic}” için uygun bir ürün bulamadım.` : "Maalesef uygun bir ürün bulamadım.",
  offerPerson: "Bir insanla görüşmek daha mı iyi olur?",
  otherWords: "Başka kelimelerle belki bir şey bulabilirim.",
  quotedIn: (language) => `Belgelerimizde şöyle yazıyor (${language}):`,
  cannotLookUp: "Maalesef buradan kargo veya siparişlere bakamıyorum.",

  talkToPerson: "Bir insanla görüş",

  availability: {
    in_stock: "stokta",
    out_of_stock: "tükendi",
    preorder: "ön siparişte",
    backorder: "tedarik ediliyor",
  },
  oneProduct: (title, price, availability) => `Bu uygun: **${title}**, ${price} (${availability}).`,
  products: (count) => `${count} ürün buldum.`,
  productsBetween: (count, lowest, highest) => `${count} ürün buldum, fiyatları ${lowest} ile ${highest} arasında.`,
  productsAt: (count, price) => `${count} ürün buldum, her biri ${price}.`,
  bestMatch: (title, price, availability) => `En uygunu **${title}**, ${price} (${availability}).`,
  ownOrder,
  wishes: {
    bounds: {
      lt: (amount) => `${amount} altı`,
      lte: (amount) => `en fazla ${amount}`,
      gt: (amount) => `${amount} üzeri`,
      gte: (amount) => `en az ${amount}`,
    },
    stars: (rating) => `${rating} yıldız`,
    reviews: (count) => `${count} yorum`,
    levels: {
      price: { low: "uygun fiyatlı", medium: "orta fiyatlı", high: "üst segment" },
      rating: { low: "düşük puanlı", medium: "orta puanlı", high: "yüksek puanlı" },
      reviews: { low: "az yorumlu", medium: "orta sayıda yorum", high: "çok yorumlu" },
    },
    onSale: "indirimde",
    size: (value) => `${value} beden`,
    except: (what) => `${what} hariç`,
    without: (what) => `${what} içermeyen`,
    untold: (what) => `Verileri bunun böyle olup olmadığını söylemiyor: ${what}.`,
    unmentioned: (what) => `Ürün bilgilerinde “${what}” geçmiyor; olmadığı da açıkça yazmıyor.`,
    orders: {
      cheapest: "önce en ucuz",
      dearest: "önce en pahalı",
      rating: "önce en yüksek puanlı",
      popular: "önce en popüler",
      newest: "önce en yeniler",
    },
    gaveUp: (wishes) => `Hepsine birden uyan bir şey bulamadım, bu yüzden “${wishes}” olmadan aradım.`,
    nearest: (price, isLowest) => (isLowest ? `En ucuzu ${price}.` : `En pahalısı ${price}.`),
    contradiction: (one, other) => `“${one}” ile “${other}” birbirini dışlıyor.`,
  },
  shop: {
    yes: "evet",
    no: "hayır",
    labels: { price: "Fiyat", rating: "Puan", availability: "Stok durumu", brand: "Marka" },
    showMore: "Daha fazla göster",
    noMore: "Bunun için başka ürünüm yok.",
    noneBeyond: {
      cheaper: (title) => `Bunların arasında **${title}** ürününden daha ucuzu yok:`,
      dearer: (title) => `Bunların arasında **${title}** ürününden daha pahalısı yok:`,
      better: (title) => `Bunların arasında **${title}** ürününden daha yüksek puanlısı yok:`,
    },
    first: {
      cheaper: (title) => `Daha ucuz olan: **${title}**.`,
      dearer: (title) => `Daha pahalı olan: **${title}**.`,
      better: (title) => `Daha yüksek puanlı olan: **${title}**.`,
    },
    firstBy: {
      lighter: (title, amount) => `Daha hafif: **${title}** (${amount}).`,
      heavier: (title, amount) => `Daha ağır: **${title}** (${amount}).`,
      smaller: (title, amount) => `Daha küçük: **${title}** (${amount}).`,
      bigger: (title, amount) => `Daha büyük: **${title}** (${amount}).`,
      longer: (title, amount) => `Daha uzun: **${title}** (${amount}).`,
    },
    untold: (title) => `**${title}** ürününün bilgilerinde bu yazmıyor.`,
    alike: "Benzerleri şunlar:",
  },
};
