import { expect, test } from "vitest";
import { harmIn } from "./harm-told.ts";

test.each([
  "Safe for dogs, cats: not recommended.",
  "Safe for dogs, cats (excluded).",
  "Safe for dogs, caution: cats.",
  "Ungefährlich für Hunde, Vorsicht: Katzen.",
  "Not toxic to dogs, cats when swallowed die.",
  "Ungefährlich für Hunde, Katzen bei Verschlucken gefährdet.",
  "Sans danger pour les chiens, chats si ingéré vomissements.",
  "Seguro para perros, gatos cuando lo lamen enferman.",
])("what is denied or warned of is told safe for nobody: %s", (text) => {
  expect(harmIn([text], "danger: cats")).not.toBe("free");
});

test.each(["Safe for dogs, cats and hedgehogs.", "Safe for dogs, cats if used as directed."])(
  "what is listed is told safe for each: %s",
  (text) => {
    expect(harmIn([text], "danger: cats")).toBe("free");
  },
);
