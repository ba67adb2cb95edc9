import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn, type PhraseSet } from "../../../wording/phrase-set.ts";
import { thingsIn } from "./things-in.ts";

/** What harms who drinks, breathes or touches it. */
export const poisons = thingsIn(`
  bleach | drain cleaner | drain unblocker | drain opener | oven cleaner | toilet cleaner | descaler | limescale remover | cleaner | cleaning fluid | cleaning liquid | cleaning product | cleaning spray | detergent | disinfectant | ammonia | chlorine | caustic soda | lye | acid | antifreeze | anti freeze | white spirit | turpentine | turps | paint thinner | thinner | petrol | gasoline | kerosene | paraffin | diesel | lamp oil | lighter fluid | methanol
  | weed killer | weedkiller | pesticide | insecticide | herbicide | rat poison | mouse poison | ant poison | slug pellet | poison | permethrin | fipronil | deltamethrin | cypermethrin | ivermectin | dishwasher tablet | dishwasher tab | dishwasher pod | dishwasher salt | laundry pod | laundry capsule | laundry liquid | tide pod | detergent pod | rinse aid | glue | superglue | paint | varnish | nail polish | nail polish remover | acetone | bug spray | pepper spray | cement | chemical | washing up liquid | dish soap | fabric softener | washing powder | stain remover | brake fluid | motor oil | engine oil | hair dye | hydrogen peroxide | screenwash | resin | plant fertiliser | fertilizer | fertiliser
  | bleiche | bleichmittel | chlor | reiniger | reinigungsmittel | reinigungstab | putzmittel | waschmittel | spülmittel | weichspüler | klarspüler | entkalker | desinfektionsmittel | ammoniak | natronlauge | lauge | säure | essigessenz | frostschutz | frostschutzmittel | terpentin | verdünner | benzin | petroleum | lampenöl | brennspiritus | spiritus | unkrautvernichter | pestizid | insektizid | rattengift | mäusegift | giftköder | das gift | schneckenkorn | kleber | klebstoff | farbe | klarlack | nagellack | nagellackentferner | aceton | spülmaschinentab | geschirrspültab | waschpulver | pfefferspray | zement | chemikalie | dünger | fleckentferner | grillanzünder | rohrfrei
  | javel | déboucheur | détartrant | détergent | lessive | liquide vaisselle | nettoyant | produit d entretien | produit ménager | produits ménagers | produits d entretien | adoucissant | désinfectant | ammoniaque | soude caustique | la soude | acide | antigel | térébenthine | diluant | de l essence | pétrole | désherbant | insecticide | mort aux rats | perméthrine | deltaméthrine | cyperméthrine | ivermectine | colle | peinture | vernis | dissolvant | acétone | pastille de lave vaisselle | pastilles de lave vaisselle | tablette de lave vaisselle | liquide de rinçage | anti limaces | anti limace | ciment | détachant | engrais | allume feu
  | lejía | cloro | desatascador | desincrustante | detergente | limpiador | producto de limpieza | productos de limpieza | lavavajillas | suavizante | desinfectante | amoniaco | sosa cáustica | ácido | anticongelante | aguarrás | disolvente | gasolina | queroseno | herbicida | pesticida | insecticida | matarratas | raticida | veneno | permetrina | fipronilo | deltametrina | cipermetrina | ivermectina | pegamento | pintura | esmalte | quitaesmalte | acetona | antical | descalcificador | salfumán | limpiacristales | limpiahornos | quitamanchas | fertilizante
  | candeggina | varechina | disgorgante | sgorgante | detersivo | detersivi | anticalcare | decalcificante | ammorbidente | disinfettante | ammoniaca | soda caustica | acido | antigelo | acquaragia | trementina | benzina | cherosene | diserbante | insetticida | topicida | veleno | colla | vernice | pittura | smalto | solvente | solventi | acetone | brillantante | pastiglia per lavastoviglie | pastiglia della lavastoviglie | sgrassatore | smacchiatore | concime | detergenti
  | lixívia | água sanitária | desentupidor | descalcificante | amaciador | amaciante | desinfetante | amoníaco | amónia | soda cáustica | diluente | querosene | inseticida | permetrina | cola branca | super cola | supercola | tinta | verniz | produto de limpeza | produtos de limpeza | limpa vidros | limpa fornos | sabão em pó | tira nódoas | pastilha da máquina | adubo | veneno de rato | detergente da loiça
  | bleek | bleekmiddel | bleekwater | chloor | ontstopper | ontkalker | afwasmiddel | wasmiddel | schoonmaakmiddel | allesreiniger | wasverzachter | ontsmettingsmiddel | zoutzuur | bijtende soda | antivries | terpentine | benzine | lampolie | onkruidverdelger | rattengif | gif | vergif | permetrine | deltametrine | cypermetrine | lijm | verf | nagellak | vaatwastablet | vaatwasblokje | wascapsule | slakkenkorrel | vlekkenverwijderaar | mest
  | çamaşır suyu | deterjan | lavabo açıcı | kireç çözücü | kireç sökücü | temizleyici | temizlik malzemesi | temizlik ürünü | yumuşatıcı | parlatıcı | dezenfektan | amonyak | kostik | asit | tuz ruhu | antifriz | tiner | gaz yağı | böcek ilacı | fare zehri | zehir | zehri | yapıştırıcı | boya | oje | aseton | klor | kolonya | gübre | bulaşık tableti | leke çıkarıcı
`);

/** What gives off fumes with others of its kind. */
export const acids = thingsIn(
  "vinegar | citric acid | lemon juice | essig | zitronensäure | vinaigre | acide citrique | vinagre | aceto | azijn | sirke | limon tuzu",
);

