import { expect, test } from "vitest";
import { ageRangeIn } from "./age-range.ts";

const on = (from: number) => ({ from, to: Infinity });

test.each<[string, { from: number; to: number }]>([
  ["Suitable from 3 years", on(3)],
  ["For ages 4 and up", on(4)],
  ["Not for under 18s.", on(18)],
  ["Not for under 18s, pregnant women or drivers.", on(18)],
  ["Not suitable for children under 36 months.", on(3)],
  ["Warning: dangerous for children under 3 years", on(3)],
  ["For kids up to 5 years", { from: 0, to: 5 }],
  ["6 months to 3 years", { from: 0.5, to: 3 }],
  ["For children aged 3-6", { from: 3, to: 6 }],
  ["Recommended for 3+ years", on(3)],
  ["Ab 3 Jahren", on(3)],
  ["Für Kinder von 4 bis 6 Jahren", { from: 4, to: 6 }],
  ["Nicht geeignet für Kinder unter 3 Jahren, da Kleinteile.", on(3)],
  ["Nicht für Kinder unter drei Jahren", on(3)],
  ["Ab 18 Monaten geeignet", on(1.5)],
  ["À partir de 3 ans", on(3)],
  ["Dès 6 mois", on(0.5)],
  ["Ne convient pas aux enfants de moins de 36 mois", on(3)],
  ["Pour les enfants de 3 à 6 ans", { from: 3, to: 6 }],
  ["A partir de 3 años", on(3)],
  ["No apto para menores de 3 años", on(3)],
  ["Para niños de 3 a 6 años", { from: 3, to: 6 }],
  ["Dai 3 anni in su", on(3)],
  ["Non adatto a bambini di età inferiore a 36 mesi", on(3)],
  ["Vanaf 3 jaar", on(3)],
  ["Niet geschikt voor kinderen jonger dan 3 jaar", on(3)],
  ["A partir dos 3 anos", on(3)],
  ["Não recomendado para menores de 3 anos", on(3)],
  ["3 yaş ve üzeri", on(3)],
  ["Soft rattle from birth", on(0)],
  ["Rassel ab Geburt", on(0)],
  ["Hochet dès la naissance", on(0)],
  ["Sonajero desde el nacimiento", on(0)],
  ["Sonaglio dalla nascita", on(0)],
  ["Chocalho desde o nascimento", on(0)],
  ["Rammelaar vanaf de geboorte", on(0)],
  ["Doğumdan itibaren çıngırak", on(0)],
  ["From birth to 3 years", { from: 0, to: 3 }],
  ["3 yaş altı çocuklar için uygun değildir", on(3)],
])("%s", (text, range) => expect(ageRangeIn(text, false)).toEqual(range));

test.each<[string, { from: number; to: number }]>([
  ["5+", on(5)],
  ["4 to 6 years", { from: 4, to: 6 }],
  ["3-6", { from: 3, to: 6 }],
  ["up to 2 years", { from: 0, to: 2 }],
  ["9 Monate bis 3 Jahre", { from: 0.75, to: 3 }],
  ["3", on(3)],
  ["3 years", on(3)],
  ["bis 3", { from: 0, to: 3 }],
])("told as an age: %s", (text, range) => expect(ageRangeIn(text, true)).toEqual(range));

test.each([
  "Not only for adults, for children too.",
  "It isn't only for adults",
  "Nicht nur für Erwachsene, auch für Kinder.",
  "Pas réservé aux adultes",
  "No es solo para adultos.",
  "Non solo per adulti.",
  "Não só para adultos",
  "Niet alleen voor volwassenen.",
  "Sadece yetişkinler için değil, çocuklar için de.",
  "Funziona anche a minori temperature, non gela",
  "No se deforma a menores temperaturas.",
  "Não reage aos menores ruídos.",
  "Sold in packs of up to 18.",
  "Buy up to 16",
  "Gutschein beim Kauf bis 18",
  "Sale ends before 18",
])("no age is told by: %s", (text) => expect(ageRangeIn(text, false)).toBeNull());

