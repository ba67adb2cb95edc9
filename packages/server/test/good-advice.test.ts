import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const product = (id: string, title: string, amount: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price: { amount, currency: "GBP" },
  ...more,
});

const food = (id: string, title: string, amount: string, attributes: Record<string, string>): PutProduct =>
  product(id, title, amount, { category: "Dogs > Dog food", brand: "Tarn", attributes });

const products: PutProduct[] = [
  food("lamb", "Puppy dry food lamb", "14.00", { life_stage: "Puppy", grain_free: "no", flavour: "Lamb" }),
  food("beef", "Adult dry food beef", "12.00", { life_stage: "Adult", grain_free: "no", flavour: "Beef" }),
  food("salmon", "Adult dry food salmon", "17.00", { life_stage: "Adult", grain_free: "yes", flavour: "Salmon" }),
  food("lamb-2", "Adult dry food lamb", "13.00", { life_stage: "Adult", grain_free: "no", flavour: "Lamb" }),
  food("beef-2", "Senior dry food beef", "11.00", { life_stage: "Senior", grain_free: "no", flavour: "Beef" }),
  product("hay", "Timothy hay", "8.00", { category: "Small animals > Food", rating: 4.8 }),
  ...["S", "M", "L"].map((size) =>
    product(`collar-${size}`, "Nylon dog collar", "13.00", {
      category: "Dogs > Collars",
      group_id: "collar",
      options: { size, colour: "Red" },
    }),
  ),
  product("lead-5", "Tape lead 5 m", "15.00", {
    category: "Dogs > Leads",
    rating: 4.9,
    attributes: { max_dog_weight: "25 kg", length: "5 m" },
  }),
  product("nappies-3", "Nappies size 3 (4–9 kg)", "9.00", { category: "Nappies" }),
  product("nappies-4", "Nappies size 4 (9–14 kg)", "9.00", { category: "Nappies" }),
  product("ladder-1", "Step ladder Uno", "40.00", { category: "Ladders", attributes: { "max load": "120 kg" } }),
  product("ladder-2", "Step ladder Duo", "60.00", { category: "Ladders", attributes: { "max load": "150 kg" } }),
  product("seat", "Child seat Max", "90.00", { description: "For children from 15 to 36 kg." }),
  product("lead-8", "Tape lead 8 m", "27.00", {
    category: "Dogs > Leads",
    description: "A tape lead for dogs up to 50 kg.",
    attributes: { length: "8 m" },
  }),
  product("bed", "Cosy dog bed", "40.00", { category: "Dogs > Beds", attributes: { washable: "yes" } }),
  product("hatch", "Cat flap with microchip reader", "69.00", {
    category: "Cat flaps",
    description: "Reads the chip. Four AA batteries, not included.",
  }),
  product("tracker", "Pawtrack GPS tracker", "44.00", {
    category: "Trackers",
    rating: 4.1,
    attributes: { weight: "35 g", battery_life: "7 days", color: "White" },
  }),
  product("mini", "Pawtrack Mini GPS tracker", "49.00", {
    category: "Trackers",
    rating: 4,
    attributes: { weight: "22 g", battery_life: "3 days", color: "Black" },
  }),
  product("cube", "Betta cube aquarium", "34.00", { category: "Aquariums", attributes: { volume: "12 l" } }),
  product("starter", "Starter aquarium", "74.00", { category: "Aquariums", attributes: { volume: "54 l" } }),
  product("classic", "Classic aquarium", "89.00", { category: "Aquariums", attributes: { volume: "60 l" } }),
  product("half", "Student violin 1/2", "179.00", { category: "Violins" }),
  product("quarter", "Student violin 1/4", "179.00", { category: "Violins" }),
  product("full", "Aurelio concert violin", "1290.00", { category: "Violins", description: "Solid top. Without bow." }),
  product("ukulele", "Coral concert ukulele", "79.00", { category: "Ukuleles" }),
  product("guitar", "Dune classical guitar", "159.00", { category: "Classical guitars" }),
  product("other-sponge", "Torvik filter sponge", "7.00", {
    category: "Filter media",
    description: "Does not fit filters of Stillwater.",
  }),
  product("sponge", "Stillwater filter sponge", "6.00", {
    category: "Filter media",
    description: "Replacement sponge for the Stillwater 200 filter.",
  }),
  product("filter-200", "Stillwater 200 filter", "40.00", { category: "Filters" }),
  product("filter-300", "Stillwater 300 filter", "90.00", { category: "Filters" }),
  product("tray", "Litter tray round", "20.00", {
    category: "Trays",
    attributes: { lid_included: "no", height: "20 cm" },
  }),
  product("box", "Litter tray square", "30.00", {
    category: "Trays",
    attributes: { lid_included: "yes", height: "45 cm" },
  }),
  product("bowl", "Stoneware mixing bowl", "9.00", { category: "Bowls", description: "Glazed, dishwasher-safe." }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({
    default_mode: "ecommerce",
    ecommerce_active: true,
    rate_limit: 10_000,
    locale: "en",
  });
  for (const one of products) await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, one);
  const document = (title: string, content: string) =>
    app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, { title, content, format: "markdown" });
  await document("Trade-in", "We buy guitars and violins that are less than 20 years old. Send photos of them.");
  await document(
    "Sizes",
    "## Gloves\n\n| Hand | Size |\n| --- | --- |\n| 18–20 cm | 8 |\n| 21–23 cm | 9 |\n\n## Coats\n\n| Height | Size |\n| --- | --- |\n| 170–178 cm | M |\n| 179–188 cm | L |\n| 189–198 cm | XL |",
  );
  await document("Returns", "You can return unused goods within 60 days. Returns are free.");
});
afterAll(() => app.stop());

