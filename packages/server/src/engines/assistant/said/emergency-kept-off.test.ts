import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null)?.emergency ?? null;

test.each([
  ["en", "slow feeder bowl so my dog stops choking"],
  ["en", "a bowl so that my dog doesn't choke on its food"],
  ["de", "Anti-Schling-Napf damit mein Hund nicht mehr erstickt"],
  ["de", "ein Napf, damit mein Hund nicht erstickt"],
  ["fr", "gamelle pour que mon chien ne s'étouffe plus"],
  ["es", "comedero para que mi perro deje de atragantarse"],
  ["it", "ciotola perché il mio cane non si soffochi più"],
  ["pt", "comedouro para o meu cão não ficar engasgado"],
  ["nl", "anti-schrokbak zodat mijn hond niet meer stikt"],
  ["tr", "köpeğim boğulmasın diye mama kabı"],
])("%s: what goods shall end is no emergency: %s", (locale, message) => {
  expect(heard(message, locale)).toBe(null);
});

test.each([
  ["en", "my dog is choking"],
  ["en", "what can I do so my dog stops choking?"],
  ["en", "help, what do I do so my son stops choking"],
  ["de", "was soll ich tun, damit mein Hund nicht erstickt?"],
  ["fr", "que faire pour que mon chien ne s'étouffe pas ?"],
  ["nl", "wat moet ik doen zodat mijn hond niet stikt?"],
  ["en", "my dog won't stop choking"],
  ["en", "my son swallowed a coin so he is not breathing"],
  ["de", "mein Hund erstickt, was tun, damit es aufhört?"],
  ["fr", "mon chien s'étouffe, que faire pour que ça cesse ?"],
  ["nl", "mijn zoon heeft een munt ingeslikt zodat hij niet ademt"],
])("%s: what happens now is one: %s", (locale, message) => {
  expect(heard(message, locale)).toBe("danger");
});
