import fc from "fast-check";
import { expect, test } from "vitest";
import { languageOf } from "./language.ts";
import { words } from "./words.ts";

const read = (text: string, locale = "en"): string => words(text, languageOf(locale)).join(" ");

test("words are lower-cased and keep their accents", () => {
  expect(read("Größe, Café & Co.!")).toBe("größe café co");
});

test.each(["max_tokens", "maxTokens", "max-tokens", "MAX_TOKENS", "max.tokens"])(
  "the identifier %s gives its parts and the whole",
  (identifier) => {
    expect(read(identifier)).toBe("max tokens maxtokens");
  },
);

test.each([
  ["HTMLParser", "html parser htmlparser"],
  ["COVID-19", "covid 19 covid19"],
  ["mp3", "mp 3 mp3"],
  ["os.path.join()", "os path join ospathjoin"],
  ["e-mail", "e mail email"],
  ["APIs", "apis"],
  ["__init__", "init"],
  ["3ª", "3 a 3a"],
])("%s reads as %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["1,000 pieces", "1000 pieces"],
  ["18.4.0-beta", "18.4.0 beta 18.4.0beta"],
  ["€3.50.", "3.50"],
  ["１２", "12"],
])("numbers: %s reads as %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test("languages named with a sign are words", () => {
  expect(read("C++, C# and F#; abc#")).toBe("c++ c# and f# abc");
});

test("an apostrophe ends a word", () => {
  expect(read("l'avion won’t")).toBe("l avion won t");
});

test("Turkish capitals have dots of their own", () => {
  expect(read("IŞIK İSTANBUL", "tr")).toBe("ışık istanbul");
});

test("scripts without spaces are cut into words", () => {
  expect(read("送料はいくらですか", "ja").split(" ")).toContain("送料");
  expect(read("退货政策是什么", "zh").split(" ")).toContain("政策");
  expect(read("ค่าจัดส่งเท่าไร", "th").split(" ")).toContain("ส่ง");
  expect(read("យើងដឹកជញ្ជូនទំនិញ", "km").split(" ")).toContain("ទំនិញ");
  expect(read("ພວກເຮົາຈັດສົ່ງສິນຄ້າ", "lo").split(" ")).toContain("ສິນຄ້າ");
  expect(read("ပစ္စည်းပို့ဆောင်သည်", "my").split(" ")).toContain("ပစ္စည်း");
  expect(read("iPhone手机", "zh")).toBe("i phone iphone 手机");
});

test.each([
  ["แบตเตอรี่XR200ใช้ได้นาน", "th", "แบตเตอรี่ xr 200 xr200 ใช้ได้ นาน"],
  ["XR200의 배터리", "ko", "xr 200 xr200 의 배터리"],
  ["bluetooth를 iPhone용", "ko", "bluetooth 를 i phone iphone 용"],
  ["بXR200", "ar", "ب xr 200 xr200"],
])("a name in Latin letters is a word of its own amid letters without capitals: %s", (text, locale, expected) => {
  expect(read(text, locale)).toBe(expected);
});

test("invisible signs do not part words", () => {
  expect(read("Ver\u00adsand\u200b\ufeff")).toBe("versand");
});

test("Persian and Urdu words are the same by an Arabic keyboard; Arabic ones keep their letters", () => {
  for (const locale of ["fa-IR", "ur"])
    expect(words("كيفيت كالاى ۵,۰۰۰", languageOf(locale))).toEqual(words("کیفیت کالای ۵۰۰۰", languageOf(locale)));
  expect(words("كيف", languageOf("ar"))).toEqual(["كيف"]);
});

test("no text is too odd, and no word is empty, long or has white space", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom("en", "tr", "th", "vi"),
      (text, locale) => {
        for (const word of words(text, languageOf(locale))) expect(word).toMatch(/^\S{1,64}$/);
      },
    ),
  );
});

test("a text in pieces has the same words", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (parts) => {
      const english = languageOf("en");
      expect(words(parts.join("\n"), english)).toEqual(parts.flatMap((part) => words(part, english)));
    }),
  );
});

test.each(["a_", "aB", "a1", "a.", "1.", "A", "ก", "漢", "é", "\u0301", "x-", "नमस्"])(
  "a million characters of %j are read within the test's time, which quadratic work would exceed by far",
  (unit) => {
    const found = words(unit.repeat(1_000_000 / unit.length), languageOf("en"));
    expect(found.filter((word) => word === "" || word.length > 64)).toEqual([]);
  },
);

test("marks without end behind a letter take no time without end", () => {
  expect(read(`a1${"\u0301".repeat(200_000)}b`, "th")).toContain("a");
});