const ask = (message: string) => app.send(shop.id, { message });
const idsOf = ({ products: shown }: Answer): string[] => shown.map(({ id }) => id);
const shownFor = async (message: string): Promise<string[]> => idsOf(await ask(message));

/** The last answer of a conversation. */
async function talk(...messages: string[]): Promise<Answer> {
  let answer: Answer | undefined;
  for (const message of messages)
    answer = await app.send(shop.id, { message, ...(answer && { conversation_id: answer.conversation_id }) });
  return answer!;
}

describe("what is told not to be free of a thing has it:", () => {
  test.for(["dog food without grain", "grain-free dog food"])("%s", async (message) => {
    expect(await shownFor(message)).toEqual(["salmon"]);
  });
});

test("a word that a distant category is called by leaves the thing that is meant", async () => {
  expect(await shownFor("puppy food under 15")).toEqual(["lamb"]);
});

test.for(["red dog collar small", "small red dog collar"])("a size may be said in a word: %s", async (message) => {
  expect(await shownFor(message)).toEqual(["collar-S"]);
});

test("a figure that one thing is called by leaves out what is called by another", async () => {
  expect(await shownFor("violin 1/2")).toEqual(["half"]);
});

test.for(["Do you sell concert tickets?", "do you offer guitar insurance?"])(
  "of what there is none nothing that shares a word with it is shown: %s",
  async (message) => {
    const { kind, products: shown } = await ask(message);
    expect([kind, shown]).toEqual(["no_answer", []]);
  },
);

describe("what is asked of a product is told by what its description says of the thing:", () => {
  test.for([
    ["Is the Aurelio concert violin sold with a bow?", "Without bow."],
    ["is the microchip cat flap sold with batteries?", "not included"],
    ["can I put the stoneware mixing bowl in the dishwasher?", "dishwasher-safe"],
  ] as const)("%s", async ([message, told]) => {
    expect((await ask(message)).response).toContain(told);
  });
});

describe("things are compared that are", () => {
  test.for(["compare the two trackers", "compare your trackers", "what is the difference between the trackers?"])(
    "all of a kind: %s",
    async (message) => {
      const answer = await ask(message);
      expect(idsOf(answer).toSorted()).toEqual(["mini", "tracker"]);
      expect(answer.response).toContain("7 days");
      expect(answer.response).toContain("3 days");
    },
  );

  test("named, one by a part of the other's name", async () => {
    expect(idsOf(await ask("difference between Pawtrack and Pawtrack Mini")).toSorted()).toEqual(["mini", "tracker"]);
  });
});

describe("what was talked about", () => {
  test("is meant still after a question in vain", async () => {
    const answer = await talk("Pawtrack Mini", "do you sell insurance?", "how heavy is it?");
    expect(answer.response).toContain("22 g");
  });

  test("is meant still after a rule of the shop", async () => {
    const answer = await talk("Pawtrack Mini", "can I return it?", "how long does its battery last?");
    expect(answer.response).toContain("3 days");
  });

  test("is left out where it shall not be that one", async () => {
    const answer = await talk("aquariums", "not the betta cube");
    expect(idsOf(answer).toSorted()).toEqual(["classic", "starter"]);
  });

  test.for(["any other flavours?", "which flavours are there?"])(
    "differs in what the shop tells: %s",
    async (message) => {
      const { response } = await talk("dog food", message);
      for (const flavour of ["Lamb", "Beef"]) expect(response).toContain(flavour);
    },
  );

  test.for(["back to all", "show me all of them again", "zurück zu allen", "zeig mir wieder alle"])(
    "is all of it once more: %s",
    async (message) => {
      const answer = await talk("aquariums", "under 50", message);
      expect(idsOf(answer).toSorted()).toEqual(["classic", "cube", "starter"]);
    },
  );
});

