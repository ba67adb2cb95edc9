import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** A shop where one massager tells something of an illness, and its sister tells nothing. */
const massagers = (told: string): Goods => ({
  "Massage Forte": { category: "Massage", description: `100 W. ${told}` },
  "Massage Mild": { category: "Massage", description: "40 W." },
});

const having: Record<string, Record<string, string>> = {
  pacemaker: {
    en: "massage, I have a pacemaker",
    de: "Massage, ich habe einen Herzschrittmacher",
    fr: "j'ai un pacemaker, massage",
    es: "llevo marcapasos, massage",
    it: "ho il pacemaker, massage",
    pt: "tenho pacemaker, massage",
    nl: "ik heb een pacemaker, massage",
    tr: "kalp pilim var, massage",
  },
  hypertension: {
    en: "massage, I have high blood pressure",
    de: "Massage, ich habe Bluthochdruck",
    fr: "j'ai de l'hypertension, massage",
    es: "soy hipertenso, massage",
    it: "ho l'ipertensione, massage",
    pt: "sou hipertensa, massage",
    nl: "ik heb hoge bloeddruk, massage",
    tr: "yüksek tansiyonum var, massage",
  },
  asthma: {
    en: "massage, I have asthma",
    de: "Massage, ich habe Asthma",
    fr: "j'ai de l'asthme, massage",
    es: "tengo asma, massage",
    it: "ho l'asma, massage",
    pt: "tenho asma, massage",
    nl: "ik heb astma, massage",
    tr: "astımım var, massage",
  },
  epilepsy: {
    en: "massage, I have epilepsy",
    de: "Massage, ich habe Epilepsie",
    fr: "j'ai de l'épilepsie, massage",
    es: "tengo epilepsia, massage",
    it: "soffro di epilessia, massage",
    pt: "tenho epilepsia, massage",
    nl: "ik heb epilepsie, massage",
    tr: "epilepsi hastasıyım, massage",
  },
  diabetes: { en: "massage, I'm diabetic", de: "Massage, ich habe Diabetes", fr: "je suis diabétique, massage" },
  pregnant: { en: "massage, I'm pregnant", de: "Massage, ich bin schwanger", nl: "ik ben zwanger, massage" },
};