/** What is not to be eaten, nor to get into the eyes. */
export const unfit = thingsIn(`
  shampoo | conditioner | soap | hand gel | sanitizer | sanitiser | perfume | aftershave | cologne | mouthwash | lotion | suncream | sunscreen | battery | batteries | button cell | magnet | coin | marble | needle | screw | drawing pin | safety pin | glass shard | shard | broken glass | candle | wax | crayon | plastic | balloon | string | sock | bead | stone | lego | cigarette | nicotine | e liquid | vape | cannabis | weed gummies | edibles | wild mushroom | toadstool | essential oil | tea tree oil | lily | lilies | lilie | lilien | lirio | lirios | giglio | gigli | lis | silica gel | desiccant | rubbing alcohol | toothpick | hair tie | water beads
  | seife | duschgel | parfüm | rasierwasser | mundwasser | sonnencreme | batterie | knopfzelle | knopfbatterie | münze | murmel | nadel | schraube | glasscherbe | scherbe | kerze | wachs | plastik | luftballon | faden | socke | perle | zigarette | nikotin | ätherisches öl | ätherische öle | duftöl | fliegenpilz | knollenblätterpilz | trockenmittel | teebaumöl | feuerzeug
  | shampooing | savon | gel douche | parfum | bain de bouche | crème solaire | une pile | la pile | piles bouton | pile bouton | des piles | aimant | pièce de monnaie | bille | billes | aiguille | bougie | plastique | ficelle | chaussette | perle | mégot | huile essentielle | huiles essentielles
  | champú | jabón | colonia | enjuague bucal | crema solar | una pila | la pila | pilas | imán | imanes | moneda | canica | aguja | tornillo | vela | plástico | globo | calcetín | cigarrillo | aceite esencial
  | sapone | profumo | collutorio | crema solare | una pila | la pila | le pile | batteria | magnete | calamita | moneta | biglia | biglie | candela | plastica | palloncino | spago | calzino | perlina | sigaretta | olio essenziale
  | champô | xampu | sabonete | sabão | perfume | elixir | protetor solar | pilha | bateria | íman | ímã | moeda | berlinde | agulha | parafuso | vela | balão | uma meia | cigarro | óleo essencial
  | zeep | parfum | mondwater | zonnebrand | batterij | knoopcel | magneet | munt | knikker | naald | schroef | kaars | touw | sok | kraal | sigaret | etherische olie
  | şampuan | sabun | parfüm | pil | pili | mıknatıs | bozuk para | bilye | misket | iğne | plastik | balon | çorap | boncuk | sigara | uçucu yağ | düğme pil
`);

/** What is dangerous to animals that people eat. */
export const notForAnimals = thingsIn(`
  chocolate | whole bar | ganze tafel | tablette entière | toute la tablette | tableta entera | tavoletta intera | tablete inteira | hele reep | bütün tablet | grape | raisin | onion | garlic | xylitol | macadamia | coffee beans | avocado | alcohol | vodka | alkohol | alcool | alkol | schokolade | weintraube | traube | rosine | zwiebel | knoblauch | xylit | chocolat | raisin sec | raisins secs | raisin | oignon | ail | xylitol
  | uvas | uva | pasas | cebolla | ajo | xilitol | cioccolato | cioccolata | uvetta | cipolla | aglio | xilitolo | uvas passas | cebola | alho | chocolade | druif | druiven | rozijn | rozijnen | ui | uien | knoflook | xylitol | çikolata | üzüm | soğan | sarımsak
`);

export const pills = thingsIn(`
  pill | tablet | capsule | medicine | medication | meds | painkiller | sleeping pill | paracetamol | ibuprofen | aspirin | antidepressant | vitamin | melatonin | tablette | pille | kapsel | medikament | schlaftablette | schmerzmittel | arznei | vitamine | comprimé | cachet | gélule | médicament | somnifère | pilule | doliprane | ibuprofène | paracétamol | aspirine
  | pastilla | comprimido | cápsula | medicamento | píldora | somnífero | ibuprofeno | pastiglia | pastiglie | pillola | pillole | compressa | compresse | capsula | farmaco | farmaci | medicina | medicine | sonnifero | sonniferi | comprimido | remédio | píldula | pílula
  | pillen | medicijn | slaappil | slaappillen | pijnstiller | tabletten | hap | hapı | ilaç | ilacı | ilaçları | uyku ilacı | ağrı kesici
`);

/** What harms only who takes too much of it. */
export const doses = thingsIn(`
  vitamin | vitamin c | vitamin b12 | vitamin d | vitamine c | vitamine d | vitamina | vitamina d | d vitamini | magnesium | magnésium | magnesio | magnésio | magnezyum | zinc | zink | zinco | iron supplement | selenium | selen | selenio | iodine | jod | caffeine | koffein | caféine | cafeína | caffeina | cafeïne | kafein | guarana
  | pre workout | preworkout | booster | preentreno | pre entreno | pré treino | pré entraînement | energy gel | energiegel | energygel | gel énergétique | gel energético | gel energetico | enerji jeli | enerji jelinden | energy drink | energydrink | boisson énergisante | bebida energética | bevanda energetica | energydrank | enerji içeceği
  | supplement | nahrungsergänzungsmittel | complément alimentaire | suplemento | integratore | integratori | supplementen | takviye | insulin | insuline | insulina | morphine | morphium | morfina | morfine | cocaine | kokain | cocaïne | cocaína | heroin | héroïne | heroína
`);

