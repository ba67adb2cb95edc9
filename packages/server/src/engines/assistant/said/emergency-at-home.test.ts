import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const lodged: Record<string, string> = {
  en: "my daughter stuck a bead up her nose | my son put a button battery in his ear | the baby has a coin in his mouth | my toddler shoved a pea up his nose and it is stuck | my kid has a bead in her ear",
  de: "meine Tochter hat sich eine Perle in die Nase gesteckt | mein Sohn hat eine Knopfzelle ins Ohr geschoben | mein Kind hat eine Erbse in der Nase | das Baby hat eine Batterie in den Mund gesteckt",
  fr: "mon enfant a mis une pile dans le nez | ma fille s'est enfoncé une perle dans l'oreille | le petit a mis une pile ronde dans sa bouche et je la trouve plus | mon bébé de 10 mois a mis du spray anti moustique dans la bouche",
  es: "mi nena se metió una pila en la nariz | se metió un botón por la nariz mi hijo | mi bebé se metió una cuenta en la nariz | mi bebé se metió una cuenta en la oreja | se metió una pila en la nariz | mi hija tiene un botón dentro de la nariz | mi hijo se ha metido una canica en el oído",
  it: "mia figlia si è infilata una perlina nel naso | mio figlio ha messo una pila nell'orecchio | il bimbo si è messo una moneta in bocca",
  pt: "a minha filha enfiou uma conta no nariz | o meu filho meteu uma pilha no ouvido | o bebé pôs uma moeda na boca | minha filha colocou um botão no nariz",
  nl: "mijn dochter heeft een kraal in haar neus gestopt | mijn zoon heeft een knoopcel in zijn oor geduwd | de baby heeft een munt in zijn mond gestopt",
  tr: "kızım burnuna boncuk soktu | oğlum kulağına pil soktu | bebeğim ağzına pil soktu | oğlumun burnuna düğme kaçtı",
};

const shocked: Record<string, string> = {
  en: "I got an electric shock from the toaster | the kettle gave me a shock | the kettle gave my wife a shock | my son got shocked by the heater",
  de: "ich habe vom Toaster einen Stromschlag bekommen | der Wasserkocher hat mir einen Schlag verpasst | ich hab am Heizlüfter eine gewischt bekommen",
  fr: "j'ai pris une décharge électrique avec le grille-pain | j'ai le courant en touchant la bouilloire | j'ai pris le jus avec le radiateur | ma fille s'est électrocutée",
  es: "me he electrocutado con el radiador | la tostadora me dio calambre | me ha dado la corriente el hervidor | mi hijo se electrocutó",
  it: "ho preso la scossa con il tostapane | il bollitore mi ha dato la scossa | mio figlio è rimasto folgorato",
  pt: "apanhei um choque com a torradeira | a chaleira me deu um choque | levei um choque elétrico com o aquecedor",
  nl: "ik heb een schok gekregen van de broodrooster | de waterkoker gaf me een schok | mijn zoon is geëlektrocuteerd",
  tr: "tost makinesi beni çarptı | ütüden elektrik çarptı | su ısıtıcısı çarpıyor",
};

