import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const told: Record<string, string> = {
  en: `
    puppy choking on rawhide | choking on rawhide | choking | choking on a toy
    | my baby is choking | cut my finger with your knife, bleeding a lot | bleeding badly | bleeding a lot
    | my cat has a seizure | cat having seizures after flea drops | my cat is shaking after the spot on | cat is shaking and drooling
    | my bird is dying after i used the non stick pan | my rabbit got fipronil by accident | my dog is having seizures | my cat is trembling after the flea treatment
    | I gave my cat the spot on for dogs | my hamster is dying | my dog is twitching and drooling | help my dog is choking | he's choking on a grape
    | my son is choking on a coin | is he choking? what do I do | my parrot is dying, the pan smoked | my cat is trembling and drooling since the drops
    | I cut myself, it's bleeding badly | my dog is fitting | is fitting, help | he's fitting now | my cat is shaking and drooling all over
    | help, my dog is shaking and drooling in the car | I'm dying | my dog ate something in the car, he is shaking and drooling
  `,
  de: `
    mein Hund zittert und sabbert nach Schokolade im Auto | mein Hund hat Gift gefressen
    | Katze hat Hundeflohmittel abbekommen | ich habe meiner Katze Hundeflohtropfen gegeben | Welpe erstickt an Kauknochen | erstickt an Kauknochen | Hund würgt am Knochen | verschluckt sich an Kauknochen
    | blutet stark | in den Finger geschnitten, blutet stark | blute stark | meine Katze hat einen Krampfanfall
    | Katze hat Krampfanfälle nach dem Flohmittel | meine Katze zittert nach dem Spot-on | Katze zittert und sabbert | mein Vogel stirbt, nachdem ich die Pfanne benutzt habe
    | ich habe meiner Katze das Spot-on vom Hund gegeben | mein Kaninchen hat versehentlich Fipronil bekommen | Katze hat Hundeflohmittel abbekommen und zittert | am Ersticken | Vogel stirbt nachdem ich die Pfanne benutzt habe
  `,
  fr: `
    chiot s'étouffe avec un os | s'étouffe avec un jouet | je m'étouffe | coupé le doigt avec votre couteau, saigne beaucoup
    | ça saigne beaucoup | mon chat fait une crise d'épilepsie | mon chat convulse après l'antipuces | mon chat tremble après la pipette antipuces
    | le chat tremble et bave | mon oiseau est en train de mourir après la poêle | mon lapin a reçu du fipronil par accident | mon chat a des convulsions
  `,
  es: `
    cachorro se atraganta con un hueso | se atraganta con un juguete | me estoy atragantando | me corté el dedo con su cuchillo, sangra mucho
    | sangra mucho | mi gato tiene una convulsión | gato con convulsiones después de la pipeta | mi gato tiembla después de la pipeta
    | le puse a mi gato la pipeta de perro | el gato tiembla y babea | mi pájaro se está muriendo después de usar la sartén | mi conejo recibió fipronil por accidente
  `,
  it: `
    cucciolo si sta soffocando con un osso | si soffoca con un giocattolo | sta soffocando | mi sono tagliato il dito con il vostro coltello, sanguina molto
    | sanguina molto | il mio gatto ha le convulsioni | gatto con convulsioni dopo l'antipulci | il mio gatto trema dopo l'antipulci
    | il gatto trema e sbava | il mio uccello sta morendo dopo che ho usato la padella | il mio coniglio ha ricevuto il fipronil per sbaglio
  `,
  pt: `
    cachorro está engasgado com um osso | engasgado com um brinquedo | está a engasgar-se | cortei o dedo com a vossa faca, sangra muito
    | sangra muito | o meu gato tem uma convulsão | gato com convulsões depois da pipeta | o meu gato está a tremer depois da pipeta
    | o gato treme e baba-se | o meu pássaro está a morrer depois de usar a frigideira | o meu coelho recebeu fipronil por acidente
  `,
  nl: `
    puppy stikt in een kauwbot | stikt in een speeltje | verslikt zich in een bot | in mijn vinger gesneden, bloedt erg
    | bloedt hevig | mijn kat heeft een epileptische aanval | kat heeft stuipen na de vlooiendruppels | mijn kat trilt na de vlooiendruppels
    | kat trilt en kwijlt | mijn vogel gaat dood nadat ik de pan heb gebruikt | mijn konijn heeft per ongeluk fipronil gekregen | mijn kat heeft vlooiendruppels van de hond gekregen
    | de kat heeft het vlooienmiddel van de hond gekregen
  `,
  tr: `
    köpeğim kemikle boğuluyor | boğuluyor | parmağımı kestim, çok kanıyor | çok kanıyor
    | kedim nöbet geçiriyor | kedim damladan sonra nöbet geçiriyor | kedim pire damlasından sonra titriyor | kedim titriyor ve salyası akıyor
    | kuşum tavadan sonra ölüyor
  `,
};

