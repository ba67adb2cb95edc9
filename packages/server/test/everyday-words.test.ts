import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let kettles: Tenant;
let inn: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  kettles = await shopWith(
    app,
    {
      Delivery:
        "We deliver kettles and spare parts. We do not deliver outside the United Kingdom.\n\n## What it costs\n\nA parcel costs £4.50 and arrives within three working days.",
      Returns: "You may return a kettle within 30 days. Refunds are paid within a week.",
      "Opening hours": "The shop is open Monday to Friday from 9:00 to 17:30 and on Saturdays from 10:00 to 14:00.",
      Insurance: "We sell a kettle insurance. It pays only if the door has a lock, and not for a radio that got wet.",
      Workshop: "We repair kettles of all makers while you wait.",
      "Spare parts": "Handles cost £3, lids £5.",
      Membership: "Members can renew twice a year. A lost card costs £2.",
    },
    { locale: "en", ...plain },
  );
  inn = await shopWith(
    app,
    {
      Haustiere: "Hunde kosten 15 € pro Nacht. Bringen Sie bitte eine Decke mit.",
      Frühstück: "Das Frühstück kostet 18 € und ist von 7 bis 10:30 Uhr aufgebaut.",
      Absagen: "Bitte sagen Sie Ihre Buchung 24 Stunden vorher ab, sonst berechnen wir 50 €.",
      Rezeption: "Die Rezeption ist Montag bis Samstag von 6:30 bis 22 Uhr geöffnet.",
      Bezahlung:
        "Eine Ratenzahlung in sechs Monatsraten ist möglich. Versand von Gutscheinen nur innerhalb Deutschlands.",
      Zimmerreinigung: "Die Zimmerreinigung kommt bis 14 Uhr und kostet nichts.",
      Balkone: "Geraucht werden darf auf den Balkonen.",
      Kopfschmerzen: "Gegen Kopfschmerzen haben wir Tabletten an der Rezeption.",
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

const ask = ({ id }: Tenant, message: string): Promise<Answer> => app.send(id, { message });

describe("what a text decides that tells of the thing needs no word of it:", () => {
  test.each([
    ["are you open in the evening?", /9:00 to 17:30/],
    ["Can I come at 8pm?", /9:00 to 17:30/],
    ["Can I come on Thursdays?", /9:00 to 17:30/],
    ["what steps do I take to return a kettle?", /30 days/],
    ["I got a kettle weeks ago, can I still return it?", /30 days/],
    ["Do you repair kettles quickly?", /while you wait/],
    ["How much is a lost card roughly?", /£2/],
    ["how often can I renew per year", /twice/],
  ])("%s", async (message, told) => {
    expect(await ask(kettles, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each([
    ["Seid ihr samstags da?", /Montag bis Samstag/],
    ["Was kostet eigentlich das Frühstück?", /18 €/],
    ["Frühstückspreis", /18 €/],
    ["Kann ich meinen Hund mitbringen?", /Hunde kosten/],
    ["Wie kann ich die Buchung absagen?", /24 Stunden/],
  ])("%s", async (message, told) => {
    expect(await ask(inn, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each([
    "are you open for weddings?",
    "Do you repair bicycles quickly?",
    "Can I pay in the evening?",
    "what steps do I take to adopt a cat?",
  ])("but %s", async (message) => {
    expect((await ask(kettles, message)).kind).toBe("no_answer");
  });

  test.each([
    "Kann ich mein Klavier mitbringen?",
    "Kann ich mich anstellen lassen?",
    "Sprecht ihr eigentlich Türkisch?",
  ])("but %s", async (message) => {
    expect((await ask(inn, message)).kind).toBe("no_answer");
  });
});

describe("a German word meets those of the same parts:", () => {
  test.each([
    ["Ich habe Schmerzen, was tun?", /Tabletten/],
    ["Kann ich in Raten zahlen?", /Ratenzahlung/],
    ["Was kostet die Reinigung?", /Zimmerreinigung/],
    ["zimmerreinigun", /Zimmerreinigung/],
    ["Wo darf man rauchen?", /Balkonen/],
  ])("%s", async (message, told) => {
    expect(await ask(inn, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each(["Habt ihr ein Zimmertheater?", "Was kostet die Verschmerzung?"])("but %s", async (message) => {
    expect((await ask(inn, message)).kind).toBe("no_answer");
  });
});

describe("a German word that only looks like another form or part of one of the texts is another:", () => {
  let town: Tenant;
  beforeAll(async () => {
    town = await shopWith(
      app,
      {
        Geräte: "Einen Rechen verleihen wir für 5 Euro.",
        Garten: "Den Rasen mähen wir bei Ihnen für 30 Euro.",
        Werkstatt: "Eine Fahrradreparatur kostet 40 Euro. Wir reparieren auch Uhren.",
        Sauberkeit: "Die Zimmerreinigung kostet 20 Euro.",
        Hunde: "Die Hundesteuer beträgt 90 Euro.",
        Häuser: "Die Zweitwohnungssteuer beträgt 300 Euro.",
        Bezahlung: "Eine Ratenzahlung ist ab drei Monaten möglich.",
      },
      { locale: "de", escalation: { enabled: false } },
    );
  });

  test.each([
    ["Repariert ihr Uhren?", /Uhren/],
    ["was repariert ihr", /Uhren/],
    ["Was kostet die Reparatur von einem Fahrrad?", /40 Euro/],
    ["Kann ich in Raten zahlen?", /Ratenzahlung/],
    ["Was kostet die Reinigung?", /20 Euro/],
  ])("%s", async (message, told) => {
    expect(await ask(town, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each(["Was kostet das Recht?", "Was kostet eine Rast?", "was kostet das recht", "was kostet ihr recht"])(
    "no verb: %s",
    async (message) => {
      expect((await ask(town, message)).kind).toBe("no_answer");
    },
  );

  test.each(["Was kostet ein Fahrrad?", "Was kostet das Zimmer?"])("no more than a part: %s", async (message) => {
    expect((await ask(town, message)).kind).toBe("no_answer");
  });

  test("one of several kinds: Wie hoch ist die Steuer?", async () => {
    expect((await ask(town, "Wie hoch ist die Steuer?")).kind).toBe("no_answer");
  });
});

describe("a country that no text names is told of by what says how far it goes:", () => {
  test.each(["Do you deliver to France?", "do you ship abroad?", "Do you deliver to the EU?"])(
    "%s",
    async (message) => {
      expect((await ask(kettles, message)).response).toMatch(/not deliver outside the United Kingdom/);
    },
  );

  test.each(["Versendet ihr Gutscheine in die Schweiz?", "Versendet ihr Gutscheine ins Ausland?"])(
    "%s",
    async (message) => {
      expect((await ask(inn, message)).response).toMatch(/nur innerhalb Deutschlands/);
    },
  );

  describe("but no", () => {
    let school: Tenant;
    beforeAll(async () => {
      school = await shopWith(
        app,
        {
          "How to find us": "You find us in International House, 5 High Street.",
          Books: "We deliver books within the United Kingdom. We do not deliver internationally.",
        },
        { locale: "en", escalation: { enabled: false } },
      );
    });

    test.each(["jersey?", "Do you have Jordans?", "What about Georgia, is she in?", "Do you deliver jerseys?"])(
      "name of something else: %s",
      async (message) => {
        expect((await ask(school, message)).response).not.toMatch(/International House|United Kingdom/);
      },
    );

    test.each(["Do you deliver to Jersey?", "And to Germany?", "do you deliver books to france"])(
      "other: %s",
      async (message) => {
        const { response } = await ask(school, message);
        expect(response).toMatch(/within the United Kingdom/);
        expect(response).not.toMatch(/International House/);
      },
    );
  });

  test("but not what is done within some days", async () => {
    const shop = await shopWith(app, { Delivery: "We deliver within three days.", Payment: "You pay by card." });
    expect((await ask(shop, "Do you deliver to France?")).kind).not.toBe("answer");
  });

  describe("but not what comes back from a place, nor what holds of that place alone", () => {
    const delivery = "We deliver to the United Kingdom and to the countries of the EU.";
    let shop: Tenant;
    let rates: Tenant;
    let laden: Tenant;
    beforeAll(async () => {
      const returns = "Return postage within the UK is free; use the label in your parcel.";
      shop = await shopWith(app, { Delivery: delivery, Returns: returns }, { locale: "en" });
      rates = await shopWith(
        app,
        {
          Delivery: `${delivery}\n\nShipping within the UK costs £3.95 and takes two days.`,
          Payment: "You pay by card.",
        },
        { locale: "en" },
      );
      laden = await shopWith(
        app,
        {
          Versand: "Wir liefern nach Deutschland und Österreich.",
          Retouren: "Die Rücksendung innerhalb Deutschlands ist kostenlos.",
        },
        { locale: "de" },
      );
    });

    test.each(["do you ship to Australia?", "How much is shipping to Australia?", "Do you deliver to Norway"])(
      "%s",
      async (message) => {
        expect((await ask(shop, message)).response).not.toMatch(/return postage|label/i);
        expect((await ask(rates, message)).response).not.toMatch(/^Shipping within/);
      },
    );

    test.each(["Liefert ihr nach Australien?", "Was kostet der Versand nach Norwegen?"])("%s", async (message) => {
      expect((await ask(laden, message)).response).not.toMatch(/Rücksendung/);
    });

    test("where it is asked what comes back, that is told", async () => {
      expect((await ask(shop, "Is return postage free from Norway?")).response).toMatch(/Return postage within the UK/);
    });
  });
});

describe("whether something is done with a thing, what tells of it otherwise does not say:", () => {
  test.each(["Do you sell locks?", "Do you repair radios?", "do you sell doors"])("%s", async (message) => {
    expect((await ask(kettles, message)).kind).toBe("no_answer");
  });

  test.each([
    ["Do you sell insurance?", /insurance/],
    ["Do you repair kettles?", /all makers/],
    ["Do you deliver spare parts?", /spare parts/],
  ])("but %s", async (message, told) => {
    expect(await ask(kettles, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });
});

test("what you do is what we do, and what is joined to a small word is no word of its own", async () => {
  const school = await shopWith(
    app,
    {
      Cours: "Nous enseignons l'anglais et l'allemand, en groupe de huit personnes au plus.",
      Inscription: "L'inscription coûte 30 € et vaut pour toute l'année.",
    },
    { locale: "fr", escalation: { enabled: false } },
  );
  expect((await ask(school, "Enseignez-vous l'allemand ?")).response).toMatch(/Nous enseignons/);
  expect((await ask(school, "Enseignez-vous le piano ?")).kind).toBe("no_answer");
});

test("a word of few letters counts in another language where several say something together", async () => {
  const school = await shopWith(app, {
    Passwords: "If you forgot your password, choose “Reset password” on the login page.",
    Invoices: "Invoices are sent by e-mail on the first of each month.",
  });
  expect(await ask(school, "J'ai oublié mon mot de passe")).toMatchObject({
    kind: "answer",
    response: expect.stringMatching(/Reset password/),
  });
});

describe("a general word is told of the particular, and the other way round, where no text holds what was said", () => {
  let ferry: Tenant;
  let florist: Tenant;
  beforeAll(async () => {
    const plain = { escalation: { enabled: false } };
    ferry = await shopWith(
      app,
      {
        "On board": "We won't carry gas bottles, petrol, or live animals. The sofa by the bar is for everybody.",
        Bar: "We serve coffee and tea for £2 a cup.",
        Crossings: "The crossing takes forty years of skill and two hours.",
      },
      { locale: "en", ...plain },
    );
    florist = await shopWith(
      app,
      {
        Fragen: "## Verpackt ihr Geschenke?\n\nJa, gern und umsonst.\n\n## Gibt es bei euch Kaffee?\n\nJa, für 2 Euro.",
      },
      { locale: "de", ...plain },
    );
  });

  test.each([
    ["will you take my cat", /live animals/],
    ["is there something to drink?", /coffee and tea/],
    ["where is the couch?", /sofa/],
  ])("%s", async (message, told) => expect((await ask(ferry, message)).response).toMatch(told));

  test.each([
    ["Packt ihr Geschenke ein?", /gern und umsonst/],
    ["Kann man bei euch einen Kaffee trinken?", /2 Euro/],
  ])("%s", async (message, told) => expect((await ask(florist, message)).response).toMatch(told));

  test.each(["will you take my piano", "what age do I have to be?", "can I eat on board?"])(
    "but not of something else: %s",
    async (message) => expect((await ask(ferry, message)).kind).toBe("no_answer"),
  );
});