const failing: Record<string, string> = {
  en: "my scooter battery is swelling and getting hot | the power bank is smoking | my fryer is throwing sparks | smoke is coming out of the toaster | the charger is melting | swollen battery, what do I do? | when I plug the kettle in it sparks | my heater caught fire | the socket is sparking | my e-bike battery exploded",
  de: "der Akku vom Roller bläht sich auf und wird heiß | die Powerbank raucht | meine Fritteuse sprüht Funken | aus dem Toaster kommt Rauch | das Ladegerät schmilzt | mein Akku ist aufgebläht | der Heizlüfter qualmt",
  fr: "la batterie de ma trottinette gonfle et chauffe | la batterie externe fume | la batterie est en train de brûler | ma friteuse fait des étincelles | il y a de la fumée qui sort du grille-pain | la batterie de mon téléphone est gonflée | le chargeur fond | la batterie a pris feu | le radiateur a pris feu",
  es: "se ha incendiado el radiador | se prendió fuego la vela y se quemó la cortina | la batería del patinete está hinchada | la batería externa echa humo | la freidora echa chispas | sale humo de la tostadora | se me ha hinchado la batería del móvil | el cargador se está derritiendo",
  it: "la batteria del monopattino si è gonfiata e scotta | la power bank fuma | la friggitrice fa scintille | esce fumo dal tostapane | il caricabatterie si sta sciogliendo | ha preso fuoco il termosifone",
  pt: "a bateria da trotinete está inchada e quente | a powerbank está a deitar fumo | a fritadeira está a fazer faíscas | sai fumo da torradeira | o carregador está a derreter | o aquecedor pegou fogo",
  nl: "de accu van mijn step zwelt op en wordt heet | de powerbank rookt | mijn frituurpan geeft vonken | er komt rook uit de broodrooster | de oplader smelt | de kachel staat in brand",
  tr: "scooterın bataryası şişti ve ısınıyor | powerbankten duman çıkıyor | fritözden kıvılcım çıkıyor | tost makinesinden duman çıkıyor | şarj aleti eriyor | bataryam şişti",
};

const sickened: Record<string, string> = {
  en: "my daughter ate three of your bars and she is allergic to peanuts | my son drank the shake and he's allergic to milk | my cat bit the plant and is vomiting | my dog chewed the lily and keeps throwing up | we both have a headache since we lit the stove in the tent | my daughter sucked on a battery",
  de: "meine Tochter hat drei Riegel gegessen und ist allergisch gegen Erdnüsse | mein Sohn hat den Shake getrunken und ist allergisch auf Milch | meine Katze hat in die Pflanze gebissen und erbricht | mein Hund hat an der Lilie geknabbert und übergibt sich | wir haben beide Kopfschmerzen seit wir den Kocher im Zelt angezündet haben | mein Kind hat an einer Batterie gelutscht",
  fr: "ma fille a mangé trois barres et elle est allergique aux cacahuètes | mon fils a bu la protéine et il est allergique au lait | mon chat a mordu la plante et il vomit | on a mal à la tête tous les deux depuis qu'on a allumé le réchaud dans la tente | ma fille de 2 ans a sucé une pile | mon chien a mordu le lys et vomit",
  es: "mi hija se tomó tres barritas y es alérgica al cacahuete | mi hijo tomó proteína y es alérgico a la leche | mi gata mordió la planta y está vomitando | mi perro mordió el lirio y está vomitando | nos duele la cabeza a los dos desde que encendimos el hornillo en la tienda | mi hija chupó una pila",
  it: "mia figlia ha mangiato tre barrette ed è allergica alle arachidi | mio figlio ha bevuto le proteine ed è allergico al latte | la mia gatta ha morso la pianta e sta vomitando | abbiamo mal di testa da quando abbiamo acceso il fornello in tenda | mia figlia ha succhiato una pila",
  pt: "a minha filha comeu três barras e é alérgica a amendoim | o meu filho tomou proteína e é alérgico ao leite | a minha gata mordeu a planta e está a vomitar | estamos com dor de cabeça desde que acendemos o fogareiro na tenda | a minha filha chupou uma pilha",
  nl: "mijn dochter heeft drie repen gegeten en is allergisch voor pinda | mijn zoon heeft de shake gedronken en is allergisch voor melk | mijn kat heeft in de plant gebeten en braakt | we hebben allebei hoofdpijn sinds we de brander in de tent hebben aangestoken | mijn dochter heeft op een batterij gezogen",
  tr: "kızım üç bar yedi ve fıstığa alerjisi var | oğlum protein içti ve süte alerjisi var | kedim bitkiyi ısırdı ve kusuyor | çadırda ocağı yaktığımızdan beri ikimizin de başı ağrıyor | kızım pil emdi",
};

