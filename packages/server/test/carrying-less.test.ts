import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

/** A treadmill for up to 110 kg that weighs 45, what goes on one, and what has a weight of its own; and a text of bulky goods. */
const shops = {
  en: {
    mill: "Treadmill",
    datum: "Max. user weight",
    shoes: ["Running shoes", "Light shoes for the road and the treadmill."],
    text: "# Delivery\n\nThe treadmill and the rowing machine weigh over 30 kg and come by appointment.",
    messages: [
      "treadmill, I weigh 125 kg",
      "treadmill, I weigh more than 110 kg",
      "treadmill for 125 kg",
      "treadmill that can handle 125 kg",
      "a treadmill that supports 125 kg",
      "which treadmill can I use if I weigh 125 kg?",
    ],
  },
  de: {
    mill: "Laufband",
    datum: "Max. Benutzergewicht",
    shoes: ["Laufschuhe", "Leichte Schuhe für die Straße und das Laufband."],
    text: "# Lieferung\n\nDas Laufband und das Rudergerät wiegen über 30 kg und kommen nach Absprache.",
    messages: [
      "Laufband, ich wiege 125 kg",
      "Laufband, ich wiege mehr als 110 kg",
      "Laufband für 125 kg",
      "Laufband, das 125 kg aushält",
      "Laufband, das 125 kg verkraftet",
      "welches Laufband kann ich benutzen, wenn ich 125 kg wiege?",
    ],
  },
  fr: {
    mill: "Tapis de course",
    datum: "Poids max. utilisateur",
    shoes: ["Chaussures de running", "Chaussures légères pour la route et le tapis de course."],
    text: "# Livraison\n\nLe tapis de course et le rameur pèsent plus de 30 kg et arrivent sur rendez-vous.",
    messages: [
      "tapis de course, je pèse 125 kg",
      "tapis de course, je pèse plus de 110 kg",
      "tapis de course pour 125 kg",
      "tapis de course qui supporte 125 kg",
      "quel tapis de course puis-je utiliser si je pèse 125 kg ?",
    ],
  },
  es: {
    mill: "Cinta de correr",
    datum: "Peso máx. usuario",
    shoes: ["Zapatillas de running", "Zapatillas ligeras para el asfalto y la cinta de correr."],
    text: "# Envío\n\nLa cinta de correr y el remo pesan más de 30 kg y llegan con cita.",
    messages: [
      "cinta de correr, peso 125 kg",
      "cinta de correr, peso más de 110 kg",
      "cinta de correr para 125 kg",
      "cinta de correr que aguante 125 kg",
      "¿qué cinta de correr puedo usar si peso 125 kg?",
    ],
  },
  it: {
    mill: "Tapis roulant",
    datum: "Peso max utente",
    shoes: ["Scarpe da corsa", "Scarpe leggere per la strada e il tapis roulant."],
    text: "# Spedizione\n\nIl tapis roulant e il vogatore pesano più di 30 kg e arrivano su appuntamento.",
    messages: [
      "tapis roulant, peso 125 kg",
      "tapis roulant, peso più di 110 kg",
      "tapis roulant per 125 kg",
      "tapis roulant che regga 125 kg",
      "quale tapis roulant posso usare se peso 125 kg?",
    ],
  },
  pt: {
    mill: "Passadeira",
    datum: "Peso máx. do utilizador",
    shoes: ["Sapatilhas de corrida", "Sapatilhas leves para a estrada e a passadeira."],
    text: "# Entrega\n\nA passadeira e o remo pesam mais de 30 kg e chegam com marcação.",
    messages: [
      "passadeira, peso 125 kg",
      "passadeira, peso mais de 110 kg",
      "passadeira para 125 kg",
      "passadeira que aguente 125 kg",
      "que passadeira posso usar se peso 125 kg?",
    ],
  },
  nl: {
    mill: "Loopband",
    datum: "Max. gewicht gebruiker",
    shoes: ["Hardloopschoenen", "Lichte schoenen voor de weg en de loopband."],
    text: "# Levering\n\nDe loopband en de roeitrainer wegen meer dan 30 kg en komen op afspraak.",
    messages: [
      "loopband, ik weeg 125 kg",
      "loopband, ik weeg meer dan 110 kg",
      "loopband voor 125 kg",
      "loopband die 125 kg aankan",
      "loopband die 125 kg kan dragen",
      "welke loopband kan ik gebruiken als ik 125 kg weeg?",
    ],
  },
  tr: {
    mill: "Koşu bandı",
    datum: "Maks. kullanıcı ağırlığı",
    shoes: ["Koşu ayakkabısı", "Yol ve koşu bandı için hafif ayakkabı."],
    text: "# Teslimat\n\nKoşu bandı ve kürek makinesi 30 kg'dan ağırdır ve randevuyla gelir.",
    messages: [
      "koşu bandı, 125 kiloyum",
      "koşu bandı, 110 kilodan fazlayım",
      "125 kg için koşu bandı",
      "125 kg taşıyan koşu bandı",
      "125 kiloyum, hangi koşu bandını kullanabilirim?",
    ],
  },
};

