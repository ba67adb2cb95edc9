import { Type, type Static } from "typebox";
import { WishedLocale } from "./locale.ts";
import { Mode } from "./mode.ts";
import { NullableText } from "./text.ts";

/** Query of `GET /api/chat/welcome`. */
export const WelcomeQuery = Type.Object({ locale: WishedLocale });
export type WelcomeQuery = Static<typeof WelcomeQuery>;

/** What the widget shows when it opens. */
export const Welcome = Type.Object(
  {
    message: Type.String(),
    assistant_name: Type.String(),
    avatar_url: NullableText(),
    suggestions: Type.Array(Type.String(), { maxItems: 4 }),
    locale: Type.String(),
    widget_type: Mode,
    rag_active: Type.Boolean(),
    ecommerce_active: Type.Boolean(),
  },
  { $id: "Welcome" },
);
export type Welcome = Static<typeof Welcome>;
