import { expect, test } from "vitest";
import { namedByAny } from "../../catalogue/told-of-thing.ts";
import { namesSaidBy } from "./names-said.ts";
import { things } from "./things.ts";

const namesOf = (called: string) =>
  Object.values(things.find(({ names }) => names.en.some(({ text }) => text === called))!.names)
    .flat()
    .map(({ text }) => text);

test.each(namesOf("wheat"))("whoever can't have gluten can't have it by any name of wheat: %s", (name) => {
  expect(namesSaidBy(["gluten"])[0]!.thing.isIn.map((one) => one.replace("*", ""))).toContain(name);
  expect(namedByAny([name], "gluten")).toBe("there");
});

test.each([
  "Pane di grano saraceno",
  "Buckwheat bread",
  "Brot aus Buchweizen",
  "Pan de trigo sarraceno",
  "Galette de blé noir",
  "Café en grano",
  "Pão de trigo mourisco",
  "Boekweitbrood",
])("what is called like a grain, and is none with gluten, has none: %s", (text) => {
  expect(namedByAny([text], "gluten")).not.toBe("there");
});

test.each(["kamut", "triticale", "einkorn", "Grünkern"])("it is grain as well: %s", (name) => {
  expect(namedByAny([name], "grain")).toBe("there");
});
