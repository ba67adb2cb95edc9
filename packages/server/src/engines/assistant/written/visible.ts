/**
 * Signs that no reader sees and a model reads: they hide words, or turn their order round. The joiners of Persian, Indic
 * scripts and emoji (U+200C, U+200D) stay.
 */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|[\u{e0000}-\u{e0fff}]/gu;

/** A text as a reader sees it. */
export const visible = (text: string): string => text.replace(unseen, "");
