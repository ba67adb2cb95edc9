import { expect, test } from "vitest";
import { contentMeant } from "./content-meant.ts";

const meant = (then: string, ...before: string[]): string =>
  contentMeant(
    then,
    before.map((content) => ({ role: "visitor", content, kind: "message" })),
  );

test.each([
  ["do the gold earrings contain nickel?", "steel earrings contain it?", "steel earrings contain nickel?"],
  ["is nickel in the steel ring?", "does the gold ring contain that too?", "does the gold ring contain nickel too?"],
  ["enthalten die Ringe Nickel?", "enthalten die Ketten es auch?", "enthalten die Ketten Nickel auch?"],
  ["les bagues contiennent du nickel ?", "les colliers en contiennent ?", "les colliers nickel contiennent ?"],
  ["¿los anillos contienen níquel?", "¿los collares lo contienen?", "¿los collares níquel contienen?"],
  ["gli anelli contengono nichel?", "le collane lo contengono?", "le collane nichel contengono?"],
  ["os anéis contêm níquel?", "os colares contêm isso?", "os colares contêm níquel?"],
  ["bevatten de ringen nikkel?", "bevatten de kettingen dat ook?", "bevatten de kettingen nikkel ook?"],
  ["yüzük nikel içeriyor mu?", "kolye onu içeriyor mu?", "kolye nikel içeriyor mu?"],
])("after %j, %j is %j", (before, then, whole) => expect(meant(then, before)).toBe(whole));

test.each([
  ["do you sell rings?", "do they contain it?"],
  ["does the ring contain nickel?", "does it contain lead?"],
  ["does the ring contain nickel?", "is there milk in it?"],
  ["does the ring contain nickel?", "do you have it in red?"],
  ["does the ring contain nickel?", "what does it cost?"],
])("after %j, %j stays", (before, then) => expect(meant(then, before)).toBe(then));

test("two questions of it go back to where it was named", () => {
  expect(meant("and does the chain contain it?", "does the ring contain nickel?", "does the mug contain it?")).toBe(
    "and does the chain contain nickel?",
  );
});