describe("what warns of an illness is not sold to who has it", () => {
  test.each<[string, string, string]>([
    ["pacemaker", "en", "Keep at least 15 cm away from pacemakers."],
    ["pacemaker", "en", "Magnets may interfere with pacemakers."],
    ["pacemaker", "en", "Magnets can affect pacemakers and implanted defibrillators."],
    ["pacemaker", "en", "Keep a distance of 15 cm to pacemakers."],
    ["pacemaker", "de", "Magnete können die Funktion von Herzschrittmachern beeinträchtigen."],
    ["pacemaker", "de", "Magnete können Herzschrittmacher stören."],
    ["pacemaker", "de", "Halten Sie Abstand zu Herzschrittmachern."],
    ["pacemaker", "de", "15 cm von Herzschrittmachern entfernt halten."],
    ["pacemaker", "de", "Von Herzschrittmachern fernhalten."],
    ["pacemaker", "de", "Magnete beeinflussen Herzschrittmacher."],
    ["pacemaker", "fr", "Les aimants peuvent perturber les stimulateurs cardiaques."],
    ["pacemaker", "fr", "Tenir éloigné des stimulateurs cardiaques."],
    ["pacemaker", "es", "Los imanes pueden interferir con marcapasos."],
    ["pacemaker", "es", "Mantener alejado de marcapasos."],
    ["pacemaker", "it", "I magneti possono interferire con i pacemaker."],
    ["pacemaker", "it", "Tenere lontano dai pacemaker."],
    ["pacemaker", "pt", "Manter afastado de pacemakers."],
    ["pacemaker", "pt", "Os ímanes podem interferir com pacemakers."],
    ["pacemaker", "nl", "Magneten kunnen pacemakers verstoren."],
    ["pacemaker", "nl", "Houd afstand tot pacemakers."],
    ["pacemaker", "tr", "Mıknatıslar kalp pillerini etkileyebilir."],
    ["pacemaker", "tr", "Kalp pili olanlardan uzak tutun."],
    [
      "hypertension",
      "en",
      "Contains liquorice – people suffering from hypertension should avoid excessive consumption.",
    ],
    [
      "hypertension",
      "de",
      "Enthält Süßholz – bei hohem Blutdruck sollte ein übermäßiger Verzehr dieses Erzeugnisses vermieden werden.",
    ],
    [
      "hypertension",
      "fr",
      "Contient de la réglisse – les personnes souffrant d'hypertension doivent éviter toute consommation excessive.",
    ],
    [
      "hypertension",
      "es",
      "Contiene regaliz: las personas que padezcan hipertensión deben evitar un consumo excesivo.",
    ],
    ["hypertension", "it", "Contiene liquirizia – evitare il consumo eccessivo in caso di ipertensione."],
    [
      "hypertension",
      "pt",
      "Contém alcaçuz – as pessoas que sofrem de hipertensão devem evitar o seu consumo excessivo.",
    ],
    ["hypertension", "nl", "Bevat zoethout – mensen met hoge bloeddruk dienen overmatig gebruik te vermijden."],
    ["hypertension", "tr", "Meyan kökü içerir – yüksek tansiyonu olanlar aşırı tüketimden kaçınmalıdır."],
    ["hypertension", "tr", "Tansiyon hastaları doktora danışmalıdır."],
    ["hypertension", "nl", "Raadpleeg bij hoge bloeddruk eerst een arts."],
    ["hypertension", "en", "With high blood pressure, consult a physician."],
    ["hypertension", "de", "Bei Bluthochdruck nur nach ärztlicher Rücksprache."],
    ["asthma", "en", "May cause allergy or asthma symptoms or breathing difficulties if inhaled."],
    ["asthma", "en", "May cause allergies, asthma or coughing."],
    ["asthma", "de", "Kann Asthma verursachen."],
    ["asthma", "de", "Kann bei Einatmen Allergie, asthmaartige Symptome oder Atembeschwerden verursachen."],
    [
      "asthma",
      "fr",
      "Peut provoquer des symptômes allergiques ou d'asthme ou des difficultés respiratoires par inhalation.",
    ],
    ["asthma", "es", "Puede provocar síntomas de alergia o asma o dificultades respiratorias en caso de inhalación."],
    ["asthma", "it", "Può provocare sintomi allergici o asmatici o difficoltà respiratorie se inalato."],
    ["asthma", "pt", "Quando inalado, pode provocar sintomas de alergia ou de asma ou dificuldades respiratórias."],
    ["asthma", "nl", "Kan bij inademing allergie- of astmasymptomen of ademhalingsmoeilijkheden veroorzaken."],
    ["asthma", "tr", "Solunması halinde nefes alma zorlukları, astım nöbetleri veya alerjiye yol açabilir."],
    ["epilepsy", "en", "May cause epileptic seizures."],
    ["epilepsy", "de", "Kann epileptische Anfälle auslösen."],
    ["epilepsy", "fr", "Peut causer des crises d'épilepsie."],
    ["epilepsy", "es", "Puede causar ataques epilépticos."],
    ["epilepsy", "it", "Può causare crisi epilettiche."],
    ["epilepsy", "pt", "Pode causar crises epiléticas."],
    ["epilepsy", "nl", "Kan epileptische aanvallen veroorzaken."],
    ["epilepsy", "tr", "Epilepsi nöbetlerine neden olabilir."],
    ["diabetes", "en", "Diabetic users: do not soak feet in hot water."],
    ["diabetes", "en", "If you have diabetes, do not soak your feet in hot water."],
    ["diabetes", "en", "Dangerous for diabetics."],
    ["diabetes", "de", "Gefährlich für Diabetiker."],
    ["diabetes", "fr", "Dangereux pour les diabétiques."],
    ["diabetes", "fr", "Les diabétiques doivent demander l'avis d'un médecin."],
    ["asthma", "de", "Asthmatiker sollten vorher ihren Arzt fragen."],
    ["asthma", "es", "Los asmáticos deben preguntar a su médico."],
    ["asthma", "it", "Gli asmatici devono chiedere al medico."],
    ["asthma", "pt", "Os asmáticos devem perguntar ao médico."],
    ["asthma", "en", "Can be fatal for asthmatics."],
    ["asthma", "en", "Contains sulphites that can cause asthma."],
    ["asthma", "de", "Filtert die Luft, kann Asthma auslösen."],
    ["pacemaker", "de", "Der Magnet reduziert den Strom und kann Herzschrittmacher stören."],
    ["pacemaker", "en", "People with pacemakers cannot use this device."],
    ["pacemaker", "en", "People with pacemakers can't use this device."],
    ["pacemaker", "en", "T-shirt with magnets that may interfere with pacemakers."],
    ["pacemaker", "en", "May switch off pacemakers."],
    ["pacemaker", "en", "May stop pacemakers."],
    ["pacemaker", "de", "Schaltet Herzschrittmacher ab."],
    ["pacemaker", "fr", "Peut arrêter les pacemakers."],
    ["pacemaker", "es", "Puede apagar el marcapasos."],
    ["pacemaker", "it", "Può spegnere il pacemaker."],
    ["pacemaker", "pt", "Pode desligar o pacemaker."],
    ["pacemaker", "nl", "Kan pacemakers uitschakelen."],
    ["pacemaker", "tr", "Kalp pilini durdurabilir."],
    ["epilepsy", "en", "May set off epileptic fits."],
    ["epilepsy", "de", "Das Licht löst epileptische Anfälle aus."],
    ["asthma", "de", "Löst Asthma aus."],
    ["asthma", "de", "Ruft Asthma hervor."],
    ["asthma", "nl", "Lokt astma uit."],
    ["asthma", "en", "The filter releases dust that can trigger asthma."],
    ["asthma", "en", "Air filters contain glue which may cause asthma."],
    ["asthma", "en", "Reduces stress; contains oils that cause asthma."],
    ["asthma", "en", "This mouse trap contains fumes that trigger asthma."],
    ["asthma", "de", "Reduziert Stress, enthält Öle, die Asthma auslösen."],
    ["asthma", "es", "Reduce el estrés y contiene aceites que provocan asma."],
    ["asthma", "it", "Riduce lo stress, contiene oli che provocano asma."],
    ["asthma", "pt", "Reduz o stress, contém óleos que provocam asma."],
    ["asthma", "nl", "Vermindert stress, bevat olie die astma veroorzaakt."],
    ["diabetes", "fr", "Le filtre contient du sucre qui aggrave le diabète."],
    ["pregnant", "en", "Pregnant women should consult their doctor."],
    ["pregnant", "de", "Schwangere sollten ihre Ärztin konsultieren."],
    ["pregnant", "nl", "Zwangere vrouwen raadplegen eerst hun arts."],
  ])("%s, %s: %s", async (illness, locale, warning) => {
    await keepGoods(shop, massagers(warning), locale);
    expect(titlesOf(await askLast(shop, having[illness]![locale]!))).toEqual(["Massage Mild"]);
  });
});