/** What burns or holds back a pressure when all is well. */
export const volatile = thingsIn(`
  pressure cooker | gas bottle | gas canister | gas cartridge | gas cylinder | bioethanol | bio ethanol | ethanol | camping stove | fireplace | fire pit | generator | aerosol can | schnellkochtopf | gasflasche | gaskartusche | spraydose | kamin | gaskocher | gasgrill | cocotte minute | autocuiseur | bouteille de gaz | cartouche de gaz | bioéthanol | éthanol | cheminée | réchaud | olla a presión | olla express | bombona | cartucho de gas | bioetanol | etanol | chimenea | hornillo
  | pentola a pressione | bombola | cartuccia di gas | bioetanolo | etanolo | il camino | nel camino | mio camino | caminetto | fornello | panela de pressão | botija | botijão | bilha de gás | cartucho de gás | lareira | fogareiro | snelkookpan | gasfles | gasbus | gaspatroon | spuitbus | haard | gasbrander | düdüklü tencere | tüp | tüpü | gaz tüpü | gaz kartuşu | biyoetanol | şömine | ocak patladı | ocak alev aldı | ocak tutuştu | ocağım | ocağımız | kamp ocağı | gaz ocağı
`);

/** What is put on or into somebody for their health, and may be meant for somebody else. */
export const remedies = thingsIn(`
  fipronil | drops | drop | cream | ointment | spray | spot on | flea treatment | wormer | dewormer | syrup | dose | treatment | powder | tropfen | creme | salbe | wurmkur | spot on | flohmittel | sirup | gouttes | crème | pommade | vermifuge | antipuces | sirop | gotas | crema | pomada | desparasitante | antipulgas | jarabe | gocce | pomata | vermifugo | antipulci | sciroppo | creme | xarope | druppels | zalf | ontwormingsmiddel | vlooienmiddel | siroop | damla | krem | merhem | şurup
`);

/** What kills what lives on one animal, and harms another. */
export const fleaKillers = thingsIn(`
  fipronil | flea treatment | flea drop | flea spot on | flea pipette | flea medicine | flea product | flea stuff | flea and tick treatment | tick treatment | spot on | flohmittel | flohtropfen | flohpipette | antipuces | anti puces | antipulgas | pipeta | antipulci | vlooienmiddel | vlooiendruppel | vlooienpipet | pire damlası | pire ilacı
`);

/** What is put into a body before a treatment, or against an illness. */
export const injected = thingsIn(`
  anaesthetic | anesthetic | anaesthesia | anesthesia | injection | jab | vaccine | vaccination | spritze | betäubung | narkose | impfung | piqûre | anesthésie | vaccin | inyección | anestesia | vacuna | iniezione | puntura | vaccino | injeção | vacina | prik | verdoving | narcose | iğne | anestezi | uyuşturma
`);

/** What is eaten and drunk every day. */
export const fare = thingsIn(`
  food | kibble | treat | biscuit | cookie | cake | meal | dinner | lunch | breakfast | soup | pasta | pizza | tea | coffee | milk | water | juice | wine | beer | bread | cheese | fruit | apple | banana | salad | snack | crisps | chips | cereal | porridge | formula | puree | bar | bars | sweets | candy | ice cream | sandwich | rice | meat | chicken | fish | chew | sample | smoothie | lemonade | bone
  | futter | leckerli | leckerlis | keks | kekse | kuchen | essen | abendessen | mittagessen | frühstück | suppe | nudeln | tee | kaffee | milch | wasser | saft | wein | bier | brot | käse | obst | apfel | banane | salat | müsli | brei | riegel | süßigkeit | eis | reis | fleisch | fisch | probe | napf | knochen | plätzchen
  | nourriture | croquettes | pâtée | friandise | gâteau | gâteaux | repas | dîner | déjeuner | soupe | pâtes | du thé | le thé | un thé | café | lait | eau | jus | vin | bière | du pain | le pain | fromage | fruit | pomme | salade | céréales | barre | bonbon | glace | riz | viande | poisson | échantillon | gamelle
  | comida | pienso | galleta | pastel | cena | almuerzo | desayuno | sopa | el té | un té | té verde | leche | agua | zumo | jugo | vino | cerveza | el pan | pan de | queso | fruta | manzana | plátano | ensalada | cereales | barrita | caramelo | helado | arroz | carne | pescado | muestra | croqueta | chuches
  | cibo | crocchette | biscotto | biscotti | torta | cena | pranzo | colazione | zuppa | latte | acqua | succo | birra | pane | formaggio | frutta | caffè | mela | insalata | cereali | barretta | barrette | caramelle | gelato | riso | pesce | campione
  | ração | bolacha | biscoito | bolo | jantar | almoço | pequeno almoço | o chá | um chá | chá verde | leite | água | sumo | suco | vinho | cerveja | pão | queijo | maçã | cereais | barra | doce | gelado | peixe | amostra | petisco
  | voer | brokken | koek | koekje | taart | eten | avondeten | lunch | ontbijt | soep | thee | koffie | melk | sap | wijn | brood | kaas | appel | banaan | ontbijtgranen | reep | snoep | ijs | rijst | vlees | vis | proefje | snoepje
  | mamayı | mamasını | maması | ödül | bisküvi | kurabiye | kek | yemek | yemeği | akşam yemeği | kahvaltı | çorba | makarna | çay | kahve | süt | meyve suyu | şarap | bira | ekmek | peynir | meyve | elma | muz | salata | bar | şeker | dondurma | pilav | balık | örnek
`);

