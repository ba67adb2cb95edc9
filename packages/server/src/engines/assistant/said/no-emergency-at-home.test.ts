import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const ordinary: Record<string, string> = {
  en: `
    nose clip for swimming | ear plugs | in-ear headphones with a button | can I put the battery in my hearing aid myself? | battery for my son's nose trimmer | my daughter wants a nose stud with a bead
    | my battery gets warm while charging, is that normal? | can the battery swell? | does this toaster spark? | what if the power bank starts smoking? | is it safe when a battery is swollen? | sparkling water maker | spark plug for a mower
    | fire steel that throws sparks | smoking jacket | smoke gun for my oven | I was shocked by the price of the kettle | shock-proof case for my phone | dog collar that gives an electric shock
    | my phone fell and is not responding | my son dropped his tablet and it doesn't respond | my son fell in love with it, the shop doesn't respond | my daughter is allergic to nuts, which bars can she eat?
    | my son loved the bar but he is allergic to milk, is there another one? | my cat bites plants, which spray helps? | cat grass for a cat that vomits | which stove for a tent? | I have a headache, do you sell cooling pads?
    | my dog bit the sofa, which cover do you have? | how much power does it consume? | I cut myself a deal | spray for the eyes of my dog | an eye spray | my mouth is dry, which spray?
    | my daughter fell off her bike last year and needs a helmet | tyre pump with battery | the battery inflates my tyres no more | melting pot for candles | my washing machine's battery light is on
    | my charger melted my heart | battery bleeding edge technology | sucks the dust from the battery box | which baby monitor tells if my baby does not move? | my son has a button in his coat
  `,
  de: `
    Nasenklammer | Ohrstöpsel | der Akku wird beim Laden warm, ist das normal? | kann sich der Akku aufblähen? | Rauchmelder mit Batterie | Räucherofen | die Lampe brennt nicht | Feuerstahl mit Funken
    | funkt die Heizung mit Zigbee? | wie viel verbraucht der Ofen? | meine Tochter ist allergisch gegen Nüsse, welche Riegel gehen? | mein Handy ist runtergefallen und reagiert nicht mehr
    | Kocher fürs Zelt | ich habe Kopfschmerzen, habt ihr Wärmekissen? | Batterie fürs Ohrthermometer | mein Hund beißt in Pflanzen, welches Spray hilft? | der Akku lädt nicht | Augenspray
    | der Preis hat mich schockiert | Topf zum Schmelzen von Kerzen | das Radio bekommt keinen Strom | der Toaster wird heiß | Piercing für die Nase mit Perle | mein Sohn ist drei und steckt alles in den Mund
  `,
  fr: `
    elle consomme combien ? | ça consomme beaucoup ? | il consomme beaucoup d'électricité ? | elle a consommé 2 kWh | ma batterie ne gonfle plus mes pneus | le compresseur sur batterie gonfle les pneus | gouttes pour les yeux | pile pour lampe
    | ma batterie chauffe pendant la charge, c'est normal ? | pince-nez | est-ce que la batterie peut gonfler ? | four avec porte en verre fumé | saumon fumé à la friteuse | une machine à fumée
    | allume-feu à étincelles | mon fils boit du lait végétal car il est allergique au lait | ma fille est allergique aux noix, quelles barres ? | mon téléphone est tombé et ne réagit plus
    | réchaud pour la tente | j'ai mal à la tête, vous avez des compresses ? | spray pour les yeux | pile pour thermomètre d'oreille
    | collier qui envoie une décharge électrique | protection contre les décharges électriques | ma fille suce son pouce | mon bébé suce sa tétine | chocolat qui fond | fondue avec réchaud | bouilloire sans courant
    | la bouilloire est en panne de courant | la batterie est vide | mon chien mord ses jouets
  `,
  es: `
    ¿cuánto consume? | la batería se calienta al cargar, ¿es normal? | gotas para los ojos | pinza para la nariz | ¿la batería puede hincharse? | chispas de chocolate para el horno | horno con humo líquido
    | se me cayó el móvil y no responde | mi hija es alérgica al cacahuete, ¿qué barritas puede tomar? | mi perro mordió el sofá, ¿qué funda tienen? | mi perro muerde las plantas | hornillo para la tienda de campaña
    | me duele la cabeza, ¿tienen almohadillas? | pila para termómetro de oído | spray para los ojos | pedernal que echa chispas | el aire acondicionado me falta | a la bici le falta aire | purificador de aire
    | el cargador se quemó, quiero devolverlo | me corté el pelo con esta máquina | el radiador no calienta | mi hijo tiene un botón en la chaqueta | el altavoz se cayó y no reacciona
    | mi hija se cayó de la bici el año pasado y busca un casco | inflador con batería que hincha ruedas
  `,
  it: `
    quanto consuma? | la batteria si scalda in carica, è normale? | gocce per gli occhi | stringinaso | la batteria può gonfiarsi? | pompa a batteria che gonfia le gomme | mia figlia è allergica alle noci, quali barrette?
    | mi è caduto il telefono e non risponde | fornello per la tenda | ho mal di testa, avete dei cerotti? | pila per termometro auricolare | spray per occhi | acciarino che fa scintille | il cane morde le piante
    | una scossa di energia | il tostapane scalda poco | perlina per il naso
  `,
  pt: `
    quanto consome? | a bateria aquece a carregar, é normal? | gotas para os olhos | mola para o nariz | a bateria pode inchar? | a minha filha é alérgica a nozes, que barras há? | o telemóvel caiu e não reage
    | fogareiro para a tenda | tenho dor de cabeça, têm adesivos? | pilha para termómetro de ouvido | spray para os olhos | pederneira que faz faíscas | o cão morde as plantas | a chaleira não aquece
  `,
  nl: `
    hoeveel verbruikt het? | de accu wordt warm bij het laden, is dat normaal? | druppels voor de ogen | neusklem | kan de accu opzwellen? | mijn dochter is allergisch voor noten, welke repen zijn er?
    | mijn telefoon is gevallen en reageert niet | brander voor de tent | ik heb hoofdpijn, hebben jullie pleisters? | batterij voor oorthermometer | spray voor de ogen | vuursteen met vonken | rookoven | de hond bijt in planten
    | ik ben geschrokken van de prijs van de waterkoker | het smelten van kaas in de oven
  `,
  tr: `
    ne kadar tüketiyor? | batarya şarj olurken ısınıyor, normal mi? | göz damlası | burun klipsi | batarya şişer mi? | kızımın fıstığa alerjisi var, hangi barları yiyebilir? | telefonum düştü ve tepki vermiyor
    | çadır için ocak | başım ağrıyor, bant var mı? | kulak termometresi için pil | göz için sprey | kıvılcım çıkaran çakmak taşı | köpeğim bitkileri ısırıyor | fiyatı beni çarptı
  `,
};

test.each(rows(ordinary))("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
