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

const others: Record<string, string> = {
  en: `
    what is the battery life | do you have toys for a toddler who puts everything in the mouth | small parts, is it safe for a baby's mouth? | my son has big ears, which cap fits
    | can a bead get stuck in the nose? | nuts and bolts | hearing aid batteries | batteries in a box of 10 | I put the ring on my ear | I got a stud for my nose
    | I put the earphones in my ears and they are too loud | the toy has a button in the mouth | my phone battery is dead | swelling ankles socks
    | is the power bank allowed on a plane | smoke flavoured nuts | does the fryer smoke? | sparks camera film | my heater does not get warm | bike lights, battery included
    | shocked to see the price of the charger | my shipment fell off the truck | leaves fell from the plant and it does not respond to water
    | my plant is not reacting to the fertiliser | my daughter fell off her horse, she needs a new helmet | my son cut himself a fringe | cut resistant gloves
    | I am allergic to wool and took the cotton one | we took the boat, my wife is allergic to cats | I drank your oat milk, it is lovely; my son is allergic to cow's milk
    | my cat bit the toy mouse in half | vomit bags for the car | my baby throws up after milk, do you have bibs? | my cat bites everything | my headache is gone, thanks
    | headache tablets | heater for a tent | I lit the candle and it smells great | spray in the corner | which spray can I use in the eyes | hairspray in a can
    | my husband smokes | electric shaver shock resistant | how long does it take to melt the wax on the stove | melting snow with a camping stove
    | does your kettle have a UK plug | my phone fell in the water and does not respond | I fell for your ad and nobody responds | my dad fell ill, can I return it
    | is the plant safe? my cat bites plants | the kettle is broken | my oven does not light | we lit the fire pit and loved it | I have a headache from your scented candle
    | is the bar nut free? my son is allergic | my daughter is allergic to nuts, can I give her this bar? | my dog threw up on the carpet, which cleaner
    | my cat threw up after eating this food, can I return it? | clown nose | nasal spray | ear candles | bead kit for kids with big ears bunny
    | my baby put the teether in his mouth and loves it | does it spark joy | battery operated spark lighter | melted cheese toaster | my charger is hot | my heater smells when on
    | I get static shocks from the carpet | the ink cartridge exploded in the printer | popcorn exploded in the microwave | the price exploded
  `,
  de: `
    Knopf im Ohr Teddy | Steiff Knopf im Ohr | Mundspray | Nasenspray | Batterien für Hörgeräte | die Batterie ist im Lieferumfang? | Akku dick | Nussallergie, welche Riegel?
    | mein Hund hat im Garten an einem Stock geknabbert | die Heizung läuft | Ofen für kleine Räume | Kopfschmerztabletten | wird der Toaster außen heiß | Rauchen verboten Schild
    | Räucherstäbchen | das Paket ist vom Laster gefallen und keiner reagiert | mein Kind ist hingefallen, habt ihr Pflaster? | die Preise sind gefallen
    | die Jacke hat mir gefallen | das Kleid hat meiner Tochter gefallen, aber der Händler reagiert nicht | der Händler antwortet nicht | Allergiker Bettwäsche
    | mein Mann ist allergisch gegen Federn, wir haben die Kissen genommen
    | mein Akku ist leer | der Ofen wird nicht warm | mein Mann ist krank geworden | mein Handy ist ins Wasser gefallen und reagiert nicht | mir ist das Tablet gefallen
    | Kopfschmerzen von der Duftkerze | mein Kind ist allergisch, was kann es essen? | meine Katze hat auf den Teppich erbrochen, welcher Reiniger? | Clownsnase
    | Popcorn in der Mikrowelle explodiert | der Preis ist explodiert | elektrisch geladen
  `,
  fr: `
    boucles d'oreilles | bouton pour le nez de la peluche | piles pour appareil auditif | mon bébé met tout à la bouche | anneau de dentition à mettre dans la bouche
    | ma batterie ne charge plus | pompe qui gonfle | matelas qui gonfle tout seul | la batterie qui gonfle les matelas | lampe sur batterie | chauffage de tente
    | le chat vomit des boules de poils | mon mari est allergique aux plumes, quelle couette ? | cette robe est tombée de son cintre | le colis est tombé et personne ne répond
    | le vendeur ne répond pas | ma fille est tombée amoureuse de cette robe | fromage fondu | câble fin | la friteuse consomme combien ? | combien consomme la batterie ?
    | verre fumé | jambon fumé au four | grille-pain rouge étincelant | bougie qui brûle 40 heures | le radiateur ne chauffe plus | prise de courant | bouilloire sans fil
    | la batterie est-elle fournie ? | combien de temps la batterie met-elle à charger ? | le grille-pain chauffe trop | la prise est française ? | le four est en panne
    | ma batterie est morte | la batterie gonflable | bougie qui fume | mon fils est tombé sur votre site | je suis tombée sur votre boutique et personne ne répond au téléphone
    | ma fille s'est coupé les cheveux | mon mari est tombé malade, puis-je retourner ? | ma mère est tombée en panne de piles | mal à la tête à cause de la bougie parfumée ?
    | la cheminée est allumée, quelle bougie ? | j'ai eu le coup de foudre pour ce radiateur | le courant passe bien | ça me coupe le souffle
    | la barre contient-elle des noix, ma fille est allergique ? | ma fille est allergique au lait, elle a quelle barre ? | mon fils a 3 ans, quel jouet à mettre en bouche ?
    | petit pois en boîte | nez de clown | spray nasal pour le nez | spray pour la bouche | embouts pour oreilles | perles pour oreilles
    | mon chat a vomi sur le tapis, quel nettoyant ? | quelle plante n'est pas toxique pour mon chat, il les mange ? | le vélo est tombé et le moteur ne répond plus
    | ma tablette est tombée et ne répond plus
  `,
  es: `
    pendientes de oreja | botón para la oreja del peluche | pilas para audífonos | mi bebé se mete todo en la boca | mordedor para la boca | la batería no carga
    | bomba que hincha con batería | colchón hinchable | mi marido es alérgico a las plumas, ¿qué edredón? | el paquete se cayó y nadie responde | el vendedor no responde
    | queso derretido al horno | cable fino | la batería tiene 5 años | estufa para la tienda | me duele la cabeza de tanto mirar | velas que arden 40 horas
    | la aspiradora no aspira | mi hija se cayó, ¿tenéis tiritas? | jamón ahumado | tengo un agujero en la oreja, ¿pendientes? | tengo una perla para la nariz
    | ¿la batería viene incluida? | el horno no enciende | mi hijo se cayó por su web | la tostadora se calienta mucho | mi marido cayó enfermo, ¿puedo devolver?
    | mi madre se cortó el pelo | se me cayó la vela y no prende | me he cortado las uñas con este cortaúñas | esto me quita el aliento
    | ¿lleva cacahuete la barrita? mi hija es alérgica | mi hija es alérgica a la leche, ¿qué proteína toma? | nariz de payaso | spray nasal para la nariz | cuentas para pulseras
    | mi gato vomitó en la alfombra, ¿qué limpiador? | calambres en las piernas, ¿qué magnesio? | me da calambre el gemelo | estufa encendida todo el día, ¿cuánto gasta?
    | la chimenea está encendida y huele bien | no me responde nadie | me falta el aire acondicionado | el niño tiene una bolita de juguete | bola para la boca del perro
    | ¿hincha la batería las ruedas? | ¿se puede hinchar la batería? | ¿puede el cargador echar chispas? | si la batería echa humo, ¿qué hago? | móvil caído al agua no responde
  `,
  it: `
    orecchini | bottone per il naso del peluche | pile per apparecchi acustici | il mio bimbo mette tutto in bocca | la batteria non si carica | materasso gonfiato
    | il pacco è caduto e nessuno risponde | il venditore non risponde | formaggio fuso al forno | mio marito è allergico alle piume | stufa per tenda
    | ho la testa grande, quale casco?
    | la batteria è inclusa? | il forno non si accende | mia figlia è allergica, cosa può mangiare? | mi è caduta la tazza | naso da clown
    | il gatto ha vomitato sul tappeto, quale detergente? | il prezzo è esploso
  `,
  pt: `
    brincos | botão para o nariz do peluche | pilhas para aparelhos auditivos | o meu bebé põe tudo na boca | a bateria não carrega | colchão inflado
    | a encomenda caiu e ninguém responde | o vendedor não responde | queijo derretido no forno | o meu marido é alérgico a penas | aquecedor para tenda | tem pilha na caixa
    | o preço caiu
    | a bateria vem incluída? | o forno não liga | a minha filha é alérgica, o que pode comer? | nariz de palhaço | o gato vomitou no tapete, que produto?
    | caiu a ligação e ninguém responde
  `,
  nl: `
    oorbellen | knoop voor de neus van de knuffel | batterijen voor gehoorapparaat | mijn baby stopt alles in zijn mond | de accu laadt niet | luchtbed opgeblazen
    | het pakket is gevallen en niemand reageert | de verkoper reageert niet | gesmolten kaas uit de oven | mijn man is allergisch voor veren | kachel voor tent
    | gerookte vis uit de oven | stekker | de jurk is me goed bevallen
    | is de accu inbegrepen? | de oven gaat niet aan | mijn dochter is allergisch, wat kan ze eten? | clownsneus | de kat heeft op het tapijt gebraakt, welke reiniger?
  `,
  tr: `
    küpe | peluş burnu için düğme | işitme cihazı pili | bebeğim her şeyi ağzına alıyor | batarya şarj olmuyor | şişme yatak | paket düştü ve kimse cevap vermiyor
    | satıcı cevap vermiyor | fırında erimiş peynir | eşimin tüye alerjisi var | çadır için soba | fiyatı düştü | kutuda pil var mı
    | batarya dahil mi? | kızım alerjik, ne yiyebilir? | palyaço burnu | kedi halıya kustu, hangi temizleyici?
  `,
};