const no = /^(?:No|Nein|Non|Não|Nee|Hayır)\./;

const cases = Object.entries(shops).flatMap(([locale, { messages }]) =>
  messages.flatMap((message) =>
    [true, false].map((isTold) => [message, isTold ? "data" : "words", locale as keyof typeof shops] as const),
  ),
);

test.each(cases)("%s: told in its %s", async (message, where, locale) => {
  const { mill, datum, shoes, text } = shops[locale];
  const limit = `${datum}: 110 kg.`;
  const [name, description] = shoes as [string, string];
  await keepGoods(
    shop,
    {
      [`${mill} Orm`]:
        where === "data" ? { attributes: { [datum]: "110 kg", weight: "45 kg" } } : { description: limit },
      [`${name} Tor`]: { description },
      "Kettlebell Hug 16 kg": { attributes: { weight: "16 kg" } },
    },
    locale,
  );
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Info", content: text, format: "markdown" });
  const answer = await askLast(shop, message);
  expect(answer.response).toContain("110 kg");
  // It may be shown to who is told that it doesn't carry as much.
  expect(titlesOf(answer)).toEqual(no.test(answer.response) ? [`${mill} Orm`] : []);
});
test.each<[keyof typeof shops, string, string, string[]]>([
  ["en", "Ladder", "Stool", ["I need a ladder, I weigh 140 kg", "and the stool?"]],
  ["en", "Ladder", "Stool", ["I weigh 140 kg, which ladder?", "thanks", "how much is the stool?"]],
  ["de", "Leiter", "Hocker", ["ich brauche eine Leiter, ich wiege 140 kg", "und der Hocker?"]],
  ["fr", "Échelle", "Tabouret", ["il me faut une échelle, je pèse 140 kg", "et le tabouret ?"]],
  ["es", "Escalera", "Taburete", ["necesito una escalera, peso 140 kg", "¿y el taburete?"]],
  ["it", "Scala", "Sgabello", ["ho bisogno di una scala, peso 140 kg", "e lo sgabello?"]],
  ["pt", "Escada", "Banco", ["preciso de uma escada, peso 140 kg", "e quanto custa o banco?"]],
  ["nl", "Ladder", "Kruk", ["ik zoek een ladder, ik weeg 140 kg", "en de kruk?"]],
  ["tr", "Merdiven", "Tabure", ["merdiven lazım, 140 kiloyum", "peki ya tabure?"]],
])("in %s what was said to be carried is told of the next thing: %s, %s, %j", async (locale, first, next, messages) => {
  const { datum } = shops[locale];
  await keepGoods(
    shop,
    {
      [`${first} Orm`]: { attributes: { [datum]: "150 kg" } },
      [`${next} Tor`]: { attributes: { [datum]: "90 kg" } },
    },
    locale,
  );
  const { response, products } = await askLast(shop, ...(messages as [string, ...string[]]));
  expect([response, ...products.map(({ title }) => title)]).toEqual([response, `${next} Tor`]);
  expect(response).toContain(`${datum}: 90 kg`);
});
