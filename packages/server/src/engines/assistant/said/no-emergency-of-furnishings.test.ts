import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

test.each(
  rows({
    en: "my dog chewed the book | my dog chewed up my library book, what do I pay?",
    de: "mein Hund hat das Buch zerbissen | mein Hund hat das Heft gefressen, was kostet das?",
    fr: "mon chien a mangé le livre",
    es: "mi perro se ha comido el libro",
    it: "il mio cane ha mangiato il libro",
    pt: "o meu cão comeu o livro",
    nl: "mijn hond heeft het boek opgegeten",
    tr: "köpeğim kitabı yedi",
  }),
)("%s: what is chewed and poisons nobody is no emergency: %s", (locale, message) => {
  expect(heard(message, locale)).toBeNull();
});

test.each(
  rows({
    en: "my dog ate the book and is vomiting | my dog ate the rat poison under the sofa | my cat ate the lily on the table | my baby ate the carpet cleaner | my dog ate a sock | my puppy ate the table and there is blood | my dog chewed the chair, now he is limp | my dog ate a package of rat bait | my cat ate the carpet powder | my dog ate a table tennis ball | my dog ate the sofa | my dog ate the package",
    de: "mein Hund hat eine Batterie zerbissen | mein Hund hat das Buch gefressen und kotzt",
    es: "mi perro se ha comido la planta de la mesa",
    it: "il mio cane ha mangiato veleno per topi sul tappeto",
    nl: "mijn hond heeft het boek opgegeten en hij braakt",
  }),
)("%s: what lies beside it is one: %s", (locale, message) => {
  expect(heard(message, locale)?.emergency).toBe("danger");
});
