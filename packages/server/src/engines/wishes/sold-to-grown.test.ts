import { expect, test } from "vitest";
import { isForGrownUps } from "./sold-to-grown.ts";

test.each([
  "Not suitable for minors without supervision",
  "Minors must not use it",
  "Nicht für Minderjährige geeignet",
  "Minderjährige dürfen es nicht benutzen",
  "Déconseillé aux mineurs, pas pour les mineurs",
  "Les mineurs ne doivent pas l'utiliser",
  "No recomendado para menores de edad",
  "No apto para menores de edad.",
  "Los menores de edad no pueden comprarlo",
  "No apto para menores sin supervisión de un adulto",
  "No se vende a ningún menor de edad",
  "Non adatto ai minori senza sorveglianza",
  "Non consigliato a minori non accompagnati",
  "I minorenni non possono usarlo",
  "Não recomendado para menores de idade",
  "Não indicado para menores sem supervisão",
  "Niet geschikt voor minderjarigen",
  "Minderjarigen mogen het niet gebruiken",
  "Reşit olmayanlar için uygun değildir",
  "Oyuncak değildir sadece yetişkinler için",
  "Sadece yetişkinler için uygundur çocuklar için uygun değildir",
  "Sadece yetişkinler için çocuklar değil",
])("for grown-ups: %s", (part) => expect(isForGrownUps(part)).toBe(true));

test.each([
  "Sadece yetişkinler için değil",
  "Yalnızca yetişkinlere özel değil",
  "No se deforma a menores temperaturas",
  "No apto para menores y mayores temperaturas",
  "Funziona anche a minori temperature e non gela",
  "Não reage aos menores ruídos",
  "No apta para menores de 3 años",
  "Safe for minors",
  "Para menores de edad",
  "Pas de défauts mineurs",
])("for others, too: %s", (part) => expect(isForGrownUps(part)).toBe(false));
