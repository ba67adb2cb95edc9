import { tr as wishes } from "../../wishes/words/tr.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { wordsIn } from "../../wording/fold.ts";
import { phrasesIn } from "../../wording/phrase-set.ts";
import { typingsIn } from "./typings.ts";
import { tr as emergency } from "./emergency/tr.ts";
import { tr as ownOrder } from "./own-order/tr.ts";
import { tr as shop } from "./shopping/tr.ts";
import type { Words } from "./words.ts";

export const tr: Words = {
  wishes,
  shop,
  ownOrder,
  emergency,
  plain: wordsIn(`
    peki bir bu şu o bunlar şunlar onlar bunu şunu onu buna ona bunun onun her hiç tüm bütün diğer başka aynı bazı kimse kimi şey şeyi
    ben beni bana benim sen seni sana senin biz bizi bize bizim siz sizi size sizin kendi ne neyi neden niye niçin nasıl nerede nereye nereden zaman kim kime kimin hangi hangisi kaç kadar
    mi mı mu mü miyim mıyım musun misin misiniz mısınız var yok değil olur olacak oldu olan olarak olmak ise idi etmek eder ediyor edilir edilebilir ediliyor yapmak yapar yapabilirim yapabilir yapıyor istiyorum isterim istiyoruz lazım gerek gerekiyor gerekir alabilir alabilirim edebilir edebilirim edebilirsiniz
    ve veya ya da de ile için gibi göre kadar sonra önce beri dolayı rağmen ama fakat ancak çünkü eğer ki hem
    çok daha en az fazla bile sadece yalnız artık hala henüz şimdi burada orada evet hayır lütfen teşekkürler merhaba selam
    acaba söyle söyler bilgi
    bilgileri detaylar politikası politikanız koşulları koşullar mümkün mevcut
  `),
  negations: wordsIn("değil yok hiç olmaz"),
  sunders: wordsIn("önce sonra kadar beri daha fazla az sadece yalnız nereden göre"),
  prepositions: wordsIn("için ile kadar göre"),
  hedges: wordsIn("lütfen acaba genellikle normalde yaklaşık tam"),
  only: wordsIn("sadece yalnızca yalnız"),
  moments: wordsIn(`
    pazartesi salı çarşamba perşembe cuma cumartesi pazar pazarları cumartesileri
    sabah sabahları öğle öğlen öğleden akşam akşamları gece geceleri bugün yarın haftasonu hafta sonu geç erken saat saatte
    pazartesileri salıları çarşambaları perşembeleri cumaları öğlenleri gündüz geceyarısı haftaiçi akşamüstü sabahtan
  `),
  taste: wordsIn("güzel iyi hoş şık sevimli harika mükemmel tatlı zarif kaliteli muhteşem ideal süper"),
  circumstances: wordsIn(`unuttum unuttuk şiddetli aşırı korkunç dayanılmaz müthiş 
    maks maksimum azami minimum asgari getirmek getirebilir sonraki ilk
    fark farkı farklar
    hızlı hızlıca yakında hemen doğrudan bizzat birlikte otomatik sık bazen belki belirli birkaç biraz gerekli kolayca anda zaten
    gerçekten tamamen kesinlikle dikkatli özellikle galiba herhalde mutlaka maalesef sonunda geçenlerde düzenli yavaş iyi neredeyse zor yeterince güzel hep bitti tatilde yine geliyor gelmek gidiyor gitmek sormak oluyor şeyler tür çeşit soru kere sayın saygılar
    kısaca herhangi genelde nadiren tabii yalnızca ayrı ayrıca kısmen kesin geçici sürekli kolay zorunlu mecburi isterdim isteriz istiyordum bilmek öğrenmek anlamak açıklar arıyorum arıyoruz süper mükemmel ideal kötü dakika tane birisi ayrıntı detay asla rica falan filan yani işte mesela örneğin birde bide dün yanlışlıkla kazara korkunç dayanılmaz şiddetli lol haha hahaha ahaha xd
  `),
  particles: wordsIn(""),
  typed: typingsIn(`
    ürünü iade=bir şey iade | ürünleri iade=bir şey iade | bir ürünü iade=bir şey iade |
    slm=selam | mrb=merhaba | mrhb=merhaba | tşk=teşekkürler | nasi=nasıl | nası=nasıl | nerde=nerede | nerdesiniz=neredesiniz | nezaman=ne zaman | ne zmn=ne zaman | nekadar=ne kadar | ne kdr=ne kadar | kaç para=ne kadar | bi=bir | birşey=bir şey | bişey=bir şey | şuan=şu an | varmı=var mı | yokmu=yok mu | lazımmı=lazım mı | mümkünmü=mümkün mü | vb=ve benzeri | lütfn=lütfen | pls=lütfen | tmm=tamam | hk=hakkında
    | nezman=ne zaman | neyaman=ne zaman | nekdr=ne kadar | nekadr=ne kadar | ücret ne=ücret ne kadar | kaç lira=ne kadar | kaça=ne kadar | kaçtan=ne kadar | fiyatı ne=fiyatı ne kadar | fiyat ne=fiyat ne kadar | nerdeler=neredeler | nerdeyiz=neredesiniz | acik mi=açık mı | acikmi=açık mı | açıkmı=açık mı | kapalımı=kapalı mı | olurmu=olur mu | yapıyomusunuz=yapıyor musunuz | yapıyormusunuz=yapıyor musunuz | alabilirmiyim=alabilir miyim | edebilirmiyim=edebilir miyim | gelebilirmiyim=gelebilir miyim | yapabilirmiyim=yapabilir miyim | tel=telefon | tlf=telefon | hs=hafta sonu | hftsonu=hafta sonu | bgn=bugün | yrn=yarın | dk=dakika | tsk=teşekkürler | sagol=sağ ol | biyer=bir yer | bikaç=birkaç | herşey=her şey
    | pahalı mı===ne kadar | çok pahalı mı===ne kadar | bu pahalı mı===ne kadar | o pahalı mı===ne kadar | pahalı mıdır===ne kadar | ucuz mu===ne kadar | pahalılar mı===ne kadar | pahalı mi===ne kadar
  `),
  being: { am: phrasesIn("hastasıyım | hastayım"), have: phrasesIn("var | varsa | varken") },
  beingLast: true,
  yours: wordsIn("sizin"),
  openApart: { verbs: wordsIn(""), meant: new Map() },
  permits: wordsIn(
    "yasak yasaktır serbest serbesttir izin izinli kabul getirebilir getirebilirsiniz girebilir giremez girebilirsiniz",
  ),
  voice: {
    speaker: phrasesIn(
      "ben | biz | istiyorum | istiyoruz | alabilirim | edebilirim | yapabilirim | miyim | mıyım | muyum | müyüm | miyiz | mıyız | muyuz | müyüz",
    ),
    addressed: phrasesIn(
      "sen | siz | misin | mısın | musun | müsün | misiniz | mısınız | musunuz | müsünüz | edebilirsiniz",
    ),
    past: phrasesIn("oldu | olmuş | idi"),
    may: phrasesIn("alabilir | alabilirim | edebilir | edebilirim | edebilirsiniz | yapabilir | yapabilirim"),
    must: phrasesIn("gerek | gerekir | gerekiyor | lazım | zorunda"),
    will: phrasesIn("olacak"),
  },
  asked: {
    time: phrasesIn(
      "ne zaman | saat kaçta | hangi gün | hangi günler | hangi günlerde | hangi tarihte | ne zamana kadar | çalışma saatleri | açılış saatleri | açık mı | açık mısınız | kapalı mı | kapalı mısınız | ne sıklıkla",
    ),
    duration: phrasesIn(
      "ne kadar sürer | ne kadar sürüyor | ne kadar sürede | kaç gün | kaç günde | kaç gün içinde | kaç hafta | kaç ay | kaç yıl | kaç saat | teslimat süresi | süresi | süre | ne kadar zaman",
    ),
    amount: phrasesIn(
      "kaç yaşından | ne kadar | kaç | kaç para | kaç lira | fiyatı | fiyat | fiyatlar | ücret | ücreti | kaç tane | boyut | beden | en fazla | en az | fiyatı ne | ücreti ne kadar | kaç tl | ne kadar pahalı",
    ),
    place: phrasesIn(
      "nerede | nereye | nereden | hangi ülke | hangi ülkelere | hangi ülkeler | hangi şehir | adres | adresi | adresiniz | neredesiniz",
    ),
    person: phrasesIn("biri | kim | kime | kimin | kiminle"),
    reason: phrasesIn("neden | niye | niçin | sebebi | nedeni"),
    steps: phrasesIn(
      "nasıl | nasıl yapabilirim | nasıl yaparım | nasıl yapılır | nasıl edebilirim | nasıl iade | nasıl iptal | nasıl sipariş | ne yapmalıyım | ne yapmam gerekiyor | ne yapabilirim | adımlar",
    ),
  },
  howDone: null,
  matters: {
    contact: {
      asked: phrasesIn(
        "telefon | telefon numarası | telefon numaranız | telefon numaranız nedir | numaranız nedir | telefonunuz nedir | mail adresiniz nedir | e posta adresiniz nedir | telefon numaranızı alabilir miyim | telefon numaranızı öğrenebilir miyim | telefon numaranızı verir misiniz | nereden arayabilirim | sizi nereden arayabilirim | hangi numaradan arayabilirim | aramak | e posta | eposta | email | e mail | mail | mail adresi | iletişim | ulaşabilirim | size ulaşabilirim | nasıl ulaşabilirim | sizi arayabilirim | ulaşmak | irtibat | numaranız | numaranızı | telefonunuz | mail adresiniz | e posta adresiniz | eposta adresiniz | size nasıl ulaşabilirim | size nasıl ulaşırım | nasıl ulaşırım size | sizi nasıl arayabilirim | sizi aramak | arayabilir miyim | whatsapp | müşteri hizmetleri | müşteri hizmetleri numarası | iletişim bilgileri | iletişim bilgileriniz | iletişim numarası | size yazmak | kiminle konuşabilirim | kiminle görüşebilirim | kime danışabilirim | kime sorabilirim",
      ),
      name: "iletişim",
    },
    hours: {
      asked: phrasesIn(
        "çalışma saatleri | çalışma saatleriniz | açılış saatleri | açık | açıksınız | açık mısınız | açılıyor | açılıyorsunuz | kapalı | kapalısınız | kapalı mısınız | kaçta açılıyor | kaçta açıyorsunuz | kaçta açılıyorsunuz | kaçta kapanıyor | kaçta kapatıyorsunuz | kaça kadar açıksınız | kaça kadar açık | çalışma saatiniz | mesai saatleri | mesai saatleriniz | saat kaçta açılıyorsunuz | saat kaçta kapanıyorsunuz | kapanış saati | açılış saati | açık mı | kapalı mı | hangi günler açık",
      ),
      name: "çalışma saatleri",
    },
    address: {
      asked: phrasesIn(
        "sizi ziyaret edebilir miyim | size uğrayabilir miyim | adres | adresiniz | adresiniz nedir | neredesiniz | neredeyiz | bize nasıl ulaşırsınız | mağazanız nerede | dükkanınız nerede | ofisiniz nerede | mağaza nerede | konumunuz | konum | nasıl gelirim | nasıl gelinir | nasıl gidilir | nasıl ulaşırım | yol tarifi | adresi | adresinizi | yeriniz nerede | nerdesiniz | yeriniz nerde | şubeniz nerede | hangi semtte | konum atar mısınız | oraya nasıl gelirim | oraya nasıl giderim | oraya nasıl gidilir | adres tarifi | nerede bulunuyorsunuz",
      ),
      name: "adres",
    },
    payment: {
      asked: phrasesIn(
        "hangi kartları kabul ediyorsunuz | hangi kartlar geçerli | hangi ödemeleri kabul ediyorsunuz | nasıl ödeyebilirim | nasıl ödeme yapabilirim | nasıl ödeyebiliriz | ödeme yöntemleri | ödeme seçenekleri | ödeme yöntemi | ödeme şekilleri | nasıl öderim | nasıl ödenir | nasıl ödeniyor | ödemeyi nasıl yapabilirim | ödemeyi nasıl yaparım | ödeme nasıl yapılıyor | ödeme nasıl | ne ile ödeyebilirim | hangi ödeme | ödeme türleri | ödeme imkanları | kapıda ödeme",
      ),
      name: "ödeme yöntemleri nakit kredi kartı havale",
    },
    parcel: {
      asked: phrasesIn(
        "kargom nerede | siparişim nerede | paketim nerede | kargom ne zaman gelir | kargom ne zaman gelecek | siparişim ne zaman gelir | siparişim ne zaman gelecek | paketim ne zaman gelir | paketim ne zaman gelecek | siparişim ne zaman ulaşır | kargom yola çıktı mı | siparişim yola çıktı mı | siparişim kargoya verildi mi | siparişim gönderildi mi | siparişim hangi aşamada | siparişimi takip | kargomu takip | kargo takip | kargo takibi | sipariş takip | sipariş takibi | sipariş durumu",
      ),
      name: "kargo takip",
    },
  },
  paying: {
    verbs: phrasesIn("ödeyebilir | ödeyebilirim | ödeme | ödemek | kabul | alıyor | geçiyor"),
    ways: phrasesIn(
      "nakit | kart | kartla | kredi kartı | kredi kartıyla | banka kartı | visa | mastercard | maestro | amex | american express | paypal | apple pay | google pay | klarna | havale | eft | çek | temassız | kapıda",
    ),
  },
  mine: wordsIn("kargom kargomu siparişim siparişimi siparişimin paketim paketimi"),
  kin: wordsIn(
    "annem babam ailem oğlum kızım kardeşim ablam abim eşim karım kocam arkadaşım sevgilim anneannem babaannem dedem ninem teyzem halam amcam dayım kuzenim yeğenim komşum patronum çocuğum çocuklarım bebeğim anneme babama aileme oğluma kızıma kardeşime ablama abime eşime karıma kocama arkadaşıma sevgilime anneanneme babaanneme dedeme çocuğuma çocuklarıma bebeğime yeğenime torunum torunuma",
  ),
  byPerson: wordsIn("indirim indirimi indirimli öder ödüyor ödemek fiyat fiyatı ücret ücreti yaş yaşı yaşında"),
  forWhom: wordsIn("için"),
  price: phrasesIn(
    "ne kadar tutar | ne kadara | kaç para | kaç lira | fiyat | fiyatı | ücret | ücreti | fiyatı ne | ücreti ne kadar | kaç tl | fiyat listesi | fiyatlar | ücretler | ne kadar pahalı",
  ),
  pricesOf: wordsIn(""),
  free: phrasesIn("ücretsiz | bedava | dahil | ücret alınmaz | ücret alınmıyor"),
  included: wordsIn("dahil"),
  vacant: wordsIn(""),
  excepts: wordsIn("hariç ancak sadece fakat ama"),
  pays: {
    asks: phrasesIn("ne kadar"),
    verbs: wordsIn("ödemem ödeyeceğim öderim ödemeliyim ödüyorum ödemek ödenir ödeyeceğiz öderiz"),
    who: wordsIn(""),
    unless: wordsIn("ise ile"),
    instead: "ne kadar tutar",
  },
  order: { before: phrasesIn("önce"), after: phrasesIn("sonra") },
  times: phrasesIn(
    "akşam | gece | hafta sonu | saniye | dakika | saat | saatte | saattir | gün | gündür | günü | günde | iş günü | hafta | haftada | haftadır | ay | ayda | aydır | yıl | yıldır | yılda | yüzyıl | pazartesi | salı | çarşamba | perşembe | cuma | cumartesi | pazar | ocak | şubat | mart | nisan | mayıs | haziran | temmuz | ağustos | eylül | ekim | kasım | aralık | bugün | yarın | hemen",
  ),
  numbers: phrasesIn(
    "sıfır | bir | iki | üç | dört | beş | altı | yedi | sekiz | dokuz | on | yirmi | otuz | kırk | elli | yüz | bin | milyon | milyar | yarım | çeyrek | ücretsiz | bedava",
  ),
  causes: phrasesIn(
    "çünkü | nedeniyle | sebebiyle | dolayı | için | neden | nedeni | sebep | sebebi | yüzünden | bu yüzden",
  ),
  opensQuestion: phrasesIn(
    "mi | mu | miyim | muyum | misin | musun | misiniz | musunuz | miyiz | muyuz | ne | nedir | nasıl | nerede | nereye | nereden | kaç | kim | hangi | neden | niye",
  ),
  endsQuestion: phrasesIn(
    "mi | mu | miyim | muyum | misin | musun | misiniz | musunuz | miyiz | muyuz | nedir | nelerdir | ne kadar | kaç gün | kaç para | nasıl yapılır | nasıl olur | nasıl yaparım | nerede | neresi",
  ),
  bare: phrasesIn(
    "ne yapabilirim | ne yapmalıyım | ne yapayım | ne yapmam gerekiyor | ne yapmam gerek | ne yapabiliriz | şimdi ne olacak | şimdi ne yapacağım | peki şimdi | normal mi | bu normal mi | ne önerirsiniz | bir fikriniz var mı | yardım edebilir misiniz | yardımcı olabilir misiniz | yardım",
  ),
  joins: phrasesIn("ve | ve ayrıca | ayrıca | bir de | peki"),
  either: phrasesIn("veya | ya da | yoksa"),
  leadIns: phrasesIn(
    "bana bul | ok | okay | lütfen | söyler misiniz | söyleyebilir misiniz | bana söyler misiniz | söyler misin | öğrenmek istiyorum | bilmek istiyorum | merak ediyorum | sormak istiyorum | bir sorum var | sorum var | bir soru | soru | biliyor musunuz | acaba | daha fazla bilgi | bilgi alabilir miyim | bilgi almak istiyorum | hakkında bilgi",
  ),
  shopping: phrasesIn(
    "var mı | satıyor musunuz | satıyormusunuz | göster | bana göster | gösterir misiniz | arıyorum | almak istiyorum | satın almak istiyorum | önerir misiniz | öner | tavsiye eder misiniz",
  ),
  leansBack: phrasesIn(
    "bu | bunu | bunun | buna | bunlar | o | onu | onun | ona | onlar | şu | ancak | fakat | ama | bu nedenle | bu yüzden | böylece | ayrıca | aksi halde | aksi takdirde | sonra | ardından | örneğin | bu durumda | ve | veya",
  ),
  pointsUp: phrasesIn("aynı yerde | aynı yerden | aynı şekilde | yukarıdaki gibi"),
  pointsDown: phrasesIn("aşağıdaki gibi | aşağıdaki gibidir | aşağıdaki | aşağıda"),
  pointsAtTable: phrasesIn("tabloda | tablodaki | tabloya | tablodan | yukarıdaki tablo"),
  capitals: "names",
  goesOn: phrasesIn("ve | peki | peki ya | ya | ama | veya | ayrıca"),
  pointsBack: phrasesIn(
    "bunu | bunun | buna | bunlar | bunları | onu | onun | ona | onlar | onları | oraya | orada | oradan | aynı",
  ),
  impersonal: phrasesIn(""),
  pointsBackLast: phrasesIn("bu | o"),
  ordinals: [
    phrasesIn("birinci | birincisi | ilk | ilki | 1"),
    phrasesIn("ikinci | ikincisi | 2"),
    phrasesIn("üçüncü | üçüncüsü | 3"),
    phrasesIn("son | sonuncu | sonuncusu"),
  ],
  countedParts: wordsIn("adım adımı adımda aşama aşaması bölüm bölümü madde maddesi"),
  partsBeforeNumber: new Set(),
  undecided: phrasesIn(
    "ikisi | ikisi de | her ikisi | her ikisi de | hepsi | tümü | ucuz olan | daha ucuz | en ucuz | daha ucuzu | en ucuzu | küçük olan | büyük olan | farketmez | fark etmez | bilmiyorum",
  ),
  smallTalk: {
    greeting: phrasesIn(
      "merhaba | merhabalar | selam | selamlar | selamün aleyküm | günaydın | iyi günler | iyi akşamlar | tünaydın | hey | alo | kimse var mı | orada mısınız",
    ),
    wellbeing: phrasesIn("nasılsın | nasılsınız | naber | ne haber | nasıl gidiyor | iyi misin | iyi misiniz"),
    thanks: phrasesIn(
      "teşekkürler | teşekkür ederim | çok teşekkürler | çok teşekkür ederim | teşekkür ederiz | sağ ol | sağol | sağ olun | sağolun | eyvallah | minnettarım | yardımınız için teşekkürler | yardımın için teşekkürler | yardımınız için teşekkür ederim | bilgi için teşekkürler | tşk | tşkler | teşekkürler kolay gelsin | çok yardımcı oldunuz",
    ),
    goodbye: phrasesIn(
      "hoşça kal | hoşçakal | hoşça kalın | hoşçakalın | görüşürüz | görüşmek üzere | güle güle | kendine iyi bak | iyi geceler | iyi çalışmalar | kolay gelsin | bay bay | hepsi bu | bu kadar",
    ),
    identity: phrasesIn(
      "sen kimsin | siz kimsiniz | kimsin | kimsiniz | nesin | adın ne | adınız ne | ismin ne | isminiz ne | kiminle konuşuyorum | kiminle görüşüyorum | bot musun | bot musunuz | robot musun | sen robot musun | sen bot musun | siz robot musunuz | sen bir robot musun | bir robot musun | sen insan mısın | sen gerçek misin | sen yapay zeka mısın | robot musunuz | insan mısın | insan mısınız | gerçek misin | gerçek insan mısın | gerçek bir insan mısın | yapay zeka mısın | bir botla mı konuşuyorum | robotla mı konuşuyorum | insanla mı konuşuyorum | ne yapabilirsin | neler yapabilirsin | nasıl yardımcı olabilirsin | bana yardım edebilir misin | yardım edebilir misin | yardım edebilir misiniz | bana yardımcı olur musunuz | yardımcı olur musunuz | yardıma ihtiyacım var | yardım | bir sorum var | sorum var | bir şey sorabilir miyim | soru sorabilir miyim",
    ),
    ok: phrasesIn(
      "tamam | tamamdır | peki | oldu | ok | okey | anladım | anlaşıldı | güzel | çok güzel | harika | süper | mükemmel | iyi | çok iyi | sorun değil | önemli değil | ilginç | hm | hmm",
    ),
    yes: phrasesIn(
      "evet | evet lütfen | olur | elbette | tabii | tabi | tabii ki | isterim | evet isterim | çok iyi olur | iyi olur | kesinlikle | aynen | doğru",
    ),
    no: phrasesIn("hayır | yok | hayır teşekkürler | hayır teşekkür ederim | şimdi değil | henüz değil | gerek yok"),
    apology: phrasesIn(
      "özür dilerim | pardon | kusura bakma | kusura bakmayın | affedersiniz | affedersin | üzgünüm | afedersiniz",
    ),
    clock: phrasesIn("saat kaç | saat kaç oldu"),
    aside: phrasesIn(
      "şu an saat kaç | bugün günlerden ne | bugün ayın kaçı | bana bir fıkra anlat | bir şaka yap | seni seviyorum",
    ),
    filler: phrasesIn(
      "lütfen | herkese | hepinize | tekrar | yine | çok | ve | ama | o zaman | her şey için | için | size | size de | sana | bugün | hocam | efendim | arkadaşlar",
    ),
    again: said(
      `[bunu | onu | şunu | cevabı | cevabını | cevabınızı] [lütfen] (tekrar | tekrardan | bir daha | yeniden) [lütfen] (söyle | söyleyin | söyler misin | söyler misiniz | söyleyebilir misin | söyleyebilir misiniz | eder misin | eder misiniz | edebilir misin | edebilir misiniz | et | edin); [bunu | onu] (tekrarla | tekrarlayın | tekrarlar mısın | tekrarlar mısınız | tekrarlayabilir misin | tekrarlayabilir misiniz); ne (dedin | dediniz | söyledin | söylediniz); (son cevabın | cevabın | son cevabınız | cevabınız) neydi`,
    ),
    askedFirst: said(
      `[benim] ilk (sorum | sorduğum soru | sorduğum şey) (neydi | ne idi | nedir); (ilk | ilk önce | önce | en başta | başta) ne (sordum | sormuştum); [size | sana] ilk ne (sordum | sormuştum); ilk soru neydi`,
    ),
    askedLast: said(
      `[benim] son (sorum | sorduğum soru | sorduğum şey) (neydi | ne idi | nedir); sorum neydi; (az önce | demin | son olarak | en son) ne (sordum | sormuştum); ne (sordum | sormuştum)`,
    ),
  },
  person: {
    talk: phrasesIn(
      "konuşmak | konuşabilir | konuşayım | konuşalım | konuşmam | görüşmek | görüşebilir | görüş | görüşeyim | görüşmem | bağlan | bağlanmak | bağlanabilir | bağla | bağlar | bağlayın | bağlayabilir | bağlanmam | aktar | aktarın | iletişime geçmek | yazışmak",
    ),
    want: phrasesIn("istiyorum"),
    human: phrasesIn(
      "insan | insanla | gerçek biri | gerçek biriyle | biri | biriyle | birisiyle | kişi | kişiyle | temsilci | temsilciye | temsilciyle | temsilcisi | temsilcisine | temsilcisiyle | müşteri temsilcisi | müşteri hizmetleri | müşteri hizmetlerine | müşteri hizmetleriyle | yetkili | yetkiliyle | yetkiliye | operatör | operatöre | operatörle | çalışan | çalışanla | destek ekibi | destek ekibiyle | canlı destek | canlı desteğe | danışman | danışmanla | ekip | ekiple",
    ),
    whoDoes: phrasesIn(""),
    verbLast: true,
    alone: phrasesIn(
      "insan | temsilci | müşteri temsilcisi | müşteri hizmetleri | canlı destek | operatör | yetkili | gerçek kişi | gerçek insan | bot istemiyorum | robot istemiyorum | botla konuşmak istemiyorum | robotla konuşmak istemiyorum | beni arayın | beni ara | biri bana yardım edebilir mi | temsilci istiyorum | insan istiyorum | yetkili istiyorum",
    ),
    notAWish: phrasesIn(
      "ne zaman | kaç | neden | niye | hangi | nerede | ne kadar | istemiyorum | gerek yok | olmadan | kişi başı | emlakçı",
    ),
  },
};
