import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const rows = (table: Record<string, string>): [locale: string, message: string][] =>
  Object.entries(table).flatMap(([locale, list]) =>
    list.split("|").map((one): [string, string] => [locale, one.trim()]),
  );

/** A shop where one massager is told not to be for somebody, and its sister tells nothing. */
const massagers = (warning: string): Goods => ({
  "Massage Forte": { category: "Massage", description: `100 W. ${warning}` },
  "Massage Mild": { category: "Massage", description: "40 W." },
});

interface Case {
  warnings: Record<string, string>;
  messages: Record<string, string>;
}

const illnesses: Record<string, Case> = {
  "high blood pressure": {
    warnings: {
      en: "Not for people with high blood pressure.",
      de: "Nicht bei Bluthochdruck verwenden.",
      fr: "Déconseillé en cas d'hypertension.",
      es: "No recomendado para personas con hipertensión.",
      it: "Non adatto a chi soffre di ipertensione.",
      pt: "Não recomendado para hipertensos.",
      nl: "Niet gebruiken bij hoge bloeddruk.",
      tr: "Yüksek tansiyonu olanlar için uygun değildir.",
    },
    messages: {
      en: "I have high blood pressure, which massage? | massage for someone with hypertension | my father has high blood pressure, massage",
      de: "ich habe Bluthochdruck, welche Massage? | Massage bei hohem Blutdruck | mein Vater hat Bluthochdruck, Massage",
      fr: "j'ai de l'hypertension, quel massage ? | massage pour hypertendu | j'ai de la tension, massage",
      es: "tengo la tensión alta, massage | massage para hipertensos | soy hipertenso, ¿qué massage?",
      it: "ho la pressione alta, massage | massage per ipertesi | massage per chi soffre di pressione alta",
      pt: "tenho pressão alta, massage | massage para quem tem tensão alta | sou hipertensa, massage",
      nl: "ik heb hoge bloeddruk, welke massage? | massage voor iemand met hoge bloeddruk | massage bij hypertensie",
      tr: "yüksek tansiyonum var, massage | tansiyon hastası için massage | babamın tansiyonu var, massage",
    },
  },
  "a heart": {
    warnings: {
      en: "Contraindicated with a pacemaker or a heart condition.",
      de: "Nicht für Personen mit Herzschrittmacher oder Herzerkrankungen.",
      fr: "Contre-indiqué en cas de pacemaker ou de problèmes cardiaques.",
      es: "Contraindicado con marcapasos o problemas de corazón.",
      it: "Controindicato per portatori di pacemaker e cardiopatici.",
      pt: "Contraindicado para quem tem pacemaker ou problemas de coração.",
      nl: "Niet gebruiken met een pacemaker of hartaandoening.",
      tr: "Kalp pili veya kalp rahatsızlığı olanlar kullanmamalıdır.",
    },
    messages: {
      en: "I have a pacemaker, which massage? | massage for heart patients | my mother has a heart condition, massage",
      de: "Massage mit Herzschrittmacher | Massage für Herzkranke | meine Mutter hat einen Herzschrittmacher, Massage | Massage für Herzpatienten",
      fr: "j'ai un pacemaker, massage | massage pour personnes cardiaques | ma mère a un stimulateur cardiaque, massage",
      es: "llevo marcapasos, massage | massage para cardiópatas | mi madre tiene problemas de corazón, massage",
      it: "ho il pacemaker, massage | massage per cardiopatici | mia madre soffre di cuore, massage",
      pt: "tenho pacemaker, massage | massage para cardiopatas | a minha mãe tem problemas de coração, massage",
      nl: "ik heb een pacemaker, massage | massage voor hartpatiënten | mijn moeder is hartpatiënt, massage",
      tr: "kalp pilim var, massage | kalp hastası için massage | annem kalp hastası, massage",
    },
  },
  "kidneys, and blood thinners": {
    warnings: {
      en: "Not suitable with kidney problems or blood thinners.",
      de: "Nicht bei Nierenerkrankungen oder mit Blutverdünnern.",
      fr: "Déconseillé en cas d'insuffisance rénale ou sous anticoagulants.",
      es: "No usar con insuficiencia renal ni con anticoagulantes.",
      it: "Non usare in caso di problemi renali o con anticoagulanti.",
      pt: "Não usar com problemas renais ou anticoagulantes.",
      nl: "Niet geschikt bij nierproblemen of bloedverdunners.",
      tr: "Böbrek hastaları ve kan sulandırıcı kullananlar kullanmamalıdır.",
    },
    messages: {
      en: "I have kidney disease, massage | I take blood thinners, which massage?",
      de: "ich habe Nierenprobleme, Massage | ich nehme Blutverdünner, Massage | Massage für Nierenkranke",
      fr: "j'ai des problèmes de reins, massage | je prends des anticoagulants, massage",
      es: "tengo problemas de riñón, massage | tomo anticoagulantes, massage",
      it: "ho problemi ai reni, massage | prendo anticoagulanti, massage",
      pt: "tenho problemas nos rins, massage | tomo anticoagulantes, massage",
      nl: "ik heb nierproblemen, massage | ik slik bloedverdunners, massage | massage voor nierpatiënten",
      tr: "böbrek hastasıyım, massage | kan sulandırıcı kullanıyorum, massage",
    },
  },
  "diabetes, epilepsy, asthma": {
    warnings: {
      en: "Diabetics, people with asthma and people with epilepsy should not use it.",
      de: "Nicht für Diabetiker, Asthmatiker und bei Epilepsie.",
      fr: "Ne convient pas aux diabétiques, aux asthmatiques et en cas d'épilepsie.",
      es: "No apto para diabéticos, asmáticos ni epilépticos.",
      it: "Non adatto a diabetici, asmatici ed epilettici.",
      pt: "Não indicado para diabéticos, asmáticos e epilépticos.",
      nl: "Niet geschikt voor diabetici, mensen met astma of epilepsie.",
      tr: "Şeker hastaları, astım hastaları ve epilepsi hastaları kullanmamalıdır.",
    },
    messages: {
      en: "I'm diabetic, which massage? | massage for asthmatics | my son has epilepsy, massage | massage, I have asthma",
      de: "ich bin Diabetikerin, Massage | Massage für Asthmatiker | mein Sohn hat Epilepsie, Massage",
      fr: "je suis diabétique, massage | massage pour asthmatiques | mon fils est épileptique, massage",
      es: "soy diabética, massage | massage para asmáticos | mi hijo tiene epilepsia, massage",
      it: "sono diabetico, massage | massage per asmatici | mio figlio soffre di epilessia, massage",
      pt: "sou diabético, massage | massage para asmáticos | o meu filho tem epilepsia, massage",
      nl: "ik ben diabeet, massage | massage voor astmapatiënten | mijn zoon heeft epilepsie, massage",
      tr: "diyabetim var, massage | astım hastası için massage | epilepsisi olan biri için massage",
    },
  },
};

