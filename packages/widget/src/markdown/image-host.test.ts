import { expect, test } from "vitest";
import { mayLoad } from "./image-host.ts";

const hosts = ["cdn.shop.example", "*.pictures.example"];

test.each([
  ["https://cdn.shop.example/p.jpg", true],
  ["https://CDN.shop.example/p.jpg", true],
  ["https://eu.pictures.example/p.jpg", true],
  ["https://a.b.pictures.example/p.jpg", true],
  ["http://www.shop.example:8080/p.jpg", true],
  ["https://pictures.example/p.jpg", false],
  ["https://evilpictures.example/p.jpg", false],
  ["https://cdn.shop.example.evil.example/p.jpg", false],
  ["https://cdn.shop.example:444/p.jpg", false],
  ["https://www.shop.example/p.jpg", false],
  ["https://cdn.shop.example@evil.example/p.jpg", false],
  ["https://user:word@cdn.shop.example/p.jpg", false],
  ["data:image/png;base64,AAAA", false],
  ["ftp://cdn.shop.example/p.jpg", false],
  ["//cdn.shop.example/p.jpg", false],
  ["", false],
])("%s: %s", (src, expected) => {
  expect(mayLoad(src, hosts, "www.shop.example:8080")).toBe(expected);
});

test("without hosts, and on a page without one, nothing is loaded", () => {
  expect(mayLoad("https://cdn.shop.example/p.jpg", [], "")).toBe(false);
  expect(mayLoad("file:///p.jpg", [""], "")).toBe(false);
});
