import { expect, test } from "vitest";
import { measureOf } from "./measures.ts";
import { judgeOf, passage } from "./testing/judging.ts";

/** What stays, and what does not: the same number, but not of what the documents count. */
const said: [locale: string, text: string, stays: string[], goes: string[]][] = [
  [
    "pl",
    "Gwarancja na lampę trwa 2 lata. Dostawa lampy kosztuje 15 zł.",
    ["Gwarancja na lampę trwa 24 miesiące.", "Dostawa lampy kosztuje 15 zł."],
    ["Gwarancja na lampę trwa 2 miesiące.", "Dostawa lampy kosztuje 15 €."],
  ],
  [
    "ru",
    "Гарантия на лампу действует 2 года. Доставка лампы стоит 300 ₽. Деньги возвращаются за 5 дней.",
    ["Гарантия на лампу действует 2 года.", "Деньги возвращаются за 5 дней."],
    ["Гарантия на лампу действует 2 месяца.", "Доставка лампы стоит 300 €.", "Деньги возвращаются за 5 недель."],
  ],
  [
    "sv",
    "Lampans garanti gäller i 2 år. Frakten kostar 49 kr. Pengarna kommer inom 14 dagar.",
    ["Lampans garanti gäller i 2 år.", "Frakten kostar 49 kr.", "Pengarna kommer inom 2 veckor."],
    ["Lampans garanti gäller i 2 månader.", "Frakten kostar 49 euro."],
  ],
  [
    "zh",
    "灯的保修期为2年。灯的运费为30元。",
    ["灯的保修期为2年。", "灯的运费为30元。"],
    ["灯的保修期为2个月。", "灯的运费为30欧元。"],
  ],
  [
    "ja",
    "ランプの保証期間は2年です。返金には5日かかります。",
    ["返金には5日かかります。"],
    ["ランプの保証期間は2か月です。", "返金には5週間かかります。"],
  ],
  ["ko", "램프의 보증 기간은 2년입니다.", ["램프의 보증 기간은 2년입니다."], ["램프의 보증 기간은 2개월입니다."]],
  ["th", "รับประกันโคมไฟ 2 ปี", ["รับประกันโคมไฟ 2 ปี"], ["รับประกันโคมไฟ 2 เดือน"]],
  ["ar", "يستغرق رد المبلغ 5 أيام.", ["يستغرق رد المبلغ 5 أيام."], ["يستغرق رد المبلغ 5 أسابيع."]],
  [
    "en",
    "Delivery to Norway costs NOK 100, the gift box kr 50, shipping to Tokyo 900 yen.",
    [
      "Delivery to Norway costs NOK 100.",
      "Delivery to Norway costs kr 100.",
      "The gift box costs NOK 50.",
      "Shipping to Tokyo costs ¥900.",
    ],
    [
      "Delivery to Norway costs SEK 100.",
      "Delivery to Norway costs 100 kronor.",
      "Shipping to Tokyo costs 900 yuan.",
      "Delivery to Norway costs DKK 100.",
    ],
  ],
  ["en", "The fee is ₹500, in Japan ¥900.", ["The fee is ₹500."], ["The fee is $500.", "In Japan the fee is €900."]],
];

test.each(said)("a number counts what it counts in the documents: %s", (locale, text, stays, goes) => {
  const judge = judgeOf([passage("", text)], "?", locale);
  expect(stays.filter((sentence) => !judge(`${sentence} [1]`))).toEqual([]);
  expect(goes.filter((sentence) => judge(`${sentence} [1]`))).toEqual([]);
});

test("what other languages call a unit is none where it is another word in the assistant's", () => {
  expect(["jam", "time", "let", "an", "den", "wurde"].filter((word) => measureOf(word) !== null)).toEqual([]);
  expect(["hari", "roku", "dygn", "часов"].map(measureOf)).toEqual(["day", "year", "day", "hour"]);
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("“%s” measures nothing", (word) => {
  expect(measureOf(word)).toBeNull();
});
