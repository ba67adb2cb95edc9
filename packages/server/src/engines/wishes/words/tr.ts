import { said, type WishWords } from "./wish-words.ts";

/** Bounds stand behind the amount here, which may carry an ending of its own: "50 TL'den ucuz", "100 liranın altında". */
export const tr: WishWords = {
  before: {
    lt: said(""),
    lte: said("en fazla; en çok; maksimum; max; azami; bütçem"),
    gt: said(""),
    gte: said("en az; minimum; min; asgari"),
    about: said("yaklaşık; yaklaşık olarak; civarı; aşağı yukarı"),
  },
  after: {
    lt: said(
      "[den | dan | ten | tan | nin | nın | nun | nün | in | ın | un | ün] (altı | altında | altındaki | altinda | aşağı | ucuz | daha ucuz | az | daha az | düşük | daha düşük)",
    ),
    lte: said(
      "[ye | ya | e | a] kadar; [ye | ya | e | a] kadar olan; [yi | yı | i | ı | u | ü] (geçmeyen | aşmayan | geçmesin | aşmasın); maksimum; max; [den | dan | ten | tan] (fazla olmayan | fazla olmasın | pahalı olmasın | pahalı olmayan)",
    ),
    gt: said(
      "[den | dan | ten | tan | nin | nın | nun | nün | in | ın | un | ün] (üstü | üstünde | üstündeki | üzeri | üzerinde | üzerindeki | pahalı | daha pahalı | fazla | daha fazla | fazlayım | daha fazlayım | fazlayız | yüksek | daha yüksek | çok)",
    ),
    gte: said(
      "ve üzeri; ve üstü; ve daha fazla; veya üzeri; veya daha fazla; [den | dan | ten | tan] (başlayan | itibaren | az olmayan)",
    ),
    about: said("civarı; civarında; civarındaki; dolaylarında; gibi"),
  },
  between: said("fiyatı"),
  ranges: said(""),
  joins: said("ile; ve; [den | dan | ten | tan] [ye | ya | e | a]"),
  not: said("değil; olmasın; olmayan"),
  notBehind: said("olmasın; olmayan; değil"),
  without: said(""),
  denied: said(""),
  noneOf: said(""),
  kindBefore: said(""),
  kindBehind: said("marka; markası; markalı; marka bir; renk; renkli; rengi; renkte"),
  freeOf: said(""),
  freeElse: said(""),
  freeBehind: said(""),
  rhetorical: said("yok mu; değil mi"),
  degrees: said(""),
  articles: said("bir"),
  alternatives: said("veya; ya da; ve; ne de"),
  namesFirst: false,
  hasCases: true,
  wireless: said("(ev | yurt | şehir | okul | iş | mesai) (dışında | dışındaki)"),
  withoutBehind: said(
    "hariç; haricinde; yerine; [den | dan | ten | tan] (nefret ediyorum | nefret ederim | nefret ediyoruz | hoşlanmıyorum | hoşlanmam); sevmiyorum; sevmem; sevmiyoruz; beğenmiyorum; (den | dan | ten | tan) başka [bir | herhangi bir] [renk | renkte | marka | markadan | markalar]; (dışında | dışındaki) [bir | diğer | herhangi bir] (renk | renkte | renkler | renklerde | marka | markalar | markalardan | markadan); dışında; dışındaki; dışındakiler; olmasın; içermeyen; olmayan; değil; istemiyorum; istemem; içermesin; içermemeli; (yapılmamış | yapılmayan | üretilmemiş | üretilmeyen | gelmeyen) [olan]",
  ),
  unscented: said("kokusuz; parfümsüz"),
  scent: "parfüm",
  price: said(
    "fiyat; fiyatı; fiyatlı; fiyatları; bütçe; bütçem; ücret; tutar; arası; arasında; arasındaki; aralığında; aralığındaki",
  ),
  rating: said("yıldız; yıldızlı; yıldızın; yıldızdan; puan; puanı; puanlı; puanın"),
  rated: said(""),
  reviews: said(
    "yorum; yorumu; yorumlu; yorumun; yorumdan; değerlendirme; değerlendirmesi; değerlendirmeli; değerlendirmeden; inceleme; incelemesi",
  ),
  idle: said("bir; olan; olsun; müşteri; kullanıcı; tl; lira; ortalama; adet; de; da"),
  leads: said("uygun; kişiler; ve; olan; bir; olsun; fiyatı; fiyatlı; için; ile"),
  vague: [
    {
      field: "price",
      value: "low",
      said: said(
        "daha ucuz; daha uygun fiyatlı; (ucuz | ekonomik | uygun fiyatlı | hesaplı | bütçe dostu); çok pahalı olmayan; uygun fiyata",
      ),
    },
    { field: "price", value: "medium", said: said("orta segment; orta fiyatlı; orta fiyat; orta düzey fiyatlı") },
    { field: "price", value: "high", said: said("(pahalı | lüks | üst segment); premium") },
    {
      field: "rating",
      value: "high",
      said: said(
        "(yüksek | iyi | çok iyi) (puanlı | yorumlu | puan almış | puana sahip); iyi (yorumları | yorumlar | değerlendirmeler | değerlendirmeleri) olan; iyi yorumlar; beğenilen; çok beğenilen",
      ),
    },
    {
      field: "reviews",
      value: "high",
      said: said(
        "(çok | bol) (yorumlu | yorum almış | değerlendirilmiş | yorum alan); çok sayıda (yorum | yorumu | değerlendirme | değerlendirmesi) [olan]; yorumu çok olan",
      ),
    },
  ],
  howDear: said("ne kadar pahalı"),
  order: {
    cheapest: said(
      "fiyata göre (sırala | sıralar mısın); ucuzdan pahalıya; önce en ucuz; en ucuz; en uygun; en uygun fiyatlı; en ekonomik; en düşük fiyatlı; en hesaplı",
    ),
    dearest: said("önce en pahalı; en pahalı; pahalıdan ucuza; en yüksek fiyatlı"),
    rating: said("en iyi; en iyi puanlı; en yüksek puanlı; en yüksek puan alan; en beğenilen"),
    popular: said("popüler; en popüler; en çok satan; çok satan; en çok satılan"),
    newest: said(
      "en yeni; en yenisi; en yenileri; en son çıkan; en son çıkanlar; en son gelen; en son gelenler; yeni gelen; yeni gelenler; yeni çıkanlar; yenilikler; yeniler neler; yeni ne var; neler yeni; önce en yeniler",
    ),
  },
  any: said("bir şey; bir şeyler; her şey; ne; neler; ürünler; ürün; şey; şeyler; hediye; hediyeler"),
  polite: said("lütfen; teşekkürler; var mı; teşekkür ederim; mümkünse; rica ederim; sağ olun"),
  offered: said(
    "sizde; sizdeki; sizde olan; elinizde; elinizdeki; mağazanızda; mağazanızdaki; sattığınız; var; var mı",
  ),
  counted: said("çocuk; çocuklar; kız; erkek; bebek; yaş; beden; kişi"),
  wanting: said("lazım; istiyorum; arıyorum"),
  compared: {
    lt: said("[den | dan | ten | tan] (hafif | daha hafif | kısa | daha kısa | dar | daha dar | küçük | daha küçük)"),
    gt: said("[den | dan | ten | tan] (ağır | daha ağır | uzun | daha uzun | geniş | daha geniş | büyük | daha büyük)"),
  },
  rangeBehind: said("(arası | arasında | arasındaki)"),
  measures: {
    width: said("çap; çapında; çapı; genişlik; genişliğinde; genişliği; eninde"),
    height: said("yükseklik; yüksekliğinde; yüksekliği"),
    depth: said("derinlik; derinliğinde; derinliği"),
    length: said("uzunluk; uzunluğunda; uzunluğu"),
    diagonal: said("ekran; ekranlı; ekran boyutu"),
    weight: said("ağırlık; ağırlığında; ağırlığı; hafif; ağır"),
    volume: said("hacim; hacminde; hacmi"),
    ram: said("ram; bellek; ramli; bellekli"),
    storage: said("depolama; ssd; disk; depolamalı; depolama alanı; hafıza"),
    duration: said(
      "pil ömrü; pil süresi; pil; batarya ömrü; batarya süresi; batarya; çalışma süresi; kullanım süresi; pişirme süresi; şarj süresi; süre; süresi; dayanan; giden",
    ),
    noise: said("gürültü; ses seviyesi; gürültü seviyesi"),
  },
  inStock: said("stokta; stokta olan; stokta bulunan; mevcut; elde olan; stoktaki; hemen teslim"),
  onSale: said("indirimli; indirimde; indirimdeki; indirimde olan; kampanyalı; kampanyada"),
  danger: "tehlike",
  allergic: said(""),
  using: said(
    "alabilirim; alabilir; yiyebilirim; yiyebilir; yiyebiliriz; yiyebileceğim; içebilirim; içebilir; içebiliriz; içebileceğim; kullanabilirim; kullanabilir; kullanabileceğim; giyebilirim; giyebilir; giyebileceğim",
  ),
  reactsTo: said(""),
  cannotHave: said(""),
  allergicBehind: said(
    "[karşı] (alerjim | alerjisi | alerjik | alerjimiz) [olan]; [karşı] alerjik (biriyim | bünyem | bünyeli); alerjiğim; tepki veriyorum; tepki veriyor; tepki gösteriyorum; tepki gösteriyor; dokunuyor; dokunur; alerji yapıyor; yiyemez; tüketemez; [karşı] (intoleransı | intoleransım) [olan]; yiyemem; yiyemiyorum; yiyemiyor; tüketemem; tüketemiyorum; tüketemiyor; içemem; içemiyorum",
  ),
  dangerous: said(
    "tehlike; tehlikeli; tehlikelidir; zehirli; zehirlidir; toksik; toksiktir; zararlı; zararlıdır; zehir",
  ),
  harmless: said("zehirsiz; zehirsizdir; zararsız; zararsızdır; tehlikesiz; tehlikesizdir"),
  safe: said("güvenli; güvenlidir"),
  harmed: said(
    "evcil hayvan; evcil hayvanlar; hayvan; hayvanlar; kedi; kediler; kedim; kedilere; köpek; köpekler; köpeğim; köpeklere; tavşanlar; kuşlar; çocuk; çocuklar; bebek; bebekler",
  ),
};
