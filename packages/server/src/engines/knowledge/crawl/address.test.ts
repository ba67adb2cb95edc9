import { expect, test } from "vitest";
import { pageAddress, pageId, siteOf } from "./address.ts";

const addressOf = (given: string, base?: string): string | undefined => pageAddress(given, base)?.href;
const idOf = (given: string): string => pageId(new URL(given));

test("an address has no fragment, no tracking and no credentials", () => {
  expect(addressOf("https://a:b@shop.example/help?utm_source=x&q=1&gclid=2#top")).toBe("https://shop.example/help?q=1");
  expect(addressOf("https://shop.example/help?fbclid=1")).toBe("https://shop.example/help");
  expect(addressOf("../a b?x=%20y", "https://shop.example/help/me/")).toBe("https://shop.example/help/a%20b?x=%20y");
  expect(addressOf("//other.example/x", "https://shop.example/")).toBe("https://other.example/x");
});

test.each([
  "mailto:a@b.example",
  "javascript:x()",
  "file:///etc/passwd",
  "data:,x",
  "/x",
  "http://",
  `https://a/${"x".repeat(2_000)}`,
])("%s is no page's address", (given) => expect(pageAddress(given)).toBeNull());

test("spellings of an address are one page's", () => {
  const id = idOf("https://shop.example/help");
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  for (const same of ["https://shop.example/help/", "http://www.shop.example/help", "https://SHOP.example:443/help//"])
    expect(idOf(same)).toBe(id);
  for (const other of [
    "https://shop.example/Help",
    "https://shop.example/help?q",
    "https://shop.example:8443/help",
    "https://b.example/help",
  ])
    expect(idOf(other)).not.toBe(id);
  expect(idOf("https://shop.example")).toBe(idOf("http://shop.example/"));
  expect(siteOf(new URL("https://www.shop.example/x"))).toBe("shop.example");
});

test("an address has its id however many slashes it has, and wherever", () => {
  const slashes = "/".repeat(500_000);
  expect(idOf(`https://shop.example/help${slashes}`)).toBe(idOf("https://shop.example/help"));
  expect(idOf(`https://shop.example/${slashes}help`)).not.toBe(idOf("https://shop.example/help"));
});
