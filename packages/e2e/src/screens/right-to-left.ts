import { expect, type Page } from "@playwright/test";
import { answering, option, price, product } from "../answering.ts";
import { chatOn, type Chat } from "../chat.ts";
import { hostPage, newTenant } from "../seed.ts";
import { drawPictures } from "./draw-pictures.ts";
import type { Screens } from "./screen.ts";

const arabic = {
  name: "متجر الشمال",
  assistant_name: "نورة",
  locale: "ar",
  welcome_message: "أهلًا بك! كيف يمكنني مساعدتك؟",
  suggestions: ["كم تستغرق مدة التوصيل؟", "كم تبلغ تكلفة الإرجاع؟"],
  escalation: { enabled: true },
};

async function open(page: Page): Promise<Chat> {
  await drawPictures(page);
  await page.goto(hostPage("arabic", await newTenant(arabic)));
  const chat = chatOn(page, { launcher: "المحادثة", message: "رسالتك" });
  await chat.open();
  await expect(chat.panel).toContainText(arabic.welcome_message);
  return chat;
}

const words = `تستغرق مدة التوصيل إلى النمسا **أربعة أيام عمل** [1]، ويكون التوصيل مجانيًا للطلبات التي تزيد على 60 €.

1. اختر المنتج.
2. أدخل العنوان، مثل \`Wien 1010\`.

| البلد | المدة |
|:--|--:|
| ألمانيا | 3 أيام |
| النمسا | 4 أيام |`;
const citations = [
  {
    index: 1,
    document_id: "d",
    title: "مدة التوصيل",
    url: "https://shop.example/shipping",
    quote: "تستغرق مدة التوصيل إلى النمسا أربعة أيام عمل.",
  },
];
const products = [
  product("mug", "كوب مطلي بالمينا", {
    image_url: "https://shop.example/mug.svg",
    price: price("14.90"),
    regular_price: price("19.90"),
    rating: { value: 4.6, count: 213 },
    options: [option("اللون", "أخضر", "أزرق", "أحمر")],
  }),
  product("tent", "خيمة لشخصين", { image_url: "https://shop.example/tents.svg", availability: "out_of_stock" }),
  product("boot", "حذاء للمشي", { image_url: "https://shop.example/boot.svg" }),
];
const applied_filters = [{ field: "price", op: "lte", value: 50, label: "حتى 50 €" }];

/** The same in Arabic. */
export const rightToLeft: Screens = {
  "arabic-welcome": { show: open },
  "arabic-answer": {
    async show(page) {
      await answering(page, words, { citations });
      const chat = await open(page);
      await chat.say("كم تستغرق مدة التوصيل؟");
      await chat.panel.getByRole("button", { name: "اقتباس من المصدر 1" }).click();
      await expect(chat.panel.getByRole("blockquote")).toBeVisible();
    },
  },
  "arabic-products": {
    async show(page) {
      await answering(page, "إليك بعض المنتجات:", { products, applied_filters });
      const chat = await open(page);
      await chat.say("ماذا لديكم؟");
      await expect(chat.panel.getByRole("link", { name: /خيمة لشخصين/ })).toBeVisible();
    },
  },
  "arabic-menu": {
    async show(page) {
      await answering(page, words, { citations });
      const chat = await open(page);
      await chat.say("كم تستغرق مدة التوصيل؟");
      await expect(chat.panel.getByRole("button", { name: "اقتباس من المصدر 1" })).toBeVisible();
      await chat.panel.getByRole("button", { name: "خيارات" }).click();
      await expect(chat.panel.getByRole("menuitem", { name: "حذف المحادثة" })).toBeVisible();
    },
  },
};
