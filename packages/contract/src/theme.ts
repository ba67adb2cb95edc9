import { Type, type Static } from "typebox";
import { Choice } from "./text.ts";

const Colour = Type.String({
  pattern: "^#[0-9a-fA-F]{6}$",
  "x-is": "a colour as # and six hexadecimal digits, such as #3355ff",
  examples: ["#3355ff"],
});

/** How a tenant's widget looks. Everything may be left out. */
export const Theme = Type.Object(
  {
    accent: Type.Optional(Colour),
    accent_dark: Type.Optional(Colour),
    color_scheme: Type.Optional(Choice(["auto", "light", "dark"])),
    position: Type.Optional(Choice(["right", "left"])),
    radius: Type.Optional(Type.Integer({ minimum: 0, maximum: 32, description: "Corner radius of the panel in px." })),
  },
  { $id: "Theme" },
);
export type Theme = Static<typeof Theme>;
