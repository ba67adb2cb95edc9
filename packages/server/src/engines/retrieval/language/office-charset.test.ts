import { expect, test } from "vitest";
import { officeCharset } from "./office-charset.ts";

/** The bytes of a text in a charset whose letters are a byte or two each. */
function encoded(charset: string, text: string): Uint8Array {
  const decoder = new TextDecoder(charset);
  const bytesOf = new Map<string, number[]>();
  const isWide = !charset.startsWith("windows") && charset !== "koi8-r";
  for (let byte = 0; byte < 256; byte++) bytesOf.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  for (let lead = 0x81; isWide && lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if ([...letter].length === 1 && !bytesOf.has(letter)) bytesOf.set(letter, [lead, trail]);
    }
  return Uint8Array.from([...text].flatMap((letter) => bytesOf.get(letter) ?? []));
}

test.each([
  ["windows-1250", "Pytanie;Odpowiedź\nIle kosztuje wysyłka?;Dziesięć złotych.\n"],
  ["windows-1250", "Doprava je zdarma nad tisíc korun. Zboží můžete vrátit do třiceti dnů."],
  ["windows-1250", "Ako dlho trvá doručenie? Tovar môžete vrátiť do tridsiatich dní."],
  ["windows-1250", "A szállítás három munkanap. Mennyibe kerül a szállítás külföldre? Őszi ajánlat."],
  ["windows-1251", "Вопрос;Ответ\nСколько стоит доставка?;Пять евро.\n"],
  ["windows-1251", "Скільки коштує доставка? П'ять євро. Повернення можливе протягом тридцяти днів."],
  ["koi8-r", "Доставка занимает три рабочих дня. Возврат возможен в течение тридцати дней."],
  ["windows-1253", "Ερώτηση;Απάντηση\nΠόσο κοστίζει η αποστολή;Πέντε ευρώ.\n"],
  ["windows-1255", "המשלוח לוקח שלושה ימי עסקים. כמה עולה המשלוח?"],
  ["windows-1256", "الشحن يستغرق ثلاثة أيام عمل. كم تكلفة الشحن؟"],
  ["shift_jis", "質問,答え\n送料はいくらですか？,五ユーロです。\n"],
  ["euc-jp", "配送には三営業日かかります。返品は三十日以内に可能です。"],
  ["gb18030", "送货需要三个工作日。三十天内可以退货。运费是多少？"],
  ["big5", "送貨需要三個工作日。三十天內可以退貨。運費是多少？"],
  ["euc-kr", "배송은 영업일 기준 3일이 걸립니다. 30일 이내에 반품할 수 있습니다."],
  ["windows-1254", "Soru;Cevap\nİade ücreti var mı?;Hayır, ücretsiz.\n"],
  ["windows-1252", "Größe;Preis\nGroß;5 €\nFöhn;6 €\n"],
  ["windows-1252", "La livraison est gratuite à partir de 50 €. Échange possible dans les trente jours."],
  ["windows-1252", "¿Cuánto cuesta el envío? El envío a España es gratis. Niños y señoras."],
  ["windows-1252", "Il reso è gratuito. Perché no? La città è più grande."],
  ["windows-1252", "A devolução é grátis até trinta dias. Não há comissão."],
  ["windows-1252", "Köp nu! Frakten är gratis över hundra kronor. Återlämna inom fjorton dagar."],
  ["windows-1252", "Smørrebrød og øl. Fragten er gratis på ordrer over 500 kr."],
  ["windows-1252", "Sending kostar ekkert. Þú getur skilað vörunni innan þrjátíu daga, það er auðvelt."],
  ["windows-1252", "Mug Nestlé;5.00\nTea – 5 €;3.00\n100 °C kettle®;20.00\n"],
  ["windows-1252", "pregunta;respuesta\n¿Cuándo?;Mañana\n"],
  ["windows-1252", "Wie groß?;5 m²\n"],
  ["windows-1252", "Gruyère;Brie;Comté\n"],
  ["windows-1252", "naïve café"],
  ["windows-1252", "più è"],
  ["windows-1252", "Gåva;Björn;Lök\n"],
  ["windows-1252", "id;title\n1;Café crème\n2;Crème brûlée\n3;Jalapeño\n"],
])("a text of an office is read in the charset it was written in: %s, %s", (charset, text) => {
  const bytes = encoded(charset, text);
  expect(new TextDecoder(officeCharset(bytes)).decode(bytes)).toBe(text);
});

test("what tells the charset may come late", () => {
  const late = Buffer.concat([
    Buffer.alloc(4_000_000, "id;title\n"),
    encoded("windows-1251", "Сколько стоит доставка?"),
  ]);
  expect(officeCharset(late)).toBe("windows-1251");
});