/** What has a mouth, a breath or a heart only in a manner of speaking. */
export const lifeless = thingsIn(`
  chair | table | shelf | tent | tree | sofa | bed | server | app | website | screen | stuhl | regal | zelt | tisch | schrank | kratzbaum | chaise | étagère | tente | table | lit | silla | estante | mesa | tienda de campaña | sedia | scaffale | tavolo | cadeira | prateleira | tenda | stoel | kast | tent | tafel | sandalye | raf | masa | çadır
  | machine | washer | dishwasher | printer | phone | laptop | computer | vacuum | hoover | drain | toilet | engine | motor | car | atm | dryer | tablet | ink | marker | pen | jacket | coat | shirt | shoe | fabric | boot | reader | order | tyre | lawnmower
  | maschine | drucker | handy | staubsauger | abfluss | automat | auto | trockner | tinte | stift | jacke | mantel | hemd | schuh | stoff | matratze | rechner | mäher
  | aspirateur | imprimante | tablette | téléphone | ordinateur | distributeur | voiture | moteur | encre | stylo | veste | manteau | chaussure | tissu | matelas
  | máquina | lavadora | impresora | móvil | ordenador | aspiradora | cajero | coche | motor | tinta | chaqueta | abrigo | zapato | tejido | colchón | tela
  | macchina | lavatrice | stampante | telefono | aspirapolvere | bancomat | motore | inchiostro | giacca | cappotto | scarpa | scarpe | tessuto | materasso
  | impressora | telemóvel | celular | aspirador | carro | tinta | casaco | sapato | tecido | colchão | machine | stofzuiger | telefoon | automaat | inkt | jas | schoen | stof | matras | makine | makinesi | yazıcı | telefonum | süpürge | araba | mürekkep | mont | ceket | ayakkabı | kumaş | yatak
`);

/** What burns where it should not. */
export const burnable = thingsIn(`
  house | kitchen | room | flat | apartment | pan | oven | stove | cooker | battery | charger | cable | socket | plug | toaster | fryer | garage | tree | hair | clothes | curtain | sofa | tent | it | something | everything | bed | shed | roof | bin | scooter | bike | heater | kettle | microwave | grill | power bank | adapter | lamp
  | haus | küche | zimmer | wohnung | pfanne | ofen | herd | akku | batterie | ladegerät | kabel | steckdose | stecker | vorhang | vorhänge | bett | dach | es | baum | fritteuse | heizung | etwas | garten | adventskranz | mülleimer | haare | kleid
  | maison | cuisine | chambre | appartement | poêle | four | batterie | chargeur | câble | prise | rideau | rideaux | lit | toit | ça | cheveux | grille pain | friteuse | voisin
  | casa | cocina | habitación | piso | sartén | horno | batería | cargador | cable | enchufe | cortina | cama | tejado | freidora | pelo | ropa | algo
  | cucina | stanza | appartamento | padella | forno | batteria | caricabatterie | cavo | presa | tenda | letto | tetto | friggitrice | capelli | qualcosa
  | cozinha | quarto | apartamento | frigideira | forno | bateria | carregador | cabo | tomada | telhado | cabelo | fritadeira | huis | keuken | kamer | oven | accu | batterij | oplader | kabel | stopcontact | gordijn | gordijnen | bed | dak | het | haar | iets | frituurpan | pan
  | ev | evim | evimiz | mutfak | mutfağım | mutfağımız | oda | tava | fırın | batarya | pil | şarj aleti | kablo | priz | perde | yatak | çatı | saçım
`);

/** What ails the eyes or the skin of itself. */
export const ailments = thingsIn(`
  rash | spot | itch | itching | itchiness | pimple | acne | eczema | wrinkle | redness | dryness | dark circle | bags | stye | glow | irritation | ausschlag | pickel | juckreiz | ekzem | falten | rötung | akne | flecken | bouton | rougeur | démangeaison | eczéma | acné | ride | tache | cernes | grano | granos | mancha | picor | sarpullido | arruga | acné | ojeras | brufolo | brufoli | prurito | rughe | macchia | macchie | occhiaie | borbulha | mancha | comichão | espinha | coceira | ruga | olheiras | puistje | puistjes | jeuk | uitslag | vlek | rimpel | roodheid | sivilce | kaşıntı | leke | kızarıklık | kırışıklık
`);

/** What is burned. */
export const limbs = thingsIn(`
  hand | finger | arm | arms | leg | legs | eyes | toes | augen | yeux | ojo | ojos | occhio | occhi | olho | olhos | oog | ogen | gözüm | gözlerim | foot | feet | face | mouth | tongue | skin | back | thigh | wrist | lip | knee | toe | head | neck | stomach | belly | chest | eye | bein | fuß | füße | hände | gesicht | mund | zunge | haut | rücken | oberschenkel | handgelenk | lippe | knie | zeh | kopf | hals | bauch | auge | main | doigt | bras | jambe | pied | visage | bouche | langue | peau | dos | cuisse | lèvre | genou | tête | ventre | mano | dedo | brazo | pierna | pie | cara | boca | lengua | piel | espalda | muslo | labio | rodilla | cabeza | dito | dita | braccio | gamba | piede | viso | faccia | bocca | lingua | pelle | schiena | coscia | ginocchio | testa
  | mão | mãos | braço | perna | pé | rosto | língua | pele | costas | coxa | joelho | been | voet | gezicht | mond | tong | huid | rug | dij | knie | hoofd | vinger | elim | elini | kolum | kolumu | kolunu | bacağım | bacağımı | bacağını | ayağım | ayağımı | ayağını | yüzüm | yüzümü | parmağım | parmağımı | parmağını | ağzım | ağzımı | dilim | dilimi | cildimi | yüzümde | yüzünde | cildimde | cildinde | elimde | kolumda
`);