const near: Record<string, string> = {
  en: `
    kettle is on fire sale | I swallowed my pride | I swallowed the bitter pill and paid | the price of the kettle gave my wife a shock | can the battery leak? | my bottle leaks and it smells
    | does the cream cause a rash? | cream for my son's rash | my face feels soft after using the cream | which cream helps my skin after shaving? | I use the cream because my skin is itchy | is the lily poisonous to cats?
  `,
  de: "kann der Akku auslaufen? | meine Trinkflasche läuft aus | verursacht die Creme Ausschlag? | der Preis vom Wasserkocher hat meiner Frau einen Schlag verpasst | meine Haut ist weich nach der Creme | Creme gegen brennende Haut | qualmt der Toaster?",
  fr: "la cafetière fait de la fumée ? | la friteuse fait-elle de la fumée ? | j'ai avalé ma fierté | la batterie peut-elle fuir ? | ma gourde fuit | crème pour visage gonflé | une crème qui ne pique pas après le rasage",
  es: "¿la freidora echa humo? | me tragué mi orgullo | ¿puede gotear la batería? | mi botella gotea | crema para sarpullido | ¿la crema quema? | mi cara ya no está roja después de la crema | quiero la crema roja con mi perfume",
  it: "ho ingoiato il rospo | ho ingoiato il mio orgoglio | la caffettiera fa fumo? | la batteria può perdere liquido? | la mia borraccia perde | crema per sfogo cutaneo",
  pt: "engoli o meu orgulho | a fritadeira deita fumo? | a bateria pode verter? | a minha garrafa verte | quero o batom vermelho com o creme | creme para a cara depois do sol",
  nl: "ik heb mijn trots ingeslikt | rookt de friteuse? | kan de accu lekken? | mijn fles lekt | een crème die niet prikt na het scheren",
  tr: "gururumu yuttum | fritöz duman çıkarıyor mu? | batarya akar mı? | şişem akıyor | tıraştan sonra kaşıntı için krem",
};

