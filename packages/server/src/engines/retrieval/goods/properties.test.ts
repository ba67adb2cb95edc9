import { expect, test } from "vitest";
import { propertiesBuilder, textsWith, type Properties } from "./properties.ts";

const ids = Array.from({ length: 300 }, (_, n) => `N${n}`);

/** @param told what each product tells, by field */
function build(told: Record<string, string>[], mostAlone?: number): Properties {
  const builder = propertiesBuilder(mostAlone);
  told.forEach((attributes, text) => builder.add(text, { brand: null, category: null, attributes }));
  return builder.finish();
}

const textsOf = (properties: Properties, written: string): number[] => {
  const value = properties.values.indexOf(written);
  return value < 0 ? [] : [...textsWith(properties, value)];
};

test("of a field with many values those are known that several products tell", () => {
  const properties = build([...ids.map((id) => ({ id })), { id: "N7" }, { id: "N290" }, { id: "N290" }]);
  expect(properties.values.toSorted()).toEqual(["N290", "N7"]);
  expect([textsOf(properties, "N7"), textsOf(properties, "N290")]).toEqual([
    [7, 300],
    [290, 301, 302],
  ]);
  expect([...properties.telling]).toEqual([303]);
});

test("what one product alone tells has so much room, and what others tell is known all the same", () => {
  const some = ids.map((id, n) => ({ id, colour: n % 2 === 0 ? "Red" : "Blue" }));
  const properties = build([...some, { id: "N199" }, { id: "N209" }, { id: "N299" }], 20);
  expect(properties.values.toSorted()).toEqual(["Blue", "N199", "N209", "Red"]);
  expect(textsOf(properties, "Red")).toHaveLength(150);
});

test("lists are parted by signs, and a unit is not", () => {
  const valuesOf = (material: string): string[] => build([{ material }]).values;
  expect(valuesOf("wool/silk, 240 g/m2")).toEqual(["wool", "silk", "240 g/m2"]);
  expect(valuesOf("64 GB/128GB")).toEqual(["64 GB", "128GB"]);
  expect(valuesOf("5 V/USB|12 W/blue")).toEqual(["5 V", "USB", "12 W", "blue"]);
});