const hurt: Record<string, string> = {
  en: "my baby fell off the high chair and is not responding | my son fell down the stairs and doesn't move | I cut myself with the blender and it's bleeding a lot | I can't breathe properly since I ate the bar | my son has trouble breathing after the bar",
  de: "mein Baby ist vom Hochstuhl gefallen und reagiert nicht | meine Tochter ist gestürzt und bewegt sich nicht | ich habe mich am Mixer geschnitten und es blutet stark | ich bekomme schlecht Luft nach dem Riegel | mein Sohn hat Atemnot nach dem Riegel",
  fr: "mon bébé est tombé de la chaise haute et ne réagit pas | ma fille est tombée et ne bouge plus | je me suis coupé avec le mixeur et ça saigne beaucoup | mon fils a des difficultés à respirer après la barre | j'ai le souffle court après avoir mangé la barre",
  es: "mi bebé se cayó de la trona y no reacciona | mi hija se cayó y no se mueve | mi hijo tiene dificultad para respirar después de la barrita | me falta el aire después de comer la barrita | me corté con la batidora y sangra mucho | mi hijo se ha caído de la cama y no responde",
  it: "il mio bebè è caduto dal seggiolone e non reagisce | mia figlia è caduta e non si muove | mi sono tagliato con il frullatore e sanguina molto | mi manca il respiro dopo la barretta | mio figlio fa fatica a respirare dopo la barretta",
  pt: "o meu bebé caiu da cadeira e não reage | a minha filha caiu e não se mexe | cortei-me com a varinha e sangra muito | falta-me o ar depois de comer a barra | meu filho está com dificuldade para respirar depois da barra",
  nl: "mijn baby is uit de kinderstoel gevallen en reageert niet | mijn dochter is gevallen en beweegt niet | ik heb me gesneden aan de blender en het bloedt erg | ik ben benauwd na het eten van de reep | mijn zoon heeft moeite met ademhalen na de reep",
  tr: "bebeğim mama sandalyesinden düştü ve tepki vermiyor | kızım düştü ve hareket etmiyor | blenderla elimi kestim ve çok kanıyor | bardan sonra nefes almakta zorlanıyorum | oğlum nefes almakta zorlanıyor",
};

const inTheEyes: Record<string, string> = {
  en: "I have spray in my eyes | spray in the eye",
  de: "ich habe Spray in den Augen | Spray im Auge",
  fr: "j'ai du spray dans les yeux | spray dans l'oeil | du parfum dans les yeux de mon fils",
  es: "tengo spray en los ojos | spray en el ojo",
  it: "ho lo spray negli occhi | spray nell'occhio",
  pt: "tenho spray nos olhos | spray no olho",
  nl: "ik heb spray in mijn ogen | spray in mijn oog",
  tr: "gözüme sprey kaçtı | gözümde sprey var",
};

const leaking: Record<string, string> = {
  en: "my battery is leaking and it smells | the battery leaked in my hand",
  de: "mein Akku läuft aus und stinkt",
  fr: "ma batterie fuit et elle sent mauvais",
  es: "mi batería pierde líquido y huele | mi batería gotea y huele mal",
  it: "la mia batteria perde liquido e puzza",
  pt: "a minha bateria está a verter líquido e cheira mal | minha bateria está vazando",
  nl: "mijn accu lekt en stinkt",
  tr: "bataryam akıyor ve kötü kokuyor",
};

const irritated: Record<string, string> = {
  en: "my face burns after using the cream | I got a rash from your cream | my skin is red and itchy since I used the serum | my eyes are swollen after the mascara | the cream burns my face",
  de: "mein Gesicht brennt nach der Creme | ich habe nach der Creme Ausschlag bekommen | mein Auge ist nach der Wimperntusche geschwollen | die Creme brennt auf meiner Haut",
  fr: "le visage me brûle depuis la crème | j'ai des plaques après la crème | j'ai des rougeurs depuis que j'ai mis le sérum | la crème me brûle le visage",
  es: "me arde la cara después de usar la crema | me ha salido un sarpullido después de usar la crema | se me hinchó el ojo después de usar la máscara | me pica la piel desde que uso la crema | la crema me quema la cara",
  it: "mi brucia la faccia dopo aver usato la crema | mi è venuto uno sfogo dopo la crema | la crema mi brucia la pelle",
  pt: "arde-me a cara depois de usar o creme | fiquei com o rosto inchado depois do creme | fiquei com uma erupção na pele depois do creme",
  nl: "mijn gezicht jeukt sinds ik de crème gebruik | ik heb uitslag gekregen van de crème | mijn oog is opgezwollen na de mascara",
  tr: "kremi kullandıktan sonra yüzüm yanıyor | kremden sonra yüzümde kızarıklık çıktı",
};