describe.each(Object.entries(illnesses))(
  "who has an illness is sold nothing that warns of it: %s",
  (_, { warnings, messages }) => {
    test.each(rows(messages))("%s: %s", async (locale, message) => {
      await keepGoods(shop, massagers(warnings[locale]!), locale);
      expect(titlesOf(await askLast(shop, message))).toEqual(["Massage Mild"]);
    });
  },
);

test.each(
  rows({
    en: "bar for coeliacs | I'm a coeliac, which bar? | bar for a celiac patient",
    de: "Bar für Zöliakie-Patienten | bin Zöliakiepatientin, welcher Bar? | Bar bei Zöliakie",
    fr: "je suis cœliaque, bar | bar pour cœliaques",
    es: "soy celíaco, bar | bar para celíacas",
    it: "sono celiaco, bar | bar per celiaci",
    pt: "sou celíaco, bar | bar para celíacos",
    nl: "ik ben coeliakiepatiënt, welke bar? | bar voor coeliakiepatiënten",
    tr: "çölyak hastasıyım, bar | çölyak hastaları için bar",
  }),
)("%s: a coeliac has no gluten: %s", async (locale, message) => {
  const goods = { "Bar Oat": { description: "Gluten." }, "Bar Corn": { attributes: { allergens: "soy" } } };
  await keepGoods(shop, goods, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual(["Bar Corn"]);
});

describe("whether goods that are called alike may be had is told of each", () => {
  const whey: Record<string, string> = {
    en: "Do not use during pregnancy.",
    de: "Nicht in der Schwangerschaft verwenden.",
    fr: "Ne pas utiliser pendant la grossesse.",
    es: "No usar durante el embarazo.",
    it: "Non usare in gravidanza.",
    pt: "Não usar na gravidez.",
    nl: "Niet gebruiken tijdens de zwangerschap.",
    tr: "Hamilelikte kullanmayın.",
  };
  const asks = rows({
    en: "I'm pregnant, can I take whey? | can I take whey while pregnant?",
    de: "Ich bin schwanger, darf ich Whey nehmen? | Kann ich in der Schwangerschaft Whey nehmen?",
    fr: "je suis enceinte, puis-je prendre de la whey ? | je peux prendre de la whey enceinte ?",
    es: "estoy embarazada, ¿puedo tomar whey?",
    it: "sono incinta, posso prendere la whey?",
    pt: "estou grávida, posso tomar whey?",
    nl: "ik ben zwanger, mag ik whey nemen? | mag ik whey nemen als ik zwanger ben?",
    tr: "hamileyim, whey alabilir miyim? | hamileyim whey kullanabilir miyim",
  });
  test.each(asks)("%s: %s", async (locale, message) => {
    const goods: Goods = {
      "Whey Alba": { description: `80 %. ${whey[locale]!}` },
      "Whey Brio": { description: "1 kg." },
    };
    await keepGoods(shop, goods, locale);
    const { response } = await askLast(shop, message);
    expect(response).toContain(whey[locale]);
    expect(response).toMatch(/\*\*Whey Brio\*\*/);
    // Who helps is said where the data don't.
    expect(response).toMatch(/doctor|Praxis|médecin|médico|medico|arts|doktor/);
    expect(response).not.toMatch(/20[.,]00/);
  });

  test("also of who said it before", async () => {
    await keepGoods(shop, { "Whey Alba": { description: "Do not use during pregnancy." }, "Whey Brio": {} }, "en");
    const { response } = await askLast(shop, "I'm pregnant", "can I take whey?");
    expect(response).toContain("“Do not use during pregnancy.”");
  });
});

describe("what names no state", () => {
  test.each<[string, string, string, string]>([
    ["it", "Idropulitrice", "Alta pressione. Non usare in casa.", "idropulitrice ad alta pressione"],
    ["es", "Hidrolimpiadora", "Alta presión. No usar en casa.", "hidrolimpiadora de alta presión"],
    ["en", "Blood pressure monitor", "Measures high blood pressure. Not for children.", "blood pressure monitor"],
    ["en", "Diabetic socks", "Not tight, for people with diabetes.", "socks for diabetics"],
    ["es", "Hidrolimpiadora", "Presión alta. No usar en casa.", "hidrolimpiadora con presión alta"],
    ["en", "Kidney beans", "Not salted.", "kidney beans"],
    ["de", "Zuckerfreie Bonbons", "Ohne Zucker, für Diabetiker geeignet.", "Bonbons für Diabetiker"],
    ["en", "Wool blanket", "Not for people with a pacemaker.", "I don't have a pacemaker, wool blanket"],
  ])("%s: %s is found: %s: %s", async (locale, title, description, message) => {
    await keepGoods(shop, { [title]: { description } }, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual([title]);
  });
});

describe("what is asked of the one that is named", () => {
  test.each<[string, string, string]>([
    ["en", "can diabetics eat the Bar Nut?", "Not suitable for diabetics."],
    ["en", "my father has a pacemaker, can he use the Bar Nut?", "Do not use if you have a pacemaker."],
    ["de", "darf ich mit Bluthochdruck Bar Nut essen?", "Kann den Blutdruck erhöhen."],
    ["nl", "ik ben diabeet, mag ik de Bar Nut eten?", "Niet geschikt voor diabetici."],
    ["it", "soffro di epilessia, posso usare Bar Nut?", "Può scatenare l'epilessia."],
    ["tr", "tansiyonum yüksek, Bar Nut kullanabilir miyim?", "Yüksek tansiyonu olanlar kullanmamalıdır."],
  ])("%s: %s", async (locale, message, told) => {
    await keepGoods(shop, { "Bar Nut": { description: `60 g. ${told}` }, "Bar Fig": { description: "60 g." } }, locale);
    expect((await askLast(shop, message)).response).toContain(told);
  });
});
