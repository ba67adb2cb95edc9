import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { thingsIn } from "./things-in.ts";

export const tr: EmergencyWords = {
  despairing: phrasesIn(`
    intihar etmek | intihar edeceğim | intihar ediyorum | intihar etmeyi | intiharı düşünüyorum | intihar düşünceleri | kendimi öldürmek | kendimi öldüreceğim | kendimi öldürmeyi | canıma kıymak | canıma kıyacağım | hayatıma son vermek | hayatıma son vereceğim | yaşamıma son vermek | artık yaşamak istemiyorum | hayatta kalmak istemiyorum | ölmüş olmak istiyorum | keşke ölsem | keşke ölseydim | ölsem daha iyi | yaşamanın anlamı yok | yaşamak için sebebim yok | kendime zarar vermek | kendime zarar veriyorum
  `),
  despairingLast: phrasesIn("ölmek istiyorum | ölüp kurtulmak istiyorum | her şeye son vermek istiyorum"),
  despairingAlone: phrasesIn(
    "yaşamak istemiyorum | ben yaşamak istemiyorum | daha fazla yaşamak istemiyorum | hiç yaşamak istemiyorum | yaşamaktan yoruldum | yaşamaktan bıktım",
  ),
  misspelt: wordsIn(""),
  happening:
    phrasesIn(`kanama durmuyor | kanamam durmuyor | kanaması durmuyor | kaynar su döküldü | üzerime kaynar su | 
    nefes alamıyor | nefes alamıyorum | zor nefes alıyor | nefes almakta zorlanıyor | nefes almakta zorlanıyorum | nefes almakta güçlük çekiyor | zor nefes alıyorum | nefes almıyor | aşırı doz aldı | aşırı doz aldım | kalp krizi geçiriyor | kalp krizi geçiriyorum | kalp krizi geçirdi | felç geçiriyor | inme geçiriyor | anafilaktik şok | alerjik şok | alerjik reaksiyon geçiriyorum | alerjik reaksiyon geçiriyor | alerjik reaksiyon geçirdi | alerjik reaksiyon gösteriyor | alerjik reaksiyon gösterdi | alerjik reaksiyon yaşıyorum | alerjik reaksiyon yaşıyor
    | gaz kaçağı var | gaz kaçırıyor | gaz sızıyor | gaz sızıntısı var | elektrik çarptı | elektriğe kapıldı | yangın var | yangın çıktı | ev yanıyor | evim yanıyor | evimiz yanıyor | mutfak yanıyor | mutfağım yanıyor | mutfağımız yanıyor | her yer duman | duman doldu | ambulans çağırın | ambulans lazım
    | elimi yaktım | elini yaktı | kolumu yaktım | bacağımı yaktım | bacağını yaktı | kendimi yaktım | kendini yaktı | haşlandı | elim yandı | yüzü yandı | boğazım şişiyor | boğazım şişti | boğazı şişti | boğazı şişiyor | dudağım şişti | dudağım şişiyor | dudaklarım şişti | dudaklarım şişiyor | dudağı şişti | dudakları şişti | yüzüm şişti | yüzüm şişiyor | yüzü şişti | yüzü şişiyor | dilim şişti | dilim şişiyor | dili şişti | dili şişiyor | boğazım kapanıyor
    | yılan soktu | yılan ısırdı | parmağımı kestim
  `),
  happeningLast: phrasesIn(
    "yutkunamıyorum | yutkunamıyor | yutamıyorum | yutamıyor | göğüs ağrısı var | göğüs ağrım var | göğsüm ağrıyor | göğsüm çok ağrıyor | göğsü ağrıyor | çarpıldım",
  ),
  thereupon: wordsIn("şimdi lütfen çünkü acil yardım bugün ben o ne"),
  stricken: phrasesIn(`
    boğuluyor | boğuluyorum | nefessiz kaldı | nefesi kesildi | nefesi durdu | bilinci kapalı | bilincini kaybetti | bilinci yerinde değil | baygın | bayılıp düştü | bayıldı kaldı | yere yığıldı | uyanmıyor | tepki vermiyor
    | nöbet geçiriyor | nöbet geçirdi | havale geçiriyor | havale geçirdi | kasılıyor | kanaması durmuyor | kanıyor | çok kanıyor | kan kaybediyor | zehirlendi | zehirlendim | zehirlenmiş | kan kusuyor | ağzından köpük geliyor | nöbetler geçiriyor
  `),
  strickenLast: phrasesIn("ölüyor | ölmek üzere | can çekişiyor"),
  chokingOn: phrasesIn(""),
  shaking: phrasesIn(
    "titriyor | titreme | seğiriyor | salyası akıyor | salya akıtıyor | salyaları akıyor | sendeliyor | yalpalıyor",
  ),
  somebody: phrasesIn(`
    oğlumun | kızımın | bebeğimin | çocuğumun | o | birisi | biri | ufaklık | miniğim | küçüğüm | oğlan | oğlu | kızı | çocuk | çocuğu | bebek | hamster | hamsterım | kobay | kaplumbağam | tavuğum | keçim | balığım | ev arkadaşım | nişanlım | kayınvalidem | kayınpederim | müşteri | öğrenci | köpek | köpeğimiz | kedi | kedimiz | yavrum | papağanım | kuşum | tavşanım | kız kardeşim | erkek kardeşim | büyükannem | büyükbabam | torunum | bebişim | gelinim | damadım | adam | kadın
  `),
  self: phrasesIn("ben | biz | karıştırdım | karıştırdık | yuttum | içtim | yedim | yanlışlıkla"),
  burned: phrasesIn("yaktım | yaktı | yandı | yanmış"),
  swollen: phrasesIn("şişti | şişiyor | şişmiş | şişmeye"),
  swelling: phrasesIn(
    "yanağım | yanağı | dudaklarım | dudağım | dudağı | yüzüm | yüzü | dilim | dili | boğazım | boğazı | dudakları",
  ),
  having: phrasesIn("geçiriyorum | geçiriyor | geçirdi | geçirdim | gösteriyor | oluyor | var | yaşıyor | yaşıyorum"),
  reaction: phrasesIn("alerjik reaksiyon | alerji krizi | alerjik reaksiyonum"),
  swallowed: phrasesIn("yuttu | yuttum | yutmuş | yutmuşum | yutuverdi | yuttuk"),
  eaten: phrasesIn(
    "içti | içtim | içmiş | içmişim | yedi | yedim | yemiş | yemişim | yiyor | içiyor | yaladı | yalamış | çiğnedi | çiğnemiş | soludu | soludum | kokladı | tattı | ağzına aldı | ağzına attı | ağzına sürdü | soluduk",
  ),
  took: phrasesIn("aldı | aldım | almış"),
  tooMuch: phrasesIn(
    "iki kutu | üç kutu | çok fazla | fazla | bir kutu | koca kutu | bütün kutu | tüm kutu | bütün kutuyu | tüm kutuyu | kutunun tamamını | bir şişe | bütün şişeyi | bütün hapları | tüm hapları | bütün ilaçları | tüm ilaçları | bir avuç | çift doz | aşırı doz | bir tablet dolusu | kutusunu",
  ),
  supposed: { before: wordsIn(""), behind: wordsIn("mi mı mu mü ise") },
  denied: wordsIn("hiç asla değil"),
  maybe: wordsIn("eğer olur mu mi yapar zararlı güvenli hangi"),
  toTell: wordsIn(""),
  against: wordsIn("için karşı iyi"),
  mistaken: phrasesIn("yanlışlıkla | kazara | istemeden | yanlışlık"),
  distress: phrasesIn(
    "ne yapmalıyım | ne yapayım | ne yapmam lazım | ne yapmalıyız | ne yapacağım | imdat | yardım | yardım edin | acil | çabuk",
  ),
  eyes: phrasesIn("gözüme | gözüne | gözlerime | gözlerine | gözümde | gözünde | gözümün içine | gözünün içine"),
  skin: phrasesIn("yüzüme | yüzüne | elime | eline | cildime | cildine | derime | derisine | tenime"),
  into: wordsIn(""),
  got: phrasesIn("kaçtı | girdi | sıçradı | geldi | döküldü | fışkırdı | damladı | bulaştı | kaçmış | sıkıldı | var"),
  given: phrasesIn("verdim | sürdüm | damlattım | sıktım | içirdim | verdik | uyguladım | koydum"),
  onto: wordsIn(""),
  mixed: phrasesIn("karıştırdım | karıştırdı | karıştırdık | karıştırmış | karıştırmışım"),
  wouldDo: phrasesIn(
    "karıştır | karıştırabilir | karıştırmak | karıştırılır | karıştırılabilir | karıştırsam | karıştırırsam | karışır | yerse | yiyebilir | yemek | içerse | içebilir | içmek | yutarsa | yutmak | yalarsa | yese | içse",
  ),
  did: phrasesIn(
    "zaten yaptım | yaptım bile | çoktan yaptım | yaptım | karıştırdım bile | zaten karıştırdım | zaten yedi | yedi bile | zaten içti | içti bile | çok geç | yapmış bulundum",
  ),
  fumes: phrasesIn(
    "duman | buhar | garip kokuyor | tuhaf kokuyor | kötü kokuyor | keskin koku | başım dönüyor | öksürüyorum | gaz",
  ),
  ablaze: phrasesIn("alev aldı | alev alıyor | alev almış | yanıyor | tutuştu | alevler içinde | ateş aldı"),
  here: wordsIn("burada orada"),
  pleased: wordsIn(
    "sevdi bayıldı beğendi seviyor lezzetli güzel başka daha yeni yenisini tekrar sipariş son sonuncu almak",
  ),
  hurt: phrasesIn("düştü | düştüm | düşmüş | kestim | kesti | çarptı kafasını | kafasını çarptı | başını çarptı"),
  dazed: phrasesIn(
    "tepki vermiyor | hareket etmiyor | kıpırdamıyor | uyanmıyor | cevap vermiyor | çok kanıyor | kanıyor | kanama durmuyor",
  ),
  mouthed: phrasesIn("ısırdı | ısırmış | emdi | emmiş | kemirdi | kemirmiş"),
  ill: phrasesIn("kusuyor | kustu | kusmaya | istifra ediyor | kusmuş"),
  eating: phrasesIn(
    "yedikten sonra | yiyince | yediğinden beri | ısırdıktan sonra | yaladıktan sonra | çiğnedikten sonra",
  ),
  irritated: phrasesIn(
    "yanıyor | yandı | kaşınıyor | kaşıntı | kızarıklık | döküntü | döküntüm | kaşıntım | kızarıklığım | kabarcık | kabarcıklar | kurdeşen | tahriş oldu",
  ),
  reddened: phrasesIn("kızardı | kızarıyor | kızarmış | kıpkırmızı | kırmızı oldu"),
  by: wordsIn("sonra beri yüzünden"),
  allergic: phrasesIn("alerjisi var | alerjim var | alerjik"),
  because: wordsIn("çünkü için diye"),
  ailing: phrasesIn(
    "başı ağrıyor | başım ağrıyor | başımız ağrıyor | baş ağrısı | başı dönüyor | başım dönüyor | başımız dönüyor | midem bulanıyor | midesi bulanıyor",
  ),
  lit: phrasesIn(
    "yaktık | yaktım | yaktı | yaktığımızdan | yaktığımdan | açtık | açtım | açtığımızdan | çalışıyor | yanıyor | çalıştırdık | çalıştırdım",
  ),
  inside: {
    by: wordsIn(""),
    nose: phrasesIn(
      "boğazına | boğazında | boğazıma | boğazımda | burnuna | burnumda | burnunda | burnuma | burnunun içine | kulağına | kulağıma | kulağında | kulağımda",
    ),
    mouth: phrasesIn("ağzına | ağzında | ağzıma"),
  },
  stuck: phrasesIn(
    "aldı | sıktı | soktu | sokmuş | soktum | koydu | tıktı | kaçtı | kaçmış | sıkıştı | sıkışmış | attı",
  ),
  has: phrasesIn("var"),
  sparking: phrasesIn(
    "kıvılcım çıkıyor | kıvılcım çıktı | kıvılcım çıkarıyor | kıvılcımlar çıkıyor | kıvılcım saçıyor | kıvılcım atıyor | duman çıkıyor | duman çıktı | duman çıkarıyor | dumanlar çıkıyor | tütüyor | duman geliyor",
  ),
  bulging: phrasesIn(
    "patladı | patlamış | şişti | şişiyor | şişmiş | kabardı | şişmeye başladı | eriyor | eridi | erimiş",
  ),
  leaking: phrasesIn("akıyor | akmış | aktı | sızdırıyor | sızıyor | sızdırdı"),
  shocked: phrasesIn(
    "çarptı | çarpıyor | elektrik veriyor | elektrik verdi | elektrik çarptı | elektrik kaçırıyor | çarpılıyorum | çarpıldım",
  ),
  finished: phrasesIn("bitirdi | bitirmiş"),
  overdose: phrasesIn("doz aşımı | aşırı doz"),
  racing: phrasesIn(
    "kalbim çok hızlı çarpıyor | kalbim hızlı çarpıyor | kalbim çok hızlı atıyor | kalbim hızlı atıyor | kalbi çok hızlı çarpıyor | kalbi çok hızlı atıyor | çarpıntı | çarpıntım | çarpıntısı",
  ),
  cries: phrasesIn(
    "gaz kaçağı | gaz sızıntısı | gaz kokusu | anafilaksi | alerjik reaksiyon | alerjik şok | zehirlenme | gıda zehirlenmesi | aşırı doz | doz aşımı | alev aldım | çarpıntım var",
  ),
  bursting: phrasesIn("alev aldı | alev almış | tutuştu | patladı | patlamış"),
  gas: {
    smells: phrasesIn(""),
    of: phrasesIn(""),
    whole: phrasesIn(
      "gaz kokuyor | gaz kokusu var | gaz kokusu geliyor | gaz kokusu alıyorum | gaz kokusu alabiliyorum | gaz kokusu alabiliyoruz | gaz kokusu alıyoruz | gaz kokusu aldım | gaz kokusu duyuyorum | gaz kokusu yayılıyor | gaz kokusu hissediyorum | gaz kokusu doldu",
    ),
  },
  sounding: phrasesIn("ötüyor | ötüp | öttü | ötmeye | çalıyor | çaldı | çalmaya | bipliyor | ses çıkarıyor"),
  trapped: phrasesIn("sıkıştı | sıkışmış | sıkışıp | sıkıştırdı | sıkıştırdım | kıstırdı | kıstırdım"),
  trappedApart: { verbs: wordsIn(""), last: phrasesIn("") },
  leaksNow: phrasesIn("akıyor | sızdırıyor | sızıyor"),
  ofAny: {
    first: phrasesIn(""),
    behind: phrasesIn(""),
    normal: wordsIn("normal"),
  },
  and: wordsIn("ve ama sonra"),
  pain: phrasesIn("ağrı | ağrım | ağrısı | ağrıyor"),
  pressing: wordsIn("şiddetli korkunç dayanılmaz gece pazar cumartesi şimdi acil imdat"),
  smellsBurnt: phrasesIn("yanık kokuyor | yanık kokusu | yanık koku | yanık plastik kokuyor | yanmış kokuyor"),
  roasted: thingsIn("kahve | kahve çekirdeği | ekmek | parfüm | mum"),
  calling: wordsIn("telefon telefonu numara numarayı numarası arayayım arayım aramalıyım aramalı"),
};
