import { expect, test } from "vitest";
import { foldedWords } from "../wording/fold.ts";
import { isInThe } from "./in-the.ts";

test.each([
  "recipiente para usar no micro-ondas",
  "recipiente para aquecer comida no micro-ondas",
  "recipiente que vá no micro-ondas",
  "taça que pode ir no forno",
  "não deformam no forno",
])("Portuguese says where: %s", (text) => {
  const words = foldedWords(text);
  expect(isInThe(words, words.indexOf("no"))).toBe(true);
});

test.each([
  "zapatos para usar y no rojos",
  "auriculares no rojos",
  "camiseta que no sea roja",
  "una olla que se pueda lavar y no pese",
  "mouse with no wires",
  "cuffie no rosse",
  "es para usar en casa pero no apto para horno",
])("others deny: %s", (text) => {
  const words = foldedWords(text);
  expect(isInThe(words, words.indexOf("no"))).toBe(false);
});