const illAfterwards: Record<string, string> = {
  en: "my cat is vomiting after eating your lily",
  de: "meine Katze erbricht nach dem Fressen der Lilie",
  fr: "mon chat vomit après avoir mordu votre lys",
  es: "mi gato está vomitando después de comer vuestro lirio",
  it: "il mio gatto vomita dopo aver morso il giglio",
  pt: "o meu gato está a vomitar depois de comer o lírio",
  nl: "mijn kat braakt na het eten van de lelie",
  tr: "kedim zambağı yedikten sonra kusuyor",
};

const inAnger: Record<string, string> = {
  en: "my son swallowed a battery in a rage | my daughter swallowed bleach in anger | my son in tears swallowed bleach | my son swallowed a bitter pill | I swallowed bleach in a rage",
  de: "mein Sohn hat aus Wut eine Batterie verschluckt | meine Frau hat aus Frust Tabletten geschluckt",
  fr: "mon fils a avalé de la javel par colère",
  es: "mi hijo se tragó una pila por rabia",
  it: "mio figlio ha ingoiato una pila per rabbia",
  pt: "o meu filho engoliu uma pilha de raiva",
  nl: "mijn man heeft uit woede bleek ingeslikt",
  tr: "oğlum öfkeyle pil yuttu",
};

const isItNormal: Record<string, string> = {
  en: "smoke is coming out of the fryer? | HELP the charger is smoking?? | is it normal that the toaster smokes? | the fryer is smoking?",
  de: "ist es normal dass der Akku raucht? | Aus der Steckdose kommt Rauch? | Es kommt Rauch aus dem Toaster? | die Fritteuse raucht?",
  fr: "est-ce normal que la friteuse fume ? | la friteuse fume c'est normal ?",
  nl: "is het normaal dat de friteuse rookt? | rookt de friteuse normaal?",
  es: "sale humo del enchufe? | ¿es normal que la freidora eche humo? | ¿la freidora echa humo, es normal? | la freidora está echando humo?",
  it: "è normale che la friggitrice fumi? | è normale che la friggitrice fa fumo?",
  pt: "o carregador está a deitar fumo? | a fritadeira está a deitar fumo?",
  tr: "fritözden duman çıkıyor, normal mi? | prizden duman çıkıyor?",
};

const stillThere: Record<string, string> = {
  en: `
    my battery leaked all over my hand | fluid is leaking from the battery | my rash is not gone after your cream | my son got a rash from your cream, do you have something without perfume?
    | my face is red after the cream | my daughter has hives from the shampoo | acid leaked from the battery | my wife broke out after the soap
    | the battery of my scooter leaks
  `,
  de: "die Batterie ist ausgelaufen | der Akku von meinem Roller läuft aus | meine Haut juckt nach der Creme | mein Ausschlag von der Creme geht nicht weg",
  fr: "mon visage est tout rouge depuis la crème | la batterie de ma trottinette fuit",
  es: "la batería de mi patinete gotea | tengo la cara muy roja después de la crema",
  it: "la batteria perde liquido | ho il viso arrossato dopo la crema",
  pt: "a bateria verte líquido | a minha cara está vermelha depois do creme",
  nl: "de accu van mijn step lekt | mijn huid jeukt door de crème",
  tr: "pilim akmış | kremden sonra yüzüm kızardı",
};

