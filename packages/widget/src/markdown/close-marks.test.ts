import { expect, test } from "vitest";
import { closeMarks } from "./close-marks.ts";
import { plainText } from "./plain-text.ts";

test.each([
  ["Shipping costs **4.90", "Shipping costs **4.90**"],
  ["Shipping costs **4.90 ", "Shipping costs **4.90**"],
  ["Shipping costs **4.90*", "Shipping costs **4.90**"],
  ["Shipping costs **", "Shipping costs "],
  ["Shipping costs **4.90** and", "Shipping costs **4.90** and"],
  ["An open ** in a paragraph before.\n\nThen **bold", "An open ** in a paragraph before.\n\nThen **bold**"],
  ["Read [our returns](https://shop.exam", "Read our returns"],
  ["Read [our returns](https://shop.example)", "Read [our returns](https://shop.example)"],
  ["Read [our ret", "Read [our ret"],
  ["Here: ![the bl", "Here: "],
  ["Here: ![the blue mug](https://cdn.shop", "Here: "],
  ["Great!", "Great!"],
  ["", ""],
])("%j is shown as %j", (written, shown) => {
  expect(closeMarks(written)).toBe(shown);
});

test("wherever a piece ends, no bold text shows its marks", () => {
  const answer = "**Shipping** costs **4.90 euros**, or\n\n- **nothing** above *60*\n- **double** abroad **";
  for (let end = 0; end <= answer.length; end += 1)
    expect(plainText(closeMarks(answer.slice(0, end)))).not.toContain("**");
});
