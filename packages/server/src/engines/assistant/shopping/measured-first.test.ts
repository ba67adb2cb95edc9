import { expect, test } from "vitest";
import { toldOf } from "./measured-first.ts";

test.each([
  [{ weight: "1.5 kg" }, "weight", "1.5 kg"],
  [{ weight_kg: 1.5 }, "weight", "1.5 kg"],
  [{ "length (cm)": 55 }, "length", "55 cm"],
  [{ "Height [mm]": 300 }, "height", "300 mm"],
  [{ weight: 55 }, "weight", undefined],
])("a measure is told as the shop writes it, with its unit: %o", (attributes, measure, written) => {
  expect(toldOf({ attributes }, measure)?.written).toBe(written);
});
