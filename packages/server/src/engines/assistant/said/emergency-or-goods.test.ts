import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const happening: Record<string, string> = {
  en: `
    gas leak, help | hi, gas leak | my kitchen, gas leak | palpitations, what now? | please come quickly, gas leak | oh no, allergic reaction
    | the detector is beeping, gas leak | my son swallowed a bitter pill | my husband swallowed bleach in anger | my dog swallowed a toad and foams
    | the pressure cooker exploded and my wife is burned, I need a new one | the gas bottle exploded, what do I do?
    | the pressure cooker exploded in my face, do you have a new one | pressure cooker exploded | my gas bottle caught fire | caffeine overdose
    | I think I took a caffeine overdose | severe overdose of caffeine | my son has an overdose of vitamin D | my detector says there is a gas leak
    | the sensor shows that gas is leaking | gas is leaking | I need a detector because there is a gas leak | my alarm beeps and there is a gas leak
    | I took too much magnesium and my heart is pounding | my daughter took too much vitamin D, what do I do, can I return it?
    | my son ate too many vitamins, can I return the rest? | palpitations after a cup of coffee and an energy gel | my battery is leaking and smells awful, can I get a new one?
    | drank the tea for the night, palpitations | after the cream for sensitive skin, allergic reaction | my underarms are stinging since I used the new deodorant
    | the back of my neck itches after your hair dye | my little girl's cheeks are bright red after the sunscreen | the batteries of the flashlight leaked onto my fingers
    | battery leaked all over the couch | there is a strong smell and gas is leaking from the cooker | my face still itches from the mask, it never went away
    | the skin on my shins is itching since the hair removal cream | my boyfriend's ears are swollen after the shampoo
    | I washed my hair with your shampoo and now my scalp is burning from the shampoo | a battery in my daughter's night light leaked and it's on her pyjamas
    | remote batteries leaked all over my fingers | acid is leaking out of the battery | my hives went away but came back after the lotion
    | pressure cooker exploded and my mum is hurt | my kid overdosed on melatonin | someone smells gas, there is a gas leak in the hallway
    | ever since the body scrub my thighs have been burning | my wife's lips swelled up after the balm | the car key battery leaked and there is white powder on my fingers
    | my toothbrush battery has leaked in my mouth | my forehead is itchy since the mask and I no longer know what to do | the gas canister exploded next to my tent
    | my brother took too many caffeine pills | we have a gas leak in the kitchen | my eyes sting from the shampoo | the soap burned my baby's skin
  `,
  de: `
    Hilfe, Gasleck | bei uns stinkt es, Gasleck | meine Frau, allergische Reaktion | der Schnellkochtopf ist explodiert, mein Sohn hat was abbekommen, habt ihr neue?
    | der Gaskocher ist explodiert | Überdosis Koffein | ich glaube ich habe eine Überdosis Vitamin D | Gas tritt aus | Herzrasen nach dem Tee
    | mein Akku läuft aus und stinkt, habt ihr neue? | den Tee für die Nacht getrunken, Herzrasen | nach der Creme für empfindliche Haut, allergische Reaktion
    | mein Hals juckt seit der neuen Seife | meine Ohren sind knallrot nach der Haarfarbe | die Knie meiner Tochter brennen nach der Salbe
    | in der Taschenlampe ist die Batterie ausgelaufen und mein Finger brennt | die Akkus vom Staubsauger laufen aus | bei meiner Oma riecht es nach Gas
    | das Gesicht brennt immer noch nach der Maske, ich halte es nicht mehr aus | die Haut an meinen Schienbeinen juckt seit der Enthaarungscreme
    | die Ohren meines Freundes sind nach dem Shampoo geschwollen | meine Kopfhaut brennt vom Shampoo | in der Nachtlampe meiner Tochter ist die Batterie ausgelaufen
    | Batteriesäure läuft aus der Batterie | mein Ausschlag war weg und kam nach der Lotion wieder | der Schnellkochtopf ist geplatzt und meine Mutter blutet
    | mein Kind hat eine Überdosis Melatonin | bei uns im Flur ist ein Gasleck | meine Füße jucken seit der Fußcreme | seit dem Peeling brennen meine Oberschenkel
    | die Lippen meiner Frau sind nach dem Balsam geschwollen | die Batterie vom Autoschlüssel ist ausgelaufen | meine Stirn juckt seit der Maske und ich weiß nicht mehr weiter
    | die Gaskartusche ist neben dem Zelt explodiert | mein Bruder hat zu viele Koffeintabletten genommen | wir haben ein Gasleck in der Küche | meine Augen brennen vom Shampoo
    | die Seife hat die Haut meines Babys gereizt, sie ist ganz rot von der Seife | meine Batterie läuft gerade aus
  `,
  fr: `
    au secours, fuite de gaz | mon fils, réaction allergique | la cocotte a explosé sur ma main, la cocotte-minute a explosé | la bouteille de gaz a explosé
    | le bioéthanol prend feu, que faire ? | overdose de caféine, que faire | surdose de magnésium | mon détecteur dit qu'il y a une fuite de gaz | le gaz fuit
    | après la crème pour peau sensible, réaction allergique | ma nuque me démange depuis la teinture, j'ai utilisé la coloration hier et ma nuque gratte depuis la coloration
    | les oreilles de ma fille sont toutes rouges après le shampooing | mes mollets piquent après la crème dépilatoire | la pile de la lampe a coulé sur mes doigts
    | les piles de l'horloge fuient | ça sent le gaz dans la cave | mon visage brûle toujours après le masque | la peau de mes jambes me démange depuis la crème dépilatoire
    | les oreilles de mon copain sont gonflées après le shampooing | mon cuir chevelu brûle à cause du shampooing, il brûle depuis le shampooing
    | la pile de la veilleuse de ma fille a fui | de l'acide coule de la pile | mes plaques sont revenues après la lotion | la cocotte-minute a explosé et ma mère saigne
    | mon enfant a fait une overdose de mélatonine | il y a une fuite de gaz dans le couloir | mes pieds grattent depuis la crème | mes cuisses brûlent depuis le gommage
    | les lèvres de ma femme ont gonflé après le baume | la pile de la clé de voiture a coulé | mon front gratte depuis le masque et je ne sais plus quoi faire
    | la cartouche de gaz a explosé à côté de la tente | mon frère a pris trop de comprimés de caféine | nous avons une fuite de gaz dans la cuisine
    | mes yeux piquent après le shampooing | le savon a irrité mon bébé, il a la peau toute rouge après le savon | ma pile est en train de fuir, la pile fuit
  `,
  es: `
    ayuda, fuga de gas | mi hijo, reacción alérgica | explotó la olla a presión | la bombona explotó | mi detector dice que hay una fuga de gas
    | después de la crema para piel sensible, reacción alérgica | me arden los brazos desde que me puse la loción | tengo el cuello muy rojo después del tinte
    | a mi hija le pican las orejas después del champú | la pila de la linterna gotea en mis dedos | las baterías del dron pierden líquido
    | huele mucho a gas, sale gas de la cocina | sigo con la cara ardiendo después de la mascarilla | la piel de mis piernas pica desde la crema depilatoria
    | las orejas de mi novio están hinchadas después del champú | me arde el cuero cabelludo desde el champú | la pila de la lamparita de mi hija goteó
    | pierde ácido la batería, la batería pierde ácido | mis ronchas volvieron después de la loción | la olla a presión explotó y mi madre sangra
    | mi hijo tiene una sobredosis de melatonina | hay una fuga de gas en el pasillo | me pican los pies desde la crema | mis muslos arden desde el exfoliante
    | los labios de mi mujer se hincharon después del bálsamo | la pila de la llave del coche gotea | mi frente pica desde la mascarilla y ya no sé qué hacer
    | el cartucho de gas explotó junto a la tienda | mi hermano tomó demasiadas pastillas de cafeína | tenemos una fuga de gas en la cocina | me pican los ojos desde el champú
    | mi bebé tiene la piel muy roja después del jabón | la batería está goteando
  `,
  it: `
    aiuto, fuga di gas | mio figlio, reazione allergica | il camino ha preso fuoco | la bombola è esplosa | overdose di caffeina
    | il mio rilevatore dice che c'è una fuga di gas | per favore venite, fuga di gas | venite per favore, fuga di gas | dopo la crema per pelle sensibile, reazione allergica
    | mi prudono le braccia dopo la lozione | il collo di mia figlia è tutto rosso dopo la tinta | le orecchie mi bruciano dopo lo shampoo
    | la pila della torcia perde liquido sulle mie dita | le batterie del drone perdono acido | in cantina c'è puzza di gas, esce gas dalla caldaia
    | la faccia mi brucia ancora dopo la maschera | la pelle delle gambe mi prude dopo la crema depilatoria | le orecchie del mio ragazzo sono gonfie dopo lo shampoo
    | mi brucia il cuoio capelluto dopo lo shampoo | la pila della lucina di mia figlia perde liquido | la batteria sta perdendo acido | il mio sfogo è tornato dopo la lozione
    | la pentola a pressione è esplosa e mia madre sanguina | mio figlio è in overdose da melatonina | c'è una fuga di gas nel corridoio | mi prudono i piedi dopo la crema
    | mi bruciano le cosce dopo lo scrub | le labbra di mia moglie si sono gonfiate dopo il balsamo | la pila della chiave dell'auto perde liquido
    | mi prude la fronte dopo la maschera e non so più cosa fare | la cartuccia di gas è esplosa vicino alla tenda | mio fratello ha preso troppe pastiglie di caffeina
    | abbiamo una fuga di gas in cucina | mi bruciano gli occhi dopo lo shampoo | il mio bimbo ha la pelle tutta rossa dopo il sapone | la batteria sta gocciolando
  `,
  pt: `
    socorro, fuga de gás | o meu filho, reação alérgica | a panela de pressão explodiu | a botija explodiu | o meu detetor diz que há uma fuga de gás
    | depois do creme para pele sensível, reação alérgica | os meus braços ardem depois da loção | o pescoço da minha filha ficou todo vermelho depois da tinta de cabelo
    | as minhas orelhas coçam desde o champô | a pilha da lanterna vazou nos meus dedos | as baterias do drone estão a verter | cheira a gás na cave
    | a minha cara ainda arde depois da máscara | a pele das minhas pernas coça desde o creme depilatório | as orelhas do meu namorado estão inchadas depois do champô
    | arde-me o couro cabeludo desde o champô | a pilha da luz de presença da minha filha vazou | a bateria está a verter ácido | a minha urticária voltou depois da loção
    | a panela de pressão explodiu e a minha mãe está a sangrar | o meu filho teve uma overdose de melatonina | há uma fuga de gás no corredor | os meus pés coçam desde o creme
    | as minhas coxas ardem desde o esfoliante | os lábios da minha mulher incharam depois do bálsamo | a pilha da chave do carro vazou
    | a minha testa coça desde a máscara e já não sei o que fazer | o cartucho de gás explodiu ao lado da tenda | o meu irmão tomou demasiados comprimidos de cafeína
    | temos uma fuga de gás na cozinha | os meus olhos ardem depois do champô | o meu bebé ficou com a pele toda vermelha depois do sabonete | a bateria está a vazar
  `,
  nl: `
    help, gaslek | mijn zoon, allergische reactie | de snelkookpan is ontploft | de gasfles is ontploft | overdosis cafeïne | mijn melder zegt dat er gas lekt | er lekt gas
    | na de crème voor de gevoelige huid, allergische reactie | mijn nek jeukt sinds de nieuwe zeep | de oren van mijn dochter zijn vuurrood na de shampoo
    | mijn armen branden na de lotion, mijn armen branden sinds de crème | de batterij van de zaklamp lekt op mijn vingers | de accu's van de drone zijn gelekt
    | in de kelder ruikt het naar gas | mijn gezicht brandt nog steeds na het masker | de huid van mijn benen jeukt sinds de ontharingscrème
    | de oren van mijn vriend zijn opgezwollen na de shampoo | mijn hoofdhuid brandt van de shampoo | de batterij van het nachtlampje van mijn dochter lekt
    | er lekt zuur uit de batterij | mijn uitslag is terug na de lotion | de snelkookpan is ontploft en mijn moeder bloedt | mijn kind heeft een overdosis melatonine
    | er is een gaslek in de gang | mijn voeten jeuken sinds de crème | mijn dijen branden sinds de scrub | de lippen van mijn vrouw zijn opgezwollen na de balsem
    | de batterij van de autosleutel is gelekt | mijn voorhoofd jeukt sinds het masker en ik weet het niet meer | de gasfles is naast de tent ontploft
    | mijn broer heeft te veel cafeïnepillen geslikt | we hebben een gaslek in de keuken | mijn ogen prikken van de shampoo
    | mijn baby heeft een vuurrode huid, zijn gezicht is vuurrood na de zeep | de accu lekt
  `,
  tr: `
    imdat, gaz kaçağı | oğlum, alerjik reaksiyon | ocak patladı | düdüklü tencere patladı | tüp patladı | gaz sızıyor | losyondan sonra kollarım yanıyor
    | saç boyasından sonra kızımın boynu kızardı | şampuandan beri kulaklarım kaşınıyor | fenerin pili parmaklarıma aktı | dronun bataryası akıyor | bodrumda gaz kokusu var
    | maskeden sonra yüzüm hala yanıyor | tüy dökücü kremden beri bacaklarım kaşınıyor | sevgilimin kulakları şampuandan sonra şişti | şampuandan sonra saç derim yanıyor
    | kızımın gece lambasının pili aktı | bataryadan asit akıyor | döküntüm losyondan sonra yine çıktı | düdüklü tencere patladı ve annem kanıyor
    | çocuğum melatoninden aşırı doz aldı | koridorda gaz kaçağı var | kremden beri ayaklarım kaşınıyor | peelingden beri bacaklarım yanıyor
    | eşimin dudakları balsamdan sonra şişti | araba anahtarının pili akmış | maskeden sonra alnım kaşınıyor ne yapacağımı bilmiyorum | gaz kartuşu çadırın yanında patladı
    | kardeşim çok fazla kafein hapı aldı | mutfakta gaz kaçağı var | şampuandan gözlerim yanıyor şampuandan sonra | bebeğimin cildi sabundan sonra kızardı | batarya akıyor
  `,
};

