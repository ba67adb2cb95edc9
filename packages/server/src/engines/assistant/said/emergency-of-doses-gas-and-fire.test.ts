import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const told: Record<string, string> = {
  nl: `
    mijn dochter heeft een hele pot vitamine D op | kind heeft te veel vitamine d gehad | te veel magnesium genomen, wat nu | ik heb te veel pre-workout genomen en mijn hart bonkt | mijn hart slaat op hol
    | hartkloppingen door energiegel | overdosis cafeïne | een pot vitaminepillen leeggegeten | hond heeft een hele reep opgegeten | hond heeft een hele reep chocolade opgegeten
    | gas lucht in de tent, iedereen is misselijk | er lekt gas | gaslek | mijn tent vat vlam | anafylaxie
    | allergische reactie | vergiftiging | mijn zoon heeft zich verslikt in een speeltje | de snelkookpan is ontploft
  `,
  it: `
    il bioetanolo ha preso fuoco | il bioetanolo si è incendiato | incendiato! | prendo fuoco | è scoppiata la pentola a pressione
    | il bimbo si è soffocato con il giocattolo | anafilassi | reazione allergica | avvelenamento | fuga di gas
    | ho preso troppo magnesio | overdose di caffeina | mi batte forte il cuore dopo il pre workout | palpitazioni dopo il gel energetico | mia figlia ha finito tutto il barattolo di vitamina D
  `,
  en: `
    my daughter ate the whole pot of vitamin D | my kid had too much vitamin D | took too much magnesium, what now | I took too much pre-workout and my heart is pounding | my heart is racing
    | palpitations from the energy gel | caffeine overdose | overdose of caffeine | gas leak | gas is leaking
    | my tent is catching fire | anaphylaxis | allergic reaction | poisoning | my son choked on a toy
    | the pressure cooker exploded | the bioethanol caught fire | my dog ate a whole bar
  `,
  de: `
    meine Tochter hat die ganze Dose Vitamin D leer gegessen | Kind hat zu viel Vitamin D bekommen | zu viel Magnesium genommen, was nun | ich habe zu viel Booster genommen und mein Herz rast | mein Herz rast
    | Herzrasen nach dem Energiegel | Überdosis Koffein | Gasleck | es tritt Gas aus | mein Zelt fängt Feuer
    | Anaphylaxie | allergische Reaktion | Vergiftung | mein Sohn hat sich an einem Spielzeug verschluckt | der Schnellkochtopf ist explodiert
    | das Bioethanol hat Feuer gefangen
  `,
  fr: `
    ma fille a fini tout le pot de vitamine D | mon enfant a eu trop de vitamine D | pris trop de magnésium, que faire | j'ai pris trop de booster et mon cœur s'emballe | mon cœur s'emballe
    | palpitations après le gel énergétique | overdose de caféine | surdose de caféine | fuite de gaz | le gaz fuit
    | ma tente prend feu | anaphylaxie | réaction allergique | empoisonnement | mon fils s'est étouffé avec un jouet
    | la cocotte-minute a explosé | le bioéthanol a pris feu
  `,
  es: `
    mi hija se acabó todo el bote de vitamina D | mi hijo ha tomado demasiada vitamina D | he tomado demasiado magnesio, qué hago | tomé demasiado preentreno y se me acelera el corazón | tengo el corazón a mil
    | palpitaciones después del gel energético | sobredosis de cafeína | fuga de gas | hay una fuga de gas | mi tienda está en llamas
    | anafilaxia | reacción alérgica | intoxicación | mi hijo se atragantó con un juguete | explotó la olla a presión
    | el bioetanol se ha incendiado
  `,
  pt: `
    a minha filha acabou com o frasco inteiro de vitamina D | o meu filho tomou demasiada vitamina D | tomei demasiado magnésio, o que faço | tomei demasiado pré-treino e o coração está acelerado | o meu coração está acelerado
    | palpitações depois do gel energético | overdose de cafeína | fuga de gás | vazamento de gás | a minha tenda pegou fogo
    | anafilaxia | reação alérgica | envenenamento | o meu filho engasgou-se com um brinquedo | a panela de pressão explodiu
    | o bioetanol pegou fogo
  `,
  tr: `
    kızım bütün kutu D vitaminini bitirdi | çocuğum çok fazla D vitamini aldı | çok fazla magnezyum aldım, ne yapmalıyım | kalbim çok hızlı çarpıyor | enerji jelinden sonra çarpıntım var
    | kafein doz aşımı | gaz kaçağı | gaz sızıyor | çadırım alev aldı | anafilaksi
    | alerjik reaksiyon | zehirlenme | oğlumun boğazına oyuncak kaçtı | düdüklü tencere patladı | biyoetanol alev aldı
  `,
};

