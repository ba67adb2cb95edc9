import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { languages } from "./languages.ts";
import { spokenLanguages } from "./spoken-language.ts";

const messages = (list: string): string[] => list.split("|").map((one) => one.trim());

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => messages(list).map((one): [string, string] => [code, one]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const dangers: Record<string, string> = {
  en: `
    my 2 year old drank the drain cleaner | our three year old has eaten a dishwasher tablet | my little one swallowed a button cell | my partner drank white spirit
    | grandma took the wrong thing, she drank paint thinner | My nephew swallowed a magnet | my hamster chewed the battery | my goldfish tank cleaner was drunk by my son
    | My son loves blue things and drank the drain cleaner | my cat drank your oil | my dog ate your chocolate | my puppy got into the grapes | my son drank it at home
    | I swallowed the drain cleaner, it says harmful if swallowed | no! my son drank bleach | no my son drank bleach | I don't know what my dog has eaten | drank bleach
    | he licked the superglue | my husband drank the antifreeze, he liked the colour | I am having an allergic reaction to the oat bar | my wife is having an allergic reaction
    | my lips are swelling | her tongue is swollen after your bar | my daughter's face has swollen up | she's not breathing | my dad stopped breathing | bleach in my eyes
    | got detergent into my daughter's eyes | oven cleaner splashed on my skin | my kitchen is burning | the charger caught fire | my sofa is on fire | I smell gas in the flat
    | our carbon monoxide alarm is going off | my son took a whole pack of pills | she has taken all the tablets | I took too many painkillers | my friend fainted
    | my gran passed out | my dog is convulsing | my daughter had a seizure | burned my leg with the wax | my son burnt his fingers on the oven | cat got permethrin
    | kitten got bleach on it, help | i mixed bleach and descaler | I accidentally mixed drain cleaner with ammonia
    | we mixed two of your cleaners and there are fumes everywhere | my nose won't stop bleeding, call an ambulance | my brother is bleeding | I have chest pain
    | help i cannot breathe | my three month old son has licked the oven cleaner | my budgie ate a zinc screw | Emma swallowed a marble
    | the baby put a battery in his mouth and swallowed it | my roommate drank antifreeze | my toddler took my blood pressure tablets
    | my child got hold of the pills and ate some | my dog has eaten a whole bar of dark chocolate | our rabbit ate onion | i think my kid drank some of the lamp oil
    | he just drank half the bottle of fabric softener | my four-year-old chewed a laundry pod | my daughter sprayed perfume in her eyes | drain cleaner splashed in my face
    | there's acid in my eye | my eyes are burning from the bleach | i got superglue in my eye | my father is having an allergic reaction to your nuts
    | my throat is swelling up after eating your cookies | my kid's lips are getting swollen | my husband has collapsed | my mother is unconscious | my girlfriend had a fit
    | we smell gas since we installed the heater | the co detector went off | the battery caught fire | my e-bike is on fire | theres a fire in my kitchen | my oven is in flames
    | my friend overdosed | she took 30 paracetamol | I've taken twenty sleeping pills | i took the entire bottle of pills | scalded my arm with boiling water
    | spilled boiling water on my leg | I mixed chlorine tabs with vinegar and now i'm coughing | i poured bleach and ammonia together | my cat licked the permethrin drops
    | put the dog flea treatment on my kitten by mistake | i inhaled the fumes of the paint thinner | my cat ate lilies | i cant breath | My neighbour's kid ate rat poison
    | My boss is choking on your candy | dog ate chocolate | baby drank shampoo | hi, my wife was cleaning and my baby drank some of the floor cleaner
    | not sure what to do, our cat licked up antifreeze in the garage | my 18 month old just ate a cigarette | Our kids mixed bleach with vinegar in the bathroom
    | she drank it all and now she's throwing up, it was the descaler | my puppy ate rat poison!! | the dog has swallowed a sock
    | my gf took loads of ibuprofen and whole box of paracetamol | grandpa isn't breathing | my child is not breathing | my daughter can't breathe | my tongue is swelling
    | I have an allergic reaction, my face is all red | my son is having a severe allergic reaction after your peanut bar | the oven caught fire | my phone is on fire
    | There's smoke everywhere in my flat | nail glue in my eye help | my kid got hair dye in his eyes | my coworker fainted | he had a seizure | burnt my hand on your candle
    | my parrot chewed a battery | my guinea pig ate the slug pellets | my niece swallowed the magnets from your toy | i drank turpentine by mistake
    | what do I do my horse ate the weed killer | my mom accidentally took my dad's heart pills | She's unconscious and not breathing
    | my boy ate washing powder thinking it was sugar | I think my cat has eaten a lily | our neighbour's dog ate slug pellets | he's choking on a toy
    | my daughter put a bead up her nose and she can't breathe | the baby swallowed water beads | i've got drain cleaner in my eyes | there is bleach in my son's eye
    | some oven cleaner got on my skin and it burns | my wife has been poisoned | my throat is closing up | CO alarm is going off | a pan caught fire in my kitchen
    | i took 40 tablets | someone fainted in your shop | my nan had a stroke | my dog licked up paint, what should I do | help! baby drank lamp oil! | i'm bleeding badly
    | I cut my hand and it won't stop bleeding | my son drank from the bleach bottle | my cat drank from a bottle of antifreeze | the kids ate berries and rat poison
  `,
  de: `
    mein Kind atmet nicht | meine Oma atmet nicht mehr | unser Kleiner hat Abflussreiniger getrunken | mein Hamster hat eine Batterie verschluckt | kind hat tabletten gegessen
    | meine zweijährige Tochter hat Spülmittel getrunken | mein Hund hat Schokolade gefressen | meine Katze hat das Rattengift gefressen, er mag es wohl
    | mein Neffe hat Nagellackentferner getrunken | ich habe eine allergische Reaktion | mein Mann hat eine allergische Reaktion auf den Riegel | meine Lippen sind geschwollen
    | seine Zunge schwillt an, mein Sohn kann nicht mehr atmen | ich habe Bleiche in den Augen | meiner Tochter ist Reiniger ins Auge gespritzt | Es brennt | unsere Küche brennt
    | das Ladegerät hat Feuer gefangen | es riecht nach Gas im Flur | der Kohlenmonoxidmelder piept | meine Frau hat eine ganze Packung Schlaftabletten genommen
    | mein Vater ist umgekippt | mein Bruder ist ohnmächtig geworden | meine Tochter krampft | ich habe mir das Bein verbrannt | habe Chlorreiniger mit Entkalker gemischt
    | hab versehentlich WC-Reiniger und Essigessenz vermischt | Hilfe, mein Hund hat Frostschutzmittel geleckt | mein Sohn hat es zuhause getrunken
    | mein dreijähriger hat an der Batterie geleckt | unser Hund hat Weintrauben gefressen | Meine Kleine hat eine Murmel verschluckt
    | meine Oma hat aus Versehen Reiniger getrunken | Hund hat Schneckenkorn gefressen | Baby hat Waschmittel gegessen | ich hab Sekundenkleber im Auge
    | mir ist Säure ins Auge gespritzt | meine Augen brennen vom Chlor | mein Gesicht ist angeschwollen nach dem Riegel | mein Freund ist bewusstlos
    | meine Tochter hat einen Krampfanfall | Feuer in der Küche | der Akku brennt | mein Akku hat Feuer gefangen | ich habe 20 Tabletten genommen
    | sie hat alle Tabletten geschluckt | ich habe mir die Hand verbrüht | Bleiche und Essig gemischt, es riecht komisch | mein Kater hat das Flohmittel vom Hund abgeleckt
    | ich habe meiner Katze versehentlich die Tropfen vom Hund gegeben | Nachbars Katze hat Frostschutzmittel getrunken | mein Sohn erstickt | mein Baby hat Shampoo getrunken
    | unser Zweijähriger hat eine Knopfzelle verschluckt | meine Frau und ich haben Chlor mit Essig gemischt | mein Sohn liebt Blau und hat Glasreiniger getrunken
    | er hat es nicht gemerkt, aber mein Kind hat Spüli getrunken | meine Mutter bekommt keine Luft | mein Opa atmet nicht | Kind atmet nicht | mein Gesicht schwillt an
    | ich reagiere allergisch, meine Zunge ist geschwollen | die Steckdose brennt | ich habe Abflussreiniger ins Auge bekommen | mein Hase hat Zwiebeln gefressen
    | meine Freundin hat zwei Packungen Ibuprofen genommen | ich hab mir die Finger verbrannt | Katze hat Permethrin bekommen | Hilfe mein Baby atmet nicht mehr
    | mein Kind hat aus der Flasche Rohrreiniger getrunken | ich glaube, meine Katze hat Lilien gefressen | der Hund vom Nachbarn hat Schneckenkorn gefressen
    | mein Bruder ist vergiftet worden | ich blute stark | ich habe mich geschnitten und es hört nicht auf zu bluten | mein Kind hat Nasentropfen geschluckt
    | mein Sohn hat eine Perle in der Nase und kriegt keine Luft | mein Onkel hatte einen Schlaganfall | in der Küche brennt es | die Pfanne brennt | wir riechen Gas
  `,
  fr: `
    il ne respire plus | mon bébé ne respire pas | je fais une réaction allergique | ma femme fait une réaction allergique à la barre | J'ai de la javel dans l'œil
    | ma fille a reçu du détergent dans les yeux | il y a le feu | ma cuisine brûle | le chargeur a pris feu | mon fils a bu du déboucheur
    | mon petit a mangé une pastille de lave-vaisselle | mon hamster a avalé une pile bouton | mon chien a mangé du chocolat | ma grand-mère a bu de l'eau de javel
    | mon neveu a bu le dissolvant | ses lèvres gonflent, mon mari | ma langue est gonflée | ça sent le gaz chez moi | le détecteur de monoxyde de carbone sonne
    | elle a pris toute la boîte de comprimés | ma sœur s'est évanouie | mon fils convulse | je me suis brûlé la jambe | j'ai mélangé de la javel et du détartrant
    | mon chat a léché l'antigel | j'ai avalé du nettoyant, que faire | mon copain a bu du vernis | mon enfant de 2 ans a bu de la lessive | mon lapin a mangé du rat poison
    | mon oncle a avalé de l'acide | bébé a bu du shampooing | j'ai de la colle dans l'œil | ma fille s'est mis du parfum dans les yeux
    | mon visage gonfle depuis que j'ai mangé la barre | mon père a perdu connaissance | ma mère fait un malaise | ça brûle dans la cuisine | la batterie a pris feu
    | elle a avalé 20 cachets | mon fils s'étouffe | mon chien a avalé de la mort aux rats | j'ai mélangé javel et vinaigre et ça sent bizarre
    | mon chat a reçu les gouttes du chien par erreur | chien a mangé chocolat | mon mari a avalé du débouche-évier | ma petite-fille a mangé une lessive en capsule
    | mon bébé ne respire plus | mon père ne respire pas | ma fille fait une allergie, sa langue gonfle | je fais une grosse réaction allergique
    | mon ami a pris trop de médicaments | le four a pris feu | j'ai reçu de l'acide dans les yeux | mon chien a bu l'antigel | mon chat a mangé du lys
    | j'ai mélangé deux produits ménagers et je tousse | j'ai brûlé ma main | à l'aide mon bébé ne respire plus | mon enfant a bu à la bouteille de javel
    | le chien du voisin a mangé de l'anti-limaces | mon frère a été empoisonné | je saigne beaucoup | ma poêle a pris feu | mon fils a avalé une perle
    | ma mère a pris les cachets de mon père par erreur | quelqu'un s'est évanoui
  `,
  es: `
    no respira | mi abuelo no respira | tengo lejía en los ojos | a mi hija le entró detergente en los ojos | mi hijo bebió desatascador | mi hámster se tragó una pila
    | mi perro comió chocolate | mi perrito ha comido matarratas | mi pareja bebió lejía | mi sobrino de 2 años bebió quitaesmalte | estoy teniendo una reacción alérgica
    | tengo una reacción alérgica a la barrita | se me hinchan los labios, mi cara está hinchada | hay fuego en la cocina | mi cocina está ardiendo | huele a gas
    | el detector de monóxido suena | tomó una caja entera de pastillas | mi madre se desmayó | mi hijo está convulsionando | me quemé la pierna | mezclé lejía con amoniaco
    | he mezclado lejía y desincrustante | mi gata lamió el anticongelante | mi niña se comió una pastilla del lavavajillas | mi bebé bebió champú | mi gato comió uvas
    | mi tío tragó ácido | me cayó pegamento en el ojo | se me metió jabón en los ojos | se me hincha la lengua | mi padre perdió el conocimiento | mi hijo se está atragantando
    | la batería se incendió | tomé 20 pastillas | mi esposa tomó todas las pastillas | me quemé la mano | mezclé lejía con vinagre y huele raro
    | le di a mi gato las gotas del perro por error | perro comió chocolate | mi hijo no respira | mi abuela bebió aguarrás | mi nena se tragó un imán | mi marido no respira
    | mi hija está teniendo una reacción alérgica grave | me ha salpicado lejía en los ojos | el horno está en llamas | mi perro lamió el anticongelante
    | mi conejo comió cebolla | mi amiga tomó demasiadas pastillas | se me ha quemado la mano | mi bebé se tragó una moneda | mi hijo comió detergente y le gustó
    | ayuda mi bebé no respira | mi hijo bebió de la botella de lejía | el perro del vecino comió matarratas | mi hermano fue envenenado, está inconsciente
    | estoy sangrando mucho | la sartén se incendió | mi madre tomó por error las pastillas de mi padre | alguien se desmayó
  `,
  it: `
    non respira | mio nonno non respira più | ho la candeggina nell'occhio | a mia figlia è entrato il detersivo negli occhi | mio figlio ha bevuto il disgorgante
    | il mio criceto ha ingoiato una pila | il mio cane ha mangiato il cioccolato | mio nipote ha bevuto l'acquaragia | la mia amica ha bevuto candeggina
    | sto avendo una reazione allergica | ho una reazione allergica alla barretta | le mie labbra sono gonfie | c'è un incendio | la mia cucina brucia
    | il caricabatterie ha preso fuoco | puzza di gas | il rilevatore di gas suona | ha preso una scatola intera di pastiglie | mia madre è svenuta
    | mio figlio ha le convulsioni | mi sono bruciato la gamba | ho mescolato candeggina e anticalcare | il mio gatto ha leccato l'antigelo | mia nonna ha preso troppe pillole
    | la mia bambina ha mangiato una pastiglia della lavastoviglie | il bebè ha bevuto lo shampoo | il gatto ha mangiato l'uva | mio zio ha ingerito acido
    | mi è finita la colla nell'occhio | mi si gonfia la lingua | mio padre ha perso conoscenza | mio figlio sta soffocando | la batteria ha preso fuoco | ho preso 20 pastiglie
    | mia moglie ha preso tutte le pastiglie | mi sono bruciata la mano | ho mischiato candeggina e aceto e c'è un odore strano | ho dato al gatto le gocce del cane per sbaglio
    | cane ha mangiato cioccolato | mia nonna ha bevuto trementina | la mia piccola ha ingoiato una calamita | mio marito non respira
    | mia figlia sta avendo una grave reazione allergica | mi è schizzata la candeggina negli occhi | il forno è in fiamme | il mio coniglio ha mangiato cipolla
    | la mia amica ha preso troppi farmaci | mi sono ustionato il braccio | mio figlio ha bevuto detersivo e gli è piaciuto | aiuto il mio bambino non respira
    | mio figlio ha bevuto dalla bottiglia di candeggina | il cane del vicino ha mangiato topicida | sto sanguinando molto | la padella ha preso fuoco
    | mia madre ha preso per errore le pillole di mio padre | qualcuno è svenuto
  `,
  pt: `
    não respira | o meu avô não respira | tenho lixívia nos olhos | entrou detergente nos olhos da minha filha | o meu filho bebeu desentupidor | o meu hamster engoliu uma pilha
    | o meu cão comeu chocolate | o meu sobrinho bebeu acetona | o meu namorado bebeu lixívia | estou a ter uma reação alérgica | tenho uma reação alérgica à barra
    | os meus lábios estão inchados | há fogo na cozinha | a minha cozinha está a arder | o carregador pegou fogo | cheira a gás | o alarme de monóxido disparou
    | tomou uma caixa inteira de comprimidos | a minha mãe desmaiou | o meu filho está a ter convulsões | queimei a perna | misturei lixívia com amoníaco
    | a minha gata lambeu o anticongelante | levei um choque da tomada | a minha menina comeu uma pastilha da máquina | o bebé bebeu champô | o gato comeu uvas
    | meu tio engoliu ácido | caiu cola no meu olho | a minha língua está a inchar | o meu pai perdeu os sentidos | meu filho está engasgado | a bateria pegou fogo
    | tomei 20 comprimidos | a minha mulher tomou todos os comprimidos | queimei a mão | misturei lixívia e vinagre e cheira estranho | dei ao gato as gotas do cão por engano
    | cachorro comeu chocolate | a minha avó bebeu aguarrás | a minha pequena engoliu um íman | o meu marido não respira | a minha filha está a ter uma reação alérgica grave
    | saltou lixívia para os meus olhos | o forno está em chamas | o meu coelho comeu cebola | a minha amiga tomou demasiados comprimidos | queimei o braço
    | meu filho bebeu detergente | socorro o meu bebé não respira | o meu filho bebeu da garrafa de lixívia | o cão do vizinho comeu veneno | estou a sangrar muito
    | a frigideira pegou fogo | a minha mãe tomou por engano os comprimidos do meu pai | alguém desmaiou
  `,
  nl: `
    hij ademt niet | mijn opa ademt niet meer | ik heb bleek in mijn ogen | mijn dochter kreeg wasmiddel in haar ogen | mijn zoon heeft ontstopper gedronken
    | mijn hamster heeft een batterij ingeslikt | mijn hond heeft chocolade gegeten | mijn neefje dronk terpentine | mijn vriendin heeft bleekmiddel gedronken
    | ik heb een allergische reactie | mijn man krijgt een allergische reactie op de reep | mijn lippen zijn gezwollen | er is brand | mijn keuken staat in brand
    | de oplader heeft vlam gevat | het ruikt naar gas | de koolmonoxidemelder gaat af | ze heeft een hele doos pillen genomen | mijn moeder is flauwgevallen
    | mijn zoon heeft stuiptrekkingen | ik heb mijn been verbrand | ik heb bleek en ontkalker gemengd | mijn kat heeft antivries gelikt
    | ons kleintje heeft afwasmiddel gedronken | mijn meisje heeft een vaatwastablet gegeten | baby dronk shampoo | de kat heeft druiven gegeten | mijn oom heeft zuur ingeslikt
    | ik heb lijm in mijn oog gekregen | mijn tong zwelt op | mijn vader is bewusteloos | mijn zoon stikt | de accu vloog in brand | ik heb 20 pillen geslikt
    | mijn vrouw heeft alle pillen ingenomen | ik heb mijn hand verbrand | bleek en azijn gemengd en het ruikt raar | ik heb mijn kat per ongeluk de druppels van de hond gegeven
    | hond at chocolade | mijn oma dronk terpentine | mijn kleine heeft een magneet ingeslikt | mijn man ademt niet | mijn dochter heeft een zware allergische reactie
    | er spatte bleek in mijn ogen | de oven staat in brand | mijn konijn heeft ui gegeten | mijn vriendin heeft te veel pillen geslikt | ik heb mijn arm verbrand
    | mijn baby heeft wasmiddel gegeten en vond het lekker | help mijn baby ademt niet | mijn zoon heeft uit de fles bleek gedronken
    | de hond van de buren heeft rattengif gegeten | ik bloed hevig | de pan vloog in brand | mijn moeder heeft per ongeluk de pillen van mijn vader genomen
    | iemand is flauwgevallen
  `,
  tr: `
    nefes almıyor | dedem nefes almıyor | çocuğum deterjan yedi | oğlum lavabo açıcı içti | gözüme çamaşır suyu kaçtı | kızımın gözüne deterjan sıçradı | hamsterım pil yuttu
    | köpeğim çikolata yedi | yeğenim aseton içti | arkadaşım çamaşır suyu içti | alerjik reaksiyon geçiriyorum | eşim alerjik reaksiyon geçiriyor | dudaklarım şişti
    | yangın var | mutfağım yanıyor | şarj aleti alev aldı | gaz kokuyor | karbonmonoksit alarmı çalıyor | annem bir kutu hap yuttu | babam bilincini kaybetti
    | oğlum nöbet geçiriyor | bacağımı yaktım | çamaşır suyu ile kireç çözücü karıştırdım | kedim antifriz yaladı | 2 yaşındaki oğlum deterjan içti | kızım bulaşık tableti yuttu
    | bebek şampuan içti | kedim üzüm yedi | dayım asit içti | gözüme yapıştırıcı kaçtı | dilim şişiyor | babam bayılıp düştü | oğlum boğuluyor | batarya alev aldı
    | 20 tane hap içtim | eşim bütün hapları yuttu | elimi yaktım | çamaşır suyu ile sirke karıştırdım ve garip kokuyor | yanlışlıkla kedime köpeğin damlasını verdim
    | köpek çikolata yedi | babaannem tiner içti | oğlum mıknatıs yuttu | kocam nefes almıyor | kızım ağır alerjik reaksiyon geçiriyor | gözlerime çamaşır suyu sıçradı
    | fırın yanıyor | tavşanım soğan yedi | arkadaşım çok fazla hap içti | kolumu yaktım | bebeğim deterjan yuttu | 2 yaşındaki kızım pil yuttu | köpeğim fare zehri yedi
    | oğlum bayıldı, uyanmıyor | imdat bebeğim nefes almıyor | oğlum şişeden çamaşır suyu içti | komşunun köpeği fare zehri yedi | tava alev aldı
    | annem yanlışlıkla babamın ilaçlarını içti | birisi bayıldı, tepki vermiyor
  `,
};

const despair = `
  I want to end it all | i want to die | I don't want to live anymore | i am thinking about killing myself | Ich will tot sein | ich bringe mich um | ich will mich umbringen
  | ich möchte sterben | je vais me tuer | je veux en finir | je veux mourir | j'ai envie de mourir | me quiero matar | no quiero seguir viviendo | quiero morirme
  | mi voglio uccidere | voglio farla finita | non ho più voglia di vivere | quero morrer | vou me matar | não quero viver mais | ik wil er een eind aan maken | ik wil dood
  | ik wil niet langer leven | yaşamak istemiyorum | kendimi öldüreceğim | ölmek istiyorum | I want to kill myself | i don't want to be alive anymore
  | my life is not worth living | i'm going to end my life tonight | ich will mir das Leben nehmen | je ne veux plus vivre | quiero suicidarme | voglio suicidarmi
  | ik wil zelfmoord plegen | kendimi öldürmek istiyorum | ich bring mich um | ich möchte nicht mehr leben | I am suicidal | i dont want to live | me quiero morir
  | non voglio più vivere
`;

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
    | my daughter has eczema and got a rash from the lotion | I got bleach by mistake instead of starch | I got two bottles of detergent by accident
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

test.each(rows(dangers))("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

test.each(messages(despair))("%s: who says so despairs", (message) => {
  expect(heard(message, "en")?.emergency).toBe("despair");
});

test.each(rows(ordinary))("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});

test("it is told in which language it is said, wherever the shop is", () => {
  expect(heard("kind hat tabletten gegessen", "en")?.language.code).toBe("de");
  expect(heard("mijn zoon heeft bleek gedronken", "fr")?.language.code).toBe("nl");
});

test.each([
  ["can I mix bleach and descaler?", "i already did and it smells weird"],
  ["Darf ich Chlorreiniger mit Entkalker mischen?", "hab ich schon gemacht"],
  ["puis-je mélanger la javel et le détartrant ?", "je l'ai déjà fait"],
  ["¿puedo mezclar lejía y amoniaco?", "ya lo hice"],
  ["posso mescolare candeggina e anticalcare?", "l'ho già fatto"],
  ["posso misturar lixívia com amoníaco?", "já fiz"],
  ["mag ik bleek met ontkalker mengen?", "heb ik al gedaan"],
  ["çamaşır suyu ile kireç çözücü karıştırılır mı?", "zaten yaptım"],
  ["can my dog eat grapes?", "he already did"],
])("after “%s”, “%s” tells of danger", (last, message) => {
  expect(emergencyIn(message, languages, last)?.emergency).toBe("danger");
});

test("after other talk it does not", () => {
  expect(emergencyIn("i already did", languages, "can I mix these colours?")).toBeNull();
  expect(emergencyIn("i didn't do it", languages, "can I mix bleach and descaler?")).toBeNull();
});
