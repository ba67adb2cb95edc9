import { said } from "../../../wishes/words/wish-words.ts";
import type { ShoppingWords } from "./shopping-words.ts";

export const tr: ShoppingWords = {
  more: said(
    "[bana] (daha fazla | daha fazlasını | daha fazla göster | daha fazlasını göster | başka | başkası | başkaları | başkalarını | başka var mı | başkası var mı | başka neler var | başka ne var | diğerleri | diğerlerini | diğerlerini göster | devamı | devamını göster | sonraki | sonrakiler | sonrakileri göster | alternatifler | başka seçenekler | daha var mı); göster daha fazla",
  ),
  similar: said(
    "[benzer bir şey | benzer bir | başka] (benzer | benzer bir şey | benzer bir ürün | benzeri | benzerleri | benzerlerini | benzerlerini göster | benzer ürünler)",
  ),
  likeNamed: said(
    "[a | e | ya | ye | na | ne] (benzer | benzeyen | alternatif); (alternatifi | alternatifleri | benzeri | benzerleri); gibi bir şey",
  ),
  leavesOut: said("(çıkar | kaldır | gizle | çıkart | hariç tut)"),
  relative: {
    cheaper: said(
      "(ucuz olan | ucuz olanı | ucuzu | ucuzunu | daha ucuz | daha ucuzu | daha ucuzları | daha ucuzlarını | daha ucuz olan | daha uygun | daha uygun fiyatlı | daha hesaplı | çok pahalı | fazla pahalı | daha ekonomik | daha ucuzunu)",
    ),
    dearer: said("(daha pahalı | daha pahalısı | daha pahalıları | daha pahalı olan)"),
    better: said(
      "(daha iyi | daha iyisi | daha iyileri | daha yüksek puanlı | daha iyi puanlı | daha iyi yorumlu | puanı daha yüksek)",
    ),
  },
  by: {
    moreMemory: said("(daha | en) (fazla | çok | büyük | yüksek) (bellek | belleği olan | bellekli | RAM | hafıza)"),
    moreStorage: said("(daha | en) (fazla | çok | büyük | yüksek) (depolama | depolama alanı | disk alanı)"),
    lighter: said("(daha | en) (hafif | hafifi | hafif olan | hafif olanı)"),
    heavier: said("(daha | en) (ağır | ağırı | ağır olan)"),
    smaller: said("(daha | en) (küçük | küçüğü | küçük olan | kompakt)"),
    taller: said("(daha | en) (yüksek | yükseği)"),
    wider: said("(daha | en) (geniş | genişi)"),
    bigger: said("(daha | en) (büyük | büyüğü | büyük olan | geniş | genişi)"),
    longer: said("(daha | en) (uzun | uzunu | uzun olan); daha uzun süre dayanan"),
    quieter: said("(daha | en) (sessiz | sessizi | sessiz olan)"),
    stronger: said("(daha | en) (güçlü | güçlüsü | güçlü olan | kuvvetli | kuvvetlisi)"),
  },
  mostOf: said("en (çok | fazla | büyük | yüksek | uzun | güçlü)"),
  leastOf: said("en (az | küçük | düşük | kısa)"),
  takesBack: said(
    "unut; boş ver; önemli değil; fark etmez; farketmez; tüm; bütün; her; herhangi bir; kaldır; yeniden tüm",
  ),
  allAgain: said(
    "(hepsine | tümüne | listeye) (dön | geri dön | dönelim); (yine | tekrar | yeniden) (hepsi | hepsini | tümü | tümünü); (hepsini | tümünü) (yine | tekrar | yeniden) [göster]",
  ),
  ones: said(
    "olan; olanı; olanlar; olanları; olsun; bunlar; onlar; model; modeller; tane; olanlardan; için; rengi; renkte; renkli; arasında; numara",
  ),
  definite: said("bu; şu; o; olan; olanı"),
  narrows: said("sadece; yalnızca; ama; peki ya"),
  ofIt: said(
    "(mı | mi | mu | mü | var mı | yok mu | oluyor mu | olur mu | uyar mı | uyuyor mu | çalışır mı | gelir mi); (ne kadar | kaç para | kaç lira | kaça | fiyatı ne | fiyatı nedir | fiyatı ne kadar | rengi ne | rengi nedir | hangi renk | ne renk | garantisi ne kadar | garantisi kaç yıl | boyutu ne | bedeni ne | malzemesi ne | markası ne | ağırlığı ne kadar | kaç kilo); (bunun | onun | bu | bunu | onu)",
  ),
  ofThem: said("(bunlar | onlar)"),
  forIt: said("(bunun | onun | bunlar | onlar) için; buna; ona; bununla; onunla; yanına; buna uygun; ona uygun"),
  included: said("dahil; birlikte geliyor; yanında geliyor"),
  whether: said(""),
  whetherBehind: said("mı; mi; mu; mü; mıyım; miyim; muyum; müyüm; mıyız; miyiz; muyuz; müyüz"),
  them: said("bunlar; onlar; ikisi; ikisini; her ikisi; hepsi; bunları; onları; üçü; üçünü; ikisinin"),
  places: [
    said("(birinci | birincisi | birinciyi | ilk | ilki | ilkini | 1); bir numara"),
    said("(ikinci | ikincisi | ikinciyi | ikincisini | 2); iki numara"),
    said("(üçüncü | üçüncüsü | üçüncüyü | 3)"),
    said("(dördüncü | dördüncüsü | 4)"),
    said("(beşinci | beşincisi | 5)"),
    said("(altıncı | altıncısı | 6)"),
  ],
  last: said("(son | sonuncu | sonuncusu | sonuncuyu)"),
  counts: [said("iki; ikisi; ikisini; ikiyi"), said("üç; üçü; üçünü"), said("dört; dördü")],
  compare: said(
    "karşılaştır; karşılaştırın; karşılaştırma; karşılaştırır mısın; kıyasla; kıyaslama; vs; fark; farkı; farkı ne; arasındaki fark; arasındaki fark ne; arasındaki fark nedir; farkları; farklar",
  ),
  which: said("hangisi; hangi; hangileri; hangisini; hangisinin; hangilerinin"),
  between: said("ve; ile; veya; mi yoksa; vs; yoksa"),
  than: said("den; dan; ten; tan"),
  facets: {
    availability: said("stokta; stok; mevcut; var mı hâlâ; stokta var; stok durumu; tükendi; bulunur"),
    price: said("fiyat; fiyatı; ne kadar; kaç para; kaç lira; kaça; pahalı"),
    rating: said(
      "müşteriler ne diyor; diğerleri ne diyor; puan; puanı; yorum; yorumlar; yorumları; değerlendirme; yıldız; kaç yıldız",
    ),
    brand: said("marka; markalar; markaları; markası; üretici; kim üretiyor"),
    colour: said("renk; rengi; renkler; renkleri; hangi renk"),
    size: said(
      "beden; bedeni; bedenler; bedenleri; boyut; boyutu; boyutları; ölçü; ölçüleri; yükseklik; yüksekliği; genişlik; genişliği; uzunluk; uzunluğu; derinlik; çap; çapı; kapasite; kapasitesi; hacim; hacmi; ne kadar alır; ne kadar büyük",
    ),
    weight: said("ağırlık; ağırlığı; kaç kilo; kaç gram; ağır"),
    material: said("malzeme; malzemesi; kumaş; kumaşı; neden yapılmış"),
    origin: said(
      "menşei; menşe; üretim yeri; menşe ülkesi; nereden geliyor; nerede üretiliyor; nerede üretilmiş; hangi ülkeden",
    ),
    warranty: said("garanti; garantisi; garantili"),
    power: said("güç; gücü; watt; voltaj; pil; pil ömrü; batarya; süre; süresi; çalışma süresi"),
    age: said("yaş; kaç yaş; yaş aralığı; kaç (yaşından | yaşına | yaşında | yaşındaki | yaşındakiler) [itibaren]"),
  },
  details: said(
    "göster; (daha fazla bilgi | hakkında | hakkında bilgi | bilgi ver | bilgi | detay | detaylar | detayları | detaylı bilgi | anlat | açıklama | özellikler | özellikleri | göster | göster bana | bana göster | alayım | alacağım | istiyorum | beğendim)",
  ),
  fits: said(
    "uyar; uyuyor; uygun; uyumlu; çalışır; çalışıyor; var; içerir; dahil; içinde; kullanılır; girer; girebilir; konur; konulur; yıkanır; atılır; destekler; olur; gelir; mı; mi; mu; mü; ile; dayanır; gider",
  ),
  contains: said("içerir; içeriyor; içinde; içeriyor mu; içerir mi"),
  fromWhen: said("ne zamandan itibaren"),
  suits: said("uyar; uyar mı; uyumlu; uyuyor; takılır; çalışır; sığar; sığar mı; girer; girer mi"),
  policies: said(
    "kapıda ödeme; iade; iade etmek; iade edebilir; iadesi; geri (alınır | alınıyor | alıyor | alır | alınabilir | göndermek | gönderebilir | vermek | verebilir); değişim; değiştirmek; para iadesi; kargo; kargoya; gönderim; gönderiyor; gönderir; yolluyor; teslimat; teslim; garanti; garantisi; ödeme; ödemek; fatura; taksit; sipariş; iptal; tamir; onarım; hediye paketi; paket; rezervasyon; ayırtmak; teslim almak; kiralamak; kiralıyor; kiralayabilir",
  ),
  needs: said("lazım; ihtiyacım var; arıyorum; satın almak; istiyorum"),
  faults: said(
    "yanlış (geldi | gönderildi | gönderilmiş | gelmiş | gönderdiniz | gönderdin); (yanlışı | yanlışını) (aldım | geldi | gönderdiniz | gönderilmiş); yanlış (bir şey | olanı | olan) (geldi | aldım | gönderdiniz); çalışmayı bıraktı; yanlış (ürün | beden | renk | model | sipariş); kırık; kırıldı; kırılmış; bozuk; bozuldu; bozulmuş; yırtık; yırtıldı; yırtılmış; arızalı; arızalandı; hasarlı; çatlak; çatladı; çatlamış; çalışmıyor; yanmıyor; açılmıyor; kapanmıyor; şarj olmuyor; ısıtmıyor; akıtıyor; sızdırıyor; tarihi geçmiş; döküldü; dökülmüş; küflü; küflenmiş; söküldü; soldu; solmuş; kurudu; kurumuş; ölü geldi",
  ),
  helps: ["hasarlı veya kusurlu ürün", "garanti", "iade"],
  guides: said("beden (tablosu | rehberi | ölçüleri)"),
  food: said("yemek; yiyecek; yiyecekler; gıda; besin; atıştırmalık"),
  eating: said("yiyebilirim; yiyebiliriz; yemek"),
  recalls: {
    said: said("çağırma; çağırmalar; çağırılan; çağrılan; çağrıldı; toplatılan"),
    ofAny: said("ürün; ürünler; ürününüz; geri"),
  },
  lacks: {
    before: said(""),
    behind: said("yok"),
    none: said("hiç"),
    here: said("hiç; evde; evimizde; burada; bizde; artık"),
  },
  roof: {
    under: said("içeride; içinde; evde; çadırda; garajda; bodrumda; karavanda"),
    none: said("açık havada; dışarıda; havalandırılmış"),
    enclosed: said("içeride; içinde; kapalı"),
  },
  taking: said("kullanıyorum; alıyorum; kullanıyor"),
  deals: said(
    "indirim; indirimler; indiriminiz; kampanya; kampanyalar; kampanyanız; fırsatlar; fırsat; indirimli ürünler; indirimli",
  ),
  gifts: said(
    "[bir] (hediye | hediyeler | hediyelik | hediye fikri | hediye fikirleri | hediye önerisi | doğum günü hediyesi | yılbaşı hediyesi)",
  ),
  now: said("şu anda; şu an; bugün; şimdi; bu hafta"),
  range: said(
    "(ne | neler) (satıyorsunuz | satıyorsun | satarsınız | sunuyorsunuz); (ne | neler) var [burada | mağazada | elinizde]; sizde neler var; (hangi | ne tür) (ürünler | ürünleri | şeyler | kategoriler) (var | satıyorsunuz | bulunuyor); (hangi | ne tür) ürünleriniz var; neler alabilirim; [tüm | bütün] (ürünler | ürünleri göster | ürünleriniz | kategoriler | katalog)",
  ),
  exists: said("var mı; bulunur mu; satıyor musunuz"),
};
