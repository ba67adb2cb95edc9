import type { Pin, PutPin } from "@widget-chat/contract/admin/pin.ts";
import type { PinRow, PinValues } from "../../db/pins.ts";

/** A pin as the admin API shows it. */
export const showPin = ({ created_at, updated_at, ...pin }: PinRow): Pin => ({
  ...pin,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/** What is stored of a pin; what is left out has its default. */
export const pinValues = ({ questions, answer, url = null, title = null, active = true }: PutPin): PinValues => ({
  questions,
  answer,
  url,
  title,
  active,
});
