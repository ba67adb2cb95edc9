import { wordsIn } from "../../wording/fold.ts";

/**
 * Words by which goods are recommended, had, priced and called goods, and by which what is told of them is joined: none of them
 * says how a product is, nor what comes with it. By the language.
 */
const harmless: Record<string, ReadonlySet<string>> = {
  en: wordsIn(
    "product products item items article model version option options choice pick match matches fit fits suit suits suitable recommend recommended suggest consider look looking find see meets need needs wish budget excellent ideal solid feature features featuring include includes including included come comes equipped provide provides deliver delivers made material colour color coloured size sized weigh weighs weight weighing measure measures price priced costs cost sale reduced discount discounted stock available availability currently moment right now again ready ship ships shipping list listed tall high wide deep long heavy unavailable sold work works working use suited everyday one ones both brand branded called named finish body also add order buy however though although therefore thus hence otherwise alternatively besides unlike whereas since prefer prefers compared within around slightly total allows lets keeps due based",
  ),
  de: wordsIn(
    "produkt produkte artikel modell variante option wahl auswahl passt passen passend passende passendes geeignet eignet empfehle empfehlen empfehlenswert empfehlung vorschlagen schauen sucht suchen gefallen wunsch budget ideal ideale hervorragend verfügt bietet bieten hat haben kommt besitzt enthält ausgestattet gefertigt hergestellt besteht material farbe farben größe gewicht wiegt misst preis preislich kostet kosten reduziert rabatt lager vorrätig lieferbar verfügbar erhältlich hoch breit tief lang schwer zusätzlich lässt lassen sofort derzeit momentan aktuell wieder ausverkauft vergriffen marke kaufen bestellen zwar sondern allerdings jedoch dennoch deshalb daher während hingegen beide beiden beides entweder weder sowohl sowie außerdem zudem ebenfalls eher dank dadurch wodurch knapp ähnlich bevorzugen lieferumfang enthalten inklusive inbegriffen",
  ),
  fr: wordsIn(
    "produit produits article articles modèle version option choix recommande recommandons conseille propose convient conviennent correspond idéal idéale idéales parfait parfaite besoin budget cherchez dispose disposent possède possèdent offre comprend équipé équipée fait fabriqué matière couleur taille poids pèse haut haute large profond long longue mesure prix coûte coûtent promotion réduit stock disponible disponibles actuellement moment épuisé épuisée épuisés épuisées rupture marque acheter commander cependant toutefois néanmoins tandis lorsque contrairement ainsi également notamment sinon chacun aimez préférez préfère souhaitez prenez grâce permet permettent inclus incluse incluses livré livrée livrés livrées accompagné accompagnée",
  ),
  es: wordsIn(
    "producto productos artículo artículos modelo versión opción elección recomiendo recomendamos sugiero encaja adapta ideal perfecto perfecta excelente necesita busca presupuesto dispone cuenta ofrece incluye equipado equipada viene hecho hecha material color alto alta ancho largo profundo tamaño peso pesa mide precio cuesta cuestan oferta rebajado stock disponible disponibles actualmente ahora momento desgracia agotado agotada existencias marca comprar pedir además embargo sino así ambos ambas prefiere prefieres permite permiten incluido incluida incluidos incluidas lleva llevan trae traen",
  ),
  it: wordsIn(
    "prodotto prodotti articolo articoli modello versione opzione scelta consiglio consigliamo suggerisco adatto adatta adatti ideale perfetto perfetta ottimo ottima cerca budget dispone offre include dotato dotata fatto fatta materiale alto alta largo lungo profondo colore misura peso pesa prezzo costa costano offerta scontato disponibile disponibili attualmente momento esaurito esaurita esauriti esaurite magazzino marca acquistare ordinare inoltre tuttavia però invece entrambi entrambe rispetto preferisce preferisci permette permettono incluso inclusa inclusi incluse compreso compresa",
  ),
  pt: wordsIn(
    "produto produtos artigo artigos modelo versão opção escolha recomendo recomendamos sugiro adequado adequada ideal perfeito perfeita excelente procura orçamento dispõe oferece inclui equipado vem feito feita material alto alta largo comprido profundo cor tamanho peso pesa mede preço custa custam promoção stock estoque disponível disponíveis atualmente neste momento fora infelizmente esgotado esgotada marca comprar encomendar contudo porém além assim ambos ambas prefere permite permitem incluído incluída incluídos incluídas traz trazem",
  ),
  nl: wordsIn(
    "product producten artikel artikelen model versie optie keuze raad aanraden aanrader aanbevelen past passend geschikt ideaal ideale perfect perfecte uitstekend uitstekende zoekt budget beschikt biedt bevat komt uitgerust gemaakt materiaal hoog breed diep lang zwaar kleur maat gewicht weegt meet prijs kost kosten aanbieding afgeprijsd voorraad leverbaar beschikbaar verkrijgbaar direct momenteel moment uitverkocht merk kopen bestellen echter bovendien doordat daarom dus indien beide dankzij liever voorkeur inbegrepen inclusief geleverd",
  ),
  tr: wordsIn(
    "ürün ürünler model seçenek seçim öneririm öneriyorum tavsiye ederim ederiz uygun uygundur ideal idealdir mükemmel bütçe arıyorsanız sahip sahiptir sunar sunuyor içerir gelir yapılmıştır yapılmış malzeme malzemesi renk rengi renkli yüksek geniş uzun derin ağır boyut ağırlık seçimdir bulunmuyor bulunuyor bulunmaktadır fiyat fiyatı indirim stok stokta mevcut tükendi şu anda marka satın ayrıca yani nedenle ikisi sayesinde tercih ederseniz dahil dahildir",
  ),
};

const none: ReadonlySet<string> = new Set();
export const harmlessWords = (code: string): ReadonlySet<string> => harmless[code] ?? none;
