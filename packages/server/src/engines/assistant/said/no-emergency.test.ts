import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const messages = (list: string): string[] => list.split("|").map((one) => one.trim());

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => messages(list).map((one): [string, string] => [code, one]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const ordinary: Record<string, string> = {
  en: `
    My dog ate the last bag, I need another one of puppy food | my cat drank from the fountain, need a new filter | my daughter ate the cookies and wants more
    | too many tablets to choose from | there are too many pills on this sweater | the ink is bleeding | bleeding edge | this deal is on fire | Caught Fire dvd
    | I can't breathe in polyester | chest pain plaster | My phone passed out | fire extinguisher for when a pan caught fire | what do I do for spots on my skin?
    | help with drops in the eye | I got a rash on my skin | I put the dog bed in the cart by accident | I gave the cat tree to my cat by mistake | Suicidal Tendencies vinyl
    | killing myself at the gym, need protein | hair dye I want to die | can my dog eat chocolate? | is bleach safe in the eyes? | can I mix bleach with descaler?
    | my washing machine swallowed a sock | my wife drank your tea and loved it | which cream helps against swollen lips? | can it cause an allergic reaction?
    | cream for an allergic reaction | do you have gloves, I want no bleach on my skin | my kids ate the whole bag of crisps in minutes | a carbon monoxide alarm for the bedroom
    | smoke detectors | does the oven cleaner burn the skin? | my mum drank the coffee here and was happy | I took the tablets back to the shop | have you got pills for my dog?
    | my baby drank all of the milk from this bottle, where can I get the bigger one? | the paint was mixed in the shop, can I return it | my order was mixed up with another
    | fire pit for the garden | I ate at your restaurant yesterday | shampoo that does not sting in the eyes | something for burnt pans | my hand blender burnt out
    | my son ate half the pizza, can I get a refund | my dog chewed his toy to pieces, need a new one | we drank two bottles of your red wine last night, amazing
    | my cat won't eat this food | do your tablets contain gluten? | is the dishwasher tablet safe for septic tanks? | I ordered bleach and got descaler
    | got detergent in the wrong size | my wife got a rash from this cream on her skin, can I return it | the kids loved the chocolate | is this chocolate safe for dogs?
    | do you sell smoke alarms | what happens if my dog eats chocolate | which eye drops for dry eyes | fire blanket | candle that burns for 40 hours | my order went up in smoke
    | burnt orange sofa | paint for burned wood | I burned through my budget | how do I get paint out of my shirt | paint got on my trousers, which remover helps
    | my boyfriend took all the blankets so I need new ones | dead sea mud for my face | my phone is dead | you're killing me with these prices | to die for chocolate
    | this dress is to die for | face mask for swollen eyes | I have an allergy to nuts | i had an allergic reaction to latex last year, do you have latex free gloves?
    | heart attack burger sauce | stroke roller brush | choking hazard warning labels | fainting couch | do you have a first aid kit for burns?
    | cleaner for the glass on my oven | glue for my shoes | my husband ate here last week, what was the dish? | I need detergent for my daughter's clothes
    | my dog is allergic to chicken | does the lotion sting in the eye | the baby drank from the cup and it leaks | I mixed up my order | can you mix paint
    | she ate the sample and wants to buy it | he drinks a lot of coffee | I took a tablet out of the box and the screen is cracked | all the tablets I took back were broken
    | how many capsules are in the whole pack | my daughter wants a fire engine | what kind of pool is at the hotel? | my son needs a paint set
    | my daughter has eczema and got a rash from the lotion | I got bleach by mistake instead of starch | I got two bottles of detergent by accident | do you have fipronil drops for my dog? | my dog got fleas, is there a spray with fipronil?
    | we got the wrong paint by mistake | my hamster needs a new wheel | my toddler eats everything, is the clay non toxic? | does the soap burn in eyes
    | how much paint do I need for a kitchen? | a book about suicide prevention | fire engine toy for my nephew | is the battery safe if my child swallows it?
    | harmful if swallowed? | what should I do if my son swallows a bead? | I have a friend who loves poison ivy perfume | where is my order, I am dying to know
    | my husband took the drill back | gas stove with 4 burners | gas leak detector spray | the cat tree collapsed | the tent collapsed in the wind | my chair collapsed
    | the shelf collapsed and my son is fine | the app crashed and my screen froze | I choked when I saw the price | my card was declined | I need drops for my dog's eyes
    | anything for a bleeding gum? | bleeding hearts plant | the colours bled in the wash | burned CDs | nuts I am allergic to, which bars have none?
    | my dog ate your kibble and has shiny fur now | my mother drank half a glass of the prosecco and fell in love | my wife took too many dresses to the fitting room
    | I took all the boxes to the post office | my baby's skin got softer on the face with your cream | cream for hands and face | i got cream for my face
    | the spray got on my hands and smells great | how old must a child be for water beads | my son is allergic to bees, what do you recommend
    | is it normal that my dog sleeps all day | I used your bleach on my shirt and it got yellow | can I put the drops in my dog's eyes
    | my kids get sick in the car, do you have tablets | my daughter turned 5, looking for a paint set | he is on fire today, that player | I could eat a horse
    | my cat loves to drink from running water | my dog likes to lick paint? do you have non toxic paint | I accidentally ordered two boxes of pills for my cat
    | I put the wrong address by accident | smoke machine for parties | my wife asked for a chocolate box for our dog's birthday | I have pain in my back, which chair helps
    | the drink made me burp | the fire alarm needs a battery | a bottle of pills organizer | will this burn my skin | have you something against chest pain
    | I'm dying for a coffee | my son outgrew his shoes | i took the wrong tablet home, it was the 64 GB one
  `,
  de: `
    Mein Hund hat das Futter gefressen, ich will nachbestellen | zu viele Tabletten zur Auswahl | meine Katze hat aus dem Brunnen getrunken
    | meine Kinder haben die Kekse gegessen und wollen mehr | die Jacke atmet nicht | Salbe gegen geschwollene Lippen | was tun gegen Pickel auf der Haut
    | Rauchmelder fürs Schlafzimmer | darf man Chlor und Essig mischen? | Darf mein Hund Schokolade fressen? | der Automat hat meine Karte geschluckt
    | das Feuerzeug brennt nicht | kann der Akku in Brand geraten? | die Farbe wurde falsch gemischt | welche Tropfen kann ich ins Auge geben? | mein Hund hat es nicht gefressen
    | ist der Kleber giftig? | ich habe zu viele Pakete bekommen | meine Oma hat euren Tee getrunken, lecker | Tabletten werden geschluckt und nicht gekaut
    | mein Kind hat Neurodermitis, welche Creme? | wir haben den Wein getrunken und er war korkig | meine Frau hat das Essen bei euch gegessen
    | Reiniger für die Küche meiner Oma | hat jemand den Kleber probiert? | Augentropfen gegen trockene Augen | Kerze brennt schief | Feuer und Flamme Grill | Feuerlöscher
    | mein Handy ist abgestürzt | die Tinte blutet durch | wie viele Tabletten sind in der ganzen Packung? | Kann man die Tabletten mit Wasser einnehmen?
    | ich habe die falsche Farbe bekommen | Shampoo das nicht in den Augen brennt | ich habe eine Allergie gegen Nüsse | mein Hund mag Schokolade
    | Wandfarbe für das Kinderzimmer | ist der Hustensaft für Kinder? | die Preise bringen mich um | ich sterbe vor Hunger | Ich habe die Batterien bekommen, aber die falschen
    | mein Mann hat die Farbe gekauft | mein Regal ist zusammengebrochen | das Zelt ist zusammengebrochen | der Server ist zusammengebrochen | ich habe alle Pakete genommen
    | die Creme brennt nicht auf der Haut | Welche Farbe hat die Katze bekommen? | das Geschenk hat meiner Tochter gefallen | habt ihr Mittel gegen Krämpfe?
    | ich ersticke in Werbung | mein Hund hat den Knochen gefressen | Brandschutz | mein Kind braucht Farbe für die Schule | ich habe aus Versehen zwei Dosen Farbe bestellt
    | ich möchte Chlor für meinen Pool | meine Tochter ist 5 und liebt Schokolade | mein Hund leckt gern Farbe, habt ihr ungiftige? | Mein Akku hat nur 80 Prozent
    | Tropfen für die Augen meines Hundes | die Kinder haben gern gegessen
  `,
  fr: `
    que faire contre les boutons sur la peau | mon chien a mangé toutes ses croquettes, je veux recommander | ma fille a mangé les biscuits et adore
    | je cherche une crème pour les lèvres gonflées | détecteur de monoxyde de carbone | peut-on mélanger la javel et le vinaigre ? | mon chat a bu à la fontaine
    | trop de comprimés au choix | quelles gouttes mettre dans les yeux ? | la machine a avalé ma carte | la peinture est mélangée en magasin ? | je meurs de rire
    | une bougie qui brûle longtemps | mon mari a bu le café ici | le tissu ne respire pas | peut-il provoquer une réaction allergique ?
    | mon mari a acheté de la javel chez vous | crème pour les yeux gonflés | du détergent pour les vêtements de ma fille | feu de camp | je meurs d'envie de cette robe
    | bougie parfumée | ma fille est allergique aux noix | la peinture a coulé sur le meuble | combien de comprimés dans la boîte entière ?
    | ma mère a pris deux crèmes et elle adore | le vin que mon père a bu était bouchonné | mon fils veut un camion de pompiers | j'ai pris trop de peinture, puis-je la rendre ?
    | j'ai pris la mauvaise peinture par erreur | mon chien a mangé toute la friandise | mon mari a pris le mauvais parfum | ma fille a eu du parfum pour son anniversaire
    | j'ai mis la crème sur la peau et j'adore | la bougie brûle mal | mon fils a bu le jus et il aime | j'ai commandé deux pots de peinture par erreur
    | ma fille a 5 ans et adore le chocolat | du chlore pour ma piscine | des gouttes pour les yeux de mon chien
  `,
  es: `
    quiero morir de risa | mi perro se ha comido todo el pienso, quiero pedir más | mi hija comió las galletas y quiere más | demasiadas pastillas para elegir
    | mi gato bebió de la fuente | ¿puedo mezclar lejía con vinagre? | crema para labios hinchados | detector de humo | la chaqueta no respira
    | ¿qué gotas puedo echar en los ojos? | ¿puede causar una reacción alérgica? | el cajero se tragó mi tarjeta | mi madre tomó el té y le encantó
    | qué hago para las manchas en la piel | una vela que arde mucho tiempo | crema para los ojos hinchados | mi hija es alérgica a las nueces
    | detergente para la ropa de mi bebé | cuántas pastillas trae la caja entera | me muero de hambre | fuegos artificiales | el color se corre
    | mi marido tomó demasiadas fotos, necesito una tarjeta | me encanta el chocolate para mi perro | he comprado demasiado pienso | tengo los ojos secos, ¿qué gotas hay?
    | mi marido se comió todas las galletas | he comprado pintura por error | mi hija recibió un perfume | me he puesto la crema en la cara y me encanta | la silla se ha roto
    | mi hijo bebió el zumo aquí | estoy enferma, ¿puedo cancelar? | he pedido dos botes de pintura por error | mi hija tiene 5 años y le encanta el chocolate
    | cloro para mi piscina | gotas para los ojos de mi perro
  `,
  it: `
    il mio cane ha mangiato tutte le crocchette, vorrei riordinare | mia figlia ha mangiato i biscotti e ne vuole ancora | troppe pastiglie tra cui scegliere
    | il gatto ha bevuto dalla fontana | posso mescolare candeggina e aceto? | crema per labbra gonfie | rilevatore di fumo | questa giacca non respira
    | quali gocce posso mettere negli occhi? | può causare una reazione allergica? | il bancomat ha ingoiato la mia carta | voglio morire dal ridere
    | voglio farla finita con questa bolletta | mia madre ha bevuto il caffè qui | una candela che brucia a lungo | crema per occhi gonfi | mia figlia è allergica alle noci
    | detersivo per i vestiti del bimbo | quante pastiglie ci sono nella scatola intera | muoio di fame | fuochi d'artificio | ho preso troppa vernice, posso restituirla?
    | ho gli occhi secchi, quali gocce avete? | la mia auto perde olio | ho comprato la vernice per sbaglio | mio marito ha mangiato tutti i biscotti
    | mia figlia ha ricevuto un profumo | ho messo la crema sul viso ed è ottima | ho preso il colore sbagliato per errore | ho ordinato due barattoli di vernice per errore
    | mia figlia ha 5 anni e adora il cioccolato | cloro per la mia piscina | gocce per gli occhi del mio cane
  `,
  pt: `
    levei um choque com o preço | o meu cão comeu a ração toda, quero encomendar mais | a minha filha comeu as bolachas e quer mais | demasiados comprimidos para escolher
    | o gato bebeu da fonte | posso misturar lixívia com vinagre? | creme para lábios inchados | detetor de fumo | o tecido não respira | que gotas posso pôr nos olhos?
    | pode causar uma reação alérgica? | a máquina engoliu o meu cartão | quero morrer de rir | a minha mãe bebeu o café aqui | uma vela que arde muito tempo
    | creme para olhos inchados | a minha filha é alérgica a nozes | detergente para a roupa do bebé | quantos comprimidos tem a caixa inteira | estou a morrer de fome
    | fogo de artifício | tomei a liberdade de escrever | comprei tinta a mais, posso devolver? | tenho os olhos secos, que gotas têm? | comprei tinta por engano
    | o meu marido comeu as bolachas todas | pus o creme na cara e adorei | pedi duas latas de tinta por engano | a minha filha tem 5 anos e adora chocolate
    | cloro para a minha piscina | gotas para os olhos do meu cão
  `,
  nl: `
    mijn hond heeft alle brokken gegeten, ik wil bijbestellen | mijn dochter heeft de koekjes gegeten en wil meer | te veel tabletten om uit te kiezen
    | de kat dronk uit de fontein | mag ik bleek en azijn mengen? | crème voor gezwollen lippen | rookmelder voor de slaapkamer | deze jas ademt niet
    | welke druppels kan ik in mijn ogen doen? | kan het een allergische reactie veroorzaken? | de automaat heeft mijn kaart ingeslikt | ik wil dood hout verwijderen
    | mijn moeder heeft hier koffie gedronken | een kaars die lang brandt | crème voor gezwollen ogen | mijn dochter is allergisch voor noten | wasmiddel voor babykleertjes
    | hoeveel tabletten zitten er in de hele doos | ik sterf van de honger | vuurwerk | ik heb te veel verf gekocht, kan ik het retourneren?
    | ik heb droge ogen, welke druppels zijn er? | de brandblusser | ik heb per ongeluk verf gekocht | mijn man heeft alle koekjes opgegeten | mijn stoel is in elkaar gezakt
    | ik heb de crème op mijn gezicht gedaan en het is heerlijk | ik heb per ongeluk twee potten verf besteld | mijn dochter is 5 en houdt van chocolade
    | chloor voor mijn zwembad | druppels voor de ogen van mijn hond
  `,
  tr: `
    köpeğim mamayı yedi, yenisini sipariş etmek istiyorum | kızım kurabiyeleri yedi ve daha istiyor | seçmek için çok fazla tablet var | çamaşır suyu ile sirke karıştırılır mı?
    | köpeğim çikolata yiyebilir mi? | duman dedektörü | şişmiş dudaklar için krem | gözüme hangi damlayı damlatabilirim? | alerjik reaksiyon yapar mı? | makine kartımı yuttu
    | bu sorunu bir daha yaşamak istemiyorum | kızım hediyeye bayıldı | motor boğuluyor | uzun süre yanan mum | annem burada kahve içti | şiş gözler için krem
    | kızımın fındık alerjisi var | bebek kıyafetleri için deterjan | bir kutuda kaç tablet var | açlıktan ölüyorum | havai fişek | çok fazla boya aldım iade edebilir miyim
    | kuru göz için damla var mı | yangın söndürücü | yanlışlıkla boya aldım | eşim bütün kurabiyeleri yedi | kızım parfüm aldı | kremi yüzüme sürdüm ve çok güzel
    | sandalye kırıldı | yanlışlıkla iki kutu boya sipariş ettim | kızım 5 yaşında ve çikolatayı seviyor | havuzum için klor | köpeğimin gözleri için damla
  `,
};

test.each(rows(ordinary))("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