const asked: Record<string, string> = {
  en: "I swallowed my pride | I swallowed the bitter pill and paid | does the fryer smoke? | does a toaster smoke?",
  fr: "la cafetière fait de la fumée ? | la friteuse fait-elle de la fumée ? | est-ce que la friteuse fume ? | la friteuse fume ? | la friteuse fume beaucoup ?",
  es: "¿la freidora echa humo? | ¿echa humo la freidora? | me tragué mi orgullo",
  it: "la caffettiera fa fumo? | la friggitrice fa fumo?",
  pt: "a fritadeira deita fumo?",
  nl: "rookt de friteuse? | rookt de friteuse veel?",
  de: "qualmt der Toaster? | raucht die Fritteuse stark?",
  tr: "fritöz duman çıkarıyor mu?",
};

const over: Record<string, string> = {
  fr: `
    batterie verte | avez-vous une batterie verte ? | mes rougeurs ont disparu depuis cette crème | ma batterie de cuisine fuit
    | le prix de la batterie coule | je n'ai plus de plaques après la crème
  `,
  en: `
    my skin is no longer itchy after your cream | my rash is gone after your cream, thanks! | my son gets a rash from sunscreen, which one is without perfume? | I get hives from perfume, do you have soap without?
    | my skin is irritated from soap, looking for something mild | my shirt went red from the lipstick, how do I get it out? | my lips are red from the lipstick, how long does it last? | my towel turned red from the hair dye
    | my car paint has blisters from the product | my power bank leaks charge | my battery drill leaks oil | my old battery leaked, do you have new ones?
  `,
  de: `
    seit ich eure Creme benutze juckt meine Haut nicht mehr | Mein Sohn bekommt Ausschlag von Duschgel mit Parfüm, habt ihr eins ohne? | meine Lampe brennt nicht mehr seit ich das Produkt habe | der Akku läuft aus dem Sortiment
    | meine Garantie vom Akku läuft aus | Kabel ausgelaufen | mein Ausschlag ist weg nach der Creme
  `,
  es: "mi piel ya no está irritada desde que uso la crema | el sarpullido ha desaparecido después de la crema",
  it: "la mia pelle non è più irritata dopo la crema | lo sfogo è sparito dopo la crema",
  pt: "a minha pele já não está irritada depois do creme | a comichão desapareceu depois do creme",
  nl: "sinds ik de crème gebruik jeukt mijn huid niet meer | mijn lamp brandt niet meer na gebruik van het product | mijn uitslag is weg na de crème",
  tr: "kremden sonra cildimde kızarıklık kalmadı | kremden sonra kaşıntım geçti",
};

test.each([...rows(ordinary), ...rows(others), ...rows(near), ...rows(asked), ...rows(over)])(
  "%s, %s: no emergency",
  (code, message) => {
    expect(heard(message, code)).toBeNull();
  },
);
