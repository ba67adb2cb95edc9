/**
 * Small words of languages that PostgreSQL has no stop words of: those by which questions ask, and pronouns, auxiliaries,
 * prepositions and conjunctions that go with them. They say nothing of what is asked about, and where no text happens to
 * hold "how", an answer does not hang on it. As `words` cuts them;
 * in Japanese each letter by itself is an ending or a particle.
 */
const smallWords: Record<string, string> = {
  ar: "كيف متى أين اين كم هل ما ماذا من لماذا لم أي اي يمكن يمكنني يمكنك أستطيع استطيع أنا انا أنت انت نحن هو هي هم أنتم هذا هذه ذلك تلك في على إلى الى عن مع و أو او ثم إذا اذا أن ان إن لا لدي لديكم عندي عندكم هناك كان يكون تكون فضلك أريد اريد الذي التي الذين اللذان اللتان اللاتي تم يتم تمت عند عندما بين خلال قد لقد كما حتى منذ أنه أنها بأن لأن كانت كانوا ليس ليست لن له لها لهم به بها بهم فيه فيها عليه عليها منه منها إليه إليها عنه عنها أية أيهما بماذا بم مما لمن",
  bg: "как кога къде колко кой коя кое кои какво какъв каква какви защо дали ли аз ти той тя то ние вие те мога можем можете може ми ме си се съм сте е са беше ще бъде в във на за от до с със и или но че да не ако по при моля искам има няма този тази това тези моята моя вашия вашата струва струват",
  ca: "com quan on quant quants quanta quantes qui què que quin quina quins quines per perquè puc podem podeu poden pot jo tu ell ella nosaltres vosaltres em et es ens us el la els les un una uns unes de del dels en amb a al als i o però si no és són sóc ser hi ha tinc teniu té vull cal costa costen",
  cs: "jak kdy kde kam odkud kolik kdo co který která které kteří jaký jaká jaké proč zda já ty on ona ono my vy oni mohu můžu můžeme můžete může lze jde je jsou jsem jste jsme byl být bude mi mě se si v ve na za od do s z ze k ke o po při pro a nebo ale že když pokud aby ne ano prosím chci chtěl bych máte mám má mají můj moje váš vaše tento tato toto stojí",
  el: "πώς πως πότε ποτε πού που πόσο πόση πόσα ποσο ποσα πόσες ποιος ποια ποιο ποιοι τι γιατί γιατι αν εγώ εσύ εμείς εσείς μπορώ μπορω μπορείτε μπορεί μπορούμε είναι ειναι είμαι είστε είσαι ήταν θα να δεν μη μην μου σου σας μας του της το τα ο η οι τον την των στο στη στην στον στα από με για σε και ή αλλά ότι παρακαλώ θέλω έχω έχετε έχει υπάρχει υπάρχουν γίνεται αυτό αυτή κοστίζει κοστίζουν ποιον ποιαν ποιες ποιους ποιου ποιανού ποιας ποιων πόσοι πόσους πόσων τίνος όταν",
  et: "kuidas millal kus kuhu kui palju kes mis milline millised miks kas mina sina tema meie teie nad saan saab saate saame võin võib võite on oli olen olete ole mu minu ma te me ja või aga et ei palun tahan mul teil see selle maksab",
  fa: "چگونه چطور کی کجا چقدر چند آیا چه چی چرا کدام من تو او ما شما آنها می توانم میتوانم می‌توانم توانید میتوانید است هست هستند بود شود می نمی در به از با برای که را تا و یا اما اگر این آن لطفا خواهم دارم دارید دارد هستید",
  he: "איך כיצד מתי איפה היכן לאן כמה האם מה מי מהו מהי למה מדוע איזה איזו אילו אני אתה את אנחנו אתם אתן הוא היא הם יכול יכולה יכולים אפשר ניתן יש אין היה יהיה זה זאת זו של על אל עם עד כדי או אבל אם כי לא כן בבקשה רוצה לי לכם לנו שלי שלכם עולה עולים עולות",
  hi: "कैसे कब कहाँ कहां कितना कितनी कितने क्या कौन कौनसा क्यों किस किसे मैं तुम आप हम वह वे यह ये मेरा मेरी मेरे आपका आपकी आपके मुझे हमें सकता सकती सकते है हैं हूँ हूं था थी थे होगा होता होती होते में पर से को का की के तक लिए और या लेकिन कि अगर नहीं कृपया चाहिए चाहता चाहती कर करना करें करते करूँ जा किसके किसका किसकी किसने किसको किससे किन किनके किनका किनकी किन्हें किन्होंने कौनसी",
  hr: "kako kada kad gdje kamo koliko koliki kolika tko ko što šta koji koja koje kakav kakva zašto li da ja ti on ona mi vi oni mogu možemo možete može je su sam ste smo bio biti će ću ćemo ćete me se u na za od do s sa iz k o po pri i ili ali ako ne molim želim imam imate ima nema moj moja vaš vaša ovaj ova ovo košta koštaju",
  id: "bagaimana kapan mana dimana berapa siapa apa apakah mengapa kenapa saya aku kamu anda kami kita dia mereka bisa dapat boleh adalah ada akan di ke dari pada untuk dengan dan atau tetapi tapi jika kalau yang itu ini tidak tolong ingin mau punya bisakah",
  ja: "どう どうやっ どうすれ どの どれ どこ どちら どんな いつ いくら いくつ 何 なに なん 誰 だれ なぜ どうして から まで より です ます まし ませ ない でき できる できます する れる られる せる いる ある あり なる なり こと もの ため よう その この あの それ これ ください たい やっ 私 あなた って ぁ あ い う え お か が き ぎ く ぐ け げ こ ご さ ざ し じ す ず せ ぜ そ ぞ た だ ち つ づ て で と ど な に ぬ ね の は ば ひ び ふ へ べ ほ ぼ ま み む め も や ゆ よ ら り る れ ろ わ を ん 何時",
  km: "តើ ទេ បានទេ ឬទេ ដូចម្តេច យ៉ាង ម៉េច យ៉ាងម៉េច យ៉ាងណា ពេលណា ប៉ុន្មាន ឯណា ណា អ្វី អី នរណា ហេតុអ្វី ខ្ញុំ អ្នក យើង គាត់ នាង គេ វា អាច បាន មាន គ្មាន មិន គឺ ជា នៅ ក្នុង លើ ដល់ ពី ដោយ តាម សម្រាប់ ជាមួយ ដើម្បី និង ឬ ប៉ុន្តែ បើ ប្រសិនបើ ថា ដែល នេះ នោះ ត្រូវ ចង់ សូម របស់ ទៅ មក ឲ្យ ឱ្យ អោយ ដែរ ឡើយ ហើយ ផង នឹង",
  ko: "어떻게 언제 어디 얼마 얼마나 얼마예요 무엇 뭐 누구 누가 왜 어느 어떤 몇 나 저 제 우리 당신 수 있 있나 없 하 할 되 것 거 좀 그 이 및 또는 그리고 하지만 만약 주 해주 싶 할 한 된 될 수가 있어요 있습니까 인가요 하나요 되나요 줘 주세요",
  lo: "ແນວ ໃດ ເທົ່າໃດ ເທົ່າ ຈັກ ເມື່ອໃດ ໃສ ໃຜ ຫຍັງ ບໍ ບໍ່ ແດ່ ຂ້ອຍ ເຈົ້າ ທ່ານ ພວກ ເຮົາ ເຂົາ ສາມາດ ໄດ້ ແມ່ນ ເປັນ ຢູ່ ມີ ຈະ ທີ່ ໃນ ຈາກ ຫາ ກັບ ຂອງ ແລະ ຫຼື ແຕ່ ຖ້າ ໃຫ້ ຕ້ອງ ຢາກ ກະລຸນາ ນີ້ ນັ້ນ ການ ຄວາມ",
  lt: "kaip kada kur kiek kas kuris kuri kurie koks kokia kodėl ar aš tu jis ji mes jūs jie galiu galima galime galite yra buvo bus esu esate man mano jūsų į iš su be už ant prie per nuo iki ir arba bet kad jei jeigu ne prašau noriu turiu turite tai šis ši kainuoja",
  lv: "kā kad kur cik kas kurš kura kuri kāds kāda kāpēc vai es tu viņš viņa mēs jūs viņi varu var varam varat ir bija būs esmu esat man mans mana jūsu no ar bez uz pie par pēc līdz un bet ka ja ne lūdzu vēlos gribu tas šis šī maksā",
  mk: "како кога каде колку кој која кое кои што каков каква зошто дали ли јас ти тој таа ние вие тие можам можеме можете може е се сум сте беше ќе ми ме во на за од до со и или но ако да не молам сакам има нема имам имате мојата вашата ова овој оваа чини",
  my: "ဘယ်လို ဘယ်တော့ ဘယ်လောက် ဘယ် ဘာ ကြောင့် သူ လား သလား လဲ သလဲ ပါ ရ မ ကျွန်တော် ကျွန်မ သင် ခင်ဗျား နိုင် ရှိ ဖြစ် သည် တယ် မှာ မှ က ကို နဲ့ နှင့် တွင် အတွက် သို့မဟုတ် ဒီ အဲဒီ ဤ ထို များ",
  pl: "jak kiedy gdzie dokąd skąd ile kto co czy który która które jaki jaka jakie dlaczego czemu ja ty on ona my wy oni mogę możemy możecie może można jest są jestem jesteście był być będzie mi mnie się w we na za od do z ze o po przy dla i lub albo ale że jeśli jeżeli gdy żeby nie tak proszę chcę chciałbym chciałabym mam macie ma mają mój moja moje wasz wasza ten ta to państwo kosztuje kosztują",
  ro: "cum când cand unde cât cat câtă câți câte cate cine ce care dacă daca eu tu el ea noi voi ei pot putem puteți poți poate sunteți era fi va vei imi îmi mă ma se și si sau dar că ca nu da vă rog vreau aș as am aveți are există acest această acesta meu mea costă costa cui căruia căreia cărora",
  sk: "ako kedy kde kam odkiaľ koľko kto čo ktorý ktorá ktoré aký aká aké prečo či ja ty on ona my vy oni môžem môžeme môžete môže dá je sú som ste sme bol byť bude mi ma sa si v vo na za od do s so z zo k ku o po pri pre a alebo ale že keď ak aby nie áno prosím chcem mám máte má majú môj moja váš vaša tento táto toto stojí",
  sl: "kako kdaj kje kam koliko kdo kaj kateri katera katero kakšen kakšna zakaj ali jaz ti on ona mi vi oni lahko morem moremo je so sem ste smo bil biti bo me se v na za od do s z iz k o po pri in ampak da če ne prosim želim imam imate ima nimate moj moja vaš vaša ta to stane",
  sr: "како када кад где куда колико колики колика ко шта што који која које какав каква зашто да ли ја ти он она ми ви они могу можемо можете може је су сам сте смо био бити ће ћу ћемо ћете ме се у на за од до с са из к о по при и или али ако не молим желим имам имате има нема мој моја ваш ваша овај ова ово kako kada kad gde kuda koliko koliki kolika ko šta što koji koja koje kakav kakva zašto da li ja ti on ona mi vi oni mogu možemo možete može je su sam ste smo bio biti će ću ćemo ćete me se u na za od do s sa iz k o po pri i ili ali ako ne molim želim imam imate ima nema moj moja vaš vaša ovaj ova ovo кошта košta",
  th: "อย่างไร ยังไง เมื่อไร เมื่อไหร่ ที่ไหน ไหน เท่าไร เท่าไหร่ กี่ อะไร ใคร ทำไม ไหม หรือ หรือไม่ มั้ย ได้ ฉัน ผม ดิฉัน คุณ เรา เขา เป็น อยู่ คือ มี จะ ที่ ใน จาก ถึง กับ ของ และ แต่ ถ้า ว่า ไม่ ให้ การ ความ นี้ นั้น ครับ ค่ะ คะ ต้อง ขอ ใด ผู้ใด สิ่งใด เมื่อใด ไหร่",
  uk: "як коли де куди звідки скільки хто що чи який яка яке які чому навіщо я ти він вона ми ви вони можу можемо можете може можна є був бути буде мені мене ся в у на за від до з із зі о по при для і й та або але якщо щоб не так ласка хочу маю маєте має мають мій моя ваш ваша цей ця це коштує коштують",
  ur: "کیسے کب کہاں کتنا کتنی کتنے کیا کون کونسا کیوں کس میں تم آپ ہم وہ یہ میرا میری میرے آپ کا کی کے مجھے ہمیں سکتا سکتی سکتے ہے ہیں ہوں تھا تھی ہوگا میں پر سے کو تک لیے اور یا لیکن کہ اگر نہیں چاہیے کر کرنا کریں",
  vi: "thế nào sao nhiêu gì ai đâu không có được tôi bạn của và hay thì mà rằng này đó ạ xin vui lòng muốn bị đã đang sẽ các những là",
  zh: "怎么 怎样 怎么样 如何 什么 什么时候 何时 哪里 哪儿 哪 哪个 哪些 多少 多久 多长 几 几点 谁 为什么 吗 呢 吧 啊 我 我们 你 你们 您 他 她 它 他们 的 地 得 了 着 过 是 有 没有 在 和 与 或 或者 但 但是 如果 可以 能 能否 可 会 要 想 请 请问 这 那 这个 那个 都 也 就 还 被 把 对 从 到 向 給 给 嗎 什麼 怎麼 哪裡 幾 誰 為什麼 們 多少钱 钱",
};
/**
 * The same of languages that PostgreSQL has stop words of, as far as these lack them: "wann" and "hangi" would tell more than
 * any other word of a question, since texts seldom ask. Only as written: the stem of "bira" is "bir".
 */
