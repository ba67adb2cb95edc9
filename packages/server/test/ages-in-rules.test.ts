import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

test.each<[string, string, string, ...string[]]>([
  [
    "en",
    "The pool is open to members aged 16 and over.",
    "Children under 10 must be accompanied by an adult in the pool area.",
    "can i bring my 8 year old to the pool",
    "can my 8-year-old son use the pool?",
    "I'm 15, can I use the pool?",
  ],
  [
    "de",
    "Das Schwimmbad steht Mitgliedern ab 16 Jahren offen.",
    "Kinder unter 10 Jahren müssen im Schwimmbad von einem Erwachsenen begleitet werden.",
    "kann ich meinen 8-jährigen Sohn ins Schwimmbad mitbringen?",
    "darf meine Tochter (12 Jahre) ins Schwimmbad?",
  ],
  [
    "fr",
    "La piscine est ouverte aux membres à partir de 16 ans.",
    "Les enfants de moins de 10 ans doivent être accompagnés d'un adulte à la piscine.",
    "puis-je emmener mon fils de 8 ans à la piscine ?",
  ],
  [
    "es",
    "La piscina está abierta a socios a partir de 16 años.",
    "Los menores de 10 años deben ir acompañados de un adulto en la piscina.",
    "¿puedo llevar a mi hijo de 8 años a la piscina?",
  ],
  [
    "it",
    "La piscina è aperta ai soci dai 16 anni in su.",
    "I bambini sotto i 10 anni devono essere accompagnati da un adulto in piscina.",
    "posso portare mio figlio di 8 anni in piscina?",
  ],
  [
    "pt",
    "A piscina está aberta a membros a partir dos 16 anos.",
    "As crianças com menos de 10 anos devem estar acompanhadas por um adulto na piscina.",
    "posso levar o meu filho de 8 anos à piscina?",
  ],
  [
    "nl",
    "Het zwembad is open voor leden vanaf 16 jaar.",
    "Kinderen onder 10 jaar moeten in het zwembad door een volwassene worden begeleid.",
    "mag ik mijn zoon van 8 jaar meenemen naar het zwembad?",
    "mag mijn 8-jarige zoon in het zwembad?",
  ],
  [
    "tr",
    "Havuz 16 yaş ve üzeri üyelere açıktır.",
    "10 yaşından küçük çocuklar havuzda bir yetişkin eşliğinde olmalıdır.",
    "8 yaşındaki oğlumu havuza getirebilir miyim?",
  ],
])("%s: from which age on one may is told to who says how old somebody is", async (locale, bound, other, ...asked) => {
  const { app, url } = shop;
  await app.admin("PATCH", url, { locale });
  const content = `# A\n\n## B\n\n${other}\n\n## C\n\n${bound}\n\n## D\n\n1 m, 2 m, 3 m.`;
  await app.admin("POST", `${url}/documents`, { title: "A", content, format: "markdown" });
  for (const message of asked) expect((await askLast(shop, message)).response, message).toContain(bound);
});

test("a price, an hour or a guarantee is no age", async () => {
  const { app, url } = shop;
  await app.admin("PATCH", url, { locale: "en" });
  const content =
    "# Pool\n\nThe pool opens at 6.\n\n# Liner\n\nThe liner of the pool has a warranty of 10 years and over.";
  await app.admin("POST", `${url}/documents`, { title: "Pool", content, format: "markdown" });
  expect((await askLast(shop, "my son is 8, when does the pool open?")).response).not.toContain("warranty");
});