test.each<[string, { from: number; to: number }]>([
  ["No adhesive needed for ages 3 and up", on(3)],
  ["No more tears for babies from 6 months", on(0.5)],
  ["No rinse shampoo for babies from 6 months", on(0.5)],
  ["No use of glue for children from 3 years", on(3)],
  ["Non serve colla per bambini dai 3 anni", on(3)],
  ["No contiene BPA y apto para bebés desde 6 meses", on(0.5)],
  ["No se mancha para niños desde 3 años", on(3)],
  ["No exponga a niños menores de 3 años", on(3)],
  ["No dejar a niños menores de 3 años", on(3)],
  ["Non esporre bambini sotto i 3 anni", on(3)],
  ["Non lasciare a bambini sotto i 3 anni", on(3)],
  ["Prohibida la venta a menores", on(18)],
  ["No recomendado a menores", on(18)],
  ["Vietata la vendita ai minori", on(18)],
  ["Not sold under 18", on(18)],
  ["Adults only", on(18)],
])("what is denied is told apart from who is too young: %s", (text, range) =>
  expect(ageRangeIn(text, false)).toEqual(range),
);

test.each([
  "With a warranty of up to 5 years.",
  "5 Jahre Garantie für Kinder und Erwachsene",
  "A family business for over 10 years, with experience in toys.",
  "Lasts more than 3 years in the hardest places of any workshop or garage",
  "24 pieces",
  "For up to 6 children",
  "No-spill cup for 3 children",
])("no age: %s", (text) => expect(ageRangeIn(text, false)).toBeNull());

test("what is named after a denial is no denial", () => {
  expect(ageRangeIn("No-spill cup for children up to 3 years", false)).toEqual({ from: 0, to: 3 });
});

test.each<[string, { from: number; to: number }]>([
  ["Not suitable for children aged 6 to 36 months.", on(3)],
  ["Nicht geeignet für Kinder von 1 bis 3 Jahren", on(3)],
  ["Not suitable for children over 10 years", { from: 0, to: 10 }],
  ["Not suitable for children under 3", on(3)],
  ["Nicht für Kinder unter 3", on(3)],
  ["Nicht für Kinder unter 3 J.", on(3)],
  ["Not suitable for under 3s", on(3)],
  ["For 3 yo and up", on(3)],
  ["Für Kinder von 3 bis zu 6 Jahren", { from: 3, to: 6 }],
  ["De 3 hasta 6 años", { from: 3, to: 6 }],
  ["Da 3 fino a 6 anni", { from: 3, to: 6 }],
  ["De 3 jusqu'à 6 ans", { from: 3, to: 6 }],
  ["From 3 up to 6 years", { from: 3, to: 6 }],
  ["From 3 years up to 6 years", { from: 3, to: 6 }],
  ["Recommended for children over 3 years and under 8 years", { from: 3, to: 8 }],
  ["Vanaf 3 tot en met 6 jaar", { from: 3, to: 6 }],
])("bounds on both sides, and denied: %s", (text, range) => expect(ageRangeIn(text, false)).toEqual(range));

test.each<[string, { from: number; to: number } | null]>([
  ["6m-3y", { from: 0.5, to: 3 }],
  ["0-6m", { from: 0, to: 0.5 }],
  ["36m+", on(3)],
  ["3x", null],
])("told as an age, in short: %s", (text, range) => expect(ageRangeIn(text, true)).toEqual(range));

test.each([
  "Battery lasts up to 2 years.",
  "Adult supervision required for children under 8 years.",
  "Kids bike with a steel frame, built to last over 10 years",
  "Loved by children for over 10 years",
  "Spare parts up to 10 years",
  "Updates for at least 5 years",
])("how long something lasts is no age: %s", (text) => expect(ageRangeIn(text, false)).toBeNull());
