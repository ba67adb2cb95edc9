import { expect, test } from "vitest";
import { en } from "../../words/en.ts";
import { emergencyIn } from "../emergency.ts";
import { spokenLanguages } from "../spoken-language.ts";
import { scenesOf } from "./scene.ts";

const heard = (question: string, locale = "en") =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

/** As long as a message may be. */
const LONGEST = 4000;
const again = (said: string): string => said.repeat(Math.floor(LONGEST / said.length));

test("no part of a message is longer than what a rule compares word by word, and no word is in none", () => {
  const sayings = ["pil x leaks and ", "the battery leaks. ", "it ", "can my son, who "];
  for (const said of sayings) {
    const scenes = scenesOf(again(said) + "it leaks END", en);
    expect(scenes.flatMap(({ clauses }) => clauses).length).toBeGreaterThan(24);
    for (const { clauses } of scenes) {
      expect(clauses.length).toBeLessThanOrEqual(24);
      for (const clause of clauses) expect(clause.said.length).toBeLessThanOrEqual(60);
    }
    expect(scenes.at(-1)!.clauses.at(-1)!.said.at(-1)).toBe("end");
  }
});

// Read clause by clause, word beside word, each took seconds.
test.each([
  ["pt", "pumpe x akku x vaza x óleo e "],
  ["tr", "pompa x akku x aktı x yağ ve "],
  ["fr", "bu "],
  ["es", "comió x "],
  ["nl", "at het x "],
  ["en", "avoid "],
  ["en", "avoid last year review my and "],
  ["es", "no huele la estufa a gas "],
  ["en", "gas smell detector "],
  ["en", "not my co alarm that not beeps not "],
  ["en", "my mouth is burning sauce "],
])("%s, “%s” as often as a message holds it is read to its end", (code, said) => {
  expect(heard(again(said), code)).toBeNull();
});

test.each([0, 30, 55, 60, 100, 500])("a danger is heard behind %i other words", (count) => {
  expect(heard(`${"so ".repeat(count)}my son drank bleach`)?.emergency).toBe("danger");
  expect(heard(`${"so. ".repeat(count)}my son drank bleach`)?.emergency).toBe("danger");
  expect(heard(`my son drank bleach ${"so ".repeat(count)}`)?.emergency).toBe("danger");
});