test.each(rows(told))("%s: %s tells of a danger", (code, message) => {
  expect(heard(message, code)).toMatchObject({ emergency: "danger", language: { code } });
});

const none: Record<string, string> = {
  en: `
    anti-choking toy | choking hazard? | is it a choking hazard for my dog? | anti-choking toy for my puppy
    | bleeding radiator key | is it safe if my dog chews it | my dog is shaking water all over, need a towel | seizure dog collar
    | drooling bib | bib for my drooling baby | my dog is shaking, need a coat | toy to keep my puppy from choking on rawhide
    | can my dog have seizures from it? | bowl to stop my dog choking on food | my plant is dying, fertiliser? | my phone is dying
    | collar for a dog with seizures | does the spot on cause seizures in cats? | my dog drools | the colours are bleeding a lot
    | my dog shakes after a bath | my dog is shaking after a bath | calming treats, my dog is shaking at fireworks | is rawhide a choking risk for puppies?
    | the red dye is bleeding badly | to die for | my cat is dying to try this | slow feeder, does it stop choking?
    | table is wobbly after glue | dye bleeding? | is he dying for it | toy that stops my dog choking
    | does it prevent choking | does the colour bleed a lot | how long do chickens shake | drooling dog
    | shaking puppy toy | salt shaker | chair for my dad, wobbly after the glue came off
    | my dog is shaking and drooling in the car | my dog trembles and drools at thunder | my puppy drools and shakes, teething toy
    | she is fitting a kitchen | he is fitting new tyres | is fitting included for my son's bike seat? | I am dying my hair
    | gave my dog the flea drops and my cat the worm tablets | I gave my dog the flea drops for dogs | my puppy got the flea drops for dogs | my kitten got the cat flea drops | my pet dog got the dog flea drops
  `,
  de: `
    mein Hund hat Hundeflohmittel bekommen | ist Hundeflohmittel für die Katze? | Erstickungsgefahr? | mein Hund zittert bei Gewitter | Mantel für meinen Hund, er zittert | Halsband für Hund mit Krampfanfällen
    | Hund sabbert, brauche ein Lätzchen | meine Pflanze stirbt | Heizkörper Entlüftungsschlüssel | mein Hund zittert nach dem Baden
    | mein Sohn stirbt vor Langeweile | Katze trinkt nicht, sabbert beim Essen
    | mein Hund zittert und sabbert im Auto | mein Hund zittert bei Gewitter und sabbert | mein Welpe hat das Hundeflohmittel bekommen
    | mein Hund hat Hundeflohmittel bekommen und die Katze Katzenflohmittel
  `,
  fr: `
    risque d'étouffement ? | manteau pour mon chien qui tremble | ma plante meurt | mon chien tremble pendant l'orage
    | bavoir pour bébé qui bave | mon chien tremble et bave en voiture
  `,
  es: `
    ¿riesgo de asfixia? | abrigo para mi perro, tiembla de frío | mi planta se muere | babero para bebé que babea
    | me muero de hambre | mi perro tiembla y babea en el coche
  `,
  it: `
    rischio di soffocamento? | cappotto per il mio cane che trema | la mia pianta sta morendo | bavaglino | il mio cane trema e sbava in macchina
  `,
  pt: `
    risco de asfixia? | casaco para o meu cão que treme | a minha planta está a morrer | o meu cão baba-se e treme no carro
  `,
  nl: `
    verstikkingsgevaar? | jas voor mijn hond die trilt | mijn plant gaat dood | mijn hond trilt na het bad
    | mijn kat heeft vlooiendruppels gekregen | slabbetje voor kwijlende baby | heeft vlooiendruppels voor de hond | mijn kat heeft vlooiendruppels voor de kat gekregen
    | mijn hond kwijlt en trilt in de auto | mijn puppy heeft hondenvlooienmiddel gekregen
    | mijn hond heeft vlooiendruppels voor honden gekregen | de wasmachine trilt sinds ik wasmiddel gebruik, mijn man zegt | heeft mijn kat vlooiendruppels van de hond nodig
  `,
  tr: `
    boğulma tehlikesi var mı? | köpeğim üşüyor titriyor, mont lazım | bitkim ölüyor | banyodan sonra köpeğim titriyor | köpeğim arabada titriyor ve salyası akıyor
  `,
};

test.each(rows(none))("%s: %s tells of none", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
