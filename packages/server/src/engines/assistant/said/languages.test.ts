import { expect, test } from "vitest";
import { languageOfLocale, languages } from "./languages.ts";
import { spokenLanguages } from "./spoken-language.ts";
import { turnOf } from "../testing/conversation.ts";

test.each(languages.map(({ code, phrases }) => ({ code, phrases })))(
  "$code: every phrase says something, and holds what it is given",
  ({ phrases }) => {
    for (const text of everyText(phrases)) expect(text.trim().length).toBeGreaterThan(1);
    expect(phrases.greeting("Ada", "Softday")).toMatch(/Ada.*Softday/);
    expect(phrases.nothingFound("gloves")).toContain("gloves");
    expect(phrases.nothingFound(null)).not.toMatch(/null|“”|«|„/);
    expect(phrases.closest("Gloves", "Latin")).toMatch(/Gloves.*Latin/);
    expect(phrases.closest(null, null)).not.toMatch(/null|\*|\(/);
    expect(phrases.productsBetween(3, "€1", "€2")).toMatch(/3.*€1.*€2/);
    expect(phrases.bestMatch("Hat", "€2", "there")).toMatch(/Hat.*€2.*there/);
  },
);

function everyText(phrase: unknown): string[] {
  if (typeof phrase === "string") return [phrase];
  if (typeof phrase === "function") return [(phrase as (...given: string[]) => string)("Ada", "Softday", "extra")];
  return Object.values(phrase as object).flatMap(everyText);
}

const saying = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu");

test.each([
  ["de", saying("sie|ihnen|ihre?|du|di[rc]h?|deine?")],
  ["fr", saying("vous|votre|vos|tu|toi|ton|ta|\\p{L}+-vous")],
  ["es", saying("usted|le|quiere|puede|tú|te|quieres|puedes|se refiere")],
  ["it", saying("lei|le|può|desidera|intende|ti|puoi|vuoi")],
  ["nl", saying("u|uw|je|jij|jouw|jullie")],
  ["pt", saying("pode|gostaria|refere-se|você|te|tu|podes")],
  ["tr", /siniz|sınız|sunuz|sünüz|misin|mısın/i],
])("%s: a refusal and a question back fit tenants that address visitors formally or not", (code, addressing) => {
  const { nothingFound, otherWords, offerPerson, closest, unclear, aboutWhat, doYouMean, aside } =
    languageOfLocale(code).phrases;
  const said = [
    nothingFound(null),
    otherWords,
    offerPerson,
    closest("X", null),
    unclear,
    aboutWhat,
    doYouMean("X"),
    aside("X"),
  ];
  expect(said.join(" ")).not.toMatch(addressing);
});

test.each(languages.map(({ code, words }) => [code, words] as const))(
  "%s: what says how is no small word besides",
  (_, { plain, circumstances }) => {
    expect([...circumstances].filter((one) => plain.has(one))).toEqual([]);
  },
);

test("a locale leads to its language, another one to English", () => {
  expect(languageOfLocale("pt-BR").code).toBe("pt");
  expect(languageOfLocale("DE_ch").code).toBe("de");
  expect(languageOfLocale("ja").code).toBe("en");
});

const spoken = (question: string, locale: string, ...before: string[]): string =>
  spokenLanguages(
    turnOf(question, {
      tenant: { locale },
      history: before.map((content) => ({ role: "visitor", content, kind: "message" })),
    }),
  )[0]!.code;

test("what names a thing in one language tells nothing of another", () => {
  for (const wish of ["wool socks size 44", "a red hat", "door mat", "jumper for men", "car sickness"])
    expect(spoken(wish, "en")).toBe("en");
  expect(spoken("Welche Größe hat der Rucksack?", "en")).toBe("de");
  expect(spoken("size ulaşmak istiyorum ama nasıl", "en")).toBe("tr");
});

test("a question in lower case is known by how it asks", () => {
  for (const [code, questions] of Object.entries({
    de: ["wie lange dauert der versand", "verkauft ihr helme", "preis inspektion", "öffnungszeiten samstag"],
    it: ["quanto costa la spedizione", "vendete caschi"],
    es: ["venden cascos"],
    pt: ["quanto custa o envio"],
    nl: ["hoeveel kost verzending"],
    tr: ["kask satıyor musunuz"],
    en: ["price of helmets", "helmets"],
  }))
    for (const question of questions) expect([question, spoken(question, "en")]).toEqual([question, code]);
});

test("one word tells a language only where it is the tenant's", () => {
  for (const word of ["top", "legal", "Gore-Tex?", "prima", "men"]) expect(spoken(word, "en")).toBe("en");
  expect(spoken("prima", "en", "Wie lange dauert der Versand?")).toBe("de");
  expect(spoken("Warum?", "de")).toBe("de");
  expect(spoken("Bonjour !", "en")).toBe("fr");
});

test("the visitor's language counts, then what was spoken before, then the tenant's", () => {
  expect(spoken("Wie lange dauert der Versand?", "en")).toBe("de");
  expect(spoken("¿Cuánto tarda el envío?", "en")).toBe("es");
  expect(spoken("kargo ne zaman gelir", "en")).toBe("tr");
  expect(spoken("How long does it take?", "de")).toBe("en");
  expect(spoken("DHL?", "en", "Wie lange dauert der Versand?")).toBe("de");
  expect(spoken("DHL?", "fr")).toBe("fr");
  expect(spoken("送料はいくらですか", "ja")).toBe("en");
});
