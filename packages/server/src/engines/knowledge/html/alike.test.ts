import { expect, test } from "vitest";
import { readPage } from "./page.ts";

const markdown = (html: string): string => readPage(html).markdown;

test("cards that look alike get the name in their first line as heading", () => {
  expect(
    markdown(
      `<div class="plan"><span>★</span><div>Single</div><p>For one.</p><b>€9</b><button>Buy</button></div>
       <div class="plan best"><div>02</div><div><b>Family</b></div><p>For four.</p><p>€29</div><p>Pay by card.`,
    ),
  ).toBe("###### Single\n\nFor one.\n\n**€9**\n\n###### Family\n\nFor four.\n\n€29\n\n######\n\nPay by card.");
  expect(markdown("<div class=a><p>“So good.”<p>Ann</div><div class=a><p>“I came back.”<p>Bob</div>")).toBe(
    "“So good.”\n\nAnn\n\n“I came back.”\n\nBob",
  );
  expect(markdown("<div class=a><p>New<p>Boots are in.</div><div class=a><p>New<p>Hats are in.</div>")).not.toContain(
    "#",
  );
});

test("rows of a name and a figure are a list", () => {
  expect(
    markdown(
      "<div class=r><div>Monday:</div><div>9–18</div></div> <div class=r><div>Sunday</div><div>closed</div></div>",
    ),
  ).toBe("- Monday: 9–18\n- Sunday: closed");
  expect(
    markdown("<div class=r><p>7:00<p>Yoga<p>Ann</div><div class=r><p>9:30<p>Boxing<p>Bob<p>Two places</div>"),
  ).toBe("- 7:00 Yoga · Ann\n- 9:30 Boxing · Bob · Two places");
  expect(markdown("<dl><dt>Weight<dd>2 kg<dt>10,000<dd>sold</dl>")).toBe("- Weight: 2 kg\n- 10,000 sold");
});

test("the line above a heading is a part of it, but for that of the page", () => {
  expect(markdown("<p>Help<h1>Delivery</h1><div><p>Our services<h2>We clean it all</h2></div>")).toBe(
    "# Delivery\n\n## Our services: We clean it all",
  );
  expect(markdown("<h2>A</h2><p>A line<h2>B</h2>")).toBe("## A\n\nA line\n\n## B");
  expect(markdown("<div><img alt=Quality><h3>Quality</h3></div><div><p>Open at 9<h3>Hours</h3></div>")).toBe(
    "### Quality\n\nOpen at 9\n\n### Hours",
  );
});

test("signs, small pictures and links onwards say nothing, and a picture that is described does", () => {
  expect(markdown("<p>🚚<p>★★★★★<p>01<h3>Send</h3><p>Free.<p><a href=/x>All products →</a><p><img alt=Shop>")).toBe(
    "### Send\n\nFree.",
  );
  const sizes = "Sizes: S is 36, M is 38 and 40, L is 42 and 44";
  expect(markdown(`<img alt="${sizes}">`)).toBe(sizes);
});

test("what is struck out, or shown for a while, is left out", () => {
  expect(
    markdown(
      `<p>Lamp <del>€49</del> <s>€45</s> <span class="price line-through">€42</span> <i style="text-decoration: line-through">€41</i> €39
       <div class="modal fade">Subscribe</div><div class="cookie-banner">We use cookies</div><ol class=breadcrumb><li>Home</ol>
       <span class=sr-only>Price</span>`,
    ),
  ).toBe("Lamp €39");
});

test("parts side by side are set apart, and words that go on are not", () => {
  expect(markdown("<p><b>Free delivery</b><span>from €50</span><i>Ask us</i>")).toBe(
    "**Free delivery** from €50 Ask us",
  );
  expect(
    markdown(
      "<p><span>Deli</span><span>very</span> <span>1</span><span>9</span>, <b>W</b><i>ool</i>, <code>a<b>bc</b><i>de</i></code>",
    ),
  ).toBe("Delivery 19, **W**ool, `abcde`");
});

test("an article amid a page is its content only where it is most of it", () => {
  expect(markdown("<p>We clean homes in all of Bordeaux.<article>“So good.”</article>")).toBe(
    "We clean homes in all of Bordeaux.\n\n“So good.”",
  );
});

test("what stands side by side in rows that look alike is set apart, though it may go on", () => {
  expect(
    markdown("<ul><li><span>Sunday</span><span>closed</span><li><span>E-mail</span><span>a@b.example</span></ul>"),
  ).toBe("- Sunday closed\n- E-mail a@b.example");
  expect(
    markdown(
      "<div class=r><span>Sonntag</span><span>geschlossen</span></div><div class=r><span>Montag</span><span>9–18</span></div>",
    ),
  ).toBe("Sonntag geschlossen\n\nMontag 9–18");
});