const others: Record<string, string> = {
  en: `
    my little boy pushed a small magnet into his nose | toddler has a button battery in her nose | there's a bead stuck in my son's ear | my battery started smoking while charging
    | the battery pack is swollen | smoke from the battery | battery on fire | my son swallowed a button | my hoverboard battery is swelling
    | my wife got an electric shock from the iron | my dog bit through a cable and got a shock | I can't breathe after eating your nut bar | my throat feels tight after the bar
    | my daughter ate peanuts by accident, she's allergic | my cat chewed the lily | my dog nibbled the plant and now he is vomiting
    | my child had your protein bar and is allergic to peanuts | my baby fell from the changing table and is unconscious | my grandma fell and does not move | I got bug spray in my eyes | my toddler sprayed perfume in his mouth
    | my son has a piece of lego stuck in his nose | my heater is smoking | plug is sparking and smells burnt | the extension lead melted
    | our tent stove made us dizzy after we lit it
    | my toddler drank lamp oil | the baby has a button battery stuck up his nose | our dog swallowed a battery | my vape battery is on fire | I burned myself on the fryer
    | I'm getting shocks from the washing machine | baby rolled off the sofa and won't wake up | my daughter is allergic to nuts and just ate a bar
    | he had a bar and is allergic, now he can't breathe | the stove is lit in the tent and my girlfriend has a headache
  `,
  de: `
    mein Kleiner hat sich einen Magneten in die Nase gesteckt | in der Nase meines Sohnes steckt eine Perle | der Fernseher raucht | mein E-Scooter-Akku ist aufgebläht
    | mein Akku wölbt sich und stinkt | die Steckdose raucht | ich habe am Toaster einen Stromschlag bekommen | meine Katze hat an der Pflanze geknabbert und erbricht sich
    | mein Hund hat die Lilie angeknabbert und kotzt | meine Tochter ist vom Wickeltisch gefallen und ist bewusstlos | meine Tochter hat Erdnüsse gegessen, sie ist allergisch
    | uns ist schwindelig seit wir den Grill im Zelt angemacht haben | Insektenspray ins Auge bekommen | mein Kind hat Insektenspray im Mund
    | mein Handyakku ist aufgebläht | mein Kind hat eine Murmel im Ohr | der Akku qualmt | die Batterie raucht | mein Sohn ist allergisch gegen Nüsse und hat den Riegel gegessen
    | Kopfschmerzen seit wir den Gasofen angezündet haben | unser Hund hat die Pflanze gefressen und erbricht | meine Oma ist gestürzt und reagiert nicht
  `,
  fr: `
    mon fils s'est mis une bille dans l'oreille | ma fille a une perle coincée dans le nez | ma batterie de vélo est gonflée et fume | la trottinette prend feu | la prise fume
    | j'ai pris une châtaigne avec le sèche-cheveux | mon chat a mangé la plante et vomit | ma fille a pris trois barres et elle est allergique aux cacahuètes | ma fille a mangé des cacahuètes alors qu'elle est allergique
    | mon bébé est tombé de la table à langer et ne bouge plus | ma mère est tombée et ne répond plus | on a des vertiges depuis qu'on a allumé le poêle
    | du parfum dans les yeux de mon fils | ma batterie fait de la fumée | j'arrive plus à respirer après la barre | mon fils a mis un jeton dans sa bouche et il s'étouffe
    | mon bébé a mis une pile dans sa bouche
    | ma batterie gonfle | mon téléphone chauffe et la batterie gonfle | la batterie de ma perceuse fume | le four fume | il y a de la fumée dans ma cuisine
    | ça sent le brûlé et la prise fait des étincelles | mon bébé a avalé une bille | mon fils a une bille dans le nez | le petit s'est mis un haricot dans l'oreille
    | ma fille allergique aux noix a mangé une barre | il a mangé une barre et il est allergique aux noix | mon fils a mordu une pile
    | on a mal au crâne depuis qu'on a allumé le barbecue dans le garage | mon chien a léché la batterie | mon fils ne respire plus bien après la barre
    | ma fille a du mal à respirer depuis la barre
  `,
  es: `
    mi niño se metió una moneda en la boca | mi hija tiene una perla metida en la nariz | la batería está hinchada | el cargador echa humo | la batería se está quemando
    | salen chispas del enchufe | el calefactor se ha prendido fuego | mi hijo comió cacahuetes y es alérgico | mi perro masticó la planta y vomita | mi gato mordió un lirio
    | mi abuela se cayó y no se mueve | me cuesta respirar desde que comí la barrita | nos mareamos desde que encendimos la estufa | tengo insecticida en los ojos
    | me corté con el cuchillo y no para de sangrar | a mi hijo se le metió una bolita en la nariz | mi hija se tragó una pila | se metió una pila en la nariz
    | la batería se hincha | el móvil se ha hinchado | mi bebé se puso una pila en la boca | mi hijo lamió una pila | la batería quema y echa humo | el radiador está ardiendo
    | mi hija alérgica a las nueces comió la barrita | comió una barrita y es alérgico | mi perra se comió el lirio | mi gato está vomitando, se comió una planta
    | mi hijo no puede respirar bien después de la barrita | el niño se cayó de la cuna y no se mueve | me he cortado con el cuchillo y no para de sangrar
    | tiene una pila en la nariz mi bebé | nos duele la cabeza, encendimos el brasero
  `,
  it: `
    mia figlia si è messa una pila nel naso | mio figlio ha una perlina incastrata nell'orecchio | la batteria del monopattino è gonfia | la batteria sta bruciando
    | escono scintille dalla presa | il phon mi ha dato la scossa | mia figlia ha mangiato le arachidi ed è allergica | il cane ha morso il giglio e vomita
    | mia nonna è caduta e non si muove | ci gira la testa da quando abbiamo acceso la stufa | mi manca il fiato dopo la barretta | ho dello spray negli occhi
    | la batteria si gonfia | il cellulare si è gonfiato | il forno fa scintille | mia figlia allergica alle noci ha mangiato la barretta
    | mio figlio non riesce a respirare dopo la barretta | mia figlia ha una pallina nel naso
  `,
  pt: `
    o meu filho pôs uma pilha no nariz | minha filha enfiou uma miçanga na orelha | a bateria do patinete está inchada | a bateria está a arder | saem faíscas da tomada
    | o secador deu-me choque | a minha filha comeu amendoins e é alérgica | o cão mordeu o lírio e está a vomitar | a minha avó caiu e não se mexe
    | estamos tontos desde que ligámos o aquecedor | estou com falta de ar depois da barra | entrou spray nos olhos
    | a bateria inchou | meu bebê colocou uma pilha na boca | o carregador pegou fogo | meu filho não consegue respirar depois da barra | a minha filha tem uma bolinha no nariz
  `,
  nl: `
    mijn zoon heeft een batterij in zijn neus gestopt | er zit een kraal in de neus van mijn dochter | de accu van mijn fiets is opgezwollen | de accu staat in brand
    | er komen vonken uit het stopcontact | de föhn gaf me een schok | mijn dochter heeft pinda's gegeten en is allergisch | de hond heeft in de lelie gebeten en braakt
    | mijn oma is gevallen en beweegt niet | we zijn duizelig sinds we de kachel hebben aangezet | ik krijg geen lucht na de reep | ik heb spray in mijn oog gekregen
    | mijn kind heeft een knikker in zijn oor | de accu rookt | mijn zoon kan niet ademen na de reep | mijn hond heeft de plant opgegeten en geeft over
  `,
  tr: `
    oğlum burnuna pil soktu | kızımın kulağına boncuk kaçtı | scooterımın pili şişti | batarya yanıyor | prizden duman çıkıyor | saç kurutma makinesi beni çarptı
    | kızım fıstık yedi, alerjisi var | köpeğim zambağı ısırdı ve kusuyor | babaannem düştü ve kıpırdamıyor | sobayı yaktığımızdan beri başımız dönüyor
    | bardan sonra nefes alamıyorum | gözüme böcek ilacı kaçtı
    | bebeğim ağzına pil aldı | telefonum şişti | oğlum barı yedi ve nefes alamıyor | kedim zambak yedi ve kusuyor
  `,
};

test.each(
  Object.entries({
    lodged,
    shocked,
    failing,
    leaking,
    sickened,
    illAfterwards,
    irritated,
    hurt,
    inTheEyes,
    inAnger,
    isItNormal,
    stillThere,
    others,
  }).flatMap(([, one]) => rows(one)),
)("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});
