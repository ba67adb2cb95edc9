import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../start-app.ts";
import type { Expected } from "./expected.ts";
import { languages, type Good, type Tongue } from "./goods.ts";
import { household } from "./household.ts";
import { householdWishes } from "./household-wishes.ts";
import { oddWishes } from "./odd-wishes.ts";
import { outfitter } from "./outfitter.ts";
import { ofOne } from "./of-one.ts";
import { ofSeveral } from "./of-several.ts";
import { secondLook } from "./second-look.ts";
import { outfitterWishes } from "./outfitter-wishes.ts";

interface Shop {
  tenant: Tenant;
  goods: Good[];
}

let app: TestApp;
const outfitters = new Map<Tongue, Shop>();
let english: Shop;
beforeAll(async () => {
  app = await startApp();
  for (const language of languages) outfitters.set(language, await open(outfitter(language), language));
  english = await open(household(), "en");
}, 120_000);
afterAll(() => app.stop());

async function open(goods: Good[], locale: Tongue): Promise<Shop> {
  const settings = {
    default_mode: "ecommerce",
    ecommerce_active: true,
    rag_active: false,
    rate_limit: 10_000,
  } as const;
  const tenant = await app.createTenant({ ...settings, locale });
  const feed = goods.map(({ product }) => JSON.stringify(product)).join("\n");
  const reply = await app.upload(`/api/admin/tenants/${tenant.slug}/products`, feed);
  expect(reply.json()).toMatchObject({ failed_total: 0 });
  return { tenant, goods };
}

/** Says one thing after the other in one conversation; gives the last answer. @param said with " > " between messages */
async function talk({ tenant }: Shop, said: string): Promise<Answer> {
  let answer: Answer | null = null;
  for (const message of said.split(" > "))
    answer = await app.send(tenant.id, { message, ...(answer && { conversation_id: answer.conversation_id }) });
  return answer!;
}

const yes = /^(?:\*\*[^*]+\*\*: )?(?:Yes|Ja|Oui|Sí|Sì|Sim|Evet)(?!\p{L})/u;
const no = /^(?:\*\*[^*]+\*\*: )?(?:No|Nein|Non|Não|Nee|Hayır)(?!\p{L})/u;

/** A chip but for what it holds: `price<`, `attributes.size=`, whatever the shop calls a size. */
function chipsOf({ applied_filters }: Answer): string[] {
  const signs: Record<string, string> = { lt: "<", lte: "<", gt: ">", gte: ">", not: "!" };
  const isOfWords = (field: string): boolean => field === "words" || field === "category";
  return applied_filters
    .filter(({ field }) => !isOfWords(field))
    .map(({ field, op, value }) => {
      const name = field.replace(/^quantity\..*/, "quantity");
      const isLevel = ["low", "medium", "high"].includes(String(value));
      return `${kindOfField(name)}${signs[op] ?? "="}${field === "order" || isLevel ? String(value) : ""}`;
    })
    .toSorted();
}

const kindOfField = (name: string): string =>
  /^attributes\.(?:size|größe|taille|talla|taglia|tamanho|maat|beden)$/i.test(name)
    ? "attributes.size"
    : /^attributes\.(?:colour|farbe|couleur|color|colore|cor|kleur|renk)$/i.test(name)
      ? "attributes.colour"
      : name;

/** What a visitor sees who should see something else. */
function faultsOf(answer: Answer, { goods }: Shop, expected: Expected): string[] {
  const byId = new Map(goods.map((one) => [one.product.id, one]));
  const shown = answer.products.map(({ id }) => byId.get(id)!);
  const names = shown.map(({ name }) => name);
  const chips = chipsOf(answer);
  const said = yes.test(answer.response) ? "yes" : no.test(answer.response) ? "no" : "untold";
  const { fits, shows, first, answers, tells } = expected;
  const groups = (some: Good[]): number => new Set(some.map(({ product }) => product.group_id ?? product.id)).size;
  const most = fits && Math.min(6, groups(goods.filter(fits)));
  return [
    ...(fits ? shown.filter((one) => !fits(one)).map(({ name }) => `${name} does not fit`) : []),
    ...(most !== undefined && shown.length !== most ? [`${shown.length} of ${most} are shown`] : []),
    ...(shows && !isSame(names, shows) ? [`not ${shows.join()} but ${names.join()}`] : []),
    ...(expected.isNothing && names.length > 0 ? [`${names.join()} is shown`] : []),
    ...(first && names[0] !== first ? [`${names[0]} comes first`] : []),
    ...(expected.chips && !isSame(chips, expected.chips) ? [`the chips are ${chips.join()}`] : []),
    ...(answers && said !== answers ? [`the answer is ${said}`] : []),
    ...(tells && !tells.test(answer.response) ? ["it is not told"] : []),
  ].map((fault) => `${fault}: ${answer.response}`);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

for (const language of languages) {
  describe(`an outfitter, ${language}`, () => {
    const rows = [...outfitterWishes, ...ofOne, ...ofSeveral].flatMap(({ expects, said }) =>
      (said[language] ?? []).map((sentence) => ({ sentence, expects })),
    );
    test.for(rows)("$sentence", async ({ sentence, expects }) => {
      const shop = outfitters.get(language)!;
      expect(faultsOf(await talk(shop, sentence), shop, expects)).toEqual([]);
    });
  });

  describe(`a shop in English, ${language}`, () => {
    const rows = householdWishes.flatMap(({ expects, said }) =>
      (said[language] ?? []).map((sentence) => ({ sentence, expects })),
    );
    test.for(rows)("$sentence", async ({ sentence, expects }) => {
      expect(faultsOf(await talk(english, sentence), english, expects)).toEqual([]);
    });
  });
}

describe("an outfitter in English", () => {
  const rows = oddWishes.flatMap(([expects, ...said]) => said.map((sentence) => ({ sentence, expects })));
  test.for(rows)("$sentence", async ({ sentence, expects }) => {
    const shop = outfitters.get("en")!;
    expect(faultsOf(await talk(shop, sentence), shop, expects)).toEqual([]);
  });
});

test.for(secondLook)("%s, %s: %s", async ([kind, language, sentence, expects]) => {
  const shop = kind === "household" ? english : outfitters.get(language)!;
  expect(faultsOf(await talk(shop, sentence), shop, expects)).toEqual([]);
});
