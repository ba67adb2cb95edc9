import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Shop {
  documents: [title: string, content: string][];
  /** Questions, and what their answers hold. */
  own: [question: string, answer: string][];
  /** What no text tells. */
  other: string[];
}

/** Languages that PostgreSQL has neither a dictionary nor stop words of. */
const shops: Record<string, Shop> = {
  pl: {
    documents: [
      ["Dostawa", "Zamówienia wysyłamy zwykle w ciągu trzech dni roboczych. Koszt dostawy w Polsce to 15 zł."],
      ["Zwroty", "Towar można zwrócić w ciągu 30 dni od otrzymania. Musi być nieużywany i mieć metkę."],
      ["Godziny otwarcia", "Sklep jest czynny od poniedziałku do soboty w godzinach 10–18. W niedzielę nieczynne."],
      ["Płatności", "Można zapłacić kartą, przez PayPal lub przelewem."],
    ],
    own: [
      ["Ile kosztuje dostawa?", "15 zł"],
      ["Jak zwrócić towar?", "30 dni"],
      ["Jak mogę zapłacić?", "PayPal"],
      ["Czy jesteście otwarci w niedzielę?", "nieczynne"],
    ],
    other: ["Jaka jest stolica Francji?", "Jaka będzie jutro pogoda?"],
  },
  ko: {
    documents: [
      ["배송", "주문은 보통 영업일 기준 3일 이내에 발송됩니다. 배송비는 3,000원입니다. 제주도는 6,000원입니다."],
      ["반품", "상품 수령 후 30일 이내에 반품할 수 있습니다. 사용하지 않은 상태여야 합니다."],
      ["영업시간", "매장은 월요일부터 토요일까지 오전 10시부터 오후 6시까지 영업합니다. 일요일은 쉽니다."],
      ["결제 방법", "신용카드, PayPal, 계좌이체를 이용하실 수 있습니다."],
    ],
    own: [
      ["배송비는 얼마예요?", "3,000원"],
      ["반품할 수 있나요?", "30일"],
      ["몇 시까지 영업하나요?", "오후 6시"],
      ["어떻게 결제하나요?", "PayPal"],
    ],
    other: ["프랑스의 수도는 어디인가요?", "내일 날씨는 어때요?"],
  },
  ja: {
    documents: [
      ["配送", "ご注文は通常3営業日以内に発送されます。日本国内の送料は500円です。"],
      ["返品", "商品到着後30日以内であれば返品できます。未使用である必要があります。"],
      ["営業時間", "店舗は月曜日から土曜日の10時から18時まで営業しています。日曜日は休みです。"],
      ["お支払い方法", "クレジットカード、PayPal、銀行振込がご利用いただけます。"],
    ],
    own: [
      ["送料はいくらですか?", "500円"],
      ["返品はできますか?", "30日"],
      ["日曜日は営業していますか?", "休み"],
    ],
    other: ["フランスの首都はどこですか?", "明日の天気はどうですか?"],
  },
  uk: {
    documents: [
      ["Доставка", "Замовлення надсилаємо протягом трьох робочих днів. Вартість доставки в Україні — 80 грн."],
      ["Повернення", "Товар можна повернути протягом 30 днів після отримання."],
      ["Години роботи", "Магазин працює з понеділка по суботу з 10 до 18. У неділю зачинено."],
      ["Оплата", "Можна сплатити карткою, через PayPal або банківським переказом."],
    ],
    own: [
      ["Скільки коштує доставка?", "80 грн"],
      ["Як повернути товар?", "30 днів"],
      ["До котрої години працює магазин?", "18"],
    ],
    other: ["Яка столиця Франції?", "Яка завтра погода?"],
  },
  zh: {
    documents: [
      ["配送", "订单通常在三个工作日内发货。国内运费为10元，满100元免运费。"],
      ["退货", "收到商品后30天内可以退货。商品必须未使用并保留标签。"],
      ["营业时间", "门店周一至周六10点到18点营业，周日休息。"],
      ["付款方式", "您可以使用支付宝、微信支付或信用卡付款。"],
    ],
    own: [
      ["运费是多少？", "10元"],
      ["怎么退货？", "30天"],
      ["周日营业吗？", "休息"],
      ["可以用支付宝付款吗？", "支付宝"],
    ],
    other: ["法国的首都是哪里？", "明天天气怎么样？"],
  },
  th: {
    documents: [
      ["การจัดส่ง", "เราจัดส่งสินค้าภายในสามวันทำการ ค่าจัดส่งในประเทศไทย 50 บาท"],
      ["การคืนสินค้า", "คุณสามารถคืนสินค้าได้ภายใน 30 วันหลังจากได้รับสินค้า สินค้าต้องไม่ผ่านการใช้งาน"],
      ["เวลาทำการ", "ร้านเปิดวันจันทร์ถึงวันเสาร์ เวลา 10.00 ถึง 18.00 น. ปิดวันอาทิตย์"],
      ["การชำระเงิน", "ชำระเงินด้วยบัตรเครดิต พร้อมเพย์ หรือโอนเงินผ่านธนาคาร"],
    ],
    own: [
      ["ค่าจัดส่งเท่าไหร่", "50 บาท"],
      ["คืนสินค้าได้ภายในกี่วัน", "30 วัน"],
      ["ร้านเปิดวันอาทิตย์ไหม", "ปิดวันอาทิตย์"],
      ["ชำระเงินด้วยบัตรเครดิตได้ไหม", "บัตรเครดิต"],
    ],
    other: ["เมืองหลวงของฝรั่งเศสคือที่ไหน", "พรุ่งนี้อากาศเป็นอย่างไร"],
  },
  km: {
    documents: [
      ["ការដឹកជញ្ជូន", "យើងដឹកជញ្ជូនទំនិញក្នុងរយៈពេលបីថ្ងៃធ្វើការ។ ថ្លៃដឹកជញ្ជូនគឺ 2 ដុល្លារ។"],
      ["ការប្រគល់ទំនិញវិញ", "អ្នកអាចប្រគល់ទំនិញវិញក្នុងរយៈពេល 30 ថ្ងៃបន្ទាប់ពីទទួលទំនិញ។"],
      ["ម៉ោងបើក", "ហាងបើកពីថ្ងៃច័ន្ទដល់ថ្ងៃសៅរ៍ ម៉ោង 8 ព្រឹកដល់ម៉ោង 6 ល្ងាច។ ថ្ងៃអាទិត្យឈប់សម្រាក។"],
      ["ការបង់ប្រាក់", "អ្នកអាចបង់ប្រាក់តាមកាតឥណទាន ឬផ្ទេរប្រាក់តាមធនាគារ។"],
    ],
    own: [
      ["ថ្លៃដឹកជញ្ជូនប៉ុន្មាន?", "2 ដុល្លារ"],
      ["តើខ្ញុំអាចប្រគល់ទំនិញវិញបានទេ?", "30 ថ្ងៃ"],
      ["ថ្ងៃអាទិត្យហាងបើកទេ?", "ឈប់សម្រាក"],
      ["តើបង់ប្រាក់តាមកាតឥណទានបានទេ?", "កាតឥណទាន"],
    ],
    other: ["តើរដ្ឋធានីនៃប្រទេសបារាំងនៅឯណា?", "តើអាកាសធាតុថ្ងៃស្អែកយ៉ាងដូចម្តេច?"],
  },
};

describe.each(Object.entries(shops))("in %s", (locale, { documents, own, other }) => {
  let ask: (message: string) => Promise<Answer>;
  beforeAll(async () => {
    const tenant = await app.createTenant({ locale, rate_limit: 10_000 });
    for (const [title, content] of documents) {
      const body = { external_id: title, title, content, format: "text" };
      const reply = await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, body);
      if (reply.statusCode !== 201) throw new Error(reply.body);
    }
    ask = (message) => app.send(tenant.id, { message });
  });

  test.each(own)("%s is answered", async (question, holds) => {
    const { kind, response } = await ask(question);
    expect([kind, response]).toEqual(["answer", expect.stringContaining(holds)]);
  });

  test.each(other)("%s is not", async (question) => {
    expect((await ask(question)).kind).toBe("no_answer");
  });
});