/** What itches and stings of somebody, beside what is burned. */
export const skinned = thingsIn(`
  scalp | body | cheek | forehead | armpit | underarm | eyelid | tummy | chin | nose | ear | ears | shoulder | ankle | elbow | hairline | bottom | calf | shin | temples | kopfhaut | körper | wange | stirn | achsel | achselhöhle | augenlid | lid | lider | kinn | nase | ohr | ohren | schulter | knöchel | ellbogen | popo | nacken | hände | arme | beine | hals | dekolleté | haaransatz | bäuchlein
  | cuir chevelu | corps | joue | front | aisselle | paupière | menton | nez | oreille | épaule | cheville | coude | nuque | cou | fesse | cuero cabelludo | cuerpo | mejilla | frente | axila | párpado | barbilla | nariz | oreja | hombro | tobillo | codo | cuello | nuca | culito | barriga | brazos | piernas | manos
  | cuoio capelluto | corpo | guancia | guance | fronte | ascella | ascelle | palpebra | palpebre | mento | naso | orecchio | orecchie | spalla | spalle | caviglia | gomito | collo | nuca | pancia | pancino | sederino | mani | braccia | gambe | piedi | labbra | labbro | couro cabeludo | corpo | bochecha | testa | axila | sovaco | pálpebra | queixo | nariz | orelha | ombro | tornozelo | cotovelo | pescoço | barriga | rabinho | pernas
  | hoofdhuid | lichaam | wang | voorhoofd | oksel | ooglid | oogleden | kin | neus | oor | oren | schouder | enkel | elleboog | nek | hals | buik | buikje | billen | handen | armen | benen | döküntüm | kaşıntım | kızarıklığım | saç derim | saç dibim | saç diplerim | kafa derim | saçlı derim | kafam | başım | vücudum | vücudu | yanaklarım | yanağım | yanakları | alnım | alnı | koltuk altım | koltuk altlarım | göz kapağım | göz kapaklarım | çenem | burnum | kulağım | kulaklarım | omzum | omuzlarım | boynum | karnım | karnı | sırtım | ellerim | elleri | kollarım | bacaklarım | ayaklarım | ayakları | yüzü | cildim | cildi | derim | gözlerim | gözleri | gözü | ensem | poposu | boynu | kulağı | kulakları | kolları | bacakları | sırtı | başı | burnu | kafası | çenesi
`);

/** What is somebody's and yet no skin: "my towel", "my car". */
export const belongings = thingsIn(`
  towel | lamp | candle | grill | stove | oven | furniture | wall | floor | dress | trousers | jeans | blouse | cloth | clothes | paint | varnish | wood | lens | handtuch | lampe | kerze | ofen | herd | kleid | hose | wand | boden | möbel | lack | serviette | bougie | robe | pantalon | mur | meuble | peinture | toalla | lámpara | vela | vestido | pantalón | pared | mueble | pintura | asciugamano | lampada | candela | vestito | pantaloni | parete | mobile | vernice | toalha | lâmpada | vestido | calças | parede | móvel | handdoek | kaars | jurk | broek | muur | meubel | kachel | havlum | lambam | mumum | elbisem | pantolonum
`);

/** What fits into a nose or an ear. */
export const small = thingsIn(`
  bead | button | button cell | battery | batteries | button battery | coin | magnet | marble | pea | nut | peanut | bean | lego | stone | pebble | seed | screw | crayon | stud | popcorn | small part | toy | perle | knopf | knopfzelle | knopfbatterie | batterie | münze | magnet | murmel | erbse | nuss | bohne | stein | stöpsel | schraube | spielzeug
  | bouton | pile | pièce de monnaie | aimant | bille | petit pois | cacahuète | haricot | caillou | graine | vis | crayon | jouet | petite pièce | cuenta | botón | pila | moneda | imán | canica | guisante | garbanzo | cacahuete | lenteja | piedra | semilla | tornillo | juguete | pieza | bolita | perlina | pallina | perla | bottone | pila | monetina | calamita | biglia | pisello | fagiolo | sassolino | seme | vite | giocattolo
  | conta | bolinha | missanga | miçanga | botão | pilha | bateria | moeda | íman | ímã | berlinde | ervilha | feijão | amendoim | pedra | pedrinha | semente | parafuso | brinquedo | kraal | kraaltje | knoop | knoopcel | batterij | munt | magneet | knikker | erwt | erwtje | noot | steentje | zaadje | schroef | speeltje | boncuk | düğme | pil | bozuk para | mıknatıs | misket | bilye | bezelye | fasulye | fındık | taş | çekirdek | vida | oyuncak
`);

/** What goes where it is sprayed. */
export const sprays = thingsIn(
  "spray | spray anti moustique | spray anti insecte | anti moustique | anti insecte | aerosol | deodorant | deo | repellent | hairspray | haarspray | insektenspray | mückenspray | répulsif | déodorant | desodorante | repelente | repellente | insectenspray | sprey | spreyi | deodorantı",
);

/** What holds a current of its own, or leads one. */
export const cells = thingsIn(`
  battery | batteries | power bank | powerbank | charger | cable | plug | socket | outlet | extension lead | adapter | adaptor | akku | batterie | ladegerät | ladekabel | kabel | netzteil | steckdose | stecker | accu | batterie externe | chargeur | câble | prise | multiprise | batería | cargador | enchufe | regleta | batteria | caricabatterie | caricatore | cavo | presa | spina | bateria | carregador | cabo | tomada | pilha | batterij | oplader | snoer | stopcontact | stekker
  | batarya | bataryam | bataryamın | bataryası | şarj aleti | şarj cihazı | kablo | priz | fiş | akü | aküm | pil | pilim | pili
  | phone | handy | handyakku | laptopakku | fahrradakku | rollerakku | téléphone | móvil | telefono | cellulare | telemóvel | celular | telefoon | telefon | telefonum
`);

