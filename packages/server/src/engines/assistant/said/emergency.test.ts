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
    | my gran passed out | my dog is convulsing | my daughter had a seizure | burned my leg with the wax | my son burnt his fingers on the oven | cat got permethrin | my rabbit got fipronil by accident
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
    | some oven cleaner got on my skin and it burns | my wife has been poisoned | our cat is poisoned by the slug pellets what do i do | my throat is closing up | CO alarm is going off | a pan caught fire in my kitchen
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

test.each(rows(dangers))("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

test.each(messages(despair))("%s: who says so despairs", (message) => {
  expect(heard(message, "en")?.emergency).toBe("despair");
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