describe("what is told to be for who has an illness comes first", () => {
  test.each<[string, string, string]>([
    ["diabetes", "en", "Wide, for people with diabetes."],
    ["diabetes", "en", "Suitable for diabetics."],
    ["diabetes", "de", "Auch für Menschen mit Diabetes."],
    ["diabetes", "de", "Für Senioren und Diabetiker."],
    ["diabetes", "fr", "Convient aux diabétiques."],
    ["asthma", "es", "Apto para personas con asma."],
    ["asthma", "it", "Indicato per chi soffre di asma."],
    ["asthma", "pt", "Adequado para asmáticos."],
    ["asthma", "nl", "Geschikt bij astma."],
    ["asthma", "tr", "Astım hastaları için uygundur."],
  ])("%s, %s: %s", async (illness, locale, told) => {
    const goods = massagers("");
    await keepGoods(shop, { ...goods, "Massage Mild": { category: "Massage", description: `40 W. ${told}` } }, locale);
    const { response, products } = await askLast(shop, having[illness]![locale]!);
    expect(products.map(({ title }) => title)).toEqual(["Massage Mild", "Massage Forte"]);
    expect(response).not.toMatch(
      /don’t say|sagen ihre Daten nicht|ne disent pas|no dicen|non dicono|não dizem|zeggen niet|söylemiyor/,
    );
  });
});

describe("what only names an illness is found, and told to be nothing of it", () => {
  test.each<[string, string, string, RegExp]>([
    ["asthma", "en", "Tested in a study of asthma.", /Their data don’t say whether/],
    ["asthma", "en", "Removes dust that causes asthma.", /Their data don’t say whether/],
    ["asthma", "de", "Entfernt Staub, der Asthma auslöst.", /sagen ihre Daten nicht/],
    [
      "asthma",
      "en",
      "The HEPA layer removes dust, pollen and mites that trigger asthma.",
      /Their data don’t say whether/,
    ],
    ["asthma", "en", "Traps pollen which can cause asthma.", /Their data don’t say whether/],
    ["asthma", "en", "Stops asthma attacks.", /Their data don’t say whether/],
    ["asthma", "de", "Löst Schleim bei Asthma aus den Bronchien.", /sagen ihre Daten nicht/],
    ["asthma", "fr", "Élimine la poussière qui provoque l'asthme.", /ne disent pas/],
    ["asthma", "es", "Elimina el polvo que provoca asma.", /no dicen/],
    ["asthma", "it", "Elimina la polvere che provoca asma.", /non dicono/],
    ["asthma", "pt", "Elimina o pó que provoca asma.", /não dizem/],
    ["pacemaker", "en", "Won't stop pacemakers.", /Their data don’t say whether/],
    ["pacemaker", "de", "Mit Hinweisen zum Herzschrittmacher.", /sagen ihre Daten nicht/],
  ])("%s, %s: %s", async (illness, locale, told, untold) => {
    await keepGoods(shop, massagers(told), locale);
    const answer = await askLast(shop, having[illness]![locale]!);
    expect(titlesOf(answer)).toEqual(["Massage Forte", "Massage Mild"]);
    expect(answer.response).toMatch(untold);
  });
});