/** What leaks what burns the skin. */
export const batteries = thingsIn(`
  battery | batteries | power bank | powerbank | akku | batterie | batterie externe | accu | batería | batteria | bateria | pile | pila | pilha | batterij | batterijen | batarya | bataryam | bataryası | akü | aküm | pil | pilim | pili | piller | pilleri | pillerim | pilinden
`);

/** What leaks or runs out without burning anybody: "the warranty of my battery", "my battery pump". */
export const harmless = thingsIn(`
  drill | screwdriver | pump | sprayer | bottle | hose | tap | mower | chainsaw | tent | mattress | humidifier | diffuser | fountain | kettle | bucket | bohrer | bohrmaschine | schrauber | pumpe | sprüher | sprühgerät | flasche | schlauch | säge | mäher | zelt | luftbefeuchter | perceuse | visseuse | pompe | pulvérisateur | gourde | bouteille | tuyau | tondeuse | de cuisine | taladro | atornillador | bomba | pulverizador | botella | manguera | de cocina | del baño | de la cocina | del fregadero | de lavar
  | trapano | avvitatore | pompa | nebulizzatore | bottiglia | borraccia | tubo | da cucina | di pentole | berbequim | furadeira | aparafusadora | garrafa | mangueira | de cozinha | boormachine | boor | pomp | sproeier | fles | slang | tent | matkap | pompa | şişe | hortum
`);

/** What is told to run out, of a battery, too: "die Garantie der Powerbank läuft aus". */
export const agreements = thingsIn(
  "warranty | guarantee | contract | subscription | offer | garantie | gewährleistung | vertrag | abo | angebot | contrat | offre | garantía | contrato | oferta | garanzia | contratto | offerta | garantia | contract | aanbieding | garanti | sözleşme",
);

/** What a battery loses, or what it runs out of, without burning anybody. */
export const drained = thingsIn(`
  charge | power | energy | current | oil | air | strom | ladung | energie | öl | sortiment | programm | angebot | kollektion | produktion | énergie | courant | charge | huile | energía | corriente | carga | aceite | energia | corrente | carica | olio | carga | óleo | stroom | lading | olie | enerji | elektrik | şarj | yağ
`);

/** What runs on a current, or on gas. */
export const powered = thingsIn(`
  toaster | fryer | kettle | heater | radiator | microwave | oven | stove | cooker | blender | mixer | hairdryer | hair dryer | iron | vacuum | washing machine | dishwasher | dryer | fridge | scooter | e bike | ebike | phone | laptop | tablet | electric blanket | hob | coffee machine | tv | television | printer | monitor | fernseher | drucker | télé | téléviseur | televisor | televisore | televisão | televisie | televizyon | phon | heizung | heizkörper | heizlüfter | heizstrahler | heizdecke | wasserkocher | fritteuse | mikrowelle | ofen | herd | bügeleisen | föhn | fön | staubsauger | waschmaschine | spülmaschine | trockner | kühlschrank | handy | roller | kaffeemaschine
  | grille pain | friteuse | bouilloire | radiateur | chauffage | micro ondes | four | mixeur | sèche cheveux | fer à repasser | aspirateur | lave linge | lave vaisselle | frigo | trottinette | téléphone | ordinateur | couverture chauffante | cafetière | tostadora | freidora | hervidor | radiador | estufa | calefactor | microondas | horno | batidora | secador | plancha | aspiradora | lavadora | lavavajillas | nevera | patinete | móvil | portátil | cafetera
  | tostapane | friggitrice | bollitore | termosifone | radiatore | stufa | termoventilatore | microonde | forno | frullatore | asciugacapelli | ferro da stiro | aspirapolvere | lavatrice | lavastoviglie | frigorifero | monopattino | telefono | portatile | torradeira | fritadeira | chaleira | aquecedor | micro ondas | forno | liquidificador | varinha | secador | ferro de engomar | aspirador | máquina de lavar | trotinete | trotineta | patinete | telemóvel | celular
  | broodrooster | waterkoker | frituurpan | kachel | verwarming | magnetron | oven | föhn | strijkijzer | stofzuiger | wasmachine | vaatwasser | droger | koelkast | step | telefoon | fornuis | koffiezetapparaat | tost makinesi | tost makinesinden | fritöz | su ısıtıcısı | su ısıtıcı | ısıtıcı | ısıtıcım | kettle | mikrodalga | fırın | ütü | ütüm | ütüden | ütünün | saç kurutma makinesi | süpürge | çamaşır makinesi | bulaşık makinesi | telefon | telefonum | elektrikli battaniye
`);

/** What burns fuel, and where the air is bad kills unseen. */
export const burners = thingsIn(`
  stove | heater | barbecue | bbq | grill | generator | fireplace | fire pit | boiler | camping stove | gas | charcoal | kocher | ofen | heizung | heizstrahler | gasofen | holzofen | gaskocher | campingkocher | gasgrill | holzkohle | kamin | aggregat | stromgenerator | kohle | therme | réchaud | poêle | chauffage | cheminée | groupe électrogène | chaudière | braséro | charbon | hornillo | estufa | barbacoa | brasero | generador | chimenea | caldera | carbón
  | fornello | fornelletto | stufa | barbecue | generatore | camino | caldaia | carbone | fogareiro | fogão | aquecedor | churrasqueira | gerador | lareira | esquentador | carvão | brander | kachel | gasbrander | aggregaat | open haard | geiser | houtskool | ocak | ocağı | soba | sobayı | mangal | mangalı | jeneratör | şömine | kombi | kömür
`);