const askedWith: Record<string, string> = {
  da: "hvem hvordan hvornår hvorfor hvilken hvilket hvilke hvorfra hvorhen hvormed hvoraf hvorhenne",
  de: "wann warum wieso weshalb woher wohin wofür womit wodurch woran worin worüber wozu wovon worauf woraus worum wonach wobei wieviel wieviele viele vielen wurde wurden worden geworden beim ans aufs fürs darf darfst dürfen dürft kannst",
  es: "quién quiénes cuándo cómo cuál cuáles cuánto cuánta cuántos cuántas dónde adónde cuales cuanto cuanta cuantos cuantas adonde puedo puede puedes pueden podemos podéis podría usted ustedes",
  fi: "milloin miten kuinka paljonko montako monta moniko millainen millaiset millaisia kumpi kumpaa minkälainen",
  fr: "quand comment combien quel quelle quels quelles lequel laquelle lesquels lesquelles auquel duquel où pourquoi quoi cet cette cela ça dont peux peut puis pouvez pouvons peuvent pourrais",
  hu: "hol honnan hová hova mennyi mennyit mennyibe hány hányan melyik melyiket melyikben kinek kit kik kivel mikortól meddig milyenek",
  it: "quando quali qual cosa perche posso può puo puoi possiamo potete possono potrei",
  nb: "når hvilket hvorfra hvorhen hvorav",
  nl: "waar wanneer welke welk waarom hoeveel waarheen waarvandaan waarmee waarvoor waardoor waarin waarop waarover waaruit wiens wij we jij jou jouw jullie onze ie mag mogen kun kunt moeten moest bent hebt hadden zullen zouden",
  pt: "onde aonde quanto quanta quantos quantas quais porque porquê quê posso pode podes podem podemos poderia você vocês",
  ru: "сколько скольким скольких который которая которое которые которого которой которых которому которым которую каков какова каково каковы какие каких каким какими каком какому какого какое какую почему отчего откуда кого кому кем чем чём чему чья чьё чье чьи чей является являются являлся являлась было были",
  sv: "vems varifrån hurdan hurdana hurdant",
  tr: "hangi hangisi hangileri nedir nelerdir neydi nelerdi neler neyi neyin neye neyle kaç kaçı kaçıncı kaçta kimdir kimdi kimi kime kimin kimler kimlerdir kiminle nerededir neredeydi nereden nereler nerelerde neresi neresidir nereye bir olarak olan olduğu oldu olmuştur var vardır vardı",
};
/**
 * Lexemes that tell something only where texts have them: those by which a question asks, "how many", "how often", and what
 * is small where it stands for one thing, as "can" is in "a watering can", but not in "watering cans".
 */
export const ASKED_BY: ReadonlySet<string> = new Set(["mani", "much", "often", "can"]);
/** Languages that are written nearly alike. */
const sharing: Record<string, string> = { be: "uk", bs: "hr", ms: "id", nn: "nb", no: "nb" };

interface Small {
  words: ReadonlySet<string>;
  lexemes: ReadonlySet<string>;
}

const sets = new Map<string, Small>();
const setOf = (line = ""): Set<string> => new Set(line.split(" ").filter(Boolean));

/** Tells by how it is written and by its lexeme whether a word is small. @param code ISO 639 */
export function isSmallIn(code: string): (word: string, lexeme: string) => boolean {
  const shared = sharing[code] ?? code;
  let small = sets.get(shared);
  if (!small) {
    const lexemes = setOf(smallWords[shared]);
    small = { words: new Set([...lexemes, ...setOf(askedWith[shared])]), lexemes };
    sets.set(shared, small);
  }
  const { words, lexemes } = small;
  return (word, lexeme) => words.has(word) || lexemes.has(lexeme);
}
