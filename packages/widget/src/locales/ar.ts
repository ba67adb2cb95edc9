import type { Words } from "./words.ts";

const plural = new Intl.PluralRules("ar");

/** Arabic counts in six ways. */
function characters(count: number): string {
  const number = count.toLocaleString("ar");
  const forms: Record<Intl.LDMLPluralRule, string> = {
    zero: "لا أحرف",
    one: "حرف واحد",
    two: "حرفان",
    few: `${number} أحرف`,
    many: `${number} حرفًا`,
    other: `${number} حرف`,
  };
  return forms[plural.select(count)];
}

export const words: Words = {
  dir: "rtl",

  dialog: (assistant) => `محادثة مع ${assistant}`,
  loading: "جارٍ تحميل المحادثة",
  close: "إغلاق المحادثة",
  menu: "خيارات",
  newConversation: "بدء محادثة جديدة",
  endConversation: "إنهاء المحادثة",
  answersAtOnce: "يجيب على الفور",
  personCalled: "سينضم إليك أحد أفراد فريقنا",
  personAnswers: "أنت تتحدث مع فريقنا",

  conversation: "المحادثة",
  earlier: "عرض الرسائل السابقة",
  latest: "الانتقال إلى أحدث رسالة",
  you: "أنت",
  team: "الفريق",
  typing: (name) => `${name} يكتب الآن`,
  suggestions: "اقتراحات",
  table: "جدول",
  sources: "المصادر",
  source: (index) => `المصدر ${index}`,
  quote: (index) => `اقتباس من المصدر ${index}`,
  products: "المنتجات",
  moreProducts: (count) => `عرض المزيد (${count.toLocaleString("ar")})`,
  availability: { in_stock: "متوفر", out_of_stock: "غير متوفر", preorder: "طلب مسبق", backorder: "يتوفر لاحقًا" },
  newTab: "يُفتح في علامة تبويب جديدة",

  message: "رسالتك",
  placeholder: "اكتب رسالة…",
  send: "إرسال",
  left: (count) => `بقي ${characters(count)}`,
  tooLong: (count) => `تجاوزت الحد بمقدار ${characters(count)}`,
  sending: "جارٍ الإرسال…",
  notSent: "لم تُرسل الرسالة.",
  queued: "بانتظار الإرسال",
  retry: "إعادة المحاولة",
  sendsAgain: (seconds) => `إعادة المحاولة بعد ${seconds.toLocaleString("ar")} ث`,
  waits: "ستُرسل عند عودة الاتصال.",

  prechatTitle: "قبل أن نبدأ",
  prechatText: "لنعرف من يكتب إلينا.",
  prechatTeamText: "ليتمكن فريقنا من التواصل معك إذا لم يستطع المساعد مساعدتك.",
  prechatStart: "بدء المحادثة",
  optional: "اختياري",
  fields: { customer_name: "الاسم", customer_email: "البريد الإلكتروني", customer_phone: "الهاتف" },
  fieldRequired: (label) => `${label}: يرجى ملء هذا الحقل.`,
  emailWrong: "يرجى إدخال عنوان بريد إلكتروني مثل name@example.com.",
  phoneWrong: "يرجى إدخال رقم هاتف: أرقام فقط، ويمكن استخدام + والمسافات.",
  fieldTooLong: (count) => `الحد الأقصى ${characters(count)}.`,

  ended: "انتهت هذه المحادثة.",
  goOn: "متابعتها",
  csatTitle: "كيف كانت تجربتك؟",
  scores: ["سيئة جدًا", "سيئة", "مقبولة", "جيدة", "جيدة جدًا"],
  feedback: "ما الذي أثّر في تقييمك؟",
  feedbackHint: "بكلماتك الخاصة…",
  submit: "إرسال التقييم",
  thanks: "شكرًا لك على تقييمك.",

  offline: "أنت غير متصل بالإنترنت.",
  unreachable: "تعذّر الوصول إلينا. يرجى التحقق من اتصالك.",
  tooFast: "وصلت رسائل كثيرة دفعة واحدة. لحظة من فضلك.",
  busy: "هناك ضغط كبير الآن. يرجى المحاولة بعد قليل.",
  broken: "حدث خطأ من جانبنا.",
  refused: "تعذّر قبول هذه الرسالة.",
  consent: "نحتاج إلى موافقتك قبل أن نتمكن من الرد.",
  restarted: "لم تعد محادثتك السابقة متاحة. هذه محادثة جديدة.",

  closedTitle: "المحادثة مغلقة",
  closedText: "لا يمكن لأحد الرد هنا الآن. يرجى التواصل معنا بطريقة أخرى.",
  elsewhere: "هذه المحادثة غير متاحة على هذا الموقع. يرجى التواصل معنا بطريقة أخرى.",
  troubleTitle: "تعذّر تحميل المحادثة",
};