describe("for whom a thing shall be", () => {
  test.for(["guitar for my 9 year old", "Gitarre für Anfänger", "guitare pour mon fils de 9 ans"])(
    "asks for that thing, though no text tells: %s",
    async (message) => {
      expect(await shownFor(message)).toEqual(["guitar"]);
    },
  );
});

describe("a word is known", () => {
  test.for(["ukelele", "ukelele in blue"])("however it is misspelt: %s", async (message) => {
    expect(await shownFor(message)).toEqual(["ukulele"]);
  });

  test.for(["Hundebett", "hondenbed"])("by the things that it is made of: %s", async (message) => {
    expect(await shownFor(message)).toEqual(["bed"]);
  });
});

describe("what a thing takes at most and at least", () => {
  test.for(["lead for a 40 kg dog", "leads for dogs of 40 kg", "Hundeleine für einen 40 kg Hund"])(
    "leaves out what takes less: %s",
    async (message) => {
      const shown = await shownFor(message);
      expect(shown[0]).toBe("lead-8");
      expect(shown).not.toContain("lead-5");
    },
  );

  test.for([
    ["nappies for a 7 kg baby", ["nappies-3"]],
    ["I weigh 130 kg, which step ladder?", ["ladder-2"]],
  ] as const)("by its name or its data: %s", async ([message, ids]) => {
    expect(await shownFor(message)).toEqual(ids);
  });

  test("tells what the nearest takes where none takes so much", async () => {
    const { kind, response } = await ask("step ladder for 160 kg");
    expect(kind).toBe("no_answer");
    expect(response).toContain("**Step ladder Duo**: max load: 150 kg.");
  });

  test.for([
    ["Is the tape lead 5 m made for a 30 kg dog?", "No. **Tape lead 5 m**: max dog weight: 25 kg."],
    ["Is the child seat Max for a 12 kg child?", "No. **Child seat Max**: “For children from 15 to 36 kg.”"],
    ["Is the child seat Max for a 20 kg child?", "Yes. **Child seat Max**: “For children from 15 to 36 kg.”"],
    ["does the tape lead 8 m work for a 30 kg dog?", "Yes. **Tape lead 8 m**: “A tape lead for dogs up to 50 kg.”"],
  ] as const)("says whether it does: %s", async ([message, told]) => {
    expect((await ask(message)).response).toBe(told);
  });
});

test.for([
  "Does the Stillwater filter sponge fit the Stillwater 300 filter?",
  "is the Stillwater filter sponge compatible with the Stillwater 300?",
])("whether one thing fits another is told by what it is said to be for: %s", async (message) => {
  const answer = await ask(message);
  expect([idsOf(answer)[0], answer.response]).toEqual(["sponge", expect.stringContaining("for the Stillwater 200")]);
});

test.for(["only with lid", "nur mit Lid", "with a lid please"])(
  "what is told to come with a thing is wished for by its name: %s",
  async (message) => {
    expect(idsOf(await talk("litter trays", message))).toEqual(["box"]);
  },
);

test.for(["which litter tray is the tallest?", "the tallest litter tray"])(
  "the tallest is known by its height: %s",
  async (message) => {
    const answer = await ask(message);
    expect([idsOf(answer)[0], answer.response]).toEqual(["box", expect.stringContaining("45 cm")]);
  },
);

test.for([
  "I'm 183 cm tall, which size?",
  "je mesure 183 cm, quelle taille ?",
  "I am 1m83, which size?",
  "I'm 1.83 m tall, what size do I need?",
  "je mesure 1m83 quelle taille",
])("a size guide tells whoever says his height: %s", async (message) => {
  expect((await ask(message)).response).toMatch(/179–188 cm.*\bL\b(?![^]*\bXL\b)/);
});

test("that one thing does not fit another is told where the other has namesakes", async () => {
  expect((await ask("does the Torvik sponge fit the Stillwater filter?")).response).toContain("Does not fit filters");
});
