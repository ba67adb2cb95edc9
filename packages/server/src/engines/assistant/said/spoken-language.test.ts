import { expect, test } from "vitest";
import { coloursIn } from "../../wording/colours.ts";
import { things } from "../../wording/goods/things.ts";
import { languagesOfNames } from "../../wording/names-by-language.ts";
import { languages } from "./languages.ts";
import { recognise, spokenLanguages } from "./spoken-language.ts";

const of = (code: string) => languages.find((one) => one.code === code)!;
/** English goods with an English word in their names, "make-up", are called so elsewhere. */
const isLoan = (name: string): boolean => /make-up/i.test(name);

test.each(languagesOfNames.map((code, place) => [code, place] as const))(
  "goods and colours of a language are in no other: %s",
  (code, place) => {
    const names = things.flatMap((thing) => thing.names[code].map(({ text }) => text)).filter((name) => !isLoan(name));
    const elsewhere = coloursIn(place)
      .slice(0, 4)
      .flatMap((colour) => names.map((name) => `${colour} ${name}`))
      .filter((said) => ![null, of(code)].includes(recognise(said, of(code))));
    expect(elsewhere).toEqual([]);
  },
);

test.each(["pinot noir", "film noir dvd", "Bleu de Chanel", "robe", "rose bush", "viola case", "root rot", "batterie"])(
  "one name or colour of another language is a loan: %s",
  (said) => {
    expect([null, of("en")]).toContain(recognise(said, of("en")));
  },
);

test.each(["users in pro", "in Pro?", "pro in usd"])("the name of a plan tells no language: %s", (said) => {
  expect([null, of("en")]).toContain(recognise(said, of("en")));
});

test.each(["primera visita", "visita guiada"])("what several languages say is the own one's: %s", (said) => {
  expect([null, of("es")]).toContain(recognise(said, of("es")));
});

test.each([
  ["telemóvel azul", "pt"],
  ["souris sans fil moins de 20 €", "fr"],
  ["rote Stehlampe unter 100 Euro", "de"],
  ["televisor más barato", "es"],
  ["sapatilhas de corrida", "pt"],
])("two tell it: %s", (said, code) => {
  expect(recognise(said, of("en"))).toBe(of(code));
});

test.each([
  ["E-4711 hatası ne demek?", "tr"],
  ["What does E-4711 mean?", "en"],
])("letters of a code are no words: %s", (said, code) => {
  expect(recognise(said, of("en"))).toBe(of(code));
});

test.each([
  ["laptop exceto Samsung", "pt"],
  ["notebook sem Samsung", "pt"],
  ["laptop sauf Samsung", "fr"],
  ["portatile tranne Samsung", "it"],
  ["laptop behalve Samsung", "nl"],
  ["Laptop außer Samsung", "de"],
  ["Samsung hariç laptop", "tr"],
  ["laptop excepto Samsung", "es"],
  ["laptop except Samsung", "en"],
  ["laptop without cable", "en"],
  ["hors d'oeuvre plates", "en"],
])("what excepts something tells it: %s", (said, code) => {
  expect(recognise(said, of("en")) ?? of("en")).toBe(of(code));
});

test.each(["camisas de menos de 20 euros", "vestidos por menos de 30 €", "lámparas de menos de 40 €"])(
  "a word of every day excepts nothing in another language: %s",
  (said) => {
    expect([null, of("es")]).toContain(recognise(said, of("en")));
    expect(recognise(said, of("es"))).toBe(of("es"));
  },
);

test.each(["ordinateur 16 Go RAM", "ordinateur 16 go", "disque dur 1 To", "clé 512 Mo"])(
  "bytes in French are no words of another language: %s",
  (said) => {
    expect([null, of("fr")]).toContain(recognise(said, of("fr")));
    expect([null, of("fr")]).toContain(recognise(said, of("en")));
  },
);

test('but between figures "to" is English', () => {
  expect(recognise("dumbbells 10 to 20 kg", of("de"))).toBe(of("en"));
});

test("what names a load in French tells no English", () => {
  expect(recognise("escabeau charge maximale", of("fr"))?.code).not.toBe("en");
});

/** Who wrote so before, in a tenant of a language, and writes so now. */
test.each<[own: string, before: string, now: string, language: string]>([
  ["de", "I need a hose", "30 euros max", "en"],
  ["de", "I need a hose", "max 30", "en"],
  ["de", "I need a hose", "25 m", "en"],
  ["fr", "do you have hoses?", "30 euros max", "en"],
  ["de", "I need a hose", "nicht teurer als 30 Euro", "de"],
  ["de", "I need a hose", "und in blau?", "de"],
  ["en", "ich suche einen Schlauch", "30 euros max", "de"],
  ["en", "ich suche einen Schlauch", "do you have it in blue?", "en"],
  ["de", "", "30 euros max", "de"],
  // "Rund" is the name of a make.
  ["it", "Custodia Rund", "va bene per il Galaxy S8?", "it"],
  ["pt", "Capa Rund", "serve no Galaxy S8?", "pt"],
  ["es", "Funda Rund", "¿le va a un Galaxy S8?", "es"],
])("in a shop of %s, after %j, %j is %s", (own, before, now, language) => {
  const history = before ? [{ role: "visitor" as const, content: before, kind: "message" }] : [];
  expect(spokenLanguages({ question: now, history, tenant: { locale: own } })[0]!.code).toBe(language);
});

/** Who asks a browser for these languages, in an English shop. */
test.each<[accepted: string[], before: string, now: string, language: string]>([
  [["de", "en"], "", "Monitor 27 Zoll", "de"],
  [["fr"], "", "écran de 27 pouces", "fr"],
  [["es"], "", "camisas de menos de 20 euros", "es"],
  [["pt"], "", "camisas de menos de 20 euros", "pt"],
  [["sv", "es"], "", "monitor de 27 pulgadas", "es"],
  [["es"], "monitor de 27 pulgadas", "Samsung", "es"],
  // What says nothing in a language is in none, and words tell more than a browser.
  [["de"], "", "XR-200", "en"],
  [["de"], "", "do you have a monitor?", "en"],
  [["de"], "", "écran pas cher", "fr"],
  [["de"], "do you have a monitor?", "Samsung", "en"],
  [["en", "de"], "", "Monitor 24", "en"],
])("a browser that asks for %j, after %j, reads %j in %s", (accepted, before, now, language) => {
  const history = before ? [{ role: "visitor" as const, content: before, kind: "message" }] : [];
  const visitor = { languages: accepted };
  expect(spokenLanguages({ question: now, history, tenant: { locale: "en" }, visitor })[0]!.code).toBe(language);
});