const ofGoods: Record<string, string> = {
  en: `
    smart home sensors: smoke, water, gas leak | tea for insomnia, palpitations | antihistamine for hay fever, allergic reaction
    | first aid book that covers burns, poisoning, allergic reaction | mug palpitations | sensor, gas leak | detector for caravan: gas leak
    | my husband swallowed his pride and let me buy a drill | my wife swallowed her disappointment and sent it back | my dad swallowed his anger
    | My old pressure cooker exploded last year, I need a new one | my old pressure cooker exploded, which new one is safest?
    | the seal of my pressure cooker blew up, do you sell seals? | the price of the camping stove exploded
    | I don't want to overdose on vitamin D, which one has the lowest dose? | can you overdose on vitamin D? my son takes it daily | caffeine overdose mug
    | caffeine overdose t-shirt | I've had too much caffeine lately, do you have decaf? | my son had too many boosters for his birthday, can I return them?
    | detector that beeps when there is a gas leak | spray to check there is a gas leak | a sensor to see whether gas is leaking | my dandruff is gone since I use the shampoo
    | which hair dye does not burn the scalp? | my grandfather swallowed his disappointment | is there a garden pump with a battery that never leaks? | a mug that says gas leak
    | summer sale gas lantern | home alarm kit: fire, water, gas leak | the old camping stove blew up years ago, where can I buy a new one?
    | my hives are gone after your lotion | my red lipstick leaks in the bag | gas bbq on sale gas included? | a battery powered sprayer that leaks, do you sell seals?
    | he swallowed his words and apologised | the lightbulb exploded in price | an overdose of love | security sensors for the office, gas leak
    | a guide to mushrooms, poisoning | vitamin c serum | my itching has cleared up since the balm | does this mask make your face red? | she swallowed her grief
    | my battery trimmer leaks oil | any sale gas stoves left? | sensors for garage, gas leak | overdose of sugar cake topper
    | my scalp no longer burns, thanks to the new shampoo | the guarantee on my power bank runs out | we have a gas leak detector already, which spray fits?
    | gas is leaking detector
  `,
  de: `
    Baldrian gegen Unruhe, Herzrasen | Creme bei Neurodermitis, allergische Reaktion | Kohletabletten gegen Durchfall, Vergiftung | Sensoren für Rauch, Wasser, Gasleck
    | Gaswarner für Wohnmobil, Gasleck | Kette Herzklopfen | Kerze Herzklopfen | Buch über Pilze, Vergiftung | mein Mann hat seinen Stolz geschluckt
    | meine Frau hat ihren Ärger runtergeschluckt und neu bestellt | mein alter Schnellkochtopf ist explodiert, habt ihr neue?
    | Scheibe vom Kamin geplatzt, Ersatzscheibe gesucht | die Spraydose ist im Paket geplatzt, ich möchte Ersatz | Koffein Überdosis Tasse | Überdosis Vitamin C Serum
    | meine Mutter hat zu viel Magnesium bekommen, kann sie es zurückschicken? | Melder der piept wenn Gas austritt | Spray um zu prüfen wo Gas austritt
    | mein Juckreiz ist weg seit der Salbe | brennt das Shampoo auf der Kopfhaut? | mein Chef hat seine Wut runtergeschluckt | der Mietvertrag für die Batterie läuft aus
    | Alarmanlage mit Sensoren: Wasser, Feuer, Gasleck | T-Shirt Überdosis Koffein | unser alter Gaskocher ist letztes Jahr explodiert, wir suchen Ersatz
    | Tropfen gegen Übelkeit, Vergiftung | die Quaddeln sind verschwunden seit der Lotion | die Garantie für meinen Akku läuft bald aus | er hat seine Worte runtergeschluckt
    | eine Überdosis Liebe | Sensor fürs Büro, Gasleck | Ratgeber Pilze, Vergiftung | Grill im Sale Gas oder Kohle | Sprühgerät mit Akku läuft aus, habt ihr Dichtungen?
    | meine Haut juckt nicht mehr | Lippenstift macht meine Lippen knallrot | mein Ausschlag ist verschwunden seit dem Balsam | macht die Maske rote Haut?
    | sie hat ihren Frust runtergeschluckt | mein Akkumäher läuft aus | Buch über Allergien, Anaphylaxie | Sensor für die Garage, Gasleck | eine Überdosis Zucker
    | meine Kopfhaut brennt nicht mehr dank dem neuen Shampoo | die Garantie der Powerbank läuft aus | Gasherd im Sale
  `,
  fr: `
    détecteur fumée, fuite de gaz | tisane contre le stress, palpitations | crème pour peau sensible, réaction allergique | charbon actif pour diarrhée, intoxication
    | mon mari a avalé sa fierté | ma femme a ravalé sa déception | le joint de l'autocuiseur a sauté, vendez-vous des joints ?
    | la vitre de la cheminée a éclaté, avez-vous une vitre de rechange ? | ma vieille cocotte-minute a explosé, je cherche une nouvelle | le bioéthanol prend feu facilement ?
    | je ne veux pas faire une overdose de vitamine C, laquelle est faible ? | détecteur qui sonne s'il y a une fuite de gaz | spray pour voir si le gaz fuit
    | mes démangeaisons ont disparu grâce à la crème | mon père a avalé sa colère | ma tondeuse à batterie fuit | kit alarme : feu, eau, fuite de gaz
    | tasse overdose de caféine | notre vieux réchaud a explosé l'an dernier, où en acheter un nouveau ? | gélules contre les ballonnements, intoxication
    | mes plaques sont parties depuis la lotion | la garantie de la batterie coule | il a ravalé ses paroles | une overdose d'amour | capteur pour le bureau, fuite de gaz
    | guide des champignons, intoxication | barbecue en solde gaz ou charbon | pulvérisateur à batterie qui fuit, vendez-vous des joints ? | ma peau ne gratte plus
    | le rouge à lèvres rend mes lèvres toutes rouges | mes boutons ont disparu depuis le baume | ce masque rend-il le visage rouge ? | elle a avalé ses larmes
    | livre sur les allergies, anaphylaxie | capteurs pour garage, fuite de gaz | une overdose de sucre | mon cuir chevelu ne brûle plus grâce au shampooing
    | ma tondeuse sur batterie fuit | réchaud à gaz en promo | la garantie de ma batterie externe arrive à terme
  `,
  es: `
    detector de humo, fuga de gas | infusión para la ansiedad, palpitaciones | crema para rojeces, reacción alérgica | mi marido se tragó su orgullo
    | mi mujer se tragó las lágrimas | mi bici reventó una rueda en el camino, necesito una cámara | se me reventó la rueda en el camino
    | mi vieja olla a presión explotó, busco una nueva | no quiero una sobredosis de vitamina D | taza sobredosis de cafeína | detector que avisa si hay una fuga de gas
    | spray para saber si hay una fuga de gas | la pila del baño gotea | mi picor se ha ido después de la crema | mi jefe se tragó la rabia
    | kit de alarma: fuego, agua, fuga de gas | camiseta sobredosis de cafeína | mi viejo hornillo explotó el año pasado, quiero comprar otro | la pila de la cocina gotea
    | cápsulas para la digestión, intoxicación | las ronchas se han ido después de la loción | la garantía de la batería se acaba | se tragó sus palabras
    | una sobredosis de amor | sensor para la oficina, fuga de gas | guía de setas, intoxicación | barbacoa en oferta, ¿sale gas o carbón más barata?
    | mi pulverizador de batería gotea, ¿venden juntas? | mi piel ya no pica | el pintalabios deja mis labios muy rojos | mis granos han desaparecido después del bálsamo
    | ¿esta mascarilla pone la cara roja? | ella se tragó las lágrimas | libro sobre alergias, anafilaxia | sensores para el garaje, fuga de gas | una sobredosis de azúcar
    | mi cuero cabelludo ya no arde gracias al champú | mi taladro de batería gotea aceite | cocina en oferta | la garantía de la batería externa termina
  `,
  it: `
    rilevatore fumo, fuga di gas | tisana per ansia, palpitazioni | crema per pelle sensibile, reazione allergica | mio marito ha ingoiato il suo orgoglio
    | mia moglie ha ingoiato la rabbia | il bioetanolo prende fuoco facilmente? | il vetro del camino è scoppiato, avete ricambi?
    | a che temperatura prende fuoco il bioetanolo? | vorrei evitare un overdose di caffeina, avete decaffeinato? | ho preso troppi integratori, posso restituirli?
    | rilevatore che suona se c'è una fuga di gas | spray per vedere se c'è una fuga di gas | il mio prurito è sparito dopo la crema | lo shampoo brucia gli occhi?
    | il mio capo ha ingoiato la rabbia | kit allarme: fuoco, acqua, fuga di gas | maglietta overdose di caffeina
    | il vecchio fornello è esploso l'anno scorso, ne cerco uno nuovo | capsule per la digestione, intossicazione | la garanzia della batteria perde valore
    | le bolle sono sparite dopo la lozione | la garanzia della batteria gocciola via | si è rimangiato le parole | un'overdose d'amore | sensore per l'ufficio, fuga di gas
    | guida ai funghi, intossicazione | barbecue in saldo gas o carbone | il nebulizzatore a batteria gocciola, vendete guarnizioni? | la mia pelle non prude più
    | il rossetto rende le mie labbra molto rosse | i miei brufoli sono spariti dopo il balsamo | questa maschera arrossa il viso? | lei ha ingoiato le lacrime
    | libro sulle allergie, anafilassi | sensori per il garage, fuga di gas | un'overdose di zucchero | il mio cuoio capelluto non brucia più grazie allo shampoo
    | il mio trapano a batteria perde olio | piano cottura in saldo | la garanzia della batteria scade
  `,
  nl: `
    thee tegen stress, hartkloppingen | crème tegen eczeem, allergische reactie | mijn man heeft zijn trots ingeslikt | mijn vrouw heeft haar teleurstelling ingeslikt
    | mijn oude snelkookpan is ontploft, hebben jullie nieuwe? | mok overdosis cafeïne | ik wil geen overdosis vitamine d, welke is laag gedoseerd
    | melder die piept als er gas lekt | spray om te zien of er gas lekt | mijn jeuk is weg sinds de zalf | prikt de shampoo in de ogen? | mijn baas heeft zijn woede ingeslikt
    | alarmset met sensoren: brand, water, gaslek | shirt overdosis cafeïne | onze oude gasbrander is vorig jaar ontploft, we zoeken een nieuwe
    | capsules voor de spijsvertering, vergiftiging | mijn gieter lekt | de bultjes zijn weg sinds de lotion | de garantie van de accu lekt weg | hij slikte zijn woorden in
    | een overdosis liefde | sensor voor kantoor, gaslek | gids voor paddenstoelen, vergiftiging | bbq in de sale gas of kolen
    | mijn sproeier met accu lekt, verkopen jullie ringen? | mijn huid jeukt niet meer | de lippenstift maakt mijn lippen knalrood
    | mijn puistjes zijn verdwenen sinds de balsem | maakt dit masker je gezicht rood? | ze heeft haar tranen ingeslikt | boek over allergieën, anafylaxie
    | sensoren voor de garage, gaslek | een overdosis suiker | mijn hoofdhuid brandt niet meer dankzij de shampoo | mijn boormachine met accu lekt olie | fornuis in de sale
    | de garantie van de powerbank loopt af
  `,
  pt: `
    pomada para picadas, reação alérgica | chá para o stress, palpitações | o meu marido engoliu o orgulho | a minha mulher engoliu as palavras
    | a minha velha panela de pressão explodiu, procuro uma nova | caneca overdose de cafeína | não quero uma overdose de vitamina D, qual é a mais fraca?
    | detetor que avisa se há uma fuga de gás | spray para ver se está a sair gás | a minha coceira sumiu depois do creme | o meu chefe engoliu a raiva
    | kit de alarme: fogo, água, fuga de gás | camiseta overdose de cafeína | o meu velho fogareiro explodiu no ano passado, quero comprar outro
    | cápsulas para a digestão, intoxicação | a mangueira a bateria vaza | as borbulhas desapareceram depois da loção | a garantia da bateria vaza | ele engoliu as palavras
    | uma overdose de amor | sensor para o escritório, fuga de gás | guia de cogumelos, intoxicação | grelhador em saldo gás ou carvão
    | o pulverizador a bateria vaza, vendem vedantes? | a minha pele já não coça | o batom deixa os meus lábios muito vermelhos
    | as minhas borbulhas desapareceram depois do bálsamo | esta máscara deixa a cara vermelha? | ela engoliu as lágrimas | livro sobre alergias, anafilaxia
    | sensores para a garagem, fuga de gás | uma overdose de açúcar | o meu couro cabeludo já não arde graças ao champô | o meu berbequim a bateria perde óleo | fogão em saldo
    | a garantia da bateria acaba
  `,
  tr: `
    sensör: duman, su, gaz kaçağı dedektörü | kocam gururunu yuttu | eşim öfkesini yuttu | Ocak indirimleri patladı | diş macunu tüpü patladı yenisini istiyorum
    | eski düdüklü tencerem patladı, yenisini arıyorum | kafein doz aşımı kupa | gaz sızıyor ise öten dedektör | gaz sızıyor mu diye sprey | kremden sonra kaşıntım kayboldu
    | şampuan gözü yakar mı? | patronum öfkesini yuttu | alarm seti: yangın, su, gaz kaçağı sensörü | kafein doz aşımı tişört
    | eski ocağım geçen yıl patladı, yenisini almak istiyorum | sindirim için kapsül, zehirlenme | hortumum akıyor | losyondan sonra kabarcıklar kayboldu
    | bataryanın garantisi bitiyor | sözlerini yuttu | aşk doz aşımı | ofis için sensör, gaz kaçağı | mantar rehberi kitabı, zehirlenme | indirimde gazlı mangal
    | akülü pompam akıyor, conta var mı? | cildim artık kaşınmıyor | ruj dudaklarımı kıpkırmızı yapıyor | sivilcelerim kayboldu balsamdan sonra | bu maske yüzü kızartır mı?
    | gözyaşlarını yuttu | alerjiler hakkında kitap, anafilaksi | garaj için sensör, gaz kaçağı | şeker doz aşımı | şampuan sayesinde saç derim artık kaşınmıyor
    | akülü matkabım yağ akıtıyor | indirimde ocak | powerbank garantisi bitiyor
  `,
};

test.each(rows(happening))("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

test.each(rows(ofGoods))("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
