import { expect, test } from "vitest";
import { languageOf } from "./language.ts";
import { createLexer } from "./lexer.ts";

const lexer = createLexer(async (lookups) => lookups.map(({ words }) => words), 1_000);

test.each([
  ["ko", "배송비는 얼마예요?", "배송비"],
  ["ko", "어떻게 결제하나요?", "결제"],
  ["ko", "일요일에도 영업합니까?", "일요일 영업"],
  ["ja", "どうやって支払えますか?", "支払"],
  ["ja", "いつ届きますか?", "届"],
  ["zh", "怎么退货?", "退 货"],
  ["km", "តើខ្ញុំអាចប្រគល់ទំនិញវិញបានទេ?", "ប្រគល់ ទំនិញ វិញ"],
  ["lo", "ຂ້ອຍສົ່ງສິນຄ້າຄືນໄດ້ແນວໃດ?", "ສົ່ງ ສິນຄ້າ ຄືນ"],
  ["my", "ပို့ဆောင်ခ ဘယ်လောက်လဲ။", "ပို့ဆောင် ခ"],
  ["sr", "Kolika je cena dostave?", "cena dostave"],
  ["pl", "Jak mogę zwrócić towar?", "zwrocic towar"],
  ["uk", "Скільки коштує доставка?", "доставка"],
  ["he", "כמה עולה המשלוח?", "המשלוח"],
  ["el", "Πόσο κοστίζει η αποστολή;", "αποστολη"],
  ["vi", "Làm thế nào để trả hàng?", "làm để trả hàng"],
  ["bs", "Kako da vratim robu?", "vratim robu"],
])("a question in %s is about its own words: %s", async (code, question, about) => {
  expect(await lexer.question(question, languageOf(code))).toEqual(about.split(" "));
});

test.each([
  ["ja", "支払い方法", "支払えますか"],
  ["ja", "届く", "届きます"],
  ["ko", "영업합니다", "영업하나요"],
  ["ko", "반품할 수 있습니다", "반품을 해요"],
  ["ko", "지도", "지도를"],
])("words in %s are found however they end: %s, %s", async (code, said, asked) => {
  const [texts = []] = await lexer.texts([said], languageOf(code));
  const [first] = await lexer.question(asked, languageOf(code));
  expect(texts).toContain(first);
});

test.each([
  ["기한", "기"],
  ["권한", "권"],
  ["역할", "역"],
])("%s, which ends like an inflected word, is not taken for %s", async (word, other) => {
  expect(await lexer.question(word, languageOf("ko"))).not.toEqual(await lexer.question(other, languageOf("ko")));
  expect(await lexer.question("가능한", languageOf("ko"))).toEqual(["가능"]);
});
