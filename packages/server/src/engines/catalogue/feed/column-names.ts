import type { FeedField } from "@widget-chat/contract/admin/product.ts";

/**
 * What shops call the columns of their feeds, without accents, in small letters and without what parts the words; the
 * surest name first. Merchants' own names of Google stand among them.
 */
export const columnNames: Partial<Record<FeedField, string>> = {
  id: "id productid itemid offerid externalid produktid artikelid variantid articleid idproduct idproducto idprodotto idproduto urunid productcode artikelnummer artikelnr artnr bestellnummer referencia codiceprodotto codearticle codigo codice stokkodu urunkodu productnumber itemnumber sku variantsku handle referenz reference referenza",
  title:
    "title name productname producttitle itemname bezeichnung artikelbezeichnung produktname artikelname titel titre nomproduit nomduproduit nom designation titulo nombre nombreproducto titolo nomeprodotto nome nomeproduto productnaam naam baslik urunadi ad isim nazwa nomedoproduto nombredelproducto nomedelprodotto nomarticle nomdelarticle nombredelarticulo nomearticolo",
  brand:
    "brand marke hersteller manufacturer vendor marque fabricant marca fabricante produttore merk fabrikant marka uretici make",
  description:
    "description bodyhtml body longdescription shortdescription beschreibung produktbeschreibung artikelbeschreibung kurzbeschreibung descriptif descripcion descrizione descricao omschrijving beschrijving productomschrijving aciklama urunaciklamasi opis desc descr productdesc longdesc shortdesc beschr omschr",
  price:
    "price regularprice listprice preis verkaufspreis bruttopreis vk vkbrutto prix prixttc prixdevente precio precioventa preciopvp pvp prezzo prezzodivendita preco precovenda prijs verkoopprijs fiyat satisfiyati cena unitprice grossprice rrp uvp precodevenda preciodeventa preciodeventaalpublico prezzovendita precioconiva",
  sale_price:
    "saleprice specialprice discountprice discountedprice offerprice angebotspreis sonderpreis aktionspreis reduzierterpreis prixsolde prixpromo prixpromotionnel preciooferta preciorebajado prezzoscontato prezzoofferta precopromocional aanbiedingsprijs actieprijs indirimlifiyat kampanyafiyati preciodeoferta preciopromocional prezzoinofferta prezzopromozionale precocomdesconto precodeoferta prixreduit kortingsprijs",
  sale_dates: "salepriceeffectivedate",
  sale_from: "salefrom salestart salepricefrom datesalepricestarts specialpricefrom angebotab angebotvon",
  sale_until: "saleuntil saleend saleto datesalepriceends specialpriceto angebotbis",
  currency:
    "currency currencycode pricecurrency wahrung devise moneda divisa valuta moeda parabirimi doviz waluta munteenheid",
  availability:
    "availability available instock isinstock stockstatus stock stockquantity quantity qty inventory inventoryquantity variantinventoryqty verfugbarkeit lagerbestand bestand lager verfugbar lieferbar disponibilite enstock quantite disponibilidad existencias disponibilita giacenza disponibilidade estoque beschikbaarheid voorraad stokdurumu stok stokadedi dostepnosc aantal",
  url: "link url producturl productlink deeplink permalink produktlink produkturl lien lienproduit enlace urlproducto collegamento urunlinki linkproduto onlinestoreurl urlduproduit urlproduit urldelproducto urlprodotto linkprodotto urldoproduto linkdoproduto enlacedelproducto productpagina",
  image_url:
    "imagelink image imageurl imagesrc mainimage picture pictureurl photo bild bildurl bildlink hauptbild produktbild imageproduit lienimage imagen urlimagen immagine urlimmagine imagem afbeelding afbeeldingurl resim gorsel resimurl thumbnail images urldeimagen urldelaimagen urldaimagem urlimagem urlimage urldelimage afbeeldingsurl imagenprincipal immagineprincipale imagemprincipal imageprincipale hoofdafbeelding",
  more_images:
    "additionalimagelink additionalimages moreimages morepictures weiterebilder imagesadicionales imagessupplementaires altreimmagini extraafbeeldingen",
  gtin: "gtin ean ean13 upc isbn barcode barcodes gtin13 variantbarcode codigodebarras codebarres codiceabarre streepjescode barkod jan",
  mpn: "mpn manufacturerpartnumber herstellernummer herstellerartikelnummer modelnumber modellnummer partnumber",
  category:
    "producttype category categories productcategory categorypath kategorie kategorien warengruppe produktkategorie categorie categoria rubrik rubriek rubrique familia categorieen kategori urunkategorisi kategoria type cat productcat kat googleproductcategory",
  rating:
    "rating averagerating averagereviewrating ratingvalue productrating bewertung durchschnittsbewertung note notemoyenne valoracion puntuacion valutazione avaliacao beoordeling puan ortalamapuan voto votomedio mediavoti classificacao avaliacaomedia valoracionmedia valutazionemedia gemiddeldebeoordeling",
  reviews:
    "reviews reviewcount numberofreviews reviewscount ratingcount numberofratings anzahlbewertungen bewertungen nombredavis avis numeroresenas opiniones recensioni avaliacoes aantalbeoordelingen yorumsayisi numerorecensioni numerodirecensioni numerodeavaliacoes numerodeopiniones numerodeopinioes numerodevaloraciones numerodeclassificacoes beoordelingen yorumlar degerlendirmesayisi numeroderesenas",
  group_id:
    "itemgroupid groupid parentid parentsku parent variantgroup gruppenid vaterartikel vaterartikelnummer elternartikel hauptartikel referenceparent parentreference parentref refparent skuparent idparent idgroupe referenciapadre skupadre idpadre codicepadre idpai skupai ouderartikel anaurun modelid itemgroup idgroup groupeid variantengruppe groupevariantes groupedevariantes idgrupo grupoid grupovariantes grupodevariantes idgruppo gruppoid gruppovarianti gruppodivarianti groepid variantgroep grupid varyantgrubu varyantgrup",
  color: "color colour farbe couleur colore cor kleur renk kolor",
  size: "size grosse groesse taille talla taglia tamanho maat beden rozmiar tamano",
  details: "productdetail productdetails",
};

/** What feeds have for advertising and for parcels, and what nobody would look for. */
export const nothing =
  "customlabel0 customlabel1 customlabel2 customlabel3 customlabel4 adsredirect adsgrouping adslabels adwordsredirect mobilelink linktemplate mobilelinktemplate canonicallink identifierexists includeddestination excludeddestination shippinglabel shippingweight shippinglength shippingwidth shippingheight transittimelabel minhandlingtime maxhandlingtime taxcategory tax shipping pausedads promotionid displayadsid displayadslink displayadstitle displayadsvalue costofgoodssold guid pubdate updated published published scope status fulfillmentservice requiresshipping taxable giftcard seotitle seodescription lifestyleimagelink";