/** What is put on the skin, the hair or the nails. */
export const onSkin = thingsIn(`
  eyeshadow | eye shadow | concealer | primer | blush | blusher | bronzer | highlighter | eyelash glue | lash glue | lash serum | henna | face paint | powder | cosmetic | lidschatten | rouge | puder | wimpernkleber | wimpernserum | kosmetik | fard | ombre à paupières | anti cernes | correcteur | poudre | colle à cils | cosmétique | sombra | sombra de ojos | colorete | corrector | polvo | polvos | cosmético | ombretto | correttore | cipria | colla per ciglia | cosmetico
  | sombra de olhos | corretor | pó | cola de pestanas | oogschaduw | poeder | wimperlijm | cosmetica | far | fardan | fardı | göz farı | göz farından | allık | allıktan | pudra | kapatıcı | kozmetik | rimelden | maskaradan | kremden | makyajdan | maskara
  | cream | creme | lotion | serum | mask | shampoo | conditioner | sunscreen | sun cream | moisturiser | moisturizer | soap | shower gel | body wash | deodorant | makeup | make up | foundation | mascara | lipstick | lip balm | eyeliner | hair dye | perfume | aftershave | peeling | scrub | cleanser | toner | nail polish | gel | balm | ointment | self tanner | product | face wash | wipes | gesichtscreme | sonnencreme | seife | duschgel | deo | schminke | lippenstift | haarfarbe | parfüm | rasierwasser | maske | salbe | balsam | produkt | gesichtsmaske | wimperntusche | nagellack | tönung | feuchttücher
  | crème | sérum | masque | shampooing | après shampooing | savon | gel douche | déodorant | maquillage | fond de teint | rouge à lèvres | coloration | parfum | après rasage | gommage | vernis | baume | pommade | produit | crème solaire | lingettes | crema | loción | suero | mascarilla | máscara | champú | acondicionador | protector solar | jabón | desodorante | maquillaje | base | pintalabios | labial | tinte | perfume | exfoliante | esmalte | bálsamo | pomada | producto | toallitas | rímel | tónico
  | lozione | siero | maschera | balsamo | sapone | bagnoschiuma | trucco | fondotinta | rossetto | tinta | profumo | dopobarba | smalto | prodotto | struccante | salviette | loção | sérum | máscara | champô | xampu | shampoo | condicionador | protetor solar | sabonete | sabão | desodorizante | maquilhagem | maquiagem | batom | tinta de cabelo | esfoliante | verniz | produto | toalhitas | rímel
  | crème | zonnebrand | zeep | douchegel | mascara | lippenstift | haarverf | masker | zalf | product | gezichtscrème | nagellak | doekjes | krem | losyon | serum | maske | şampuan | sabun | duş jeli | makyaj | ruj | saç boyası | parfüm | tıraş losyonu | merhem | ürün | güneş kremi | rimel
`);

/** What is swallowed in a manner of speaking. */
export const figurative = thingsIn(`
  pride | anger | rage | words | tears | doubts | disappointment | frustration | grief | stolz | ärger | wut | frust | tränen | zweifel | enttäuschung | worte | fierté | orgueil | colère | larmes | rage | déception | doutes | paroles | orgullo | rabia | lágrimas | palabras | dudas | decepción | enfado
  | orgoglio | rabbia | lacrime | parole | dubbi | delusione | orgulho | raiva | lágrimas | palavras | dúvidas | deceção | decepção | trots | woede | tranen | twijfels | teleurstelling | woorden | gurur | gururum | gururumu | öfke | öfkem | öfkemi | gözyaşı | gözyaşları | gözyaşlarımı | lafı | lafımı | sözümü | hayal kırıklığı | hayal kırıklığını
`);

/** The same, of what may be swallowed indeed. */
export const bitter = thingsIn(
  "bitter pill | bittere pille | kröte | couleuvre | pilule amère | sapo | píldora amarga | rospo | boccone amaro | pillola amara | bittere pil",
);

/** What reddens where it is put, and where that is; elsewhere a skin that reddens by it does not bear it. */
export const dyes: readonly { by: PhraseSet; on: PhraseSet }[] = [
  {
    by: thingsIn(
      "lipstick | lip gloss | lippenstift | rouge à lèvres | pintalabios | labial | rossetto | batom | ruj | lip stain | gloss",
    ),
    on: thingsIn(
      "lip | lips | mouth | lippe | mund | lèvre | bouche | labio | boca | labbro | labbra | bocca | lábio | lippen | mond | dudak | dudağım | dudakları | dudaklarım | ağzım",
    ),
  },
  {
    by: thingsIn("nail polish | nagellack | vernis | esmalte | smalto | verniz | nagellak | oje"),
    on: thingsIn(
      "nail | finger | nagel | nägel | ongle | doigt | uñas | dedo | unghia | unghie | dito | dita | unha | nagel | vinger | tırnak | tırnağım | tırnaklarım | parmağım",
    ),
  },
  {
    by: thingsIn("blush | blusher | colorete | allık | rubor | fard"),
    on: thingsIn("cheek | wange | joue | mejilla | guancia | guance | bochecha | wang | yanak | yanağım | yanaklarım"),
  },
];

/** How it is told in any language that an ailment is over: each message is read in all. Before what is over: "no longer itchy". */
export const noLonger = phrasesIn(`
  no longer | is no longer | n est plus | ne sont plus | n ai plus | n a plus | ya no | non è più | non sono più | non ho più | non ha più | já não
`);

/** The same, right behind that or behind where it was: "juckt meine Haut nicht mehr". */
export const notAnyMore = phrasesIn("nicht mehr | niet meer | not anymore | not any more | non più");

