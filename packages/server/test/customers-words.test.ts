import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

interface Told {
  format: "html" | "markdown";
  content: string;
}

async function houseThatTells(locale: string, { format, content }: Told): Promise<Tenant> {
  const tenant = await app.createTenant({ locale, escalation: { enabled: false } });
  const put = { title: "Marigold", format, content };
  const { statusCode } = await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, put);
  if (statusCode !== 201) throw new Error("Not put.");
  return tenant;
}

const own = "<h1>Marigold</h1><p>We arrange flowers for weddings and funerals.</p>";
const headed = "<h2>What our customers say</h2>";
const piano = "The owner played the piano and brought the roses on a Sunday";

/** How pages show what customers say. */
const shown: Record<string, Told> = {
  "in a part that is called so": {
    format: "html",
    content: `<main>${own}<section class="testimonials">${headed}<div class="slide"><p>${piano}.</p><h4>Ann Bell</h4></div><div class="slide"><p>Tulips all year round, for three pounds.</p><h4>Bo Lund</h4></div></section></main>`,
  },
  "each in an element of its own": {
    format: "html",
    content: `<main>${own}${headed}<div class="c-testimonial"><p>${piano}.</p><p>Ann Bell</p></div><div class="c-testimonial"><p>Tulips all year round, for three pounds.</p><p>Bo Lund</p></div></main>`,
  },
  "as quotes with names": {
    format: "html",
    content: `<main>${own}${headed}<blockquote><p>${piano}.</p><cite>Ann Bell</cite></blockquote><figure><blockquote>Tulips all year round, for three pounds.</blockquote><figcaption>Bo Lund</figcaption></figure></main>`,
  },
  "as reviews by schema.org": {
    format: "html",
    content: `<main>${own}${headed}<div itemscope itemtype="https://schema.org/Review"><span itemprop="author">Ann Bell</span><div itemprop="reviewBody">${piano}.</div></div><div itemscope itemtype="http://schema.org/Review"><div itemprop="reviewBody">Tulips all year round, for three pounds.</div></div></main>`,
  },
  "by their marks alone": {
    format: "html",
    content: `<main>${own}${headed}<div class="x"><p>“${piano}.”</p><p>Ann Bell</p><p>★★★★★</p></div><div class="x"><p>“Tulips all year round, for three pounds.”</p><p>Bo Lund, Oslo</p></div></main>`,
  },
  "in Markdown": {
    format: "markdown",
    content: `# Marigold\n\nWe arrange flowers for weddings and funerals.\n\n## What our customers say\n\n> ${piano}.\n>\n> — Ann Bell\n\n> "Tulips all year round, for three pounds." – Bo Lund\n`,
  },
};

describe.each(Object.entries(shown))("what customers say, %s,", (_, told) => {
  let house: Tenant;
  beforeAll(async () => void (house = await houseThatTells("en", told)));

  test.each(["who is the owner?", "do you deliver on sundays?", "how much are tulips?", "do you have a piano?"])(
    "is not told as the house's word: %s",
    async (message) => {
      const { response } = await app.send(house.id, { message });
      expect(response).not.toMatch(/piano and|Tulips all|Sunday|pounds/);
    },
  );

  test("answers who asks what they say, with their names", async () => {
    const { kind, response } = await app.send(house.id, { message: "what do your customers say?" });
    expect(kind).toBe("answer");
    expect(response).toContain(piano);
    expect(response).toContain("Bell");
  });

  test("leaves the house's own words as they were", async () => {
    const { response } = await app.send(house.id, { message: "do you arrange flowers for funerals?" });
    expect(response).toContain("We arrange flowers for weddings and funerals.");
  });
});

test.each([
  ["de", "Bewertungen", "habt ihr Bewertungen?", "wer ist der Inhaber?", "Der Inhaber ist sehr nett"],
  [
    "fr",
    "Avis de nos clients",
    "que disent vos clients ?",
    "qui est le propriétaire ?",
    "Le propriétaire est adorable",
  ],
  ["es", "Opiniones", "¿tienen opiniones?", "¿quién es el dueño?", "El dueño es muy amable"],
  ["it", "Recensioni", "avete recensioni?", "chi è il proprietario?", "Il proprietario è gentilissimo"],
  ["pt", "Avaliações", "têm avaliações?", "quem é o dono?", "O dono é muito simpático"],
  ["nl", "Gasten over ons", "wat vinden gasten van jullie?", "wie is de eigenaar?", "De eigenaar is heel aardig"],
  ["tr", "Yorumlar", "yorumlar", "sahibi kim?", "Sahibi çok kibar"],
])("so it is in %s", async (locale, heading, asksThem, asksHouse, said) => {
  const content = `<main><h1>Marigold</h1><h2>${heading}</h2><blockquote><p>${said}, 2024.</p><footer>Ann Bell</footer></blockquote></main>`;
  const house = await houseThatTells(locale, { format: "html", content: content });
  expect((await app.send(house.id, { message: asksHouse })).response).not.toContain(said);
  expect((await app.send(house.id, { message: asksThem })).response).toContain(said);
});

test("a quote that nobody is named for, and a note, are the house's word", async () => {
  const content = `# Marigold\n\n> **Note:** The shop is closed on the first Monday of May.\n\n## Our motto\n\n“A flower a day keeps the sorrow away, as our grandmother said.”\n\nWe believe it.\n`;
  const house = await houseThatTells("en", { format: "markdown", content });
  expect((await app.send(house.id, { message: "are you closed in May?" })).response).toContain("first Monday of May");
  expect((await app.send(house.id, { message: "what is your motto?" })).response).toContain("A flower a day");
});

test("a page on reviews that the house wrote is told", async () => {
  const content = `<main><h1>Reviews</h1><p>You can leave a review for 30 days after your order arrived.</p></main>`;
  const house = await houseThatTells("en", { format: "html", content });
  expect((await app.send(house.id, { message: "how long can I leave a review?" })).response).toContain("30 days");
});

test.each([
  ["de", "Wo finden Gäste einen Parkplatz?"],
  ["nl", "Waar kunnen gasten parkeerplaatsen vinden?"],
  ["fr", "Où les clients trouvent-ils leur facture ?"],
])("who asks where customers find something does not ask what they say: %s", async (locale, message) => {
  const content =
    "<main><h1>Marigold</h1><h2>Marigold</h2><blockquote><p>Alfa bravo charlie.</p><footer>Ann Bell</footer></blockquote></main>";
  const house = await houseThatTells(locale, { format: "html", content });
  expect((await app.send(house.id, { message })).response).not.toContain("Alfa bravo");
});
