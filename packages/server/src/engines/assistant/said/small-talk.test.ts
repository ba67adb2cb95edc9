import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { above, hear } from "./small-talk.ts";

const heard = (message: string): string => {
  const { kinds, rest, language } = hear(message, languages);
  return rest === "" ? `${above(kinds) ?? "nothing"} in ${language.code}` : rest;
};

test.each([
  ["Hello!", "greeting in en"],
  ["hey there 👋", "greeting in en"],
  ["Hi, how are you?", "wellbeing in en"],
  ["Thank you so much for your help!!", "thanks in en"],
  ["ok thanks, bye", "goodbye in en"],
  ["Are you a bot?", "identity in en"],
  ["can you help me?", "identity in en"],
  ["No, that's all. Thanks!", "goodbye in en"],
  ["sorry", "apology in en"],
  ["Got it", "ok in en"],
  ["👍", "ok in en"],
  ["🙏🙏", "thanks in en"],
  ["Guten Tag", "greeting in de"],
  ["Vielen Dank für Ihre Hilfe", "thanks in de"],
  ["Bist du ein Roboter?", "identity in de"],
  ["Bonjour !", "greeting in fr"],
  ["Merci beaucoup", "thanks in fr"],
  ["Buenos días", "greeting in es"],
  ["¿Quién eres?", "identity in es"],
  ["Grazie mille", "thanks in it"],
  ["Olá, tudo bem?", "wellbeing in pt"],
  ["Dank je wel!", "thanks in nl"],
  ["İYİ GÜNLER", "greeting in tr"],
  ["teşekkür ederim", "thanks in tr"],
  ["gunaydin", "greeting in tr"],
  ["sen robot musun", "identity in tr"],
  ["???", "nothing in en"],
])("%s is %s", (message, expected) => {
  expect(heard(message)).toBe(expected);
});

test.each([
  ["hi, where is my order?", "where is my order?"],
  ["Hi where is my order", "where is my order"],
  ["Good morning! Can you tell me about returns? Thanks!", "returns?"],
  ["I'd like to know how long delivery takes. Thank you!", "how long delivery takes."],
  ["ok and to Switzerland?", "and to Switzerland?"],
  ["thanks giving dinner ideas", "giving dinner ideas"],
  ["good bags for hiking", "good bags for hiking"],
  ["What does a hello kitty mug cost?", "What does a hello kitty mug cost?"],
  ["it costs 49.95, right?", "it costs 49.95,"],
])("%s still asks: %s", (message, rest) => {
  expect(heard(message)).toBe(rest);
});

test.each(["size", "top", "legal", "vale", "salve", "prima", "tag", "pronto", "cheers"])(
  "%s by itself is no small talk of a language that is not spoken here",
  (word) => {
    const [first, ...others] = word === "cheers" ? languages.toReversed() : languages;
    expect(hear(word, [first!, ...others]).rest).toBe(word);
    expect(
      hear(
        word,
        languages.filter(({ words }) => hear(word, [{ ...first!, words }]).rest === ""),
      ).rest,
    ).toBe("");
  },
);

test("two million characters are heard within the test's time, which quadratic work would exceed by far", () => {
  const message = "hello and thank you for everything you do ".repeat(50_000);
  expect(hear(message, languages).rest).toHaveLength(message.length - "hello ".length - 1);
});

test("what is typed in short is small talk as well", () => {
  const pt = languages.find(({ code }) => code === "pt")!;
  expect(above(hear("vc é um robô?", [pt]).kinds)).toBe("identity");
});