/** The same, behind that: "my rash from the cream is gone". */
export const healed = phrasesIn(`
  is gone | are gone | has gone | went away | has cleared | cleared up | disappeared | got better | is no longer there | ist weg | sind weg | keine mehr | keinen mehr | ist nicht mehr da | sind nicht mehr da | verschwunden | abgeheilt | verheilt | besser geworden | disparu | disparue | disparus | disparues | est partie | sont parties | n est plus là | ne sont plus là | va mieux | vont mieux
  | desaparecido | desaparecida | desapareció | se me quitó | se me ha quitado | se ha ido | sparito | sparita | è sparito | è sparita | sono spariti | sono sparite | è scomparso | è scomparsa | scomparso | scomparsa | non c è più | desapareceu | desapareceram | sumiu | is weg | zijn weg | verdwenen | is er niet meer | kayboldu | iyileşti
`);

/** The same, nowhere but right behind it, for it is told of much else: "kaşıntım geçti", not "an hour passed". */
export const passed = phrasesIn("passato | passata | passou | geçti | kalmadı | artık yok");

/** What leads in any language to what is to thank for that. */
export const thanks = phrasesIn("thanks | thanks to | dank | dankzij | grâce | gracias | grazie | graças | sayesinde");

/** What tells that it is not over, or that it came back. */
export const lasting = phrasesIn(`
  still | back | again | worse | immer noch | noch immer | weiterhin | wieder | schlimmer | encore | toujours | revenu | revenue | revenus | revenues | pire | todavía | aún | sigue | siguen | volvió | vuelto | otra vez | peor | ancora | tornato | tornata | tornati | peggio | ainda | continua | continuam | voltou | voltaram | pior | nog steeds | nog altijd | weer | terug | teruggekomen | erger | hala | yine | tekrar | daha kötü
`);

/** What tells in any language that another one is wanted of what broke. */
export const replaced = phrasesIn(`
  new | new one | new ones | another one | replacement | replacements | spare | refund | do you sell | sell | buy | neue | neuer | neuen | neues | ersatz | ersatzteil | ersatzteile | ersatzscheibe | ersatzglas | ersatzdichtung | ersatzgerät | erstattung | verkauft ihr | nachkaufen | nouveau | nouvelle | nouvelles | nouveaux | neuve | neuf | rechange | remplacement | remplacer | remboursement | une autre | un autre | vendez vous | racheter | acheter
  | nuevo | nueva | nuevos | nuevas | otra | otro | repuesto | repuestos | recambio | recambios | reembolso | venden | comprar | nuovo | nuova | nuovi | nuove | altra | altro | ricambio | ricambi | rimborso | vendete | ricomprare | comprare | novo | nova | novos | novas | outra | outro | peças | substituição | reembolso | vendem | nieuw | nieuwe | ander | andere | vervanging | vervangende | onderdeel | onderdelen | reserve | verkopen jullie | kopen | yeni | yenisi | yenisini | başka | yedek | iade | almak
`);

/** What is no longer in use. */
export const aged = wordsIn(
  "old alte alter altes alten vieille vieux vieil ancienne viejo vieja antigua antiguo vecchia vecchio vecchie velha velho antiga antigo oude oud eski eskisi eskimiş",
);

/** What is bought to read of a danger. */
export const readings = thingsIn(
  "book | guide | poster | handbook | buch | ratgeber | handbuch | livre | guide | manuel | libro | guía | guida | manuale | livro | guia | manual | boek | gids | handboek | kitap | kitabı | rehber | rehberi",
);

/** What is bought to tell of it. */
export const gauges = thingsIn(`
  detector | sensor | alarm | alarm kit | alarm set | alarm system | tester | leak spray | spray | monitor | melder | warner | warngerät | prüfer | lecksuchspray | détecteur | détecteur fumée | détecteur de fumée | détecteur gaz | capteur | alarme | detector de humo | alarma | rilevatore | rilevatore fumo | rilevatore di fumo | sensore | allarme | detetor | detetor de fumo | alarme
  | detectiespray | rookmelder | gasmelder | dedektör | dedektörü | alarmı | sprey | spreyi
`);

/** What leads in any language to what goods are for. */
export const purposes = phrasesIn(
  "for | against | covers | für | fürs | gegen | hilft bei | hilfe bei | creme bei | salbe bei | tee bei | mittel bei | tabletten bei | pour | contre | para | contra | per | contro | voor | tegen | için | karşı",
);

/** What may be called after an ailment: "a mug called Palpitations". */
export const keepsakes = thingsIn(`
  mug | mugs | cup | shirt | t shirt | hoodie | jumper | poster | sticker | card | candle | necklace | bracelet | ring | pin | puzzle | game | novel | book | serum | tasse | becher | pulli | aufkleber | karte | kerze | kette | armband | spiel | roman | buch | mok | beker | trui | kaart | kaars | ketting | spel | boek | bougie | collier | jeu | livre | sweat | taza | camiseta | sudadera | pegatina | vela | collar | pulsera | juego | libro
  | tazza | maglietta | felpa | adesivo | candela | collana | bracciale | gioco | libro | caneca | t shirt | autocolante | colar | pulseira | jogo | livro | kupa | bardak | tişört | mum | kolye | bileklik | kitap | oyun
`);

/** What a fuel does of its nature, and is asked about: "prend-il feu ?" */
export const kindling = phrasesIn(
  "prend feu | prennent feu | prende fuoco | prendono fuoco | fängt feuer | vat vlam | vatten vlam | pega fogo | catches fire",
);

/** How it is told in any language that something has been so for a time. */
export const lately = phrasesIn(
  "lately | recently | these days | in letzter zeit | neuerdings | ces derniers temps | dernièrement | récemment | últimamente | ultimamente | di recente | nos últimos tempos | de laatste tijd | son zamanlarda | son günlerde",
);
