import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

/** The pages of a small club, built as such sites are: everything a block of some class, and little of it marked up. */
const pages: Record<string, string> = {
  "Rowan Rowing — on the water since 1921": `<body><header><nav><a href="/">Home</a></nav></header>
    <section class="hero"><span class="eyebrow">Made for mornings</span><h1>Rowan Rowing</h1><p>Rowan Rowing is a club for all ages, on the lake.</p></section>
    <section><div class="head"><span>What you get</span><h2>All you need. <em>And more.</em></h2></div>
      <div class="grid"><div class="card"><span>🚿</span><h4>Heated showers</h4><p>Open as long as the boathouse is.</p></div>
      <div class="card"><span>🛶</span><h4>Wheelchair accessible</h4><p>By the ramp at the slipway; ask whoever is on duty.</p></div></div></section>
    <section><h2>Memberships</h2>
      <div class="plan"><div class="name">Junior</div><div>Up to 18 years.</div><div><span class="now">£90</span><span class="was">£120</span></div><div>A year</div><button>Join</button></div>
      <div class="plan best"><div class="name">Family</div><div>Two adults and their children.</div><div><span>£310</span><del>£360</del></div><div>A year</div><button>Join</button></div></section>
    <section><h2>Questions</h2>
      <div class="faq"><button class="faq-q">Can I bring a guest?<span>+</span></button><div class="faq-a">Twice a season, for £12 a day.</div></div>
      <div class="faq"><button class="faq-q">Do I need to swim?<span>+</span></button><div class="faq-a">Yes, 200 metres in clothes. We test it in May.</div></div>
      <div class="faq"><button class="faq-q">What is Rowan Rowing?<span>+</span></button><div class="faq-a">A members' club with forty boats.</div></div></section>
    <div class="cookie-banner">We use cookies for guests.</div></body>`,
  "Rowan Rowing terms": `<h1>Terms</h1><h2>1. Guests</h2><p>Guests row at their own risk.</p><h2>2. Orders</h2><p>Orders of kit are made twice a year.</p>
    <h2>3. Cancellations</h2><p>What was ordered and not yet made can be cancelled until the end of March.</p>`,
  "Rowan Rowing contact": `<h1>Rowan Rowing contact</h1><h2>Reach us</h2><div class="l"><a href="tel:+441632960123">01632 960 123</a></div><div class="l">Lake Road 7</div><div class="l"><a href="mailto:desk@rowan.example">desk@rowan.example</a></div>`,
  "Privacy policy": `<h1>Privacy policy</h1><h2>Contact</h2><p>Write to privacy@rowan.example to object to the use of data.</p>
    <h2>Visits</h2><p>We measure visits to the site, and which boats are looked at. Plans for training are kept for no longer than a year.</p>`,
};

let app: TestApp;
let club: Tenant;
beforeAll(async () => {
  app = await startApp();
  club = await app.createTenant({ locale: "en", escalation: { enabled: false } });
  for (const [title, content] of Object.entries(pages)) {
    const put = await app.admin("POST", `/api/admin/tenants/${club.slug}/documents`, {
      title,
      format: "html",
      content,
    });
    if (put.statusCode !== 201) throw new Error(`Not put: ${put.body}`);
  }
});
afterAll(() => app.stop());

const said = async (message: string): Promise<string> => (await app.send(club.id, { message })).response;

test.each([
  ["guest fee", "Twice a season, for £12 a day. [1]"],
  ["do i need to be able to swim?", "Yes, 200 metres in clothes. We test it in May. [1]"],
  ["what is rowan rowing", "club"],
])("a folded question is answered, not told: %s", async (message, response) => {
  expect(await said(message)).toContain(response);
});

test("what only a name tells is told with it", async () => {
  expect(await said("is it wheelchair accessible?")).toBe(
    "**Wheelchair accessible**\n\nBy the ramp at the slipway; ask whoever is on duty. [1]",
  );
});

test("a card's price is its own, and not what was struck out", async () => {
  const response = await said("how much is the family membership?");
  expect(response).toContain("£310");
  expect(response).not.toMatch(/£360|£90|£120/);
});

test("what is called by just what is asked needs no asking back", async () => {
  expect(await said("how do I cancel my order?")).toContain("until the end of March");
  expect(await said("guests")).not.toContain("Do you mean");
});

test("who asks for a number to call is told that, and a notice on privacy answers nobody who did not ask for it", async () => {
  expect(await said("phone number")).toContain("01632 960 123");
  expect(await said("e-mail")).toContain("desk@rowan.example");
  expect(await said("training in small boats")).not.toContain("We measure");
  expect(await said("do you measure visits, and what about my data?")).toContain("no longer than a year");
});

test("a German site tells its address in the imprint, and pages that tell the same are one", async () => {
  const yard = await app.createTenant({ locale: "de", escalation: { enabled: false } });
  const hours = "<h2>Öffnungszeiten</h2><p>Mo–Sa 9–17 Uhr</p>";
  const sites: Record<string, string> = {
    Impressum: `<h1>Impressum</h1><h2>Angaben nach § 5 DDG</h2><p><b>Ilse Kranich</b><br>Bootswerft<br>Seegasse 4<br>17192 Waren</p>
      <h2>Kontakt</h2><p>Telefon: +49 3991 555 120</p>`,
    Datenschutzerklärung: `<h1>Datenschutzerklärung</h1><h2>Nachrichten</h2><h3>Botendienst</h3><p>Anbieter ist die Botendienst Limited, 4 Harbour Square, Dublin 2, Irland.
      Zu Adresse und IP-Adresse siehe dort.</p>`,
    Werft: `<h1>Die Werft am See</h1>${hours}`,
    Verleih: `<h1>Der Verleih am See</h1>${hours}`,
  };
  for (const [title, content] of Object.entries(sites)) {
    await app.admin("POST", `/api/admin/tenants/${yard.slug}/documents`, { title, format: "html", content });
  }
  const told = async (message: string): Promise<string> => (await app.send(yard.id, { message })).response;
  expect(await told("Adresse?")).toContain("Seegasse 4");
  expect(await told("Adresse?")).not.toContain("Dublin");
  expect(await told("Wie lautet die Telefonnummer?")).toContain("+49 3991 555 120");
  expect(await told("Öffnungszeiten")).toContain("Mo–Sa 9–17 Uhr");
});
