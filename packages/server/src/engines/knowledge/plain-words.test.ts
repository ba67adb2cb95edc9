import { expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";

test.each([
  ["Read [our terms](https://shop.example/terms) first", "Read [our terms]  first"],
  ['![A shoe](/shoe.png "Shoe") here', "![A shoe]  here"],
  ["one<br>two <b>three</b>", "one two  three "],
  ["Tom &amp; Jerry &#8364;5 &lt;b&gt; &unknown; &#55296;", "Tom & Jerry €5 <b> &unknown;  "],
  ['Bold <script type="module">alert("1 < 2")</script>text<style>p {}</style >', "Bold  text "],
  ["the <script> tag", "the   tag"],
  ["<help@shop.example> or <b>call</b>", " help@shop.example  or  call "],
  ["5 < 6 and 7 > 2", "5 < 6 and 7 > 2"],
])("%s", (markdown, words) => {
  expect(plainWords(markdown)).toBe(words);
});