const near: Record<string, string> = {
  nl: `
    overdosis aan kleur | vitamine D op voorraad | hebben jullie een hele pot vitamine D op voorraad? | gasbrander lekt niet | voorkomt het vergiftiging?
    | staat allergische reactie op het etiket? | te veel magnesium in dit product? | gasfles lekt niet | mijn hart klopt voor deze jurk | welke hartslagmeter
    | snelkookpan | bioethanol haard | gaslek detector | gaslekspray
  `,
  en: `
    does it prevent poisoning? | allergic reaction information on the label? | an overdose of colour | vitamin D in stock | does it have too much magnesium?
    | can you overdose on vitamin D? | gas leak detector spray | watch that shows when my heart is racing | my heart is racing for this dress | a tea for palpitations
    | does caffeine cause palpitations? | popcorn exploded in the microwave | the price exploded | the pressure cooker does not explode | can a pressure cooker explode?
    | I choked when I saw the price | food poisoning book | my son took magnesium and sleeps better | I bought too much vitamin D, can I return it?
  `,
  de: `
    Überdosis an Farbe | Vitamin D auf Lager | Gaskocher leckt nicht | verhindert es eine Vergiftung? | Allergische Reaktion Hinweis auf dem Etikett?
    | Gasleck Spray | zu viel Magnesium in dem Produkt? | kann man zu viel Magnesium nehmen? | Tee gegen Herzrasen | mein Herz schlägt für diese Uhr
    | der Schnellkochtopf kann nicht explodieren | Bioethanol Kamin
  `,
  fr: `
    une overdose de couleur | vitamine D en stock | détecteur de fuite de gaz | évite l'empoisonnement ? | réaction allergique sur l'étiquette ?
    | peut-on prendre trop de magnésium ? | tisane contre les palpitations | cocotte-minute | le prix a explosé
  `,
  es: `
    una sobredosis de color | vitamina D en stock | detector de fuga de gas | ¿previene la intoxicación? | ¿información de reacción alérgica en la etiqueta?
    | ¿se puede tomar demasiado magnesio? | infusión contra las palpitaciones | olla a presión | el precio explotó
  `,
  it: `
    un'overdose di colore | vitamina D in magazzino | rilevatore di fuga di gas | previene l'avvelenamento? | informazioni su reazione allergica in etichetta?
    | si può prendere troppo magnesio? | tisana contro le palpitazioni | pentola a pressione | il prezzo è esploso
  `,
  pt: `
    uma overdose de cor | vitamina D em stock | detetor de fuga de gás | previne o envenenamento? | informação de reação alérgica no rótulo?
    | pode-se tomar demasiado magnésio? | chá contra palpitações | panela de pressão
  `,
  tr: `
    renk doz aşımı | D vitamini stokta | gaz kaçağı dedektörü | zehirlenmeyi önler mi? | etikette alerjik reaksiyon bilgisi var mı?
    | çok fazla magnezyum alınır mı? | çarpıntı için çay | düdüklü tencere
  `,
};

test.each(rows(told))("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

test.each(rows(near))("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
