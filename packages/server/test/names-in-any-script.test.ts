import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const texts: Record<"en" | "ja" | "zh" | "th" | "ru", Record<string, string>> = {
  en: {
    Headphones: "The XR200 headphones have a battery that lasts 30 hours. They charge over USB-C.",
    Loudspeaker: "The ZK90 loudspeaker weighs 4 kilos and is splash-proof.",
    Errors: "Error E-4711 means that the door is open. Close it and press Start.",
    Pairing: "To pair over Bluetooth, hold the button for five seconds.",
    Returns: "You can return anything within 14 days. The form is in the parcel.",
  },
  ja: {
    ヘッドホン: "XR200ヘッドホンの電池は三十時間持ちます。USB-Cで充電します。",
    スピーカー: "ZK90スピーカーの重さは4キロです。防滴仕様です。",
    接続: "Bluetoothで接続するには、ボタンを五秒間押し続けてください。",
    返品: "商品は14日以内であれば返品できます。用紙は箱の中にあります。",
  },
  zh: {
    耳机: "XR200耳机的电池可以使用三十个小时。通过USB-C充电。",
    音箱: "ZK90音箱重4公斤，防溅水。",
    配对: "要通过Bluetooth配对，请按住按钮五秒钟。",
    退货: "您可以在14天内退货。表格在包裹里。",
  },
  th: {
    หูฟัง: "แบตเตอรี่ของหูฟังXR200ใช้งานได้สามสิบชั่วโมง ชาร์จผ่านUSB-C",
    ลำโพง: "ลำโพงZK90หนัก4กิโลกรัม กันน้ำกระเซ็น",
    เชื่อมต่อ: "หากต้องการเชื่อมต่อBluetooth ให้กดปุ่มค้างไว้ห้าวินาที",
    คืนสินค้า: "คุณสามารถคืนสินค้าได้ภายใน14วัน",
  },
  ru: {
    Наушники: "Батарея наушников XR200 держит тридцать часов. Зарядка по USB-C.",
    Колонка: "Колонка ZK90 весит 4 килограмма и защищена от брызг.",
    Подключение: "Чтобы подключиться по Bluetooth, держите кнопку пять секунд.",
    Возврат: "Вернуть товар можно в течение 14 дней. Бланк лежит в посылке.",
  },
};
type Locale = keyof typeof texts;

let app: TestApp;
const tenants = {} as Record<Locale | "both", Tenant>;
beforeAll(async () => {
  app = await startApp();
  for (const [locale, documents] of Object.entries(texts))
    tenants[locale as Locale] = await shopWith(app, documents, { locale });
  tenants.both = await shopWith(app, { ...texts.en, ...texts.ja }, { locale: "en" });
});
afterAll(() => app.stop());

const ask = (to: Locale | "both", message: string): Promise<Answer> => app.send(tenants[to].id, { message });

describe("a question in another script than the texts finds names and numbers,", () => {
  test.each([
    ["XR200の電池はどのくらい持ちますか？", "Headphones"],
    ["XR200的电池能用多久？", "Headphones"],
    ["XR200แบตเตอรี่ใช้ได้นานแค่ไหน", "Headphones"],
    ["แบตเตอรี่XR200ใช้ได้นานแค่ไหน", "Headphones"],
    ["XR200의 배터리는 얼마나 가나요?", "Headphones"],
    ["Сколько держит батарея XR200?", "Headphones"],
    ["πόσο διαρκεί η μπαταρία του XR200;", "Headphones"],
    ["كم تدوم بطارية XR200؟", "Headphones"],
    ["エラーE-4711とは何ですか", "Errors"],
    ["E-4711是什么错误？", "Errors"],
    ["Bluetoothの接続方法を教えてください", "Pairing"],
    ["bluetooth로 연결하는 방법", "Pairing"],
    ["Как подключить Bluetooth?", "Pairing"],
  ])("be they glued to it or not: %s", async (message, title) => {
    const { kind, citations } = await ask("en", message);
    expect([kind, citations.map((one) => one.title)]).toEqual(["answer", [title]]);
  });

  test.each([
    ["XR300の電池は？"],
    ["パスワードを忘れました"],
    ["猫のえさはありますか"],
    ["你们有猫粮吗"],
    ["Где мой заказ?"],
    ["ลืมรหัสผ่าน"],
  ])("and nothing else: %s", async (message) => {
    expect((await ask("en", message)).kind).toBe("no_answer");
  });
});

describe.each<Locale>(["ja", "zh", "th", "ru"])("texts in %s are found", (locale) => {
  const titles = Object.keys(texts[locale]);
  test.each([
    ["How long does the battery of the XR200 last?", 0],
    ["Wie lange hält der Akku des XR200?", 0],
    ["What is the weight of the ZK90?", 1],
    ["How do I connect over Bluetooth?", 2],
    ["Comment se connecter en Bluetooth ?", 2],
  ])("by names in a question in Latin letters: %s", async (message, place) => {
    const { kind, citations } = await ask(locale, message);
    expect([kind, citations.map(({ title }) => title)]).toEqual(["answer", [titles[place]]]);
  });

  test.each(["Do you sell cat food?", "How long does the battery of the XR300 last?"])(
    "and by nothing else: %s",
    async (message) => {
      expect((await ask(locale, message)).kind).toBe("no_answer");
    },
  );
});

test.each<[Locale, string, string]>([
  ["ja", "XR200の電池は？", "ヘッドホン"],
  ["zh", "XR200的电池能用多久？", "耳机"],
  ["th", "แบตเตอรี่XR200ใช้ได้นานแค่ไหน", "หูฟัง"],
  ["ru", "Сколько держит батарея XR200?", "Наушники"],
])("and by a question in their own: %s, %s", async (locale, message, title) => {
  expect((await ask(locale, message)).citations.map((one) => one.title)).toEqual([title]);
});

test.each([
  ["ZK90の重さは？", "スピーカー"],
  ["What is the weight of the ZK90?", "Loudspeaker"],
  ["エラーE-4711とは何ですか", "Errors"],
])("of texts in both those in the question's own come first: %s", async (message, title) => {
  expect((await ask("both", message)).citations.map((one) => one.title)).toEqual([title]);
});

test.each(["What does 抹茶 taste like?", "How much β-carotene is in it?"])(
  "a word in another script makes no other language of a question: %s",
  async (message) => {
    expect((await ask("en", message)).kind).toBe("no_answer");
  },
);
